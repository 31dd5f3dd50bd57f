"""Draw or take, knock or pass: what the open card does, or how likely a hidden one is to help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import face, is_wild
from laydown.engine.moves import Draw
from laydown.review.reasons import because, text_of
from laydown.sense.fits import fits

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.review.reasons import Reason
    from laydown.sense.hand import Hand
    from laydown.sense.steps.draw import DrawJudge


def why(judge: DrawJudge, move: Move, other: Move) -> Reason:  # noqa: ARG001 - speaks for itself
    """Return what the card does, or how likely a hidden one is to help."""
    if isinstance(move, Draw):
        return why_hidden(judge.hand)
    return why_open(judge.state, judge.hand, judge.state.discard_pile[-1])


def why_open(state: PartialState, hand: Hand, card: int) -> Reason:
    """Return what an open card does for the hand."""
    shown = text_of(face(card))
    if hand.laid:
        return _why_hit(state, hand, card)
    phase = hand.phase_with(card)
    if hand.complete and phase == hand.phase:
        return because(
            "card-along" if hand.along(card) else "card-left", card=shown, phase=phase + 1
        )
    if not hand.complete and not hand.nearer(card):
        return because("card-wild" if is_wild(card) else "card-useless", card=shown)
    short = max(0, hand.short - 1)
    code = "card-nearer" if short else "card-completes"
    return because(code, card=shown, phase=phase + 1, short=short)


def _why_hit(state: PartialState, hand: Hand, card: int) -> Reason:
    """Return where a player who has laid can hit a card."""
    shown = text_of(face(card))
    for owner, groups in enumerate(state.table):
        for index, group in enumerate(groups):
            if fits(state, group, card) and hand.gain(card):
                return because("card-hit", card=shown, place=f"{owner + 1}.{index + 1}")
    return because("card-stuck", card=shown)


def why_hidden(hand: Hand) -> Reason:
    """Return how likely a hidden card is to help."""
    code = "hidden-along" if hand.complete else "hidden-hit" if hand.laid else "hidden-helps"
    percent = round(100 * hand.chance())
    return because(code, outs=hand.helping(), total=hand.unseen().total, percent=percent)
