"""A few good moves where there are too many to list: what a hint would advise, and the like."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED
from laydown.engine.complete import unseen
from laydown.engine.moves import DiscardTwo, Keep, Lay, Move, Swap
from laydown.engine.state import ASK, KEEP, SWAP
from laydown.review.appraise import Appraisal
from laydown.sense.goal import wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.view import View

_NUMBERS: Final = 3  # so many numbers to ask for are suggested
_KNOWN: Final = 100  # how much more a card is worth that someone is known to hold
_FACE: Final = REVERSED - 1  # a Joker is given as the card it shows (B-18)
_PAIRS: Final = 6  # more ways to discard two cards are typed


def suggested(view: View) -> list[Move] | None:
    """Return some moves for a step that has too many, the best first; None where all are listed."""
    step = view.stack[-1].name
    if step == SWAP:
        return _with_none(view, Swap(()))
    if step == KEEP:
        return _with_none(view, Keep(()))
    return [] if step == ASK else None  # a number is asked for first, then a direction


def _with_none(view: View, none: Move) -> list[Move]:
    """Return what is best, and to pick no card."""
    return list(dict.fromkeys((Appraisal(view).ranked[0], none)))


def advised_lay(view: View) -> Lay | None:
    """Return the lay that a hint advises, None if it advises something else."""
    best = Appraisal(view).ranked[0]
    return best if isinstance(best, Lay) else None


def numbers_to_ask(view: View) -> list[int]:
    """Return a few numbers that would help, the best first: known in a hand, or most to be had."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    known = [card & _FACE for seat in others for card in view.known_of(seat)]
    hidden = [card for card in unseen(view) if any(_may_hold(view, seat, card) for seat in others)]
    state = view.masked()
    worth: Counter[int] = Counter()
    for cards, weight in ((known, _KNOWN), (hidden, 1)):
        for card, count in Counter(cards).items():
            if wanted(state, view.seat, card):
                worth[card & 15] += weight * count
    return sorted(worth, key=lambda number: (-worth[number], number))[:_NUMBERS]


def _may_hold(view: View, seat: int, card: int) -> bool:
    """Whether a seat has not just said that it lacks the number of a card."""
    return not view.lacks[seat] >> (card & 15) & 1


def listed_pairs(moves: Sequence[Move]) -> list[Move]:
    """Return the ways to discard two cards if there are few, else none: they are typed."""
    pairs = [move for move in moves if isinstance(move, DiscardTwo)]
    return list(pairs) if len(pairs) <= _PAIRS else []
