"""The test that may be looked at after every deal: how often it is wrong, and how soon right."""

from __future__ import annotations

import random
from functools import cache

import pytest

from laydown.lab.sequential import (
    ABOVE,
    BELOW,
    ERROR,
    STAKES,
    UNDECIDED,
    interval,
    verdict,
)


@cache
def decided(wins: int, deals: int, line: float) -> str:
    """Return the verdict after so many deals of one game each."""
    return verdict({1: wins, 0: deals - wins}, 1, line)


def exactly(truth: float, line: float, deals: int) -> tuple[float, float]:
    """Return the probabilities of `above` and `below` within so many deals, by all paths."""
    going = {0: 1.0}  # the probability of so many wins, and not yet decided
    said = {ABOVE: 0.0, BELOW: 0.0, UNDECIDED: 0.0}
    for played in range(1, deals + 1):
        following: dict[int, float] = {}
        for wins, chance in going.items():
            following[wins] = following.get(wins, 0.0) + chance * (1 - truth)
            following[wins + 1] = following.get(wins + 1, 0.0) + chance * truth
        going = {}
        for wins, chance in following.items():
            found = decided(wins, played, line)
            if found == UNDECIDED:
                going[wins] = chance
            else:
                said[found] += chance
    return said[ABOVE], said[BELOW]


@pytest.mark.parametrize("line", [0.25, 0.5, 0.55])
def test_each_verdict_is_wrong_with_its_error_at_most(line: float) -> None:
    above, below = exactly(line, line, 250)
    assert 0.001 < above <= ERROR
    assert 0.001 < below <= ERROR


def test_below_the_line_it_hardly_ever_says_above() -> None:
    above, below = exactly(0.45, 0.5, 250)
    assert above < 0.005
    assert below > 0.1


def test_it_finds_what_is_plain_within_a_few_hundred_deals() -> None:
    above, below = exactly(0.65, 0.5, 250)
    assert above > 0.95
    assert below < 0.0005


def test_it_is_right_whatever_hangs_together_within_a_deal() -> None:
    rng = random.Random(7)
    runs, wrong = 300, 0
    for _ in range(runs):
        deals: dict[int, int] = {}
        for _ in range(150):
            # Four games: all won or all lost, or just one won, or a shared win: 25 % in the mean.
            wins = rng.choice([240, 0, 0, 0, 60, 60, 60, 60, 30, 90])
            deals[wins] = deals.get(wins, 0) + 1
            if verdict(deals, 240, 0.25) != UNDECIDED:
                wrong += 1
                break
    assert wrong <= 2 * ERROR * runs


def test_paired_deals_that_vary_little_decide_sooner() -> None:
    # The same rate, 56 %: with all luck, and with most of it cancelled.
    loud = {2: 112, 0: 88}
    quiet = {2: 28, 1: 168, 0: 4}
    assert verdict(loud, 2, 0.5) == UNDECIDED
    assert verdict(quiet, 2, 0.5) == ABOVE


def test_what_is_plain_at_once_is_decided_at_once() -> None:
    # The highest stake alone makes 1.75 ** 9 / 5 = 31 of its part, and 54 with one more.
    assert decided(9, 9, 0.5) == UNDECIDED
    assert decided(10, 10, 0.5) == ABOVE
    assert decided(0, 10, 0.5) == BELOW


def test_no_deals_tell_nothing() -> None:
    assert verdict({}, 120, 0.5) == UNDECIDED
    assert interval({}, 120) == (0.0, 1.0)


@pytest.mark.parametrize("deals", [{0: 30, 60: 50, 120: 40}, {120: 20}, {0: 20}, {30: 7, 90: 100}])
def test_the_interval_is_where_the_verdict_changes(deals: dict[int, int]) -> None:
    low, high = interval(deals, 120)
    for rate in (n / 200 for n in range(1, 200)):
        expected = ABOVE if rate < low else BELOW if rate > high else UNDECIDED
        assert verdict(deals, 120, rate) == expected


def test_above_and_below_are_mirror_images() -> None:
    deals = {0: 10, 60: 50, 120: 45}
    other = {120 - wins: times for wins, times in deals.items()}
    low, high = interval(deals, 120)
    assert interval(other, 120) == pytest.approx((1 - high, 1 - low))


def test_no_stake_can_lose_everything() -> None:
    assert all(0 < stake < 1 for stake in STAKES)
