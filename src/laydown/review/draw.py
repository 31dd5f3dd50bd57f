"""Draw or take, knock or pass: an open card against a hidden one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.moves import Draw, Knock, Take
from laydown.engine.rules import legal
from laydown.engine.state import CLAIM
from laydown.engine.steps.claim import may_still_take
from laydown.review.hand import Hand

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.review.reasons import Reason
    from laydown.review.scale import Outlook
    from laydown.sense.outs import Unseen

_SNATCHED: Final = 0.15  # how likely another knocks before one's turn comes


class DrawJudge:
    """Judges the steps in which a card comes to the hand."""

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
        """Look at the hand and at the open card."""
        self._state: Final = state
        self._seat: Final = seat
        self._hand: Final = Hand(state, seat, unseen)

    def moves(self) -> list[Move]:
        """Return all moves: there are two at most."""
        return list(legal(self._state, self._seat).moves)

    def outlook(self, move: Move) -> Outlook:
        """Return what may come of a move."""
        hand, hidden = self._hand, self._hand.hidden()
        if isinstance(move, Draw):
            return hidden
        if self._state.step != CLAIM and not isinstance(move, Take):
            return [(1.0, hand.value)]  # there is no card to be had
        taken = hand.value + hand.gain(self._state.discard_pile[-1])
        if isinstance(move, (Take, Knock)):
            return [(1.0, taken)]
        later = sum(share * value for share, value in hidden)
        if taken <= later or not may_still_take(self._state, self._seat):
            return hidden
        # Whose turn comes next can take the card then, if nobody knocks.
        rest = [(share * _SNATCHED, value) for share, value in hidden]
        return [(1 - _SNATCHED, taken), *rest]

    def reason(self, move: Move, other: Move) -> Reason:  # noqa: ARG002 - each speaks for itself
        """Return what the card does, or how likely a hidden one helps."""
        if isinstance(move, Draw):
            return self._hand.why_hidden()
        return self._hand.why(self._state.discard_pile[-1])
