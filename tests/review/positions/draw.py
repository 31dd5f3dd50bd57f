"""Draw or take: an open card against a hidden one."""

from __future__ import annotations

from tests.review.positions.case import AFTER, TEN, Case

DRAW = f"edition: mattel\nstep: draw 1\nhand 1: R7 G7 R9 G9 R4 G5 O12 R1 Y2 Y3\n{TEN}\n"
COMPLETE = f"edition: mattel\nstep: draw 1\nhand 1: R7 G7 Y7 R9 G9 Y9 R1 G3\n{TEN}\n"

CASES = (
    Case(
        "card-completes",
        "with a third 9 the phase is there",
        DRAW.replace("R4", "Y7") + "discard pile: Y9",
        "take",
        params={"card": "Y9", "phase": 1},
    ),
    Case(
        "card-nearer",
        "a third 9 is one of the two cards missing",
        DRAW + "discard pile: Y9",
        "take",
        params={"card": "Y9", "phase": 1, "short": 1},
    ),
    Case("card-useless", "no 11 is held", DRAW + "discard pile: Y11", "draw", "take"),
    Case(
        "hidden-helps",
        "six 7, six 9 and eight Wilds of 97 unseen cards",
        DRAW + "discard pile: Y11",
        "draw",
        params={"outs": 20, "total": 97, "percent": 21},
    ),
    Case(
        "card-wild",
        "a number card is missing for the second set, but a Wild is always of use",
        "edition: mattel\noptions: wild_minimum=group\nstep: draw 1\nhand 1: R7 W W W W W\n"
        "hand 2: O1 O2\ndiscard pile: W",
        "take",
    ),
    Case(
        "card-along",
        "the phase is held already, and a Wild is laid along with it",
        COMPLETE + "discard pile: W",
        "take",
        params={"card": "W"},
    ),
    Case(
        "card-along",
        "the phase is held already, and a fourth 7 is laid along with it",
        COMPLETE + "discard pile: O7",
        "take",
        params={"card": "O7", "phase": 1},
        beyond=True,
    ),
    Case(
        "card-along",
        "the phase is held already, and the 12 can be hit as soon as it lies",
        COMPLETE + "discard pile: O12\nphase 2: 2\ntable 2: R12 Y12 G12 | R1 G2 Y3 O4",
        "take",
        params={"card": "O12"},
        beyond=True,
    ),
    Case(
        "card-left",
        "the phase is held already, and the 12 belongs to nothing",
        COMPLETE + "discard pile: O12",
        "draw",
        "take",
        {"card": "O12"},
    ),
    Case(
        "hidden-along",
        "five 7, five 9 and eight Wilds",
        COMPLETE + "discard pile: O12",
        "draw",
        params={"outs": 18, "total": 99, "percent": 18},
    ),
    Case(
        "card-hit",
        "another 1 can be hit on the own set",
        AFTER + "step: draw 1\nhand 1: R9 G11 Y12\ndiscard pile: O1",
        "take",
        params={"card": "O1", "place": "1.1"},
    ),
    Case(
        "card-stuck",
        "no 9 lies on the table",
        AFTER + "step: draw 1\nhand 1: R9 G11 Y12\ndiscard pile: R9",
        "draw",
        "take",
    ),
    Case(
        "hidden-hit",
        "five 1, five 2 and eight Wilds",
        AFTER + "step: draw 1\nhand 1: R9 G11 Y12\ndiscard pile: R9",
        "draw",
        params={"outs": 18},
    ),
)
