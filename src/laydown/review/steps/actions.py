"""What the actions of the ring ask for: a number, a card, a swap, a gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.moves import Ask, Give, Search, Swap
from laydown.review.reasons import because
from laydown.review.steps.draw import why_open

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.review.reasons import Reason
    from laydown.sense.steps.actions import ActionJudge


def why(judge: ActionJudge, move: Move, other: Move) -> Reason:  # noqa: ARG001 - speaks for itself
    """Return what a move does."""
    match move:
        case Ask():
            return _why_ask(judge, move)
        case Search():
            return why_open(judge.state, judge.hand(), move.card)
        case Swap():
            return _why_swap(judge, move)
        case Give():
            return because("give-breaks" if judge.missed((move.card,)) else "give-spare")
    return because("forced")


def _why_ask(judge: ActionJudge, move: Ask) -> Reason:
    hopes = judge.hopes()
    for distance in range(1, judge.state.players):
        other = (judge.seat + distance) % judge.state.players
        if hopes.surely_holds(other, move.number):
            return because("ask-known", player=other + 1, number=move.number)
    percent = round(100 * hopes.worth_of_question(move.number))
    return because("ask-chance", number=move.number, percent=percent)


def _why_swap(judge: ActionJudge, move: Swap) -> Reason:
    missed = judge.missed(move.cards)
    if missed:
        return because("swap-breaks", count=missed)
    percent = round(100 * judge.hand().chance())
    count = len(move.cards)
    return because("swap-spare", count=count, draws=count + 1, percent=percent)
