"""A language is one folder: it is found, and what it lacks is told in English."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import laydown
from laydown.locale import LANGUAGES, MissingText, catalogue
from laydown.locale.files import folders
from laydown.locale.texts import Catalogue

ROOT = Path(__file__).parent.parent.parent
ESPERANTO = {
    "cards.ftl": "card-wild = Ĵokero\ngroup-set = aro de { $nombro }\n",
    "terminal.ftl": "rules-phases = La fazoj\nwelcome-help = Tajpu numeron. { ask-help }\n",
    "rules.ftl": "## Materialo\n\nM-01 = Estas 108 kartoj.\n",
}


def test_our_languages_are_the_folders_beside_the_program() -> None:
    assert {"en", "fr", "de", "it"} <= set(LANGUAGES)
    assert LANGUAGES[0] == "en"
    assert list(LANGUAGES[1:]) == sorted(LANGUAGES[1:])


def test_a_folder_of_fluent_files_is_a_language(tmp_path: Path) -> None:
    for file in ("en/cards.ftl", "sv/cards.ftl", "eo/rules.ftl", "empty/notes.txt", "loose.ftl"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).touch()
    assert folders(tmp_path) == ("en", "eo", "sv")


def test_no_page_lists_the_languages() -> None:
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    listed = re.compile(r"`fr`,? (?:or )?`(?:de|it)`|`de`,? (?:or )?`(?:fr|it)`")
    assert [page.name for page in pages if listed.search(page.read_text("utf-8"))] == []
    assert len(pages) > 20


@pytest.fixture(scope="module")
def esperanto(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with one folder more."""
    root = tmp_path_factory.mktemp("copy")
    source = Path(laydown.__file__).parent
    shutil.copytree(source, root / "laydown", ignore=shutil.ignore_patterns("__pycache__"))
    for name, content in ESPERANTO.items():
        file = root / "laydown" / "locale" / "eo" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return root


def run(root: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "laydown", *words, "--lang", "eo"],
        cwd=root,
        env={"PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_a_new_folder_is_all_it_takes(esperanto: Path) -> None:
    shown = run(esperanto, "rules", "mattel")
    assert "\nLa fazoj\n" in shown
    assert "\nMaterialo\nM-01  Estas 108 kartoj.\n" in shown


def test_what_it_lacks_is_told_in_english(esperanto: Path) -> None:
    shown = run(esperanto, "rules", "mattel")
    assert "Classic, Mattel’s 40th-anniversary edition" in shown  # a message
    assert "\nM-37  Your hand is hidden from the other players.\n" in shown  # a clause
    assert "\nCombinations\nM-13  " in shown  # a heading
    assert "  1   2 sets of 3\n" in shown  # a message that would use another


def test_a_game_can_be_played_in_it(esperanto: Path) -> None:
    shown = run(esperanto, "play", "--seed", "eo", typed="1\nwhy lay\nh\n?\nq\n")
    assert "Ĵokero" in shown
    assert "Your move?" in shown
    # A message that refers to one that is missing is told in English as a whole.
    assert "Type the number of a choice" in shown


def test_a_server_speaks_it_with_a_browser_that_asks_for_it(esperanto: Path) -> None:
    program = (
        "from types import SimpleNamespace as Request\n"
        "from laydown.server.desk import language_of\n"
        "print(language_of(Request(headers={'accept-language': 'tlh, eo-XX, en'})))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=esperanto,
        env={"PYTHONPATH": str(esperanto)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "eo\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_no_language_has_is_an_error(language: str) -> None:
    with pytest.raises(MissingText, match="'en'"):
        catalogue(language).text("no-such-message")


def test_a_text_that_uses_what_it_is_not_given_is_told_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    content = ESPERANTO["cards.ftl"]
    files = {"eo": [("cards.ftl", content)]}
    monkeypatch.setattr("laydown.locale.texts.message_files", files.__getitem__)
    monkeypatch.setattr("laydown.locale.languages.LANGUAGES", (*LANGUAGES, "eo"))
    catalogue("en")  # loaded before, from its own files, or now
    assert Catalogue("eo").text("card-wild") == "Ĵokero"
    assert Catalogue("eo").text("group-set", size=3) == "set of 3"
