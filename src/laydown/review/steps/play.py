"""Lay, hit, or wait with either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.moves import Discard, Hit, Lay
from laydown.review.reasons import because
from laydown.review.steps import ending
from laydown.sense.dead import held_back, leaves_dead

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.review.reasons import Reason
    from laydown.sense.steps.play import PlayJudge


def why(judge: PlayJudge, move: Move, other: Move) -> Reason:
    """Return why a move is better or worse than another."""
    if isinstance(move, (Lay, Hit)) and leaves_dead(judge.state, judge.seat, move):
        return because("dead")
    if isinstance(move, Lay):
        return _why_lay(judge, move, other)
    if isinstance(move, Hit):
        return _why_hit(judge, move, other)
    if isinstance(other, (Lay, Hit)) and not judge.endings.goes_out(move):
        return _why_not(judge, move, other)
    return ending.why(judge, move, other)


def _why_lay(judge: PlayJudge, move: Lay, other: Move) -> Reason:
    gone, held = judge.gone(move), len(judge.hand)
    if gone >= held - 1:
        return because("lay-out", phase=_phase(judge, move))
    if isinstance(other, Lay) and other.phase == move.phase and gone < judge.gone(other):
        return because("lay-leaves", left=held - gone, fewer=held - judge.gone(other))
    if judge.waits and not isinstance(other, Lay):
        return _why_wait(judge, "lay-early", move)
    harder = isinstance(other, Lay) and other.phase < move.phase
    return because("lay-hardest" if harder else "lay", phase=_phase(judge, move), count=gone)


def _phase(judge: PlayJudge, lay: Lay) -> int:
    """Return the number of the phase that is laid."""
    return lay.phase or judge.state.goals[judge.seat] + 1


def _why_wait(judge: PlayJudge, code: str, lay: Lay) -> Reason:
    """Return why a phase is better held back than laid now."""
    other = next(seat for seat in judge.state.playing() if seat != judge.seat)
    left, cards = len(judge.hand) - judge.gone(lay), len(judge.state.hands[other])
    return because(code, left=left, player=other + 1, cards=cards)


def _why_hit(judge: PlayJudge, move: Hit, other: Move) -> Reason:
    gone = judge.gone(move)
    if gone >= len(judge.hand) - 1:
        return because("hit-out", count=gone)
    if isinstance(other, Hit) and gone < judge.gone(other):
        return because("hit-fewer", count=gone, more=judge.gone(other))
    return because("hit", count=gone)


def _why_not(judge: PlayJudge, move: Move, other: Lay | Hit) -> Reason:
    """Return why the turn is better, or worse, ended without a lay or a hit."""
    if leaves_dead(judge.state, judge.seat, other):
        held = held_back(judge.state, judge.seat)
        return because("held" if move == Discard(held) else "waits")
    if isinstance(other, Hit):
        return because("misses-hit", count=judge.gone(other))
    if judge.waits and judge.value(move) > judge.value(other):
        return _why_wait(judge, "holds", other)
    return because("misses-lay", phase=_phase(judge, other))
