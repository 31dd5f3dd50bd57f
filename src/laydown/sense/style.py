"""How a player weighs one thing against another: numbers that the arena found, not the rules."""

from __future__ import annotations

from typing import Final

NEVER: Final = 99  # more cards than a hand has


class Style:
    """What a discard costs besides the hand, in outs, and when a phase is held back."""

    __slots__ = ("danger", "gift", "hold", "point", "point_laid")

    def __init__(
        self, gift: float, point: float, point_laid: float, hold: int = NEVER, danger: int = 0
    ) -> None:
        """Weigh gifts and points; hold back if so many cards would be left after laying."""
        self.gift: Final = gift  # a card that surely helps the one opponent
        self.point: Final = point  # a point kept
        self.point_laid: Final = point_laid  # ... once the phase is laid
        self.hold: Final = hold
        # ... unless somebody who has laid holds so few cards.
        self.danger: Final = danger


PLAIN: Final = Style(1.2, 0.02, 0.02)
