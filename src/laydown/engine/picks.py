"""Ways to pick some cards of a hand, as a lazy space: there can be more than anybody can list."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from laydown.engine.chance import Stream
    from laydown.engine.moves import Keep, Move, Swap


class PickSpace:
    """All ways to pick none or some cards of a hand."""

    def __init__(
        self,
        cards: Sequence[int],
        most: int,
        make: Callable[[tuple[int, ...]], Keep | Swap],
        *,
        ordered: bool,
    ) -> None:
        """Pick none to `most` of the cards; `ordered` if their order makes a difference."""
        self._cards = sorted(cards)
        self._most = min(most, len(cards))
        self._make = make
        self._ordered = ordered

    def __repr__(self) -> str:
        """Print how many there are."""
        return f"<PickSpace: {self.count}>"

    def __iter__(self) -> Iterator[Move]:
        """Yield every pick once, the small ones first."""
        left: dict[int, int] = {}
        for card in self._cards:
            left[card] = left.get(card, 0) + 1
        for size in range(self._most + 1):
            for picked in self._picks(left, [], size):
                yield self._make(tuple(picked))

    def _picks(self, left: dict[int, int], picked: list[int], size: int) -> Iterator[list[int]]:
        """Yield the picks of one size that begin with the cards picked already."""
        wanted = size - len(picked)
        if not wanted:
            yield picked
            return
        for card, count in left.items():
            if not count or (picked and not self._ordered and card < picked[-1]):
                continue
            if not self._ordered and sum(n for c, n in left.items() if c >= card) < wanted:
                return
            left[card] = count - 1
            picked.append(card)
            yield from self._picks(left, picked, size)
            picked.pop()
            left[card] = count

    @property
    def count(self) -> int:
        """The number of picks: calculated, since there can be too many to count."""
        ways = [1] + [0] * self._most  # by how many cards are picked
        for card in dict.fromkeys(self._cards):
            more = ways.copy()
            for amount in range(1, self._cards.count(card) + 1):
                for before in range(self._most + 1 - amount):
                    places = comb(before + amount, amount) if self._ordered else 1
                    more[before + amount] += ways[before] * places
            ways = more
        return sum(ways)

    def sample(self, chance: Stream) -> Move:
        """Draw a pick at random: each size, and then each card, equally likely."""
        cards = self._cards.copy()
        chance.shuffle(cards)
        return self._make(tuple(cards[: chance.below(self._most + 1)]))
