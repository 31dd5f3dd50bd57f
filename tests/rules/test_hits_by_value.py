"""A Wild that is hit may say what it stands for, and so choose the end."""

from __future__ import annotations

import pytest

from laydown.engine.notation.moves import parse_move
from laydown.engine.rules import legal
from tests.rules.kit import at, play, table, why

TABLE = """
    edition: {}
    step: play 1
    discard pile: R12
    hand 1: W W G2 G12
    hand 2: Y12 R1
    table 1: {}
"""


def mattel() -> str:
    return TABLE.format("mattel", "2: R7 Y7 G7 | R3 G4 Y5 R6")


@pytest.mark.clause("X-08")
@pytest.mark.parametrize(
    ("value", "end", "lies"),
    [("2", "low", "W=2 R3 G4 Y5 R6"), ("7", "high", "R3 G4 Y5 R6 W=7")],
)
def test_the_number_chooses_the_end_of_a_run(value: str, end: str, lies: str) -> None:
    state = at(mattel())
    move = parse_move(f"hit W={value} on 1.2")
    assert str(move) == f"hit W={value} on 1.2"
    assert move in legal(state, 0)
    assert str(legal(state, 0).canonical(move)) == f"hit W on 1.2 {end}"
    events = play(state, f"1 hit W={value} on 1.2")
    assert table(state, 1) == f"R7 Y7 G7 | {lies}"
    assert "W=" not in str(events[0]).partition(" on ")[0]


@pytest.mark.clause("X-08")
@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("hit W=8 on 1.2", "X-08"),
        ("hit W=R on 1.2", "X-08"),
        ("hit W=7 on 1.2 low", "X-08"),
        ("hit W=8 on 1.1", "X-06"),
        ("hit W=R on 1.1", "X-06"),
    ],
)
def test_it_does_not_stand_for_anything_else(move: str, clause: str) -> None:
    assert why(at(mattel()), 1, move) == ("wild_value_wrong", clause)


def test_on_a_set_and_on_a_colour_it_may_say_what_is_plain() -> None:
    state = at(mattel())
    play(state, "1 hit W=7 on 1.1")
    assert table(state, 1) == "R7 Y7 G7 W | R3 G4 Y5 R6"
    state = at(TABLE.format("express", "10: R2 R4 R6 R8").replace("R12", "Y11"))
    play(state, "1 hit W=R on 1.1")
    assert why(state, 1, "hit W=G on 1.1") == ("wild_value_wrong", "X-06")


def test_a_pair_may_say_it_too() -> None:
    state = at(TABLE.format("express", "4: R3 Y3 R4 Y4").replace("R12", "Y11"))
    assert why(state, 1, "hit W=5 W=2 on 1.1")[0] == "wild_value_wrong"
    play(state, "1 hit G2 W=2 on 1.1")
    assert table(state, 1) == "G2 W=2 R3 Y3 R4 Y4"


def test_who_does_not_hold_the_wild_cannot_hit_it() -> None:
    state = at(mattel().replace("W W", "R2"))
    assert why(state, 1, "hit W=2 on 1.2") == ("card_not_held", "M-26")
    assert why(state, 1, "hit W=2 on 2.2") == ("no_such_group", "M-26")
