"""`laydown arena` as people type it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from laydown.engine.notation.record import parse_record
from laydown.locale import LANGUAGES
from tests.lab.kit import LONG, misbehaving
from tests.lab.plugins import forget, install
from tests.terminal.kit import COMMAND, environment, run

if TYPE_CHECKING:
    from collections.abc import Iterator

SHORT = ("-e", "express", "-o", "phases=9-10", "--seed", "a")
EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "player.py"


@pytest.fixture(autouse=True)
def _no_plugins_left() -> Iterator[None]:
    yield
    forget()


def told(*arguments: str) -> dict[str, Any]:
    """Return what the command tells as JSON."""
    done = run("arena", *arguments, *SHORT, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    for bot in found["bots"]:
        assert bot.pop("ms_per_move") > 0
        assert bot.pop("slowest_ms") > 0
    assert found.pop("seconds") > 0
    return found


# --- what it does ---


def test_two_bots() -> None:
    found = told("steady", "random", "-n", "8")
    assert (found["edition"], found["players"], found["games"], found["deals"]) == (
        "express", 2, 8, 4,
    )  # fmt: skip
    assert [bot["bot"] for bot in found["bots"]] == ["steady", "random"]
    assert found["bots"][0]["wins"] == 8
    assert found["bots"][0]["rate"] == 1.0
    assert found["options"] == {"phases": "9,10"}


def test_the_same_seed_gives_the_same_result_with_any_number_of_jobs() -> None:
    one = without_times(told("steady", "random", "-n", "8"))
    assert without_times(told("steady", "random", "-n", "8")) == one
    assert without_times(told("steady", "random", "-n", "8", "--jobs", "2")) == one
    other = run("arena", "steady", "random", "-n", "8", *SHORT[:-1], "b", "--json")
    assert json.loads(other.stdout)["moves_per_game"] != one["moves_per_game"]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert told("steady", "random", "random", "-n", "4")["games"] == 6
    assert told("steady", "-p", "3", "-n", "4")["games"] == 4


@pytest.mark.parametrize(
    ("typed", "bots"),
    [
        ("steady random -p 4", [("steady", 2), ("random", 2)]),
        ("steady random random random", [("steady", 1), ("random", 3)]),
        ("steady", [("steady", 2)]),
        ("steady --bot random", [("steady", 1), ("random", 1)]),
        ("--bot random --bot steady", [("random", 1), ("steady", 1)]),
        ("STEADY Random", [("steady", 1), ("random", 1)]),
    ],
)
def test_who_sits_at_the_table(typed: str, bots: list[tuple[str, int]]) -> None:
    found = told(*typed.split(), "-n", "1")
    assert [(bot["bot"], bot["seats"]) for bot in found["bots"]] == bots
    assert found["players"] == sum(seats for _, seats in bots)


def test_without_a_seed_chance_decides_and_tells_how_to_have_it_again() -> None:
    words = ("arena", "steady", "random", "-n", "2", "--json", *SHORT[:-2])
    one, other = (json.loads(run(*words).stdout) for _ in range(2))
    assert one["seed"] != other["seed"]
    again = json.loads(run(*words, "--seed", one["seed"]).stdout)
    assert without_times(again) == without_times(one)


@pytest.mark.parametrize(
    ("until", "rate"), [("0.4", 0.4), ("40%", 0.4), ("0,4", 0.4), ("fair", 0.5), ("FAIR", 0.5)]
)
def test_until_a_rate_is_decided(until: str, rate: float) -> None:
    found = told("steady", "random", "-n", "100", "--until", until)
    assert found["stopped"] == "decided"
    assert found["games"] < 100
    assert found["until"]["rate"] == rate
    assert found["until"]["verdict"] == "above"
    assert found["until"]["low"] > rate
    below = told("random", "steady", "-n", "100", "--until", until)
    assert below["until"]["verdict"] == "below"


def test_what_cannot_be_decided_is_played_to_the_end() -> None:
    found = told("steady", "random", "-n", "4", "--until", "0.99")
    assert (found["stopped"], found["games"]) == ("complete", 4)
    assert found["until"]["verdict"] == "undecided"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_the_table_fits_the_terminal(language: str) -> None:
    done = run("arena", "steady", "random", "-n", "2", *SHORT, "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 100
    assert "steady" in done.stdout


def test_a_terminal_without_one_of_our_signs_gets_another() -> None:
    done = subprocess.run(
        [*COMMAND, "arena", "steady", "random", "-n", "2", *SHORT, "--lang", "fr"],
        capture_output=True,
        check=True,
        env={**environment(), "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"},
    )
    assert "Équitable" in done.stdout.decode("latin-1")
    assert b"34,2-100,0" in done.stdout  # it has no such dash


# --- outside programs ---


def example(opponent: str, edition: str, games: int) -> dict[str, Any]:
    """Return how the example of the documentation did."""
    options = () if edition == "board" else ("-o", "phases=1-2", "-o", "knocking")
    words = ("arena", f"exec:{sys.executable} {EXAMPLE}", opponent, "-e", edition, *options)
    done = run(*words, "-n", str(games), "--seed", "a", "--json", "--timeout", str(LONG))
    (found, _) = json.loads(done.stdout)["bots"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("edition", ["mattel", "ravensburger", "express", "pocket", "board"])
def test_the_example_of_the_documentation_plays_every_edition(edition: str) -> None:
    found = example("steady", edition, 2)
    assert found["moves"] > 10
    assert sum(found["faults"].values()) == 0


def test_the_example_of_the_documentation_is_short_and_beats_one_who_knows_nothing() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    assert example("random", "express", 10)["wins"] >= 7


def test_a_program_that_misbehaves_is_told_of_in_table_and_json() -> None:
    words = (misbehaving("illegal"), "steady", "-n", "2", "--timeout", str(LONG))
    found = told(*words)
    mine, other = found["bots"]
    assert mine["faults"]["illegal"] == mine["moves"]
    assert mine["first_fault"]["kind"] == "illegal"
    assert sum(other["faults"].values()) == 0
    shown = run("arena", *words, *SHORT).stdout
    assert f"each of which cost it a safe move: illegal move {mine['moves']}." in shown
    assert "The first one: game 1, seat 1, move 1: illegal move: " in shown


# --- own editions, records ---


OWN = 'name = "ours"\nbased_on = "express"\n[[phases]]\nlay = "2 odd one colour"\n'


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(OWN)
    words = ("arena", "steady", "random", "--edition-file", str(file), "-n", "4", "--seed", "a")
    one = run(*words, "--json")
    assert one.exit_code == 0, one.stderr
    found = json.loads(one.stdout)
    assert (found["edition"], found["games"]) == ("ours", 4)
    two = json.loads(run(*words, "--jobs", "2", "--json").stdout)
    assert without_times(two) == without_times(found)
    done = run(*words, "-e", "mattel")
    assert "Give --edition or --edition-file, not both." in done.stderr
    file.write_text(OWN.replace("colour", "color"))
    done = run(*words)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"laydown: {file}:4:1: ")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_records_say_who_played_where_and_replay_to_the_same_result(
    jobs: str, tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "records"
    found = told("steady", "random", "-n", "4", "--jobs", jobs, "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{i:06}.txt" for i in range(1, 5)]
    records = [parse_record(file.read_text("utf-8")) for file in files]
    assert [record.bots for record in records] == [("steady", "random"), ("random", "steady")] * 2
    wins = sum(
        record.bots[winner] == "steady"
        for record in records
        for winner in record.replay().standing.winners
    )
    assert wins == found["bots"][0]["wins"]


def test_records_replace_nothing(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("precious")
    done = run("arena", "steady", "random", "-n", "2", "--records", str(tmp_path), *SHORT)
    assert done.exit_code == 2
    assert done.stderr == (f"laydown: The folder {tmp_path} is not empty: name a new one.\n")
    file = tmp_path / "precious" / "records"
    done = run("arena", "steady", "random", "-n", "2", "--records", str(file), *SHORT)
    assert done.exit_code == 2
    assert f"No records can be written to {file}: " in done.stderr


def test_a_bot_alone_has_no_rate() -> None:
    (alone,) = told("steady", "-n", "2")["bots"]
    assert (alone["rate"], alone["low"], alone["high"], alone["fair"]) == (None,) * 4
    shown = run("arena", "steady", "-n", "2", *SHORT).stdout
    assert "%" not in shown
    assert shown.splitlines()[0].split() == [
        "Bot",
        "Games",
        "Wins",
        "Points",
        "Phases",
        "Time/move",
    ]


def test_who_had_not_laid_when_a_round_reached_its_bound_is_told(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text('name = "short"\nbased_on = "express"\n[end]\nturns = 2\nrounds = 3\n')
    words = ("arena", "steady", "random", "--edition-file", str(file), "-n", "2", "--seed", "a")
    found = json.loads(run(*words, "--json").stdout)
    stuck = [bot["bounds"] for bot in found["bots"]]
    assert 0 < stuck[1] <= found["bounds"]["rounds"]
    assert f"random had not laid by then: {stuck[1]} times." in run(*words).stdout


# --- other packages ---


def test_a_bot_of_another_package_plays_in_the_arena_and_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"fine": "Fine"})
    found = told("fine", "random", "-n", "2", "--jobs", "2", "--budget", "5ms")
    assert found["bots"][0]["bot"] == "fine"
    assert told("fine@7", "fine", "-n", "2")["bots"][0]["bot"] == "fine@7moves"
    done = run("play", "--bot", "fine", "--seed", "a", typed="1\n")
    assert done.exit_code == 0


@pytest.mark.parametrize("command", ["arena odd steady", "play --bot odd"])
def test_a_broken_one_is_told_in_one_line(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"odd": "Nowhere"})
    done = run(*command.split())
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("laydown: The bot “odd” cannot be used. other-bots: Attribute")
    assert done.stderr.count("\n") == 1


def test_a_name_of_two_packages_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"fine": "Fine"})
    install(tmp_path, monkeypatch, {"fine": "Fine"}, package="more-bots")
    done = run("arena", "fine", "steady")
    assert done.exit_code == 2
    assert done.stderr == (
        "laydown: Several packages have a bot “fine”: more-bots, other-bots."
        " Remove all but one of them.\n"
    )


def test_a_bot_that_our_own_hides_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, {"steady": "Fine"})
    done = run("arena", "steady", "random", "-n", "2", *SHORT)
    assert done.exit_code == 0
    assert done.stderr == (
        "Note: steady is our own bot; the one in the package other-bots needs another name.\n"
    )


# --- errors ---


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("arena", "Name the bots that should play"),
        ("arena staedy", "There is no bot “staedy”. There are: random, novice, steady, sharp"),
        ("arena steady random -p 3", "2 bots do not fill a table of 3 evenly"),
        ("arena steady random random -p 2", "3 bots do not fill a table of 2 evenly"),
        ("arena steady -p 1", "One player cannot play this"),
        ("arena steady -p 7", "7 players cannot play this"),
        ("arena steady random -p 7", "7 players cannot play this; it takes 2-6."),
        ("arena steady -p 0", "0 players cannot play this"),
        ("arena steady -p -2", "cannot play this"),
        ("arena steady random -e chess", "There is no such edition."),
        ("arena steady random -o flying", "There is no option “flying”."),
        ("arena steady random -e board -o knocking", "has no variants"),
        ("arena steady random -n 0", "--games takes a number from 1 to 10000000."),
        ("arena steady random -j 0", "--jobs takes a number from 1 to 256."),
        ("arena steady random --timeout 0", "--timeout takes a number from 0.001 to 3600."),
        ("arena steady random --timeout nan", "A timeout is a number of seconds."),
        ("arena steady random --until 1", "A rate lies between 0 and 1"),
        ("arena steady random --until often", "Found: “often”."),
        ("arena steady random --until 5%5", "Found: “5%5”."),
        ("arena steady random --until nan", "Found: “nan”."),
        ("arena steady --until fair", "there is nothing to decide"),
        ("arena steady random --budget much", "A budget is written like"),
        ("arena steady@9 random", "steady does not think ahead and takes no budget."),
        ("arena other@much random", "Found: “much”."),
        ("arena expert@50s random", "A budget is written like 5000moves or 200ms. Found: “50s”."),
        ("arena steady exec:", "Name a command after “exec:”."),
        ("arena steady exec:'a", "an unclosed quotation mark"),
        ("arena steady exec:./nowhere", "./nowhere: No such file"),
        ("arena steady random --flavour", "There is no option --flavour."),
    ],
)
def test_an_error_is_one_line_and_exit_code_2(line: str, expected: str) -> None:
    done = run(*line.split(" "))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert expected in done.stderr
    assert done.stderr.startswith("laydown: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("crash-at-start", "ended at once. exit 1: no such module\n"),
        ("other-protocol", "as the player protocol requires: "),
    ],
)
def test_a_program_that_cannot_play_is_an_error_before_anything_is_played(
    mode: str, expected: str
) -> None:
    done = run("arena", "steady", misbehaving(mode), *SHORT, "--timeout", str(LONG))
    assert (done.exit_code, done.stdout) == (2, "")
    assert expected in done.stderr


# --- the progress bar ---


def everything(terminal: int) -> bytes:
    """Return what is shown on a terminal until nobody has it open any more."""
    shown = b""
    with suppress(OSError):  # so some systems tell the end
        while more := os.read(terminal, 1 << 16):
            shown += more
    os.close(terminal)
    return shown


def test_a_bar_is_shown_where_somebody_sees_it_and_never_in_the_result() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "arena", "steady", "random", "-n", "4", *SHORT, "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment(LAYDOWN_LANG="en", COLUMNS="80", TERM="xterm"),
    ) as arena:
        os.close(theirs)
        shown = everything(ours)  # the longer it takes, the more there is
        output, _ = arena.communicate()
    assert arena.returncode == 0
    assert json.loads(output)["games"] == 4
    assert b"4/4" in shown
    assert b"100.0% for the first bot" in shown


# --- Ctrl-C ---

# Whoever runs the tests in the background may have it ignored, and we would inherit that.
LISTENING = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from laydown.cli import main; main()"
)


def stopped(sent: signal.Signals, pipe: Path) -> tuple[int, bytes, bytes]:
    """Send a signal to an arena in its fourth game; return its status and what it says."""
    os.mkfifo(pipe)
    # With a writer of our own it has no end between the program that is tried out and the next.
    writer = os.open(pipe, os.O_RDWR)
    words = [misbehaving("stalls", pipe), "steady", "-n", "1000000", "--json", *SHORT]
    with subprocess.Popen(
        [sys.executable, "-c", LISTENING, "arena", *words, "--timeout", str(LONG)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as arena:
        try:
            with pipe.open("rb") as told_lines:
                for line in told_lines:
                    message = json.loads(line)
                    if message["do"] == "start" and message["game"] == 1:
                        os.close(writer)
                    if message["do"] == "move" and message["game"] == 4:
                        break  # no answer will come
                arena.send_signal(sent)
                told_lines.read()  # until the program has ended
            output, errors = arena.communicate()
        finally:
            arena.kill()
    return arena.returncode, output, errors


needs_named_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")


@needs_named_pipes
def test_ctrl_c_tells_what_was_played_and_ends_the_program(tmp_path: Path) -> None:
    status, output, errors = stopped(signal.SIGINT, tmp_path / "pipe")
    assert (status, errors) == (130, b"")
    found = json.loads(output)
    assert found["stopped"] == "interrupted"
    assert found["games"] == 2  # whole deals


@needs_named_pipes
def test_an_arena_that_is_told_to_end_ends_the_program_first(tmp_path: Path) -> None:
    assert stopped(signal.SIGTERM, tmp_path / "pipe") == (143, b"", b"")
