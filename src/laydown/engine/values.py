"""Values that are made often: compared and hashed like frozen dataclasses, and made much faster.

The `__init__` of a dataclass is written at run time, and stays interpreted when the rest is
compiled: one costs as much as a whole move.
"""

from __future__ import annotations


class Value:
    """A value that is equal to another one if its parts are; never changed."""

    __slots__ = ()

    def parts(self) -> tuple[object, ...]:
        """Return what makes the value."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Compare the parts."""
        if not isinstance(other, Value) or type(other) is not type(self):
            return NotImplemented
        return self.parts() == other.parts()

    def __hash__(self) -> int:
        """Hash by the parts."""
        return hash(self.parts())

    def __repr__(self) -> str:
        """Print the parts."""
        return f"{type(self).__name__}{self.parts()}"
