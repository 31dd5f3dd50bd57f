"""Hints and reviews as data for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.notation.cards import cards_text
from laydown.review.appraise import Appraisal

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.view import View
    from laydown.review.game import Decision, Performance, Review
    from laydown.review.reasons import Reason

Data = dict[str, object]


def _reason(reason: Reason, tell: Callable[[Reason], str]) -> Data:
    return {"code": reason.code, "params": reason.params, "text": tell(reason)}


def hint_data(view: View, tell: Callable[[Reason], str]) -> Data:
    """Return everything worth considering; `tell` turns a reason into a sentence."""
    appraisal = Appraisal(view)
    found = appraisal.options()
    best = found[0].worth
    return {
        "edition": view.edition.name,
        "options": view.edition.option_texts(),
        "seat": view.seat + 1,
        "step": view.stack[-1].name,
        "forced": appraisal.forced,
        "moves": [
            {
                "move": str(option.move),
                "worth": option.worth,
                "loss": best - option.worth,
                "reason": _reason(option.reason, tell),
            }
            for option in found
        ],
    }


def _decision(one: Decision, tell: Callable[[Reason], str]) -> Data:
    return {
        "number": one.number,
        "round": one.round,
        "turn": one.turn,
        "seat": one.seat + 1,
        "step": one.step,
        "hand": cards_text(one.hand),
        "move": str(one.move),
        "best": str(one.best),
        "worth": one.worth,
        "best_worth": one.best_worth,
        "loss": one.loss,
        "at_stake": one.at_stake,
        "counts": one.counts,
        "mark": one.mark,
        "reason": _reason(one.reason, tell) if one.reason else None,
    }


def _seat(one: Performance, names: tuple[str, ...]) -> Data:
    luck = one.luck
    return {
        "seat": one.seat + 1,
        "name": names[one.seat] if names else "",
        "decisions": one.decisions,
        "best": one.best,
        "accuracy": one.accuracy,
        "loss": one.loss,
        "at_stake": one.at_stake,
        "luck": {
            "deal": luck.deal,
            "cards": luck.cards,
            "dice": luck.dice,
            "total": luck.total,
            "rounds": luck.rounds,
        },
    }


def review_data(review: Review, tell: Callable[[Reason], str], seat: int | None = None) -> Data:
    """Return every decision, of all seats or of one, and how the seats did."""
    record = review.record
    return {
        "edition": record.edition.name,
        "options": record.edition.option_texts(),
        "players": record.players,
        "finished": review.end.over,
        "winners": [winner + 1 for winner in review.end.standing.winners],
        "seats": [_seat(one, record.names) for one in review.seats if seat in (None, one.seat)],
        "costliest": [one.number for one in review.costliest(seat)],
        "decisions": [_decision(one, tell) for one in review.decisions if seat in (None, one.seat)],
    }
