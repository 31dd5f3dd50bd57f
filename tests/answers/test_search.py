"""A question is found by its own words, with a typing error and by others, in any language."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from laydown.answers import find, questions
from laydown.answers.search import distance, words_of
from laydown.locale import LANGUAGES, catalogue
from tests.docs.pages import ROOT

EXAMPLES = json.loads((ROOT / "web" / "src" / "ask" / "searches.json").read_text("utf-8"))


def names(query: str, language: str) -> list[str]:
    return [found.name for found in find(query, language)]


def mistyped(text: str, chance: Random) -> str:
    """Exchange two letters inside a long word."""
    words = text.split()
    long = [place for place, word in enumerate(words) if len(word) > 5 and word.isalpha()]
    if long:
        place = chance.choice(long)
        word = words[place]
        at = chance.randrange(1, len(word) - 2)
        words[place] = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return " ".join(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_found_by_its_own_words(language: str) -> None:
    for one in questions():
        asked = catalogue(language).text(one.message)
        assert names(asked, language)[0] == one.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_found_in_spite_of_a_typing_error(language: str) -> None:
    chance = Random(1)
    for one in questions():
        asked = mistyped(catalogue(language).text(one.message), chance)
        assert one.name in names(asked, language)[:4], asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_found_by_other_words(language: str) -> None:
    for one in questions():
        words = catalogue(language).text(one.words)
        assert one.name in names(words, language)[:4], words


def test_any_language_will_do() -> None:
    for language in LANGUAGES:
        assert names("zweimal aussetzen", language)[0] == "skip-twice"
        assert names("can I be skipped twice", language)[0] == "skip-twice"


@pytest.mark.parametrize("query", ["", " ", "?!", "xyzzy", "may I", "…", "\x00", "0" * 5000])
def test_nothing_is_found_where_nothing_is_said(query: str) -> None:
    assert names(query, "en") == []


def test_a_long_query_is_read_up_to_a_bound() -> None:
    assert names("wild exchange " + "word " * 5000, "en")[0] == "wild-exchange"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Échange-t-on la Défausse ?", ("echange", "t", "on", "la", "defausse")),
        ("Grüße, 12 und M-12", ("grusse", "12", "und", "m", "12")),
        ("the wild", ("wild",)),
        ("the", ("the",)),
    ],
)
def test_words_of_a_text(text: str, expected: tuple[str, ...]) -> None:
    assert words_of(text, {"the"}) == expected


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("skip", "skip", 0), ("skip", "skpi", 1), ("wild", "wlid", 1), ("joker", "jolly", 3)],
)
def test_distance(one: str, other: str, expected: int) -> None:
    assert distance(one, other) == distance(other, one) == expected


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=lambda example: f"{example['language']}-{example['query']}"
)
def test_examples_that_the_browser_passes_too(example: dict[str, Any]) -> None:
    # `make wire` writes anew what is found; the first one is what was meant.
    assert names(example["query"], example["language"]) == example["found"]
    assert example["found"][:1] == ([example["meant"]] if example["meant"] else [])
