"""Finds questions by a few words, in any language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from laydown.answers.questions import questions
from laydown.answers.search import Entry, scores, words_of
from laydown.locale import LANGUAGES, catalogue

LEAST: Final = 0.3  # what has a lower score is not what was meant
NEAR: Final = 0.5  # ... and what has less than this part of the best one's
FOREIGN: Final = 0.9  # words of another language than the reader's count a little less


@dataclass(frozen=True, slots=True)
class Found:
    """A question that was found, and how well: from 0 to 1."""

    name: str
    score: float


@cache
def entries(language: str) -> dict[str, Entry]:
    """Return the words by which each question is found in a language."""
    text, small = catalogue(language).text, small_words(language)
    return {
        one.name: Entry(words_of(text(one.message), small), words_of(text(one.words), small))
        for one in questions()
    }


@cache
def small_words(language: str) -> frozenset[str]:
    """Return the words that say nothing about what is asked."""
    return frozenset(words_of(catalogue(language).text("faq-small-words")))


def find(query: str, language: str) -> list[Found]:
    """Return the questions that a query means, the best first; of equal ones the shortest."""
    best: dict[str, float] = {}
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        part = 1.0 if spoken == language else FOREIGN
        for name, score in scores(entries(spoken), query, small_words(spoken)).items():
            best[name] = max(best.get(name, 0.0), score * part)
    least = max(LEAST, NEAR * max(best.values(), default=0.0))
    found = [Found(name, score) for name, score in best.items() if score >= least]
    own = entries(language)
    return sorted(found, key=lambda one: (-one.score, len(own[one.name].title)))
