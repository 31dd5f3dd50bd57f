"""The race: whose standing is stronger, and where points can decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.edition import load
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import new_game
from laydown.sense.outs import Unseen
from laydown.sense.race import chances, decides_soon, points_decide, strength, worth_less
from laydown.sense.style import CROWD
from laydown.sense.weigh import Weighing

if TYPE_CHECKING:
    from laydown.engine.options import OptionValue
    from laydown.engine.state import State


@pytest.mark.parametrize(
    ("edition", "options", "decide", "why"),
    [
        ("mattel", {}, True, "two may make phase 10 in one round"),
        ("pocket", {}, False, "phase 10 takes all seven cards: who makes it is out, and alone"),
        ("pocket", {"phases": "1-3"}, True, "phase 3 leaves a card over"),
        ("pocket", {"free_order": True}, True, "the last phase may be any"),
        ("pocket", {"ten_rounds": True}, True, "nothing but points decides"),
        ("board", {}, False, "none are counted"),
    ],
)
def test_where_points_decide(
    edition: str, options: dict[str, OptionValue], decide: bool, why: str
) -> None:
    assert points_decide(new_game(load(edition, options), 2, b"x")) is decide, why


def after(edition: str, phases: str, totals: str) -> State:
    """Return a position of four players with such standings."""
    hands = "\n".join(f"hand {seat}: R{seat} G{seat} O{seat}" for seat in range(2, 5))
    return parse_position(
        f"position: 1\nedition: {edition}\nplayers: 4\nstep: draw 1\ndiscard pile: Y1\n"
        f"hand 1: R7 G7 Y7\n{hands}\n{phases}\n{totals}\n"
    )


def test_who_has_made_more_phases_is_ahead_and_the_last_ones_count_most() -> None:
    early = chances(after("mattel", "phase 1: 2", "total 1: 0"))
    late = chances(after("mattel", "phase 1: 9\nphase 2: 8\nphase 3: 8\nphase 4: 8", "total 1: 0"))
    assert sum(early) == pytest.approx(1)
    assert 0.25 < early[0] < 0.3
    assert late[0] > 0.35
    assert early[1] == early[2] == early[3]


def test_of_those_who_are_level_the_one_with_fewer_points_is_ahead() -> None:
    assert strength(after("mattel", "phase 1: 1", "total 2: 50"), 1) < strength(
        after("mattel", "phase 1: 1", "total 2: 0"), 1
    )
    same = after("pocket", "phase 1: 1", "total 2: 50")
    assert strength(same, 0) == strength(same, 1)


@pytest.mark.parametrize(
    ("edition", "phase", "soon"),
    [("mattel", 8, False), ("mattel", 9, True), ("mattel", 10, True), ("pocket", 10, False)],
)
def test_points_decide_soon_when_few_phases_are_left(edition: str, phase: int, soon: bool) -> None:
    assert decides_soon(after(edition, f"phase 1: {phase}", "total 1: 0"), 0) is soon


def test_a_high_card_goes_the_rather_the_sooner_points_decide() -> None:
    table = "table 1: W W W W | R1 Y1\ntable 2: R2 Y2 O2 | G5 Y5 O5\nphase 2: 1\n"
    leads = []
    for phase in (7, 9):
        sized = table.replace("R1 Y1", "R1 Y1 O1 G1") if phase == 7 else table
        sized = sized.replace("W W W W", "R12 Y12 G12 O12" + (" W" if phase == 9 else ""))
        state = parse_position(
            "position: 1\nedition: mattel\nstep: play 1\ndiscard pile: Y3\n"
            f"hand 1: R3 G11\nhand 2: G8 G9\nphase 1: {phase}\n{sized}"
        )
        costs = {one.points: one.cost for one in Weighing(state, 0, Unseen(state), CROWD).found}
        leads.append(costs[5] - costs[10])
    assert 0 < leads[0] < leads[1]


def test_whom_it_is_worth_less_to_skip() -> None:
    laid = "phase 3: 1\ntable 3: R12 Y12 G12 | R9 G9 Y9"
    state = after("mattel", laid, "total 1: 0")
    assert worth_less(state, 0, 1) == 0
    assert worth_less(state, 0, 2) > 0  # it has laid
    assert worth_less(state, 0, 3) > 0  # it sits before
