"""What a card is worth to the golden player: how many cards its phase is short with and without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import is_wild
from laydown.engine.laying import best_hits, shortfall
from laydown.engine.scoring import open_phases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.view import View


def short(view: View, hand: Sequence[int]) -> int:
    """Return how many cards the nearest phase that the seat may lay is short."""
    phases = open_phases(view.edition, view.standing, view.seat)
    return min(shortfall(view.edition.phases[phase], hand, view.edition) for phase in phases)


def shorter(view: View, hand: Sequence[int], card: int) -> bool:
    """Whether a card brings the phase nearer."""
    return short(view, [*hand, card]) < short(view, hand)


def goes(view: View, hand: Sequence[int], card: int) -> bool:
    """Whether a card would leave the hand again by a hit."""
    groups = [group for groups in view.table for group in groups]
    return any(card in hit.cards for hit in best_hits(groups, [*hand, card], view.edition))


def helps(view: View, card: int) -> bool:
    """Whether a card helps: nearer to the phase, or out of the hand again."""
    if view.laid[view.seat] >= 0:
        return goes(view, view.hand, card)
    return is_wild(card) or shorter(view, view.hand, card)


def cheapest(view: View, hand: Sequence[int], cards: Sequence[int]) -> int:
    """Return the one of the cards that the hand misses least; Wilds are missed most."""

    def cost(card: int) -> tuple[int, bool, int]:
        rest = list(hand)
        rest.remove(card)
        return short(view, rest), is_wild(card), -view.edition.points(card)

    return min(cards, key=cost)
