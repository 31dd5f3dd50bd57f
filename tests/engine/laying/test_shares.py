"""How often ten cards hold a phase: the published shares, by exact count where that is quick.

The deck has 108 cards: each of twelve numbers eight times, in four colours twice each, 8 Wilds and
4 Skips. Of a hand only as much is told apart as can matter for the phase; each such hand stands
for so many deals.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import SKIP, WILD, number_card
from laydown.engine.edition import load
from laydown.engine.laying import can_lay

if TYPE_CHECKING:
    from collections.abc import Iterator

EDITION = load("mattel", {"wild_minimum": "group"})
PUBLISHED = (18.28, 29.81, 5.34, 15.57, 6.49, 1.99, 0.33, 2.77, 3.11, 0.35)  # percent, phase 1 on
HAND, NUMBERS, COPIES, WILDS, SKIPS = 10, 12, 8, 8, 4
DEALS = math.comb(108, HAND)


def others() -> Iterator[tuple[int, int]]:
    """Yield how many Wilds and Skips a hand can have."""
    yield from product(range(WILDS + 1), range(SKIPS + 1))


def holds(phase: int, counts: tuple[int, ...], wilds: int) -> bool:
    """Ask the solver about a hand with so many cards of each number, filled up with Skips."""
    colour = EDITION.colours[0]
    hand = [number_card(colour, n) for n, count in enumerate(counts, 1) for _ in range(count)]
    hand += [WILD] * wilds
    hand += [SKIP] * (HAND - len(hand))
    return can_lay(EDITION.phases[phase - 1], hand, EDITION)


def share(deals: int) -> float:
    return 100 * deals / DEALS


def partitions(total: int, parts: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to write `total` as so many numbers, descending, none above `most`."""
    if parts == 0:
        if total == 0:
            yield ()
        return
    for first in range(min(total, most), -1, -1):
        for rest in partitions(total - first, parts - 1, first):
            yield (first, *rest)


def deals_with_counts(counts: tuple[int, ...]) -> int:
    """Return in how many ways cards of the numbers can be held in just these counts."""
    return math.prod(math.comb(COPIES, count) for count in counts)


def test_the_counts_make_up_all_deals() -> None:
    assert len(EDITION.deck) == 108
    assert sum(deals for _, _, deals in hands_by_counts()) == DEALS


def hands_by_counts() -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield counts in descending order, Wilds, and for how many deals they stand."""
    for wilds, skips in others():
        if wilds + skips > HAND:
            continue
        ways = math.comb(WILDS, wilds) * math.comb(SKIPS, skips)
        for counts in partitions(HAND - wilds - skips, NUMBERS, COPIES):
            orders = math.factorial(NUMBERS)
            for alike in Counter(counts).values():
                orders //= math.factorial(alike)
            yield counts, wilds, ways * orders * deals_with_counts(counts)


@pytest.mark.parametrize("phase", [1, 7, 9, 10])
def test_share_of_a_phase_of_sets(phase: int) -> None:
    # Which number is held how often makes no difference to sets.
    deals = sum(deals for counts, wilds, deals in hands_by_counts() if holds(phase, counts, wilds))
    assert share(deals) == pytest.approx(PUBLISHED[phase - 1], abs=0.005)


@cache
def deals_with_support(numbers: int, cards: int) -> int:
    """Return in how many ways so many cards show just so many given numbers."""
    if numbers == 0:
        return int(cards == 0)
    return sum(
        math.comb(COPIES, count) * deals_with_support(numbers - 1, cards - count)
        for count in range(1, min(COPIES, cards) + 1)
    )


@pytest.mark.parametrize("phase", [4, 5, 6])
def test_share_of_a_phase_of_one_run(phase: int) -> None:
    # How often a number is held makes no difference to a run.
    deals = 0
    for held in product((0, 1), repeat=NUMBERS):
        shown = sum(held)
        needed = next(
            (w for w in range(WILDS + 1) if shown + w <= HAND and holds(phase, held, w)), 99
        )
        for wilds, skips in others():
            cards = HAND - wilds - skips
            if wilds >= needed and cards >= shown:
                ways = math.comb(WILDS, wilds) * math.comb(SKIPS, skips)
                deals += ways * deals_with_support(shown, cards)
    assert share(deals) == pytest.approx(PUBLISHED[phase - 1], abs=0.005)


def test_share_of_the_colour_phase() -> None:
    deals = 0
    for wilds, skips in others():
        for colours in partitions(HAND - wilds - skips, 4, HAND):
            orders = 24
            for alike in Counter(colours).values():
                orders //= math.factorial(alike)
            hand = [WILD] * wilds + [SKIP] * skips
            for colour, count in zip(EDITION.colours, colours, strict=True):
                hand += [number_card(colour, n % 12 + 1) for n in range(count)]
            if can_lay(EDITION.phases[7], hand, EDITION):
                ways = math.comb(WILDS, wilds) * math.comb(SKIPS, skips)
                deals += ways * orders * math.prod(math.comb(24, count) for count in colours)
    assert share(deals) == pytest.approx(PUBLISHED[7], abs=0.005)


def z_score(phase: int, deals: int) -> float:
    """Deal so many hands, and return how far the share is from the published one."""
    rng = random.Random(phase)
    wanted = EDITION.phases[phase - 1]
    held = sum(can_lay(wanted, rng.sample(EDITION.deck, HAND), EDITION) for _ in range(deals))
    expected = PUBLISHED[phase - 1] / 100
    return (held / deals - expected) / math.sqrt(expected * (1 - expected) / deals)


@pytest.mark.parametrize("phase", range(1, 11))
def test_share_of_dealt_hands(phase: int) -> None:
    assert abs(z_score(phase, 6_000)) < 4.5


@pytest.mark.slow
@pytest.mark.parametrize("phase", range(1, 11))
def test_share_of_many_dealt_hands(phase: int) -> None:
    assert abs(z_score(phase, 60_000)) < 4.5


def vectors(total: int, numbers: int) -> Iterator[tuple[int, ...]]:
    """Yield how often each number may be held, none more often than it is there."""
    if numbers == 1:
        if total <= COPIES:
            yield (total,)
        return
    for first in range(min(total, COPIES) + 1):
        for rest in vectors(total - first, numbers - 1):
            yield (first, *rest)


@pytest.mark.slow
@pytest.mark.parametrize("phase", [2, 3])
def test_share_of_a_set_with_a_run(phase: int) -> None:
    # Numbers from 12 down are like numbers from 1 up: of a hand and its mirror one is asked about.
    deals = 0
    for cards in range(HAND + 1):
        most = HAND - cards
        fillings = [
            (wilds, math.comb(WILDS, wilds) * math.comb(SKIPS, most - wilds))
            for wilds in range(min(most, WILDS) + 1)
            if most - wilds <= SKIPS
        ]
        for counts in vectors(cards, NUMBERS):
            mirror = counts[::-1]
            if not fillings or counts > mirror:
                continue
            ways = deals_with_counts(counts) * (1 if counts == mirror else 2)
            enough = False
            for wilds, fill in fillings:
                enough = enough or holds(phase, counts, wilds)
                deals += ways * fill if enough else 0
    assert share(deals) == pytest.approx(PUBLISHED[phase - 1], abs=0.005)
