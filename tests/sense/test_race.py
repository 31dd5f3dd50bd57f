"""The race: whose standing is stronger, and where points can decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.edition import load
from laydown.engine.position import parse_position
from laydown.engine.rules import new_game
from laydown.sense.race import chances, points_decide, strength

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
