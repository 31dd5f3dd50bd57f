"""Files of a game in the terminal: records, and editions of one's own."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from laydown.engine.edition import load
from laydown.engine.notation.record import parse_record
from laydown.terminal.player import Player
from tests.terminal.kit import COME_BACK, ONES, WINS, run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from laydown.engine.events import Event


def test_a_name_that_nobody_typed_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "-p", "2", "--record", str(file), "--lang", "de", typed="1\n1\n")
    record = parse_record(file.read_text("utf-8"))
    assert (record.names, record.bots) == ((), ("", "steady"))
    for language, name in (("de", "Spieler 1"), ("fr", "Joueur 1"), ("en", "Player 1")):
        assert name in run("replay", str(file), "--lang", language).stdout


def test_a_record_never_replaces_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    done = run("play", "--record", str(file))
    assert done.exit_code == 2
    assert done.stderr == f"laydown: {file} already exists: choose another name.\n"
    assert file.read_text() == "precious"


def test_a_record_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    done = run("play", "--record", str(tmp_path / "no" / "game.txt"))
    assert done.exit_code == 2
    assert "cannot be written: No such file or directory." in done.stderr
    assert done.stdout == ""


def test_only_its_owner_can_read_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "-p", "2", "--record", str(file), typed="1\n1\nq\n")
    assert parse_record(file.read_text("utf-8")).moves
    assert file.stat().st_mode & 0o777 == 0o600


def test_no_seed_is_written_to_the_record_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    folder = tmp_path / "data" / "laydown" / "games"
    found: list[tuple[str, str]] = []
    sees = Player.sees

    def look(player: Player, event: Event) -> None:
        sees(player, event)
        (kept,) = folder.glob("*")
        found.append((file.read_text("utf-8"), kept.read_text("utf-8")))
        assert [path.stat().st_mode & 0o077 for path in (file, kept, folder)] == [0, 0, 0]

    monkeypatch.setattr(Player, "sees", look)
    seed = "a text that nobody sees"
    run("play", "--record", str(file), "--seed", seed, "-o", "phases=1-2", typed=ONES)
    assert len(found) > 50
    assert {written for written, _ in found} == {""}
    assert parse_record(found[0][1]).seed == seed.encode()
    assert parse_record(file.read_text("utf-8")).result() != "unfinished"


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    phases = '[[phases]]\nlay = "set 2"\n[[phases]]\nlay = "3 odd one colour"\n'
    file.write_text(f'name = "family"\nbased_on = "mattel"\n[deal]\nhand = 6\n{phases}')
    done = run("play", "--edition-file", str(file), "--seed", "a", typed=ONES)
    assert done.exit_code == 0
    assert done.stdout.startswith("Laydown: family, 4 players\n")
    assert "set of 2" in done.stdout
    assert WINS.search(done.stdout)


def test_an_edition_may_name_clauses_that_nobody_has_told(tmp_path: Path) -> None:
    ours = zip(load("mattel").clauses, cycle(("X-99", "M-98", "B-97")), strict=False)
    codes = "\n".join(f'"{code}" = "{clause}"' for code, clause in ours)
    file = tmp_path / "ours.toml"
    file.write_text(f'name = "family"\nbased_on = "mattel"\n[clauses]\n{codes}\n')
    typed = (
        "discard R1\nwhy knock\nwhy discard R1\nrules\nrules 12\n?\n1\nhit R1 on 1.1\nwhy take\n"
    )
    done = run("play", "--edition-file", str(file), "--seed", "a", typed=typed)
    assert done.exit_code == 0
    assert done.stdout.endswith(COME_BACK)
    assert "X-01 X-02" in done.stdout


def test_an_edition_that_is_not_right_is_pointed_at(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('name = "family"\nbased_on = "mattel"\n[deal]\nhand = "six"\n')
    done = run("play", "--edition-file", str(file))
    assert done.exit_code == 2
    assert done.stderr.startswith(f"laydown: {file}:4:1: ")
    assert done.stderr.endswith('\n  hand = "six"\n  ^\n')
