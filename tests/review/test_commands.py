"""`laydown hint` and `laydown review`: what they say, in which language, and of what is wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner, Result

from laydown.bots import make_bot
from laydown.cli import cli
from laydown.engine.edition import load
from laydown.engine.notation.position import parse_position, print_position, print_view
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.locale import LANGUAGES, catalogue
from tests.review.kit import GOLDEN
from tests.review.positions import CASES
from tests.review.positions.case import TEN
from tests.review.positions.discard import START, TAKES_TWELVES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.review.positions.case import Case

HEAD = "position: 1\n"
RECORD = (GOLDEN / "mattel/2_players.record").read_text("utf-8")
CLAIM = """position: 1
edition: mattel
options: knocking=yes
step: claim 2 3
discard pile: Y9
hand 1: O1 O2 O3 O4
hand 2: R7 G7 Y7 R9 G9 R4
hand 3: R7 G7 Y7 R9 G9 R4
"""


def run(*arguments: str, typed: str | bytes = "") -> Result:
    return CliRunner().invoke(cli, [*arguments], input=typed)


def hint(position: str, *arguments: str) -> Result:
    return run("hint", "-", *arguments, typed=position)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(HEAD + START + TAKES_TWELVES)
    return path


# --- hints ---


def test_a_hint_tells_moves_chances_and_reasons(file: Path) -> None:
    said = run("hint", str(file), "--plain").stdout
    assert "Your hand (8): R4, G5, R7 Y7 G7, R9 G9, O12" in said
    assert "\n1: Discard R4, chance of winning " in said
    assert "% Player 2 took G12" not in said
    why = "Not O12: Player 2 took G12 and would like O12 too."
    assert f"{why}\n2: Discard G5" in said
    assert "3 other moves are worse." in said


def test_standard_input_and_a_file_say_the_same(file: Path) -> None:
    assert hint(file.read_text()).stdout == run("hint", str(file)).stdout


@pytest.mark.parametrize(
    ("case", "language"),
    [(case, LANGUAGES[i % len(LANGUAGES)]) for i, case in enumerate(CASES)],
    ids=lambda value: getattr(value, "code", value),
)
def test_every_position_has_a_hint(case: Case, language: str) -> None:
    done = hint(f"{HEAD}{case.position}\n", "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "1)" in done.stdout


def test_json_has_every_move_with_its_reason(file: Path) -> None:
    told = json.loads(run("hint", str(file), "--json", "--lang", "de").stdout)
    assert (told["edition"], told["seat"], told["step"]) == ("mattel", 1, "play")
    assert len(told["moves"]) == 8
    first = told["moves"][0]
    assert (first["move"], first["loss"]) == ("discard R4", 0)
    assert first["reason"]["code"] == "denies-took"
    assert first["reason"]["params"] == {"player": 2, "card": "O12", "took": "G12"}
    assert first["reason"]["text"].startswith("Statt O12: Spieler 2")
    losses = [move["loss"] for move in told["moves"]]
    assert losses == sorted(losses)


def test_a_partial_position_gives_the_same_hint_as_the_full_one() -> None:
    state = parse_position(HEAD + START + TAKES_TWELVES)
    partial = print_view(view(state, 0))
    assert "?" in partial
    assert hint(partial, "--json").stdout == hint(print_position(state), "--json").stdout


@pytest.mark.parametrize("edition", ["mattel", "board"])
def test_hidden_cards_of_a_full_position_make_no_difference(edition: str) -> None:
    state = new_game(load(edition), 3, b"hidden")
    bot = make_bot("sharp", b"")
    for _ in range(12):
        seat = state.actors()[0]
        apply(state, seat, bot.choose(view(state, seat)))
    seat = state.actors()[0]
    other = state.copy()
    # Another seat's hidden cards against some of the draw pile.
    hand = other.hands[(seat + 1) % 3]
    known = view(state, seat).known_of((seat + 1) % 3)
    for place, card in enumerate(hand):
        if card not in known:
            at = len(other.draw_pile) - 1 - place
            hand[place], other.draw_pile[at] = other.draw_pile[at], card
    assert print_position(other) != print_position(state)
    assert view(other, seat) == view(state, seat)
    assert hint(print_position(other)).stdout == hint(print_position(state)).stdout


def test_where_several_may_act_a_seat_is_named() -> None:
    done = hint(CLAIM)
    assert done.exit_code == 2
    assert done.stderr == "laydown: Several seats can move: 2, 3. Choose one with --seat.\n"
    assert "Knock and take" in hint(CLAIM, "--seat", "3").stdout


@pytest.mark.parametrize(
    ("position", "arguments", "expected"),
    [
        (HEAD + START + TEN, ("--seat", "2"), "Seat 2 has nothing to decide now. To move: 1."),
        (HEAD + START + TEN, ("--seat", "7"), "There is no seat 7 at a table of 2."),
        (
            CLAIM.replace("2 3", "2"),
            ("--seat", "3"),
            "Seat 3 has nothing to decide now. To move: 2.",
        ),
        (
            print_view(view(parse_position(HEAD + START + TEN), 0)),
            ("--seat", "2"),
            "This position shows what seat 1 sees: there is no hint for another seat.",
        ),
        (
            print_view(view(parse_position(HEAD + START + TEN), 1)),
            (),
            "Seat 2 has nothing to decide now. To move: 1.",
        ),
        (
            HEAD + "edition: mattel\nstep: over\nwinners: 1\nhand 1: R1\nhand 2: R2",
            (),
            "The game is over: there is nothing to decide.",
        ),
        ("", (), "<stdin>:1:1: "),
        (RECORD, (), "<stdin>:1:1: This is the record of a game; a position is expected here."),
        (HEAD + "edition: mattel\n", (), "<stdin>:2:16: A line is missing: hand 1:"),
        (HEAD + START + "\n", (), "A line is missing: hand 2:"),
        ("nonsense", (), "<stdin>:1:1: "),
        (HEAD + START + TEN.replace("O11", "X99"), (), "<stdin>:6:"),
        (HEAD + START, (), "<stdin>:"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    position: str, arguments: tuple[str, ...], expected: str
) -> None:
    done = hint(position, *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith("laydown: ")
    assert expected in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["hint", "review"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    assert run(command, "nowhere.txt").stderr == "laydown: There is no file nowhere.txt.\n"
    done = run(command, "-", typed=b"\xff\xfe\x00")
    assert (done.exit_code, done.stderr) == (2, "laydown: <stdin> is not a text file.\n")
    assert run(command, str(tmp_path)).exit_code == 2


# --- reviews ---


def test_a_review_tells_how_all_played() -> None:
    said = run("review", str(GOLDEN / "mattel/2_players.record"), "--lang", "en").stdout
    assert said.startswith("Review: Classic, Mattel’s 40th-anniversary edition, 2 players, ")
    assert "Won by Player " in said
    for title in ("Accuracy", "Decisions", "Lost", "Luck", "Deal", "Cards"):
        assert title in said
    assert "Dice" not in said
    assert said.count("   Better: ") == said.count("   Played: ") == 3
    assert "▲" in said or "▼" in said or "=" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_reviews_speak_each_language(language: str) -> None:
    text = catalogue(language).text
    done = run("review", str(GOLDEN / "board/2_players.record"), "--plain", "--lang", language)
    assert done.exit_code == 0
    assert text("review-explained").replace("\u00a0", " ") in done.stdout
    assert "▲" not in done.stdout
    assert "─" not in done.stdout


def test_one_seat_alone() -> None:
    told = json.loads(
        run("review", str(GOLDEN / "express/3_players.record"), "--seat", "2", "--json").stdout
    )
    assert [seat["seat"] for seat in told["seats"]] == [2]
    assert {one["seat"] for one in told["decisions"]} == {2}
    done = run("review", str(GOLDEN / "express/3_players.record"), "--seat", "4")
    assert (done.exit_code, "There is no seat 4" in done.stderr) == (2, True)


def test_json_has_every_decision() -> None:
    path = GOLDEN / "pocket/2_players.record"
    told = json.loads(run("review", "-", "--json", typed=path.read_text()).stdout)
    moves = path.read_text().split("moves:\n")[1].splitlines()
    assert [f"{one['seat']} {one['move']}" for one in told["decisions"]] == moves
    assert told["finished"]
    assert len(told["costliest"]) == 3
    for seat in told["seats"]:
        luck = seat["luck"]
        assert luck["total"] == pytest.approx(luck["deal"] + luck["cards"] + luck["dice"])
        assert luck["rounds"][-1] == luck["total"]
        assert 0 < seat["best"] <= seat["decisions"]


def test_a_game_without_a_mistake_says_so(tmp_path: Path) -> None:
    head = (GOLDEN / "mattel/2_players.record").read_text().split("result:")[0]
    file = tmp_path / "begun.record"
    file.write_text(f"{head}moves:\n")
    said = run("review", str(file)).stdout
    assert "The game is not over yet; this covers what has been played so far." in said
    assert "No decision cost anything, as far as we can see." in said


def test_a_record_that_is_wrong_is_pointed_at(tmp_path: Path) -> None:
    file = tmp_path / "wrong.record"
    file.write_text((GOLDEN / "mattel/2_players.record").read_text().replace("draw", "knock", 1))
    done = run("review", str(file))
    assert done.exit_code == 2
    assert f"{file}:" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["review", "replay"])
def test_a_position_is_no_record(command: str, file: Path) -> None:
    done = run(command, str(file))
    assert done.exit_code == 2
    assert "This is a position; the record of a game is expected here." in done.stderr


def test_the_ring_has_dice() -> None:
    assert "Dice" in run("review", str(GOLDEN / "board/2_players.record"), "--lang", "en").stdout
