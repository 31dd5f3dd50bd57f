"""The unit: what a card is worth in chance to win."""

from __future__ import annotations

import pytest

from laydown.sense.scale import LAID, Stakes, from_lesson, laid_value
from tests.review.kit import seen

HANDS = "hand 1: R7 G7 Y7 R9 G9 R4\nhand 2: O1 O2 O3 O4 O5 O6\n"
START = f"edition: mattel\nstep: draw 1\ndiscard pile: Y1\n{HANDS}"


def stakes(position: str, seat: int = 1) -> Stakes:
    return Stakes(seen(position, seat).masked(), seat - 1)


def card(position: str) -> float:
    """Return what a card nearer is worth, one short of the phase."""
    here = stakes(position)
    return here.chance(0.0) - here.chance(-1.0)


def test_equals_have_about_equal_chances() -> None:
    assert stakes(START).chance(-1.7) == pytest.approx(1 / 2)
    four = START + "hand 3: O7 O8\nhand 4: O9 O10\n"
    assert stakes(four).chance(-1.7) == pytest.approx(1 / 4)


def test_more_is_better_and_all_are_shares_of_one() -> None:
    here = stakes(START)
    chances = [here.chance(cards) for cards in (-12.0, -3.0, -1.0, 0.0, 1.0, 8.0)]
    assert chances == sorted(chances)
    assert all(0 < chance < 1 for chance in chances)


def test_a_card_is_worth_some_percent_and_more_when_few_phases_are_left() -> None:
    assert 0.005 < card(START) < 0.05
    assert card(START + "phase 1: 10\nphase 2: 10") > 2 * card(START)
    assert card(START + "phase 1: 5\nphase 2: 1") < card(START + "phase 1: 10\nphase 2: 10")


def test_who_leads_is_likelier_to_win() -> None:
    ahead = stakes(START + "phase 1: 3\nphase 2: 2")
    behind = stakes(START + "phase 1: 2\nphase 2: 3")
    assert ahead.chance(0.0) > stakes(START).chance(0.0) > behind.chance(0.0)
    fewer = stakes(START + "total 2: 50")
    assert fewer.chance(0.0) > stakes(START).chance(0.0)


def test_where_the_fewest_points_win_phases_made_do_not_count() -> None:
    rounds = START.replace("step:", "options: ten_rounds=yes\nstep:")
    assert stakes(rounds + "made 2: 1 2").chance(0.0) == stakes(rounds).chance(0.0)
    assert stakes(rounds + "total 2: 50").chance(0.0) > stakes(rounds).chance(0.0)


def test_where_points_cannot_decide_they_do_not_count() -> None:
    pocket = START.replace("mattel", "pocket")
    assert stakes(pocket + "total 2: 50").chance(0.0) == stakes(pocket).chance(0.0)


def test_what_games_have_taught_counts_as_cards_do() -> None:
    assert from_lesson(0.031, 2) == pytest.approx(1)
    assert from_lesson(0.024, 4) == pytest.approx(1)
    assert from_lesson(0.01, 3) == from_lesson(0.01, 6) > from_lesson(0.01, 2) > 0
    # At the start a lesson of two cards is worth less than it was on average, at the end more.
    for phases, more in (("", False), ("phase 1: 10\nphase 2: 10", True)):
        here = stakes(START + phases)
        gained = here.chance(from_lesson(0.031, 2)) - here.chance(0.0)
        assert (gained > 0.031) == more


def test_who_has_laid_threatens_more() -> None:
    laid = START + "phase 2: 1\ntable 2: R1 Y1 G1 | R2 Y2 G2"
    assert stakes(laid).chance(0.0) < stakes(START).chance(0.0)


def test_cards_left_over_cost_and_going_out_is_best() -> None:
    state = seen(START).masked()
    values = [laid_value(state, cards) for cards in (5, 2, 1, 0)]
    assert values == sorted(values)
    assert values[-1] > LAID > values[-2]
    board = seen(START.replace("mattel", "board").replace("O", "B")).masked()
    assert laid_value(board, 0) > laid_value(state, 0) + 1  # there it is a phase more (B-29)


def test_a_mean_is_weighed_by_shares() -> None:
    here = stakes(START)
    both = (here.chance(0.0) + 3 * here.chance(-1.0)) / 4
    assert here.mean([(0.25, 0.0), (0.75, -1.0)]) == pytest.approx(both)
