"""Which cards are kept for the next round."""

from __future__ import annotations

from tests.review.positions.board import KEEP
from tests.review.positions.case import Case

CASES = (
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
