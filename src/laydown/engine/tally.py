"""A hand as counts: all that its distance to most phases depends on.

The counts by number are one integer, four bits each: bits 0 to 3 count Wilds and Jokers, bits
`4 * n` and up the number `n`. The counts by colour are another, eight bits each. A card comes or
goes by adding or subtracting one constant, and the closed forms of `solver` read nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, SKIP, WILD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

MOST: Final = 15  # with more cards a count might not fit into four bits


class Tally:
    """A hand, and its counts."""

    __slots__ = ("cards", "colours", "numbers", "real")

    def __init__(self, hand: Sequence[int]) -> None:
        """Count the cards; the hand itself is not touched."""
        self.cards: Final = list(hand)
        self.numbers: i64 = 0
        self.colours: i64 = 0
        self.real: i64 = 0  # number cards
        for card in self.cards:
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
