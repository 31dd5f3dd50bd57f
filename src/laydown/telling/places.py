"""What a group on the table is called where nobody sees its number: whose it is, and what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.telling.events import NONE
from laydown.telling.messages import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.patterns import Pattern
    from laydown.engine.view import View
    from laydown.telling.messages import Message


class Places:
    """Names the groups that a seat sees on the table, as a card is hit on them.

    `me` is the seat that is spoken to as "you".
    """

    def __init__(self, view: View, names: Sequence[str], me: int = NONE) -> None:
        self._view = view
        self._names = names
        self._me = me

    def of(self, seat: int, group: int) -> Message:
        """Return whose a group is, and what: `Nora’s run`, `your set`."""
        name = f"place-{_kind(self._view.table[seat][group].pattern)}"
        if seat == self._me:
            return message(f"{name}-you")
        return message(name, player=self._names[seat])

    def at(self, place: str) -> Message:
        """Return the same for a group as a move writes it: `2.1`."""
        seat, group = place.split(".")
        return self.of(int(seat) - 1, int(group) - 1)


def _kind(pattern: Pattern) -> str:
    if pattern.same_number:
        return "set"
    return "run" if pattern.chain else "group"
