"""What the groups on the table take of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.laying.growth import Chain, reach

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.groups import Group
    from laydown.engine.laying.fan import Fan


class Openings:
    """The pools and chains on the table, and the cards of a hand that fit them."""

    def __init__(self, table: Sequence[Group], fan: Fan) -> None:
        """Look at each group."""
        self.pools: Final[list[int]] = []  # what fits each of them
        self.pool_at: Final[list[int]] = []  # its place on the table
        self.chains: Final[list[Chain]] = []
        self.fits = 0  # what fits any pool
        self.coloured = 0  # the cards in colours that chains ask for
        self._fan: Final = fan
        self._rooms: Final[list[list[int]]] = []
        for i, group in enumerate(table):
            pattern = group.pattern
            if pattern.chain:
                suits = fan.suits(pattern, group.colour)
                self.chains.append(Chain(pattern, i, group.number, group.high, suits))
                if pattern.same_colour:
                    self.coloured |= suits
            else:
                cards = fan.pool(pattern, group.number, group.colour)
                self.pools.append(cards)
                self.pool_at.append(i)
                self.fits |= cards

    def rooms(self, wilds: int) -> list[int]:
        """Return how many cards of each number chains can take at most, with so many Wilds."""
        while len(self._rooms) <= wilds:
            self._rooms.append([])
        found = self._rooms[wilds]
        if not found:
            found = [0] * len(self._fan.numbers)
            for chain in self.chains:
                cards = reach(chain.pattern, chain.low, chain.high, chain.suits, self._fan, wilds)
                for number in range(1, self._fan.highest + 1) if cards else ():
                    if cards & self._fan.numbers[number]:
                        found[number] = found[number] + chain.each
            self._rooms[wilds] = found
        return found
