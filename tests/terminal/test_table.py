from __future__ import annotations

import re

import pytest

from laydown.engine.notation.cards import cards_text
from laydown.telling import Words
from laydown.terminal.screen import Screen
from laydown.terminal.table import TableSight, grouped
from tests.terminal.kit import NAMES, seen

ROUND = """
    edition: mattel
    turn: 1
    discard pile: R5
    hand 1: S Y7 W R7 G3 R10
    hand 2: R1 R2
    hand 3: R3
    phase 1: 3
    table 2: 1: R8 G8 Y8 | O4 G4 Y4
    total 2: 45
    skip 3: 1
"""


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def sight(language: str = "en", *, plain: bool = False) -> TableSight:
    screen = Screen(plain=plain)
    return TableSight(screen, Words(language, screen.look), NAMES)


def test_the_table_shows_all_that_lies_open(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    sight().show(seen(ROUND))
    assert capsys.readouterr().out.splitlines() == [
        "  You    phase 3: set of 4 + run of 4  6 cards  0 points",
        "  Bot 2  phase 1 laid                  2 cards  45 points",
        "         2.1 ◆R8 ★Y8 ▲G8   2.2 ★Y4 ▲G4 ■O4",
        "  Bot 3  phase 1: 2 sets of 3          1 card   0 points   Skip in front",
        "  Draw pile: 91 cards.   Discard pile: ◆R5 on top.",
    ]


def test_plain_tells_the_table_in_sentences(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    sight(plain=True).show(seen(ROUND))
    assert capsys.readouterr().out.splitlines() == [
        "You, phase 3: set of 4 + run of 4, 6 cards, 0 points.",
        "Bot 2, phase 1 laid, 2 cards, 45 points.",
        "Group 2.1: R8 Y8 G8.",
        "Group 2.2: Y4 G4 O4.",
        "Bot 3, phase 1: 2 sets of 3, 1 card, 0 points, Skip in front.",
        "Draw pile: 91 cards.",
        "Discard pile: R5 on top.",
    ]


def test_a_narrow_table_does_not_break_a_number_from_what_it_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in range(20, 60):
        monkeypatch.setenv("COLUMNS", str(width))
        sight().show(seen(ROUND))
        lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
        assert not [line for line in lines if re.match("(points?|cards?)\\b", line)], width


def test_the_hand_is_sorted_and_says_how_far_the_phase_is(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().hand(seen(ROUND))
    assert capsys.readouterr().out.splitlines() == [
        "Your hand (6): ▲G3   ◆R7 ★Y7   ◆R10   W   S",
        "You are 4 cards short of phase 3 (set of 4 + run of 4).",
    ]


@pytest.mark.parametrize(
    ("phase", "parts"),
    [
        (4, ["G3", "R7 Y7 G7", "R10", "W W", "S"]),
        (8, ["R7 R10", "Y7", "G3 G7", "W W", "S"]),  # one colour
    ],
)
def test_the_hand_is_parted_as_the_phase_asks(phase: int, parts: list[str]) -> None:
    view = seen(f"edition: mattel\nphase 1: {phase}\nhand 1: W S R7 Y7 G7 G3 R10 W\nhand 2: R1")
    assert [cards_text(part) for part in grouped(view)] == parts


@pytest.mark.parametrize(
    ("pile", "expected"),
    [("S", "Discard pile: S on top, which nobody can take."), ("", "Discard pile: empty.")],
)
def test_a_discard_pile_that_gives_nothing(
    pile: str, expected: str, wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().show(seen(f"edition: mattel\ndiscard pile: {pile}\nhand 1: R1\nhand 2: R2"))
    assert capsys.readouterr().out.splitlines()[-1].endswith(expected)


def test_who_is_not_in_a_replay_watches(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    made = " ".join(map(str, range(1, 11)))
    table = sight()
    view = seen(
        f"edition: mattel\nturn: 2\nhand 2: R1\nhand 3: R2\ntied: 2 3\n"
        f"made 2: {made}\nmade 3: {made}\nhand 1:"
    )
    table.show(view)
    table.hand(view)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "  You    watching: only the tied players play"
    assert not any(line.startswith("Your hand") for line in lines)


# --- on the ring ---

BOARD = """
    edition: board
    turn: 1
    discard pile: R5 G9 Y2
    hand 1: R1 R2 Y7 (B9) B12
    hand 2: R3 (G4) (G1)
    hand 3: R4 Y5
    phase 3: 3
    table 2: 1: R6 R7 R8 R9 R10 | B1 B2 (G7)=3
    pawns: 0 4 6
"""


@pytest.mark.clause("B-31", "B-35")
def test_without_points_the_table_shows_phases_and_the_jokers_that_all_see(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().show(seen(BOARD))
    assert capsys.readouterr().out.splitlines() == [
        "  You    phase 1: 5 cards of one colour + run of 3  5 cards  Joker (●B9)",
        "  Bot 2  phase 1 laid                               3 cards  Jokers (▲G1) (▲G4)",
        "         2.1 ◆R6 ◆R7 ◆R8 ◆R9 ◆R10   2.2 ●B1 ●B2 (▲G7)=3",
        "  Bot 3  phase 3: set of 3 + run of 4               2 cards",
        "  Draw pile: 75 cards.   Discard pile: ◆R5 on top.",
    ]


def test_plain_tells_the_board_in_sentences(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    sight("de", plain=True).show(seen(BOARD))
    assert capsys.readouterr().out.splitlines()[1] == (
        "Bot 2, Phase 1 ausgelegt, 3 Karten, Joker (G1) (G4)."
    )


@pytest.mark.clause("B-12")
def test_who_searches_sees_the_whole_pile_from_the_top(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().pile(seen(f"{BOARD}\nstep: search 1\nseen: 123 1 1"))
    assert capsys.readouterr().out == "The discard pile (3), from the top: ◆R5 ▲G9 ★Y2\n"


def test_jokers_stand_apart_in_the_hand() -> None:
    view = seen(BOARD)  # a phase with a group of one colour
    assert [cards_text(part) for part in grouped(view)] == ["R1 R2", "Y7", "B12", "(B9)"]


@pytest.mark.clause("B-13")
def test_the_hand_reminds_of_another_turn(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    sight().hand(seen(f"{BOARD}\nstep: play 1\nagain: 1"))
    assert capsys.readouterr().out.splitlines() == [
        "Your hand (5): ◆R1 ◆R2   ★Y7   ●B12   (●B9)",
        "You are 4 cards short of phase 1 (5 cards of one colour + run of 3).",
        "After this you have another whole turn.",
    ]


@pytest.mark.clause("B-30")
def test_who_keeps_cards_is_told_for_which_phase(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().hand(seen(f"{BOARD}\nstep: keep 1 3\nturns: 300"))
    assert capsys.readouterr().out.splitlines()[1] == (
        "Next round you are on phase 1 (5 cards of one colour + run of 3) again."
    )
