"""A hand as counts: all that its distance to most phases depends on.

The counts by number are one integer, four bits each: bits 0 to 3 count Wilds and Jokers, bits
`4 * n` and up the number `n`. The counts by colour are another, eight bits each. A card comes or
goes by adding or subtracting one constant, and the closed forms of `solver` read nothing else: a
run is a mask over the counts, and its cards are counted all at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, SKIP, WILD

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 15  # with more cards a count might not fit into four bits
_EACH: Final = 0x111_1111_1111_1110  # one for each number from 1 to 14


def once(numbers: i64) -> i64:
    """Return a count of 1 for each number that is held."""
    return (numbers | numbers >> 1 | numbers >> 2 | numbers >> 3) & _EACH


def twice(numbers: i64) -> i64:
    """Return a count of 1 for each number that is held twice or more often."""
    return (numbers >> 1 | numbers >> 2 | numbers >> 3) & _EACH


def total(counts: i64) -> i64:
    """Return the sum of counts by number; no more than `MOST`."""
    halves = (counts + (counts >> 32)) & 0xFFFF_FFFF
    return halves * 0x1111_1111 >> 28 & 15  # the product sums up all counts in the eighth one


class Tally:
    """A hand, and its counts."""

    __slots__ = ("cards", "colours", "numbers", "real")

    def __init__(self, hand: list[int]) -> None:
        """Count the cards; the hand itself is not touched, and must not change meanwhile."""
        self.cards: Final = hand
        self.numbers: i64 = 0
        self.colours: i64 = 0
        self.real: i64 = 0  # number cards
        for card in hand:
            self.count(card, 1)

    def count(self, card: i64, by: i64) -> None:
        """Count a card in or out, and leave the cards as they are."""
        if card == WILD or card >= REVERSED:
            self.numbers += by
        elif card != SKIP:
            self.numbers += by << (card & 15) * 4
            self.colours += by << (card >> 4) * 8
            self.real += by

    @property
    def wilds(self) -> i64:
        """How many Wilds and Jokers are held."""
        return self.numbers & 15
