"""What the cards left in a hand cost, however they were entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.notation.cards import parse_card
from laydown.engine.scoring import hand_points
from laydown.score.facts import classes

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.wire.sheets import Entry


def worth(edition: Edition, entry: Entry) -> int:
    """Return the points of an entry."""
    if entry.counts:
        kinds = classes(edition)
        return sum(kind.points * count for kind, count in zip(kinds, entry.counts, strict=True))
    if entry.cards:
        return hand_points(edition, map(parse_card, entry.cards))
    return entry.points


def empty(entry: Entry) -> bool:
    """Whether nothing is left."""
    return not entry.points and not any(entry.counts) and not entry.cards
