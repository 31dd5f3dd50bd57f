"""An edition: facts loaded from a file and cross-checked, with the options of a table applied.

A file that is not right raises a `ParseError` that points at the line and says what was expected.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import COLOURS, HIGHEST, SKIP, WILD, number_card
from laydown.engine.errors import Detail, IllegalMove, ParseError, SetupError
from laydown.engine.facts import Fact, FactReader, Table, read_toml
from laydown.engine.options import (
    LAST_CARDS,
    WILD_MINIMUMS,
    Options,
    OptionValue,
    print_options,
    read_options,
)
from laydown.engine.patterns import Phase, parse_phase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.engine.groups import Misfit

NAMES: Final = ("mattel", "ravensburger", "express", "pocket", "board")
ACTIONS: Final = ("draw", "search", "again", "swap", "everyone", "joker", "ask", "star")
UNDER: Final = "under"
TOP: Final = "top"
PER_ROUND: Final = "per round"
# A bound for phases of a host's own: what every target may cost.
_MOST_CHOICES: Final = 4000
_MOST_RING: Final = 64
_LEAST_RING: Final = 20  # a pawn that walks a double six past five others stays short of its tail


@dataclass(frozen=True)
class Edition:
    """Everything the engine needs to know about an edition and a table's options."""

    name: str
    colours: tuple[int, ...]
    highest: int
    deck: tuple[int, ...]
    least_players: int
    most_players: int
    hand: int
    starting_wild: str
    starting_skip: str
    spent_skip: str
    skip_limit: str
    number_points: tuple[int, ...]  # by number, from 1 on
    skip_points: int
    wild_points: int
    tie: str
    turns: int  # the bound of a round, per player
    rounds: int  # the bound of a game
    replays: int  # the bound of undecided replays
    house_rules: bool  # whether a table may agree on variants
    turn_start: str  # a turn begins with a draw, or with a roll of the dice
    open_cards: int  # the cards with which the discard pile starts
    hidden_discards: bool  # only the top of the discard pile is open
    overfull_runs: bool  # whether Jokers may be added to a run that is full (B-24)
    two_discards: bool  # two cards may go when only full runs lie (B-27)
    out_steps: int  # how many phases whoever ends a round moves on
    win: str  # the least points decide among those who made all phases, or the first one does
    next_dealer: str  # the seat to the dealer's left, or the one that ended the round
    keep: int  # cards that a seat that has not laid may keep (B-30)
    ring: tuple[tuple[str, int], ...]  # the spaces: an action and its number of cards
    phases: tuple[Phase, ...]
    variants: dict[str, str]  # the printed ones and their clauses
    clauses: dict[str, str]  # the clause behind each code
    facts: dict[str, Fact]
    default: Options
    options: Options
    source: str  # the text of a host's own file, empty for the built-in ones

    def __repr__(self) -> str:
        """Print the name, and the options that differ from the edition's own."""
        options = [f"{name}={text}" for name, text in self.option_texts().items()]
        return f"<Edition: {' '.join([self.name, *options])}>"

    @property
    def wild_minimum(self) -> str:
        """Where at least one number card is needed (X-06)."""
        return self.options.wild_minimum

    @property
    def must_keep(self) -> int:
        """How many cards a lay or a hit must leave in the hand (X-12)."""
        return 1 if self.options.last_card == "discard" else 0

    def points(self, card: int) -> int:
        """Return what a card left in the hand costs."""
        if card == WILD:
            return self.wild_points
        if card == SKIP:
            return self.skip_points
        return self.number_points[(card & 15) - 1]

    @property
    def scored(self) -> bool:
        """Whether cards left in the hand cost points, and are shown for it (B-31, X-21)."""
        return any(self.number_points)

    @property
    def makes_jokers(self) -> bool:
        """Whether cards can be held reversed, as Jokers (B-16)."""
        return any(action == "joker" for action, _ in self.ring)

    def illegal(self, code: str, case: str = "", /, **details: Detail) -> IllegalMove:
        """Return the refusal of a move, with the clause of this edition behind it.

        One code may be settled by several clauses: `case` tells them apart.
        """
        return IllegalMove(code, self._clause(code, case), details)

    def misfit(self, reason: Misfit) -> IllegalMove:
        """Return the refusal for cards that do not fit."""
        return IllegalMove(reason.code, self._clause(reason.code, *reason.cases), reason.details)

    def _clause(self, code: str, *cases: str) -> str:
        """Return the clause behind a code: for the first of the cases that has one of its own."""
        for case in cases:
            clause = self.clauses.get(f"{code} {case}")
            if clause:
                return clause
        return self.clauses[code]

    def option_texts(self) -> dict[str, str]:
        """Return the options that differ from the edition's own."""
        return print_options(self.options, self.default)

    def with_options(self, wanted: Mapping[str, OptionValue]) -> Edition:
        """Return this edition as a table agreed to play it."""
        if wanted and not self.house_rules:
            raise SetupError("no_options", {"edition": self.name})
        return replace(self, options=read_options(wanted, self.default))


def load(name: str, options: Mapping[str, OptionValue] | None = None) -> Edition:
    """Return a built-in edition with options."""
    edition = _built_in(name)
    return edition.with_options(options) if options else edition


def parse_edition(text: str, options: Mapping[str, OptionValue] | None = None) -> Edition:
    """Read a host's own edition, which builds on one of ours (`based_on`)."""
    edition = _own(text)
    return edition.with_options(options) if options else edition


def edition_text(name: str) -> str:
    """Return the file of a built-in edition."""
    if name not in NAMES:
        raise SetupError("unknown_edition", {"edition": name, "expected": ", ".join(NAMES)})
    return resources.files("laydown.editions").joinpath(f"{name}.toml").read_text("utf-8")


@cache
def _built_in(name: str) -> Edition:
    return _EditionReader(edition_text(name), None).edition()


# A bot that plays an edition of someone's own reads it with each view.
@lru_cache(maxsize=16)
def _own(text: str) -> Edition:
    own = _EditionReader(text, {})
    own.base = _base(own)  # what it builds on is named in it, and it is read only once
    return own.edition()


def _base(own: FactReader) -> Table:
    """Return the facts that a host's own edition builds on."""
    name = own.tables.get("based_on", "")
    if not isinstance(name, str) or name not in NAMES:
        raise own.error("based_on", name, ", ".join(NAMES))
    return _facts(name)


@cache
def _facts(name: str) -> Table:
    return read_toml(edition_text(name))


class _EditionReader(FactReader):
    """Turns the facts of a file into an edition."""

    def _colours(self) -> tuple[int, ...]:
        value = self.value("deck", "colours")
        if (
            not isinstance(value, str)
            or not value
            or len(set(value)) != len(value)
            or not set(value) <= set(COLOURS)
        ):
            raise self.error("deck.colours", value, f"different letters of {COLOURS}")
        return tuple(COLOURS.index(letter) for letter in value)

    def _points(self, highest: int) -> tuple[int, ...]:
        value = self.value("points", "numbers")
        if (
            not isinstance(value, list)
            or len(value) != highest
            or not all(type(points) is int and 0 <= points <= 999 for points in value)  # noqa: PLR2004
        ):
            raise self.error("points.numbers", value, f"{highest} numbers from 0 to 999")
        return tuple(value)

    def _phases(self) -> tuple[Phase, ...]:
        value = self.tables.get("phases", self.base.get("phases"))
        if not isinstance(value, list) or not 1 <= len(value) <= 99:  # noqa: PLR2004
            raise self.error("phases", value, "[[phases]], 1-99")
        phases = []
        for i, row in enumerate(value):
            key = f"phases.{i}"
            if not isinstance(row, dict):
                raise self.error(key, row, '[[phases]], lay = "set 3 + run 4"')
            if set(row) != {"lay"}:
                raise self.error(key, row, 'lay = "set 3 + run 4"')
            text = self.fact(key, row["lay"])
            if not isinstance(text, str):
                raise self.error(key, text, 'lay = "set 3 + run 4"')
            try:
                phases.append(parse_phase(text))
            except ParseError as error:
                raise self.error(key, text, str(error.details["expected"])) from None
        return tuple(phases)

    def _ring(self) -> tuple[tuple[str, int], ...]:
        """Read the spaces of the ring in order: an action each, `draw 2` with a number."""
        value = self.value("board", "ring")
        expected = f"a list of {', '.join(ACTIONS)}; draw 2, draw 3"
        if not isinstance(value, list):
            raise self.error("board.ring", value, expected)
        spaces = []
        for text in value:
            action, _, number = str(text).partition(" ")
            if (
                action not in ACTIONS
                or (number or "1") not in "123456789"
                or (bool(number) != (action == "draw"))
            ):
                raise self.error("board.ring", text, expected)
            spaces.append((action, int(number or 1)))
        return tuple(spaces)

    def edition(self) -> Edition:
        """Read all facts and check them against each other."""
        colours = self._colours()
        highest = self.number("deck", "highest", 3, HIGHEST)
        copies = self.number("deck", "copies", 1, 20)
        wilds = self.number("deck", "wilds", 0, 60)
        skips = self.number("deck", "skips", 0, 60)
        numbers = [number_card(c, n) for c in colours for n in range(1, highest + 1)]
        phases = self._phases()
        default = Options(
            phases=tuple(range(len(phases))),
            last_card=self.choice("lay", "last_card", LAST_CARDS),
            wild_minimum=self.choice("lay", "wild_minimum", WILD_MINIMUMS),
        )
        edition = Edition(
            name=self.word("name", self.tables.get("name")),
            colours=colours,
            highest=highest,
            deck=tuple(numbers * copies + [WILD] * wilds + [SKIP] * skips),
            least_players=self.number("players", "least", 2, 6),
            most_players=self.number("players", "most", 2, 6),
            hand=self.number("deal", "hand", 1, 40),
            starting_wild=self.choice("deal", "starting_wild", ("stays", UNDER)),
            starting_skip=self.choice("deal", "starting_skip", ("skips", UNDER)),
            spent_skip=self.choice("skip", "spent", (TOP, UNDER)),
            skip_limit=self.choice("skip", "limit", ("in front", PER_ROUND)),
            number_points=self._points(highest),
            skip_points=self.number("points", "skip", 0, 999),
            wild_points=self.number("points", "wild", 0, 999),
            tie=self.choice("end", "tie", ("replay", "share")),
            turns=self.number("end", "turns", 1, 10_000),
            rounds=self.number("end", "rounds", 1, 10_000),
            replays=self.number("end", "replays", 0, 10_000),
            house_rules=self.flag("players", "house_rules"),
            turn_start=self.choice("turn", "start", ("draw", "roll")),
            open_cards=self.number("deal", "open_cards", 1, 20),
            hidden_discards=self.flag("deal", "hidden_discards"),
            overfull_runs=self.flag("lay", "overfull_runs"),
            two_discards=self.flag("turn", "two_discards"),
            out_steps=self.number("end", "out_steps", 1, 9),
            win=self.choice("end", "win", ("points", "first")),
            next_dealer=self.choice("end", "next_dealer", ("left", "out")),
            keep=self.number("end", "keep", 0, 40),
            ring=self._ring(),
            phases=phases,
            variants=self.texts("variants"),
            clauses=self.texts("clauses"),
            facts=self.facts,
            default=default,
            options=default,
            source="" if self.built_in else self.text,
        )
        self._cross_check(edition, copies, wilds)
        return edition

    def _cross_check(self, edition: Edition, copies: int, wilds: int) -> None:
        """Refuse facts that are fine one by one but do not make a game together."""
        if not self.built_in and edition.name in NAMES:
            raise self.error("name", edition.name, "a name of its own")
        if edition.least_players > edition.most_players:
            raise self.error("players.most", edition.most_players, f"{edition.least_players}-6")
        if edition.keep > edition.hand:
            raise self.error("end.keep", edition.keep, f"0-{edition.hand}")
        self._check_ring(edition)
        self._check_deck(edition, copies, wilds)

    def _check_ring(self, edition: Edition) -> None:
        if (edition.turn_start == "roll") != bool(edition.ring):
            raise self.error("board.ring", len(edition.ring), "spaces if a turn starts with a roll")
        if edition.ring and not _LEAST_RING <= len(edition.ring) <= _MOST_RING:
            expected = f"{_LEAST_RING}-{_MOST_RING} spaces"
            raise self.error("board.ring", len(edition.ring), expected)
        others = sum(action != "star" for action, _ in edition.ring)
        if edition.ring and others < edition.most_players:
            # With fewer, a star could find every one of them occupied (B-19).
            expected = f"at least {edition.most_players} spaces that are no star"
            raise self.error("board.ring", others, expected)
        if edition.ring and edition.tie == "replay" and edition.replays:
            # A replay is for the tied alone, and actions are for everybody (X-25, B-15).
            raise self.error("end.tie", edition.tie, "share")
        if edition.ring and (WILD in edition.deck or SKIP in edition.deck):
            # No action can handle them: a Joker is a number card, and Skips are never taken.
            raise self.error("deck", "Wilds or Skips on a ring", "wilds = 0, skips = 0")

    def _check_deck(self, edition: Edition, copies: int, wilds: int) -> None:
        least_deck = edition.most_players * edition.hand + 1 + edition.open_cards
        if len(edition.deck) < least_deck:
            raise self.error("deck", f"{len(edition.deck)} cards", f"{least_deck} cards")
        per_number, per_colour = copies * len(edition.colours), copies * edition.highest
        most = edition.hand + 1 - edition.must_keep
        for i, phase in enumerate(edition.phases):
            if phase.least > most:
                raise self.error(f"phases.{i}", f"{phase.least} cards", f"at most {most} cards")
            if _choices(phase, edition) > _MOST_CHOICES:
                raise self.error(f"phases.{i}", str(phase), "fewer groups")
            for pattern in phase.patterns:
                real = per_number if pattern.same_number else len(edition.deck)
                if pattern.same_colour and not pattern.chain:
                    real = per_colour
                if (pattern.chain and not pattern.lows(edition.highest)) or (
                    pattern.least > real + wilds
                ):
                    raise self.error(f"phases.{i}", str(pattern), "a group that the deck can fill")


def _choices(phase: Phase, edition: Edition) -> int:
    """Return how many combinations of targets the solver has to try for a phase."""
    if (phase.by_number and phase.any_parity) or phase.colour_and_number:
        return 1  # it has better ways
    product = 1
    for pattern in phase.patterns:
        numbers = edition.highest if pattern.same_number or pattern.chain else 1
        product *= numbers * (len(edition.colours) if pattern.same_colour else 1)
    return product
