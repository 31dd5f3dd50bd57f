"""What only the ring has."""

from __future__ import annotations

from tests.review.positions.case import Case

RING = "edition: board\ndiscard pile: B9\n"
COLLECTING = "hand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\nhand 2: R10 Y10 B11 G11 R12 Y12\n"

CASES = (
    Case(
        "forced",
        "the dice have to be rolled",
        f"{RING}step: roll 1\n{COLLECTING}",
        "roll",
    ),
    Case(
        "ring-nearer",
        "a Joker completes the phase for sure, two hidden cards only perhaps",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 4 6\n{COLLECTING}",
        "walk 6",
        params={"action": "joker"},
    ),
    Case(
        "ring-sheds",
        "who has laid and holds one card does not draw three: it asks",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 3 1\nhand 1: B1\nhand 2: R10 Y10 B11 G11\n"
        "phase 1: 1\ntable 1: R1 R2 R3 R4 R5 | G7 G8 G9",
        "walk 3",
        params={"action": "ask"},
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
    Case(
        "keep-short",
        "three red cards, and the run with them: three cards are missing",
        f"{RING}step: keep 1\npawns: 5 20\nhand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\n"
        "phase 2: 1\nhand 2: R12\ntable 2: B1 B2 B3 B4 B5 | Y1 Y2 Y3",
        "keep R3 R4 R5 B1 B2",
        params={"count": 5, "short": 3},
    ),
)
