"""What ends a turn: a discard, two of them, or a Skip in front of someone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP
from laydown.engine.moves import Discard, DiscardTwo, PlaySkip
from laydown.engine.steps.discard import skip_targets
from laydown.review.reasons import because, text_of
from laydown.review.steps.discard import compared
from laydown.sense.denial import FEW

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.review.reasons import Reason
    from laydown.sense.steps.play import PlayJudge


def why(  # noqa: PLR0911 - one for each kind
    judge: PlayJudge, move: Move, other: Move
) -> Reason:
    """Return why one end of the turn is better or worse than another."""
    endings = judge.endings
    if isinstance(move, PlaySkip):
        targets = endings.targets()
        if isinstance(other, PlaySkip) and targets[move.seat] < targets[other.seat]:
            return because("skip-weaker", player=other.seat + 1)
        return _why_skip(judge.state, judge.seat, move.seat)
    if endings.goes_out(move):
        return because("discard-out")
    if isinstance(other, PlaySkip):
        return because("misses-skip", player=other.seat + 1)
    if isinstance(move, DiscardTwo):
        return because("discard-two")
    if isinstance(move, Discard) and isinstance(other, Discard):
        return _why_discard(judge, move, other)
    return because("discard-one")


def _why_discard(judge: PlayJudge, move: Discard, other: Discard) -> Reason:
    """Return why one discard is better or worse than another."""
    endings = judge.endings
    if SKIP in (move.card, other.card):
        better = endings.value(move) >= endings.value(other)
        return because("keeps-skip" if better else "gives-skip", other=text_of(other.card))
    return compared(judge.state, judge.seat, endings.weighing(), move.card, other.card)


def _why_skip(state: PartialState, seat: int, target: int) -> Reason:
    """Return why a Skip is aimed at a seat, by the first part of its threat that tells."""
    player = target + 1
    held = [len(hand) for hand in state.hands]
    if state.laid[target] >= 0 and held[target] <= FEW:
        return because("skip-out", player=player, cards=held[target])
    rivals = [other for other in state.playing() if other not in (target, seat)]
    if not rivals:
        return because("skip-again", player=player)
    if state.edition.options.ten_rounds:
        return _why_fewest_points(state, seat, target, rivals)
    made = [mask.bit_count() for mask in state.standing.made]
    others = [made[other] for other in rivals]
    if made[target] > max(made[seat], *others):
        return because("skip-leads", player=player, count=made[target])
    if made[target] >= max(others) and made[target] > min(others):
        return because("skip-ahead", player=player, count=made[target])
    return _why_by_cards(state, seat, target, rivals)


def _why_fewest_points(state: PartialState, seat: int, target: int, rivals: list[int]) -> Reason:
    """Return why a seat is skipped where the fewest points win."""
    totals = state.standing.totals
    if totals[target] < max(totals[other] for other in rivals):
        return because("skip-points", player=target + 1, points=totals[target])
    return _why_by_cards(state, seat, target, rivals)


def _why_by_cards(state: PartialState, seat: int, target: int, rivals: list[int]) -> Reason:
    """Return why a seat is skipped that is no further than others."""
    player = target + 1
    held = [len(hand) for hand in state.hands]
    if state.laid[target] >= 0:
        return because("skip-laid", player=player)
    cards = [held[other] for other in rivals]
    if held[target] <= min(cards) and held[target] < max(cards):
        return because("skip-fewest", player=player, cards=held[target])
    able = skip_targets(state, seat)
    if all(rival in able for rival in rivals):
        return because("skip-next", player=player)
    return because("skip-only" if len(able) == 1 else "skip-first", player=player)
