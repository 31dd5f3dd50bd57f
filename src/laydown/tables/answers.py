"""The answers that were given, so that the same command again gets the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from laydown.engine.errors import LaydownError

_KEPT: Final = 64  # of each person


class Given(NamedTuple):
    """An answer: None for done."""

    error: LaydownError | None


class Answers:
    """The last answers of each person, by the id of the command."""

    def __init__(self) -> None:
        self._given: dict[str, dict[str, Given]] = {}

    def known(self, who: str, command: str) -> Given | None:
        """Return what a command was answered before."""
        return self._given.get(who, {}).get(command) if command else None

    def note(self, who: str, command: str, error: LaydownError | None) -> None:
        """Remember an answer."""
        if not who or not command:
            return
        given = self._given.setdefault(who, {})
        given[command] = Given(error)
        if len(given) > _KEPT:
            del given[next(iter(given))]
