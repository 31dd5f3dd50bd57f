"""Any legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.chance import Stream

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.view import View


class RandomBot:
    """Plays any legal move, and lays about as often as anything else."""

    def __init__(self, seed: bytes) -> None:
        """Keep the seed from which every choice follows."""
        self._seed = seed

    def choose(self, view: View) -> Move:
        """Draw a move; the same seed, seat and moment give the same one."""
        return view.legal().sample(Stream(self._seed, "random bot", view.ply, view.seat))
