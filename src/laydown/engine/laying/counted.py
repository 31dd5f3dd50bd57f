"""The most places of sets and runs that a hand can fill, and what the groups then stand for.

Each place asks for one number, so for given targets the places that real cards can fill are
`sum(min(held, asked))` over the numbers: cards are counted, never tried one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from laydown.engine.patterns import Pattern, Phase


class Counted:
    """The best targets of a phase of chains and sets: tried one pattern after another.

    `best` is how many places they fill. `lows` has the first number of each chain, the largest
    first, as in `chains`; `numbers` has that of each set, as in `sizes`.
    """

    def __init__(self, phase: Phase, held: list[int], highest: int) -> None:
        """Search; `held` counts the cards of each number, and is used up on the way."""
        self.best = 0
        self.tried = 0  # chains that were placed
        self.chains: Final = phase.largest_chains.copy()
        self.lows: Final = [chain.first for chain in self.chains]
        self.numbers: Final = [1] * len(phase.set_sizes)
        self.sizes: Final = phase.set_sizes.copy()
        self._held: list[int] = held
        self._highest: Final = highest
        self._chosen: Final = self.lows + self.numbers
        real = 0
        most = 0  # of one number
        for count in held:
            real += count
            most = max(most, count)
        # What each pattern and those behind it can fill at most, as if the others took nothing.
        hopes = [0]
        for size in reversed(self.sizes):
            hopes.append(hopes[-1] + min(size, most))
        for chain in reversed(self.chains):
            hopes.append(hopes[-1] + self._most_used(chain))
        hopes.reverse()
        self._hopes: Final = hopes
        self._most: Final = min(hopes[0], real)  # nothing can be better than this
        self._chain(0, 0)

    def _most_used(self, chain: Pattern) -> int:
        """Return how many places of a chain can be filled at best."""
        most = 0
        for low in range(chain.first, chain.last_low(self._highest) + 1):
            if chain.number_fits(low):
                most = max(most, self._used(chain, low))
        return most

    def _better(self, filled: int) -> None:
        """Note the targets chosen if they fill more places than any before."""
        if filled > self.best:
            self.best = filled
            chains = len(self.chains)
            self.lows[:] = self._chosen[:chains]
            self.numbers[:] = self._chosen[chains:]

    def _chain(self, at: int, filled: int) -> None:
        """Place the chain at that place of the list, and all after it."""
        if at == len(self.chains):
            self._set(0, filled)
            return
        chain, held, last = self.chains[at], self._held, at + 1 == len(self._hopes) - 1
        first = chain.first
        if at and self.chains[at - 1] == chain:
            first = self._chosen[at - 1]  # equal chains are in ascending order
        for low in range(first, chain.last_low(self._highest) + 1):
            if not chain.number_fits(low):
                continue
            used = self._used(chain, low)
            if filled + used + self._hopes[at + 1] <= self.best or self.best == self._most:
                continue
            self.tried += 1
            self._chosen[at] = low
            if last:
                self._better(filled + used)
                continue
            before = held.copy()
            self._use(chain, low)
            self._chain(at + 1, filled + used)
            self._held = held = before

    def _used(self, chain: Pattern, low: int) -> int:
        """Return how many places of a chain can be filled."""
        each, step, used = chain.each, chain.step, 0
        for place in range(chain.size):
            used += min(each, self._held[low + place * step])
        return used

    def _use(self, chain: Pattern, low: int) -> None:
        """Put the cards of a chain aside."""
        each, step = chain.each, chain.step
        for place in range(chain.size):
            number = low + place * step
            self._held[number] -= min(each, self._held[number])

    def _set(self, at: int, filled: int) -> None:
        """Place the set at that place of the list, and all after it."""
        self._better(filled)
        if at == len(self.sizes) or self.best == self._most:
            return
        size, held, chains = self.sizes[at], self._held, len(self.chains)
        hope = filled + self._hopes[chains + at + 1]
        tried = 0  # numbers held equally often are alike
        for number in range(1, self._highest + 1):
            count = held[number]
            used = min(size, count)
            if not used or tried >> count & 1 or hope + used <= self.best:
                continue
            tried |= 1 << count
            held[number] -= used
            self._chosen[chains + at] = number
            self._set(at + 1, filled + used)
            held[number] += used
