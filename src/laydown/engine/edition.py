"""An edition: facts loaded from a file and cross-checked, with the options of a table applied.

A file that is not right raises a `ParseError` that points at the line and says what was expected.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from laydown.engine.cards import COLOURS, HIGHEST, SKIP, WILD, number_card
from laydown.engine.errors import Detail, IllegalMove, ParseError, SetupError
from laydown.engine.groups import Misfit, Phase, parse_phase
from laydown.engine.options import (
    LAST_CARDS,
    WILD_MINIMUMS,
    Options,
    OptionValue,
    print_options,
    read_options,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

NAMES: Final = ("mattel", "ravensburger", "express", "pocket", "board")
ACTIONS: Final = ("draw", "search", "again", "swap", "everyone", "joker", "ask", "star")
UNDER: Final = "under"
TOP: Final = "top"
PER_ROUND: Final = "per round"
# Bounds for phases of a host's own: what every order of the groups and every target may cost.
_MOST_GROUPS: Final = 6
_MOST_CHOICES: Final = 4000
_LEAST_RING: Final = 20  # a pawn that walks a double six past five others stays short of its tail


@dataclass(frozen=True)
class Fact:
    """Where a fact of an edition comes from."""

    clause: str  # empty where a host's own file says it
    assumed: bool = False


@dataclass(frozen=True)
class Edition:
    """All that the engine needs to know of an edition and of the options of a table."""

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
    out_steps: int  # the phases by which the one who ends a round moves on
    win: str  # the least points decide among those who made all phases, or the first one does
    next_dealer: str  # the seat to the dealer's left, or the one that ended the round
    keep: int  # cards that who has not laid may keep for the next round (B-30)
    ring: tuple[tuple[str, int], ...]  # the spaces: an action and its number of cards
    phases: tuple[Phase, ...]
    variants: dict[str, str]  # the printed ones and their clauses
    clauses: dict[str, str]  # the clause behind each code
    facts: dict[str, Fact]
    default: Options
    options: Options
    source: str  # the text of a host's own file, empty for the built-in ones

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

    def illegal(self, code: str, **details: Detail) -> IllegalMove:
        """Return the refusal of a move, with the clause of this edition behind it."""
        return IllegalMove(code, self.clauses[code], details)

    def misfit(self, reason: Misfit) -> IllegalMove:
        """Return the refusal for cards that do not fit."""
        clause = self.clauses.get(f"{reason.code} {reason.kind}", self.clauses[reason.code])
        return IllegalMove(reason.code, clause, reason.details)

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
    edition = _Reader(text, built_in=False).edition()
    return edition.with_options(options) if options else edition


def edition_text(name: str) -> str:
    """Return the file of a built-in edition."""
    if name not in NAMES:
        raise SetupError("unknown_edition", {"edition": name, "expected": ", ".join(NAMES)})
    return resources.files("laydown.editions").joinpath(f"{name}.toml").read_text("utf-8")


@cache
def _built_in(name: str) -> Edition:
    return _Reader(edition_text(name), built_in=True).edition()


Table = dict[str, object]


class _Reader:
    """Reads one file of facts, and finds the place of a fact for an error."""

    def __init__(self, text: str, *, built_in: bool) -> None:
        self.text = text
        self.built_in = built_in
        self.facts: dict[str, Fact] = {}
        self.tables: Table = self._toml()
        self.base: Table = {}
        if not built_in:
            name = self._word("based_on", self.tables.get("based_on"))
            if name not in NAMES:
                raise self._error("based_on", name, ", ".join(NAMES))
            self.base = tomllib.loads(edition_text(name))
        self._known_keys()

    def _toml(self) -> Table:
        try:
            return tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:  # it gives up on long numbers, deep lists
            place = re.search(r"at line (\d+), column (\d+)", str(error))
            at = len(self.text)
            if place:
                lines = self.text.split("\n")
                at = sum(len(line) + 1 for line in lines[: int(place[1]) - 1]) + int(place[2]) - 1
            raise ParseError(
                "bad_toml", self.text, min(at, len(self.text)), {"reason": str(error)}
            ) from None

    def _place(self, key: str) -> int:
        """Find where `table.key`, `key`, `[table]` or the n-th `phases.n` stands in the text."""
        table, _, name = key.rpartition(".")
        if table == "phases" or key == "phases":
            header_of_phase = re.compile(r"(?m)^[ \t]*\[\[\s*phases\s*\]\]")
            headers = [match.start() for match in header_of_phase.finditer(self.text)]
            index = int(name) if table else 0
            if index >= len(headers):
                return 0
            until = [*headers, len(self.text)][index + 1]
            lay = re.compile(r"(?m)^[ \t]*lay\s*=").search(self.text, headers[index], until)
            return lay.start() if lay else headers[index]
        start = 0
        if table:
            header = re.search(rf"(?m)^[ \t]*\[\s*{re.escape(table)}\s*\]", self.text)
            if not header:
                return 0
            start = header.end()
        found = re.compile(
            rf"(?m)^[ \t]*(\"?{re.escape(name)}\"?\s*=|\[+\s*{re.escape(name)}\s*\]+)"
        ).search(self.text, start)
        if not found:
            return max(start - 1, 0)
        return found.start() + len(found[0]) - len(found[0].lstrip())

    def _error(self, key: str, found: object, expected: str) -> ParseError:
        details: dict[str, Detail] = {"fact": key, "found": str(found), "expected": expected}
        return ParseError("bad_edition", self.text, self._place(key), details)

    def _known_keys(self) -> None:
        """Refuse what nothing reads: a misspelt fact must not pass for one that was meant."""
        known = {table for table, _ in _FACTS} | {"name", "phases", "variants", "clauses"}
        for name, value in self.tables.items():
            if name not in known and not (name == "based_on" and not self.built_in):
                raise self._error(name, name, ", ".join(sorted(known)))
            facts = [key for table, key in _FACTS if table == name]
            if not facts:
                continue
            if not isinstance(value, dict):
                raise self._error(name, value, f"[{name}]")
            for key in value:
                if key not in facts:
                    raise self._error(f"{name}.{key}", key, ", ".join(facts))

    def _word(self, key: str, value: object) -> str:
        if isinstance(value, str) and re.fullmatch(r"\w([\w -]{0,38}\w)?", value):
            return value
        raise self._error(key, value, "a name of letters, digits, blanks and -")

    def _fact(self, key: str, raw: object) -> object:
        """Return a fact's value, and note where it comes from."""
        if not isinstance(raw, dict):
            if self.built_in:
                raise self._error(key, raw, '{ value = ..., clause = "..." }')
            self.facts[key] = Fact("")
            return raw
        extra = set(raw) - {"value", "clause", "assumed"}
        clause, assumed = raw.get("clause", ""), raw.get("assumed", False)
        if extra or "value" not in raw or not isinstance(clause, str):
            raise self._error(key, raw, '{ value = ..., clause = "..." }')
        if (self.built_in and not clause) or not isinstance(assumed, bool):
            raise self._error(key, raw, 'clause = "...", assumed = true')
        self.facts[key] = Fact(clause, assumed)
        return raw["value"]

    def _value(self, table: str, key: str) -> object:
        name = f"{table}.{key}"
        for tables in (self.tables, self.base):
            facts = tables.get(table)
            if isinstance(facts, dict) and key in facts:
                return self._fact(name, facts[key])
        raise self._error(table if table in self.tables else name, "", _FACTS[table, key])

    def _number(self, table: str, key: str, least: int, most: int) -> int:
        value = self._value(table, key)
        if type(value) is not int or not least <= value <= most:
            raise self._error(f"{table}.{key}", value, f"{least}-{most}")
        return value

    def _choice(self, table: str, key: str, choices: tuple[str, ...]) -> str:
        value = self._value(table, key)
        if value not in choices:
            raise self._error(f"{table}.{key}", value, ", ".join(choices))
        return str(value)

    def _colours(self) -> tuple[int, ...]:
        value = self._value("deck", "colours")
        if (
            not isinstance(value, str)
            or not value
            or len(set(value)) != len(value)
            or not set(value) <= set(COLOURS)
        ):
            raise self._error("deck.colours", value, f"different letters of {COLOURS}")
        return tuple(COLOURS.index(letter) for letter in value)

    def _points(self, highest: int) -> tuple[int, ...]:
        value = self._value("points", "numbers")
        if (
            not isinstance(value, list)
            or len(value) != highest
            or not all(type(points) is int and 0 <= points <= 999 for points in value)  # noqa: PLR2004
        ):
            raise self._error("points.numbers", value, f"{highest} numbers from 0 to 999")
        return tuple(value)

    def _phases(self) -> tuple[Phase, ...]:
        value = self.tables.get("phases", self.base.get("phases"))
        if not isinstance(value, list) or not 1 <= len(value) <= 99:  # noqa: PLR2004
            raise self._error("phases", value, "[[phases]], 1-99")
        phases = []
        for i, row in enumerate(value):
            key = f"phases.{i}"
            if not isinstance(row, dict) or set(row) != {"lay"}:
                raise self._error(key, row, 'lay = "set 3 + run 4"')
            text = self._fact(key, row["lay"])
            if not isinstance(text, str):
                raise self._error(key, text, 'lay = "set 3 + run 4"')
            try:
                phases.append(parse_phase(text))
            except ParseError as error:
                raise self._error(key, text, str(error.details["expected"])) from None
        return tuple(phases)

    def _flag(self, table: str, key: str) -> bool:
        value = self._value(table, key)
        if not isinstance(value, bool):
            raise self._error(f"{table}.{key}", value, "true, false")
        return value

    def _ring(self) -> tuple[tuple[str, int], ...]:
        """Read the spaces of the ring in order: an action each, `draw 2` with a number."""
        value = self._value("board", "ring")
        expected = f"a list of {', '.join(ACTIONS)}; draw 2, draw 3"
        if not isinstance(value, list):
            raise self._error("board.ring", value, expected)
        spaces = []
        for text in value:
            action, _, number = str(text).partition(" ")
            if (
                action not in ACTIONS
                or (number or "1") not in "123456789"
                or (bool(number) != (action == "draw"))
            ):
                raise self._error("board.ring", text, expected)
            spaces.append((action, int(number or 1)))
        return tuple(spaces)

    def _texts(self, table: str) -> dict[str, str]:
        """Read the clauses of codes or variants; a host's file may leave them out."""
        value = {**cast("Table", self.base.get(table, {}))}
        own = self.tables.get(table, {})
        if not isinstance(own, dict):
            raise self._error(table, own, f"[{table}]")
        value.update(own)
        for key, text in value.items():
            if not isinstance(text, str):
                raise self._error(f"{table}.{key}", text, "a clause")
        return cast("dict[str, str]", value)

    def edition(self) -> Edition:
        """Read all facts and check them against each other."""
        colours = self._colours()
        highest = self._number("deck", "highest", 3, HIGHEST)
        copies = self._number("deck", "copies", 1, 20)
        wilds = self._number("deck", "wilds", 0, 60)
        skips = self._number("deck", "skips", 0, 60)
        numbers = [number_card(c, n) for c in colours for n in range(1, highest + 1)]
        phases = self._phases()
        default = Options(
            phases=tuple(range(len(phases))),
            last_card=self._choice("lay", "last_card", LAST_CARDS),
            wild_minimum=self._choice("lay", "wild_minimum", WILD_MINIMUMS),
        )
        edition = Edition(
            name=self._word("name", self.tables.get("name")),
            colours=colours,
            highest=highest,
            deck=tuple(numbers * copies + [WILD] * wilds + [SKIP] * skips),
            least_players=self._number("players", "least", 2, 6),
            most_players=self._number("players", "most", 2, 6),
            hand=self._number("deal", "hand", 1, 40),
            starting_wild=self._choice("deal", "starting_wild", ("stays", UNDER)),
            starting_skip=self._choice("deal", "starting_skip", ("skips", UNDER)),
            spent_skip=self._choice("skip", "spent", (TOP, UNDER)),
            skip_limit=self._choice("skip", "limit", ("in front", PER_ROUND)),
            number_points=self._points(highest),
            skip_points=self._number("points", "skip", 0, 999),
            wild_points=self._number("points", "wild", 0, 999),
            tie=self._choice("end", "tie", ("replay", "share")),
            turns=self._number("end", "turns", 1, 10_000),
            rounds=self._number("end", "rounds", 1, 10_000),
            replays=self._number("end", "replays", 0, 10_000),
            house_rules=self._flag("players", "house_rules"),
            turn_start=self._choice("turn", "start", ("draw", "roll")),
            open_cards=self._number("deal", "open_cards", 1, 20),
            hidden_discards=self._flag("deal", "hidden_discards"),
            overfull_runs=self._flag("lay", "overfull_runs"),
            two_discards=self._flag("turn", "two_discards"),
            out_steps=self._number("end", "out_steps", 1, 9),
            win=self._choice("end", "win", ("points", "first")),
            next_dealer=self._choice("end", "next_dealer", ("left", "out")),
            keep=self._number("end", "keep", 0, 40),
            ring=self._ring(),
            phases=phases,
            variants=self._texts("variants"),
            clauses=self._texts("clauses"),
            facts=self.facts,
            default=default,
            options=default,
            source="" if self.built_in else self.text,
        )
        self._cross_check(edition, copies, wilds)
        return edition

    def _cross_check(self, edition: Edition, copies: int, wilds: int) -> None:
        """Refuse facts that are fine one by one but make no game together."""
        if not self.built_in and edition.name in NAMES:
            raise self._error("name", edition.name, "a name of its own")
        if edition.least_players > edition.most_players:
            raise self._error("players.most", edition.most_players, f"{edition.least_players}-6")
        if edition.keep > edition.hand:
            raise self._error("end.keep", edition.keep, f"0-{edition.hand}")
        self._check_ring(edition)
        self._check_deck(edition, copies, wilds)

    def _check_ring(self, edition: Edition) -> None:
        if (edition.turn_start == "roll") != bool(edition.ring):
            raise self._error(
                "board.ring", len(edition.ring), "spaces if a turn starts with a roll"
            )
        if edition.ring and len(edition.ring) < _LEAST_RING:
            raise self._error("board.ring", len(edition.ring), f"at least {_LEAST_RING} spaces")
        others = sum(action != "star" for action, _ in edition.ring)
        if edition.ring and others < edition.most_players:
            # With fewer, a star could find every one of them occupied (B-19).
            expected = f"at least {edition.most_players} spaces that are no star"
            raise self._error("board.ring", others, expected)
        if edition.ring and (WILD in edition.deck or SKIP in edition.deck):
            # No action can cope with them: a Joker is a number card, and Skips are never taken.
            raise self._error("deck", "Wilds or Skips on a ring", "wilds = 0, skips = 0")

    def _check_deck(self, edition: Edition, copies: int, wilds: int) -> None:
        least_deck = edition.most_players * edition.hand + 1 + edition.open_cards
        if len(edition.deck) < least_deck:
            raise self._error("deck", f"{len(edition.deck)} cards", f"{least_deck} cards")
        per_number, per_colour = copies * len(edition.colours), copies * edition.highest
        most = edition.hand + 1 - edition.must_keep
        for i, phase in enumerate(edition.phases):
            if phase.least > most:
                raise self._error(f"phases.{i}", f"{phase.least} cards", f"at most {most} cards")
            if len(phase.patterns) > _MOST_GROUPS or _choices(phase, edition) > _MOST_CHOICES:
                raise self._error(f"phases.{i}", str(phase), "fewer groups")
            for pattern in phase.patterns:
                real = per_number if pattern.same_number else len(edition.deck)
                if pattern.same_colour and not pattern.chain:
                    real = per_colour
                if (pattern.chain and not pattern.lows(edition.highest)) or (
                    pattern.least > real + wilds
                ):
                    raise self._error(f"phases.{i}", str(pattern), "a group that the deck can fill")


def _choices(phase: Phase, edition: Edition) -> int:
    """Return how many combinations of targets the solver has to try for a phase."""
    if phase.by_number or phase.colour_and_number:
        return 1  # it has better ways
    product = 1
    for pattern in phase.patterns:
        numbers = edition.highest if pattern.same_number or pattern.chain else 1
        product *= numbers * (len(edition.colours) if pattern.same_colour else 1)
    return product


# Every fact of an edition by table and key, and what it is in a few words.
_FACTS: Final = {
    ("deck", "colours"): f"letters of {COLOURS}",
    ("deck", "highest"): "the highest number",
    ("deck", "copies"): "how often each number card is there",
    ("deck", "wilds"): "how many Wilds",
    ("deck", "skips"): "how many Skips",
    ("players", "least"): "2-6",
    ("players", "most"): "2-6",
    ("deal", "hand"): "how many cards each player gets",
    ("players", "house_rules"): "true, false",
    ("turn", "start"): "draw, roll",
    ("turn", "two_discards"): "true, false",
    ("deal", "open_cards"): "the cards that start the discard pile",
    ("deal", "hidden_discards"): "true, false",
    ("lay", "overfull_runs"): "true, false",
    ("end", "out_steps"): "1-9",
    ("end", "win"): "points, first",
    ("end", "next_dealer"): "left, out",
    ("end", "keep"): "0-40",
    ("board", "ring"): "a list of spaces",
    ("deal", "starting_wild"): "stays, under",
    ("deal", "starting_skip"): "skips, under",
    ("skip", "spent"): "top, under",
    ("skip", "limit"): "in front, per round",
    ("lay", "wild_minimum"): ", ".join(WILD_MINIMUMS),
    ("lay", "last_card"): ", ".join(LAST_CARDS),
    ("points", "numbers"): "the points of each number card, in a list",
    ("points", "skip"): "0-999",
    ("points", "wild"): "0-999",
    ("end", "tie"): "replay, share",
    ("end", "turns"): "the bound of a round in turns per player",
    ("end", "rounds"): "the bound of a game in rounds",
    ("end", "replays"): "the bound of undecided replays",
}
