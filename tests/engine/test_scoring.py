"""Rounds, phases and winners from round results alone, as a score sheet for real cards has them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.engine.edition import load, parse_edition
from laydown.engine.notation.cards import parse_cards
from laydown.engine.scoring import (
    NOBODY,
    RoundResult,
    Standing,
    after_round,
    current_phase,
    first_standing,
    hand_points,
    next_seat,
    open_phases,
)
from tests.engine.strategies import CARD_GAMES, OPTIONS, OWN

if TYPE_CHECKING:
    from laydown.engine.edition import Edition


def result(out: int, laid: tuple[int, ...], points: tuple[int, ...]) -> RoundResult:
    return RoundResult(out, laid, points)


def fold(edition: Edition, results: list[RoundResult]) -> Standing:
    standing = first_standing(len(results[0].points))
    for one in results:
        standing = after_round(edition, standing, one)
    return standing


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("mattel", 5 + 5 + 10 + 10 + 15 + 25),
        ("express", 5 + 5 + 10 + 10 + 15 + 25),
        ("ravensburger", 5 + 5 + 10 + 10 + 15 + 20),
        ("pocket", 1 + 9 + 10 + 12 + 10 + 20),
        ("board", 0),
    ],
)
def test_points_of_a_hand(name: str, expected: int) -> None:
    cards = "R1 G9 Y10 R12" if name == "board" else "R1 G9 Y10 R12 S W"
    assert hand_points(load(name), parse_cards(cards)) == expected


def test_points_of_an_edition_of_its_own() -> None:
    assert hand_points(parse_edition(OWN), parse_cards("R1 G9 W S")) == 1 + 9 + 25 + 15


def test_a_round_moves_on_who_laid_and_adds_the_points() -> None:
    standing = fold(load("mattel"), [result(1, (0, 0, -1), (20, 0, 45))])
    assert standing == Standing((1, 1, 0), (20, 0, 45), 1)
    assert [current_phase(load("mattel"), standing, seat) for seat in range(3)] == [1, 1, 0]


def test_the_printed_example_of_five_rounds() -> None:
    # 5 phases and 35 points; 3 and 170; 4 and 125; 2 and 230.
    edition = load("ravensburger")
    rounds = [
        result(0, (0, 0, 0, -1), (0, 30, 25, 60)),
        result(2, (1, 1, 1, 0), (10, 40, 0, 50)),
        result(0, (2, -1, 2, -1), (0, 50, 45, 60)),
        result(1, (3, 2, -1, 1), (25, 0, 55, 20)),
        result(0, (4, -1, 3, -1), (0, 50, 0, 40)),
    ]
    standing = fold(edition, rounds)
    assert [mask.bit_count() for mask in standing.made] == [5, 3, 4, 2]
    assert standing.totals == (35, 170, 125, 230)
    assert not standing.over


@pytest.mark.parametrize(
    ("name", "points", "winners", "tied"),
    [
        ("mattel", ((0, 30), (30, 0)), (), (0, 1)),
        ("mattel", ((0, 35), (30, 0)), (0,), ()),
        ("mattel", ((0, 25), (30, 0)), (1,), ()),
    ],
)
def test_the_lowest_total_wins_among_those_who_finish_together(
    name: str,
    points: tuple[tuple[int, int], tuple[int, int]],
    winners: tuple[int, ...],
    tied: tuple[int, ...],
) -> None:
    edition = load(name, {"phases": 2})
    standing = fold(edition, [result(0, (0, 0), points[0]), result(1, (1, 1), points[1])])
    assert standing.winners == winners
    assert standing.tied == tied


def test_replays_do_not_count_and_the_first_to_go_out_wins() -> None:
    edition = load("mattel", {"phases": 1})
    tied = fold(edition, [result(2, (0, 0, -1), (5, 5, 90))])
    assert tied.tied == (0, 1)
    assert [current_phase(edition, tied, seat) for seat in (0, 1)] == [0, 0]
    again = after_round(edition, tied, RoundResult(NOBODY, (0, -1, -1), (0, 0, 0), (0, 1)))
    assert (again.tied, again.replays, again.totals) == ((0, 1), 1, (5, 5, 90))
    won = after_round(edition, again, RoundResult(1, (-1, 0, -1), (0, 0, 0), (0, 1)))
    assert (won.winners, won.totals, won.rounds) == ((1,), (5, 5, 90), 1)


def test_after_five_undecided_replays_the_tied_share_the_win() -> None:
    edition = load("mattel", {"phases": 1})
    standing = fold(edition, [result(NOBODY, (0, 0, -1), (5, 5, 90))])
    for _ in range(5):
        assert not standing.over
        standing = after_round(edition, standing, RoundResult(NOBODY, (-1,) * 3, (0,) * 3, (0, 1)))
    assert standing.winners == (0, 1)


def test_ten_rounds_move_everybody_on_and_the_lowest_total_wins() -> None:
    edition = load("mattel", {"ten_rounds": True})
    rounds = [result(0, (i, -1, -1), (0, 10, 10)) for i in range(10)]
    standings = [first_standing(3)]
    for one in rounds:
        standings.append(after_round(edition, standings[-1], one))
    assert [current_phase(edition, s, 2) for s in standings] == [*range(10), -1]
    assert [s.over for s in standings] == [False] * 10 + [True]
    assert standings[-1].winners == (0,)


def test_in_free_order_every_phase_not_yet_made_is_open() -> None:
    edition = load("ravensburger", {"free_order": True, "phases": "odd"})
    standing = fold(edition, [result(0, (4, -1), (0, 20)), result(1, (0, 8), (30, 0))])
    assert open_phases(edition, standing, 0) == (2, 6, 8)
    assert open_phases(edition, standing, 1) == (0, 2, 4, 6)
    assert current_phase(edition, standing, 0) == -1


def test_a_game_of_too_many_rounds_goes_to_most_phases_then_the_lowest_total() -> None:
    edition = parse_edition(OWN)  # four rounds
    rounds = [
        result(0, (0, 0, -1), (0, 9, 9)),
        result(NOBODY, (-1, -1, 0), (9, 9, 9)),
        result(NOBODY, (-1, -1, -1), (9, 9, 0)),
        result(NOBODY, (-1, -1, -1), (5, 5, 5)),
    ]
    assert not fold(edition, rounds[:3]).over
    assert fold(edition, rounds).winners == (0, 2)


def test_results_are_printed_as_positions_print_them() -> None:
    assert str(result(1, (0, -1, 2), (25, 0, 40))) == "out 2 laid 1 - 3 points 25 0 40"
    assert str(RoundResult(NOBODY, (0,), (5,), (0,))) == "out - laid 1 points 5 replay 1"


@pytest.mark.parametrize(
    ("seat", "playing", "expected"),
    [(0, (), 1), (3, (), 0), (0, (0, 2), 2), (2, (0, 2), 0), (1, (0, 2), 2), (3, (1,), 1)],
)
def test_the_next_seat_is_clockwise_among_those_who_play(
    seat: int, playing: tuple[int, ...], expected: int
) -> None:
    assert next_seat(seat, 4, playing) == expected


# --- Whatever happens in the rounds --------------------------------------------------------


@st.composite
def sheets(draw: st.DrawFn) -> tuple[Edition, list[Standing], list[RoundResult]]:
    """Write a score sheet from the first round until the game is decided, or some rounds on."""
    options = draw(st.sampled_from(OPTIONS))
    edition = load(draw(st.sampled_from(CARD_GAMES)), options)
    players = draw(st.integers(2, 6))
    standings, results = [first_standing(players)], []
    for _ in range(draw(st.integers(1, 25))):
        now = standings[-1]
        if now.over:
            break
        playing = now.tied or tuple(range(players))
        choices = [open_phases(edition, now, seat) for seat in range(players)]
        laid = tuple(
            draw(st.sampled_from((-1, *choices[seat]))) if seat in playing else -1
            for seat in range(players)
        )
        able = [seat for seat in playing if laid[seat] >= 0]
        out = draw(st.sampled_from((NOBODY, *able)))
        points = tuple(
            0 if seat == out or now.tied else draw(st.sampled_from((0, 5, 10, 50)))
            for seat in range(players)
        )
        results.append(RoundResult(out, laid, points, now.tied))
        standings.append(after_round(edition, now, results[-1]))
    return edition, standings, results


@given(sheets())
def test_a_score_sheet_adds_up(sheet: tuple[Edition, list[Standing], list[RoundResult]]) -> None:
    edition, standings, results = sheet
    for (before, after), one in zip(pairwise(standings), results, strict=True):
        assert not before.over
        for seat, phase in enumerate(one.laid):
            added = after.made[seat] & ~before.made[seat]
            if before.tied:
                assert after.made == before.made
            else:
                assert added == (1 << phase if phase >= 0 else 0) & ~before.made[seat]
        expected = zip(before.totals, one.points, strict=True)
        assert after.totals == tuple(a + b for a, b in expected)
        assert after.rounds == before.rounds + (not before.tied)
        assert not (after.tied and after.over and len(after.winners) == 1 and not before.tied)
    last = standings[-1]
    full = sum(1 << phase for phase in edition.options.phases)
    if last.over and not edition.options.ten_rounds and last.rounds < edition.rounds:
        assert all(last.made[seat] & full == full for seat in last.winners)
    if edition.options.ten_rounds:
        assert last.over == (last.rounds == len(edition.options.phases))
        assert not last.over or min(last.totals) == last.totals[last.winners[0]]
