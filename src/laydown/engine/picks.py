"""Ways to pick some cards of a hand, as a lazy space: there can be thousands."""

from __future__ import annotations

from itertools import combinations, permutations
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

    def __iter__(self) -> Iterator[Move]:
        """Yield every pick once."""
        for size in range(self._most + 1):
            picks = permutations if self._ordered else combinations
            for picked in dict.fromkeys(picks(self._cards, size)):
                yield self._make(picked)

    @property
    def count(self) -> int:
        """The number of picks."""
        return sum(1 for _ in self)

    def sample(self, chance: Stream) -> Move:
        """Draw a pick at random: each size, and then each card, equally likely."""
        cards = self._cards.copy()
        chance.shuffle(cards)
        return self._make(tuple(cards[: chance.below(self._most + 1)]))
