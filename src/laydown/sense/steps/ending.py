"""What ends a turn: a discard, two of them, or a Skip in front of someone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP
from laydown.engine.laying import shortfall
from laydown.engine.moves import PASS, Discard, DiscardTwo, PlaySkip
from laydown.engine.steps.discard import can_discard, can_discard_two, skip_targets
from laydown.sense.denial import threat
from laydown.sense.held import HeldWeighing
from laydown.sense.outs import Unseen
from laydown.sense.race import strength, worth_less
from laydown.sense.scale import SKIP_HELD, SKIP_LEAD, SKIP_OUT, WAIT, from_cost, laid_value
from laydown.sense.weigh import Weighing

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind

_STEP: Final = 0.001  # by so much the next target of a Skip is worse, where nothing else tells


class Endings:
    """Judges the moves that end a turn; `held` is what a phase that is held back is worth."""

    __slots__ = ("_hand", "_held", "_laid", "_mind", "_seat", "_state", "_weighing")

    def __init__(
        self, state: PartialState, seat: int, mind: Mind, held: float | None = None
    ) -> None:
        """Look at the hand; discards are weighed when it comes to them."""
        self._state: Final = state
        self._seat: Final = seat
        self._mind: Final = mind
        self._hand: Final = state.hands[seat]
        self._laid: Final = state.laid[seat] >= 0
        self._held: Final = held
        self._weighing: Weighing | HeldWeighing | None = None

    def best(self) -> Move:
        """Return the move that ends the turn."""
        state, seat = self._state, self._seat
        if not can_discard(state, seat):
            return PASS
        if can_discard_two(state, seat):
            return DiscardTwo(self._hand[0], self._hand[1])
        targets = list(self.targets())
        if targets:  # a turn won is worth the same at any time
            return PlaySkip(targets[0])
        return Discard(self._best_discard())

    def _best_discard(self) -> int:
        """Return the card that costs least, all in all."""
        found = self.weighing()
        card = found.best()
        if card < 0:  # no card can be spared of a phase that is held
            card = self._weighed().best()
        return card

    def weighing(self) -> Weighing | HeldWeighing:
        """Return what each discard costs."""
        if self._weighing is None:
            self._weighing = self._weighed() if self._held is None else self._weighed_held()
        return self._weighing

    def _weighed(self) -> Weighing:
        unseen = Unseen(self._state)
        beliefs = self._mind.beliefs(unseen)
        return Weighing(self._state, self._seat, unseen, self._mind.style, beliefs)

    def _weighed_held(self) -> HeldWeighing:
        unseen = Unseen(self._state)
        beliefs = self._mind.beliefs(unseen)
        return HeldWeighing(self._state, self._seat, unseen, self._mind.style, beliefs)

    def targets(self) -> dict[int, float]:
        """Return what a Skip is worth in front of each seat, the best first."""
        state, seat = self._state, self._seat
        found: dict[int, float] = {}
        least = 99.0
        for other in self._by_danger(skip_targets(state, seat) if SKIP in self._hand else []):
            made = state.standing.made[other].bit_count()
            lead = 0.0 if state.edition.options.ten_rounds else SKIP_LEAD * made
            out = SKIP_OUT if threat(state, seat, other)[0] else 0.0
            least = min(least - _STEP, SKIP_HELD + out + lead)
            found[other] = least
        return found

    def _by_danger(self, targets: list[int]) -> list[int]:
        """Return seats in the order in which they are skipped.

        First goes who is about to go out, else who is nearest to winning; or who is likeliest to
        win, less so who has laid, or feeds this seat.
        """
        state, seat = self._state, self._seat
        if self._mind.race:
            return sorted(
                targets,
                key=lambda other: strength(state, other) - worth_less(state, seat, other),
                reverse=True,
            )
        return sorted(targets, key=lambda other: threat(state, seat, other), reverse=True)

    def skip_bonus(self) -> float:
        """Return what a Skip adds that may still end the turn."""
        return max([0.0, *self.targets().values()])

    def value(self, move: Move) -> float:
        """Return what the seat stands at after a move, in cards."""
        base = laid_value(self._state, len(self._hand) - 1) if self._laid else 0.0
        if isinstance(move, PlaySkip):
            return base + self._whole() + self.targets()[move.seat]
        if isinstance(move, DiscardTwo):
            return laid_value(self._state, len(self._hand) - 2)
        if not isinstance(move, Discard) or self.goes_out(move):
            return base
        return self._after_discard(move.card, base)

    def _after_discard(self, card: int, base: float) -> float:
        """Return what the seat stands at without a card."""
        weighing = self.weighing()
        found = weighing.of(card)
        if found is None:  # a Skip that nobody can be given
            return base + self._whole() - SKIP_HELD
        held = self._held
        if held is None or (isinstance(weighing, HeldWeighing) and weighing.breaks(found)):
            return base - from_cost(found.cost)
        return held - from_cost(found.cost - self._least())

    def _least(self) -> float:
        """Return what the best discard costs."""
        weighing = self.weighing()
        best = weighing.of(weighing.best())
        return best.cost if best else 0.0

    def _whole(self) -> float:
        """Return what the hand is worth without a Skip, beyond what lies on the table."""
        if self._held is not None:
            return self._held
        value = -from_cost(self._least())
        if self._laid or len(self._hand) == 1:
            return value
        edition, phase = self._state.edition, self.weighing().phase
        if phase < 0:
            return value
        return max(value, WAIT - shortfall(edition.phases[phase], self._hand, edition))

    def goes_out(self, move: Move) -> bool:
        """Whether a move empties the hand."""
        return self._laid and len(self._hand) == (2 if isinstance(move, DiscardTwo) else 1)
