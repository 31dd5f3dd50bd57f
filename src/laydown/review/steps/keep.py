"""Which cards to keep for the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.review.reasons import because
from laydown.sense.steps.keep import kept_by

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.review.reasons import Reason
    from laydown.sense.steps.keep import KeepJudge


def why(judge: KeepJudge, move: Move, other: Move) -> Reason:
    """Return what is kept for nothing, or else how near the phase is, and what it waits for."""
    cards, others = kept_by(move), kept_by(other)
    useless, rival = judge.useless(cards), judge.useless(others)
    if useless > rival:
        return because("keep-useless", count=useless, percent=_percent(judge.fresh()))
    if useless < rival or judge.leaves_some(cards):
        return because("keep-needed", count=len(cards), percent=_percent(judge.fresh()))
    short = judge.short(cards)
    percent, instead = _percent(judge.chance(cards)), _percent(judge.chance(others))
    if short == judge.short(others) and percent != instead:
        return because("keep-chance", short=short, percent=percent, instead_percent=instead)
    return because("keep-short", count=len(cards), short=short)


def _percent(chance: float) -> int:
    return round(100 * chance)
