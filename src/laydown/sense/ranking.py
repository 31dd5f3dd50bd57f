"""The moves of a seat in order: bots take the best, hints explain it, reviews measure by it.

Nothing is played out: a move is worth what the seat stands at after it. Only what the seat sees is
looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.rules import canonical, legal
from laydown.engine.state import CLAIM, DRAW, KEEP, PLAY, STAR, WALK
from laydown.sense.scale import Stakes
from laydown.sense.steps.actions import ActionJudge
from laydown.sense.steps.draw import DrawJudge
from laydown.sense.steps.keep import KeepJudge
from laydown.sense.steps.play import PlayJudge
from laydown.sense.steps.walk import WalkJudge

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind
    from laydown.sense.steps.judge import Judge

_SAME: Final = 1e-9  # worths that are equal but for rounding

# The steps that are not here are those of the ring's actions.
_JUDGES: Final[dict[str, Callable[[PartialState, int, Mind], Judge]]] = {
    DRAW: DrawJudge,
    CLAIM: DrawJudge,
    PLAY: PlayJudge,
    WALK: WalkJudge,
    STAR: WalkJudge,
    KEEP: KeepJudge,
}


def judge_of(state: PartialState, seat: int, mind: Mind) -> Judge:
    """Return the judge of the step at which a seat is asked."""
    make = _JUDGES.get(state.step, ActionJudge)
    return make(state, seat, mind)


def best_move(state: PartialState, seat: int, mind: Mind) -> Move:
    """Return the move that a mind makes, without ranking the others."""
    return judge_of(state, seat, mind).best()


class Ranking:
    """What a seat may do, and what it is worth; the seat has to be asked."""

    __slots__ = ("_ranked", "_worths", "judge", "stakes")

    def __init__(self, state: PartialState, seat: int, mind: Mind) -> None:
        """Look at a position as a seat sees it."""
        self.judge: Final = judge_of(state, seat, mind)
        self.stakes: Final = Stakes(state, seat)
        self._worths: Final[dict[Move, float]] = {}
        self._ranked: tuple[Move, ...] = ()

    def worth(self, move: Move) -> float:
        """Return the chance of winning after any legal move; raise `IllegalMove` for another."""
        move = canonical(self.judge.state, self.judge.seat, move)
        if move not in self._worths:
            self._worths[move] = self.stakes.mean(self.judge.outlook(move))
        return self._worths[move]

    def ranked(self) -> tuple[Move, ...]:
        """Return the moves worth considering, the best first; of equals the one to make."""
        if not self._ranked:
            self._ranked = tuple(self._sorted())
        return self._ranked

    def _sorted(self) -> list[Move]:
        best = self.judge.best()
        moves = list(dict.fromkeys([best, *self.judge.moves()]))
        most = max([self.worth(move) for move in moves])
        return sorted(moves, key=lambda move: -min(self.worth(move), most - _SAME))

    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.ranked()) == 1 and legal(self.judge.state, self.judge.seat).forced

    def at_stake(self) -> float:
        """Return how far the best and the worst of the moves worth considering are apart."""
        worths = [self.worth(move) for move in self.ranked()]
        return worths[0] - min(worths)
