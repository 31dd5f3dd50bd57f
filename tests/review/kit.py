"""What the tests of hints and reviews share."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from laydown.engine.notation.position import parse_position
from laydown.engine.notation.record import parse_record
from laydown.engine.view import view
from laydown.review.appraise import Appraisal
from laydown.review.game import review

if TYPE_CHECKING:
    from laydown.engine.notation.record import Record
    from laydown.engine.view import View
    from laydown.review.game import Review

GOLDEN = Path(__file__).parent.parent / "golden"


def seen(position: str, seat: int = 0) -> View:
    """Return what a seat sees of a full position; the first that may act if none is named."""
    state = parse_position(f"position: 1\n{position}\n")
    return view(state, seat - 1 if seat else state.actors()[0])


def appraised(position: str, seat: int = 0) -> Appraisal:
    """Return what the moves of a seat are worth."""
    return Appraisal(seen(position, seat))


def record(name: str) -> Record:
    """Return a golden record."""
    return parse_record((GOLDEN / name).read_text("utf-8"))


@cache
def reviewed(name: str) -> Review:
    """Return the review of a golden record."""
    return review(record(name))
