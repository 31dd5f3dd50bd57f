"""What the actions of the ring ask for."""

from __future__ import annotations

from tests.review.positions.board import COLLECTING, RING
from tests.review.positions.case import Case

CASES = (
    Case(
        "forced",
        "the dice have to be rolled",
        f"{RING}step: roll 1\n{COLLECTING}",
        "roll",
    ),
    Case(
        "ask-known",
        "6 and 9 both complete the run, and seat 2 holds a 9",
        f"{RING}step: ask 1\npawns: 3 20\nhand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\n"
        "hand 2: R10 Y10 B11 G11 Y9 Y12\nshown 2: Y9",
        "ask 9 left",
        params={"player": 2, "number": 9},
    ),
    Case(
        "ask-chance",
        "a 3 helps nobody who is waiting for 6 or 9",
        f"{RING}step: ask 1\npawns: 3 20\nhand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\n"
        "hand 2: R10 Y10 B11 G11 Y9 Y12\nshown 2: Y9",
        "ask 9 left",
        "ask 3 left",
        {"number": 3},
    ),
    Case(
        "no-matter",
        "the phase is complete, and no card goes along with it",
        f"{RING}step: ask 1\npawns: 3 20\nhand 1: R1 R2 R3 R4 R5 G7 G8 G9 B1 B2\n"
        "hand 2: R10 Y10 B11 G11 Y9 Y12",
        "ask 1 left",
    ),
    Case(
        "no-matter",
        "nothing in the pile is of any use",
        f"{RING.replace('B9', 'B1 R1')}step: search 1\npawns: 3 20\nphase 1: 8\n"
        "seen: 12 1\nhand 1: R12 Y12 R11\nhand 2: R10 Y10",
        "search R1",
    ),
    Case(
        "swap-spare",
        "red cards, and the 1 and 2 for the run, are needed; the rest goes",
        f"{RING}step: swap 1\npawns: 5 20\n{COLLECTING}",
        "swap Y4 G7 G8",
        params={"count": 3, "draws": 4},
    ),
    Case(
        "swap-breaks",
        "the red cards are needed",
        f"{RING}step: swap 1\npawns: 5 20\n{COLLECTING}",
        "swap Y4 G7 G8",
        "swap R4 R5",
        {"count": 2},
    ),
    Case(
        "give-spare",
        "the red 5 is one of the five red cards, the blue one is not needed",
        f"{RING}step: play 2, give 1 x5\nturn: 2\npawns: 5 20\n"
        "hand 1: R1 R2 R3 R4 R5 G7 G8 B5 B2 Y4\nhand 2: R10 Y10 B11 G11 R12 Y12",
        "give B5",
    ),
    Case(
        "give-breaks",
        "the red 5 is one of the five red cards",
        f"{RING}step: play 2, give 1 x5\nturn: 2\npawns: 5 20\n"
        "hand 1: R1 R2 R3 R4 R5 G7 G8 B5 B2 Y4\nhand 2: R10 Y10 B11 G11 R12 Y12",
        "give B5",
        "give R5",
    ),
)
