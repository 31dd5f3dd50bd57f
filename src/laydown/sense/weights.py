"""Numbers that commands have made: styles that the arena found, and lessons of the ring."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from laydown.sense.style import CROWD, PLAIN, Style

if TYPE_CHECKING:
    from laydown.engine.state import PartialState

    Lessons = tuple[tuple[float, ...], tuple[float, ...]]  # before and after laying

STYLES: Final = "styles.json"  # made by python -m tools.styles
LESSONS: Final = "lessons.json"  # made by python -m tools.lessons
DUEL: Final = 2  # players


def _read(name: str) -> str:
    return files("laydown.sense").joinpath(name).read_text("utf-8")


@cache
def lessons_for(players: int) -> Lessons:
    """Return what was learned from games about the ring.

    It was learned with two and with four players; four stand for all larger tables.
    """
    found = json.loads(_read(LESSONS))["2" if players == DUEL else "4"]
    return tuple(found["before"]), tuple(found["after"])


@cache
def styles() -> dict[str, Style]:
    """Return how to play each edition against one opponent, as the arena found it."""
    return {
        edition: Style(**style, sheds=False) for edition, style in json.loads(_read(STYLES)).items()
    }


def style_of(state: PartialState) -> Style:
    """Return the style for a game.

    Against one opponent it is what the arena found for the edition; in an edition of somebody's
    own, and where points alone decide, it is plain.
    """
    if state.edition.options.ten_rounds:
        return PLAIN
    if state.players > DUEL:
        return CROWD
    return styles().get(state.edition.name, PLAIN)
