"""Score sheets in the terminal."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from laydown.locale import LANGUAGES
from laydown.score.files import from_json
from laydown.score.fold import fold
from tests.score.test_own import THREE
from tests.terminal.kit import COMMAND, environment, run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def sheet(tmp_path: Path) -> str:
    file = str(tmp_path / "friday.json")
    assert run("score", "new", file, "Ida", "Max", "Lena B").exit_code == 0
    return file


def totals(file: str) -> list[int]:
    with open(file, encoding="utf-8") as found:  # noqa: PTH123 - a name, as one types it
        return [player.total for player in fold(from_json(found.read())).players]


def test_rounds_are_entered_corrected_deleted_and_taken_back(sheet: str) -> None:
    done = run("score", "enter", sheet, "Ida out", "Max laid 45")
    assert done.exit_code == 0
    assert "To enter: Lena B" in done.stdout
    run("score", "enter", sheet, "lena b R7 W S")
    assert totals(sheet) == [0, 45, 45]
    run("score", "correct", sheet, "1", "Max 50")
    assert totals(sheet) == [0, 50, 45]
    run("score", "undo", sheet)
    assert totals(sheet) == [0, 45, 45]
    run("score", "redo", sheet)
    assert totals(sheet) == [0, 50, 45]
    assert "Max deals." in run("score", "show", sheet).stdout
    assert run("score", "export", sheet, "csv").stdout.endswith("total,,,1,0,,50,,45\n")
    run("score", "delete", sheet, "1")
    assert totals(sheet) == [0, 0, 0]


def test_a_round_without_a_winner(sheet: str) -> None:
    assert run("score", "enter", sheet, "Ida 5", "Max 10", "Lena B 15").exit_code == 0
    assert totals(sheet) == [5, 10, 15]


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_an_export_is_utf8_whatever_the_terminal_speaks(tmp_path: Path, kind: str) -> None:
    file = str(tmp_path / "sheet.json")
    assert run("score", "new", file, "Łukasz", "Max").exit_code == 0
    command = [*COMMAND, "score", "export", file, kind]
    extra = {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    written = subprocess.check_output(command, env=environment(**extra))
    assert "Łukasz" in written.decode()


def test_a_sheet_may_have_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    file = str(tmp_path / "\udcff.json")
    assert run("score", "new", file, "Ida", "Max").exit_code == 0
    assert run("score", "enter", file, "Ida out", "Max 5").exit_code == 0


def test_sheets_of_a_folder_are_listed(sheet: str, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    done = run("score", "list", str(tmp_path))
    assert "friday.json" in done.stdout
    assert "other.json" not in done.stdout
    (tmp_path / "friday.json").unlink()
    done = run("score", "list", str(tmp_path))
    assert (done.exit_code, "no score sheets" in " ".join(done.stdout.split())) == (0, True)
    done = run("score", "list", str(tmp_path / "nowhere"))
    assert (done.exit_code, "There is no folder " in done.stderr) == (2, True)


def test_the_command_alone_lists_what_it_does() -> None:
    done = run("score")
    assert (done.exit_code, "undo" in done.stdout, done.stderr) == (0, True, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("enter", "Nora out"),
        ("enter", "Ida -5"),
        ("enter", "Ida 7"),
        ("enter", "Ida many"),
        ("enter", "Ida out", "Max 0", "Lena B 5"),
        ("correct", "7", "Ida 5"),
        ("delete", "7"),
        ("redo",),
        ("add", "Max"),
        ("add", " "),
        ("drop", "Nora"),
    ],
)
def test_bad_input_is_told_in_a_sentence_and_changes_nothing(
    sheet: str, words: tuple[str, ...], language: str
) -> None:
    before = run("score", "export", sheet, "json").stdout
    done = run("score", words[0], sheet, *words[1:], "--lang", language)
    assert done.exit_code == 2
    assert done.stderr.startswith("laydown: ")
    assert done.stderr.count("\n") == 1
    assert run("score", "export", sheet, "json").stdout == before


def test_what_is_no_sheet_is_refused_and_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"players": 400}', encoding="utf-8")
    assert "not a Laydown score sheet" in run("score", "show", str(file)).stderr
    assert run("score", "new", str(file), "Ida", "Max").exit_code == 2
    many = [f"Player {number}" for number in range(400)]
    assert "400 players" in run("score", "new", str(tmp_path / "new.json"), *many).stderr
    assert file.read_text("utf-8") == '{"players": 400}'


def test_players_join_and_leave_in_the_middle_by_the_rule_of_the_browser(sheet: str) -> None:
    run("score", "enter", sheet, "Ida out", "Max laid 45", "Lena B 60")
    assert "Paul" in run("score", "add", sheet, "Paul").stdout
    assert totals(sheet) == [0, 45, 60, 60]  # who joins begins where the last one stands
    assert run("score", "drop", sheet, "ida").exit_code == 0
    done = run("score", "enter", sheet, "Max out", "Lena B laid 5", "Paul 10")
    assert done.exit_code == 0
    assert totals(sheet) == [0, 45, 65, 70]
    run("score", "undo", sheet)
    run("score", "undo", sheet)
    assert run("score", "drop", sheet, "Paul").exit_code == 0
    run("score", "drop", sheet, "Max")
    before = run("score", "export", sheet, "json").stdout
    last = run("score", "drop", sheet, "Ida")  # two are the least
    assert last.exit_code == 2
    assert run("score", "export", sheet, "json").stdout == before


def test_a_sheet_of_an_edition_of_ones_own(tmp_path: Path) -> None:
    edition = tmp_path / "three.toml"
    edition.write_text(THREE, encoding="utf-8")
    file = str(tmp_path / "friday.json")
    made = run("score", "new", file, "Ida", "Max", "--edition-file", str(edition))
    assert made.exit_code == 0
    edition.unlink()  # the sheet has it
    run("score", "enter", file, "Ida out", "Max laid W")
    assert totals(file) == [0, 40]
    edition.write_text("name = 7", encoding="utf-8")
    wrong = run("score", "new", file + "2", "Ida", "Max", "--edition-file", str(edition))
    assert wrong.exit_code == 2
    assert "three.toml:" in wrong.stderr
