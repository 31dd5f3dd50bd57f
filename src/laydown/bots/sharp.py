"""Steady play and denial: what the others can hit, have picked up or are collecting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.bots.steady import SteadyBot
from laydown.engine.moves import Star, Walk
from laydown.engine.state import ASK, STAR, WALK
from laydown.engine.steps.roll import distances, landing
from laydown.sense.actions import Prospects
from laydown.sense.denial import threat
from laydown.sense.outs import Unseen
from laydown.sense.weigh import Weighing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.legal import Plan
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState


class SharpBot(SteadyBot):
    """Weighs every discard: what it costs the hand, and what it gives to whoever may take it."""

    def _on_ring(self, state: PartialState, seat: int) -> Move:
        """Walk, and ask, where most is to be expected."""
        step = state.stack[-1].name
        if step not in (WALK, STAR, ASK):
            return super()._on_ring(state, seat)
        hopes = Prospects(state, seat, Unseen(state))
        if step == STAR:
            return Star(hopes.best_action())
        if step == ASK:
            return hopes.question()

        def worth(spaces: int) -> float:
            return hopes.worth_of_space(landing(state, seat, spaces))

        return Walk(max(distances(state), key=worth))

    def _best_lay(self, state: PartialState, plans: list[Plan]) -> Plan:  # noqa: ARG002
        """Return the best lay of the hardest phase: in free order the easy ones can wait."""
        return max(plans, key=lambda plan: plan.lay.phase)

    def _skip_target(self, state: PartialState, seat: int, targets: Sequence[int]) -> int:
        """Return who is about to go out, else who is nearest to winning."""
        return max(targets, key=lambda other: threat(state, seat, other))

    def _discard(self, state: PartialState, seat: int) -> int:
        """Return the card that costs least, all in all."""
        return Weighing(state, seat, Unseen(state)).best()
