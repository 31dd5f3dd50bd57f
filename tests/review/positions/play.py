"""Laying and hitting."""

from __future__ import annotations

from tests.review.positions.case import AFTER, TEN, Case

# With three at a table a phase is not held back.
LAY = f"""edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 Y9 R1 G3
{TEN}
hand 3: R12 G12
"""
RUN = """edition: mattel
step: play 1
discard pile: R1
phase 1: 1
phase 2: 2
table 1: R1 Y1 G1 | R2 Y2 G2
table 2: R12 Y12 G12 | G3 G4 G5 G6
hand 2: O9 O10 O10 O11 O11
"""
# All 1 and all Wilds lie, and all 8 but one: once it lies too, nobody could go out.
DEAD = """edition: express
step: play 1
discard pile: R2
phase 1: 5
phase 2: 5
table 1: R8 G8 Y8
table 2: R1 G1 Y1 B1 W W W
hand 1: B8 B9 R9
hand 2: B7 R7
"""

CASES = (
    Case(
        "lay",
        "the phase is there, and two cards stay",
        LAY,
        "lay R7 Y7 G7 | R9 Y9 G9",
        params={"phase": 1, "count": 6},
    ),
    Case(
        "lay-out",
        "the one card that stays is the discard",
        LAY.replace(" R1 G3", " R1"),
        "lay R7 Y7 G7 | R9 Y9 G9",
        params={"phase": 1},
    ),
    Case(
        "lay-hardest",
        "phases 1 and 7 are both in the hand, and the 7th is harder to come by",
        """edition: ravensburger
options: free_order=yes
step: play 1
discard pile: R1
hand 1: R7 G7 Y7 B7 R9 G9 Y9 B9 R2 G3 Y5
hand 2: B1 B2
hand 3: R10 R11""",
        "lay 7: R7 Y7 G7 B7 | R9 Y9 G9 B9",
        params={"phase": 7},
    ),
    Case(
        "lay-leaves",
        "with the four 7 a card more goes than with the three 3",
        LAY.replace("Y9 R1 G3", "Y9 O7 R3 G3 Y3"),
        "lay R3 Y3 G3 | R7 Y7 G7 O7",
        "lay R3 Y3 G3 | R9 Y9 G9",
        {"left": 4, "fewer": 3},
    ),
    Case("misses-lay", "the phase stays in the hand", LAY, "lay R7 Y7 G7 | R9 Y9 G9", "discard R1"),
    Case(
        "hit",
        "the 1 goes to the set of 1, the others stay",
        AFTER + "step: play 1\ndiscard pile: R9\nhand 1: O1 R9 G11 Y12",
        "hit O1 on 1.1",
        params={"count": 1},
    ),
    Case(
        "hit-out",
        "after the hit the last card is the discard",
        AFTER + "step: play 1\ndiscard pile: R9\nhand 1: O1 R9",
        "hit O1 on 1.1",
    ),
    Case(
        "hit-fewer",
        "7, Wild, 9 go on the high end; with the Wild at the low end the 9 stays",
        RUN + "hand 1: R7 W R9 O4 O5 Y11",
        "hit R7 on 2.2",
        "hit W on 2.2 low",
        {"count": 2, "more": 3},
    ),
    Case(
        "misses-hit",
        "three cards could go by hits",
        RUN + "hand 1: R7 W R9 O4 O5 Y11",
        "hit R7 on 2.2",
        "discard Y11",
        {"count": 3},
    ),
    Case("dead", "the last 8 would lie", DEAD, "discard R9", "hit B8 on 1.1"),
    Case("waits", "so the 8 is kept, and one of the 9 goes", DEAD, "discard R9"),
    Case(
        "held",
        "after fifty turns somebody has to let the 8 go",
        f"{DEAD}turns: 50",
        "discard B8",
    ),
)
