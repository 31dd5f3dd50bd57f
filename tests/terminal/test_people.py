"""Several people at one terminal, and another bot or program in each seat."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from laydown.engine.notation.record import parse_record
from tests.lab.plugins import install
from tests.terminal.kit import ONES, on_one_line, run
from tests.terminal.test_real_terminal import Terminal, without_colours

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "player.py"
PROGRAM = f"exec:{shlex.quote(sys.executable)} -I -S {shlex.quote(str(EXAMPLE))}"
SHORT = ("-e", "pocket", "-o", "phases=1-1", "--seed", "people")


def recorded(folder: Path, *arguments: str, typed: str = ONES) -> tuple[str, Path]:
    """Return what a game told, and its record."""
    file = folder / "game.txt"
    done = run("play", *arguments, "--record", str(file), typed=typed)
    assert done.exit_code == 0, done.stderr
    assert done.stderr == ""
    return done.stdout, file


# --- names ---


def test_a_name_is_kept_in_the_record_and_told_by_a_replay(tmp_path: Path) -> None:
    told, file = recorded(tmp_path, *SHORT, "-p", "2", "--name", "Nora", typed="1\n")
    assert "Nora" not in told  # she is spoken to
    assert parse_record(file.read_text("utf-8")).names == ("Nora", "")
    assert "Nora draws" in run("replay", str(file)).stdout


def test_a_name_cannot_command_the_terminal(tmp_path: Path) -> None:
    _, file = recorded(tmp_path, *SHORT, "-p", "2", "--name", " a\x1b[31m\nb ", typed="1\n")
    assert parse_record(file.read_text("utf-8")).names == ("a [31m b", "")


# --- several people ---


def test_several_people_play_a_whole_game(tmp_path: Path) -> None:
    names = ("--name", "Nora", "--name", "Ben")
    told, file = recorded(tmp_path, *SHORT, "-p", "3", *names)
    assert re.search("(Nora|Ben|Bot 3) goes out: round 1 is over.", told)
    assert re.search("(Nora|Ben|Bot 3) wins the game!", told)
    assert "You win" not in told
    record = parse_record(file.read_text("utf-8"))
    assert record.names == ("Nora", "Ben", "")
    assert record.bots == ("", "", "steady")
    assert {move.seat for move in record.moves} == {0, 1, 2}


def test_people_sit_where_they_want(tmp_path: Path) -> None:
    seats = ("-s", "2", "-s", "4", "--name", "Nora")
    _, file = recorded(tmp_path, *SHORT, *seats, typed="1\n1\n")
    record = parse_record(file.read_text("utf-8"))
    assert record.names == ("", "Nora", "", "")
    assert [bool(bot) for bot in record.bots] == [True, False, True, False]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("-s", "5"), "There is no seat 5 at a table of 4."),
        (("-s", "2", "-s", "2"), "Two people cannot have the same seat."),
        (("-p", "2", "--name", "A", "--name", "B", "--name", "C"), "3 people do not fit"),
        (("--bot", "clever"), "There is no bot “clever”."),
        (("--bot", "steady@5"), "steady does not think ahead"),
        (("--bot", "exec:"), "Name a command after “exec:”"),
        (("--bot", "exec:/no/such/program"), "The program could not be started"),
    ],
)
def test_what_cannot_be_seated_is_told(arguments: tuple[str, ...], told: str) -> None:
    done = run("play", *arguments)
    assert done.exit_code == 2
    assert told in done.stderr
    assert done.stdout == ""


def test_no_hand_stands_on_the_screen_when_the_next_one_is_called() -> None:
    names = ("--name", "Nora", "--name", "Ben")
    terminal = Terminal("--seed", "two", "-p", "2", *names)
    called = re.compile("(Nora|Ben): when nobody else can see the screen, press Enter: ")
    terminal.child.expect(called)
    hands: dict[str, str] = {}
    order = []
    for _ in range(3):
        match = terminal.child.match
        assert isinstance(match, re.Match)
        name = match[1]
        order.append(name)
        # Cleared, and what it has rolled up too: nothing of another's hand can be seen now.
        visible = (terminal.child.before or "").rpartition("\x1b[3J")[2]
        assert "Your hand" not in visible
        terminal.type("")
        hands[name] = without_colours(terminal.expect("Draw or take? "))
        assert "Your hand" in hands[name]
        terminal.type("draw")
        terminal.expect("Your move? ")
        terminal.type("1")
        while terminal.child.expect([called, "Your move\\? "]):  # that was a lay or a hit
            terminal.type("1")
    assert order[0] == order[2] != order[1]
    terminal.type("q")
    terminal.expect("Goodbye!")
    assert terminal.leave() == 0


def test_the_end_of_a_round_is_told_to_all_once(tmp_path: Path) -> None:
    names = ("--name", "Nora", "--name", "Ben")
    told, _ = recorded(
        tmp_path, "-e", "pocket", "-o", "phases=1-2", "-p", "2", "--seed", "all", *names
    )
    rounds = re.findall(r"goes out: round (\d+) is over", told)
    assert rounds == [str(number) for number in range(1, len(rounds) + 1)]


# --- bots ---


def test_another_bot_in_each_seat(tmp_path: Path) -> None:
    bots = ("--bot", "expert@20moves", "--bot", f"Example={PROGRAM}", "--bot", "random")
    told, file = recorded(tmp_path, *SHORT, *bots)
    for name in ("expert@20moves 2", "Example 3", "random 4"):
        assert name in on_one_line(told)
    record = parse_record(file.read_text("utf-8"))
    assert record.bots == ("", "expert@20moves", f"Example={PROGRAM}", "random")
    assert record.result().startswith("winners")


def test_bots_take_seats_again_and_again(tmp_path: Path) -> None:
    bots = ("--bot", "novice", "--bot", "sharp")
    _, file = recorded(tmp_path, *SHORT, "-p", "5", "-s", "3", *bots, typed="1\n")
    assert parse_record(file.read_text("utf-8")).bots == (
        "novice", "sharp", "", "novice", "sharp",
    )  # fmt: skip


def test_a_program_without_a_name_is_called_by_its_file(tmp_path: Path) -> None:
    told, _ = recorded(tmp_path, *SHORT, "--bot", PROGRAM, "--bot", "random", typed="1\n")
    assert "player 2" in on_one_line(told)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raising", "crash: ZeroDivisionError: a mistake in two lines"),
        ("Nonsense", "bad answer: 'draw'"),
        ("Cheating", "illegal move: discard"),
    ],
)
def test_a_bot_that_errs_costs_itself_a_safe_move_and_a_sentence(
    bot: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"odd": bot})
    told, file = recorded(tmp_path, *SHORT, "-p", "2", "--bot", "odd", typed="1\n1\n" * 4)
    assert f"Bot 2 could not decide and makes a safe move ({why}" in on_one_line(told)
    assert {move.seat for move in parse_record(file.read_text("utf-8")).moves} == {0, 1}


def test_a_program_that_ends_costs_safe_moves(tmp_path: Path) -> None:
    script = tmp_path / "once.py"
    script.write_text(
        "import json\nhello = json.loads(input())\n"
        'print(json.dumps({"id": hello["id"], "protocol": 2}), flush=True)\n'
    )
    spec = f"exec:{shlex.quote(sys.executable)} -I -S {shlex.quote(str(script))}"
    told, _ = recorded(tmp_path, *SHORT, "-p", "2", "--bot", spec, typed="1\n1\n" * 4)
    assert "makes a safe move (crash: exit" in on_one_line(told)


def test_the_bots_and_those_of_other_packages_are_listed_where_one_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"fine": "Fine"})
    for command in ("play", "arena"):
        shown = on_one_line(run(command, "--help").stdout)
        assert "novice: Knows the rules, but overlooks hits" in shown
        assert "Of other packages: fine." in shown


# --- positions ---

POSITION = """position: 1
edition: pocket
options: phases=1-1
discard pile: R5
hand 1: R7 G7 Y7 R9 G9 Y9 R1
hand 2: R1 R2 R4 R5
"""


def test_a_game_starts_from_a_position_and_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION)
    told, record = recorded(tmp_path, "--position", str(file), typed="1\n1\n")
    assert "Your hand (7)" in told
    assert parse_record(record.read_text("utf-8")).position
    again = run("play", "--continue", typed="q\n").stdout
    assert "Goodbye!" in again
    assert "Pocket" in again


def test_a_position_has_its_own_edition(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION)
    done = run("play", "--position", str(file), "-e", "mattel")
    assert "Give --position or --edition, not both." in done.stderr
    file.write_text(POSITION.replace("R1 R2", "Q1 R2"))
    done = run("play", "--position", str(file))
    assert done.exit_code == 2
    assert done.stderr.startswith(f"laydown: {file}:6:9: ")
