"""Positions in which there is one right hint, and the reason for it; one at least for each code."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

BEST = ""  # the move asked about is the best one


class Case(NamedTuple):
    """A position, the move that is best there, and the reason for a move."""

    code: str
    why: str
    position: str
    best: str
    move: str = BEST
    params: Mapping[str, object] = MappingProxyType({})


TEN = "hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11"
DRAW = f"edition: mattel\nstep: draw 1\nhand 1: R7 G7 R9 G9 R4 G5 O12 R1 Y2 Y3\n{TEN}\n"
AFTER = """edition: mattel
phase 1: 1
table 1: R1 Y1 G1 | R2 Y2 G2
hand 2: O3 O4 O5 O6 O8 O9 O10 O11 O12 O12
"""
LAY = f"edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 R9 G9 Y9 R1 G3\n{TEN}\n"
# Phase 1, two sets of 3: the 4 and the 5 are equally useless, and the 12 costs more points.
START = "edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 R9 G9 R4 G5 O12\n"
TAKES_TWELVES = (
    "hand 2: R12 G12 O3 O4 O5 O6 O8 O9 O10 O11\nshown 2: R12 G12\ntrail: 2 take R12, 2 take G12"
)
HITS = "phase 2: 2\nhand 2: O1 O2 O3\ntable 2: R12 Y12 G12 | R1 G2 Y3 O4"
SKIP = """edition: mattel
step: play 1
discard pile: R1
hand 1: S R7 R9 G1
phase 1: 2
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
LATE = """edition: mattel
step: play 1
discard pile: Y1
hand 1: R1 G3 Y5 O7 R9 G11 Y12
hand 2: O2 O3
phase 2: 1
table 2: Y8 O8 G8 | R6 G6 O6
"""
HELD = f"""edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 R4 S
{TEN}
skip 2: 1"""
FULL = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"
TWO = f"""edition: board
step: play 1
phase 1: 9
discard pile: B12
hand 1: Y1 Y2 Y3
hand 2: G1 G2
table 1: 9: {FULL}
"""
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
        "the phase is held already, but a Wild goes anywhere",
        f"edition: mattel\nstep: draw 1\nhand 1: R7 G7 Y7 R9 G9 Y9 R1\n{TEN}\ndiscard pile: W",
        "take",
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
hand 2: B1 B2""",
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
        "skip-turn",
        "nobody leads",
        f"{SKIP}hand 2: O1 O2 O3 O4 O5 O6\nhand 3: O7 O8 O9 O10 O11 O12",
        "skip S on 2",
        params={"player": 2},
    ),
    Case(
        "misses-skip",
        "the Skip stays in the hand",
        f"{SKIP}hand 2: O1 O2 O3 O4 O5 O6\nhand 3: O7 O8 O9 O10 O11 O12",
        "skip S on 2",
        "discard R7",
        {"player": 2},
    ),
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
        params={"player": 2, "left_card": "G11"},
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
        "equal",
        "5 points each, and nobody wants them",
        START + TAKES_TWELVES,
        "discard R4",
        "discard G5",
        {"other": "R4"},
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
