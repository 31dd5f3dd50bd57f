"""What a player can have left at the end of a round."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import COLOURS, SKIP, WILD, number_card
from laydown.engine.errors import SetupError
from laydown.score.facts import classes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.wire.sheets import Entry

_CARD: Final = re.compile(rf"([{COLOURS}])([1-9]|1[0-9])|[WS]")


def check_entry(edition: Edition, entry: Entry) -> None:
    """Check what a player has left, and the phase where it has to be named."""
    free = edition.options.free_order
    if entry.laid and free:
        if entry.phase - 1 not in edition.options.phases:
            raise SetupError("sheet_which_phase")
    elif entry.phase:
        raise SetupError("sheet_no_choice")
    told = [bool(entry.points), bool(entry.counts), bool(entry.cards)]
    if sum(told) > 1:
        raise SetupError("sheet_two_ways")
    if any(told) and not edition.scored:
        raise SetupError("sheet_no_points")
    if entry.counts:
        _check_counts(edition, entry.counts)
    elif entry.cards:
        _check_cards(edition, entry.cards)
    else:
        check_points(edition, entry.points)


def check_points(edition: Edition, points: int) -> None:
    """Check a number: no hand can cost what no cards add up to."""
    kinds = classes(edition)
    most = sum(kind.points * kind.cards for kind in kinds)
    if not 0 <= points <= most:
        raise SetupError("sheet_points", {"found": str(points), "most": most})
    step = math.gcd(*(kind.points for kind in kinds))
    if step and points % step:
        raise SetupError("sheet_step", {"found": str(points), "step": step})


def _check_counts(edition: Edition, counts: Sequence[int]) -> None:
    kinds = classes(edition)
    if len(counts) != len(kinds):
        raise SetupError("sheet_counts", {"count": len(kinds)})
    for kind, count in zip(kinds, counts, strict=True):
        if not 0 <= count <= kind.cards:
            raise SetupError("sheet_count", {"found": str(count), "most": kind.cards})


def _check_cards(edition: Edition, cards: Sequence[str]) -> None:
    deck = Counter(edition.deck)
    for text, count in Counter(cards).items():
        if count > deck[_card(edition, text)]:
            raise SetupError("sheet_card", {"found": text})


def _card(edition: Edition, text: str) -> int:
    found = _CARD.fullmatch(text)
    if not found or (found[2] and int(found[2]) > edition.highest):
        raise SetupError("sheet_card", {"found": text})
    if found[1]:
        return number_card(COLOURS.index(found[1]), int(found[2]))
    return WILD if text == "W" else SKIP
