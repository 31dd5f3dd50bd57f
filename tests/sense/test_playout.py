"""The hurried player: it ends every game, and it knows no more than its seat does."""

from __future__ import annotations

import random

import pytest

from laydown.engine.cards import parse_cards
from laydown.engine.edition import NAMES, load
from laydown.engine.moves import DRAW, TAKE, Lay, parse_move
from laydown.engine.position import parse_position
from laydown.engine.rules import apply, check, new_game
from laydown.engine.solver import can_lay, shortfall
from laydown.engine.state import PLAY, State, Step
from laydown.engine.tally import Tally
from laydown.engine.view import view
from laydown.sense.least import least_lay
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


def hands(name: str, place: int, options: dict[str, str]) -> list[list[int]]:
    """Draw hands that hold a phase: whatever is dealt, and some with Wilds put in."""
    edition = load(name, options)
    rng = random.Random(place)
    found = []
    for _ in range(400):
        hand = rng.sample(edition.deck, 11)
        for at in range(rng.randrange(5)):
            hand[at] = 0 if 0 in edition.deck else hand[at] & 127 | 128
        if can_lay(edition.phases[place], hand, edition):
            found.append(hand)
    return found


@pytest.mark.parametrize("place", range(10))
@pytest.mark.parametrize(
    ("name", "options"),
    [
        *((name, {}) for name in NAMES),
        ("mattel", {"wild_minimum": "group"}),
        ("mattel", {"wild_minimum": "none", "last_card": "discard"}),
    ],
)
def test_the_least_lay_is_legal_and_no_larger_than_it_must_be(
    name: str, options: dict[str, str], place: int
) -> None:
    edition = load(name, options)
    phase = edition.phases[place]
    tried = hands(name, place, options)
    assert tried
    for hand in tried:
        state = on_phase(new_game(edition, 2, b"least"), place)
        state.hands[state.turn] = hand
        move = least_lay(place, Tally(hand), edition)
        assert sum(map(len, move.groups)) >= phase.least
        check(state, state.turn, move)


def on_phase(state: State, place: int) -> State:
    """Return the state with the seat in turn on a phase, after its draw."""
    state.stack = [Step(PLAY, 1 << state.turn)]
    state.goals[state.turn] = place
    return state


def test_a_lay_uses_number_cards_before_wilds() -> None:
    edition = load("mattel")
    hand = parse_cards("R3 W G3 Y3 R9 W G9 Y9 R1 R2 R5")
    assert least_lay(0, Tally(hand), edition) == parse_move("lay R3 G3 Y3 | R9 G9 Y9")
    assert shortfall(edition.phases[0], hand, edition) == 0


def test_wilds_alone_say_what_they_are() -> None:
    edition = load("mattel")
    hand = parse_cards("R3 G3 Y3 W W W")
    lay = least_lay(0, Tally(hand), edition)
    assert isinstance(lay, Lay)
    assert str(lay) == "lay W=1 W=1 W=1 | R3 G3 Y3"


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
