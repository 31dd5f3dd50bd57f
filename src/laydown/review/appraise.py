"""What the moves of a seat are worth: the best first, and any other that it may make.

Nothing is played out: a move is worth what the seat stands at after it, by what sharp weighs, and
by what the strongest bot knows of the ring and of phases that are held back. It sees what the view
shows, and nothing else.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from laydown.engine.moves import Lay
from laydown.engine.rules import canonical
from laydown.engine.state import CLAIM, DRAW, KEEP, PLAY, STAR, WALK
from laydown.review.adviser import Adviser
from laydown.review.draw import DrawJudge
from laydown.review.keep import KeepJudge
from laydown.review.play import PlayJudge
from laydown.review.reasons import Reason, because
from laydown.review.ring import RingJudge
from laydown.review.scale import Stakes
from laydown.review.walk import WalkJudge
from laydown.sense.outs import Unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.engine.view import View
    from laydown.review.scale import Outlook

_SAME: Final = 1e-9  # worths that are equal but for rounding
_ALIKE: Final = 1e-4  # moves that are as good as equal do not explain each other


class Judge(Protocol):
    """What each step has: its moves, what comes of one, and why it is better than another."""

    def moves(self) -> list[Move]:
        """Return the moves worth considering."""

    def outlook(self, move: Move) -> Outlook:
        """Return what may come of any legal move."""

    def reason(self, move: Move, other: Move) -> Reason:
        """Return why a move is better or worse than another."""


_JUDGES: Final[dict[str, Callable[[PartialState, int, Unseen], Judge]]] = {
    DRAW: DrawJudge,
    CLAIM: DrawJudge,
    PLAY: PlayJudge,
    WALK: WalkJudge,
    STAR: WalkJudge,
    KEEP: KeepJudge,
}


class Option(NamedTuple):
    """A move, the chance to win with it, and why it is better or worse than others."""

    move: Move
    worth: float
    reason: Reason


class Appraisal:
    """What a seat may do, and what it is worth; the seat of the view has to be asked."""

    def __init__(self, view: View) -> None:
        """Look at a position as a seat sees it."""
        self._view: Final = view
        self._state: Final = view.masked()
        self.stakes: Final = Stakes(self._state, view.seat)
        make = _JUDGES.get(self._state.step, RingJudge)
        self._judge: Final = make(self._state, view.seat, Unseen(self._state))
        self._worths: Final[dict[Move, float]] = {}

    def worth(self, move: Move) -> float:
        """Return the chance to win after any legal move; raise `IllegalMove` for another."""
        move = canonical(self._state, self._view.seat, move)
        if move not in self._worths:
            self._worths[move] = self.stakes.mean(self._judge.outlook(move))
        return self._worths[move]

    @cached_property
    def ranked(self) -> tuple[Move, ...]:
        """The moves worth considering, the best first; of equals the adviser's."""
        chosen = Adviser().choose(self._view)
        moves = list(dict.fromkeys((chosen, *self._judge.moves())))
        best = max(map(self.worth, moves))

        def key(move: Move) -> tuple[float, bool]:
            worth = self.worth(move)
            return (-best, move != chosen) if worth > best - _SAME else (-worth, True)

        return tuple(sorted(moves, key=key))

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.ranked) == 1 and self._view.legal().forced

    def reason(self, move: Move) -> Reason:
        """Return why the best move is better than the next, or why another is worse than it."""
        first, *others = self.ranked
        if self.forced:
            return because("forced")
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
        return self._judge.reason(move, other)

    @property
    def at_stake(self) -> float:
        """How far the best and the worst of the moves worth considering are apart."""
        return self.worth(self.ranked[0]) - min(map(self.worth, self.ranked))

    def options(self, most: int | None = None) -> list[Option]:
        """Return the best moves with their worths and reasons."""
        return [Option(move, self.worth(move), self.reason(move)) for move in self.ranked[:most]]


def options(view: View, most: int | None = None) -> list[Option]:
    """Return the moves worth considering, the best first."""
    return Appraisal(view).options(most)
