"""The command that lists clauses without a test or a text, on a small made-up tree."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from laydown.locale import LANGUAGES, untold
from tests.clauses import main, survey

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = {"M-01": "One hundred and eight cards.", "M-02": "Ten cards each.", "X-01": "A ruling."}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project in which every clause has a test and a text."""
    write(
        tmp_path / "tests" / "rules" / "test_all.py",
        """
        import pytest

        @pytest.mark.clause("M-01", "M-02")
        def test_cards():
            assert True

        @pytest.mark.clause("X-01")
        def test_ruling():
            assert True
        """,
    )
    write(tmp_path / "src" / "engine.py", 'RAISED = "M-01"  # X-01')
    write(tmp_path / "src" / "mattel.toml", 'hand = { value = 10, clause = "M-02" }')
    return tmp_path


def write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(content), encoding="utf-8")


def test_nothing_is_missing_where_every_clause_has_test_and_text(tree: Path) -> None:
    found = survey(tree, TEXTS)
    assert found.complete
    assert found.tests == {
        "M-01": ["tests/rules/test_all.py:4"],
        "M-02": ["tests/rules/test_all.py:4"],
        "X-01": ["tests/rules/test_all.py:8"],
    }
    assert list(found.report()) == [
        "rules  clauses  tested  marks",
        "M            2       2      2",
        "X            1       1      1",
    ]


def test_a_clause_without_a_test_is_listed_with_the_start_of_its_text(tree: Path) -> None:
    found = survey(tree, {**TEXTS, "M-03": "Word " * 40})
    assert not found.complete
    assert found.untested == ["M-03"]
    first, *_, counts, _ = found.report()
    assert first.startswith("M-03: no test: Word Word")
    assert first.endswith("...")
    assert counts == "M            3       2      2"


@pytest.mark.parametrize(
    ("file", "content", "clause"),
    [
        ("tests/test_x.py", '@pytest.mark.clause("M-99")\ndef test_x(): ...', "M-99"),
        ("src/engine.py", "# why: M-77", "M-77"),
        ("src/engine.py", 'raise IllegalMove("code", "R-V9")', "R-V9"),
        ("src/own.toml", '[deal]\nhand = { value = 10, clause = "M-88" }', "M-88"),
        ("src/own.toml", '[[phases]]\nlay = { value = "set 3", clause = "M-88" }', "M-88"),
        ("src/own.toml", '[clauses]\ndraw_first = "M 7"', "M 7"),
        ("src/own.toml", '[variants]\nten_rounds = "M-V9"', "M-V9"),
        ("src/own.toml", "# see X-98", "X-98"),
        ("src/rules.ftl", "M-01 = As in X-97.", "X-97"),
    ],
)
def test_a_clause_that_is_named_but_has_no_text_is_listed_with_its_place(
    tree: Path, file: str, content: str, clause: str
) -> None:
    write(tree / file, content)
    found = survey(tree, TEXTS)
    assert list(found.untold) == [clause]
    assert not found.complete
    (line,) = [line for line in found.report() if "no text" in line]
    assert line.startswith(f"{clause}: no text: {file}")


@pytest.mark.parametrize(
    "content",
    [
        'pytestmark = pytest.mark.clause("M-03")\ndef test_x(): ...',
        'pytestmark = [pytest.mark.slow, pytest.mark.clause("M-03")]\ndef test_x(): ...',
        '@pytest.mark.clause("M-03")\nclass TestX:\n    def test_x(self): ...',
        'class TestX:\n    @pytest.mark.clause("M-03")\n    def test_x(self): ...',
        '@pytest.mark.clause("M-03")\nasync def test_x(): ...',
        (
            '@pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.clause("M-03"))])\n'
            "def test_x(a): ..."
        ),
        (
            '@pytest.mark.parametrize("a", [pytest.param(1, marks=[pytest.mark.clause("M-03")])])\n'
            "def test_x(a): ..."
        ),
    ],
)
def test_marks_are_found_wherever_pytest_sees_them(tree: Path, content: str) -> None:
    write(tree / "tests" / "test_x.py", content)
    assert survey(tree, {**TEXTS, "M-03": "More."}).complete


@pytest.mark.parametrize(
    "content",
    [
        '@pytest.mark.clause("M-03")\ndef helper(): ...',
        '@pytest.mark.skip\n@pytest.mark.clause("M-03")\ndef test_x(): ...',
        '@pytest.mark.xfail(reason="a bug")\n@pytest.mark.clause("M-03")\ndef test_x(): ...',
        'CLAUSE = "M-03"\n@pytest.mark.clause(CLAUSE)\ndef test_x(): ...',
        "@pytest.mark.clause()\ndef test_x(): ...",
        'clause = pytest.mark.clause\n@clause("M-03")\ndef test_x(): ...',
    ],
)
def test_a_mark_that_shows_no_clause_is_told_and_does_not_count(tree: Path, content: str) -> None:
    write(tree / "tests" / "test_x.py", content)
    found = survey(tree, {**TEXTS, "M-03": "More."})
    assert found.untested == ["M-03"]
    assert [place.rpartition(":")[0] for place in found.unread] == ["tests/test_x.py"]
    assert not found.complete


def test_words_that_only_look_like_a_mark_do_not_count(tree: Path) -> None:
    write(
        tree / "tests" / "test_x.py",
        """
        # @pytest.mark.clause("M-03")
        def test_x():
            assert 'pytest.mark.clause("M-03")'
        """,
    )
    write(tree / "tests" / "kit.py", '@pytest.mark.clause("M-03")\ndef test_like(): ...')
    found = survey(tree, {**TEXTS, "M-03": "More."})
    assert found.untested == ["M-03"]
    assert found.unread == []


def test_the_command_fails_and_prints_what_is_missing(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(tree) == 1  # the real catalogue has more clauses than the made-up tests
    printed = capsys.readouterr().out.splitlines()
    assert any(line.startswith("M-12: no test: ") for line in printed)
    assert not any(line.startswith("M-01: ") for line in printed)


def test_the_command_succeeds_where_nothing_is_missing(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.clauses.clauses", lambda: tuple(TEXTS))
    monkeypatch.setattr("tests.clauses.rule", TEXTS.__getitem__)
    monkeypatch.setattr("tests.clauses.untold", lambda _language: ())
    assert main(tree) == 0
    assert capsys.readouterr().out.splitlines()[0] == "rules  clauses  tested  marks"


def test_the_command_fails_where_a_clause_is_not_told_in_a_language(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.clauses.clauses", lambda: tuple(TEXTS))
    monkeypatch.setattr("tests.clauses.rule", TEXTS.__getitem__)
    monkeypatch.setattr("tests.clauses.LANGUAGES", ("en", "eo", "la"))
    lacking = {"en": (), "eo": ("M-02", "X-01"), "la": ("M-02",)}
    monkeypatch.setattr("tests.clauses.untold", lacking.__getitem__)
    assert main(tree) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        "M-02: no text in: eo, la",
        "X-01: no text in: eo",
    ]


def test_every_clause_is_told_in_every_language() -> None:
    assert {language: untold(language) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, ())
