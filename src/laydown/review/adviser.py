"""Whom hints follow: sharp, and what the strongest bot knows besides without any sampling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.bots.expert import ExpertBot, style_of
from laydown.sense.denial import threat
from laydown.sense.race import points_decide
from laydown.sense.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.state import PartialState
    from laydown.sense.belief import Belief
    from laydown.sense.outs import Unseen


def style_for(state: PartialState) -> Style:
    """Return how to weigh discards, as sharp does, and when to hold a phase back.

    Points count for nothing where they cannot decide.
    """
    # Who plays another whole turn covers the discard before anybody else comes (B-13).
    gift = 0.0 if state.again else PLAIN.gift
    point, point_laid = (PLAIN.point, PLAIN.point_laid) if points_decide(state) else (0.0, 0.0)
    boldest = style_of(state)
    return Style(gift, point, point_laid, boldest.hold, boldest.danger, sheds=False)


class Adviser(ExpertBot):
    """Does what a hint advises: of moves that are worth the same, it says which comes first."""

    def __init__(self) -> None:
        """Follow from the view alone."""
        super().__init__(b"")

    def _styled(self, state: PartialState) -> Style:
        return style_for(state)

    def _beliefs(self, state: PartialState, seat: int, unseen: Unseen) -> list[Belief]:  # noqa: ARG002
        """Sample nothing: the same view gives the same hint."""
        return []

    def _skip_target(self, state: PartialState, seat: int, targets: Sequence[int]) -> int:
        """Return whom sharp would skip."""
        return max(targets, key=lambda other: threat(state, seat, other))
