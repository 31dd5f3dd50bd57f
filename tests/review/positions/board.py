"""What positions on the ring have in common."""

from __future__ import annotations

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
