"""What a hand is worth, in cards, and what one more card would do for it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, face, is_wild
from laydown.engine.laying import Tally, best_lays, short_of
from laydown.review.adviser import style_for
from laydown.review.reasons import Reason, because, text_of
from laydown.review.scale import HELD, SKIP_HELD, WAIT, from_cost, laid_value, left_over
from laydown.sense.hold import CARD, complete_phase, holds_back
from laydown.sense.judge import distance_with, fits, nearest
from laydown.sense.outs import outs, table_outs

if TYPE_CHECKING:
    from laydown.engine.state import PartialState
    from laydown.sense.outs import Unseen


class Hand:
    """The hand of a seat: how far it is from its phase, and what it waits for."""

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
        """Count once."""
        self._state: Final = state
        self._seat: Final = seat
        self._unseen: Final = unseen
        self.cards: Final = state.hands[seat]
        self.laid: Final = state.laid[seat] >= 0
        self._tally: Final = Tally(self.cards)
        held = complete_phase(state, seat, self.cards)
        near = -1 if self.laid else nearest(state, seat, self._tally)
        self.phase: Final = held if held >= 0 else near
        edition = state.edition
        self.short: Final = (
            0 if self.laid else short_of(edition.phases[self.phase], self._tally, edition)
        )
        self.complete: Final = not self.laid and not self.short
        self.helping: Final = self._helping()

    def _helping(self) -> int:
        """Return how many unseen cards help."""
        state, unseen = self._state, self._unseen
        if self.laid:
            return table_outs(state, self.cards, unseen)
        if self.complete:
            return sum(unseen.counts[card] for card in unseen.faces if self._along(card))
        edition = state.edition
        return outs(edition.phases[self.phase], self._tally, edition, unseen)

    def _gone(self, card: int) -> int:
        """Return how many cards go with the complete phase if a card comes, hits included."""
        edition = self._state.edition
        table = [group for groups in self._state.table for group in groups]
        phase = edition.phases[self.phase]
        return best_lays(phase, [*self.cards, card], edition, 1, table)[0].cards

    @cached_property
    def _going(self) -> int:
        """How many cards go if the card that comes is of no use, as a Skip is in every lay."""
        return self._gone(SKIP)

    def _along(self, card: int) -> bool:
        """Tell whether a card would go along with the complete phase: laid with it, or hit."""
        return card != SKIP and self._gone(card) > self._going

    @property
    def total(self) -> int:
        """How many cards are unseen."""
        return self._unseen.total

    @property
    def chance(self) -> float:
        """How likely a hidden card helps."""
        return self.helping / max(1, self.total)

    @property
    def value(self) -> float:
        """What the hand is worth, in cards."""
        if self.laid:
            return laid_value(self._state, len(self.cards))
        if self._waits:
            return laid_value(self._state, self._left) + HELD
        return WAIT * self.chance - self.short

    @cached_property
    def _waits(self) -> bool:
        """Whether the phase is complete, and is held back if the card that comes is of no use."""
        if not self.complete:
            return False
        going = self._going - 1  # one less goes of what is there: one more will be left
        return holds_back(self._state, self._seat, going, style_for(self._state))

    @property
    def _left(self) -> int:
        """How many cards the complete phase leaves, after drawing one and discarding one."""
        return len(self.cards) - self._going

    @property
    def helps(self) -> float:
        """What a card that helps is worth: one nearer to the phase, or one less left over."""
        if self._waits:
            return from_cost(CARD)
        if self.complete:
            left = self._left
            return laid_value(self._state, left - 1) - laid_value(self._state, left)
        return left_over(self._state) if self.laid else 1.0

    @property
    def _skip(self) -> float:
        """What a Skip is worth; once laid it is no more than a card that goes."""
        return left_over(self._state) if self.laid else SKIP_HELD

    def gain(self, card: int) -> float:
        """Return what one more card is worth, in cards."""
        if card == SKIP:
            return self._skip
        return self.helps if self._of_use(card) else 0.0

    def _of_use(self, card: int) -> bool:
        """Tell whether a card helps."""
        if self.complete:
            return self._along(card)
        distance = distance_with(self._state, self._seat, self._tally, card)
        if self.laid:
            return not distance
        # A Wild always has a use, as sharp and steady think too.
        return is_wild(card) or distance < self.short

    def hidden(self) -> list[tuple[float, float]]:
        """Return what a hidden card leads to: shares, and what the hand is worth with it."""
        total = self.total
        if not total:
            return [(1.0, self.value)]
        skips = self._unseen.counts[SKIP]
        found = [
            (self.helping / total, self.value + self.helps),
            (skips / total, self.value + self._skip),
            ((total - self.helping - skips) / total, self.value),
        ]
        return [(share, value) for share, value in found if share]

    def why(self, card: int) -> Reason:
        """Return what an open card does for the hand."""
        shown = text_of(face(card))
        if self.laid:
            for owner, groups in enumerate(self._state.table):
                for index, group in enumerate(groups):
                    if fits(self._state, group, card) and self.gain(card):
                        return because("card-hit", card=shown, place=f"{owner + 1}.{index + 1}")
            return because("card-stuck", card=shown)
        if self.complete:
            code = "card-along" if self._of_use(card) else "card-left"
            return because(code, card=shown, phase=self.phase + 1)
        distance = distance_with(self._state, self._seat, self._tally, card)
        if distance >= self.short:
            return because("card-wild" if is_wild(card) else "card-useless", card=shown)
        code = "card-nearer" if distance else "card-completes"
        return because(code, card=shown, phase=self.phase + 1, short=distance)

    def why_hidden(self) -> Reason:
        """Return how likely a hidden card helps."""
        code = "hidden-along" if self.complete else "hidden-hit" if self.laid else "hidden-helps"
        percent = round(100 * self.chance)
        return because(code, outs=self.helping, total=self.total, percent=percent)
