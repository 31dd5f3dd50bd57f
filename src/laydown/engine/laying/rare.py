"""How many cards a hand is short of the rarer phases: those without a closed form.

In a phase by number (sets and runs) cards are counted (`counted`). Where colours or parities
compete, places are matched one by one (`matched`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, SKIP, is_wild
from laydown.engine.laying.counted import Counted
from laydown.engine.laying.matched import Matched
from laydown.engine.laying.minimum import bare_groups
from laydown.engine.laying.targets import Matching, Target, targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from laydown.engine.edition import Edition
    from laydown.engine.patterns import Pattern, Phase


class _Counts:
    """A hand of any number of cards, counted in each way that phases with colours ask for."""

    __slots__ = ("by_card", "by_colour", "by_number", "wilds")

    def __init__(self, hand: list[int]) -> None:
        """Count number cards and Wilds."""
        self.by_card: Final = [0] * REVERSED
        self.by_number: Final = [0] * 16
        self.by_colour: Final = [0] * 8
        self.wilds: int = 0
        for card in hand:
            if is_wild(card):
                self.wilds += 1
            elif card != SKIP:
                self.by_card[card] += 1
                self.by_number[card & 15] += 1
                self.by_colour[card >> 4] += 1


def rare_shortfall(phase: Phase, hand: list[int], edition: Edition) -> int:
    """Return the least number of further cards with which the phase can be laid."""
    if phase.by_number:
        # Where parities compete for the number cards that each group needs, nothing is plain.
        if phase.any_parity or len(phase.patterns) == 1 or edition.wild_minimum != "group":
            return _number_shortfall(phase, hand, edition)
    elif phase.colour_and_number:
        return _colour_and_number_shortfall(phase, _Counts(hand), edition)
    elif len(phase.patterns) == 1:
        if phase.chains:
            return _coloured_chain_shortfall(phase, _Counts(hand), edition)
        return _pool_shortfall(phase.patterns[0], _Counts(hand), edition)
    return Matched(phase, hand, edition).short


def best_targets(phase: Phase, hand: Sequence[int], edition: Edition) -> list[Target]:
    """Return what the groups of a phase stand for where real cards fill most of their places."""
    if not phase.by_number or (edition.wild_minimum == "group" and not phase.any_parity):
        return Matched(phase, hand, edition).chosen
    counted = Counted(phase, _held(hand), edition.highest)
    chosen: list[Target] = []
    for pattern in phase.patterns:
        if pattern.chain:
            at = counted.chains.index(pattern)
            counted.chains.pop(at)
            chosen.append((counted.lows.pop(at), -1))
        else:
            at = counted.sizes.index(pattern.size)
            counted.sizes.pop(at)
            chosen.append((counted.numbers.pop(at), -1))
    if edition.wild_minimum == "group":
        real = [card for card in hand if card != SKIP and not is_wild(card)]
        while _touch_another(phase, chosen, real, edition):
            pass
    return chosen


def _touch_another(phase: Phase, chosen: list[Target], real: list[int], edition: Edition) -> bool:
    """Let one more group have a number card, and no fewer places be filled; say whether it worked.

    While cards enough are held that is always possible: a group without one can take over the
    number of a card that lies in a group with several.
    """
    before = Matching(phase.patterns, chosen, real)
    for i, pattern in enumerate(phase.patterns) if before.bare_groups else ():
        old = chosen[i]
        for target in targets(pattern, edition):
            chosen[i] = target
            now = Matching(phase.patterns, chosen, real)
            if now.bare_groups < before.bare_groups and now.filled >= before.filled:
                return True
        chosen[i] = old
    return False


def _held(hand: Sequence[int]) -> list[int]:
    """Count the number cards of a hand by number."""
    held = [0] * 16
    for card in hand:
        if card != SKIP and not is_wild(card):
            held[card & 15] += 1
    return held


def _missing(least: int, filled: int, wilds: int, bare: int) -> int:
    """Return how many cards are missing: for places, and for groups without a number card."""
    missing = max(least - filled - wilds, bare)
    return max(missing, 0)  # two by two: mypyc knows `max` of two numbers only


def _number_shortfall(phase: Phase, hand: list[int], edition: Edition) -> int:
    """Return the shortfall of sets and runs."""
    held = [0] * 16
    real = wilds = 0
    for card in hand:
        if is_wild(card):
            wilds += 1
        elif card != SKIP:
            real += 1
            held[card & 15] += 1
    filled = Counted(phase, held, edition.highest).best
    # Each of several groups takes any number card, and some best targets give each group one.
    touched = real if phase.any_parity and len(phase.patterns) > 1 else filled
    bare = bare_groups(edition.wild_minimum, len(phase.patterns), touched)
    return _missing(phase.least, filled, wilds, bare)


def _pool_shortfall(pattern: Pattern, counts: _Counts, edition: Edition) -> int:
    """Return how many cards one pool is short: a colour, a parity, or both."""
    filled = 0
    together = 0
    for colour in edition.colours:
        held = 0
        for number in range(1, edition.highest + 1):
            if pattern.number_fits(number):
                held += counts.by_card[colour << 4 | number]
        filled = max(filled, held)
        together += held
    if not pattern.same_colour:
        filled = together
    bare = bare_groups(edition.wild_minimum, 1, filled)
    return _missing(pattern.size, filled, counts.wilds, bare)


def _coloured_chain_shortfall(phase: Phase, counts: _Counts, edition: Edition) -> int:
    """Return how many cards one chain of one colour is short: the best of the colours."""
    filled = 0
    for colour in edition.colours:
        if counts.by_colour[colour] > filled:  # else it cannot be better
            held = counts.by_card[colour << 4 : (colour << 4) + 16]
            filled = max(filled, Counted(phase, held, edition.highest).best)
    bare = bare_groups(edition.wild_minimum, 1, filled)
    return _missing(phase.least, filled, counts.wilds, bare)


def _colour_and_number_shortfall(phase: Phase, counts: _Counts, edition: Edition) -> int:
    """Return the shortfall of cards of one colour beside a set or a run, for the best colour."""
    pool, other = phase.patterns
    if pool.chain or pool.same_number:
        pool, other = other, pool
    likely = edition.colours[0]
    for colour in edition.colours:
        if counts.by_colour[colour] > counts.by_colour[likely]:
            likely = colour
    best = _with_colour(likely, pool, other, counts, edition)
    for colour in edition.colours:
        # However well the rest may fit, another colour must be held often enough to be better.
        least = pool.size - min(pool.size, counts.by_colour[colour]) - counts.wilds
        if colour != likely and max(least, 0) < best:
            best = min(best, _with_colour(colour, pool, other, counts, edition))
    return best


def _with_colour(
    colour: int, pool: Pattern, other: Pattern, counts: _Counts, edition: Edition
) -> int:
    """Return the shortfall of cards of this colour beside a set or a run.

    The set or run takes cards of other colours first; those of the colour that it needs on top of
    them are missing in the colour group only if too few are held.
    """
    highest, minimum = edition.highest, edition.wild_minimum
    everything, by_card = counts.by_number, counts.by_card
    most: i64 = other.each if other.chain else other.size
    length: i64 = other.size if other.chain else 1
    low: i64 = other.first if other.chain else 1
    stop: i64 = other.last_low(highest) if other.chain else highest
    step: i64 = other.step
    held: i64 = counts.by_colour[colour]
    least: i64 = pool.size
    inside: i64 = colour << 4
    best = pool.least + other.least
    while low <= stop:
        first: i64 = 0
        extra: i64 = 0
        matching: i64 = 0
        number = low
        while number < low + length * step:
            within: i64 = by_card[inside | number]
            used = min(most, everything[number] - within)
            first += used
            extra += min(most - used, within)
            matching += within
            number += step
        filled = first + min(least + extra, held)
        both = held > 0 and (first > 0 or (matching > 0 and held > 1))
        bare = bare_groups(minimum, 2, 2 if both else min(filled, 1))
        best = min(best, _missing(pool.least + other.least, filled, counts.wilds, bare))
        low += step
    return best
