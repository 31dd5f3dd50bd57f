"""The sharp bot: each skill in a position, the right choice and why."""

from __future__ import annotations

import pytest

from tests.bots.kit import chosen

# Phase 1, two sets of 3: the 4 and the 5 are equally useless, and the 12 costs more points.
HAND = "hand 1: R7 G7 Y7 R9 G9 R4 G5 O12"
START = f"edition: mattel\nstep: play 1\ndiscard pile: Y1\n{HAND}\n"
LAID = "phase 2: 2\nhand 2: O1 O2 O3\ntable 2: R8 Y8 O8 | R1 G2 Y3 O4"


@pytest.mark.parametrize(
    ("why", "position", "move"),
    [
        (
            "nobody wants anything yet, so most points go",
            "hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11",
            "discard O12",
        ),
        (
            "the next seat has been taking 12s",
            (
                "hand 2: R12 G12 O3 O4 O5 O6 O8 O9 O10 O11\nshown 2: R12 G12\n"
                "trail: 2 take R12, 2 take G12"
            ),
            "discard R4",
        ),
        (
            "it can hit the 5 on its run, and goes on with it",
            LAID.replace("O3", "O12"),
            "discard O12",
        ),
        (
            "the 5 and the 12 could be hit, the 4 not: so it goes, though it costs least",
            "phase 2: 2\nhand 2: O1 O2 O3\ntable 2: R12 Y12 G12 | R1 G2 Y3 O4",
            "discard R4",
        ),
    ],
)
def test_it_gives_the_next_seat_nothing(why: str, position: str, move: str) -> None:
    assert chosen("sharp", START + position) == move, why


def test_it_breaks_its_own_pair_rather_than_let_another_go_out() -> None:
    # Seat 2 holds one card: with any of the 5 and 8 on the table it is out.
    position = """edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 R9 G9 R8 G5 Y5
hand 2: O1
phase 2: 1
table 2: Y8 O8 G8 | R5 G5 O5"""
    assert chosen("sharp", position) in {"discard R7", "discard G7", "discard R9", "discard G9"}
    assert chosen("steady", position) == "discard R8"  # what it is not to do


def test_what_the_next_seat_threw_away_is_safe() -> None:
    # Both 10 and 11 cost ten points; seat 2 has refused and discarded 11s.
    position = """edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 R10 R11
hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O12
trail: 2 refuse O11, 2 discard G11"""
    assert chosen("sharp", position) == "discard R11"


def test_only_who_can_take_it_matters() -> None:
    # Seat 3 has been taking 12s, but seat 2 comes first; where one may knock, seat 3 gets it.
    position = """edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 R4 O12
hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11
hand 3: R12 G12 R1 R2 R3 R5 R6 R8 R10 R11
shown 3: R12 G12
trail: 3 take R12, 3 take G12"""
    assert chosen("sharp", position) == "discard O12"
    knocking = position.replace("step:", "options: knocking=yes\nstep:")
    assert chosen("sharp", knocking) == "discard R4"


def test_what_leaves_the_hand_after_laying_is_kept() -> None:
    # One card short of two sets of 3; the fourth 7 is laid with the others, the 4 stays behind.
    position = """edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 O7 R9 G9 R4
hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11"""
    assert chosen("sharp", position) == "discard R4"


def test_it_skips_who_is_about_to_go_out_before_who_leads() -> None:
    position = """edition: mattel
step: play 1
discard pile: R1
hand 1: S R7 R9 G1
hand 2: O1 O2 O3 O4 O5 O6
hand 3: O3
phase 1: 2
phase 2: 4
phase 3: 1
table 3: R12 Y12 G12 | R3 G3 Y3"""
    assert chosen("sharp", position) == "skip S on 3"
    assert chosen("steady", position) == "skip S on 2"  # it looks at the lead alone


def test_in_free_order_it_lays_the_hardest_phase_it_holds() -> None:
    # Phase 1 (two sets of 3) and phase 7 (two sets of 4) are both in the hand.
    position = """edition: ravensburger
options: free_order=yes
step: play 1
discard pile: R1
hand 1: R7 G7 Y7 B7 R9 G9 Y9 B9 R2 G3 Y5
hand 2: B1 B2"""
    assert chosen("sharp", position).startswith("lay 7: ")


RING = """edition: board
discard pile: B9
hand 2: R10 Y10 B11 G11 R12 Y12"""


@pytest.mark.parametrize(
    ("why", "position", "move"),
    [
        (
            "a Joker completes the phase for sure, two hidden cards only perhaps",
            "step: walk 1\npawns: 0 20\ndice: 4 6\nhand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4",
            "walk 6",
        ),
        (
            "who has laid and holds one card does not draw three: it asks",
            (
                "step: walk 1\npawns: 0 20\ndice: 3 1\nhand 1: B1\n"
                "phase 1: 1\ntable 1: R1 R2 R3 R4 R5 | G7 G8 G9"
            ),
            "walk 3",
        ),
        (
            "of 6 and 9, which both complete the run, it asks for the one that seat 2 holds",
            (
                "step: ask 1\npawns: 3 20\nhand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\n"
                "shown 2: Y9\nhand 2: R10 Y10 B11 G11 Y9 Y12"
            ),
            "ask 9 left",
        ),
    ],
)
def test_on_the_ring(why: str, position: str, move: str) -> None:
    given = dict(line.split(": ", 1) for line in f"{RING}\n{position}".splitlines())
    text = "\n".join(f"{key}: {value}" for key, value in given.items())
    assert chosen("sharp", text) == move, why
