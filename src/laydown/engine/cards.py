"""Cards as small integers; their text form is in `notation`.

A card is `colour << 4 | number`; two equal cards are one integer twice, for nobody can tell them
apart at a table. A card that lies in a group also carries, from bit 8 on, what it stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WILD: Final = 0
SKIP: Final = 15
PLAIN: Final = 255  # the greatest card that does not say what it stands for
REVERSED: Final = 128  # the bit of a card that is held the wrong way round, as a Joker
HIGHEST: Final = 14  # the greatest number that fits into a card
COLOURS: Final = "RYGBOPKT"  # the letter's place is the colour's number


def number_of(card: int) -> int:
    """Return the number of a number card, 0 for a Wild."""
    return card & 15


def colour_of(card: int) -> int:
    """Return the colour of a number card."""
    return card >> 4 & 7


def number_card(colour: int, number: int) -> int:
    """Return the card of that colour and number."""
    return colour << 4 | number


def is_wild(card: int) -> bool:
    """Whether the card stands for any other."""
    return card == WILD or card >= REVERSED


def standing_for(card: int, number: int = 0, colour: int = -1) -> int:
    """Return the Wild laid for a number, a colour, or both."""
    return card | (number | colour + 1 << 4) << 8


def bare(placed: int) -> int:
    """Return the card itself, without what it stands for."""
    return placed & 255


def face(card: int) -> int:
    """Return the card the right way round: a Joker that leaves a hand is no longer one (X-20)."""
    return card & (REVERSED - 1)


def value_number(placed: int) -> int:
    """Return the number that a laid Wild stands for, 0 if it names none."""
    return placed >> 8 & 15


def value_colour(placed: int) -> int:
    """Return the colour that a laid Wild stands for, -1 if it names none."""
    return (placed >> 12 & 15) - 1


def find(cards: list[int], card: int) -> int:
    """Return the first place of a card among others, -1 if it is not there."""
    # A loop is compiled; `in` and `remove` call Python's comparison for each card.
    for at, other in enumerate(cards):
        if other == card:
            return at
    return -1


def take_out(cards: list[int], card: int) -> None:
    """Take one card out of others; it must be among them."""
    at = find(cards, card)
    if at < 0:
        raise ValueError(card)
    cards.pop(at)


def order(card: int) -> int:
    """Sort key: by number, then colour; Wilds and Skips last."""
    plain = card & 127
    if plain == WILD:
        return 1 << 10
    if plain == SKIP:
        return 1 << 11
    return (plain & 15) << 4 | plain >> 4 | (card & REVERSED) << 3


_FEW: Final = 32
_ORDER: Final = [order(card) for card in range(256)]
_order_of: Final = _ORDER.__getitem__


def sorted_cards(cards: Iterable[int]) -> list[int]:
    """Return plain cards in the order in which hands are printed."""
    return sorted(cards, key=_order_of)


def sorted_few(cards: Sequence[int]) -> list[int]:
    """Return the same for the cards of a group: they are few, and each finds its place at once."""
    if len(cards) > _FEW:
        return sorted_cards(cards)
    found: list[int] = []
    for card in cards:
        at = len(found)
        while at and _ORDER[found[at - 1]] > _ORDER[card]:
            at -= 1
        found.insert(at, card)
    return found
