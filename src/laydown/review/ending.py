"""What ends a turn: a discard, two of them, or a Skip in front of somebody."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP
from laydown.engine.laying import shortfall
from laydown.engine.moves import Discard, DiscardTwo, PlaySkip
from laydown.engine.steps.discard import skip_targets
from laydown.review.adviser import style_for
from laydown.review.discards import Comparison
from laydown.review.holding import HeldWeighing
from laydown.review.reasons import Reason, because, text_of
from laydown.review.scale import (
    SKIP_HELD,
    SKIP_LEAD,
    SKIP_OUT,
    WAIT,
    from_cost,
    laid_value,
)
from laydown.sense.denial import FEW, threat
from laydown.sense.weigh import Weighing

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.outs import Unseen

_STEP: Final = 0.001  # by so much the next target of a Skip is worse, where nothing else tells


class Endings:
    """Judges the moves that end a turn; `held` is what a phase that is held back is worth."""

    def __init__(
        self, state: PartialState, seat: int, unseen: Unseen, held: float | None = None
    ) -> None:
        """Weigh the discards once."""
        self._state: Final = state
        self._seat: Final = seat
        self._hand: Final = state.hands[seat]
        self._laid: Final = state.laid[seat] >= 0
        self._unseen: Final = unseen
        self._held: Final = held

    @cached_property
    def _weighing(self) -> Weighing | HeldWeighing:
        weigh = Weighing if self._held is None else HeldWeighing
        return weigh(self._state, self._seat, self._unseen, style_for(self._state))

    @cached_property
    def _targets(self) -> dict[int, float]:
        """Return what a Skip is worth before each seat, the best first."""
        state, seat = self._state, self._seat
        targets = skip_targets(state, seat) if SKIP in self._hand else []
        targets.sort(key=lambda other: threat(state, seat, other), reverse=True)
        found: dict[int, float] = {}
        for other in targets:
            near, *_ = threat(state, seat, other)
            made = state.standing.made[other].bit_count()
            lead = 0.0 if state.edition.options.ten_rounds else SKIP_LEAD * made
            worth = SKIP_HELD + SKIP_OUT * near + lead
            found[other] = min([worth, *(value - _STEP for value in found.values())])
        return found

    @property
    def skip_bonus(self) -> float:
        """What a Skip adds that may still end the turn."""
        return max(self._targets.values(), default=0.0)

    def value(self, move: Move) -> float:
        """Return what the seat stands at after a move, in cards."""
        base = laid_value(self._state, len(self._hand) - 1) if self._laid else 0.0
        if isinstance(move, PlaySkip):
            return base + self._whole + self._targets[move.seat]
        if isinstance(move, DiscardTwo):
            return laid_value(self._state, len(self._hand) - 2)
        if not isinstance(move, Discard) or self.goes_out(move):
            return base
        return self._after_discard(move.card, base)

    def _after_discard(self, card: int, base: float) -> float:
        """Return what the seat stands at without a card."""
        found = self._weighing.of(card)
        if found is None:  # a Skip that nobody can be given
            return base + self._whole - SKIP_HELD
        if self._held is not None and not found.short:
            return self._held - from_cost(found.cost - self._least)
        return base - from_cost(found.cost)

    @cached_property
    def _least(self) -> float:
        """Return what the best discard costs."""
        best = self._weighing.of(self._weighing.best())
        return best.cost if best else 0.0

    @cached_property
    def _whole(self) -> float:
        """Return what the hand is worth without a Skip, beyond what lies on the table."""
        if self._held is not None:
            return self._held
        value = -from_cost(self._least)
        if self._laid or len(self._hand) == 1:
            return value
        edition, phase = self._state.edition, self._weighing.phase
        if phase < 0:
            return value
        return max(value, WAIT - shortfall(edition.phases[phase], self._hand, edition))

    def goes_out(self, move: Move) -> bool:
        """Tell whether a move empties the hand."""
        return self._laid and len(self._hand) == 1 + isinstance(move, DiscardTwo)

    def reason(self, move: Move, other: Move) -> Reason:  # noqa: PLR0911 - one for each kind
        """Return why one end of the turn is better or worse than another."""
        if isinstance(move, PlaySkip):
            if isinstance(other, PlaySkip) and self._targets[move.seat] < self._targets[other.seat]:
                return because("skip-weaker", player=other.seat + 1)
            return self._why_skip(move)
        if self.goes_out(move):
            return because("discard-out")
        if isinstance(other, PlaySkip):
            return because("misses-skip", player=other.seat + 1)
        if isinstance(move, DiscardTwo):
            return because("discard-two")
        if isinstance(move, Discard) and isinstance(other, Discard):
            if SKIP in (move.card, other.card):
                shown = text_of(other.card)
                better = self.value(move) >= self.value(other)
                return because("keeps-skip" if better else "gives-skip", other=shown)
            return self._compared(move.card, other.card)
        return because("discard-one")

    def _compared(self, card: int, other: int) -> Reason:
        """Return why one discard is better or worse than another."""
        weighing = self._weighing
        style = style_for(self._state)
        if isinstance(weighing, HeldWeighing):
            style = weighing.style
        return Comparison(self._state, self._seat, weighing, style).reason(card, other)

    def _why_skip(self, move: PlaySkip) -> Reason:
        """Return why a Skip is aimed at a seat, by the first part of its threat that tells."""
        state, target = self._state, move.seat
        player = target + 1
        held = [len(hand) for hand in state.hands]
        if state.laid[target] >= 0 and held[target] <= FEW:
            return because("skip-out", player=player, cards=held[target])
        rivals = [seat for seat in state.playing() if seat not in (target, self._seat)]
        if not rivals:
            return because("skip-again", player=player)
        if state.edition.options.ten_rounds:
            return self._why_fewest_points(target, rivals)
        made = [mask.bit_count() for mask in state.standing.made]
        others = [made[seat] for seat in rivals]
        if made[target] > max(made[self._seat], *others):
            return because("skip-leads", player=player, count=made[target])
        if made[target] >= max(others) and made[target] > min(others):
            return because("skip-ahead", player=player, count=made[target])
        return self._why_by_cards(target, rivals)

    def _why_fewest_points(self, target: int, rivals: list[int]) -> Reason:
        """Return why a seat is skipped where the fewest points win."""
        totals = self._state.standing.totals
        if totals[target] < max(totals[seat] for seat in rivals):
            return because("skip-points", player=target + 1, points=totals[target])
        return self._why_by_cards(target, rivals)

    def _why_by_cards(self, target: int, rivals: list[int]) -> Reason:
        """Return why a seat is skipped that is no further than others."""
        state, player = self._state, target + 1
        held = [len(hand) for hand in state.hands]
        if state.laid[target] >= 0:
            return because("skip-laid", player=player)
        cards = [held[seat] for seat in rivals]
        if held[target] <= min(cards) and held[target] < max(cards):
            return because("skip-fewest", player=player, cards=held[target])
        return because("skip-next", player=player)
