"""The random bot: it lays when it can, and else any legal move may come."""

from __future__ import annotations

import pytest

from laydown.bots.random import RandomBot
from laydown.engine.edition import NAMES, load
from laydown.engine.moves import Lay
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from tests.bots.kit import chosen

LAYS = """edition: mattel
step: play 1
hand 1: R7 G7 Y7 O7 R9 G9 Y9 O2
hand 2: R1"""
DISCARDS = LAYS.replace("R9 G9 Y9", "R9 G5 Y1")


def choices(position: str) -> set[str]:
    """Return what it does with different seeds."""
    return {chosen("random", position, bytes([seed])) for seed in range(100)}


def test_it_lays_when_it_can_and_any_lay_may_come() -> None:
    found = choices(LAYS)
    assert all(move.startswith("lay ") for move in found)
    assert len(found) == 5  # all four sevens, or any three of them


def test_where_it_cannot_lay_any_move_may_come() -> None:
    assert choices(DISCARDS) == {
        f"discard {card}" for card in ("R7", "G7", "Y7", "O7", "R9", "G5", "Y1", "O2")
    }


@pytest.mark.parametrize("name", NAMES)
def test_in_a_game_it_never_leaves_a_lay_for_later(name: str) -> None:
    state = new_game(load(name), 3, b"random")
    bot = RandomBot(b"random")
    laid = 0
    for _ in range(3000):
        if state.over:
            break
        seat = state.actors()[0]
        seen = view(state, seat)
        move = bot.choose(seen)
        assert isinstance(move, Lay) == bool(seen.legal().lays)
        laid += isinstance(move, Lay)
        apply(state, seat, move)
    assert laid
