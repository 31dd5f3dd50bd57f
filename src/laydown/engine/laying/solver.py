"""A hand and a phase: can it be laid, and how many cards is it short.

Only counts matter here, and for one or two sets or runs, a set with a run, a colour and a parity
there are closed forms. The other phases are in `rare`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import take_out
from laydown.engine.laying.minimum import bare_groups
from laydown.engine.laying.rare import rare_shortfall
from laydown.engine.laying.tally import MOST, Tally, once, total, twice
from laydown.engine.patterns import (
    COLOUR,
    OTHER,
    PAIRS,
    RUN,
    RUN_AND_SET,
    RUNS,
    SETS,
    Phase,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from laydown.engine.edition import Edition


def can_lay(phase: Phase, hand: Sequence[int], edition: Edition) -> bool:
    """Whether the phase can be laid from the hand."""
    return phase.least + edition.must_keep <= len(hand) and shortfall(phase, hand, edition) == 0


def shortfall(phase: Phase, hand: Sequence[int], edition: Edition) -> int:
    """Return the least number of further cards with which the phase can be laid."""
    return short_of(phase, Tally(list(hand)), edition)


def short_of(phase: Phase, tally: Tally, edition: Edition) -> int:
    """Return the same for a hand that is counted already."""
    if phase.form == OTHER or len(tally.cards) > MOST:
        return rare_shortfall(phase, tally.cards, edition)
    filled = _filled(phase, tally, edition.highest)
    groups: i64 = len(phase.patterns)
    missing = phase.least - filled - tally.wilds
    if filled < groups:  # else there are real cards enough, whatever is asked
        # Each of several groups takes any number card, and some best targets give each group one.
        touched = tally.real if groups > 1 else filled
        missing = max(missing, bare_groups(edition.wild_minimum, groups, touched))
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
        take_out(rest, card)
        return rare_shortfall(phase, rest, edition)
    tally.count(card, -1)
    short = short_of(phase, tally, edition)
    tally.count(card, 1)
    return short


def _filled(phase: Phase, tally: Tally, highest: i64) -> i64:
    """Return how many places real cards can fill at best, by the closed form of the phase."""
    form, numbers = phase.form, tally.numbers
    if form == SETS:
        return _two_sets_filled(numbers, phase.large, phase.small)
    if form == COLOUR:
        return _colour_filled(tally.colours, phase.least)
    if form == RUN_AND_SET:
        return _run_and_set_filled(phase, numbers, highest)
    if form in (RUN, PAIRS):
        held = once(numbers)
        if form == PAIRS:
            held += twice(numbers)
        return _run_filled(phase, held, highest)
    if form == RUNS:
        return _two_runs_filled(phase, numbers, highest)
    return min(total(numbers & phase.window), phase.least)  # odd or even cards


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


def _run_filled(phase: Phase, held: i64, highest: i64) -> i64:
    """Return how many places of a run can be filled by what counts of each number."""
    step: i64 = phase.chains[0].step
    window = phase.window
    room = highest - phase.top  # by so much the run can still go up
    best: i64 = 0
    while room >= 0:
        filled = total(held & window)
        best = max(best, filled)
        window <<= step * 4
        room -= step
    return best


def _two_runs_filled(phase: Phase, numbers: i64, highest: i64) -> i64:
    """Return how many places of two runs can be filled: where both ask for a number, by two."""
    held, again = once(numbers), twice(numbers)
    window, room = phase.window, highest - phase.top
    best: i64 = 0
    while room >= 0:
        other, other_room = phase.other_window, highest - phase.other_top
        while other_room >= 0:
            filled = total((held & (window | other)) + (again & window & other))
            best = max(best, filled)
            other <<= 4
            other_room -= 1
        window <<= 4
        room -= 1
    return best


def _run_and_set_filled(phase: Phase, numbers: i64, highest: i64) -> i64:
    """Return how many places of a run and of a set beside it can be filled.

    The run alone fills `best` places, the set alone `most`. Both together do so too if some number
    is held often enough for the set and can be spared by the run; else one place fewer.
    """
    size: i64 = phase.large
    most: i64 = 0
    plenty: i64 = 0  # the numbers of which so many are held
    spare: i64 = 0  # those of which one is left over for the run
    left = numbers >> 4
    bit: i64 = 16
    while left:
        count = left & 15
        if count > size:
            spare |= bit
            count = size
        if count > most:
            most = count
            plenty = 0
        if count == most:
            plenty |= bit
        left >>= 4
        bit <<= 4
    held = once(numbers)
    window, room = phase.window, highest - phase.top
    best: i64 = 0
    needed: i64 = 0  # the numbers that every best run contains
    while room >= 0:
        inside = held & window
        filled = total(inside)
        if filled > best:
            best = filled
            needed = inside
        elif filled == best:
            needed &= inside
        window <<= 4
        room -= 1
    if most == 0 or plenty & (spare | ~needed):
        return best + most
    return best + most - 1
