"""The board game in the terminal: dice, the ring and its actions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from laydown.bots import make_bot
from laydown.engine.events import Found, Gave, KeepChosen, RoundEnded, Swapped
from laydown.locale import LANGUAGES, catalogue
from laydown.terminal.player import Player
from laydown.terminal.screen import Screen
from tests.terminal.kit import DICE, NAMES, WORDS, answer, on_one_line, run, seen, words

if TYPE_CHECKING:
    from pathlib import Path

    from laydown.engine.events import Event
    from laydown.engine.moves import Move
    from laydown.engine.view import View

BOARD = ("-e", "board")
STAR = """
    edition: board
    step: star 1
    discard pile: R5
    hand 1: R1 R2
    hand 2: R3
    hand 3: R4
    pawns: 9 4 17
"""
STEPS = {"roll", "walk", "star", "search", "swap", "ask", "give", "keep", "draw", "play"}


@pytest.mark.parametrize(
    "options",
    [
        ("-p", "2"),
        ("-p", "6", "-s", "4", "--plain"),
        # Random bots collect nothing, so that this one takes its time.
        pytest.param(("--bot", "random", "-p", "3"), marks=pytest.mark.slow),
    ],
    ids=" ".join,
)
def test_a_whole_game(options: tuple[str, ...]) -> None:
    done = run("play", *BOARD, "--seed", "options", *options, typed=DICE)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert re.search("wins? the game!", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_typed(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game, typed move by move as the steady bot would play it."""
    bot = make_bot("steady", b"")
    met: set[str] = set()
    moves: list[str] = []
    shown = Player.choose

    def choose(player: Player, view: View) -> Move:
        met.add(view.stack[-1].name)
        moves.append(str(bot.choose(view)).lower())
        chosen = shown(player, view)
        assert moves == []
        return chosen

    monkeypatch.setattr(Player, "choose", choose)
    monkeypatch.setattr("builtins.input", lambda _prompt: moves.pop())
    done = run("play", *BOARD, "--seed", "typed5", "-p", "3", "--lang", language)
    assert done.exit_code == 0
    assert met == STEPS
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_its_language(language: str) -> None:
    done = run("play", *BOARD, "--lang", language, "--seed", "a", typed="\nh\n?\n")
    text = catalogue(language).text
    shown = on_one_line(done.stdout)
    for message in ("prompt-roll", "prompt-walk", "ring-start"):
        assert on_one_line(text(message)) in shown
    assert on_one_line(text("help-goal-markers", steps=2)) in shown
    assert text("count-points", count=0) not in done.stdout


def test_enter_rolls_the_dice() -> None:
    rolled = answer("", options=BOARD).split("\n")[1:]
    assert rolled == answer("roll", options=BOARD).split("\n")[1:]
    assert rolled == answer("1", options=BOARD).split("\n")[1:]
    assert "You roll 5 and 6." in rolled


def test_the_number_of_a_die_is_the_way_and_no_other_number_is() -> None:
    assert "You move to “Again”." in answer("", "6", options=BOARD)
    said = on_one_line(answer("", "1", options=BOARD))
    assert "The dice do not let you walk one space. [B-05]" in said
    assert said.endswith("How far do you walk?")


def test_help_tells_its_own_moves() -> None:
    said = answer("h", options=BOARD)
    for typed in ("roll", "walk 4", "star search", "search R7", "swap R5 G7", "ask 7 left",
                  "give R7", "keep R7 G9", "discard R5 G7", "lay ... | R3 (Y9)=4 B5"):  # fmt: skip
        assert re.search(rf"(?m)^  {re.escape(typed)} ", said)
    assert "skip" not in said
    assert "points" not in said
    assert "(◆R7) a Joker" in said


def test_table_phases_and_score() -> None:
    table = answer("table", options=BOARD)
    assert "[You, Bot 2] (start)" in table
    assert "points" not in table
    assert "1   5 cards of one colour + run of 3  You, Bot 2" in answer("phases", options=BOARD)
    assert re.search(r"Bot 4 +1: 5 cards of one colour", answer("score", options=BOARD))


def test_the_number_to_ask_for_comes_before_the_direction() -> None:
    three = (*BOARD, "-p", "3", "--seed", "e")
    asked = answer("", "3", "8", options=three)
    assert "1)  To the left: Bot 2 first   ask 8 left" in asked
    assert asked.endswith("In which direction? ")
    for right in ("2", "R", "right"):
        said = on_one_line(answer("", "3", "8", right, options=three))
        assert "You ask to the right for an 8. Bot 3 has none. Bot 2 gives you ▲G8." in said
    assert "You ask to the left for a 9." in answer("", "3", "8", "ask 9 left", options=three)
    assert "Ask for a number that is in the deck" in answer("", "3", "13", options=three)


@pytest.mark.parametrize("number", ["3", "9", "0"])
def test_the_number_is_not_changed_where_the_direction_is_asked_for(number: str) -> None:
    three = (*BOARD, "-p", "3", "--seed", "e")
    said = answer("", "3", "8", number, options=three)
    assert f"There is no choice {number}, only 1 to 2." in said
    assert said.endswith("In which direction? ")
    assert "You ask to the left for an 8." in answer("", "3", "8", number, "1", options=three)


def test_before_the_roll_a_number_is_no_choice() -> None:
    said = answer("3", options=BOARD)
    assert said.split("\n")[1:] == [
        "There is nothing to choose yet: just press Enter.",
        "Press Enter to roll the dice: ",
    ]


def test_the_moves_of_the_ring_are_listed_and_no_others() -> None:
    listed = on_one_line(answer("Hello", options=BOARD))
    assert (
        "“Hello”. Moves: draw, take, lay, hit, discard, "
        "roll, walk, star, search, swap, ask, give, keep."
    ) in listed


def test_a_number_to_ask_for_may_stand_behind_the_word() -> None:
    three = (*BOARD, "-p", "3", "--seed", "e")
    said = answer("", "3", "Ask 8", options=three)
    assert "1)  To the left: Bot 2 first   ask 8 left" in said
    assert said.endswith("In which direction? ")
    said = answer("", "3", "ask", options=three)
    assert "These numbers would help you: 1, 2, 5" in said
    assert said.endswith("Which number do you ask for? ")


def test_search_alone_tells_which_cards_there_are() -> None:
    said = answer("", "2", "search", options=(*BOARD, "-p", "3", "--seed", "e"))
    assert "The discard pile (5), from the top: " in said
    assert "Take: 1) " in said
    assert said.endswith("Which card? ")


def test_star_alone_lists_the_actions(capsys: pytest.CaptureFixture[str]) -> None:
    view = seen(STAR)
    typed = iter(("star", "search"))
    player = Player(Screen(plain=True), words(), NAMES, 0, view.edition)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", lambda _prompt: next(typed))
        assert str(player.choose(view)) == "star search"
    shown = capsys.readouterr().out
    before, after = shown.split("\nstar\n")
    assert after.startswith("1: ")
    assert after.split("\nsearch\n")[0] in before


@pytest.mark.clause("B-04")
@pytest.mark.parametrize("typed", ["star", "search", "ask", "ask 7"])
def test_the_beginning_of_a_move_that_is_not_due_gets_its_reason(typed: str) -> None:
    assert "First roll the dice. [B-04]" in answer(typed, options=BOARD)


RING_WORDS = (
    *("roll", "walk", "star", "search", "swap", "ask", "give", "keep", "left", "right"),
    *("4", "5", "6", "7", "8", "9", "10", "12", "13", "joker", "again", "everyone"),
    *("(R7)=5", "(Y9)", "B3", "b12", ","),
)


@given(
    st.lists(
        st.lists(st.sampled_from(WORDS + RING_WORDS), max_size=5).map(" ".join)
        | st.sampled_from(RING_WORDS + WORDS)
        | st.text(max_size=20),
        max_size=25,
    )
)
@example(["", "why swap " + "R7 " * 3000, "7" * 5000, "walk 5"])
def test_nothing_that_is_typed_breaks_the_game(lines: list[str]) -> None:
    done = run("play", *BOARD, "--seed", "a", "-p", "3", typed="\n".join(lines))
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert done.exit_code == 0
    assert done.stderr == ""


@pytest.mark.clause("B-35", "X-21")
def test_the_player_is_told_nothing_that_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Event] = []
    monkeypatch.setattr(Player, "sees", lambda _player, event: told.append(event))
    run("play", *BOARD, "--seed", "hidden", "--seat", "2", typed=DICE)
    assert all(event == event.seen_by(1) for event in told)
    for kind in (Found, Gave, KeepChosen, Swapped):
        events = [event for event in told if isinstance(event, kind) and event.seat != 1]
        assert any("?" in str(event) for event in events), kind
    rounds = [event for event in told if isinstance(event, RoundEnded)]
    assert [event.hands for event in rounds] == [()] * len(rounds)
    assert rounds


def test_who_does_not_search_sees_only_the_top_of_the_discard_pile() -> None:
    shown = run("play", *BOARD, "--seed", "a", typed="\n5\n").stdout
    assert "The discard pile (" not in shown
    assert (
        "The discard pile (5), from the top: "
        in run("play", *BOARD, "--seed", "e", "-p", "3", typed="\n2\n").stdout
    )


def test_an_edition_of_ones_own_may_count_points_and_have_another_ring(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    spaces = ["star", "ask", "swap", "draw 4", "search", "again", "joker", "everyone"] * 3
    ring = ", ".join(f'"{space}"' for space in spaces)
    points = ", ".join(["5"] * 12)
    phases = '[[phases]]\nlay = "set 2"\n[[phases]]\nlay = "run 3"\n'
    file.write_text(
        'name = "family"\nbased_on = "board"\n'
        f"[board]\nring = [{ring}]\n[points]\nnumbers = [{points}]\n{phases}"
    )
    done = run("play", "--edition-file", str(file), "--seed", "a", typed=DICE)
    assert done.exit_code == 0
    assert "0 points" in done.stdout
    assert "Left in hand" in done.stdout
    assert re.search(r"(?m)^.*\+4 .*\+4", done.stdout)
    assert re.search("wins? the game!", done.stdout)


def test_there_is_a_hint_at_every_step_of_the_ring() -> None:
    lines = DICE[: 12 * 60].replace("\n", "\n?\n")
    done = run("play", *BOARD, "--seed", "hints", "--lang", "en", typed=lines)
    assert done.exit_code == 0
    assert done.stdout.count("Hint: ") > 100
    for hint in ("Roll the dice", "Walk ", "Discard "):
        assert f"Hint: {hint}" in done.stdout


@pytest.mark.parametrize("question", ["h", "?", "table", "nonsense"])
def test_a_question_about_the_direction_does_not_forget_the_number(question: str) -> None:
    typed = ("", "2", "7", question)
    options = ("-e", "board", "--seed", "xyz")
    assert answer(*typed, options=options).endswith("In which direction? ")
    assert "for a 7" in answer(*typed, "1", options=options)
