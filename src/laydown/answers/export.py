"""What the browser needs to find and answer questions without the network."""

from __future__ import annotations

from laydown.answers.find import FOREIGN, LEAST, NEAR, entries, small_words
from laydown.answers.questions import THEMES, Question, questions
from laydown.locale import LANGUAGES


def exported() -> dict[str, object]:
    """Return all questions, their answers by edition, and the words by which they are found."""
    return {
        "themes": list(THEMES),
        "least": LEAST,
        "near": NEAR,
        "foreign": FOREIGN,
        "small": {language: " ".join(sorted(small_words(language))) for language in LANGUAGES},
        "questions": [_question(one) for one in questions()],
    }


def _question(one: Question) -> dict[str, object]:
    return {
        "name": one.name,
        "theme": one.theme,
        "title": {name: " ".join(entries(name)[one.name].title) for name in LANGUAGES},
        "others": {name: " ".join(entries(name)[one.name].others) for name in LANGUAGES},
        "cases": [
            {
                "message": case.message,
                "verdict": case.verdict,
                "option": case.option,
                "clauses": {name: list(clauses) for name, clauses in case.clauses.items()},
            }
            for case in one.cases
        ],
    }
