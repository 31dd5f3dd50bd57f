"""The best way to lay a phase: most cards gone, then most points, hits included.

For each choice of targets the least lay is made first; then everything else that can go goes. Cards
that fit a pool (a set, a colour) go for free. Chains can grow at both ends, and a spare Wild may
bridge a gap for a card behind it. All Wilds go in any case, so bridging costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from laydown.engine.cards import SKIP, bare, is_wild, order
from laydown.engine.groups import HIGH, LOW, Group, chain_group, fits_pool, pool_group
from laydown.engine.growth import BRIDGE, Chain, Growth, Supply
from laydown.engine.lays import Lay, all_lays, canonical
from laydown.engine.patterns import Pattern, Phase
from laydown.engine.solver import can_lay
from laydown.engine.targets import (
    Choices,
    Matching,
    Target,
    accepts,
    filled_places,
    places_by_number,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from laydown.engine.edition import Edition


class Addition(NamedTuple):
    """Cards that go onto a group of the table: its place in the given table, and the end."""

    cards: tuple[int, ...]
    group: int
    end: str


class Way(NamedTuple):
    """A lay with the hits that follow, and how many cards and points that takes from the hand."""

    lay: Lay
    hits: tuple[Addition, ...]
    cards: int
    points: int


def best_lays(
    phase: Phase,
    hand: Sequence[int],
    edition: Edition,
    n: int = 1,
    table: Sequence[Group] = (),
) -> list[Way]:
    """Return the `n` best ways, best first; fewer where there are not so many."""
    if n == 1:
        best = None
        if can_lay(phase, hand, edition):
            best = _held_back(hand, edition, lambda rest: _best(phase, rest, edition, table))
        return [best] if best else []
    ways = [_with_hits(lay, hand, edition, table) for lay in all_lays(phase, hand, edition)]
    ways.sort(key=lambda way: (way.cards, way.points), reverse=True)
    return ways[:n]


def _best(
    phase: Phase, hand: Sequence[int], edition: Edition, table: Sequence[Group]
) -> Way | None:
    """Return the best way, even if it leaves no card."""
    best: Way | None = None
    points = [edition.points(card) for card in hand if card != SKIP]
    limit = len(points), sum(points)
    for chosen in Choices(phase, hand, edition, blanks=False):
        way = _Plan(phase, chosen, hand, edition, table).way()
        if way and (best is None or way[2:] > best[2:]):
            best = way
            if best[2:] >= limit:
                break
    return best


def _held_back(
    hand: Sequence[int], edition: Edition, search: Callable[[Sequence[int]], Way | None]
) -> Way | None:
    """Search with all cards; if none would stay though one must (X-12), with all but one."""
    best = search(hand)
    if best is None or not edition.must_keep or best.cards < len(hand):
        return best
    ways = []
    for card in sorted(set(hand), key=edition.points):
        rest = list(hand)
        rest.remove(card)
        ways.append(search(rest))
    found = [way for way in ways if way]
    return max(found, key=lambda way: way[2:]) if found else None


def _with_hits(lay: Lay, hand: Sequence[int], edition: Edition, table: Sequence[Group]) -> Way:
    """Return the lay as it is, with the best hits on the table that follow.

    What could be hit on the lay itself makes a longer lay, which is a way of its own.
    """
    rest = list(hand)
    for group in lay:
        for card in group.cards:
            rest.remove(bare(card))
    gone = [bare(card) for group in lay for card in group.cards]
    hits: list[Addition] = []
    if table:
        hits = best_hits(table, rest, edition)
        gone += [card for hit in hits for card in hit.cards]
    return Way(lay, tuple(hits), len(gone), sum(map(edition.points, gone)))


class _Plan:
    """The best lay and hits for given targets."""

    def __init__(
        self,
        phase: Phase,
        chosen: Sequence[Target],
        hand: Sequence[int],
        edition: Edition,
        table: Sequence[Group],
    ) -> None:
        self.phase = phase
        self.chosen = chosen
        self.edition = edition
        self.table = table
        self.wilds = sorted((card for card in hand if is_wild(card)), key=order)
        self.rest = sorted((c for c in hand if not is_wild(c) and c != SKIP), key=order)
        self.pools = [i for i, group in enumerate(table) if not group.pattern.chain]
        self.runs = [i for i, group in enumerate(table) if group.pattern.chain]
        self.own_runs = [i for i, pattern in enumerate(phase.patterns) if pattern.chain]
        # The plain cards of each own group: of a pool as one place, of a chain by its places.
        self.places: list[list[list[int]]] = []
        self.lows = [number for number, _ in chosen]
        self.hits: list[Addition] = []

    def way(self) -> Way | None:
        """Return the best way, or None if these targets do not do."""
        if not self._least_lay():
            return None
        chains = self._chains()
        pool = bool(self.pools) or len(self.own_runs) < len(self.phase.patterns)
        supply = self._supply()
        growth = Growth(chains, supply, self.edition, pool=pool)
        self._apply(chains, growth)
        self._pour_pools()
        self._pour_wilds()
        self._prefer_wilds()
        return self._finish()

    def _supply(self) -> Supply:
        """Sort what is left by what can become of it.

        A pool of different numbers gives its real cards back: which of them it keeps is decided
        when it is seen which of them help a chain.
        """
        bound: list[int] = []
        slack = 0
        for i, pattern in enumerate(self.phase.patterns):
            if not bound and not pattern.chain and not pattern.same_number:
                kept = self.places[i][0]
                self.rest += [card for card in kept if not is_wild(card)]
                self.places[i] = [[card for card in kept if is_wild(card)]]
                bound = [card for card in self.rest if self._fits_own(i, card)]
                slack = len(bound) + len(self.places[i][0]) - pattern.least
        others = self.rest.copy()
        for card in bound:
            others.remove(card)
        free = [card for card in others if self._fits_some_pool(card)]
        stuck = [card for card in others if not self._fits_some_pool(card)]
        return Supply(stuck, free, len(self.wilds), bound, slack)

    def _take(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Take these cards from the rest, or a Wild for each BRIDGE."""
        taken = []
        for card in cards:
            if card == BRIDGE:
                taken.append(self.wilds.pop())
            else:
                self.rest.remove(card)
                taken.append(card)
        return tuple(taken)

    def _fits_own(self, index: int, card: int) -> bool:
        pattern = self.phase.patterns[index]
        return not pattern.chain and accepts(pattern, self.chosen[index], 0, card)

    def _fits_some_pool(self, card: int) -> bool:
        return any(fits_pool(self.table[i], card) for i in self.pools) or any(
            self._fits_own(i, card) for i in range(len(self.phase.patterns))
        )

    def _least_lay(self) -> bool:
        """Fill each group to its least size, with Wilds where nothing real is left."""
        patterns = self.phase.patterns
        # Cards that go anyway are tried last: a place is better filled with one that would stay.
        cards = sorted(self.rest, key=self._use_elsewhere)
        if self.phase.by_number and self.edition.wild_minimum != "group":
            found = places_by_number(patterns, self.chosen, cards)
        else:
            matching = Matching(patterns, self.chosen, cards)
            if self.phase.least - matching.filled > len(self.wilds):
                return False
            found = filled_places(matching, patterns)
            self._prefer_stuck(found, matching)
        for group, pattern in enumerate(patterns):
            taken = list(self._take(found[group]))
            each = pattern.each if pattern.chain else len(taken)
            self.places.append([taken[i : i + each] for i in range(0, len(taken), each)])
        return True

    def _use_elsewhere(self, card: int) -> tuple[bool, bool, int]:
        """Rank a card by whether it could go elsewhere: into a pool, onto a chain of its colour."""
        colours = [self.table[i].colour for i in self.runs]
        return self._fits_some_pool(card), card >> 4 in colours, order(card)

    def _prefer_stuck(self, found: list[list[int]], matching: Matching) -> None:
        """Exchange cards in chains that could go elsewhere for equal ones that could not."""
        left = [c for c, at in zip(matching.cards, matching.place_of, strict=True) if at < 0]
        stuck = [card for card in left if not self._fits_some_pool(card)]
        for group in self.own_runs:
            pattern, target = self.phase.patterns[group], self.chosen[group]
            for place, card in enumerate(found[group]):
                if card == BRIDGE or not self._fits_some_pool(card):
                    continue
                for other in stuck:
                    if accepts(pattern, target, place, other):
                        found[group][place] = other
                        stuck.remove(other)
                        break

    def _chains(self) -> list[Chain]:
        """Return all chains that may grow, the own ones first."""
        chains = []
        for i in self.own_runs:
            pattern, (low, colour) = self.phase.patterns[i], self.chosen[i]
            chains.append(Chain(pattern, low, low + (pattern.size - 1) * pattern.step, colour))
        for i in self.runs:
            group = self.table[i]
            chains.append(Chain(group.pattern, group.number, group.high, group.colour))
        return chains

    def _apply(self, chains: list[Chain], growth: Growth) -> None:
        """Let the chains grow as found."""
        own = len(self.own_runs)
        for i, (low, high) in zip(self.own_runs, growth.best, strict=False):
            places = self.places[i]
            places[:0] = [list(self._take(cards)) for cards in reversed(low)]
            places += [list(self._take(cards)) for cards in high]
            self.lows[i] -= len(low) * chains[self.own_runs.index(i)].pattern.step
        for i, (low, high) in zip(self.runs, growth.best[own:], strict=True):
            self.hits += [Addition(self._take(cards), i, LOW) for cards in low]
            self.hits += [Addition(self._take(cards), i, HIGH) for cards in high]

    def _pour_pools(self) -> None:
        """Let every card go that fits a pool, an own one first."""
        for card in self.rest.copy():
            own = next((i for i in range(len(self.places)) if self._fits_own(i, card)), -1)
            other = next((i for i in self.pools if fits_pool(self.table[i], card)), -1)
            if own >= 0:
                self.places[own][0].append(card)
            elif other >= 0:
                self.hits.append(Addition((card,), other, ""))
            else:
                continue
            self.rest.remove(card)

    def _pour_wilds(self) -> None:
        """Let the Wilds that are left go wherever there is room, an own group first."""
        own_pool = next((i for i, p in enumerate(self.phase.patterns) if not p.chain), -1)
        if own_pool >= 0:
            self.places[own_pool][0] += self.wilds
            self.wilds = []
        if self.pools:
            for i in self.own_runs:
                self._pour_own_run(i)
            self.hits += [Addition((card,), self.pools[0], "") for card in self.wilds]
            self.wilds = []
        # Pairs first: what they leave over can still go where single cards go.
        for each in (2, 1):
            for i in self.own_runs:
                if self.phase.patterns[i].each == each:
                    self._pour_own_run(i)
            for i in self.runs:
                if self.table[i].pattern.each == each:
                    self._pour_run(i)

    def _pour_own_run(self, index: int) -> None:
        pattern, places = self.phase.patterns[index], self.places[index]
        for end in self._room(pattern, self.lows[index], len(places)):
            cards = [self.wilds.pop() for _ in range(pattern.each)]
            places.insert(0 if end == LOW else len(places), cards)
            self.lows[index] -= pattern.step if end == LOW else 0

    def _pour_run(self, index: int) -> None:
        group = self.table[index]
        pattern = group.pattern
        ends = [hit.end for hit in self.hits if hit.group == index]
        low = group.number - ends.count(LOW) * pattern.step
        for end in self._room(pattern, low, len(group.cards) // pattern.each + len(ends)):
            added = tuple(self.wilds.pop() for _ in range(pattern.each))
            self.hits.append(Addition(added, index, end))
        if self.edition.overfull_runs and pattern.each == 1:  # B-24
            self.hits += [Addition((card,), index, "") for card in self.wilds]
            self.wilds = []

    def _room(self, pattern: Pattern, low: int, length: int) -> Iterator[str]:
        """Yield the ends at which a chain takes Wilds while there are any."""
        high = low + (length - 1) * pattern.step
        while len(self.wilds) >= pattern.each:
            if high + pattern.step <= self.edition.highest:
                high += pattern.step
                yield HIGH
            elif low - pattern.step >= pattern.first:
                low -= pattern.step
                yield LOW
            else:
                return

    def _prefer_wilds(self) -> None:
        """Let Wilds for which there is no room take the places of cards that cost less."""
        points = self.edition.points
        while self.wilds:
            wild = self.wilds[-1]
            spots = [place for places in self.places for place in places]
            added = [list(hit.cards) if hit.end else [] for hit in self.hits]
            cheaper = sorted(
                (points(card), at, i)
                for at, spot in enumerate(spots + added)
                for i, card in enumerate(spot)
                if not is_wild(card) and points(card) < points(wild)
            )
            for _, at, i in cheaper:
                spot = (spots + added)[at]
                card, spot[i] = spot[i], wild
                if self._number_cards_suffice():
                    if at >= len(spots):
                        hit = self.hits[at - len(spots)]
                        self.hits[at - len(spots)] = hit._replace(cards=tuple(sorted(spot)))
                    self.wilds.pop()
                    self.rest.append(card)
                    break
                spot[i] = card
            else:
                return

    def _number_cards_suffice(self) -> bool:
        real = [any(not is_wild(c) for place in places for c in place) for places in self.places]
        minimum = self.edition.wild_minimum
        if minimum == "none" or not real:  # hits alone need no number card
            return True
        return all(real) if minimum == "group" else any(real)

    def _finish(self) -> Way:
        lay = []
        for i, pattern in enumerate(self.phase.patterns):
            number, colour = self.chosen[i]
            if pattern.chain:
                lay.append(chain_group(pattern, self.places[i], self.lows[i], colour))
            else:
                lay.append(pool_group(pattern, self.places[i][0], number, colour))
        gone = [bare(card) for group in lay for card in group.cards]
        gone += [card for hit in self.hits for card in hit.cards]
        points = sum(map(self.edition.points, gone))
        return Way(canonical(self.phase, lay), tuple(self.hits), len(gone), points)


def best_hits(table: Sequence[Group], hand: Sequence[int], edition: Edition) -> list[Addition]:
    """Return the hits that take the most cards, then points, from the hand."""
    nothing = Phase(())
    way = _held_back(hand, edition, lambda rest: _Plan(nothing, (), rest, edition, table).way())
    return list(way.hits) if way else []
