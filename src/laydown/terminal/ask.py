"""Questions about the rules, asked in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.answers import THEMES, find, question, questions
from laydown.engine.edition import NAMES, load
from laydown.engine.errors import LaydownError
from laydown.telling import Words, edition_name, option_name
from laydown.terminal.failure import Failure, failure
from laydown.terminal.look import quoted, strong
from laydown.terminal.screen import Screen
from laydown.terminal.typed import any_case

if TYPE_CHECKING:
    from laydown.answers import Case, Question

_MOST: Final = 4  # further questions that are told


def answer(query: str, name: str, language: str, *, plain: bool) -> None:
    """Write the answer that an edition gives to what was asked, or all questions."""
    screen = Screen(plain=plain)
    desk = _Desk(screen, Words(language, screen.look))
    try:
        edition = load(any_case(name, NAMES)).name
    except LaydownError as error:
        raise failure(error, language) from None
    if not query.strip():
        desk.questions()
        return
    names = [found.name for found in find(query, language)]
    if not names:
        raise Failure(desk.nothing(query))
    desk.answer(question(names[0]), edition)
    desk.nearby([question(other) for other in names[1 : _MOST + 1]])


class _Desk:
    """Writes questions and answers."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words

    def questions(self) -> None:
        """Write all questions by theme."""
        for theme in THEMES:
            self._screen.line(strong(self._words.text(f"faq-theme-{theme}")))
            for one in questions():
                if one.theme == theme:
                    self._screen.line(self._words.text(one.message), indent=2, hang=2)
            self._screen.line()
        self._screen.line(self._words.text("faq-list-help"))

    def nothing(self, query: str) -> str:
        """Return the sentences for a query that finds nothing."""
        text = self._words.text
        return f"{text('faq-none', query=quoted(query.strip()))} {text('faq-none-help')}"

    def answer(self, one: Question, edition: str) -> None:
        """Write a question, its answer in an edition, and how the others differ."""
        text, screen = self._words.text, self._screen
        screen.line(strong(text(one.message)))
        screen.line(f"{self._of(edition)} {self._told(one.answer(edition))}")
        self._clauses(one.answer(edition), edition)
        for case in one.agreed(edition):
            option = self._words.say(option_name(case.option.partition("=")[0]))
            screen.line()
            screen.line(f"{text('faq-with', option=option)} {self._told(case)}")
            self._clauses(case, edition)
        screen.line()
        others = one.others(edition)
        if not others:
            screen.line(text("faq-everywhere"))
            return
        screen.line(strong(text("faq-elsewhere")))
        for case in others:
            cited = ", ".join(dict.fromkeys(clauses[0] for clauses in case.clauses.values()))
            screen.line(f"{self._of(*case.clauses)} {self._told(case)} [{cited}]", hang=2)

    def nearby(self, others: list[Question]) -> None:
        """Write further questions that may have been meant."""
        if others:
            self._screen.line()
            self._screen.line(strong(self._words.text("faq-nearby")))
            for one in others:
                self._screen.line(self._words.text(one.message), indent=2, hang=2)

    def _of(self, *editions: str) -> str:
        """Return the names of editions, behind which an answer stands."""
        names = (self._words.say(edition_name(load(name))) for name in editions)
        return self._words.text("faq-edition", edition=", ".join(names))

    def _told(self, case: Case) -> str:
        """Return an answer, its yes or no first."""
        answer = self._words.text(case.message)
        if case.verdict == "told":
            return answer
        return f"{self._words.text(f'faq-verdict-{case.verdict}')} {answer}"

    def _clauses(self, case: Case, edition: str) -> None:
        """Write the clauses behind an answer, and whether the rulebook is silent."""
        told = self._words.text("faq-by", clauses=", ".join(case.clauses[edition]))
        # What a table has agreed on is a ruling or a variant anyway.
        if case.silent(edition) and not case.option:
            told = f"{self._words.text('faq-silent')} {told}"
        self._screen.line(told)
