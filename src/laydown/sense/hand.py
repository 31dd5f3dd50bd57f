"""What a hand is worth, in cards, and what one more card would do for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.laying import Tally, best_lays, short_of, short_with
from laydown.sense.fits import fits_table
from laydown.sense.goal import brings_nearer, complete_phase, goal_of, helping
from laydown.sense.hold import CARD, holds_back
from laydown.sense.outs import Unseen, table_outs
from laydown.sense.scale import HARDER, HELD, SKIP_HELD, WAIT, from_cost, laid_value, left_over

if TYPE_CHECKING:
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind


class Hand:
    """The hand of a seat: how far it is from its phase, and what it waits for."""

    __slots__ = (
        "_going",
        "_helping",
        "_mind",
        "_seat",
        "_state",
        "_tally",
        "_unseen",
        "cards",
        "complete",
        "laid",
        "phase",
        "short",
    )

    def __init__(
        self, state: PartialState, seat: int, mind: Mind, unseen: Unseen | None = None
    ) -> None:
        """Look at the hand; what is unseen, and what helps, is counted when it is asked for."""
        self._state: Final = state
        self._seat: Final = seat
        self._mind: Final = mind
        self._unseen: Unseen | None = unseen
        self.cards: Final = state.hands[seat]
        self.laid: Final = state.laid[seat] >= 0
        self._tally: Final = Tally(self.cards)
        self.phase: int = -1
        self.short: int = 0
        if not self.laid:
            goal = state.goals[seat]
            self.phase = goal if goal >= 0 else goal_of(state, seat, self._tally, self.unseen())
            self.short = short_of(state.edition.phases[self.phase], self._tally, state.edition)
        self.complete: Final = not self.laid and not self.short
        self._helping: int = -1
        self._going: int = -1

    def unseen(self) -> Unseen:
        """Return the cards that the seat cannot place."""
        if self._unseen is None:
            self._unseen = Unseen(self._state)
        return self._unseen

    def helping(self) -> int:
        """Return how many unseen cards help."""
        if self._helping < 0:
            self._helping = self._count_helping()
        return self._helping

    def _count_helping(self) -> int:
        state, unseen = self._state, self.unseen()
        if self.laid:
            return table_outs(state, self.cards, unseen)
        if not self.complete:
            return helping(state, self._seat, self._tally, unseen)
        found = 0
        for card in unseen.faces:
            if card != SKIP and self.along(card):
                found += unseen.counts[card]
        return found

    def phase_with(self, card: int) -> int:
        """Return the phase that the hand goes for with one more card."""
        if self._state.goals[self._seat] >= 0:
            return self.phase
        with_it = [*self.cards, card]
        if self.complete:
            return complete_phase(self._state, self._seat, with_it)
        return goal_of(self._state, self._seat, Tally(with_it), self.unseen())

    def _gone(self, card: int) -> int:
        """Return how many cards go with the complete phase if a card comes, hits included."""
        edition = self._state.edition
        table = [group for groups in self._state.table for group in groups]
        phase = edition.phases[self.phase]
        return best_lays(phase, [*self.cards, card], edition, 1, table)[0].cards

    def _all_going(self) -> int:
        """Return how many go if the card that comes is of no use, as a Skip is in every lay."""
        if self._going < 0:
            self._going = self._gone(SKIP)
        return self._going

    def along(self, card: int) -> bool:
        """Whether a card goes along with a complete phase, or completes a harder one."""
        return self.phase_with(card) > self.phase or self._gone(card) > self._all_going()

    def chance(self) -> float:
        """Return how likely a hidden card is to help."""
        return self.helping() / max(1, self.unseen().total)

    def value(self) -> float:
        """Return what the hand is worth, in cards."""
        if self.laid:
            return laid_value(self._state, len(self.cards))
        if self.waits():
            return laid_value(self._state, self._left()) + HELD
        return WAIT * self.chance() - self.short

    def waits(self) -> bool:
        """Whether a complete phase is held back if the card that comes is of no use."""
        if not self.complete:
            return False
        going = self._all_going() - 1  # one less goes of what is there: one more will be left
        return holds_back(self._state, self._seat, going, self._mind.style)

    def _left(self) -> int:
        """Return how many cards the complete phase leaves, after drawing and discarding one."""
        return len(self.cards) - self._all_going()

    def helps(self) -> float:
        """Return what a card that helps is worth: one nearer to the phase, or one less left."""
        if self.waits():
            return from_cost(CARD)
        if self.complete:
            left = self._left()
            return laid_value(self._state, left - 1) - laid_value(self._state, left)
        return left_over(self._state) if self.laid else 1.0

    def _skip(self) -> float:
        """Return what a Skip is worth; once laid it is no more than a card that goes."""
        return left_over(self._state) if self.laid else SKIP_HELD

    def gain(self, card: int) -> float:
        """Return what one more card is worth, in cards."""
        if card == SKIP:
            return self._skip()
        if not self.of_use(card):
            return 0.0
        harder = self.phase_with(card) - self.phase if self.complete else 0
        return HARDER * harder if harder > 0 else self.helps()

    def is_most(self, card: int) -> bool:
        """Whether no hidden card can be worth more than a card that is of use."""
        return not self.unseen().counts[SKIP] or self.gain(card) >= self._skip()

    def of_use(self, card: int) -> bool:
        """Whether an open card helps: nearer to the phase, or out of the hand by a hit."""
        if self.laid:
            return fits_table(self._state, self.cards, card)
        if is_wild(card):  # a Wild always has a use
            return True
        if self.complete:
            return self._mind.lessons is not None and self.along(card)
        return self.nearer(card)

    def nearer(self, card: int) -> bool:
        """Whether a card brings the phase nearer."""
        state, goal = self._state, self._state.goals[self._seat]
        if goal < 0:
            return brings_nearer(state, self._seat, self._tally, card)
        edition = state.edition
        return short_with(edition.phases[goal], self._tally, card, edition) < self.short

    def hidden(self) -> list[tuple[float, float]]:
        """Return what a hidden card leads to: shares, and what the hand is worth with it."""
        unseen = self.unseen()
        total = unseen.total
        if not total:
            return [(1.0, self.value())]
        skips = unseen.counts[SKIP]
        helping = self.helping()
        found = [
            (helping / total, self.value() + self.helps()),
            (skips / total, self.value() + self._skip()),
            ((total - helping - skips) / total, self.value()),
        ]
        return [(share, value) for share, value in found if share]
