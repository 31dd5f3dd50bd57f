"""How a player judges: what it weighs, what games have taught it, and what it believes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.sense.race import points_decide
from laydown.sense.style import PLAIN, Style
from laydown.sense.weights import lessons_for, style_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.state import PartialState
    from laydown.sense.belief import Belief
    from laydown.sense.outs import Unseen
    from laydown.sense.weights import Lessons


class Mind:
    """What tells one judge from another; all else they share.

    A mind without lessons expects on the ring what it can count, and before it draws it does not
    ask what would go along with a phase that it holds.
    """

    __slots__ = ("_think", "lessons", "race", "style")

    def __init__(
        self,
        style: Style,
        lessons: Lessons | None = None,
        think: Callable[[Unseen], Sequence[Belief]] | None = None,
        *,
        race: bool = False,
    ) -> None:
        """Weigh by a style; think only where a discard has to be weighed, for that takes time."""
        self.style: Final = style
        self.lessons: Final = lessons
        self.race: Final = race  # skip by the chances to win, not by what lies open
        self._think: Final = think

    def beliefs(self, unseen: Unseen) -> Sequence[Belief]:
        """Return what others are believed to hold."""
        return self._think(unseen) if self._think else ()


SHARP: Final = Mind(PLAIN)


def adviser(state: PartialState) -> Mind:
    """Return the mind of hints: sharp, and what the strongest bot knows without any sampling."""
    # Who plays another whole turn covers the discard before anybody else comes (B-13).
    gift = 0.0 if state.again else PLAIN.gift
    # Points count for nothing where they cannot decide.
    decide = points_decide(state)
    boldest = style_of(state)
    style = Style(
        gift,
        PLAIN.point if decide else 0.0,
        PLAIN.point_laid if decide else 0.0,
        boldest.hold,
        boldest.danger,
        sheds=False,
    )
    return Mind(style, lessons_for(state.players))
