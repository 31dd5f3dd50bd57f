from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from laydown.bots import make_bot
from laydown.engine.edition import load
from laydown.engine.game import Game
from laydown.engine.notation.position import parse_position
from laydown.engine.notation.record import Record, parse_record, print_record
from laydown.engine.view import view
from laydown.locale import LANGUAGES, catalogue
from tests.terminal.kit import run

GOLDEN = Path(__file__).parent.parent / "golden"


def played(names: tuple[str, ...] = (), edition: str = "pocket", **options: bool | str) -> str:
    """Return the record of a whole game between bots."""
    game = Game(Record(load(edition, options), 3, b"replayed", names=names))
    bots = [make_bot("steady", b"") for _ in range(3)]
    while not game.state.over:
        seat = game.state.actors()[0]
        game.play(bots[seat].choose(view(game.state, seat)), seat)
    return print_record(game.record())


@pytest.fixture(scope="module")
def record() -> str:
    return played(("Ann", "Bo", "Cy"), phases="1-2")


def told(tmp_path: Path, content: str, *arguments: str) -> list[str]:
    file = tmp_path / "game.txt"
    file.write_text(content, "utf-8")
    done = run("replay", str(file), *arguments)
    assert done.exit_code == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.splitlines()


def moves(content: str) -> list[str]:
    return content.split("moves:\n")[1].splitlines()


def test_a_replay_numbers_every_move(tmp_path: Path, record: str) -> None:
    lines = told(tmp_path, record)
    numbers = [int(found[1]) for line in lines if (found := re.match(r" *(\d+)  \w", line))]
    assert numbers == list(range(1, len(moves(record)) + 1))


def test_a_replay_tells_who_did_what_and_who_won(tmp_path: Path, record: str) -> None:
    lines = told(tmp_path, record)
    winner = ("Ann", "Bo", "Cy")[int(record.split("winners ")[1][0]) - 1]
    assert lines[0] == "Laydown: Pocket, 3 players"
    assert any(line.strip() == f"{winner} wins the game!" for line in lines)
    totals = re.findall(r"(?m)^result: .* totals (.*)$", record)[0].split()
    assert [line.split()[-1] for line in lines[-3:]] == totals


def test_a_replay_knows_the_cards_that_were_drawn(tmp_path: Path, record: str) -> None:
    lines = told(tmp_path, record)
    assert any(re.search(r"draws \S?(W|S|[RYGO]\d+)\.$", line) for line in lines)
    assert not any("draws a card" in line for line in lines)


def test_a_replay_stops_where_it_is_told_to(tmp_path: Path, record: str) -> None:
    lines = told(tmp_path, record, "--to", "3", "--plain")
    assert "After 3 moves the game is not over." in lines
    at = lines.index("After 3 moves the game is not over.") + 1
    assert lines[at : at + 3] == [
        f"{name}: phases made: 0 of 2, total 0." for name in ("Ann", "Bo", "Cy")
    ]
    assert not any(line.strip().startswith("4 ") for line in lines)


def test_a_replay_gives_the_position_of_a_move_ready_for_a_hint(
    tmp_path: Path, record: str
) -> None:
    text = "".join(f"{line}\n" for line in told(tmp_path, record, "--to", "7", "--position"))
    expected = replace(parse_record(record), moves=parse_record(record).moves[:7]).replay()
    assert parse_position(text) == expected
    assert "\n".join(told(tmp_path, record, "--to", "7")).endswith(text.rstrip())
    done = run("hint", "-", typed=text)
    assert done.exit_code == 0
    assert "Your hand" in done.stdout


def test_a_replay_calls_bots_by_their_names(tmp_path: Path, record: str) -> None:
    nameless = re.sub(r"(?m)^name \d: .*\n", "", record)
    for bots, names in (
        (("steady", "", "sharp"), ("steady 1", "Player 2", "sharp 3")),
        (("steady", "steady", ""), ("Bot 1", "Bot 2", "Player 3")),
        (("a=b=c@d", "exec:", ""), ("a=b=c@d 1", "exec: 2", "Player 3")),
    ):
        lines = "".join(f"bot {i}: {bot}\n" for i, bot in enumerate(bots, 1) if bot)
        content = nameless.replace("seed:", f"{lines}seed:")
        shown = "\n".join(told(tmp_path, content, "--to", "1"))
        assert all(f"{name}: " in shown for name in names), shown


def test_a_replay_reads_standard_input(tmp_path: Path, record: str) -> None:
    done = run("replay", "-", typed=record)
    assert done.exit_code == 0
    assert done.stdout.splitlines() == told(tmp_path, record)


def test_stopping_after_the_end_is_the_end(tmp_path: Path, record: str) -> None:
    assert told(tmp_path, record, "--to", "100000") == told(tmp_path, record)


def test_a_board_game_is_told_with_every_roll_question_and_choice(tmp_path: Path) -> None:
    content = played(("Ann", "Bo", "Cy"), "board")
    text = "\n".join(told(tmp_path, content))
    shown = re.sub(r"[◆★▲●]", "", " ".join(text.split()))
    assert re.search(r"Round 2: (Ann|Bo|Cy) begins\.", shown)
    assert re.search(r"Bo rolls [1-6] and [1-6]\. \d+ Bo moves to “", shown)
    assert re.search(r"Cy takes [RYGB]\d+ out of the discard pile\.", shown)
    assert re.search(r"draws a Joker: \([RYGB]\d+\)\.", shown)
    assert re.search(r"asks to the (left|right) for an? \d+\.", shown)
    assert re.search(r"gives [RYGB]\d+ to (Ann|Bo|Cy)\.", shown)
    assert re.search(r"keeps [RYGB(]\S+ .* for the next round\.", shown)
    assert "points" not in shown.lower()
    winner = ("Ann", "Bo", "Cy")[int(content.split("winners ")[1][0]) - 1]
    assert re.search(rf"(?m)^ {winner} +finish *$", text)


@pytest.mark.clause("X-25")
def test_a_tie_that_was_replayed_is_told(tmp_path: Path) -> None:
    file = GOLDEN / "rare" / "tie_of_three_replayed.record"
    text = "\n".join(told(tmp_path, file.read_text("utf-8"), "--plain"))
    assert "the tied players play the last phase again." in text
    assert re.search(r"(?m)^Player \d: phase 9 made\.$", text)


def test_players_without_a_name_are_numbered(tmp_path: Path) -> None:
    lines = told(tmp_path, played(phases="1-1"), "--lang", "de")
    assert any("Spieler 2 " in line for line in lines)


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    text = "\n".join(told(tmp_path, played(("A\x1b[31m", "B" * 3000, "\ue000"), phases="1-1")))
    assert "\x1b" not in text
    assert "A?[31m" in text
    assert "B" * 41 not in text


def test_moves_made_in_a_players_place_say_so(tmp_path: Path) -> None:
    game = Game(Record(load("mattel"), 2, b"marks"))
    for mark in ("timer", "standin"):
        seat = game.state.actors()[0]
        move = make_bot("steady", b"").choose(view(game.state, seat))
        game.play(move, seat, mark=mark)
    lines = told(tmp_path, print_record(game.record()))
    assert sum(line.endswith("(time ran out)") for line in lines) == 1
    assert sum(line.endswith("(by a stand-in)") for line in lines) == 1


def test_a_record_that_starts_from_a_position(tmp_path: Path) -> None:
    position = (
        "position: 1\nedition: mattel\nstep: play 1\n"
        "hand 1: R1\nhand 2: R2\ntable 1: 1: R8 G8 Y8 | O4 G4 Y4\n"
    )
    game = Game(replace(Record(load("mattel"), 2, b""), position=position))
    seat = game.state.actors()[0]
    game.play(make_bot("steady", b"").choose(view(game.state, seat)), seat)
    lines = told(tmp_path, print_record(game.record()))
    assert lines[lines.index("   1  Player 1 discards ◆R1.") + 1].startswith(
        "      Player 1 goes out"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_in_each_language(language: str, tmp_path: Path, record: str) -> None:
    text = " ".join(" ".join(told(tmp_path, record, "--lang", language)).split())
    winner = ("Ann", "Bo", "Cy")[int(record.split("winners ")[1][0]) - 1]
    won = catalogue(language).text("event-won", player=winner).replace("\u00a0", " ")
    assert won in text


def test_windows_line_ends_and_a_byte_order_mark_are_read(tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xef\xbb\xbf" + record.replace("\n", "\r\n").encode())
    assert run("replay", str(file)).exit_code == 0


# --- what cannot be read ---


def failed(file: Path, *arguments: str) -> str:
    done = run("replay", str(file), *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert isinstance(done.stderr, str)
    return done.stderr


def test_a_missing_file(tmp_path: Path) -> None:
    file = tmp_path / "none.txt"
    assert failed(file) == f"laydown: There is no file {file}.\n"
    assert failed(file, "--lang", "it") == f"laydown: Il file {file} non esiste.\n"


def test_a_folder(tmp_path: Path) -> None:
    assert failed(tmp_path) == f"laydown: {tmp_path} cannot be read: Is a directory.\n"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert failed(file) == f"laydown: {file} is not a text file.\n"


def test_an_empty_file(tmp_path: Path) -> None:
    file = tmp_path / "empty"
    file.touch()
    assert failed(file).startswith(f"laydown: {file}:1:1: ")


def test_a_misspelt_line_is_pointed_at(tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.replace("players: 3", "players: three"))
    line = record.split("\n").index("players: 3") + 1
    error = failed(file)
    assert error.startswith(f"laydown: {file}:{line}:10: ")
    assert error.endswith("\n  players: three\n           ^\n")
    assert len(error.splitlines()) == 3


def test_an_illegal_move_is_pointed_at_and_names_its_clause(tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.txt"
    head, rest = record.split("moves:\n")
    first = rest.split("\n")[0]
    seat = first.split()[0]
    file.write_text(f"{head}moves:\n{seat} discard R1\n")
    error = failed(file)
    assert error.startswith(f"laydown: {file}:{head.count(chr(10)) + 2}:1: ")
    assert re.search(r"\[P-\d\d\]\n", error)


def test_a_long_line_is_cut_around_the_place(tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.replace("moves:\n", f"moves:\n1 lay {'R7 ' * 500}Q9{' R7' * 500}\n"))
    message, line, caret = failed(file).splitlines()
    assert len(line) < 80
    assert line[caret.index("^") :].startswith("Q9 ")
    assert len(message) < 1000
