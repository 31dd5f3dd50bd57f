"""Hints: the moves of a seat, the best first, with what each is worth and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.moves import PASS, Lay
from laydown.engine.state import ASK, CLAIM, DRAW, GIVE, KEEP, PLAY, ROLL, SEARCH, STAR, SWAP, WALK
from laydown.review.reasons import Reason, because
from laydown.review.steps import actions, draw, keep, play, walk
from laydown.sense.mind import adviser
from laydown.sense.ranking import Ranking

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.moves import Move
    from laydown.engine.view import View

_ALIKE: Final = 1e-4  # moves that are as good as equal do not explain each other
_SAME: Final = 1e-6  # a difference that is none

# What explains the moves of each step, given the judge of that step.
WHY: Final[dict[str, Callable[..., Reason]]] = {
    DRAW: draw.why,
    CLAIM: draw.why,
    PLAY: play.why,
    ROLL: actions.why,
    WALK: walk.why,
    STAR: walk.why,
    ASK: actions.why,
    GIVE: actions.why,
    SEARCH: actions.why,
    SWAP: actions.why,
    KEEP: keep.why,
}


class Option(NamedTuple):
    """A move, the chance of winning with it, and why it is better or worse than others."""

    move: Move
    worth: float
    reason: Reason


class Appraisal:
    """What a seat may do, what it is worth, and why; the seat of the view has to be asked."""

    def __init__(self, view: View) -> None:
        """Look at a position as a seat sees it; raise `IllegalMove` if the seat is not asked."""
        state = view.masked()
        if view.seat not in state.actors():
            view.legal().canonical(PASS)  # says why
        self._ranking: Final = Ranking(state, view.seat, adviser(state))
        self._step: Final = state.step
        self._why: Final = WHY[state.step]
        self.worth: Final = self._ranking.worth

    @property
    def ranked(self) -> tuple[Move, ...]:
        """The moves worth considering, the best first."""
        return self._ranking.ranked()

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return self._ranking.forced()

    @property
    def at_stake(self) -> float:
        """How far the best and the worst of the moves worth considering are apart."""
        return self._ranking.at_stake()

    @property
    def indifferent(self) -> bool:
        """Whether one may ask for, or take, what one likes: nothing is better than another."""
        asked = self._step in (ASK, SEARCH)
        return asked and len(self.ranked) > 1 and self.at_stake < _SAME

    def reason(self, move: Move) -> Reason:
        """Return why the best move is better than the next, or why another is worse than it."""
        first, *others = self.ranked
        if self.forced:
            return because("forced")
        if self.indifferent:
            return because("no-matter")
        if move != first:
            return self.compared(move, first)
        return self.compared(first, self._rival(first, others))

    def _rival(self, first: Move, others: Sequence[Move]) -> Move:
        """Return beside what the best is told: a lay it waits with, or else what is less good."""
        lay = next((other for other in others if isinstance(other, Lay)), None)
        if lay and not isinstance(first, Lay):
            return lay
        worth = self.worth(first) - _ALIKE
        rival = next((other for other in others if self.worth(other) < worth), None)
        return rival or (others[0] if others else first)

    def compared(self, move: Move, other: Move) -> Reason:
        """Return why a move is better or worse than another."""
        return self._why(self._ranking.judge, move, other)

    def options(self, most: int | None = None) -> list[Option]:
        """Return the best moves with their worths and reasons."""
        return [Option(move, self.worth(move), self.reason(move)) for move in self.ranked[:most]]


def options(view: View, most: int | None = None) -> list[Option]:
    """Return the moves worth considering, the best first; raise `IllegalMove` if not asked."""
    return Appraisal(view).options(most)
