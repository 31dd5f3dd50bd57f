"""Phases that are held back against one opponent, and when they are laid all the same."""

from __future__ import annotations

from tests.review.positions.case import TEN, Case
from tests.review.positions.discard import TAKES_TWELVES

# Phase 1, two sets of 3, is in the hand; four cards would be left after laying.
HELD = "edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 R9 G9 Y9 R2 G4 O3 Y12\n"
LAID = "phase 2: 2\ntable 2: R8 Y8 O8 | R1 G2 Y3 O4\nhand 2: "
LAY = "lay R7 Y7 G7 | R9 Y9 G9"
DRAW = HELD.replace("play", "draw")

CASES = (
    Case(
        "holds",
        "four cards would be left, and the other has not laid",
        HELD + TEN,
        "discard Y12",
        params={"left": 4, "player": 2, "cards": 10},
        beyond=True,
    ),
    Case(
        "lay-early",
        "the same, and the phase is laid",
        HELD + TEN,
        "discard Y12",
        LAY,
        {"left": 4, "player": 2, "cards": 10},
        beyond=True,
    ),
    Case(
        "holds",
        "the other has laid, but holds three cards",
        f"{HELD}{LAID}O5 O6 O10",
        "discard Y12",
        params={"left": 4, "player": 2, "cards": 3},
        beyond=True,
    ),
    Case(
        "holds",
        "the other loses a turn meanwhile",
        HELD.replace("R2", "S") + TEN,
        "skip S on 2",
        params={"left": 4, "player": 2, "cards": 10},
        beyond=True,
    ),
    Case(
        "holds",
        "in free order it is the hardest phase that is kept together, seven red cards",
        "edition: mattel\noptions: free_order\nstep: play 1\ndiscard pile: Y1\n"
        "hand 1: R1 R2 R3 R4 R5 R6 R7 G1 Y1 O2 G2\n"
        "hand 2: R1 R2 G8 G10 O11 O12 Y3 Y4 G3 G5",
        "discard G2",
        params={"left": 4, "player": 2, "cards": 10},
        beyond=True,
    ),
    Case(
        "lay",
        "the other may go out with the last card: a phase held back would be lost",
        f"{HELD}{LAID}O10",
        LAY,
        params={"phase": 1, "count": 6},
    ),
    Case(
        "misses-lay",
        "the same, and the phase stays in the hand",
        f"{HELD}{LAID}O10",
        LAY,
        "discard Y12",
    ),
    Case(
        "lay-out",
        "all but one card goes at once, and that is the discard",
        HELD.replace("R2 G4 O3", "O7 O9 R9") + TEN,
        "lay R7 Y7 G7 O7 | R9 R9 Y9 G9 O9",
    ),
    Case(
        "lay",
        "the round drags on: waiting helps nobody",
        f"{HELD}{TEN}\nturns: 41",
        LAY,
    ),
    Case(
        "lay",
        "where the fewest points win, nothing is held back",
        HELD.replace("step:", "options: ten_rounds=yes\nstep:") + TEN,
        LAY,
    ),
    Case(
        "loses-along",
        "the fourth 7 goes with the lay, and makes it longer",
        HELD.replace("R2", "O7") + TEN,
        "discard Y12",
        "discard O7",
        {"card": "O7"},
        beyond=True,
    ),
    Case(
        "further",
        "the phase itself stays together",
        HELD + TEN,
        "discard Y12",
        "discard R7",
        {"short": 1, "other": "Y12", "other_short": 0},
        beyond=True,
    ),
    Case(
        "gives-took",
        "the other has been taking 12s, so that another card goes",
        f"{HELD}{TAKES_TWELVES}",
        "discard R2",
        "discard Y12",
        {"player": 2, "card": "Y12", "took": "G12"},
        beyond=True,
    ),
    Case(
        "gives-wild",
        "a Wild goes along with any phase",
        HELD.replace("R2", "W") + TEN,
        "discard Y12",
        "discard W",
        beyond=True,
    ),
    Case(
        "card-along",
        "a fourth 7 makes the lay longer",
        DRAW.replace("Y1\n", "O7\n") + TEN,
        "take",
        params={"card": "O7"},
        beyond=True,
    ),
    Case(
        "card-left",
        "one that would only be held is not taken",
        DRAW.replace("Y1\n", "R3\n") + TEN,
        "draw",
        "take",
    ),
)
