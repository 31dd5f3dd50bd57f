"""Discards: what the hand is without a card, and what it gives to the others."""

from __future__ import annotations

from tests.review.positions.case import AFTER, TEN, Case

# Phase 1, two sets of 3: the 4 and the 5 are equally useless, and the 12 costs more points.
START = "edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 R9 G9 R4 G5 O12\n"
TAKES_TWELVES = (
    "hand 2: R12 G12 O3 O4 O5 O6 O8 O9 O10 O11\nshown 2: R12 G12\ntrail: 2 take R12, 2 take G12"
)
HITS = "phase 2: 2\nhand 2: O1 O2 O3\ntable 2: R12 Y12 G12 | R1 G2 Y3 O4"
LATE = """edition: mattel
step: play 1
discard pile: Y1
hand 1: R1 G3 Y5 O7 R9 G11 Y12
hand 2: O2 O3
phase 2: 1
table 2: Y8 O8 G8 | R6 G6 O6
"""
FULL = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"
TWO = f"""edition: board
step: play 1
phase 1: 9
discard pile: B12
hand 1: Y1 Y2 Y3
hand 2: G1 G2
table 1: 9: {FULL}
"""

CASES = (
    Case(
        "discard-out",
        "the last card goes, by a hit or as a discard",
        AFTER + "step: play 1\ndiscard pile: R9\nhand 1: O1",
        "hit O1 on 1.1",
        "discard O1",
    ),
    Case("discard-two", "only a full run lies: two cards may go", TWO, "discard Y1 Y2"),
    Case("discard-one", "two could go", TWO, "discard Y1 Y2", "discard Y3"),
    Case(
        "keeps-wild",
        "a Wild is never the one to go",
        f"edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: W R4\n{TEN}",
        "discard R4",
        params={"other": "W"},
    ),
    Case(
        "gives-wild",
        "a Wild is never the one to go",
        f"edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: W R4\n{TEN}",
        "discard R4",
        "discard W",
    ),
    Case(
        "nearer",
        "the 4 belongs to nothing, all others to the phase",
        f"edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 R9 G9 R4\n{TEN}",
        "discard R4",
        params={"short": 1, "other_short": 2},
    ),
    Case(
        "further",
        "a 9 belongs to the phase",
        f"{START}{TEN}",
        "discard O12",
        "discard R9",
        {"short": 2, "other": "O12", "other_short": 1},
    ),
    Case(
        "outs-more",
        "three 9 lie open: the pair of 4 has more to wait for",
        """edition: mattel
step: play 1
discard pile: G9 Y9 O9 R1
hand 1: R7 G7 Y7 R4 G4 R9 R9
hand 2: O1 O2""",
        "discard R9",
        params={"outs": 14, "other_outs": 11},
    ),
    Case(
        "outs-fewer",
        "the same, the other way round",
        """edition: mattel
step: play 1
discard pile: G9 Y9 O9 R1
hand 1: R7 G7 Y7 R4 G4 R9 R9
hand 2: O1 O2""",
        "discard R9",
        "discard R4",
        {"outs": 11, "other_outs": 14},
    ),
    Case(
        "denies-hit",
        "the 5 and the 12 could be hit, the 4 not: so it goes, though it costs least",
        START + HITS,
        "discard R4",
        params={"player": 2},
    ),
    Case(
        "gives-hit",
        "the 5 goes to the run",
        START + HITS,
        "discard R4",
        "discard G5",
        {"player": 2, "card": "G5"},
    ),
    Case(
        "denies-took",
        "the next seat has been taking 12s",
        START + TAKES_TWELVES,
        "discard R4",
        params={"player": 2, "card": "O12", "took": "G12"},
    ),
    Case(
        "gives-took",
        "the next seat has been taking 12s",
        START + TAKES_TWELVES,
        "discard R4",
        "discard O12",
        {"player": 2, "card": "O12", "took": "G12"},
    ),
    Case(
        "safe",
        "10 and 11 cost ten points each; seat 2 has refused and discarded 11s",
        f"""edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 R10 R11
trail: 2 refuse O11, 2 discard G11
{TEN.replace("O11", "O12")}""",
        "discard R11",
        params={"player": 2, "left_card": "G11", "other": "R10"},
    ),
    Case(
        "gives-phase",
        "the 10 may be what seat 2 collects",
        f"""edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 R10 R11
trail: 2 refuse O11, 2 discard G11
{TEN.replace("O11", "O12")}""",
        "discard R11",
        "discard R10",
        {"player": 2, "card": "R10"},
    ),
    Case(
        "denies-phase",
        "most 5 lie open, so that seat 2 is less likely to collect them than 4s",
        f"""edition: mattel
step: play 1
discard pile: Y5 G5 O5 Y1
hand 1: R7 G7 Y7 R9 G9 R4 R5
{TEN}""",
        "discard R5",
        params={"player": 2, "card": "R4"},
    ),
    Case(
        "keeps-along",
        "the fourth 7 is laid with the others, the 4 stays behind",
        f"edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 O7 R9 G9 R4\n{TEN}",
        "discard R4",
    ),
    Case(
        "loses-along",
        "the fourth 7 is laid with the others",
        f"edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 O7 R9 G9 R4\n{TEN}",
        "discard R4",
        "discard O7",
        {"card": "O7"},
    ),
    Case(
        "points-more",
        "nobody wants anything yet, so most points go",
        START + TEN,
        "discard O12",
        params={"points": 10, "other_points": 5},
    ),
    Case(
        "points-fewer",
        "the 12 counts more",
        START + TEN,
        "discard O12",
        "discard R4",
        {"points": 5, "other": "O12", "other_points": 10},
    ),
    Case(
        "sheds",
        "seat 2 goes out soon, and four cards are missing",
        LATE,
        "discard Y12",
        params={"player": 2, "points": 10},
    ),
    Case(
        "keeps-points",
        "the 1 saves less",
        LATE,
        "discard Y12",
        "discard R1",
        {"player": 2, "points": 5},
    ),
    Case(
        "partner",
        "a run of pairs takes pairs only: a 5 can find its partner, a 12 never fits",
        """edition: express
step: play 1
discard pile: R1
hand 1: B5 B12
hand 2: B9
phase 1: 4
phase 2: 4
table 1: R3 G3 R4 G4
table 2: B3 Y3 B4 Y4""",
        "discard B12",
    ),
    Case(
        "keeps-along",
        "seat 2 could hit the 12, but seat 1 plays another turn before",
        """edition: board
step: play 1
again: 1
pawns: 8 20
discard pile: B9
hand 1: R1 R2 R3 R4 R5 G7 G8 B12 Y1
phase 2: 1
hand 2: R10 Y10 B11
table 2: B1 B2 B3 B4 B5 | Y5 Y6 Y7""",
        "discard Y1",
        params={"other": "B12"},
    ),
    Case(
        "equal",
        "5 points each, and nobody wants them",
        START + TAKES_TWELVES,
        "discard R4",
        "discard G5",
        {"other": "R4"},
    ),
)
