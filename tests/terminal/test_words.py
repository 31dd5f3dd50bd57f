from __future__ import annotations

import pytest

from laydown.engine.edition import NAMES, load
from laydown.engine.patterns import parse_phase
from laydown.locale import LANGUAGES
from laydown.terminal.look import unmarked
from tests.terminal.kit import words


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "set 3 + set 3", "2 sets of 3"),
        ("en", "set 3 + run 4", "set of 3 + run of 4"),
        ("en", "set 2 + set 2 + 3 one colour", "2 sets of 2 + 3 cards of one colour"),
        ("fr", "set 5 + set 2", "série de 5 + série de 2"),
        ("de", "set 4 + set 4", "2 Vierlinge"),
        ("it", "run 2 pairs", "sequenza di 2 coppie"),
    ],
)
def test_a_phase_in_words(language: str, text: str, expected: str) -> None:
    assert words(language).phase(parse_phase(text)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", NAMES)
def test_every_phase_of_an_edition_has_words(edition: str, language: str) -> None:
    phases = load(edition).phases
    told = [words(language).phase(phase) for phase in phases]
    assert len(set(told)) == len(set(phases))
    assert not set(told) & {str(phase) for phase in phases}


def test_a_kind_that_has_no_name_shows_as_it_is_written() -> None:
    phase = parse_phase("3 odd one colour + 3 odd one colour + run 4")
    assert words().phase(phase) == "3 odd one colour + 3 odd one colour + run of 4"


def test_names_are_joined_as_people_join_them() -> None:
    assert words().joined(["Ann"]) == "Ann"
    assert words().joined(["Ann", "Bo"]) == "Ann and Bo"
    assert words("de").joined(["Ann", "Bo", "Cy"]) == "Ann, Bo und Cy"


def test_a_clause_comes_with_its_text() -> None:
    assert unmarked(words().rule("M-37")) == "M-37  Your hand is hidden from the other players."


def test_a_text_of_any_length_fits_into_a_sentence() -> None:
    cards = " ".join(["R12"] * 2000)
    told = words().text("event-hit", player="Bot 2", cards="W", place="1.1", group=cards)
    assert told == f"Bot 2 hits W on 1.1: {cards}."
