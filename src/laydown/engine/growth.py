"""How chains grow so that the most cards go which would stay otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.edition import Edition
    from laydown.engine.patterns import Pattern

BRIDGE = -1  # a Wild, whichever


class Chain(NamedTuple):
    """A chain that may grow: on the table, or about to be laid."""

    pattern: Pattern
    low: int
    high: int
    colour: int

    def wants(self, number: int, card: int) -> bool:
        """Tell whether a real card can be this number of the chain."""
        return card & 15 == number and (not self.pattern.same_colour or card >> 4 == self.colour)


class Supply(NamedTuple):
    """What is still in the hand, and what growing has taken from it so far."""

    stuck: list[int]  # cards that fit no pool: each one that goes is a gain
    free: list[int]  # cards that go anyway, and may serve in a chain just as well
    wilds: int  # to bridge gaps with
    bound: list[int]  # cards of an own pool, which can do without some of them:
    slack: int  # so many
    gone: int = 0
    points: int = 0


Places = list[tuple[int, ...]]  # the cards for each place, going outwards
Grown = tuple[Places, Places]  # at the low end, at the high end


class Growth:
    """The best growth of several chains from one hand: `best` has an entry for each chain."""

    def __init__(
        self, chains: list[Chain], supply: Supply, edition: Edition, *, pool: bool
    ) -> None:
        """Try all growths that make sense; where there is a `pool`, every Wild can go in any case.

        Without one, Wilds that bridge nothing need room at the ends of chains.
        """
        self.chains = chains
        self.edition = edition
        self.pool = pool
        self.wilds = supply.wilds
        self.best: list[Grown] = [([], []) for _ in chains]
        self.best_value = (-1, 0)
        # Which of two colours goes matters only if some chain asks for one.
        self.picky = any(chain.pattern.same_colour for chain in chains)
        self._grow([], supply)

    def _grow(self, chosen: list[Grown], supply: Supply) -> None:
        """Try every growth of the next chain, then of those behind it."""
        missing = len(self.chains) - len(chosen)
        grown: list[Grown] = [*chosen, *[([], []) for _ in range(missing)]]
        value = self._value(grown, supply)
        if value > self.best_value:
            self.best_value, self.best = value, grown
        hope = (
            supply.gone + len(supply.stuck) + self.wilds,
            supply.points
            + sum(map(self.edition.points, supply.stuck))
            + self.wilds * self.edition.wild_points,
        )
        if len(chosen) == len(self.chains) or hope <= self.best_value:
            return
        chain = self.chains[len(chosen)]
        step = chain.pattern.step
        for low, after_low in self._ends(chain, chain.low - step, -step, supply):
            for high, after_high in self._ends(chain, chain.high + step, step, after_low):
                self._grow([*chosen, (low, high)], after_high)

    def _value(self, grown: list[Grown], supply: Supply) -> tuple[int, int]:
        """Return how many cards and points go with the chains grown like this, Wilds included."""
        worth = self.edition.wild_points
        if self.pool:
            return supply.gone + self.wilds, supply.points + self.wilds * worth
        wilds = self._wilds_gone(grown, supply.wilds)
        points = supply.points + wilds * worth
        if wilds < self.wilds:  # one that finds no room may take the place of a cheaper card
            added = [card for ends in grown for end in ends for place in end for card in place]
            costs = sorted(self.edition.points(card) for card in added if card != BRIDGE)
            points += sum(max(worth - cost, 0) for cost in costs[: self.wilds - wilds])
        return supply.gone + wilds, points

    def _wilds_gone(self, grown: list[Grown], left: int) -> int:
        """Return how many Wilds go: as bridges, and at the ends that are still open."""
        room = {1: 0, 2: 0}  # places for single cards and for pairs
        for chain, (low, high) in zip(self.chains, grown, strict=True):
            pattern = chain.pattern
            last = pattern.last(self.edition.highest)
            length = (chain.high - chain.low) // pattern.step + 1 + len(low) + len(high)
            room[pattern.each] += (last - pattern.first) // pattern.step + 1 - length
        pairs = min(room[2], left // 2)
        return self.wilds - left + 2 * pairs + min(left - 2 * pairs, room[1])

    def _ends(
        self, chain: Chain, number: int, step: int, supply: Supply
    ) -> Iterator[tuple[Places, Supply]]:
        """Yield growths of one end that stop behind a gain, the longest first; none at last."""
        if chain.pattern.first <= number <= self.edition.highest and supply.stuck:
            for cards, after in self._place(chain, number, supply):
                for further, after_further in self._ends(chain, number + step, step, after):
                    if further or after.gone > supply.gone:
                        yield [cards, *further], after_further
        yield [], supply

    def _place(
        self, chain: Chain, number: int, supply: Supply
    ) -> Iterator[tuple[tuple[int, ...], Supply]]:
        """Yield the cards for one place of a chain, gains first, Wilds last."""
        each = chain.pattern.each
        fitting = [card for card in supply.stuck if chain.wants(number, card)]
        options = [fitting[:each]]
        if self.picky and each == 1 and fitting:
            options = [[card] for card in dict.fromkeys(fitting)]
        for gain in options:
            missing = each - len(gain)
            helping = [card for card in supply.free if chain.wants(number, card)][:missing]
            missing = min(missing - len(helping), supply.slack)
            bound = [card for card in supply.bound if chain.wants(number, card)][:missing]
            bridges = each - len(gain) - len(helping) - len(bound)
            if bridges <= supply.wilds:
                after = Supply(
                    _without(supply.stuck, gain),
                    _without(supply.free, helping),
                    supply.wilds - bridges,
                    _without(supply.bound, bound),
                    supply.slack - len(bound),
                    supply.gone + len(gain),
                    supply.points + sum(map(self.edition.points, gain)),
                )
                yield (*gain, *helping, *bound, *[BRIDGE] * bridges), after


def _without(cards: list[int], taken: list[int]) -> list[int]:
    """Return the cards that are left when some are taken."""
    left = cards.copy()
    for card in taken:
        left.remove(card)
    return left
