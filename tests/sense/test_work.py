"""A judgement ends soon, whatever lies on the table: its work is counted."""

from __future__ import annotations

from laydown.engine.laying import WORK
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.sense.mind import SHARP
from laydown.sense.ranking import Ranking
from laydown.sense.steps.play import PlayJudge

CROWDED = """\
position: 1
edition: express
players: 5
step: play 1
discard pile: S
table 1: 6: Y2 R3 Y4 R5
table 2: 8: W=5 G7 R9 R11
table 3: 9: R4 Y6 W=8 R10
table 4: 6: R1 G2 Y3 G4
table 5: 7: B6 B7 B8
hand 1: Y1 G1 B1 R2 B2 G3 B3 B4 Y5 G5 B5 R6 G6 R7 Y7 R8 Y8 G8 Y9 G9 B9 Y10 G10 B10 Y11 G11 B11 R12 W
hand 2: S
hand 3: S
hand 4: B12
hand 5: Y12
"""


def test_all_hits_of_a_crowded_table_are_judged_with_the_work_of_one_search() -> None:
    ranking = Ranking(view(parse_position(CROWDED), 0).masked(), 0, SHARP)
    assert len(ranking.ranked()) > 40
    assert isinstance(ranking.judge, PlayJudge)
    assert WORK // 4 < ranking.judge.work < WORK * 1.1
