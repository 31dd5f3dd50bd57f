"""Counts how long games are: rounds and turns by edition, players and options.

python -m tools.lengths writes what the server tells before a game starts. Every kind of game is
played by `steady` bots, some dozens of times; the same at every run.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final

from laydown.bots import make_bot
from laydown.engine.edition import NAMES, load
from laydown.engine.events import Discarded, RoundEnded, SkipPlayed
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.events import Event

FILE: Final = Path(__file__).parent.parent / "src" / "laydown" / "server" / "lengths.json"
GAMES: Final = 40
SINGLE: Final[tuple[dict[str, str], ...]] = (
    {},
    {"ten_rounds": "yes"},
    {"free_order": "yes"},
    {"knocking": "yes"},
    {"phases": "1-2"},
    {"phases": "1-5"},
)


def played(edition: Edition, players: int, number: int) -> tuple[int, int]:
    """Play a game; return its rounds and turns."""
    state = new_game(edition, players, f"length {number}".encode())
    bot = make_bot("steady", b"")
    rounds = turns = 0
    happened: list[Event] = []
    while not state.over:
        happened.clear()
        seat = state.actors()[0]
        apply(state, seat, bot.choose(view(state, seat)), happened.append)
        rounds += sum(isinstance(event, RoundEnded) for event in happened)
        turns += sum(isinstance(event, (Discarded, SkipPlayed)) for event in happened)
    return rounds, turns


def key(options: dict[str, str]) -> str:
    """Return how a choice of options is called in the file."""
    return " ".join(f"{name}={value}" for name, value in options.items())


def counted(edition: Edition, players: int, games: int) -> list[float]:
    """Return the mean of rounds and of turns."""
    found = [played(edition, players, number) for number in range(games)]
    return [round(fmean(one[i] for one in found), 1) for i in (0, 1)]


def table(games: int) -> dict[str, dict[str, dict[str, list[float]]]]:
    """Count every kind of game."""
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    for name in NAMES:
        plain = load(name)
        for options in SINGLE if plain.house_rules else ({},):
            edition = plain.with_options(options)
            for players in range(plain.least_players, plain.most_players + 1):
                by_players = found.setdefault(name, {}).setdefault(key(options), {})
                by_players[str(players)] = counted(edition, players, games)
            print(name, key(options), by_players, file=sys.stderr)
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(table(GAMES), indent=1) + "\n", encoding="utf-8")
