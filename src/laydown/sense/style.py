"""How a player weighs one thing against another: numbers that the arena found, not the rules."""

from __future__ import annotations

from typing import Final

NEVER: Final = 99  # more cards than a hand has


# How much more it costs to help a seat that has laid and holds so few cards: with one it goes out.
_NEAR_OUT: Final = (0.0, 4.0, 2.5, 1.5)


class Style:
    """What a discard costs besides the hand, in outs, and when a phase is held back."""

    __slots__ = (
        "along",
        "danger",
        "gift",
        "hold",
        "last",
        "late",
        "leaders",
        "near_out",
        "point",
        "point_laid",
        "sheds",
    )

    def __init__(  # noqa: PLR0913 - each is a number of its own
        self,
        gift: float,
        point: float,
        point_laid: float,
        hold: int = NEVER,
        danger: int = 0,
        *,
        last: float = 0.0,
        late: float = 0.0,
        along: float = 0.5,
        near_out: tuple[float, float, float, float] = _NEAR_OUT,
        leaders: bool = False,
        sheds: bool = True,
    ) -> None:
        """Weigh gifts and points; hold back if so many cards would be left after laying."""
        self.gift: Final = gift  # a card that surely helps the one opponent
        self.point: Final = point  # a point kept
        self.point_laid: Final = point_laid  # ... once the phase is laid
        self.late: Final = late  # ... so much more when few phases are left to make
        self.hold: Final = hold
        # ... unless somebody who has laid holds so few cards.
        self.danger: Final = danger
        self.last: Final = last  # so much more a card costs that completes the other's phase
        self.along: Final = along  # a card that would have left the hand after laying
        self.near_out: Final = near_out  # by how many cards a seat that has laid still holds
        self.leaders: Final = leaders  # gifts cost the more, the likelier their taker wins
        self.sheds: Final = sheds  # points when it is behind, even where they cannot decide


PLAIN: Final = Style(1.2, 0.02, 0.02)
# With more opponents what helps one of them harms less, and the own phase matters most: fitted to
# rounds in which `sharp` discarded one of its four best cards at random.
CROWD: Final = Style(
    0.8,
    0.008,
    0.01,
    last=2.0,
    late=0.015,
    along=0.12,
    near_out=(0.0, 2.0, 1.0, 0.5),
    leaders=True,
    sheds=False,
)
