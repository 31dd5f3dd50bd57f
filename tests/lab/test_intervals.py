"""Wilson's interval against known values, and what pairing leaves of luck."""

from __future__ import annotations

import random

import pytest
from scipy.stats import binom, binomtest

from laydown.lab.intervals import variance_ratio, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # From Newcombe's comparison of seven methods (1998), score without correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_it_is_what_scipy_gives() -> None:
    for games in (1, 2, 7, 100, 2500):
        for wins in {0, 1, games // 3, games - 1, games}:
            expected = binomtest(wins, games).proportion_ci(method="wilson")
            assert wilson(wins, games) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_the_ends_are_exact_and_nothing_played_tells_nothing() -> None:
    assert wilson(0, 50)[0] == 0.0
    assert wilson(50, 50)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_wins_lie_in_between() -> None:
    low, high = wilson(10.5, 40)
    assert wilson(10, 40)[0] < low < wilson(11, 40)[0]
    assert wilson(10, 40)[1] < high < wilson(11, 40)[1]


@pytest.mark.parametrize("rate", [0.1, 0.25, 0.5])
def test_it_covers_the_truth_in_about_95_of_100_cases(rate: float) -> None:
    games = 200
    covered = sum(
        binom.pmf(wins, games, rate)
        for wins in range(games + 1)
        if wilson(wins, games)[0] <= rate <= wilson(wins, games)[1]
    )
    assert 0.93 < covered < 0.97


def test_where_the_deal_decides_all_pairing_leaves_no_luck() -> None:
    # Two seats: whoever has the better one wins, so each bot wins once in every deal.
    assert variance_ratio({60: 50}, 120, 2) == 0.0


def test_independent_games_keep_all_their_luck() -> None:
    rng = random.Random(1)
    deals: dict[int, int] = {}
    for _ in range(20_000):
        wins = 60 * sum(rng.random() < 0.3 for _ in range(4))
        deals[wins] = deals.get(wins, 0) + 1
    assert variance_ratio(deals, 240, 4) == pytest.approx(1, abs=0.05)


def test_where_skill_decides_whole_deals_it_is_told_that_pairing_did_not_help() -> None:
    assert variance_ratio({0: 50, 120: 50}, 120, 2) == pytest.approx(2, abs=0.05)


@pytest.mark.parametrize("deals", [{}, {60: 1}, {0: 30}, {120: 30}])
def test_nothing_is_told_where_nothing_varies(deals: dict[int, int]) -> None:
    assert variance_ratio(deals, 120, 2) is None
