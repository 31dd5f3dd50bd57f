"""Skips: who loses a turn, and when a Skip is kept."""

from __future__ import annotations

from tests.review.positions.case import TEN, Case

SKIP = """edition: mattel
step: play 1
discard pile: R1
hand 1: S R7 R9 G1
phase 1: 2
"""
EVEN = f"{SKIP}hand 2: O1 O2 O3 O4 O5 O6\nhand 3: O7 O8 O9 O10 O11 O12"
HELD = f"""edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 R4 S
{TEN}
skip 2: 1"""

POCKET = """edition: pocket
discard pile: R12
step: play 1
hand 1: S R1 R5 Y9 G12 R7 Y3 G1
hand 2: R2 R3 R4 Y5 Y6 Y7 G8
hand 3: G2 G3 G4 G5 G6 G7 Y8
hand 4: O2 O3 O4 O5 O6 O7 O8
"""

CASES = (
    Case(
        "skip-out",
        "seat 3 has one card left; that seat 2 leads matters less",
        f"{SKIP}hand 2: O1 O2 O3 O4 O5 O6\nhand 3: O3\nphase 2: 4\nphase 3: 1\n"
        "table 3: R12 Y12 G12 | R3 G3 Y3",
        "skip S on 3",
        params={"player": 3, "cards": 1},
    ),
    Case(
        "skip-leads",
        "seat 2 has made three phases",
        f"{SKIP}hand 2: O1 O2 O3 O4 O5 O6\nhand 3: O7 O8 O9 O10\nphase 2: 4",
        "skip S on 2",
        params={"player": 2, "count": 3},
    ),
    Case(
        "skip-ahead",
        "seat 3 has made more phases than seat 2, though fewer than seat 1",
        f"{EVEN}\nphase 3: 4".replace("phase 1: 2", "phase 1: 6"),
        "skip S on 3",
        params={"player": 3, "count": 3},
    ),
    Case(
        "skip-points",
        "where the fewest points win, phases made do not count",
        f"{EVEN}\nphase 3: 3\ntotal 2: 10\ntotal 3: 70".replace(
            "step:", "options: ten_rounds=yes\nstep:"
        ),
        "skip S on 2",
        params={"player": 2, "points": 10},
    ),
    Case(
        "skip-laid",
        "both have made a phase, seat 3 in this round",
        f"{SKIP}hand 2: O1 O2 O3 O4 O5 O6\nhand 3: O7 O8 O9 O10\nphase 2: 2\nphase 3: 2\n"
        "table 3: 1: R12 Y12 G12 | R3 G3 Y3",
        "skip S on 3",
        params={"player": 3},
    ),
    Case(
        "skip-fewest",
        "nothing but its cards tells seat 3 from seat 2",
        EVEN.replace(" O12", ""),
        "skip S on 3",
        params={"player": 3, "cards": 5},
    ),
    Case("skip-next", "nothing tells them apart", EVEN, "skip S on 2", params={"player": 2}),
    Case(
        "skip-only",
        "each player is skipped once in a round, and the others have been",
        f"{POCKET}skipped 2: 1\nskipped 3: 1\n",
        "skip S on 4",
        params={"player": 4},
    ),
    Case(
        "skip-first",
        "seat 2 plays next, but has been skipped in this round",
        f"{POCKET}skipped 2: 1\n",
        "skip S on 3",
        params={"player": 3},
    ),
    Case(
        "skip-again",
        "there is only one other",
        f"{SKIP}hand 2: O1 O2 O3 O4 O5 O6",
        "skip S on 2",
        params={"player": 2},
    ),
    Case(
        "skip-weaker",
        "seat 2 comes next",
        EVEN,
        "skip S on 2",
        "skip S on 3",
        {"player": 2},
    ),
    Case(
        "misses-skip",
        "the Skip stays in the hand",
        EVEN,
        "skip S on 2",
        "discard R7",
        {"player": 2},
    ),
    Case(
        "keeps-skip",
        "there is a Skip in front of the only other seat, so it cannot be played now",
        HELD,
        "discard R4",
    ),
    Case(
        "gives-skip",
        "the same, and the Skip goes",
        HELD,
        "discard R4",
        "discard S",
    ),
)
