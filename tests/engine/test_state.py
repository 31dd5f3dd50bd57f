"""A copy of a state is equal to it, and goes its own way."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING

import pytest

from laydown.engine.chance import Stream
from laydown.engine.edition import load
from laydown.engine.notation.position import print_position
from laydown.engine.rules import apply, legal
from laydown.engine.scoring import Standing, first_standing
from laydown.engine.state import _FIELDS, State, Step, Told
from tests.engine.strategies import all_editions, edition_id, games

if TYPE_CHECKING:
    from laydown.engine.edition import Edition

MUTABLE = [
    name for name in _FIELDS if isinstance(getattr(State(load("board"), 2, b""), name), list)
]


def played(edition: Edition, steps: int = 60) -> State:
    players = min(3, edition.most_players)
    rng = random.Random(edition_id(edition))
    for game in games(edition, players, rng, Stream(b"state", "copy"), steps):
        state = game.state
    return state


@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_a_copy_is_equal_and_stays_when_the_other_goes_on(edition: Edition) -> None:
    rng = random.Random(3)
    chance = Stream(b"state", "go on")
    for game in games(edition, 2, rng, chance, 40):
        state = game.state
        other = state.copy()
        text = print_position(state)
        assert other == state
        assert print_position(other) == text
        for _ in range(6):
            if other.over:
                break
            seat = rng.choice(other.actors())
            apply(other, seat, legal(other, seat).sample(chance))
        assert (other == state) == state.over
        assert print_position(state) == text


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = played(load("board"))
    other = state.copy()
    for name in MUTABLE:
        mine, theirs = getattr(state, name), getattr(other, name)
        assert mine == theirs
        assert mine is not theirs, name
        for one, two in zip(mine, theirs, strict=True):
            assert one is not two or not isinstance(one, list), name


def other_value(value: object) -> object:
    """Return some value that differs."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return tuple(n + 1 for n in value) if value and isinstance(value[0], int) else (*value, 1)
    if isinstance(value, list):
        return [*value, value[-1] if value else Step("draw", 1)]
    assert isinstance(value, Standing)
    return first_standing(6)


FIXED = {"edition": load("mattel"), "players": 3, "seed": b"x"}


@pytest.mark.parametrize("name", sorted(set(_FIELDS) - set(FIXED)))
def test_states_that_differ_in_any_field_are_not_equal(name: str) -> None:
    state = played(load("board"), 30)
    other = state.copy()
    setattr(other, name, other_value(getattr(state, name)))
    assert other != state
    assert state != other


@pytest.mark.parametrize("name", FIXED)
def test_states_of_different_games_are_not_equal(name: str) -> None:
    game = {"edition": load("board"), "players": 2, "seed": b""}
    state = State(**game)  # type: ignore[arg-type] # each has its own type
    assert state == State(**game)  # type: ignore[arg-type]
    other = State(**{**game, name: FIXED[name]})  # type: ignore[arg-type]
    assert other != state
    assert state != other


def test_the_order_of_cards_in_a_hand_makes_no_difference() -> None:
    state = played(load("mattel"), 30)
    other = state.copy()
    for hand in other.hands:
        hand.reverse()
    assert other == state
    other.hands[0][0], other.hands[1][0] = other.hands[1][0], other.hands[0][0]
    assert sorted(other.hands[0]) == sorted(state.hands[0]) or other != state


def test_the_order_of_cards_in_a_pile_makes_a_difference() -> None:
    state = played(load("mattel"), 30)
    other = state.copy()
    other.draw_pile.reverse()
    assert other != state


def test_a_state_is_no_key_and_equal_to_nothing_else() -> None:
    state = played(load("express"), 5)
    assert state != print_position(state)
    with pytest.raises(TypeError):
        hash(state)


def test_python_copies_a_state_as_deep_as_it_does_itself() -> None:
    state = played(load("pocket"), 40)
    for other in (copy.copy(state), copy.deepcopy(state)):
        assert other == state
        other.hands[0].clear()
        assert state.hands[0]


def test_what_a_hand_was_told_is_copied() -> None:
    state = played(load("board"), 10)
    state.told[0].append(Told(7, 1, 2))
    other = state.copy()
    other.told[0].clear()
    assert state.told[0]
