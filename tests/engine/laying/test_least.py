"""The least lay: exactly what the phase asks for, and at once."""

from __future__ import annotations

import random

import pytest

from laydown.engine.edition import NAMES, load
from laydown.engine.laying import Tally, can_lay, least_lay, shortfall
from laydown.engine.moves import Lay
from laydown.engine.notation.cards import parse_cards
from laydown.engine.notation.moves import parse_move
from laydown.engine.rules import check, new_game
from laydown.engine.state import PLAY, State, Step


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
