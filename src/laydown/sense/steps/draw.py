"""Draw or take, knock or pass: an open card against a hidden one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.moves import DRAW, KNOCK, PASS, TAKE, Draw, Knock, Take
from laydown.engine.piles import can_draw, can_take
from laydown.engine.state import CLAIM
from laydown.engine.steps.claim import may_still_take
from laydown.sense.hand import Hand
from laydown.sense.scale import Stakes
from laydown.sense.steps.judge import Judge

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind
    from laydown.sense.scale import Outlook

_SNATCHED: Final = 0.15  # how likely another is to knock before one's turn comes


class DrawJudge(Judge):
    """Judges the steps in which a card comes to the hand."""

    def __init__(self, state: PartialState, seat: int, mind: Mind) -> None:
        """Look at the hand."""
        super().__init__(state, seat, mind)
        self.hand: Final = Hand(state, seat, mind)

    def best(self) -> Move:
        """Take the open card if it helps, else a hidden one."""
        state = self.state
        if state.step == CLAIM:
            return KNOCK if self._wants(KNOCK, PASS) else PASS
        if not can_take(state):
            return DRAW if can_draw(state) else PASS
        return TAKE if not can_draw(state) or self._wants(TAKE, DRAW) else DRAW

    def _wants(self, taking: Move, leaving: Move) -> bool:
        """Whether the open card is worth having: of more use than a hidden one."""
        card, hand = self.state.discard_pile[-1], self.hand
        if not hand.of_use(card):
            return False
        if not hand.complete or self.mind.lessons is None or hand.is_most(card):
            return True  # a card nearer is as much as any card can do
        stakes = Stakes(self.state, self.seat)
        return stakes.mean(self.outlook(taking)) > stakes.mean(self.outlook(leaving))

    def outlook(self, move: Move) -> Outlook:
        """Return what may come of a move."""
        hand, hidden = self.hand, self.hand.hidden()
        if isinstance(move, Draw):
            return hidden
        if self.state.step != CLAIM and not isinstance(move, Take):
            return [(1.0, hand.value())]  # there is no card to be had
        taken = hand.value() + hand.gain(self.state.discard_pile[-1])
        if isinstance(move, (Take, Knock)):
            return [(1.0, taken)]
        later = sum([share * value for share, value in hidden])
        if taken <= later or not may_still_take(self.state, self.seat):
            return hidden
        # Whose turn comes next can take the card then, if nobody knocks.
        rest = [(share * _SNATCHED, value) for share, value in hidden]
        return [(1 - _SNATCHED, taken), *rest]
