"""The rules by clause, the help inside a game, and the list of editions."""

from __future__ import annotations

import re
from collections import Counter
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, SKIP, WILD, number_card
from laydown.engine.edition import NAMES, load
from laydown.engine.options import NAMES as OPTIONS
from laydown.locale import clauses, rule, sections
from laydown.telling import Words, colour_name, edition_name, option_help, option_name, phase
from laydown.terminal.failure import Failure
from laydown.terminal.look import quoted, strong
from laydown.terminal.ring import RingSight
from laydown.terminal.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.edition import Edition
    from laydown.locale import Section

_RULINGS: Final = "X"

# What one types in a game, and the message that explains it.
_PILES: Final = (("draw", "help-draw"), ("take", "help-take"))
_CARDS: Final = (
    ("lay R7 G7 Y7 | R9 G9 W", "help-lay"),
    ("lay ... | G3 G4 W=5 R6", "help-lay-wild"),
    ("hit R8 on 2.1", "help-hit"),
    ("hit W on 2.1 high", "help-hit-end"),
    ("discard R5", "help-discard"),
    ("skip S on {other}", "help-skip"),
)
_RING: Final = (
    ("roll", "help-roll"),
    ("walk 4", "help-walk"),
    *_PILES,
    ("search R7", "help-search"),
    ("swap R5 G7", "help-swap"),
    ("ask 7 left", "help-ask"),
    ("give R7", "help-give"),
    ("star search", "help-star"),
    ("lay R7 G7 B7 | R3 G4 B5", "help-lay"),
    ("lay ... | R3 (Y9)=4 B5", "help-lay-joker"),
    ("hit R8 on 2.1", "help-hit"),
    ("hit (Y9) on 2.1 high", "help-hit-joker"),
    ("discard R5", "help-discard"),
    ("discard R5 G7", "help-discard-two"),
    ("keep R7 G9", "help-keep"),
)
_KNOCK: Final = (("knock", "help-knock"), ("pass", "help-pass"))
_ANY_PHASE: Final = ("lay 5: R1 R2 ...", "help-lay-phase")
_QUESTIONS: Final = (
    ("why hit R8 on 2.1", "help-why"),
    ("rules {letter}-12", "help-rules"),
    ("help", "help-help"),
    ("quit", "help-quit"),
)


def _commands(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield what one can type in a game of an edition, and the message that explains it."""
    yield "1, 2, 3, ...", "help-number"
    yield from _RING if edition.ring else (*_PILES, *_CARDS)
    if edition.options.free_order:
        yield _ANY_PHASE
    if edition.options.knocking:
        yield from _KNOCK
    yield "?", "help-hint"
    yield "table", "help-table"
    yield "phases", "help-phases" if edition.scored else "help-phases-markers"
    yield "score", "help-score" if edition.scored else "help-score-markers"
    yield from _QUESTIONS


def letter(edition: Edition) -> str:
    """Return the letter of an edition's clauses; a host's own file has those it builds on."""
    told = {clause[0] for clause in clauses()} - {_RULINGS}
    letters = Counter(clause[:1] for clause in edition.clauses.values())
    return next((found for found, _ in letters.most_common() if found in told), _RULINGS)


class Manual:
    """Writes rules and explanations."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words

    def help(self, edition: Edition, players: int, seat: int) -> None:
        """Write what a seat can type in a game, and what the letters on cards mean."""
        text = self._words.text
        self._screen.heading(text("help-heading"))
        self._screen.line(self._goal(edition))
        own = letter(edition)
        other = next(number for number in (3, 2, 1) if number <= players and number != seat + 1)
        self._screen.columns(
            [
                [strong(typed.format(letter=own, other=other)), text(message, player=other)]
                for typed, message in _commands(edition)
            ]
        )
        self.letters(edition)

    def _goal(self, edition: Edition) -> str:
        """Return what one plays for, in the variant that is played."""
        text, options = self._words.text, edition.options
        if not edition.scored:
            return text("help-goal-markers", steps=edition.out_steps)
        if options.ten_rounds:
            return text("help-goal-rounds", rounds=len(options.phases))
        goal = text("help-goal-free" if options.free_order else "help-goal")
        if edition.out_steps == 1:
            return goal
        return f"{goal} {text('help-goal-out', steps=edition.out_steps)}"

    def letters(self, edition: Edition) -> None:
        """Write what the letters on cards mean."""
        text, look = self._words.text, self._screen.look
        names = [
            f"{look.letter(colour)} {self._words.say(colour_name(colour))}"
            for colour in edition.colours
        ]
        if WILD in edition.deck:
            names.append(f"{strong('W')} {text('card-wild')}")
        if SKIP in edition.deck:
            names.append(f"{strong('S')} {text('card-skip')}")
        if edition.ring:
            joker = number_card(edition.colours[0], 7) | REVERSED
            names.append(text("help-joker", card=look.card(joker)))
        self._screen.line(text("help-cards", cards=", ".join(names)))

    def _sections(self, edition: Edition) -> Iterator[Section]:
        for section in sections(self._words.language):
            if section.clauses[0][0] in (letter(edition), _RULINGS):
                yield section

    def contents(self, edition: Edition) -> None:
        """Write the sections of the rules with their clauses."""
        rows = [[section.title, " ".join(section.clauses)] for section in self._sections(edition)]
        self._screen.columns(rows)
        self._screen.line(self._words.text("ask-rules", clause=f"{letter(edition)}-07"))

    def rule(self, clause: str) -> str:
        """Return a clause with its text."""
        return f"{strong(clause)}  {rule(clause, self._words.language)}"

    def clause(self, edition: Edition, asked: str) -> None:
        """Write one clause, or raise which ones are near."""
        found = _clause_meant(asked)
        if found not in clauses():
            own = clauses(letter(edition))
            near = get_close_matches(found, (*own, *clauses()), n=4, cutoff=0.5) or own[:4]
            names = ", ".join(dict.fromkeys(near))
            message = self._words.text("unknown-clause", clause=quoted(asked), near=names)
            raise Failure(message)
        self._screen.line(self.rule(found), hang=6)

    def rules(self, edition: Edition) -> None:
        """Write the phases of an edition, which facts are assumed, and all its rules."""
        title = ""
        if edition.source:  # a host's own: its phases, and then the rules that it builds on
            self._screen.heading(strong(quoted(self._words.say(edition_name(edition)))))
            self._phases(edition)
        for section in self._sections(edition):
            if section.edition != title:
                self._screen.heading(strong(section.edition))
                if not title and not edition.source:
                    self._phases(edition)
                title = section.edition
            self._screen.line()
            self._screen.line(strong(section.title))
            for clause in section.clauses:
                self._screen.line(self.rule(clause), hang=6)

    def _phases(self, edition: Edition) -> None:
        text = self._words.text
        assumed = [name for name, fact in edition.facts.items() if fact.assumed]
        self._screen.line()
        self._screen.line(strong(text("rules-phases")))
        self._screen.columns(
            [
                [
                    str(place + 1),
                    self._words.say(phase(asked)),
                    text("rules-assumed") if f"phases.{place}" in assumed else "",
                ]
                for place, asked in enumerate(edition.phases)
            ]
        )
        if edition.ring:
            self._screen.line()
            self._screen.line(strong(text("rules-ring")))
            RingSight(self._screen, self._words, ()).bare(edition.ring)
            self._screen.line()
        if assumed:
            self._screen.line(text("rules-assumed-why"))
        told = [edition.facts[name].clause for name in assumed if not name.startswith("phases.")]
        others = ", ".join(dict.fromkeys(told))
        if others:
            self._screen.line(text("rules-assumed-others", clauses=others))

    def editions(self) -> None:
        """Write the editions, what they print as variants, and the options of a game."""
        text = self._words.text
        for name in NAMES:
            edition = load(name)
            self._screen.line(f"{strong(name)}  {self._words.say(edition_name(edition))}")
            players = f"{edition.least_players}-{edition.most_players}"
            self._screen.line(text("editions-facts", players=players, hand=edition.hand), indent=2)
            if not edition.house_rules:
                self._screen.line(text("editions-no-options"), indent=2)
            printed = [
                f"{self._words.say(option_name(option))} [{clause}]"
                for option, clause in edition.variants.items()
            ]
            if printed:
                self._screen.line(text("editions-variants", variants=", ".join(printed)), indent=2)
        self._screen.line()
        self._screen.line(strong(text("editions-options")))
        self._screen.columns(
            [
                [
                    strong(_SPELT[name]),
                    f"{self._words.say(option_name(name))}. {self._words.say(option_help(name))}",
                ]
                for name in OPTIONS
            ]
        )


_SPELT: Final = {
    "ten_rounds": "ten_rounds",
    "phases": "phases=1-5",
    "free_order": "free_order",
    "knocking": "knocking",
    "last_card": "last_card=any",
    "wild_minimum": "wild_minimum=group",
}


def _clause_meant(asked: str) -> str:
    """Return a clause as it is written: `m12` and `M-12` are the same."""
    found = re.fullmatch(r"([A-Z])-?(?:(V)0?(\d)|0*(\d{1,2}))", asked.strip().upper())
    if not found:
        return asked.strip().upper()
    book, variant, number, plain = found.groups()
    return f"{book}-V{number}" if variant else f"{book}-{int(plain):02}"


def show_rules(edition: Edition, clause: str, language: str, *, plain: bool) -> None:
    """Write the rules of an edition, or one clause."""
    screen = Screen(plain=plain)
    manual = Manual(screen, Words(language, screen.look))
    if clause:
        manual.clause(edition, clause)
    else:
        manual.rules(edition)


def show_editions(language: str, *, plain: bool) -> None:
    """Write the list of editions."""
    screen = Screen(plain=plain)
    Manual(screen, Words(language, screen.look)).editions()
