"""Dead tables (X-02): moves after which nobody could go out."""

from __future__ import annotations

import pytest

from laydown.engine.moves import Hit
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.sense.dead import leaves_dead
from tests.bots.kit import chosen

# Seat 1 holds the last card that fits: without it only seat 2 could bring something to hit.
LAST = """position: 1
edition: express
step: play 1
discard pile: R2
phase 1: 5
hand 1: B1 B8 B9
table 1: R1 G1 Y1
hand 2: G2 R4 G8 G10 G12
phase 3: 5
hand 3: Y8 Y12
"""


@pytest.mark.parametrize(
    ("why", "phase", "table", "dead"),
    [
        ("odd cards in a row can be laid and hit", 8, "R6 G6 Y6 B6 W W W", False),
        ("every row of even cards needs a 6", 9, "R6 G6 Y6 B6 W W W", True),
        ("on 5, 7, 9, 11 only a 3 would fit", 8, "R3 G3 Y3 B3 W W W", True),
    ],
)
def test_who_cannot_lay_brings_nothing_to_hit(
    why: str, phase: int, table: str, *, dead: bool
) -> None:
    position = f"{LAST}phase 2: {phase}\ntable 3: {table}\n"
    masked = view(parse_position(position), 0).masked()
    assert leaves_dead(masked, 0, Hit((parse_card("B1"),), 0, 0)) is dead, why


@pytest.mark.parametrize(("green", "dead"), [("G3 W=G4", True), ("W=G3 G4", False)])
def test_a_run_of_pairs_takes_no_single_card(green: str, *, dead: bool) -> None:
    # After Y12 only 3s fit, on the pairs: the B3 alone, or with the G3.
    position = f"""position: 1
edition: express
step: play 1
discard pile: B9
phase 1: 7
hand 1: Y12 B8 B10
table 1: Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11
phase 2: 4
hand 2: B5
table 2: Y1 B1 Y2 B2
phase 3: 7
hand 3: B6
table 3: R1 R2 R3 W=R4 W=R5 R6 R7 R8 R9 R10 R11 R12
phase 4: 7
hand 4: B7
table 4: G1 G2 {green} G5 G6 G7 G8 G9 G10 G11 G12
"""
    masked = view(parse_position(position), 0).masked()
    hit = parse_move("hit Y12 on 1.1")
    assert isinstance(hit, Hit)
    assert leaves_dead(masked, 0, hit) is dead


@pytest.mark.parametrize("bot", ["novice", "steady", "sharp", "expert"])
def test_a_card_is_hit_where_another_fits_after_it(bot: str) -> None:
    # On the set the last 4 would end all hits; on the run the G5 can follow it.
    position = """edition: express
step: play 1
turns: 90
discard pile: R3
phase 1: 5
hand 1: G4 B5 Y9
table 1: R4 Y4 B4
phase 2: 7
hand 2: R5 Y5
table 2: G1 W=G2 G3
phase 3: 5
hand 3: B7 B8
table 3: R12 Y12 B12 G12 W W"""
    assert chosen(bot, position) == "hit G4 on 2.1"
