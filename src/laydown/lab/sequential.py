"""Is a rate above or below a line? A test that may be looked at after every deal.

Somebody who thinks that the rate is above `r` bets on each deal, at odds that are fair if the rate
is just `r`. With a stake of `c` each deal multiplies the capital by

    1 - c + c * x / r          x: the share of the deal's games that were won, 0 to 1

Were the rate `r` or less, no bet could be expected to gain, and a capital of 1 would ever reach 40
with a probability of 1/40 at most (Ville's inequality), however the games of a deal hang together,
and however often one looks. So a capital of 40 decides: above, with an error of 2.5 % at most. As
nobody knows the best stake, the capital is split evenly among a few. Below is the mirror image.

Turned round, the rates that are not yet ruled out are an interval that holds at every moment with
95 %: "Estimating means of bounded random variables by betting" (Waudby-Smith and Ramdas) has more.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

ERROR: Final = 0.025  # of each verdict
ABOVE: Final = "above"
BELOW: Final = "below"
UNDECIDED: Final = "undecided"
STAKES: Final = tuple(0.75 * 2.0**-i for i in range(5))
_ENOUGH: Final = -log(ERROR)
_HALVINGS: Final = 50


def _capital(deals: Mapping[int, int], most: int, rate: float) -> float:
    """Return the logarithm of the capital of a gambler who bets on a rate above this one."""
    results = []
    for stake in STAKES:
        result = 0.0
        for wins, times in deals.items():
            result += times * log(1 - stake + stake * wins / (most * rate))
        results.append(result)
    best = max(results)
    return best + log(sum(exp(result - best) for result in results) / len(results))


def _mirrored(deals: Mapping[int, int], most: int) -> dict[int, int]:
    return {most - wins: times for wins, times in deals.items()}


def verdict(deals: Mapping[int, int], most: int, rate: float) -> str:
    """Tell on which side of a rate the truth lies; `deals` as for `variance_ratio`."""
    if _capital(deals, most, rate) >= _ENOUGH:
        return ABOVE
    if _capital(_mirrored(deals, most), most, 1 - rate) >= _ENOUGH:
        return BELOW
    return UNDECIDED


def interval(deals: Mapping[int, int], most: int) -> tuple[float, float]:
    """Return the rates that are not ruled out: whenever one looks, right with 95 %."""
    return _lowest(deals, most), 1 - _lowest(_mirrored(deals, most), most)


def _lowest(deals: Mapping[int, int], most: int) -> float:
    """Return the lowest rate not ruled out: the higher the rate, the less the capital."""
    if not any(deals):
        return 0.0
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _capital(deals, most, middle) >= _ENOUGH:
            low = middle
        else:
            high = middle
    return low
