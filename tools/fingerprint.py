"""A hash over games of every bot in every edition, to tell whether a change altered any.

    python -m tools.fingerprint > before     on the code as it was
    python -m tools.fingerprint > after      on the code as it is; then compare the two

Each line has the hash of the moves and that of the events of some games. Numbers of players and
options change from game to game, so that all of them come up. With `--games` more or fewer games
are played for each line; compiled, 40 take about a minute in all.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from itertools import cycle, islice
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.bots import NAMES as BOTS
from laydown.bots import THINKERS, make_bot
from laydown.bots.thought import Thought
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view

if TYPE_CHECKING:
    from laydown.engine.events import Event

GAMES: Final = 40
FEWER: Final = 10  # a bot that thinks ahead plays one game for so many of the others
BUDGET: Final = Thought(400)  # in moves: the same on every machine
OPTIONS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"phases": "1-5", "free_order": "yes", "knocking": "yes"},
    {},
    {"ten_rounds": "yes", "phases": "odd", "wild_minimum": "group"},
    {"knocking": "yes", "last_card": "discard", "wild_minimum": "none"},
    {},
    {"free_order": "yes", "phases": "even", "last_card": "any", "wild_minimum": "phase"},
)


class Print(NamedTuple):
    """The hashes of some games."""

    moves: str
    events: str


def fingerprint(edition: str, bot: str, games: int) -> Print:
    """Play games of one bot against itself, and hash every move and every event."""
    moves, told = sha256(), sha256()
    plain = load(edition)
    options = cycle(OPTIONS if plain.house_rules else [{}])
    players = cycle(range(plain.least_players, plain.most_players + 1))
    for number, chosen, seats in islice(zip(range(games), options, players, strict=False), games):
        seed = f"fingerprint {edition} {number}".encode()
        bots = [make_bot(bot, seed + bytes([seat]), BUDGET) for seat in range(seats)]
        events: list[Event] = []
        state = new_game(load(edition, chosen), seats, seed, sink=events.append)
        while not state.over:
            seat = state.actors()[0]
            move = bots[seat].choose(view(state, seat))
            apply(state, seat, move, events.append)
            moves.update(f"{seat + 1} {move}\n".encode())
        for event in events:
            told.update(f"{event}\n".encode())
        moves.update(f"{state.standing.winners} {state.standing.totals}\n".encode())
    return Print(moves.hexdigest()[:16], told.hexdigest()[:16])


def main() -> None:
    """Print a line for each edition and bot."""
    options = argparse.ArgumentParser(description="Hash the moves of many games of the bots.")
    options.add_argument("--games", type=int, default=GAMES, help="for each edition and bot")
    wishes = options.parse_args()
    for edition in EDITIONS:
        for bot in BOTS:
            games = max(1, wishes.games // FEWER) if bot in THINKERS else wishes.games
            found = fingerprint(edition, bot, games)
            print(f"{edition:13} {bot:7} {games:5} games  {found.moves} {found.events}", flush=True)


if __name__ == "__main__":
    main()
