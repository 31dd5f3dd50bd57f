"""The hurried player: it ends every game, and it knows no more than its seat does."""

from __future__ import annotations

import pytest

from laydown.engine.edition import NAMES, load
from laydown.engine.moves import DRAW, TAKE
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.sense.playout import choose, play_out

VARIANTS = (
    {"ten_rounds": True},
    {"phases": "even"},
    {"free_order": True},
    {"knocking": True},
    {"last_card": "discard"},
    {"wild_minimum": "group"},
    {"knocking": True, "free_order": True, "wild_minimum": "none"},
)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", NAMES)
def test_every_game_ends_and_well_before_its_bounds(name: str, players: int) -> None:
    edition = load(name)
    for seed in range(3):
        state = new_game(edition, players, seed.to_bytes(4, "big"))
        moves = play_out(state)
        assert state.over
        assert state.ply == moves
        assert state.standing.rounds < edition.rounds
        assert all(result.out >= 0 for result in state.results)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("name", ["mattel", "ravensburger", "express"])
def test_variants_are_played_to_their_end(name: str, options: dict[str, bool | str]) -> None:
    state = new_game(load(name, options), 4, b"variant")
    play_out(state)
    assert state.over


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_on_nothing_that_the_seat_does_not_know(name: str) -> None:
    state = new_game(load(name), 3, b"secrets")
    for _ in range(400):
        seat = state.actors()[0]
        known = view(state, seat).masked()
        known.hands[seat] = state.hands[seat].copy()  # in the order in which the cards came
        move = choose(state, seat)
        assert choose(known, seat) == move
        apply(state, seat, move)
        if state.over:
            break


POSITION = """\
position: 1
edition: mattel
step: draw 1
hand 1: R3 G3 Y7 O7 R1 G2 Y5 O9 R11 G12
hand 2: R2 R4 R6 R8 R10 G1 G5 G7 G9 G10
discard pile: {top}
"""


@pytest.mark.parametrize(
    ("top", "wanted"),
    [("Y3", True), ("W", True), ("Y12", False), ("S", False)],
)
def test_the_open_card_is_taken_only_if_it_helps(top: str, wanted: bool) -> None:
    state = parse_position(POSITION.format(top=top))
    assert choose(state, 0) == (TAKE if wanted else DRAW)
