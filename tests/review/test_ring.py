"""The ring in hints: no reason speaks against the order, and what the bots are told to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.moves import Keep
from laydown.engine.state import KEEP, STAR, WALK
from laydown.review.appraise import Appraisal
from laydown.sense.outs import Unseen
from laydown.sense.ring import worth_keeping
from laydown.terminal.advice import suggested
from tests.review.test_appraise import views

if TYPE_CHECKING:
    from laydown.review.reasons import Reason

SIGNS = {"shrinks": 1, "grows": -1, "stays": 0}


def speaks_for(reason: Reason) -> bool | None:
    """Whether a reason speaks for its action, None if it speaks for neither."""
    told = reason.params
    if "better" in told:
        return told["better"] == "yes"
    if "gain" not in told:
        return None
    signs = [SIGNS[str(told.get(name, "shrinks"))] for name in ("effect", "instead_effect")]
    return signs[0] * float(told["gain"]) > signs[1] * float(told["instead_gain"])


@pytest.mark.parametrize("players", [2, 4])
def test_every_reason_speaks_for_the_better_action(players: int) -> None:
    codes = set()
    for one in views("board", {}, players, 500):
        if one.stack[-1].name in (WALK, STAR):
            first, *others = Appraisal(one).options()
            assert speaks_for(first.reason) in (True, None)
            for option in others:
                assert speaks_for(option.reason) in (False, None)
                codes.add(option.reason.code)
    assert {"ring-turn", "ring-cards", "ring-joker", "ring-star"} <= codes


def test_what_is_kept_is_what_the_phase_needs() -> None:
    asked = [one for one in views("board", {}, 4, 600) if one.stack[-1].name == KEEP]
    assert asked
    for one in asked:
        state = one.masked()
        best = Keep(worth_keeping(state, one.seat, Unseen(state)))
        assert Appraisal(one).ranked[0] == best
        assert (suggested(one) or [])[0] == best
