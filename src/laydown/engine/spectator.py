"""What someone without a seat sees: what lies open, and nothing else.

An allow-list like `View`: a new field of the state stays hidden until it is added here on purpose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.events import HIDDEN
from laydown.engine.notation.table import headline, print_table
from laydown.engine.state import PartialState, check_whole

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import SupportsIndex

    from laydown.engine.state import State

FIELDS: Final = (
    "again",
    "dealer",
    "deals",
    "dice",
    "discard_pile",
    "draw_count",
    "edition",
    "goals",
    "hand_sizes",
    "laid",
    "pawns",
    "players",
    "ply",
    "results",
    "rolls",
    "shown",
    "shuffles",
    "skipped",
    "skips",
    "stack",
    "standing",
    "table",
    "turn",
    "turns",
)


class Spectator:
    """What lies open at one moment; never changed."""

    __slots__ = FIELDS

    def __init__(self, state: State) -> None:
        """See a state from outside: what is not named here stays hidden."""
        check_whole(state)
        self.edition: Final = state.edition
        self.players: Final = state.players
        self.standing: Final = state.standing
        self.results: Final = state.results
        self.ply: Final = state.ply
        self.deals: Final = state.deals
        self.shuffles: Final = state.shuffles
        self.dealer: Final = state.dealer
        self.turn: Final = state.turn
        self.turns: Final = state.turns
        self.stack: Final = tuple(state.stack)
        self.hand_sizes: Final = tuple([len(hand) for hand in state.hands])
        # Cards that all saw come into a hand, and Jokers, whose faces all see.
        self.shown: Final = tuple([tuple(sorted(cards)) for cards in state.shown])
        self.draw_count: Final = len(state.draw_pile)
        self.discard_pile: Final = _discard_pile(state)
        self.laid: Final = tuple(state.laid)
        self.table: Final = tuple([tuple(groups) for groups in state.table])
        self.skips: Final = tuple(state.skips)
        self.skipped: Final = tuple(state.skipped)
        self.goals: Final = tuple(state.goals)
        self.pawns: Final = tuple(state.pawns)
        self.dice: Final = state.dice
        self.rolls: Final = state.rolls
        self.again: Final = state.again

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
        state.standing = self.standing
        state.results = self.results
        state.ply = self.ply
        state.deals = self.deals
        state.shuffles = self.shuffles
        state.dealer = self.dealer
        state.turn = self.turn
        state.turns = self.turns
        state.stack = list(self.stack)
        state.hands = [
            [*self.shown[seat], *[HIDDEN] * (size - len(self.shown[seat]))]
            for seat, size in enumerate(self.hand_sizes)
        ]
        state.shown = [list(cards) for cards in self.shown]
        state.draw_pile = [HIDDEN] * self.draw_count
        state.discard_pile = list(self.discard_pile)
        state.laid = list(self.laid)
        state.table = [list(groups) for groups in self.table]
        state.skips = list(self.skips)
        state.skipped = list(self.skipped)
        state.goals = list(self.goals)
        state.pawns = list(self.pawns)
        state.dice = self.dice
        state.rolls = self.rolls
        state.again = self.again
        return state


def _discard_pile(state: State) -> tuple[int, ...]:
    """Return the discard pile; where discards are hidden, its top alone lies open (X-21)."""
    pile: Sequence[int] = state.discard_pile
    if state.edition.hidden_discards and pile:
        return (*(HIDDEN,) * (len(pile) - 1), pile[-1])
    return tuple(pile)
