"""The shortfall of any phase: targets are tried, and for each choice the places are matched.

What each group could fill alone tells what a choice can give at most; the most promising targets
come first, and choices that cannot be better are not matched at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.laying.minimum import bare_groups
from laydown.engine.laying.targets import Matching, Target, accepts, targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.patterns import Pattern, Phase


class _Option(NamedTuple):
    """A target of a pattern, its place in their order, and how many places it fills alone."""

    target: Target
    number: int
    fills: int


def _by_fills(option: _Option) -> int:
    return -option.fills


class Matched:
    """The best targets of a phase: `short` cards are missing with those `chosen`."""

    def __init__(self, phase: Phase, hand: Sequence[int], edition: Edition) -> None:
        """Try all that can be better than the best so far."""
        self.short = phase.least + len(phase.patterns)  # more than can be missing
        self.chosen: list[Target] = []
        self.tried = 0  # choices that were matched
        self._phase: Final = phase
        self._minimum: Final = edition.wild_minimum
        self._numbers: Final = [card for card in hand if card != SKIP and not is_wild(card)]
        self._wilds: Final = sum(is_wild(card) for card in hand)
        self._options: Final[list[list[_Option]]] = []
        for i, pattern in enumerate(phase.patterns):
            twin = phase.twin_of[i]
            self._options.append(
                self._options[twin] if twin >= 0 else self._sorted_options(pattern, edition)
            )
        # What each pattern and those behind it can fill at most, as if the others took nothing.
        self._hopes: Final = [0]
        for options in reversed(self._options):
            self._hopes.append(self._hopes[-1] + options[0].fills)
        self._hopes.reverse()
        self._least: Final = self._missing(self._hopes[0])  # nothing can be better than this
        self._taken: Final[list[_Option]] = []
        self._choose(0)

    def _sorted_options(self, pattern: Pattern, edition: Edition) -> list[_Option]:
        """Return the targets of a pattern, the most promising first; all that fill none are one."""
        found, empty = [], False
        for number, target in enumerate(targets(pattern, edition)):
            fills = self._fills(pattern, target)
            if fills or not empty:
                found.append(_Option(target, number, fills))
            empty = empty or not fills
        found.sort(key=_by_fills)
        return found

    def _fills(self, pattern: Pattern, target: Target) -> int:
        """Return how many places of one group real cards fill."""
        filled = 0
        for place in range(0, pattern.least if pattern.chain else 1, pattern.each):
            fitting = 0
            for card in self._numbers:
                fitting += accepts(pattern, target, place, card)
            filled += min(fitting, pattern.each if pattern.chain else pattern.least)
        return filled

    def _missing(self, filled: int) -> int:
        """Return how many cards are missing at least if no more than so many places are filled."""
        missing = self._phase.least - min(filled, len(self._numbers)) - self._wilds
        return max(missing, 0)

    def _choose(self, filled: int) -> None:
        """Choose a target for the next pattern, and for those behind it."""
        at = len(self._taken)
        if at == len(self._options):
            self._match()
            return
        twin = self._phase.twin_of[at]
        for option in self._options[at]:
            hope = filled + option.fills + self._hopes[at + 1]
            if self.short == self._least or self._missing(hope) >= self.short:
                return
            # Equal patterns are in the order of their options.
            if twin >= 0 and _before(option, self._taken[twin]):
                continue
            self._taken.append(option)
            self._choose(filled + option.fills)
            self._taken.pop()

    def _match(self) -> None:
        """Match the places of the targets chosen, and note them if they are better."""
        self.tried += 1
        chosen = [option.target for option in self._taken]
        matching = Matching(self._phase.patterns, chosen, self._numbers)
        groups = len(chosen)
        bare = bare_groups(self._minimum, groups, groups - matching.bare_groups)
        short = max(self._missing(matching.filled), bare)
        if short < self.short:
            self.short = short
            self.chosen = chosen


def _before(one: _Option, other: _Option) -> bool:
    """Whether an option comes before another one of the same pattern."""
    if one.fills == other.fills:
        return one.number < other.number
    return one.fills > other.fills
