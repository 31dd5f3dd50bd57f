"""Holding a phase back: how much would go at once, when to wait, and what to do without."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import SKIP
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.sense.held import HeldWeighing
from laydown.sense.hold import goes_at_once, holds_back
from laydown.sense.outs import Unseen
from laydown.sense.style import PLAIN, Style
from tests.bots.test_expert import FAR, HELD, NEAR

if TYPE_CHECKING:
    from laydown.engine.state import PartialState

HOLD = Style(1.2, 0.02, 0.02, hold=2, danger=1)


def seen(position: str) -> PartialState:
    """Return what the first seat sees of a position."""
    return view(parse_position(f"position: 1\n{position}\n"), 0).masked()


@pytest.mark.parametrize(
    ("position", "going"),
    [
        (HELD + FAR, 6),
        (HELD.replace("R2", "O7") + FAR, 7),
        (HELD.replace("Y12", "O8") + NEAR + "O10", 7),  # an 8 is hit on the other's set
        (HELD.replace("Y9", "R1") + FAR, 0),
    ],
)
def test_how_many_cards_go_at_once(position: str, going: int) -> None:
    state = seen(position)
    assert goes_at_once(state, 0, state.hands[0]) == going


def test_who_has_laid_has_nothing_to_hold_back() -> None:
    laid = "edition: mattel\nstep: play 1\ntable 1: R8 Y8 O8 | R9 G9 Y9\nhand 1: Y1 Y2\n"
    state = seen(laid + FAR)
    assert goes_at_once(state, 0, state.hands[0]) == 0


@pytest.mark.parametrize(
    ("position", "going", "style", "waits"),
    [
        (HELD + FAR, 6, HOLD, True),
        (HELD + FAR, 6, PLAIN, False),
        (HELD + FAR, 9, HOLD, False),
        (HELD + NEAR + "O10 O11", 6, HOLD, True),
        (HELD + NEAR + "O10", 6, HOLD, False),
        (HELD + FAR + "\nturns: 41", 6, HOLD, False),
    ],
)
def test_when_to_wait(position: str, going: int, style: Style, *, waits: bool) -> None:
    assert holds_back(seen(position), 0, going, style) is waits


def test_the_phase_itself_and_wilds_are_kept() -> None:
    state = seen(HELD.replace("R2 G4 O3 Y12", "W W O7 R3") + FAR)
    assert HeldWeighing(state, 0, Unseen(state), HOLD).best() == parse_card("R3")


def test_there_may_be_nothing_to_spare() -> None:
    state = seen("edition: mattel\nstep: play 1\nhand 1: R7 G7 Y7 R9 G9 Y9\n" + FAR)
    assert HeldWeighing(state, 0, Unseen(state), HOLD).best() == -1


def test_a_skip_without_a_target_goes_where_there_is_nothing_else() -> None:
    state = seen("edition: mattel\nstep: play 1\nhand 1: R7 G7 Y7 R9 G9 Y9 S\n" + FAR)
    assert HeldWeighing(state, 0, Unseen(state), HOLD).best() == SKIP
