"""Steady play and denial: what the others can hit, have picked up or are collecting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.sense.mind import SHARP
from laydown.sense.ranking import best_move
from laydown.sense.stuck import unstuck

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.view import View


class SharpBot:
    """Weighs every discard: what it costs the hand, and what it gives to whoever may take it."""

    def choose(self, view: View) -> Move:
        """Return the best move; the same view gives the same one."""
        state, seat = view.masked(), view.seat
        return unstuck(state, seat, best_move(state, seat, SHARP))
