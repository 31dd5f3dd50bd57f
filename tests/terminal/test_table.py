from __future__ import annotations

import pytest

from laydown.engine.cards import cards_text, parse_cards
from laydown.engine.edition import load
from laydown.engine.events import RoundEnded
from laydown.engine.scoring import RoundResult, Standing
from laydown.terminal.screen import Screen
from laydown.terminal.table import TableSight, grouped, nearest
from laydown.terminal.words import Words
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
        "Group 2.1: R8 Y8 G8.   Group 2.2: Y4 G4 O4.",
        "Bot 3, phase 1: 2 sets of 3, 1 card, 0 points, Skip in front.",
        "Draw pile: 91 cards.   Discard pile: R5 on top.",
    ]


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


def test_in_free_order_the_nearest_phase_counts() -> None:
    view = seen(
        "edition: ravensburger\noptions: free_order=yes\n"
        "hand 1: R1 R3 R5 R7 R9 R11 Y2\nhand 2: R7\nmade 1: 4 5"
    )
    assert nearest(view) == (1, 7)  # seven of one colour, phase 8


@pytest.mark.parametrize(
    ("pile", "expected"),
    [("S", "Discard pile: S on top, which nobody can take."), ("", "Discard pile: empty.")],
)
def test_a_discard_pile_that_gives_nothing(
    pile: str, expected: str, wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().show(seen(f"edition: mattel\ndiscard pile: {pile}\nhand 1: R1\nhand 2: R2"))
    assert capsys.readouterr().out.splitlines()[-1].endswith(expected)


def test_the_score_of_a_round(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    result = RoundResult(1, (-1, 0, 0), (30, 0, 10))
    hands = (tuple(parse_cards("W R5")), (), tuple(parse_cards("R12")))
    sight().round_score(RoundEnded(1, result, hands, (30, 0, 10)))
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == ["Player", "Phase", "Left", "in", "hand", "Points", "Total"]
    assert rows[2:] == [
        ["You", "not", "made", "◆R5", "W", "30", "30"],
        ["Bot", "2", "1", "made", "0", "0"],
        ["Bot", "3", "1", "made", "◆R12", "10", "10"],
    ]


def test_a_replay_scores_only_those_who_play_it(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    result = RoundResult(1, (-1, 9, -1), (0, 0, 0), (0, 1))
    sight(plain=True).round_score(RoundEnded(1, result, ((), (), ()), (5, 5, 9)))
    assert capsys.readouterr().out.splitlines() == [
        "You: phase not made; left in hand: nothing; points 0, total 5.",
        "Bot 2: phase 10 made; left in hand: nothing; points 0, total 5.",
    ]


def test_the_standing(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    table = sight(plain=True)
    table.standing(load("mattel", {"phases": 5}), Standing((0b11, 0b1, 0), (5, 50, 500)))
    assert capsys.readouterr().out.splitlines() == [
        "You: 2 of 5 phases made, total 5.",
        "Bot 2: 1 of 5 phases made, total 50.",
        "Bot 3: 0 of 5 phases made, total 500.",
    ]


def test_the_phases_of_a_game_and_those_made(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = load("mattel", {"phases": "1,4"})
    sight().phases(edition, Standing((0b1, 0), (0, 0)), 0)
    assert capsys.readouterr().out.splitlines() == ["  1  2 sets of 3  made", "  4  run of 7"]


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
    assert lines[0] == "  You    watches: only the tied players play"
    assert not any(line.startswith("Your hand") for line in lines)
