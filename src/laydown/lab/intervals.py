"""How sure one can be of a win rate, when the number of games was fixed beforehand."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for a rate; `wins` may have fractions, for shared ones."""
    if not games:
        return 0.0, 1.0
    rate, weight = wins / games, _Z * _Z / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = _Z * sqrt(rate * (1 - rate) / games + weight / games / 4) / (1 + weight)
    # At the ends rounding may miss 0 and 1 by a hair.
    low = 0.0 if wins == 0 else middle - reach
    high = 1.0 if wins == games else middle + reach
    return low, high


def variance_ratio(deals: Mapping[int, int], most: int, rotations: int) -> float | None:
    """Return how much of the variance of independent games is left when deals are paired.

    `deals` tells how often a deal gave so many parts of a win, of `most` it could give. Below 1 the
    pairing made Wilson's interval wider than it need be. None where nothing varies.
    """
    count = sum(deals.values())
    mean = sum(wins * times for wins, times in deals.items()) / (count * most) if count else 0.0
    if count < 2 or not 0 < mean < 1:  # noqa: PLR2004 - a variance needs two
        return None
    squares = sum(times * (wins / most - mean) ** 2 for wins, times in deals.items())
    return squares / (count - 1) * rotations / (mean * (1 - mean))
