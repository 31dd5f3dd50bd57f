"""What the patterns of a phase may stand for, and which real cards fill their places.

A target makes a pattern definite: the number of a set or the first one of a chain, and the colour;
0 and -1 where the pattern asks for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, SKIP, WILD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.patterns import Pattern

Target = tuple[int, int]


def targets(pattern: Pattern, edition: Edition) -> Iterator[Target]:
    """Yield every target of a pattern at its least size."""
    numbers: Sequence[int] = (0,)
    if pattern.same_number:
        numbers = range(1, edition.highest + 1)
    elif pattern.chain:
        numbers = pattern.lows(edition.highest)
    for colour in edition.colours if pattern.same_colour else (-1,):
        for number in numbers:
            yield number, colour


def accepts(pattern: Pattern, target: Target, place: int, card: int) -> bool:
    """Whether a real card can lie at that place of a pattern with that target."""
    number = card & 15
    if card in (SKIP, WILD) or card >= REVERSED:
        return False
    if pattern.same_colour and card >> 4 != target[1]:
        return False
    if pattern.chain:
        return number == target[0] + place // pattern.each * pattern.step
    if pattern.same_number:
        return number == target[0]
    return pattern.number_fits(number)


class Matching:
    """The most places of a phase that real cards can fill, each card used once."""

    def __init__(
        self, patterns: Sequence[Pattern], chosen: Sequence[Target], cards: Sequence[int]
    ) -> None:
        """Match greedily, one place of every group first, and augment."""
        self.cards: Final = cards
        self.places: Final[list[tuple[int, int]]] = []  # group and place in it
        self.place_of = [-1] * len(cards)
        self._suitable: Final[list[list[int]]] = []
        self._seen = 0
        suitable: list[list[int]] = [[] for _ in patterns]  # for the place that each has come to
        for place in range(max((pattern.least for pattern in patterns), default=0)):
            for group, pattern in enumerate(patterns):
                if place >= pattern.least:
                    continue
                if place == 0 or (pattern.chain and place % pattern.each == 0):
                    suitable[group] = [
                        i
                        for i, card in enumerate(cards)
                        if accepts(pattern, chosen[group], place, card)
                    ]
                self.places.append((group, place))
                self._suitable.append(suitable[group])
        self._augment_all()
        touched = {self.places[at][0] for at in self.place_of if at >= 0}
        self.bare_groups = len(patterns) - len(touched)
        if self.bare_groups:
            self._cover(len(patterns))
        self.filled: Final = len(cards) - self.place_of.count(-1)

    def _augment_all(self) -> None:
        """Fill as many places as possible; a place once filled stays so."""
        filled = set(self.place_of)
        for at in range(len(self.places)):
            if at not in filled:
                self._seen = 0
                self._augment(self._suitable, self.place_of, at)

    def _augment(self, suitable: list[list[int]], place_of: list[int], at: int) -> bool:
        """Find a card for a place, moving others if need be."""
        for i in suitable[at]:
            if not self._seen >> i & 1:
                self._seen |= 1 << i
                if place_of[i] < 0 or self._augment(suitable, place_of, place_of[i]):
                    place_of[i] = at
                    return True
        return False

    def _cover(self, groups: int) -> None:
        """Match again so that as few groups as possible stay without a real card.

        A matching of one place per group can be augmented to the largest one without emptying a
        group, so both bests hold at once.
        """
        place_in: list[dict[int, int]] = [{} for _ in range(groups)]  # where each card would lie
        for at, (group, _) in enumerate(self.places):
            for i in self._suitable[at]:
                place_in[group].setdefault(i, at)
        suitable = [list(places) for places in place_in]
        group_of = [-1] * len(self.cards)
        bare = 0
        for group in range(groups):
            self._seen = 0
            bare += not self._augment(suitable, group_of, group)
        if bare < self.bare_groups:
            self.bare_groups = bare
            self.place_of = [
                place_in[group][i] if group >= 0 else -1 for i, group in enumerate(group_of)
            ]
            self._augment_all()


def filled_places(matching: Matching, patterns: Sequence[Pattern]) -> list[list[int]]:
    """Return the card at each place of each group, -1 where none is left for it."""
    found = [[-1] * pattern.least for pattern in patterns]
    for card, at in zip(matching.cards, matching.place_of, strict=True):
        if at >= 0:
            group, place = matching.places[at]
            found[group][place] = card
    return found
