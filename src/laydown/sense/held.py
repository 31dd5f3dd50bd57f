"""A phase that is held back: what each discard costs a seat that waits with the lay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, face, is_wild
from laydown.engine.laying import shortfall
from laydown.sense.denial import Gift
from laydown.sense.goal import complete_phase
from laydown.sense.hold import CARD, goes_at_once
from laydown.sense.style import Style
from laydown.sense.weigh import SHORT, Weighed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.state import PartialState
    from laydown.sense.belief import Belief
    from laydown.sense.outs import Unseen


class HeldWeighing:
    """All discards but Skips of a seat that holds a phase and waits, in outs.

    `along` is how many cards fewer would go with the lay; where the phase breaks, none go at all.
    """

    __slots__ = ("_broken", "_hand", "behind", "found", "phase", "style", "unseen")

    def __init__(
        self,
        state: PartialState,
        seat: int,
        unseen: Unseen,
        style: Style,
        beliefs: Sequence[Belief] = (),
    ) -> None:
        """Weigh every different card of the hand once."""
        self.unseen: Final = unseen
        self.behind: Final = False  # who holds a phase has more to save than points
        self.style: Final = Style(style.gift, 2 * style.point, style.point_laid, along=CARD)
        self._hand: Final = state.hands[seat]
        edition = state.edition
        self.phase: Final = complete_phase(state, seat, self._hand)
        self.found: Final[list[Weighed]] = []
        self._broken: Final[list[int]] = []  # cards without which the phase cannot be laid
        now = goes_at_once(state, seat, self._hand, self.phase)
        gift = Gift(state, seat, unseen, style, beliefs)
        for card in sorted(set(self._hand)):
            if card == SKIP:
                continue
            rest = self._hand.copy()
            rest.remove(card)
            one = Weighed(card, edition.points(face(card)))
            going = goes_at_once(state, seat, rest, self.phase)
            one.gift = gift.cost(card)
            one.taker = gift.taker
            if going:
                one.along = float(now - going)
            else:
                one.short = shortfall(edition.phases[self.phase], rest, edition)
                self._broken.append(card)
            lost = one.short + 1 if is_wild(card) else one.short
            one.cost = SHORT * lost + CARD * one.along + one.gift - self.style.point * one.points
            self.found.append(one)

    def best(self) -> int:
        """Return the card without which the phase still goes with most cards; -1 if there is none.

        Wilds are kept, and so is the phase itself. A Skip goes only where there is nothing else.
        """
        best, least = -1, 0.0
        for one in self.found:
            spared = not is_wild(one.card) and not self.breaks(one)
            if spared and (best < 0 or one.cost < least):
                best, least = one.card, one.cost
        return SKIP if best < 0 and SKIP in self._hand else best

    def breaks(self, one: Weighed) -> bool:
        """Whether the phase cannot be laid any more without a card."""
        return one.card in self._broken

    def of(self, card: int) -> Weighed | None:
        """Return what was found about a card, None for a Skip."""
        for one in self.found:
            if one.card == card:
                return one
        return None
