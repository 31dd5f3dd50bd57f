"""How much the referee takes on: whatever it is asked, answers stay small and quick."""

from __future__ import annotations

from typing import Final

LINE: Final = 1 << 20  # bytes of a request
GAMES: Final = 64  # open at once
GREATEST_ID: Final = 1 << 53  # the whole numbers that every JSON reader keeps
LAYS: Final = 10_000  # lays or picks, counted or listed
BEST: Final = 20  # plans in one answer
EVENTS: Final = 1_000  # listed in one answer of `events`
MOVES: Final = 1_000  # in one `play`
SEED: Final = 1_024  # bytes
NAME: Final = 40  # characters of a game's name
