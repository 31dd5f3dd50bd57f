"""Any lay, else any legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.chance import Stream

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.view import View


class RandomBot:
    """Lays when it can, and else plays any legal move."""

    def __init__(self, seed: bytes) -> None:
        """Keep the seed from which every choice follows."""
        self._seed = seed

    def choose(self, view: View) -> Move:
        """Draw a move; the same seed, seat and moment give the same one."""
        legal = view.legal()
        chance = Stream(self._seed, "random bot", view.ply, view.seat)
        return legal.lays.sample(chance) if legal.lays else legal.sample(chance)
