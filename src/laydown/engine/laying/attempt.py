"""The lay and the hits for given aims.

The least lay is made first; then everything else that can go goes. Cards that fit a pool (a set, a
colour) go for free. Chains can grow at both ends, and a spare Wild may bridge a gap for a card
behind it. All Wilds go in any case, so bridging costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.cards import is_wild
from laydown.engine.groups import HIGH, LOW, Group, chain_of, pool_group
from laydown.engine.laying.fan import CARD, Fan
from laydown.engine.laying.growth import Chain, Growth
from laydown.engine.laying.lays import Groups, canonical
from laydown.engine.laying.minimum import bare_groups
from laydown.engine.laying.placement import Placement

if TYPE_CHECKING:
    from laydown.engine.laying.budget import Budget
    from laydown.engine.laying.choices import Aim
    from laydown.engine.laying.openings import Openings
    from laydown.engine.patterns import Pattern, Phase


class Addition(NamedTuple):
    """Cards that go onto a group of the table: its place in the given table, and the end."""

    cards: tuple[int, ...]
    group: int
    end: str


class Way(NamedTuple):
    """A lay with the hits that follow, and how many cards and points that takes from the hand."""

    groups: Groups
    hits: tuple[Addition, ...]
    cards: int
    points: int


class Attempt:
    """The best lay and hits for given aims, if they are `possible`."""

    def __init__(
        self, phase: Phase, fan: Fan, table: Openings, aims: list[Aim], budget: Budget
    ) -> None:
        """Make the least lay and let the chains grow; `worth` is what goes if all Wilds do."""
        self._phase: Final = phase
        self._fan: Final = fan
        self._table: Final = table
        self._aims: Final = aims
        self._budget: Final = budget
        self._own: Final[list[Chain]] = []
        self._giving = -1  # the own pool that may give cards to chains
        self._grown = 0  # the cards by which chains grow
        pools = table.fits
        for i, pattern in enumerate(phase.patterns):
            if not pattern.chain:
                pools |= aims[i].takes
        least = Placement(phase, fan, aims, pools, table.coloured)
        self.possible: Final = least.possible
        self._places: Final = least.places
        self._left = least.left
        if least.possible:
            self._grow(pools, len(fan.wilds) - least.missing)
        self.worth = fan.worth(fan.all ^ self._left | pools) + fan.worth_of_wilds
        # What `way` makes of it: the cards of own chains and the Wilds of own pools, and hits.
        self._wilds: list[int] = []
        self._cards: Final[list[list[int]]] = []
        self._lows: Final[list[int]] = []
        self._hits: Final[list[Addition]] = []

    def _grow(self, pools: int, wilds: int) -> None:
        """Let all chains grow."""
        fan, stuck, free = self._fan, self._left & ~pools, self._left & pools
        for i, pattern in enumerate(self._phase.patterns):
            if pattern.chain:
                aim = self._aims[i]
                high = aim.number + (pattern.size - 1) * pattern.step
                self._own.append(Chain(pattern, i, aim.number, high, aim.takes))
        chains = self._own + self._table.chains
        if not chains:
            return
        pool = bool(self._table.pools or len(self._own) < len(self._aims))
        growth = Growth(fan, chains, self._budget, pool=pool)
        for i, pattern in enumerate(self._phase.patterns):
            if not growth.bound and not pattern.chain and not pattern.same_number:
                self._giving = i
                rest = free & self._aims[i].takes
                free ^= rest
                while rest:
                    growth.bound.append(rest & -rest)
                    growth.slack += 1
                    rest &= rest - 1
                growth.bound += [bit for bit in self._places[i] if bit]
        growth.find(stuck, free, wilds)
        for chain in chains:
            for bit in chain.below:
                self._grown |= bit
            for bit in chain.above:
                self._grown |= bit
        self._left &= ~self._grown

    def way(self) -> Way:
        """Return the lay and the hits; `worth` is then what they are worth."""
        patterns = self._phase.patterns
        self._wilds = self._fan.wilds.copy()
        for i, pattern in enumerate(patterns):
            places = self._places[i]
            if not pattern.chain:
                places = [0] * places.count(0)
            self._cards.append(self._cards_of(places))
            self._lows.append(self._aims[i].number)
        for chain in self._own:
            self._lengthen(chain)
        for chain in self._table.chains:
            self._hit_end(chain, LOW, chain.below)
            self._hit_end(chain, HIGH, chain.above)
        pools = self._pour_pools()
        if self._wilds:
            self._pour_wilds()
        if self._wilds:
            self._prefer_wilds()
        lay = []
        for i, pattern in enumerate(patterns):
            if pattern.chain:
                lay.append(chain_of(pattern, self._cards[i], self._lows[i], self._aims[i].colour))
            else:
                lay.append(self._pool(i, pattern, pools[i]))
        hits = tuple(self._hits)
        return Way(canonical(self._phase, lay), hits, self.worth // CARD, self.worth % CARD)

    def _pool(self, index: int, pattern: Pattern, mask: int) -> Group:
        """Return an own pool."""
        aim, cards = self._aims[index], self._fan.chosen(mask) + self._cards[index]
        if self._fan.jokers or not mask:
            return pool_group(pattern, cards, aim.number, aim.colour)
        return Group(pattern, tuple(cards), aim.number, aim.colour)  # they are in order

    def _cards_of(self, bits: list[int]) -> list[int]:
        """Return the cards of some places; Wilds leave the hand."""
        return [self._fan.card(bit) if bit else self._wilds.pop() for bit in bits]

    def _lengthen(self, chain: Chain) -> None:
        """Let an own chain grow as found."""
        low: list[int] = []
        place = len(chain.below)
        while place:
            low += self._cards_of(chain.below[place - chain.each : place])
            place -= chain.each
            self._lows[chain.at] = self._lows[chain.at] - chain.step
        if low or chain.above:
            self._cards[chain.at] = low + self._cards[chain.at] + self._cards_of(chain.above)

    def _hit_end(self, chain: Chain, end: str, bits: list[int]) -> None:
        """Add these cards to a chain on the table."""
        for place in range(0, len(bits), chain.each):
            cards = tuple(self._cards_of(bits[place : place + chain.each]))
            self._hits.append(Addition(cards, chain.at, end))

    def _pour_pools(self) -> list[int]:
        """Let every card go that fits a pool, an own one first; return what own ones have."""
        found = []
        for i, pattern in enumerate(self._phase.patterns):
            mask = 0
            if not pattern.chain:
                for bit in self._places[i]:
                    mask |= bit
            found.append(mask & ~self._grown)
        if self._giving >= 0:  # it may have to replace what it gave
            found[self._giving] = found[self._giving] | self._fitting(self._giving)
        for i, pattern in enumerate(self._phase.patterns):
            if not pattern.chain:
                found[i] = found[i] | self._fitting(i)
        rest = self._left & self._table.fits
        while rest:
            bit = rest & -rest
            rest ^= bit
            at = 0
            while not bit & self._table.pools[at]:
                at += 1
            self._hits.append(Addition((self._fan.card(bit),), self._table.pool_at[at], ""))
        return found

    def _fitting(self, index: int) -> int:
        """Take the cards from the hand that fit an own pool."""
        mask = self._left & self._aims[index].takes
        self._left ^= mask
        return mask

    def _pour_wilds(self) -> None:
        """Let the Wilds that are left go wherever there is room, an own group first."""
        patterns = self._phase.patterns
        for i, pattern in enumerate(patterns):
            if not pattern.chain:
                self._cards[i] += self._wilds
                self._wilds = []
                return
        if self._table.pools:
            for chain in self._own:
                self._pour_own(chain)
            self._pour_onto(self._table.pool_at[0])
        # Pairs first: what they leave over can still go where single cards go.
        for each in (2, 1):
            for chain in self._own:
                if chain.each == each:
                    self._pour_own(chain)
            for chain in self._table.chains:
                if chain.each == each:
                    self._pour_chain(chain)

    def _pour_own(self, chain: Chain) -> None:
        """Lengthen an own chain by Wilds, at its high end first."""
        cards, low = self._cards[chain.at], self._lows[chain.at]
        high = low + (len(cards) // chain.each - 1) * chain.step
        while len(self._wilds) >= chain.each and high + chain.step <= self._fan.highest:
            cards += self._cards_of([0] * chain.each)
            high += chain.step
        while len(self._wilds) >= chain.each and low - chain.step >= chain.first:
            cards = self._cards_of([0] * chain.each) + cards
            low -= chain.step
        self._cards[chain.at], self._lows[chain.at] = cards, low

    def _pour_chain(self, chain: Chain) -> None:
        """Lengthen a chain on the table by Wilds, at its high end first."""
        low = chain.low - len(chain.below) // chain.each * chain.step
        high = chain.high + len(chain.above) // chain.each * chain.step
        most = len(self._wilds) // chain.each
        above = min(most, (self._fan.highest - high) // chain.step)
        below = min(most - above, (low - chain.first) // chain.step)
        self._hit_end(chain, HIGH, [0] * (above * chain.each))
        self._hit_end(chain, LOW, [0] * (below * chain.each))
        if self._fan.edition.overfull_runs and chain.each == 1:  # B-24
            self._pour_onto(chain.at)

    def _pour_onto(self, group: int) -> None:
        """Add all Wilds that are left to a group of the table."""
        for card in self._wilds:
            self._hits.append(Addition((card,), group, ""))
        self._wilds = []

    def _prefer_wilds(self) -> None:
        """Let Wilds for which there is no room take the places of cards that cost less.

        There are only chains then, own ones and on the table.
        """
        points = self._fan.edition.points
        while self._wilds:
            wild = self._wilds[-1]
            spots = self._cards + [list(hit.cards) for hit in self._hits]
            cheaper = sorted(
                (points(card), at, i)
                for at, spot in enumerate(spots)
                for i, card in enumerate(spot)
                if not is_wild(card) and points(card) < points(wild)
            )
            for _, at, i in cheaper:
                card, spots[at][i] = spots[at][i], wild
                if self._number_cards_suffice():
                    if at >= len(self._cards):
                        hit = at - len(self._cards)
                        cards = tuple(sorted(spots[at]))
                        self._hits[hit] = self._hits[hit]._replace(cards=cards)
                    self._wilds.pop()
                    self.worth -= CARD + points(card)
                    break
                spots[at][i] = card
            else:
                break
        for card in self._wilds:
            self.worth -= CARD + points(card)

    def _number_cards_suffice(self) -> bool:
        """Whether number cards lie where they are needed (X-06); hits alone need none."""
        real = sum(not all(map(is_wild, cards)) for cards in self._cards)
        return not bare_groups(self._fan.edition.wild_minimum, len(self._cards), real)
