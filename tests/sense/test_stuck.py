"""Rounds that are stuck (X-02): hands go round, and somebody goes out."""

from __future__ import annotations

import pytest

from laydown.bots import make_bot
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import apply
from laydown.engine.scoring import NOBODY
from laydown.engine.view import view
from laydown.sense.stuck import collector, given

BOTS = ("novice", "steady", "sharp", "expert")

# All four hold one card of the pair that the runs of pairs still take.
PAIRS = """position: 1
edition: express
step: draw 1
turns: 120
discard pile: R3
phase 1: 4
hand 1: B5
table 1: R10 G10 B11 W=11
phase 2: 4
hand 2: Y5
table 2: Y6 B6 R7 G7
phase 3: 4
hand 3: R5
table 3: W=11 W=11 R12 G12
phase 4: 4
hand 4: G5
table 4: R8 B8 R9 B9
"""
# Seat 2 keeps what the others could hit, and waits for the B5 and the B7 that they keep.
KEPT = """position: 1
edition: express
step: draw 1
turns: 90
discard pile: Y2
phase 1: 7
hand 1: B5 G9
table 1: W=B7 W=B8 B9
phase 2: 7
hand 2: B3 B4 B6 B8 B10
phase 3: 7
hand 3: B7 G8
table 3: B1 B2 W=B3
"""
# Seats 2 and 3 wait for each other's only 1 and only 3, and keep the 4s that could be hit.
BOTH = """position: 1
edition: express
step: draw 1
turns: 120
discard pile: Y2
phase 1: 5
hand 1: B5
table 1: R9 Y9 G9
phase 2: 8
hand 2: B2 B3 Y4 Y5 G7
phase 3: 8
hand 3: B1 R4 R5 Y7 G8
phase 4: 7
hand 4: B4 B7
table 4: R1 W=R2 R3
"""
# A run of 7 to 10 is in seat 4's hand, but nothing would fit on it: all 6 and all 11 are laid.
NO_USE = """position: 1
edition: express
step: draw 1
turns: 120
discard pile: B1
phase 1: 5
hand 1: B3
table 1: R11 B11 W
phase 2: 5
hand 2: B7 G8
table 2: Y11 G11 W
phase 3: 5
hand 3: B4
table 3: R6 Y6 G6 B6 W
phase 4: 6
hand 4: B5 G7 B8 B9 G10
"""


@pytest.mark.parametrize("position", [PAIRS, KEPT, BOTH, NO_USE])
@pytest.mark.parametrize("bot", BOTS)
def test_a_round_that_is_stuck_ends(bot: str, position: str) -> None:
    for seed in range(3):
        state = parse_position(f"{position}seed: {seed:032x}\n")
        player = make_bot(bot, b"")
        while not state.results:
            seat = state.actors()[0]
            apply(state, seat, player.choose(view(state, seat)))
        assert state.results[0].out != NOBODY


@pytest.mark.parametrize(
    ("why", "position", "turns", "seat"),
    [
        ("not yet", BOTH, 119, -1),
        ("who has not laid", BOTH, 120, 1),
        ("the next who has not laid", BOTH, 120 + 13 * 4, 2),
        ("nobody, to begin anew", BOTH, 120 + 12 * 4, -1),
        ("anybody where pairs are hit", PAIRS, 120, 0),
    ],
)
def test_one_seat_collects_at_a_time(why: str, position: str, turns: int, seat: int) -> None:
    state = parse_position(position)
    state.turns = turns
    assert collector(state) == seat, why


def test_the_others_give_all_they_hold_and_first_what_could_be_hit() -> None:
    state = parse_position(BOTH)
    assert given(state, 2) == parse_card("R4")
    state.hands[2].remove(parse_card("R4"))
    cards = set()
    for around in range(4):
        state.turns = (30 + around) * 4
        cards.add(given(state, 2))
    assert cards == set(state.hands[2])


def test_who_gives_keeps_skips() -> None:
    state = parse_position(PAIRS)
    state.turns = 120
    state.hands[1].append(parse_card("S"))
    assert given(state, 1) == parse_card("Y5")
    state.hands[1] = [parse_card("S")]
    assert given(state, 1) == -1


def test_who_collects_gives_what_leads_nowhere() -> None:
    state = parse_position(BOTH)  # of four odd cards in a row, and one more that could be hit
    assert given(state, 1) in {parse_card("B2"), parse_card("Y4")}
    state = parse_position(NO_USE)  # only 1 to 5 make a run on which another card fits
    hand = state.hands[3]
    while given(state, 3) >= 0:
        hand.remove(given(state, 3))
    assert hand == [parse_card("B5")]


@pytest.mark.parametrize(
    ("phase", "hand", "card"),
    [
        ("set 3", "R7 G7 R9", "R9"),  # with the 9s on the table there are but three
        ("4 odd", "R1 R3 R5 G2", "G2"),
        ("4 one colour", "R1 G1 G2 G3", ""),
        ("run 2 pairs", "R7 G8 R9", ""),
    ],
)
def test_what_leads_nowhere(phase: str, hand: str, card: str) -> None:
    place = {"4 odd": 1, "run 2 pairs": 4, "set 3": 5, "4 one colour": 10}[phase]
    state = parse_position(f"""position: 1
edition: express
step: draw 1
turns: 60
discard pile: Y2
phase 1: {place}
hand 1: {hand}
phase 2: 6
hand 2: B5
table 2: W=8 Y9 W=10 W=11 Y12
""")
    assert given(state, 0) == (parse_card(card) if card else -1)
