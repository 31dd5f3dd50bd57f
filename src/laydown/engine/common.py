"""What everyone at a table knows, with or without a seat: the ground of each view.

It is built field by field: a new field of the state stays hidden until it is added here on purpose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from laydown.engine.state import PartialState

COMMON: Final = (
    "again",
    "dealer",
    "deals",
    "dice",
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


class Common:
    """What all know at one moment; never changed."""

    __slots__ = COMMON

    def __init__(self, state: PartialState) -> None:
        """See what lies open in a state, but for the discard pile, which not all know alike."""
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
        # Cards that all saw come into a hand, and Jokers, whose faces all see; sorted.
        self.shown: Final = tuple([tuple(sorted(cards)) for cards in state.shown])
        self.draw_count: Final = len(state.draw_pile)
        self.laid: Final = tuple(state.laid)
        self.table: Final = tuple([tuple(groups) for groups in state.table])
        self.skips: Final = tuple(state.skips)
        self.skipped: Final = tuple(state.skipped)
        self.goals: Final = tuple(state.goals)
        self.pawns: Final = tuple(state.pawns)
        self.dice: Final = state.dice
        self.rolls: Final = state.rolls
        self.again: Final = state.again

    def fill(self, state: PartialState) -> None:
        """Put what is known into a new state, but for hands and piles."""
        state.standing = self.standing
        state.results = self.results
        state.ply = self.ply
        state.deals = self.deals
        state.shuffles = self.shuffles
        state.dealer = self.dealer
        state.turn = self.turn
        state.turns = self.turns
        state.stack = list(self.stack)
        state.shown = [list(cards) for cards in self.shown]
        state.laid = list(self.laid)
        state.table = [list(groups) for groups in self.table]
        state.skips = list(self.skips)
        state.skipped = list(self.skipped)
        state.goals = list(self.goals)
        state.pawns = list(self.pawns)
        state.dice = self.dice
        state.rolls = self.rolls
        state.again = self.again
