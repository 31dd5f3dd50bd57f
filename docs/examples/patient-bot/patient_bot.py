"""A bot for Laydown: lays when it can, hits all it can, and throws high cards away."""  # noqa: INP001

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import is_wild, number_of
from laydown.engine.moves import Discard, Hit

if TYPE_CHECKING:
    from laydown.bots.thought import Thought
    from laydown.engine.moves import Move
    from laydown.engine.view import View


class Patient:
    """Takes its time: it never takes an open card, and never thinks ahead."""

    def __init__(self, seed: bytes, budget: Thought | None) -> None:
        """Keep what it may draw its chance from; it leaves nothing to chance, and has no budget."""
        self.seed = seed
        self.budget = budget

    def choose(self, view: View) -> Move:
        """Return one of the legal moves."""
        legal = view.legal()
        if legal.lays:
            return legal.best()[0].lay
        for move in legal.moves:
            if isinstance(move, Hit):
                return move
        discards = [move for move in legal.moves if isinstance(move, Discard)]
        if discards:
            return max(discards, key=lambda move: (not is_wild(move.card), number_of(move.card)))
        return next(iter(legal))
