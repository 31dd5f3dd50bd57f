"""A hand and a phase: can it be laid, and how many cards is it short.

Only counts matter here, and for sets, runs, a set with a run, and a colour there are closed forms:
no targets are tried. The other phases are in `rare`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import HIGHEST
from laydown.engine.patterns import COLOUR, OTHER, SETS, Phase
from laydown.engine.rare import rare_shortfall
from laydown.engine.tally import MOST, Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from laydown.engine.edition import Edition


# How many numbers a mask contains.
_ONES: Final = bytes(map(int.bit_count, range(1 << HIGHEST + 1)))


def can_lay(phase: Phase, hand: Sequence[int], edition: Edition) -> bool:
    """Tell whether the phase can be laid from the hand."""
    return phase.least + edition.must_keep <= len(hand) and shortfall(phase, hand, edition) == 0


def shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return the least number of further cards with which the phase can be laid."""
    return short_of(phase, Tally(hand), edition)


def short_of(phase: Phase, tally: Tally, edition: Edition) -> int:
    """Return the same for a hand that is counted already."""
    if phase.form == OTHER or len(tally.cards) > MOST:
        return rare_shortfall(phase, tally.cards, edition)
    filled = _filled(phase, tally, edition.highest)
    minimum = edition.wild_minimum
    bare_groups: i64 = 0
    if minimum == "group" and len(phase.patterns) > 1:
        # Each real card can lie in any group, and some best targets give each group one.
        bare_groups = len(phase.patterns) - tally.real
    elif minimum != "none" and not filled:
        bare_groups = 1
    missing = phase.least - filled - tally.wilds
    missing = max(missing, bare_groups)
    return max(0, missing)


def short_with(phase: Phase, tally: Tally, card: int, edition: Edition) -> int:
    """Return how many cards are missing once a card has come to the hand."""
    if phase.form == OTHER or len(tally.cards) >= MOST:
        return rare_shortfall(phase, [*tally.cards, card], edition)
    tally.count(card, 1)
    short = short_of(phase, tally, edition)
    tally.count(card, -1)
    return short


def short_without(phase: Phase, tally: Tally, card: int, edition: Edition) -> int:
    """Return how many cards are missing once a card has left the hand."""
    if phase.form == OTHER or len(tally.cards) > MOST:
        rest = tally.cards.copy()
        rest.remove(card)
        return rare_shortfall(phase, rest, edition)
    tally.count(card, -1)
    short = short_of(phase, tally, edition)
    tally.count(card, 1)
    return short


def _filled(phase: Phase, tally: Tally, highest: int) -> i64:
    """Return how many places real cards can fill at best, by the closed form of the phase."""
    if phase.form == SETS:
        return _two_sets_filled(tally.numbers, phase.large, phase.small)
    if phase.form == COLOUR:
        return _colour_filled(tally.colours, phase.least)
    return _run_and_set_filled(phase, tally.numbers, highest)


def _two_sets_filled(numbers: i64, large: i64, small: i64) -> i64:
    """Return how many places of two sets can be filled; one is a second of size 0."""
    most: i64 = 0
    second: i64 = 0
    left = numbers >> 4
    while left:
        count = left & 15
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
        left >>= 4
    # The number held most often goes into the larger set; or both sets are of that number.
    apart = (min(large, most)) + (min(small, second))
    together = min(large + small, most)
    return max(together, apart)


def _colour_filled(colours: i64, size: i64) -> i64:
    """Return how many places of one colour can be filled."""
    most: i64 = 0
    while colours:
        count = colours & 255
        most = max(most, count)
        colours >>= 8
    return min(size, most)


def _run_and_set_filled(phase: Phase, numbers: i64, highest: int) -> i64:
    """Return how many places of a run, and of a set beside it if there is one, can be filled.

    The run alone fills `best` places, the set alone `most`. Both together do so too if some number
    is held often enough for the set and can be spared by the run; else one place fewer.
    """
    size: i64 = phase.large
    held: i64 = 0
    most: i64 = 0
    plenty: i64 = 0  # the numbers of which so many are held
    spare: i64 = 0  # those of which one is left over for the run
    left = numbers >> 4
    bit: i64 = 2
    while left:
        count = left & 15
        if count:
            held |= bit
            if count > size:
                spare |= bit
                count = size
            if count > most:
                most = count
                plenty = 0
            if count == most:
                plenty |= bit
        left >>= 4
        bit <<= 1
    best: i64 = 0
    needed: i64 = 0  # the numbers that every best run contains
    run = phase.chains[0]
    step: i64 = run.step
    low: i64 = run.first
    stop: i64 = run.last_low(highest)
    window: i64 = phase.window << run.first
    while low <= stop:
        inside = held & window
        filled: i64 = _ONES[inside]
        if filled > best:
            best = filled
            needed = inside
        elif filled == best:
            needed &= inside
        window <<= step
        low += step
    if most == 0 or plenty & (spare | ~needed):
        return best + most
    return best + most - 1
