"""What someone without a seat sees: what lies open, and nothing else.

An allow-list like `View`: a new field of the state stays hidden until it is added to what all know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.common import COMMON, Common
from laydown.engine.events import HIDDEN
from laydown.engine.notation.table import headline, print_table
from laydown.engine.state import PartialState, check_whole

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import SupportsIndex

    from laydown.engine.state import State

FIELDS: Final = (*COMMON, "discard_pile")


class Spectator(Common):
    """What lies open at one moment; never changed."""

    __slots__ = ("discard_pile",)

    def __init__(self, state: State) -> None:
        """See a state from outside: what is not named here stays hidden."""
        check_whole(state)
        super().__init__(state)
        self.discard_pile: Final = _discard_pile(state)

    def __eq__(self, other: object) -> bool:
        """Compare everything that lies open."""
        if not isinstance(other, Spectator):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        """Hash by what lies open when."""
        return hash((self.ply, self.hand_sizes, self.discard_pile))

    def __str__(self) -> str:
        """Print the table with the hands hidden."""
        return print_table(self.masked())

    def __repr__(self) -> str:
        """Print what is played, and how far it got."""
        return f"<Spectator: {headline(self.masked())}>"

    def known_of(self, seat: SupportsIndex) -> list[int]:
        """Return the cards that all know to be in a hand."""
        return list(self.shown[self.masked().check_seat(seat)])

    def masked(self) -> PartialState:
        """Return a state in which every card that does not lie open is `HIDDEN`."""
        state = PartialState(self.edition, self.players)
        self.fill(state)
        state.hands = [
            [*self.shown[seat], *[HIDDEN] * (size - len(self.shown[seat]))]
            for seat, size in enumerate(self.hand_sizes)
        ]
        state.draw_pile = [HIDDEN] * self.draw_count
        state.discard_pile = list(self.discard_pile)
        return state


def _discard_pile(state: State) -> tuple[int, ...]:
    """Return the discard pile; where discards are hidden, its top alone lies open (X-21)."""
    pile: Sequence[int] = state.discard_pile
    if state.edition.hidden_discards and pile:
        return (*(HIDDEN,) * (len(pile) - 1), pile[-1])
    return tuple(pile)
