"""What only the ring has."""

from __future__ import annotations

from tests.review.positions.case import Case

RING = "edition: board\ndiscard pile: B9\n"
COLLECTING = "hand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4\nhand 2: R10 Y10 B11 G11 R12 Y12\n"
COMPLETE = COLLECTING.replace("B1 B2", "G9 B1")
# Four of one colour and most of the run are missing.
FAR = COLLECTING.replace("R3 R4 R5", "Y9 B6 G12")
KEEP = f"""{RING}step: keep 1
turn: 2
pawns: 5 20
hand 2:
table 2: 1: B1 B2 B3 B4 B5 | Y1 Y2 Y3
"""
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
        "ring-turn",
        "another turn has won more than any single card",
        f"{RUN}step: walk 1\npawns: 6 20\ndice: 1 2",
        "walk 2",
        params={"action": "again", "instead": "everyone", "better": "yes"},
    ),
    Case(
        "ring-turn",
        "the phase is held already, and with two turns more can go",
        f"{RING}step: walk 1\npawns: 5 20\ndice: 1 3\n{COMPLETE}",
        "walk 3",
        "walk 1",
        {"action": "joker", "instead": "again", "better": "no"},
    ),
    Case(
        "ring-joker",
        "a Joker completes the phase for sure, two hidden cards only perhaps",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 4 6\n{COLLECTING}",
        "walk 6",
        params={"action": "joker", "better": "yes", "effect": "completes"},
    ),
    Case(
        "ring-joker",
        "the open 9 is wanted, but three cards have to go again, and a Joker is as sure",
        f"{RING}step: walk 1\npawns: 5 20\ndice: 1 5\n{FAR}",
        "walk 1",
        "walk 5",
        {"action": "draw", "instead": "joker", "better": "no", "effect": "nearer"},
        beyond=True,
    ),
    Case(
        "ring-joker",
        "it goes to any group",
        f"{LAID}step: walk 1\npawns: 3 20\ndice: 1 3",
        "walk 3",
        params={"instead": "draw", "effect": "hit"},
    ),
    Case(
        "ring-cards",
        "the open 9 is wanted, but three cards have to go again: that has won least",
        f"{RING}step: walk 1\npawns: 6 20\ndice: 1 4\n{FAR}",
        "walk 1",
        params={"action": "everyone", "instead": "draw", "better": "yes"},
        beyond=True,
    ),
    Case(
        "ring-cards",
        "the phase is held already: two cards would be two too many",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 4 6\n{COMPLETE}",
        "walk 6",
        "walk 4",
        {"action": "draw", "instead": "joker", "better": "no"},
    ),
    Case(
        "ring-cards",
        "who has laid and holds two cards does not draw more: it asks",
        f"{LAID}step: walk 1\npawns: 0 20\ndice: 3 1",
        "walk 3",
        params={"action": "ask"},
    ),
    Case(
        "ring-turn",
        "of all actions that a star may choose, two cards more are not the one",
        f"{RING}step: star 1\npawns: 0 20\n{COLLECTING}",
        "star again",
        "star draw",
        {"action": "draw", "instead": "again"},
    ),
    Case(
        "ring-star",
        "a star is any action, a swap only one",
        f"{RING}step: walk 1\npawns: 3 20\ndice: 2 6\n{COLLECTING}",
        "walk 6",
        params={"action": "star", "instead": "swap"},
        beyond=True,
    ),
    Case(
        "ring-others",
        "seat 2 has still to lay, and would get a card too",
        f"{LAID}step: walk 1\npawns: 1 20\ndice: 2 6",
        "walk 2",
        params={"action": "ask", "instead": "everyone"},
        beyond=True,
    ),
    Case(
        "ring-nearer",
        "the pile has a card that completes the phase, nobody may have one",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 2 3\n{COLLECTING}",
        "walk 2",
        params={"action": "search", "gain": 0.92, "instead_gain": 0.6},
    ),
    Case(
        "ring-sheds",
        "nothing in the pile can be hit",
        f"{LAID}step: walk 1\npawns: 0 20\ndice: 2 3",
        "walk 3",
        params={"action": "ask", "effect": "grows", "instead_effect": "grows"},
    ),
    Case(
        "ring-sheds",
        "the same, the other way round",
        f"{LAID}step: walk 1\npawns: 0 20\ndice: 2 3",
        "walk 3",
        "walk 2",
        {"action": "search", "effect": "grows", "instead_gain": 0.43},
    ),
    Case(
        "ring-taught",
        "sharp expects as much of either, games have taught otherwise",
        f"{RING}step: walk 1\npawns: 0 20\ndice: 3 6\n{COMPLETE}",
        "walk 6",
        params={"action": "joker", "instead": "ask", "better": "yes"},
        beyond=True,
    ),
    Case(
        "ring-equal",
        "many cards can be swapped, and so it is as good as another turn",
        f"{RING}phase 1: 8\nstep: walk 1\npawns: 13 20\ndice: 1 2\n{COLLECTING}",
        "walk 2",
        params={"action": "again", "instead": "swap"},
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
        "keep-chance",
        "five red cards wait for any run: more helps than beside three of them and the 1 and 2",
        f"{KEEP}hand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4",
        "keep R1 R2 R3 R4 R5",
        "keep R3 R4 R5 B1 B2",
        {"short": 3},
        beyond=True,
    ),
    Case(
        "keep-short",
        "each of the five red cards is needed",
        f"{KEEP}hand 1: R1 R2 R3 R4 R5 G7 G8 B1 B2 Y4",
        "keep R1 R2 R3 R4 R5",
        "keep R2 R3 R4 R5",
        {"count": 4, "short": 4},
        beyond=True,
    ),
    Case(
        "keep-needed",
        "a number twice is no use in a run: another card may be",
        f"{KEEP}phase 1: 9\nhand 1: R1 G1 R4 G4 R3 G3 Y3",
        "keep G1 G3 G4",
        params={"count": 3},
        beyond=True,
    ),
    Case(
        "keep-useless",
        "the same, with as many cards as may be kept",
        f"{KEEP}phase 1: 9\nhand 1: R1 G1 R4 G4 R3 G3 Y3",
        "keep G1 G3 G4",
        "keep R1 R3 R4 G1 G3",
        {"count": 2},
        beyond=True,
    ),
)
