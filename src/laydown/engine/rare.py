"""How many cards a hand is short of the rarer phases: those without a closed form.

In a phase by number (sets and runs) each place asks for one number, so for given targets the places
that real cards can fill are `sum(min(held, asked))` over the numbers; the answer is the best
targets. Where colours or parities compete, places are matched one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.patterns import ANY, Pattern, Phase
from laydown.engine.targets import Matching, Target, targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from laydown.engine.edition import Edition


def rare_shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return the least number of further cards with which the phase can be laid."""
    real = [card for card in hand if card != SKIP and not is_wild(card)]
    wilds = sum(is_wild(card) for card in hand)
    if phase.by_number:
        return _number_shortfall(phase, real, wilds, edition)
    if phase.colour_and_number:
        return _colour_and_number_shortfall(phase, real, wilds, edition)
    if len(phase.patterns) > 1:
        return _matched_shortfall(phase, real, wilds, edition)
    if phase.chains:
        return _coloured_chain_shortfall(phase, real, wilds, edition)
    return _pool_shortfall(phase.patterns[0], real, wilds, edition.wild_minimum)


def _missing(least: int, filled: int, wilds: int, bare_groups: int) -> int:
    """Return how many cards are missing: for places, and for groups without a number card."""
    missing = max(least - filled - wilds, bare_groups)
    return max(missing, 0)  # two by two: mypyc knows `max` of two numbers only


def _held(cards: Sequence[int], highest: int) -> list[int]:
    """Count number cards by number."""
    held = [0] * (highest + 1)
    for card in cards:
        held[card & 15] += 1
    return held


def _number_shortfall(phase: Phase, real: list[int], wilds: int, edition: Edition) -> int:
    """Return the shortfall of sets and runs."""
    minimum = edition.wild_minimum
    several = minimum == "group" and len(phase.patterns) > 1
    if several and any(pattern.parity != ANY for pattern in phase.patterns):
        return _matched_shortfall(phase, real, wilds, edition)
    filled = _Filling(phase, _held(real, edition.highest), edition.highest).best
    if several:
        # Each real card can lie in any group, and some best targets give each group one.
        bare_groups = len(phase.patterns) - len(real)
    else:
        bare_groups = 0 if filled or minimum == "none" else 1
    return _missing(phase.least, filled, wilds, bare_groups)


class _Filling:
    """The most places of chains and sets that numbers can fill: tried one pattern after another."""

    def __init__(self, phase: Phase, held: list[int], highest: int) -> None:
        """Search; `held` is used up on the way."""
        self.chains = phase.chains
        self.sizes = phase.set_sizes
        self.held = held
        self.highest = highest
        self.best = 0
        self._chain(0, 0, phase.least)

    def _chain(self, at: int, filled: int, left: int) -> None:
        """Place the chain at that place of the list, and all after it; `left` are open places."""
        if at == len(self.chains):
            self._set(0, filled, left)
            return
        chain, held = self.chains[at], self.held
        left -= chain.least
        for low in range(chain.first, chain.last_low(self.highest) + 1):
            if not chain.number_fits(low):
                continue
            used = self._used(chain, low)
            if filled + used + left <= self.best:
                continue
            if not left:
                self.best = filled + used
                continue
            before = held.copy()
            self._use(chain, low)
            self._chain(at + 1, filled + used, left)
            self.held = held = before

    def _used(self, chain: Pattern, low: int) -> int:
        """Return how many places of a chain can be filled."""
        each, step, used = chain.each, chain.step, 0
        for place in range(chain.size):
            used += min(each, self.held[low + place * step])
        return used

    def _use(self, chain: Pattern, low: int) -> None:
        """Put the cards of a chain aside."""
        each, step = chain.each, chain.step
        for place in range(chain.size):
            number = low + place * step
            self.held[number] -= min(each, self.held[number])

    def _set(self, at: int, filled: int, left: int) -> None:
        """Place the set at that place of the list, and all after it."""
        self.best = max(self.best, filled)
        if at == len(self.sizes):
            return
        size = self.sizes[at]
        left -= size
        held = self.held
        tried = 0  # numbers held equally often are alike
        for number in range(1, self.highest + 1):
            count = held[number]
            used = min(size, count)
            if not used or tried >> count & 1 or filled + used + left <= self.best:
                continue
            tried |= 1 << count
            held[number] -= used
            self._set(at + 1, filled + used, left)
            held[number] += used


def _pool_shortfall(pattern: Pattern, real: list[int], wilds: int, minimum: str) -> int:
    """Return how many cards one pool is short: a colour, a parity, or both."""
    colours = [0] * 8
    for card in real:
        if pattern.parity == ANY or (card & 1) == pattern.parity:
            colours[card >> 4] += 1
    filled = max(colours) if pattern.same_colour else sum(colours)
    return _missing(pattern.size, filled, wilds, 0 if filled or minimum == "none" else 1)


def _coloured_chain_shortfall(phase: Phase, real: list[int], wilds: int, edition: Edition) -> int:
    """Return how many cards one chain of one colour is short: the best of the colours."""
    filled = 0
    for colour in edition.colours:
        held = _held([card for card in real if card >> 4 == colour], edition.highest)
        filled = max(filled, _Filling(phase, held, edition.highest).best)
    bare_groups = 0 if filled or edition.wild_minimum == "none" else 1
    return _missing(phase.least, filled, wilds, bare_groups)


def _colour_and_number_shortfall(
    phase: Phase, real: list[int], wilds: int, edition: Edition
) -> int:
    """Return the shortfall of cards of one colour beside a set or a run.

    The set or run takes cards of other colours first; those of the colour that it needs on top of
    them are missing in the colour group only if too few are held.
    """
    pool, other = phase.patterns
    if pool.chain or pool.same_number:
        pool, other = other, pool
    highest, minimum = edition.highest, edition.wild_minimum
    most: i64 = other.each if other.chain else other.size
    length = other.size if other.chain else 1
    low = other.first if other.chain else 1
    stop = other.last_low(highest) if other.chain else highest
    everything = _held(real, highest)
    best = phase.least
    for colour in edition.colours:
        inside = _held([card for card in real if card >> 4 == colour], highest)
        held: i64 = sum(inside)
        if phase.least - other.least - min(held, pool.size) - wilds >= best:
            continue  # too few of this colour, however well the rest may fit
        for number in range(low, stop + 1):
            if other.chain and not other.number_fits(number):
                continue
            first: i64 = 0
            extra: i64 = 0
            matching: i64 = 0
            for place in range(length):
                wanted = number + place * other.step
                within: i64 = inside[wanted]
                used = min(most, everything[wanted] - within)
                first += used
                extra += min(most - used, within)
                matching += within
            filled = first + min(pool.size + extra, held)
            bare_groups = 0
            if minimum == "group":
                both = held and (first or (matching and held > 1))
                bare_groups = 0 if both else 1 if held or first else 2
            elif minimum == "phase" and not filled:
                bare_groups = 1
            best = min(best, _missing(phase.least, filled, wilds, bare_groups))
        if not best:
            break
    return best


def _matched_shortfall(phase: Phase, real: list[int], wilds: int, edition: Edition) -> int:
    """Return the shortfall of any phase by trying all targets."""
    best = phase.least

    def choose(chosen: list[Target]) -> None:
        nonlocal best
        if len(chosen) == len(phase.patterns):
            matching = Matching(phase.patterns, chosen, real)
            if edition.wild_minimum == "group":
                needed = matching.bare_groups
            else:
                needed = int(edition.wild_minimum == "phase" and not matching.filled)
            best = min(best, _missing(phase.least, matching.filled, wilds, needed))
            return
        for target in targets(phase.patterns[len(chosen)], edition):
            choose([*chosen, target])
            if best == 0:
                return

    choose([])
    return best
