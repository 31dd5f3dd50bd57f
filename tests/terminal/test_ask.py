"""Questions asked in words, on the command line."""

from __future__ import annotations

import pytest

from laydown.answers import questions
from laydown.engine.edition import NAMES
from laydown.locale import LANGUAGES, catalogue
from tests.terminal.kit import on_one_line, run


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_words_all_questions_are_listed(language: str) -> None:
    told = on_one_line(run("ask", "--lang", language, "--plain").stdout)
    for one in questions():
        assert on_one_line(catalogue(language).text(one.message)) in told


@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_answered_for_the_edition(language: str, edition: str) -> None:
    text = catalogue(language).text
    query = text("faq-wild-points")
    result = run("ask", query, "--edition", edition, "--lang", language, "--plain")
    assert result.exit_code == 0
    told = on_one_line(result.stdout)
    points = {"mattel": "more", "express": "more", "board": "none"}.get(edition, "less")
    answers = {
        "more": text("faq-answer-wild-points-more"),
        "less": text("faq-answer-wild-points-less"),
        "none": text("faq-answer-no-points"),
    }
    own, _, others = told.partition(text("faq-elsewhere"))
    assert answers.pop(points) in own
    assert all(answer in others for answer in answers.values())


def test_clauses_silence_and_agreed_options_are_told() -> None:
    told = on_one_line(run("ask", "last card discarded", "-e", "RAVENSBURGER").stdout)
    assert "By R-24, R-05, X-12." in told
    assert "Similar questions May my last card be a Skip?" in told
    assert "With this option you may also go out" in told
    told = on_one_line(run("ask", "12", "and", "1", "in", "a", "run").stdout)
    assert "The rulebook says nothing about this; the answer is our ruling. By X-08." in told


def test_editions_that_answer_the_same_are_told_in_one_sentence() -> None:
    told = on_one_line(run("ask", "exchange a wild on the table").stdout)
    assert "The other editions answer the same." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_found_is_told_in_a_sentence(language: str) -> None:
    result = run("ask", "xyzzy", "\x1b[31m", "--lang", language)
    assert result.exit_code == 2
    assert "xyzzy" in result.stderr
    assert "\x1b" not in result.stderr
    assert catalogue(language).text("faq-none-help") in result.stderr


def test_an_unknown_edition_is_told_in_a_sentence() -> None:
    result = run("ask", "wild", "-e", "nowhere")
    assert result.exit_code == 2
    assert "mattel" in result.stderr


def test_a_question_in_words_has_no_seat_and_a_situation_names_its_edition() -> None:
    assert "--position is missing." in run("ask", "wild", "--seat", "2").stderr
    assert "--position is missing." in run("ask", "wild", "--json").stderr
    both = run("ask", "draw", "--position", "nowhere.txt", "-e", "pocket")
    assert "Give --position or --edition, not both." in both.stderr
