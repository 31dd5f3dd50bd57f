"""Which games are golden: every edition with every number of players, and options in pairs.

All combinations of options would be thousands of games. Most mistakes show as soon as two values
meet, so each two values of different options (the number of players counts as one) meet in some
game of each edition. An edition that is played as it is has a game for each number of players.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from laydown.engine import options
from laydown.engine.edition import NAMES, Edition, load

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PLAYERS = (2, 3, 4, 5, 6)
ALL_PHASES = "1-10"
VALUES: dict[str, tuple[str, ...]] = {
    "ten_rounds": ("no", "yes"),
    "phases": (ALL_PHASES, "1-5", "even", "odd"),
    "free_order": ("no", "yes"),
    "knocking": ("no", "yes"),
    "last_card": options.LAST_CARDS,
    "wild_minimum": options.WILD_MINIMUMS,
}

Row = tuple[str, ...]  # the number of players, then a value for each option
Pair = tuple[tuple[int, str], tuple[int, str]]  # two columns of a row and their values

ROWS: tuple[Row, ...] = tuple(product(map(str, PLAYERS), *VALUES.values()))


def allowed(row: Row) -> bool:
    """Whether the options may be played together (X-22)."""
    chosen = dict(zip(VALUES, row[1:], strict=True))
    return not chosen["ten_rounds"] == chosen["free_order"] == "yes"


def pairs(row: Row) -> set[Pair]:
    """Return each two values that meet in a row."""
    return set(combinations(enumerate(row), 2))


def plain_rows(edition: Edition) -> list[Row]:
    """Return the edition as it is printed, for each number of players."""
    own = edition.default
    usual = {
        **dict.fromkeys(VALUES, "no"),
        "phases": ALL_PHASES,
        "last_card": own.last_card,
        "wild_minimum": own.wild_minimum,
    }
    return [(str(players), *usual.values()) for players in PLAYERS]


def covering_rows(start: Iterable[Row]) -> list[Row]:
    """Return the rows to start with and more, until every allowed pair has been seen.

    Greedy: the next row is the one with most pairs not seen yet, the first of equal ones.
    """
    candidates = [(row, pairs(row)) for row in ROWS if allowed(row)]
    chosen = list(start)
    unseen = set().union(*(met for _, met in candidates)).difference(*map(pairs, chosen))
    while unseen:
        row, met = max(candidates, key=lambda candidate: len(candidate[1] & unseen))
        chosen.append(row)
        unseen -= met
    return chosen


@dataclass(frozen=True)
class Case:
    """One golden game."""

    edition: str
    row: Row

    @property
    def players(self) -> int:
        return int(self.row[0])

    @property
    def options(self) -> dict[str, str]:
        """The options, each one named; none where none may be chosen."""
        if not load(self.edition).house_rules:
            return {}
        return dict(zip(VALUES, self.row[1:], strict=True))

    def load(self) -> Edition:
        """Return the edition with the options."""
        return load(self.edition, self.options)

    @property
    def file(self) -> str:
        """The path of the record below this folder: players, and the options that differ."""
        usual = plain_rows(load(self.edition))[0]
        words = []
        for name, value, own in zip(VALUES, self.row[1:], usual[1:], strict=True):
            if value != own:
                words.append(name if value == "yes" else f"{name}_{value}")
        return f"{self.edition}/{'-'.join([f'{self.players}_players', *words])}.record"

    @property
    def seed(self) -> bytes:
        """A seed of its own, so that no game changes when another comes or goes."""
        return f"golden {self.file}".encode()


def cases() -> Iterator[Case]:
    """Yield all golden games of the editions."""
    for name in NAMES:
        rows = plain_rows(load(name))
        for row in covering_rows(rows) if load(name).house_rules else rows:
            yield Case(name, row)
