"""Each refusal cites the clause that settles the question: `refusals.toml` says which, and why."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from laydown.engine.edition import NAMES, load
from tests.rules.kit import at, why

TABLE = tomllib.loads(Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8"))
CARDS = ("mattel", "ravensburger", "express", "pocket")

# What stands in braces in the table: phases of two sets, a run, one colour, and cards for them.
_CLASSIC = {
    "sets": "1",
    "SET10": "R10 Y10 G10",
    "SET9": "R9 Y9 G9",
    "run": "4",
    "RUN": "R1 Y2 G3 R4 Y5 G6 R7",
    "INNER": "R2 Y3 G4 R5 Y6 G7 R8",
    "LAST": "R6 Y7 G8 Y9 G10 R11 Y12",
    "OPEN": "R4 W R3 W W W W",
    "colour": "8",
    "COLOUR": "G1 G2 G3 G4 G5 G6",
    "WILDS": "W W W W W W W",
}
WORDS = {
    "mattel": _CLASSIC,
    "ravensburger": _CLASSIC,
    "express": {
        "sets": "2",
        "SET10": "R10 Y10",
        "SET9": "R9 Y9",
        "run": "6",
        "RUN": "Y1 Y2 G3 Y4",
        "INNER": "R2 Y3 G4 R5",
        "LAST": "G9 G10 R11 Y12",
        "OPEN": "R4 W R3 W",
        "colour": "10",
        "COLOUR": "G1 G2 G3",
        "WILDS": "W W W W",
    },
    "pocket": {
        "sets": "1",
        "SET10": "R10 Y10",
        "SET9": "R9 Y9",
        "run": "4",
        "RUN": "R1 Y2 G3 R4 Y5",
        "INNER": "R2 Y3 G4 R5 Y6",
        "LAST": "G8 G9 G10 R11 Y12",
        "OPEN": "R4 W R3 W W",
        "colour": "8",
        "COLOUR": "G1 G2 G3 G4",
        "WILDS": "W W W W W",
    },
    "board": {
        "start": "step: roll 1",
        "draw": "roll",
        "W": "(B1)",
        "sets": "8",
        "SET10": "R10 R10 Y10 Y10",
        "SET9": "R9 R9 Y9 Y9",
        "run": "6",
        "RUN": "R1 Y2 G3 R4 Y5 G6 R7 Y8",
        "INNER": "R2 Y3 G4 R5 Y6 G7 R8 B9",
        "LAST": "R5 R6 Y7 G8 G9 G10 R11 Y12",
        "OPEN": "R4 (B1) R3 (B2) (B3) (B4) (B5) (B6)",
        "colour": "5",
        "COLOUR": "G1 G2 G3 G4 G5",
        "BESIDE": "R9 Y9 B9",
        "AND": " | R9 Y9 B9",
    },
}
_USUAL = {
    "start": "step: draw 1",
    "draw": "draw",
    "W": "W",
    "FULL": "G1 R2 Y3 G4 R5 G6 R7 Y8 B9 B10 R11 Y12",
    "BESIDE": "",
    "AND": "",
}
_OWN_FULL = "G1 R2 Y3 G4 R5 Y6 R7 Y8 G9 G10 R11 Y12"  # where there is no blue


class Row(NamedTuple):
    """What the table says about one case of a code in one edition."""

    code: str
    case: str
    edition: str
    clause: str

    @property
    def key(self) -> str:
        return f"{self.code} {self.case}".rstrip()


class Example(NamedTuple):
    """A move that is refused, and by what."""

    row: Row
    position: str
    seat: int
    move: str
    rest: int


def _editions(told: str) -> tuple[str, ...]:
    if told == "cards":
        return CARDS
    return tuple(told.split()) if told else NAMES


def rows() -> list[Row]:
    return [
        Row(one["code"], one.get("case", ""), edition, clause)
        for one in TABLE["refusal"]
        for edition, clause in zip(NAMES, one["clauses"].split(), strict=True)
    ]


def examples() -> list[Example]:
    found = []
    for one in TABLE["refusal"]:
        clauses = dict(zip(NAMES, one["clauses"].split(), strict=True))
        for edition in _editions(one.get("in", "")):
            words = _USUAL | WORDS[edition]
            if 3 not in load(edition).colours:
                words |= {"FULL": _OWN_FULL}
            lines = "\n".join(one["example"]["lines"]).format(**words)
            seat, _, move = one["example"]["move"].format(**words).partition(" ")
            row = Row(one["code"], one.get("case", ""), edition, clauses[edition])
            position = f"position: 1\nedition: {edition}\n{lines}\n"
            found.append(Example(row, position, int(seat), move, one.get("rest", 0)))
    return found


def test_the_editions_cite_what_the_table_says() -> None:
    for edition in NAMES:
        told = {row.key: row.clause for row in rows() if row.edition == edition}
        assert load(edition).clauses == told, edition


def test_each_case_of_a_code_is_told_once_for_all() -> None:
    seen: dict[tuple[str, str], str] = {}
    for row in rows():
        assert seen.setdefault((row.key, row.edition), row.clause) == row.clause, row


def test_every_refusal_says_why_it_cites_its_clause() -> None:
    for one in TABLE["refusal"]:
        assert len(one["why"].split()) > 2, one
        assert one["why"].endswith(".")


@pytest.mark.parametrize(
    "example", examples(), ids=lambda e: f"{e.row.edition}-{e.row.key}".replace(" ", "-")
)
def test_a_refusal_cites_the_clause_that_settles_it(example: Example) -> None:
    state = at(example.position, rest=example.rest)
    assert why(state, example.seat, example.move) == (example.row.code, example.row.clause)
