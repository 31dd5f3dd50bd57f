"""A hand and a phase: can it be laid, and how many cards is it short.

Only counts matter here. In a phase by number (sets and runs) each place asks for one number, so
for given targets the places that real cards can fill are `sum(min(held, asked))` over the numbers;
the answer is the best targets. Where colours or parities compete, places are matched one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED, SKIP, WILD
from laydown.engine.patterns import ANY, Pattern, Phase
from laydown.engine.targets import Matching, Target, targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition


def can_lay(phase: Phase, hand: Sequence[int], edition: Edition) -> bool:
    """Tell whether the phase can be laid from the hand."""
    return phase.least + edition.must_keep <= len(hand) and shortfall(phase, hand, edition) == 0


def shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return the least number of further cards with which the phase can be laid."""
    if phase.by_number:
        return _number_shortfall(phase, hand, edition)
    if phase.colour_and_number:
        return _colour_and_number_shortfall(phase, hand, edition)
    if len(phase.patterns) > 1:
        return _matched_shortfall(phase, hand, edition)
    if phase.chains:
        return _coloured_chain_shortfall(phase, hand, edition)
    return _pool_shortfall(phase.patterns[0], hand, edition.wild_minimum)


def _number_shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return the shortfall of sets and runs."""
    held = [0] * (edition.highest + 1)
    wilds = 0
    real = 0
    for card in hand:
        if card == WILD or card >= REVERSED:
            wilds += 1
        elif card != SKIP:
            held[card & 15] += 1
            real += 1
    filled = _most_filled(phase, held, edition.highest, phase.least - wilds)
    minimum = edition.wild_minimum
    if minimum == "none":
        bare_groups = 0
    elif len(phase.patterns) == 1 or minimum == "phase":
        bare_groups = 0 if filled else 1
    elif all(pattern.parity == ANY for pattern in phase.patterns):
        # Each real card can lie in any group, and some best targets give each group one.
        bare_groups = max(0, len(phase.patterns) - real)
    else:
        return _matched_shortfall(phase, hand, edition)
    return max(phase.least - filled - wilds, bare_groups, 0)


def _most_filled(phase: Phase, held: list[int], highest: int, enough: int) -> int:
    """Return how many places real cards can fill at best; stop at `enough`."""
    chains = phase.chains
    if not chains:
        return _sets_filled(phase.set_sizes, sorted(held, reverse=True))
    if len(chains) == 1 and chains[0].each == 1:
        if not phase.set_sizes:
            return _run_filled(chains[0], held, highest)
        return _run_and_sets_filled(chains[0], phase.set_sizes, held, highest, enough)
    return _chains_filled(chains, 0, phase.set_sizes, held, highest)


def _sets_filled(sizes: list[int], held: list[int]) -> int:
    """Return how many places of sets can be filled; `held` and `sizes` go from most to least."""
    if not sizes:
        return 0
    if len(sizes) == 1:
        return min(sizes[0], held[0])
    if len(sizes) == 2:  # noqa: PLR2004 - by far the most frequent case
        large, small = sizes
        most, second = held[0], held[1]
        apart = max(min(most, large) + min(second, small), min(second, large) + min(most, small))
        return max(apart, min(most, large + small))
    best = 0
    for i, count in enumerate(held):
        if count == 0:
            break
        if i and count == held[i - 1]:
            continue  # numbers held equally often are alike
        used = min(count, sizes[0])
        rest = sorted([*held[:i], count - used, *held[i + 1 :]], reverse=True)
        best = max(best, used + _sets_filled(sizes[1:], rest))
    return best


def _run_filled(run: Pattern, held: list[int], highest: int) -> int:
    """Return how many places of one chain can be filled."""
    mask = 0
    for number, count in enumerate(held):
        if count:
            mask |= 1 << number
    window = 0
    for place in range(run.size):
        window |= 1 << place * run.step
    return max((mask >> low & window).bit_count() for low in run.lows(highest))


def _run_and_sets_filled(
    run: Pattern, sizes: list[int], held: list[int], highest: int, enough: int
) -> int:
    """Return how many places of one chain and any sets can be filled."""
    step, size = run.step, run.size
    best = 0
    for low in run.lows(highest):
        rest = held.copy()
        filled = 0
        for number in range(low, low + size * step, step):
            if rest[number]:
                rest[number] -= 1
                filled += 1
        if len(sizes) == 1:
            filled += min(sizes[0], max(rest))
        else:
            filled += _sets_filled(sizes, sorted(rest, reverse=True))
        if filled > best:
            best = filled
            if best >= enough:
                break
    return best


def _chains_filled(
    chains: tuple[Pattern, ...], at: int, sizes: list[int], held: list[int], highest: int
) -> int:
    """Return how many places of any chains and sets can be filled."""
    if at == len(chains):
        return _sets_filled(sizes, sorted(held, reverse=True))
    chain = chains[at]
    best = 0
    for low in chain.lows(highest):
        rest = held.copy()
        filled = 0
        for number in range(low, low + chain.size * chain.step, chain.step):
            used = min(rest[number], chain.each)
            rest[number] -= used
            filled += used
        best = max(best, filled + _chains_filled(chains, at + 1, sizes, rest, highest))
    return best


def _pool_shortfall(pattern: Pattern, hand: Sequence[int], minimum: str) -> int:
    """Return how many cards one pool is short: a colour, a parity, or both."""
    colours = [0] * 8
    wilds = 0
    for card in hand:
        if card == WILD or card >= REVERSED:
            wilds += 1
        elif card != SKIP and (pattern.parity == ANY or (card & 1) == pattern.parity):
            colours[card >> 4] += 1
    filled = max(colours) if pattern.same_colour else sum(colours)
    missing = pattern.size - filled - wilds
    return max(missing, 0 if filled or minimum == "none" else 1, 0)


def _coloured_chain_shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return how many cards one chain of one colour is short: the best of the colours."""
    held = {colour: [0] * (edition.highest + 1) for colour in edition.colours}
    wilds = 0
    for card in hand:
        if card == WILD or card >= REVERSED:
            wilds += 1
        elif card != SKIP:
            held[card >> 4][card & 15] += 1
    filled = max(
        _most_filled(phase, counts, edition.highest, phase.least) for counts in held.values()
    )
    return max(phase.least - filled - wilds, 0 if filled or edition.wild_minimum == "none" else 1)


def _colour_and_number_shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return the shortfall of cards of one colour beside a set or a run.

    The set or run takes cards of other colours first; those of the colour that it needs on top of
    them are missing in the colour group only if too few are held.
    """
    pool, other = phase.patterns
    if pool.chain or pool.same_number:
        pool, other = other, pool
    highest = edition.highest
    real = [card for card in hand if card not in (WILD, SKIP) and card < REVERSED]
    wilds = sum(card == WILD or card >= REVERSED for card in hand)
    best = phase.least
    for colour in edition.colours:
        inside, outside = [0] * (highest + 1), [0] * (highest + 1)
        for card in real:
            (inside if card >> 4 == colour else outside)[card & 15] += 1
        held = sum(inside)
        for target in targets(other, edition):
            number, most = target[0], other.each if other.chain else other.size
            span = range(number, number + other.size * other.step, other.step)
            first = extra = matching = 0
            for wanted in span if other.chain else (number,):
                used = min(outside[wanted], most)
                first += used
                extra += min(inside[wanted], most - used)
                matching += inside[wanted]
            filled = first + min(held, pool.size + extra)
            if edition.wild_minimum == "group":
                both = held and (first or (matching and held > 1))
                bare_groups = 0 if both else 1 if held or first else 2
            else:
                bare_groups = int(edition.wild_minimum == "phase" and not filled)
            best = min(best, max(phase.least - filled - wilds, bare_groups, 0))
        if best == 0:
            break
    return best


def _matched_shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return the shortfall of any phase by trying all targets."""
    real = [card for card in hand if card not in (WILD, SKIP) and card < REVERSED]
    wilds = sum(card == WILD or card >= REVERSED for card in hand)
    best = phase.least

    def choose(chosen: list[Target]) -> None:
        nonlocal best
        if len(chosen) == len(phase.patterns):
            matching = Matching(phase.patterns, chosen, real)
            if edition.wild_minimum == "group":
                needed = matching.bare_groups
            else:
                needed = int(edition.wild_minimum == "phase" and not matching.filled)
            best = min(best, max(phase.least - matching.filled - wilds, needed, 0))
            return
        for target in targets(phase.patterns[len(chosen)], edition):
            choose([*chosen, target])
            if best == 0:
                return

    choose([])
    return best
