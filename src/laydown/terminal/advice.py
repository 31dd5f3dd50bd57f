"""A few good moves where there are too many to list: what the simple bot would do, and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.bots import make_bot
from laydown.bots.sense import helps
from laydown.engine.cards import number_card
from laydown.engine.moves import Ask, DiscardTwo, Keep, Move, Swap
from laydown.engine.state import ASK, KEEP, SWAP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.view import View

_NUMBERS: Final = 3  # so many numbers to ask for are suggested
_PAIRS: Final = 6  # more ways to discard two cards are typed


def suggested(view: View) -> list[Move] | None:
    """Return some moves for a step that has too many, the best first; None where all are listed."""
    step = view.stack[-1].name
    if step == SWAP:
        return _with_none(view, Swap(()))
    if step == KEEP:
        return _with_none(view, Keep(()))
    return [] if step == ASK else None  # a number is asked for first, then a direction


def _best(view: View) -> Move:
    """Return what the simple bot would do: it leaves nothing to chance."""
    return make_bot("simple", b"").choose(view)


def _with_none(view: View, none: Move) -> list[Move]:
    return list(dict.fromkeys((_best(view), none)))


def numbers_to_ask(view: View) -> list[int]:
    """Return a few numbers that would help, the best first."""
    best = _best(view)
    numbers = [number for number in range(1, view.edition.highest + 1) if _helps(view, number)]
    if isinstance(best, Ask) and best.number in numbers:
        numbers = list(dict.fromkeys((best.number, *numbers)))
    return numbers[:_NUMBERS]


def _helps(view: View, number: int) -> bool:
    """Tell whether some card of a number would help, and somebody may have it."""
    others = (seat for seat in range(view.players) if seat != view.seat)
    if all(view.lacks[seat] >> number & 1 for seat in others):
        return False
    return any(helps(view, number_card(colour, number)) for colour in view.edition.colours)


def listed_pairs(moves: Sequence[Move]) -> list[Move]:
    """Return the ways to discard two cards if there are few, else none: they are typed."""
    pairs = [move for move in moves if isinstance(move, DiscardTwo)]
    return list(pairs) if len(pairs) <= _PAIRS else []
