"""What only the ring has."""

from __future__ import annotations

from tests.review.positions.case import Case

RING = "edition: board\ndiscard pile: B9\n"
COLLECTING = "hand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\nhand 2: R10 Y10 B11 G11 R12 Y12\n"
COMPLETE = COLLECTING.replace("B1 B2", "G9 B1")
# A 9 is missing, and most of them lie on the table.
RUN = f"""{RING.replace("B9", "Y1")}phase 1: 9
hand 1: R1 R2 R3 R4 R5 R6 R7 R8 G12 Y12
phase 2: 10
hand 2: R10 Y10
table 2: R9 Y9 G9 B9 R9 Y9 | R11 Y11 G11
"""
LAID = f"""{RING}hand 1: B1 B2
hand 2: R10 Y10 B11 G11
phase 1: 1
table 1: R1 R2 R3 R4 R5 | G7 G8 G9
"""

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
        "ring-nearer",
        "Everyone is worth less than nothing: the others draw too",
        f"{RUN}step: walk 1\npawns: 6 20\ndice: 1 2",
        "walk 2",
        params={"action": "again", "instead": "everyone", "instead_gain": 0},
    ),
    Case(
        "ring-sheds",
        "who has laid and holds two cards does not draw more: it asks",
        f"{LAID}step: walk 1\npawns: 0 20\ndice: 3 1",
        "walk 3",
        params={"action": "ask", "effect": "grows", "instead_effect": "grows"},
    ),
    Case(
        "ring-sheds",
        "another turn takes a card more away than it brings",
        f"{LAID}step: walk 1\npawns: 5 20\ndice: 3 5",
        "walk 3",
        "walk 5",
        {"action": "draw", "effect": "grows", "instead_effect": "shrinks"},
    ),
    Case(
        "ring-neither",
        "no action is likely to bring a 9; three cards are a burden",
        f"{RUN}step: walk 1\npawns: 6 20\ndice: 1 4",
        "walk 1",
        params={"action": "everyone", "instead": "draw", "better": "yes"},
    ),
    Case(
        "ring-complete",
        "the phase is held already: two cards would be two too many",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 4 6\n{COMPLETE}",
        "walk 6",
        "walk 4",
        {"action": "draw", "instead": "joker", "better": "no"},
    ),
    Case(
        "ring-again",
        "the phase is held already, and with two turns more can go",
        f"{RING}step: walk 1\npawns: 5 20\ndice: 1 3\n{COMPLETE}",
        "walk 3",
        params={"action": "again", "better": "yes"},
    ),
    Case(
        "ring-equal",
        "one card too many, either way",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 3 6\n{COMPLETE}",
        "walk 3",
        params={"action": "ask", "instead": "joker"},
    ),
    Case(
        "ring-same",
        "two spaces of the same action",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 1 4\n{COLLECTING}",
        "walk 1",
        params={"action": "draw", "number": 2},
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
