"""Positions of the golden games: every edition, every two options together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from laydown.engine.game import Game
from laydown.engine.notation.record import parse_record
from tests.golden.make import FOLDER, stored_files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.state import State

FILES = sorted(stored_files())


def positions(file: str, every: int) -> Iterator[State]:
    """Yield the state before some moves of a golden game; do not change it."""
    record = parse_record((FOLDER / file).read_text("utf-8"))
    game = Game(replace(record, moves=()))
    for number, move in enumerate(record.moves):
        if number % every == 0:
            yield game.state
        game.play(move.move, move.seat)
    yield game.state
