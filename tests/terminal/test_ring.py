from __future__ import annotations

from dataclasses import replace

import pytest

from laydown.engine.edition import load
from laydown.engine.state import State
from laydown.engine.view import View, view
from laydown.locale import LANGUAGES
from laydown.telling import Words, short_action
from laydown.terminal.ring import RingSight, Spaces, landings
from laydown.terminal.screen import Screen
from tests.terminal.kit import NAMES, seen, words

WALK = """
    edition: board
    step: walk 1
    dice: 3 5
    discard pile: R5
    hand 1: R1
    hand 2: R3
    hand 3: R4
    pawns: 0 4 17
"""


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def sight(
    *, plain: bool = False, language: str = "en", names: tuple[str, ...] = NAMES
) -> RingSight:
    screen = Screen(plain=plain)
    return RingSight(screen, Words(language, screen.look), names)


@pytest.mark.clause("B-02", "B-05", "B-06", "B-22")
def test_the_ring_shows_all_spaces_clockwise_the_pawns_and_where_each_die_leads(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().show(seen(WALK), ["In the middle.", "More."])
    assert capsys.readouterr().out.splitlines() == [
        "Joker   All     Again   Star    +3      Ask     Search  +2      Swap    Again",
        "→5",
        "Swap                                                                    Star",
        "+2      [Bot 2]                                                 [Bot 3] Joker",
        "Ask     →3        In the middle.                                        Search",
        "Search            More.                                                 Ask",
        "+2                                                                      +2",
        "Star    [You] (start) ↑                                                 Swap",
        "Again   Swap    Joker   Search  Ask     +2      Star    Again   All     +3",
    ]


@pytest.mark.clause("X-26")
def test_all_pawns_have_room_on_the_start(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    sight().show(seen(WALK.replace("0 4 17", "0 0 0")))
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2].split("   ")[0] == ["Star", " [You, Bot 2, Bot 3] (start) ↑"][0]
    assert "[You, Bot 2, Bot 3] (start) ↑" in lines[-2]


def test_what_does_not_fit_into_the_middle_stands_below(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    sight().show(seen(WALK), ["In the middle.", "More."])
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2:] == ["In the middle.", "More."]
    assert max(map(len, lines)) <= 40


def test_a_pawn_on_the_lower_side_stands_above_its_space(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().show(seen(WALK.replace("0 4 17", "0 31 22")))
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2].split() == ["[Bot", "2]", "[Bot", "3]"]
    assert lines[-2].index("[Bot 3]") == lines[-1].index("+3")


SMALL = WALK.replace("pawns: 0 4 17", "pawns: 0 5 6")


def small(position: str) -> View:
    """Return a view of a position on a ring of 21 spaces."""
    seven = (("star", 0), ("draw", 2), ("joker", 0), ("swap", 0), ("again", 0), ("everyone", 0))
    ring = (*seven, ("draw", 3)) * 3
    known = seen(position)
    state = State(replace(known.edition, ring=ring), known.players, b"")  # a ring of no edition
    state.standing, state.stack, state.turn = known.standing, list(known.stack), known.turn
    state.pawns, state.dice, state.rolls = list(known.pawns), known.dice, known.rolls
    return view(state, known.seat)


def test_on_a_small_ring_all_marks_stand_at_their_spaces_and_the_piles_below(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().show(small(SMALL), ["In the middle.", "More."])
    assert capsys.readouterr().out.splitlines() == [
        "Joker   Swap    Again   All     +3      Star    +2      Joker",
        "        →3              [Bot 2] [Bot 3] →5",
        "+2                                                      Swap",
        "Star    [You] (start) ↑                                 Again",
        "                                                        All",
        "+3      All     Again   Swap    Joker   +2      Star    +3",
        "In the middle.",
        "More.",
    ]


def test_a_mark_wider_than_its_space_pushes_no_other(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight(names=("You", "Alexandra", "Bot 3")).show(seen(WALK.replace("0 4 17", "0 7 8")))
    assert capsys.readouterr().out.splitlines()[:3] == [
        "Joker   All     Again   Star    +3      Ask     Search  +2      Swap    Again",
        "        [Alexandra]",
        "                [Bot 3]",
    ]
    sight(names=("You", "Alexandra", "Bot 3")).show(seen(WALK.replace("0 4 17", "0 15 14")))
    assert capsys.readouterr().out.splitlines()[:3] == [
        "Joker   All     Again   Star    +3      Ask     Search  +2      Swap    Again",
        "                                                                [Bot 3]",
        "                                                                    [Alexandra]",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 50, 64, 80])
@pytest.mark.parametrize("at", ["0 0 0", "0 0 17", "0 16 1", "12 11 13", "1 18 20", "30 31 21"])
def test_the_sides_of_the_ring_are_straight(
    at: str,
    columns: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    view = seen(WALK.replace("0 4 17", at))
    sight(language=language).show(view)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= columns
    spaces = Spaces.of(32, columns)
    column = (len(spaces.top) - 1) * 8
    edge = [line[column:].strip() for line in lines[1:-1] if line[column - 1 : column] == " "]
    names = [words(language).say(short_action(view.edition.ring[space])) for space in spaces.right]
    assert [name for name in edge if name in names] == names


def test_on_few_columns_the_ring_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "39")
    sight().show(seen(WALK))
    assert "Your pawn is on the start, Star." in capsys.readouterr().out


def test_plain_tells_where_the_pawns_are(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    ring = sight(plain=True)
    ring.show(seen(WALK.replace("0 4 17", "0 0 17")), ["In the middle."])
    assert capsys.readouterr().out.splitlines() == [
        "The ring has 32 spaces, numbered clockwise from the start, which is space 0.",
        "Your pawn is on the start, Star.",
        "On the start, Star: Bot 2.",
        "On space 17, Joker: Bot 3.",
        "In the middle.",
    ]
    ring.show(seen(WALK))  # the first sentence is told once
    assert capsys.readouterr().out.splitlines()[:2] == [
        "Your pawn is on the start, Star.",
        "On space 4, Draw 2: Bot 2.",
    ]


def test_the_rules_draw_the_ring_without_pawns(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    sight().bare(load("board").ring)
    assert "[" not in capsys.readouterr().out
    sight(plain=True).bare(load("board").ring)
    told = capsys.readouterr().out
    assert told.startswith("The spaces by number: 0 Star, 1 Draw 2, 2 Search, 3 Ask, ")
    assert told.endswith("30 Swap, 31 Again.\n")


@pytest.mark.clause("B-05", "B-06")
def test_landings_count_no_occupied_space() -> None:
    assert landings(seen(WALK)) == {3: 3, 5: 6}
    assert landings(seen(WALK.replace("dice: 3 5", "dice: 4 4"))) == {4: 5, 8: 9}


def test_there_are_landings_only_for_who_may_walk_now() -> None:
    assert landings(seen(WALK, seat=1)) == {}
    assert landings(seen(WALK.replace("step: walk 1", "step: roll 1"))) == {}


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 100])
@pytest.mark.parametrize("count", [20, 21, 32, 33, 99])
def test_every_space_has_one_place_on_a_ring_of_any_size(count: int, columns: int) -> None:
    left, top, right, bottom = Spaces.of(count, columns)
    around = left[::-1] + top + right + bottom[::-1]
    assert around == list(range(count))
    assert 0 <= len(right) - len(left) <= 1
    assert len(top) == len(bottom) <= max(columns // 8, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_name_of_an_action_fits_into_its_space(language: str) -> None:
    names = {words(language).say(short_action(space)) for space in load("board").ring}
    assert max(map(len, names)) <= 7
    assert len(names) == 9  # eight actions, one of them with 2 or 3 cards
