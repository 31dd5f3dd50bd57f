"""A recorded game, decision by decision: what each cost, and what was luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import sorted_cards
from laydown.engine.rules import apply
from laydown.engine.view import view
from laydown.review.appraise import Appraisal
from laydown.review.luck import Luck

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.events import Event
    from laydown.engine.moves import Move
    from laydown.engine.notation.record import Record, RecordedMove
    from laydown.engine.state import State
    from laydown.engine.view import View
    from laydown.review.luck import Fortune
    from laydown.review.reasons import Reason

    Progress = Callable[[int], None]

NOTHING: Final = 1e-6  # a loss that is none
TOLD: Final = 0.0005  # a smaller one would be told as 0.0 %
_COSTLIEST: Final = 3  # so many are told


@dataclass(frozen=True)
class Decision:
    """A move that a seat chose, and what would have been better by what it could know."""

    number: int  # of the move in the record, from 1
    round: int
    turn: int  # of all turns of the round, from 1
    view: View
    move: Move
    best: Move
    worth: float
    best_worth: float
    at_stake: float
    reason: Reason | None  # why the best would have been better; None where nothing was lost
    mark: str  # who made it in the player's place

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.view.seat

    @property
    def step(self) -> str:
        """What was to be done."""
        return self.view.stack[-1].name

    @property
    def hand(self) -> list[int]:
        """The cards that the seat held."""
        return sorted_cards(self.view.hand)

    @property
    def loss(self) -> float:
        """How much the move lowered the chance of winning; never below 0."""
        return self.best_worth - self.worth

    @property
    def counts(self) -> bool:
        """Whether it tells of the player: there was a choice, and the player made it."""
        return self.at_stake > NOTHING and not self.mark

    @property
    def cost(self) -> bool:
        """Whether the player lost something by it that is worth telling."""
        return self.counts and self.loss >= TOLD


@dataclass(frozen=True)
class Performance:
    """How one seat played, and what chance gave it."""

    seat: int
    decisions: int
    best: int  # of them that cost nothing worth telling
    loss: float
    at_stake: float
    luck: Fortune

    @property
    def accuracy(self) -> float | None:
        """The share kept, out of 100, of what the decisions could win or lose; None without any."""
        return 100 * (1 - self.loss / self.at_stake) if self.decisions else None


@dataclass(frozen=True)
class Review:
    """All decisions of a record, and how each seat did."""

    record: Record
    end: State
    decisions: tuple[Decision, ...]
    seats: tuple[Performance, ...]

    def costliest(self, seat: int | None = None, most: int = _COSTLIEST) -> list[Decision]:
        """Return the decisions that cost most, of all seats or of one; the dearest first."""
        found = [one for one in self.decisions if one.cost and seat in (None, one.seat)]
        return sorted(found, key=lambda one: -one.loss)[:most]


def review(record: Record, progress: Progress | None = None) -> Review:
    """Replay a record, and judge each move by what its seat could know at that moment."""
    events: list[Event] = []
    state = record.start(events.append)
    luck = Luck(state.players)
    luck.follow(None, events, state)
    decisions = []
    for number, recorded in enumerate(record.moves, 1):
        decisions.append(_judged(state, recorded, number))
        before = state.copy()
        events.clear()
        apply(state, recorded.seat, recorded.move, events.append)
        luck.follow(before, events, state)
        if progress:
            progress(number)
    seats = tuple(
        _performance([one for one in decisions if one.seat == seat and one.counts], seat, fortune)
        for seat, fortune in enumerate(luck.seats)
    )
    return Review(record, state, tuple(decisions), seats)


def _judged(state: State, recorded: RecordedMove, number: int) -> Decision:
    """Judge one move before it is made."""
    seen = view(state, recorded.seat)
    appraisal = Appraisal(seen)
    worth = appraisal.worth(recorded.move)
    best = appraisal.ranked[0]
    if appraisal.worth(best) <= worth:
        best = recorded.move
    loss = appraisal.worth(best) - worth
    least = min(worth, appraisal.worth(appraisal.ranked[0]) - appraisal.at_stake)
    return Decision(
        number=number,
        round=state.deals,
        turn=state.turns + 1,
        view=seen,
        move=recorded.move,
        best=best,
        worth=worth,
        best_worth=worth + loss,
        at_stake=appraisal.worth(best) - least,
        reason=appraisal.compared(best, recorded.move) if loss > NOTHING else None,
        mark=recorded.mark,
    )


def _performance(decisions: Sequence[Decision], seat: int, luck: Fortune) -> Performance:
    return Performance(
        seat=seat,
        decisions=len(decisions),
        best=sum(not one.cost for one in decisions),
        loss=sum(one.loss for one in decisions),
        at_stake=sum(one.at_stake for one in decisions),
        luck=luck,
    )
