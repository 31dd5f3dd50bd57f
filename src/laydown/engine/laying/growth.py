"""How chains grow so that the most cards go which would stay otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.laying.fan import CARD, Fan, short

if TYPE_CHECKING:
    from laydown.engine.laying.budget import Budget
    from laydown.engine.patterns import Pattern


class Chain:
    """A chain that may grow: on the table, or about to be laid."""

    def __init__(self, pattern: Pattern, at: int, low: int, high: int, suits: int) -> None:
        """Take its place, its first and last number, and the cards that have its colour."""
        self.pattern: Final = pattern
        self.at: Final = at
        self.each: Final = pattern.each
        self.step: Final = pattern.step
        self.first: Final = pattern.first
        self.low: Final = low
        self.high: Final = high
        self.suits: Final = suits
        # What it grows by at its ends, going outwards: `each` bits a place, 0 for a Wild.
        self.below: list[int] = []
        self.above: list[int] = []
        # While growths are tried: one of them, what can be gained, the outermost numbers of that.
        self.low_end: Final[list[int]] = []
        self.high_end: Final[list[int]] = []
        self.gains = 0
        self.lowest = 0
        self.highest = 0


def reach(pattern: Pattern, low: int, high: int, cards: int, fan: Fan, wilds: int) -> int:  # noqa: PLR0913, PLR0917 - a chain in numbers
    """Return which of the cards could come to lie at the ends of a chain, bridging with Wilds."""
    found, step, each = 0, pattern.step, pattern.each
    left = wilds
    low -= step
    while low >= pattern.first:
        fitting = fan.numbers[low] & cards
        left -= short(fitting, each)
        if left < 0:
            break
        found |= fitting
        low -= step
    left = wilds
    high += step
    while high <= fan.highest:
        fitting = fan.numbers[high] & cards
        left -= short(fitting, each)
        if left < 0:
            break
        found |= fitting
        high += step
    return found


class Growth:
    """The best growth of several chains from one hand; each chain keeps its own."""

    def __init__(self, fan: Fan, chains: list[Chain], budget: Budget, *, pool: bool) -> None:
        """Take the chains; where there is a `pool`, every Wild can go in any case.

        Without one, Wilds that bridge nothing need room at the ends of chains.
        """
        self.bound: list[int] = []  # cards of an own pool, which can do without some of them:
        self.slack = 0  # so many
        self._fan: Final = fan
        self._all: Final = chains
        self._pool: Final = pool
        self._budget: Final = budget
        self._chains: Final[list[Chain]] = []  # those that can grow
        self._within: Final[list[int]] = []  # the cards that each one and those behind it can gain
        self._picky = False  # which of two colours goes matters only if some chain asks for one
        # What is left of the hand, and what growing has gained so far.
        self._free = 0
        self._left = 0
        self._wilds = 0
        self._needy = 0  # the Wilds that need room
        self._gone = 0
        self._best = -1

    def find(self, stuck: int, free: int, wilds: int) -> None:
        """Try all growths that make sense, the longest first, or as many as the budget allows.

        Stuck cards fit no pool: each one that goes is a gain. Free cards go anyway, and may serve
        in a chain just as well.
        """
        fan = self._fan
        self._free = free
        self._left = stuck | free
        self._wilds = wilds
        self._needy = 0 if self._pool else wilds
        for bit in self.bound:
            self._left |= bit
        for chain in self._all:
            chain.below, chain.above = [], []
            cards = self._left & chain.suits if stuck else 0
            gains = stuck & reach(chain.pattern, chain.low, chain.high, cards, fan, wilds)
            if gains:
                chain.gains = gains
                chain.lowest = fan.card(gains & -gains) & 15
                chain.highest = fan.card(gains) & 15
                for i, within in enumerate(self._within):
                    self._within[i] = within | gains
                self._chains.append(chain)
                self._within.append(gains)
                self._picky = self._picky or chain.pattern.same_colour
        self._grow(0)

    def _grow(self, at: int) -> None:
        """Try every growth of one chain, then of those behind it."""
        worth = self._gone + self._worth_of_wilds() if self._needy else self._gone
        if worth > self._best:
            self._best = worth
            for chain in self._chains:
                chain.below, chain.above = chain.low_end.copy(), chain.high_end.copy()
        if at == len(self._chains) or not self._budget.spend(self._fan.weight):
            return
        hope = self._gone + self._fan.worth(self._left & self._within[at])
        if self._needy:
            hope += self._needy * (CARD + self._fan.edition.wild_points)
        if hope > self._best:
            chain = self._chains[at]
            self._grow_end(at, chain.low - chain.step, stop=True)

    def _grow_end(self, at: int, number: int, *, stop: bool) -> None:
        """Try growths of one end that stop behind a gain, the longest first; none at last."""
        chain = self._chains[at]
        up = number > chain.low
        further = number <= chain.highest if up else number >= chain.lowest
        if further and self._left & chain.gains:
            fitting = self._fan.numbers[number] & chain.suits & self._left
            gains = fitting & chain.gains
            self._fill(at, number, fitting, gains)
            while gains and self._picky and chain.each == 1:
                card = self._fan.card(gains & -gains)
                gains &= ~self._fan.colours[card >> 4]
                if gains:
                    self._fill(at, number, fitting, gains)
        if stop and up:
            self._grow(at + 1)
        elif stop:
            self._grow_end(at, chain.high + chain.step, stop=True)

    def _fill(self, at: int, number: int, fitting: int, gains: int) -> None:
        """Fill one place, with gains first and Wilds last, and let the end grow on."""
        chain = self._chains[at]
        up = number > chain.low
        end = chain.high_end if up else chain.low_end
        left, wilds, slack, gone = self._left, self._wilds, self.slack, self._gone
        for _ in range(chain.each):
            cards = gains & self._left
            if cards:
                self._gone += CARD + self._fan.points[number - 1]
            else:
                cards = fitting & self._left & self._free
            if not cards and self.slack:
                cards = self._bound(fitting & self._left)
                if cards:
                    self.slack -= 1
            if not cards:
                self._wilds -= 1
            bit = cards & -cards
            end.append(bit)
            self._left ^= bit
        if self._wilds >= 0 and self._budget.spend(self._fan.weight):
            following = number + chain.step if up else number - chain.step
            self._grow_end(at, following, stop=self._gone > gone)
        for _ in range(chain.each):
            end.pop()
        self._left, self._wilds, self.slack, self._gone = left, wilds, slack, gone

    def _bound(self, cards: int) -> int:
        """Return the first of these cards that the own pool can do without."""
        for bit in self.bound:
            if bit & cards:
                return bit
        return 0

    def _worth_of_wilds(self) -> int:
        """Return what the Wilds are worth that go: as bridges, and at ends that are still open."""
        edition = self._fan.edition
        rooms = [0, 0, 0]  # places for single cards and for pairs
        for chain in self._all:
            low = (chain.low - chain.first) // chain.step - len(chain.low_end) // chain.each
            high = (edition.highest - chain.high) // chain.step - len(chain.high_end) // chain.each
            rooms[chain.each] = rooms[chain.each] + low + high
        pairs = min(rooms[2], self._wilds // 2)
        left = self._wilds - 2 * pairs
        left -= min(left, rooms[1])
        worth = (self._needy - left) * (CARD + edition.wild_points)
        if left:  # one that finds no room may take the place of a cheaper card
            costs = sorted(
                edition.points(self._fan.card(bit))
                for chain in self._chains
                for bit in chain.low_end + chain.high_end
                if bit
            )
            worth += sum(max(edition.wild_points - cost, 0) for cost in costs[:left])
        return worth
