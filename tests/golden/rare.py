"""Golden games of what hardly ever happens: each begins at a moment written by hand."""

from __future__ import annotations

from dataclasses import dataclass, field

from laydown.engine.edition import parse_edition
from laydown.engine.lines import embed
from laydown.engine.position import parse_position, print_position
from laydown.engine.record import Record

# Eight cards and short bounds: piles run out, and rounds end without a winner.
TINY = """\
name = "tiny"
based_on = "express"

[deck]
colours = "RG"
highest = 3
copies = 1
wilds = 0
skips = 2

[players]
most = 2

[deal]
hand = 3

[points]
numbers = [1, 2, 3]

[end]
turns = 4
rounds = 4

[[phases]]
lay = "set 2"

[[phases]]
lay = "run 3"
"""

# Nothing to draw, nothing to take, and one card that may not go.
EMBEDDED = "\n".join(embed(TINY))
EXHAUSTED = f"""\
position: 1
edition: tiny
{EMBEDDED}
turn: 1
draw pile:
discard pile: S
hand 1: R1
hand 2: R2 R3 G1 G2 G3 S
"""

# Seat 1 goes out; then both have made the last phase with 35 points (M-35).
TIE = """\
position: 1
edition: mattel
step: play 1
turn: 1
discard pile: R5
hand 1: O2
hand 2: W
hand 3: G1 G2 R12
made 1: 1 2 3 4 5 6 7 8 9
made 2: 1 2 3 4 5 6 7 8 9
made 3: 1 2 3
table 1: 10: R8 G8 Y8 O8 W | O4 G4 Y4
table 2: 10: R6 G6 Y6 O6 R6 | O3 G3 Y3
total 1: 35
total 2: 10
total 3: 5
"""

# The last phase is the last one agreed on: here phase 9, which only the tied replay.
AGREED = """\
position: 1
edition: mattel
options: phases=1,3,5,7,9 knocking=yes
step: play 2
turn: 2
discard pile: R5
hand 1: W
hand 2: O2
hand 3: G1 G2 R12
hand 4: R11
made 1: 1 3 5 7
made 2: 1 3 5 7
made 4: 1 3 5 7
table 1: 9: R8 G8 Y8 O8 W | O4 G4
table 2: 9: R6 G6 Y6 O6 R6 | O3 G3
table 4: 9: R9 G9 Y9 O9 R9 | O7 G7
total 1: 10
total 2: 35
total 3: 5
total 4: 25
"""

# Where the table agreed on ten rounds, the tied share the win.
SHARED = """\
position: 1
edition: pocket
options: ten_rounds=yes
rounds: 9
step: play 2
turn: 2
discard pile: S
hand 1: W
hand 2: Y9
hand 3: R1
total 1: 30
total 2: 50
total 3: 90
made 2: 1 3
table 2: 10: R8 G8 Y8 O8 | W=4 W=4 W=4
"""

# Turns are lost one after the other, and spent Skips go under the pile; names and marks.
SKIPS = """\
position: 1
edition: ravensburger
options: knocking=yes
step: play 1
turn: 1
discard pile: R5
hand 1: S R1 Y1 G1 B1 R2 Y2 G2 B2 R3 W
hand 2: S R4 Y4 G4 B4 R6 Y6 G6 B6 R7
hand 3: S R8 Y8 G8 B8 R9 Y9 G9 B9 R10
phase 1: 5
skip 3: 1
"""


@dataclass(frozen=True)
class Rare:
    """One golden game, and the marks of some of its moves by their number."""

    file: str
    start: Record
    marks: dict[int, str] = field(default_factory=dict)


def _from(position: str, *names: str) -> Record:
    state = parse_position(position)
    return Record(
        state.edition, state.players, b"", position=print_position(state), names=tuple(names)
    )


def rare() -> tuple[Rare, ...]:
    """Return all of them."""
    return (
        Rare("rare/tiny_deck.record", Record(parse_edition(TINY), 2, b"golden tiny", dealer=1)),
        Rare("rare/tie_replayed.record", _from(TIE)),
        Rare("rare/tie_of_three_replayed.record", _from(AGREED)),
        Rare("rare/tie_shared.record", _from(SHARED)),
        Rare(
            "rare/skips.record",
            _from(SKIPS, "Ada", "", "Grace Ødegård"),
            marks={1: "timer", 4: "standin"},
        ),
        Rare("rare/piles_exhausted.record", _from(EXHAUSTED)),
    )
