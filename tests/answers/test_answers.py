"""Every answer is tied to clauses that are told and to positions that the engine confirms."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

import laydown.answers
from laydown.answers import THEMES, question, questions
from laydown.answers.questions import VERDICTS
from laydown.engine.edition import NAMES, load
from laydown.engine.options import NAMES as OPTIONS
from laydown.locale import LANGUAGES, catalogue, clauses
from laydown.terminal import ask
from tests.answers.proofs import Proof, confirm, figure, proofs
from tests.locale.test_catalogue import FOLDER, parsed

LETTERS = {"mattel": "M", "ravensburger": "R", "express": "E", "pocket": "P", "board": "B"}
PROOFS = proofs()
# Where texts that belong to no question are named.
CODE = (
    Path(ask.__file__),
    Path(laydown.answers.__file__).with_name("find.py"),
    *(Path(__file__).parents[2] / "web" / "src" / "ask").glob("*.svelte"),
)
CASES = [(one, case) for one in questions() for case in one.cases]


def test_there_are_the_questions_that_players_ask_most() -> None:
    assert len(questions()) >= 45
    assert len({one.name for one in questions()}) == len(questions())
    assert {one.theme for one in questions()} == set(THEMES)


@pytest.mark.parametrize("edition", NAMES)
def test_every_question_has_one_answer_in_every_edition(edition: str) -> None:
    for one in questions():
        usual = [case for case in one.cases if not case.option and edition in case.clauses]
        assert usual == [one.answer(edition)], one.name
        assert {case.option.partition("=")[0] for case in one.agreed(edition)} <= {*OPTIONS}


def test_every_answer_cites_clauses_that_are_told() -> None:
    for one, case in CASES:
        assert case.verdict in VERDICTS, one.name
        for edition, cited in case.clauses.items():
            assert cited, one.name
            assert set(cited) <= set(clauses()), one.name
            # Clauses of other editions hold only where a ruling says so: free order is R's.
            foreign = {clause[0] for clause in cited} - {LETTERS[edition], "X"}
            assert not foreign or case.option, (one.name, edition)


def test_where_a_rulebook_is_silent_a_ruling_is_cited() -> None:
    assert question("twelve-one").answer("mattel").silent("mattel")
    assert not question("twelve-one").answer("ravensburger").silent("ravensburger")
    assert not question("last-discard").answer("ravensburger").silent("ravensburger")


@pytest.mark.parametrize("edition", NAMES)
def test_every_answer_is_confirmed_by_the_engine_in_every_edition(edition: str) -> None:
    confirmed = {
        (proof.question.name, proof.case.message) for proof in PROOFS if proof.edition == edition
    }
    wanted = {(one.name, case.message) for one, case in CASES if edition in case.clauses}
    assert wanted - confirmed == set()


@pytest.mark.parametrize(
    "proof",
    [proof for proof in PROOFS if proof.play],
    ids=lambda proof: f"{proof.edition}-{proof.question.name}",
)
def test_the_engine_confirms_an_answer(proof: Proof) -> None:
    confirm(proof)


@pytest.mark.parametrize(
    "proof",
    [proof for proof in PROOFS if proof.facts],
    ids=lambda proof: f"{proof.edition}-{proof.question.name}",
)
def test_an_answer_tells_the_figures_of_the_edition(proof: Proof) -> None:
    for name, value in proof.facts.items():
        assert figure(load(proof.edition), name) == value, name
        for language in LANGUAGES:
            if value > 1:
                assert str(value) in catalogue(language).text(proof.case.message).replace(
                    "\u00a0", " "
                )


def test_an_unknown_question_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such"):
        question("no-such")


def test_every_text_of_the_catalogue_is_used() -> None:
    entries = parsed(FOLDER / "en" / "answers.ftl").body
    found = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    asked = {name for one in questions() for name in (one.message, one.words)}
    told = {case.message for _, case in CASES}
    themes = {f"faq-theme-{theme}" for theme in THEMES}
    verdicts = {f"faq-verdict-{verdict}" for verdict in VERDICTS if verdict != "told"}
    assert asked | told | themes | verdicts <= found
    code = "".join(path.read_text("utf-8") for path in CODE)
    others = found - asked - told - themes - verdicts
    assert {name for name in others if f'"{name}"' not in code and f"'{name}'" not in code} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_a_sentence_that_does_not_repeat_its_verdict(language: str) -> None:
    text = catalogue(language).text
    verdicts = {text(f"faq-verdict-{verdict}") for verdict in VERDICTS if verdict != "told"}
    for one, case in CASES:
        assert text(one.message).endswith("?"), one.name
        told = text(case.message)
        assert told.endswith("."), case.message
        assert not any(told.startswith(verdict) for verdict in verdicts), case.message
        assert len(told) < 330, case.message
