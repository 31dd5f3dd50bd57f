"""Reads files of facts: each with the clause it comes from, and its place for an error."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Final, cast

from laydown.engine.cards import COLOURS
from laydown.engine.errors import Detail, ParseError
from laydown.engine.options import LAST_CARDS, WILD_MINIMUMS
from laydown.engine.options import NAMES as OPTION_NAMES

Table = dict[str, object]

# The words of a text: texts of several lines, comments, keys (or values) part by part. Each word is
# taken as long as it can be, closed or not, so that none is looked at twice.
_PART: Final = r"\"(?:[^\"\\\n]|\\[^\n])*+\"?|'[^'\n]*+'?|[\w-]++"
_WORD: Final = re.compile(
    r"\"\"\"(?:[^\\]|\\.)*?(?:\"\"\"|\Z)|'''.*?(?:'''|\Z)|#[^\n]*+"
    rf"|(?P<key>(?:{_PART})(?:[ \t]*+\.[ \t]*+(?:{_PART}))*+)",
    re.DOTALL,
)
_PART_OF_KEY: Final = re.compile(_PART)
_PARTS: Final = 8  # of a key: our own have three at most
_LONGEST: Final = 1 << 14  # characters of a file: ours have 7,000, with a clause for each fact
_LONG_WORD: Final = re.compile(r"[\w-]{101}")  # no name, and a number that nobody could print

_CLAUSE: Final = re.compile(r"[MREPBX]-(\d\d|V\d)")

# Every fact of an edition by table and key, and what it is in a few words.
FACTS: Final = {
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


@dataclass(frozen=True)
class Fact:
    """Where a fact of an edition comes from."""

    clause: str  # empty where a host's own file says it
    assumed: bool = False


def read_toml(text: str) -> Table:
    """Read TOML, or raise an error that points at the place."""
    _check_size(text)
    try:
        return tomllib.loads(text)
    except RecursionError:  # lists within lists
        raise ParseError("bad_toml", text, len(text), {"reason": "nested too deeply"}) from None
    except ValueError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        at = len(text)
        if place:
            lines = text.split("\n")
            at = sum(len(line) + 1 for line in lines[: int(place[1]) - 1]) + int(place[2]) - 1
        reason = re.sub(r" \(at [^()]*\)$", "", str(error))  # the place is told by the error itself
        raise ParseError("bad_toml", text, min(at, len(text)), {"reason": reason}) from None


def _check_size(text: str) -> None:
    """Refuse what `tomllib` would read for too long: keys of many parts above all."""
    if len(text) > _LONGEST:
        reason = f"more than {_LONGEST} characters"
        raise ParseError("bad_toml", text, _LONGEST, {"reason": reason})
    for word in _WORD.finditer(text):
        key = word["key"]
        if key and key.count(".") >= _PARTS and len(_PART_OF_KEY.findall(key)) > _PARTS:
            reason = f"a key of more than {_PARTS} parts"
            raise ParseError("bad_toml", text, word.start(), {"reason": reason})
        if key and key[0] not in "\"'" and _LONG_WORD.search(key):
            reason = "a key or number of more than 100 characters"
            raise ParseError("bad_toml", text, word.start(), {"reason": reason})


class FactReader:
    """Reads one file of facts, and finds the place of a fact for an error."""

    def __init__(self, text: str, base: Table | None) -> None:
        """Read the text; `base` are the facts that a host's own edition builds on."""
        self.text = text
        self.built_in = base is None
        self.facts: dict[str, Fact] = {}
        self.tables: Table = read_toml(text)
        self.base: Table = base or {}
        self._known_keys()

    def _place(self, key: str) -> int:
        """Find where `table.key`, `key`, `[table]` or the n-th `phases.n` stands in the text."""
        table, _, name = key.rpartition(".")
        if table == "phases" or key == "phases":
            header_of_phase = re.compile(r"(?m)^[ \t]*\[\[\s*phases\s*\]\]")
            headers = [match.start() for match in header_of_phase.finditer(self.text)]
            index = int(name) if table else 0
            if index >= len(headers):  # they stand in a list, or nowhere
                listed = re.search(r"(?m)^[ \t]*\"?phases\"?\s*=", self.text)
                return listed.start() if listed else 0
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

    def error(self, key: str, found: object, expected: str) -> ParseError:
        """Return the error for a fact: what was found, and what was expected."""
        table, _, place = key.partition(".")
        fact = f"phases.{int(place) + 1}" if table == "phases" and place else key  # as people count
        details: dict[str, Detail] = {"fact": fact, "found": str(found), "expected": expected}
        return ParseError("bad_edition", self.text, self._place(key), details)

    def _known_keys(self) -> None:
        """Refuse keys that nothing reads: a misspelt fact must not go unnoticed."""
        known = {table for table, _ in FACTS} | {"name", "phases", "variants", "clauses"}
        for name, value in self.tables.items():
            if name not in known and not (name == "based_on" and not self.built_in):
                raise self.error(name, name, ", ".join(sorted(known)))
            facts = [key for table, key in FACTS if table == name]
            if not facts:
                continue
            if not isinstance(value, dict):
                raise self.error(name, value, f"[{name}]")
            for key in value:
                if key not in facts:
                    raise self.error(f"{name}.{key}", key, ", ".join(facts))

    def word(self, key: str, value: object) -> str:
        """Return a name."""
        if isinstance(value, str) and re.fullmatch(r"\w([\w -]{0,38}\w)?", value):
            return value
        raise self.error(key, value, "a name of letters, digits, blanks and -")

    def fact(self, key: str, raw: object) -> object:
        """Return a fact's value, and note where it comes from."""
        if not isinstance(raw, dict):
            if self.built_in:
                raise self.error(key, raw, '{ value = ..., clause = "..." }')
            self.facts[key] = Fact("")
            return raw
        extra = set(raw) - {"value", "clause", "assumed"}
        clause, assumed = raw.get("clause", ""), raw.get("assumed", False)
        if extra or "value" not in raw or not isinstance(clause, str):
            raise self.error(key, raw, '{ value = ..., clause = "..." }')
        if (self.built_in and not clause) or not isinstance(assumed, bool):
            raise self.error(key, raw, 'clause = "...", assumed = true')
        self.facts[key] = Fact(clause, assumed)
        return raw["value"]

    def value(self, table: str, key: str) -> object:
        """Return the value of a fact, the host's own before that of its base."""
        name = f"{table}.{key}"
        for tables in (self.tables, self.base):
            facts = tables.get(table)
            if isinstance(facts, dict) and key in facts:
                return self.fact(name, facts[key])
        raise self.error(table if table in self.tables else name, "", FACTS[table, key])

    def number(self, table: str, key: str, least: int, most: int) -> int:
        """Return a fact that is a number."""
        value = self.value(table, key)
        if type(value) is not int or not least <= value <= most:
            raise self.error(f"{table}.{key}", value, f"{least}-{most}")
        return value

    def choice(self, table: str, key: str, choices: tuple[str, ...]) -> str:
        """Return a fact that is one of several words."""
        value = self.value(table, key)
        if value not in choices:
            raise self.error(f"{table}.{key}", value, ", ".join(choices))
        return str(value)

    def flag(self, table: str, key: str) -> bool:
        """Return a fact that is true or false."""
        value = self.value(table, key)
        if not isinstance(value, bool):
            raise self.error(f"{table}.{key}", value, "true, false")
        return value

    def texts(self, table: str) -> dict[str, str]:
        """Read the clauses of codes or variants; a host's file may leave them out."""
        base = cast("dict[str, str]", self.base.get(table, {}))
        own = self.tables.get(table, {})
        if not isinstance(own, dict):
            raise self.error(table, own, f"[{table}]")
        # A built-in file names the codes; one that builds on it may give them other clauses.
        known = OPTION_NAMES if table == "variants" else tuple(own if self.built_in else base)
        for key, text in own.items():
            if key not in known:
                raise self.error(f"{table}.{key}", key, ", ".join(known))
            if not isinstance(text, str) or not _CLAUSE.fullmatch(text):
                raise self.error(f"{table}.{key}", text, "M-12")
        return {**base, **own}
