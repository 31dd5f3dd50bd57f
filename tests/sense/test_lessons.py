"""What games have taught about the ring: the traits of an action, and what they are worth."""

from __future__ import annotations

import pytest

from laydown.engine.edition import load, parse_edition
from laydown.engine.moves import Star, Walk
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import legal, new_game
from laydown.engine.steps.roll import space_of
from laydown.engine.view import view
from laydown.sense.actions import Prospects
from laydown.sense.lessons import KINDS, TRAITS, taught, traits
from laydown.sense.outs import Unseen

BOARD = load("board").ring
RING = "position: 1\nedition: board\npawns: 0 20\ndiscard pile: Y1\nhand 2: B1 B2\n"
HAND = "hand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\n"


def hopes(position: str) -> Prospects:
    """Return what the first seat hopes for."""
    state = view(parse_position(position), 0).masked()
    return Prospects(state, 0, Unseen(state))


def test_every_space_of_the_ring_has_the_traits_of_its_kind() -> None:
    mine = hopes(f"{RING}step: walk 1\ndice: 4 6\n{HAND}")
    seen = set()
    for space, (action, number) in enumerate(BOARD):
        found = traits(mine, space)
        assert len(found) == TRAITS
        kinds = [kind for i, kind in enumerate(KINDS) if found[i * 6] == 1.0]
        assert kinds == ["draws" if (action, number) == ("draw", 3) else action]
        seen.update(kinds)
    assert seen == set(KINDS)


def test_what_an_action_is_worth_is_the_sum_over_its_traits() -> None:
    mine = hopes(f"{RING}step: walk 1\ndice: 4 6\n{HAND}")
    found = traits(mine, 6)
    assert taught(mine, 6, [1.0] * TRAITS) == pytest.approx(sum(found))
    assert taught(mine, 6, [0.0] * (TRAITS - 1) + [2.0]) == pytest.approx(
        2 * mine.worth_of_space(6)
    )
    with pytest.raises(ValueError, match="zip"):
        taught(mine, 6, [1.0])


def test_a_draw_of_more_than_three_is_one_of_the_large_ones() -> None:
    spaces = [f"draw {max(number, 2)}" if action == "draw" else action for action, number in BOARD]
    spaces[1] = "draw 9"
    own = parse_edition(f'name = "ours"\nbased_on = "board"\n[board]\nring.value = {spaces!r}\n')
    state = view(new_game(own, 2, b"x"), 0).masked()
    assert traits(Prospects(state, 0, Unseen(state)), 1)[6] == 1.0


def test_where_moves_of_the_pawn_lead() -> None:
    state = parse_position(f"{RING}step: walk 1\ndice: 4 6\n{HAND}")
    assert list(legal(state, 0).moves) == [Walk(4), Walk(6)]
    assert [space_of(state, 0, Walk(spaces)) for spaces in (4, 5, 6)] == [4, 5, 6]
    assert space_of(state, 0, Star("joker")) == 6
