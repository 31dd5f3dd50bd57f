from __future__ import annotations

import re

import pytest

from laydown.engine.edition import Edition, load
from laydown.engine.events import RoundEnded
from laydown.engine.notation.cards import parse_cards
from laydown.engine.scoring import RoundResult, Standing, after_round, first_standing
from laydown.telling import Words
from laydown.terminal.score import ScoreSheet
from laydown.terminal.screen import Screen
from tests.terminal.kit import NAMES

START = first_standing(3)


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def sheet(edition: Edition | None = None, *, plain: bool = False) -> ScoreSheet:
    screen = Screen(plain=plain)
    return ScoreSheet(screen, Words("en", screen.look), NAMES, edition or load("mattel"))


def test_the_score_of_a_round(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    result = RoundResult(1, (-1, 0, 0), (30, 0, 10))
    hands = (tuple(parse_cards("W R5")), (), tuple(parse_cards("R12")))
    sheet().round(RoundEnded(1, result, hands, (30, 0, 10)), START)
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == ["Player", "Phase", "Left", "in", "hand", "Points", "Total"]
    assert rows[2:] == [
        ["You", "not", "made", "◆R5", "W", "30", "30"],
        ["Bot", "2", "1", "made", "0", "0"],
        ["Bot", "3", "1", "made", "◆R12", "10", "10"],
    ]


@pytest.mark.clause("X-25")
def test_a_replay_scores_nothing_and_tells_of_those_who_play_it(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    result = RoundResult(1, (-1, 9, -1), (0, 0, 0), (0, 1))
    sheet(plain=True).round(RoundEnded(1, result, (), (5, 5, 9)), START)
    assert capsys.readouterr().out.splitlines() == [
        "You: phase not made.",
        "Bot 2: phase 10 made.",
    ]
    sheet().round(RoundEnded(1, result, (), (5, 5, 9)), START)
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == ["Player", "Phase"]
    assert rows[2:] == [["You", "not", "made"], ["Bot", "2", "10", "made"]]


def test_the_standing(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    five = sheet(load("mattel", {"phases": 5}), plain=True)
    five.standing(Standing((0b11, 0b1, 0), (5, 50, 500)))
    assert capsys.readouterr().out.splitlines() == [
        "You: phases made: 2 of 5, total 5.",
        "Bot 2: phases made: 1 of 5, total 50.",
        "Bot 3: phases made: 0 of 5, total 500.",
    ]


def test_the_phases_of_a_game_those_made_and_the_one_that_is_next(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    some, standing = load("mattel", {"phases": "1,4"}), Standing((0b1, 0, 0), (0, 0, 0))
    made = "  1  2 sets of 3  made"
    sheet(some).phases(standing, 0)
    assert capsys.readouterr().out.splitlines() == [made, "  4  run of 7     now"]
    sheet(some).phases(standing, 0, (3, -1, -1))
    assert capsys.readouterr().out.splitlines() == [made, "  4  run of 7     laid in this round"]
    sheet(some, plain=True).phases(standing, 0)
    assert capsys.readouterr().out.splitlines() == ["1: 2 sets of 3, made", "4: run of 7, now"]


@pytest.mark.clause("M-12")
def test_a_phase_that_is_laid_counts_in_the_score(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    standing = Standing((0b1, 0b1, 0), (0, 5, 10))
    sheet(load("mattel"), plain=True).standing(standing, (1, -1, 0))
    assert capsys.readouterr().out.splitlines() == [
        "You: phases made: 2 of 10, total 0.",
        "Bot 2: phases made: 1 of 10, total 5.",
        "Bot 3: phases made: 1 of 10, total 10.",
    ]


# --- where no points are counted ---

BOARD = load("board")
RESULT = RoundResult(1, (-1, 0, 0), (0, 0, 0))
ENDED = RoundEnded(1, RESULT, (), (0, 0, 0))
AFTER = after_round(BOARD, START, RESULT)


@pytest.mark.clause("B-29", "B-30", "B-31")
def test_a_round_without_points_tells_who_moved_on(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet(BOARD).round(ENDED, AFTER)
    lines = capsys.readouterr().out.splitlines()
    assert [re.split(r" {2,}", line.strip()) for line in lines if "─" not in line] == [
        ["Player", "Phase", "Now on phase"],
        ["You", "not made", "1: 5 cards of one colour + run of 3"],
        ["Bot 2", "1 made", "3: set of 3 + run of 4"],
        ["Bot 3", "1 made", "2: 4 sets of 2"],
    ]


def test_plain_tells_it_in_sentences(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    sheet(BOARD, plain=True).round(ENDED, AFTER)
    assert capsys.readouterr().out.splitlines() == [
        "You: phase not made; now: phase 1 (5 cards of one colour + run of 3).",
        "Bot 2: phase 1 made; now: phase 3 (set of 3 + run of 4).",
        "Bot 3: phase 1 made; now: phase 2 (4 sets of 2).",
    ]


@pytest.mark.clause("B-34")
def test_the_standing_without_points(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    standing = Standing((0b1111111111, AFTER.made[1], 0), AFTER.totals, AFTER.rounds)
    sheet(BOARD, plain=True).standing(standing)
    assert capsys.readouterr().out.splitlines() == [
        "You: finish.",
        "Bot 2: phase 3 (set of 3 + run of 4).",
        "Bot 3: phase 1 (5 cards of one colour + run of 3).",
    ]
    sheet(BOARD).standing(standing)
    assert "points" not in capsys.readouterr().out.lower()


def test_the_phases_tell_whose_marker_stands_where(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet(BOARD).phases(AFTER, 0)
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        "  1   5 cards of one colour + run of 3  You",
        "  2   4 sets of 2                       Bot 3",
        "  3   set of 3 + run of 4               Bot 2",
        "  4   2 runs of 4",
    ]
    assert len(lines) == 10
