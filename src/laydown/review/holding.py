"""A phase that is held back: what each discard costs who waits with the lay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, face, is_wild
from laydown.engine.laying import shortfall
from laydown.sense.denial import Gift
from laydown.sense.hold import CARD, complete_phase, goes_at_once
from laydown.sense.style import Style
from laydown.sense.weigh import SHORT, Weighed

if TYPE_CHECKING:
    from laydown.engine.state import PartialState
    from laydown.sense.outs import Unseen


class HeldWeighing:
    """All discards but Skips, by the same costs as `sense.hold.spared`, in outs.

    `along` is how many cards fewer would go with the lay.
    """

    behind: Final = False  # who holds a phase has more to save than points

    def __init__(self, state: PartialState, seat: int, unseen: Unseen, style: Style) -> None:
        """Weigh every different card of the hand once."""
        self.unseen: Final = unseen
        self.style: Final = Style(style.gift, 2 * style.point, style.point_laid, along=CARD)
        hand, edition = state.hands[seat], state.edition
        self.phase: Final = complete_phase(state, seat, hand)
        self.found: Final[list[Weighed]] = []
        now = goes_at_once(state, seat, hand, self.phase)
        gift = Gift(state, seat, unseen, style)
        for card in sorted(set(hand) - {SKIP}):
            rest = hand.copy()
            rest.remove(card)
            one = Weighed(card, edition.points(face(card)))
            going = goes_at_once(state, seat, rest, self.phase)
            one.gift, one.taker = gift.cost(card), gift.taker
            if going:
                one.along = float(now - going)
            else:
                one.short = shortfall(edition.phases[self.phase], rest, edition)
            own = SHORT * (one.short + is_wild(card)) + CARD * one.along
            one.cost = own + one.gift - self.style.point * one.points
            self.found.append(one)

    def best(self) -> int:
        """Return the card that costs least; a Skip if there is no other."""
        return min(self.found, key=lambda one: one.cost).card if self.found else SKIP

    def of(self, card: int) -> Weighed | None:
        """Return what was found about a card, None for a Skip."""
        return next((one for one in self.found if one.card == card), None)
