"""The questions as data: which answer holds in which edition, and by which clauses.

A theme is a file of `questions/`, a question a table in it, an answer a table in that one. Texts
stand in the catalogues: `faq-ID`, `faq-words-ID` (other words for it) and `faq-answer-ID-NAME`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from laydown.engine.edition import NAMES

THEMES: Final = ("setup", "drawing", "laying", "hitting", "round", "game", "wilds", "skips", "ring")
VERDICTS: Final = ("yes", "no", "depends", "told")
RULINGS: Final = "X"


@dataclass(frozen=True, slots=True)
class Case:
    """An answer, and the editions in which it holds."""

    message: str
    verdict: str  # `told` where the question is not one of yes or no
    option: str  # the option that has to be played for it, such as `knocking`; empty for none
    clauses: dict[str, tuple[str, ...]]  # by edition; the first one settles the question

    def silent(self, edition: str) -> bool:
        """Whether the rulebook of the edition says nothing, so that a ruling of ours settles it."""
        return self.clauses[edition][0].startswith(RULINGS)


@dataclass(frozen=True, slots=True)
class Question:
    """A question and its answers."""

    name: str
    theme: str
    cases: tuple[Case, ...]

    @property
    def message(self) -> str:
        """The message of the catalogue that asks it."""
        return f"faq-{self.name}"

    @property
    def words(self) -> str:
        """The message of the catalogue with other words for it."""
        return f"faq-words-{self.name}"

    def answer(self, edition: str) -> Case:
        """Return the answer in an edition, as it is played without options."""
        return next(case for case in self.cases if not case.option and edition in case.clauses)

    def agreed(self, edition: str) -> tuple[Case, ...]:
        """Return the answers in an edition where a table has agreed on an option."""
        return tuple(case for case in self.cases if case.option and edition in case.clauses)

    def others(self, edition: str) -> tuple[Case, ...]:
        """Return the answers of other editions that differ."""
        own = self.answer(edition)
        return tuple(case for case in self.cases if not case.option and case is not own)


@cache
def questions() -> tuple[Question, ...]:
    """Return all questions, theme by theme."""
    return tuple(one for theme in THEMES for one in _theme(theme))


def question(name: str) -> Question:
    """Return a question by its name; raise LookupError if there is none."""
    for one in questions():
        if one.name == name:
            return one
    raise LookupError(f"no question {name!r}")


def _theme(theme: str) -> list[Question]:
    file = resources.files("laydown.answers") / "questions" / f"{theme}.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        Question(name, theme, tuple(_case(name, key, table) for key, table in cases.items()))
        for name, cases in found.items()
    ]


def _case(question_name: str, key: str, table: dict[str, str]) -> Case:
    """Return an answer; one that several questions share is named after itself alone."""
    clauses: dict[str, tuple[str, ...]] = {
        name: tuple(table[name].split()) for name in NAMES if name in table
    }
    message = f"faq-answer-{key if table.get('shared') else f'{question_name}-{key}'}"
    return Case(message, table["verdict"], table.get("option", ""), clauses)
