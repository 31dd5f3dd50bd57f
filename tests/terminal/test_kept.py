"""Games are kept by themselves: nothing that was played is lost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from laydown.engine.notation.record import parse_record
from laydown.locale import LANGUAGES, catalogue
from tests.terminal.kit import COME_BACK, COMMAND, ONES, environment, on_one_line, run

SHORT = ("-e", "pocket", "-p", "2", "-o", "phases=1-1", "--seed", "kept")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return where games are kept."""
    return tmp_path / "data" / "laydown" / "games"


def test_every_move_is_kept_when_it_is_made_and_a_kill_loses_none(folder: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", *SHORT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write("draw\n")
    process.stdin.flush()
    said = ""
    while not said.endswith("Your move? "):
        said += process.stdout.read(1)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    (file,) = folder.iterdir()
    record = parse_record(file.read_text("utf-8"))
    assert str(record.moves[-1]) == "1 draw"
    assert record.bots == ("", "steady")


def test_a_game_goes_on_where_it_was_left(folder: Path) -> None:
    whole = run("play", *SHORT, typed=ONES).stdout
    (file,) = folder.iterdir()
    expected = file.read_text("utf-8")
    file.unlink()
    left = run("play", *SHORT, typed="1\n" * 3)
    assert left.stdout.endswith(COME_BACK)
    shown = left.stdout
    while "This game is saved" not in shown:  # three lines at a time, to the end
        shown = run("play", "--continue", typed="1\n" * 3).stdout
    assert file.read_text("utf-8") == expected
    assert whole.splitlines()[-3:] == shown.splitlines()[-3:]


def test_what_happened_since_the_last_own_move_is_told_again() -> None:
    run("play", *SHORT, typed="1\n1\n")
    before = run("play", "--continue", typed="q\n").stdout
    assert "You discard" not in before
    assert on_one_line(before).count("Bot 2") >= 2
    assert before.endswith(COME_BACK)


def test_a_line_that_was_cut_off_does_not_count(folder: Path) -> None:
    run("play", *SHORT, typed="1\n1\n")
    (file,) = folder.iterdir()
    whole = file.read_text("utf-8")
    file.write_text(whole + "1 dra", "utf-8")
    assert run("play", "--continue", typed="").exit_code == 0
    assert file.read_text("utf-8") == whole


def test_a_game_that_goes_on_in_two_windows_is_spoilt_by_neither(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", "-p", "2", "--seed", "kept", typed="1\n")
    (file,) = folder.iterdir()
    answers = iter(["1", "1"])

    def type_here(_prompt: str) -> str:
        if not file.read_text("utf-8").endswith("#\n"):
            with file.open("a", encoding="utf-8") as kept:  # in the other window
                kept.write("#\n")
        return next(answers, "q")

    monkeypatch.setattr("builtins.input", type_here)
    done = run("play", "--continue")
    assert on_one_line(done.stdout).count("Device or resource busy") == 1
    assert file.read_text("utf-8").endswith("#\n")
    assert done.stdout.endswith("Goodbye!\n")


def test_who_only_looked_leaves_nothing_behind(folder: Path) -> None:
    begins = (*SHORT[:-1], "look")  # nobody has moved when the player leaves
    assert run("play", *begins, typed="h\nq\n").stdout.endswith("Goodbye!\n")
    assert not list(folder.iterdir())


def test_a_game_in_which_only_bots_have_moved_is_kept(folder: Path) -> None:
    assert run("play", *SHORT, typed="q\n").stdout.endswith(COME_BACK)
    (file,) = folder.iterdir()
    moves = parse_record(file.read_text("utf-8")).moves
    assert moves
    assert all(move.seat == 1 for move in moves)


def test_games_are_listed_and_chosen_by_number(folder: Path) -> None:
    assert on_one_line(run("games").stdout).startswith("There are no saved games.")
    run("play", *SHORT, "--name", "Nora", typed="1\n")
    run("play", "-p", "2", "--bot", "novice", "--seed", "b", typed="1\n")
    run("play", *SHORT, typed=ONES)
    for number in (1, 2, 3):
        os.utime(folder / f"game-{number}.txt", (number * 1e6, number * 1e6))
    shown = on_one_line(run("games", COLUMNS="200").stdout)
    assert in_order(shown, "Games in progress", "2 1970-", "Classic", "You and Bot 2", "round 1")
    assert in_order(
        shown, "1 1970-", "Pocket", "Nora and Bot 2", "Finished games", "3 1970-", "won by"
    )
    assert "To continue: laydown play --continue 2" in shown
    assert str(folder) in shown
    assert "Classic" in run("play", "--continue", typed="q\n").stdout
    assert "Laydown: Pocket" in run("play", "--continue", "1", typed="q\n").stdout


def in_order(text: str, *parts: str) -> bool:
    """Whether parts stand in a text, one behind the other."""
    at = 0
    for part in parts:
        at = text.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_told_in_each_language(language: str) -> None:
    run("play", *SHORT, typed="1\n")
    text = catalogue(language).text
    shown = on_one_line(run("games", "--lang", language, "--plain").stdout)
    for message in (text("games-running"), text("games-round", round=1)):
        assert message in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--continue",), "There is no game to continue."),
        (("--continue", "7"), "There is no game 7."),
        (("--continue", "no"), "There is no game no."),
        (("--continue", "--players", "3"), "Give --continue or --players, not both."),
        (("--continue", "--players", "0"), "Give --continue or --players, not both."),
        (("--continue", "--seed", ""), "Give --continue or --seed, not both."),
        (("--continue", "--bot", "steady"), "Give --continue or --bot, not both."),
    ],
)
def test_what_cannot_go_on_is_told(arguments: tuple[str, ...], told: str) -> None:
    done = run("play", *arguments)
    assert done.exit_code == 2
    assert told in done.stderr


def test_a_finished_game_does_not_go_on() -> None:
    run("play", *SHORT, typed=ONES)
    assert "Game 1 is over." in run("play", "--continue", "1").stderr
    assert "There is no game to continue." in run("play", "--continue").stderr


def test_a_kept_game_that_cannot_be_read_is_pointed_at(folder: Path) -> None:
    run("play", *SHORT, typed="1\n")
    (file,) = folder.iterdir()
    file.write_text(file.read_text("utf-8") + "1 discard Q5\n", "utf-8")
    done = run("play", "--continue")
    assert done.exit_code == 2
    assert str(file) in done.stderr
    assert run("games").exit_code == 0


def test_where_nothing_can_be_kept_one_can_still_play(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("a file, where a folder should be")
    done = run("play", *SHORT, typed=ONES)
    assert done.exit_code == 0
    assert "cannot be written" in on_one_line(done.stdout)
    assert "wins the game!" in done.stdout or "You win" in done.stdout


def test_who_has_no_home_can_still_play() -> None:
    done = run("play", *SHORT, typed=ONES, XDG_DATA_HOME="~nobody-of-this-name/data")
    assert done.exit_code == 0
    assert "~nobody-of-this-name/data cannot be written" in on_one_line(done.stdout)
    assert run("games", XDG_DATA_HOME="~nobody-of-this-name").exit_code == 2


@pytest.mark.parametrize("result", ["winners 9 totals 0", f"winners {'9' * 5000} totals 0"])
def test_a_list_of_games_survives_what_somebody_wrote(folder: Path, result: str) -> None:
    run("play", *SHORT, typed=ONES)
    (file,) = folder.iterdir()
    file.write_text(re.sub("(?m)^result: .*", f"result: {result}", file.read_text("utf-8")))
    (folder / "game-2.txt").write_bytes(bytes(range(256)))
    assert run("games").exit_code == 0
    done = run("play", "--continue")
    assert done.exit_code == 2
    assert "game-2.txt" in done.stderr


def test_who_came_by_make_is_told_how_to_come_back_by_make() -> None:
    done = run("play", *SHORT, typed="1\n", LAYDOWN_MAKE="1")
    assert done.stdout.endswith("To continue it: make terminal ARGS=--continue\n")


def test_make_says_who_starts_the_game() -> None:
    rules = (Path(__file__).parents[2] / "Makefile").read_text("utf-8")
    assert "LAYDOWN_MAKE=1 $(WITH_BUILT) -m laydown play $(ARGS)" in rules
