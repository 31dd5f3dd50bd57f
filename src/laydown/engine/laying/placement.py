"""A lay of the least size for given aims: which card fills which place, Wilds where none does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.laying.minimum import bare_groups
from laydown.engine.laying.targets import Matching

if TYPE_CHECKING:
    from laydown.engine.laying.choices import Aim
    from laydown.engine.laying.fan import Fan
    from laydown.engine.patterns import Pattern, Phase


PLACING: Final = 10  # the work of filling all places


class Placement:
    """A lay of the least size: `places` has the cards at the places of each group, 0 for a Wild.

    It is there only if `possible`. A place is better filled with a card that would stay: not with
    one that fits a pool, or has the colour of a chain elsewhere.
    """

    def __init__(self, phase: Phase, fan: Fan, aims: list[Aim], pools: int, coloured: int) -> None:
        """Fill the groups one after the other, or all together where they compete."""
        self.places: Final[list[list[int]]] = []
        self.left = fan.all
        self.missing = 0
        self._phase: Final = phase
        self._fan: Final = fan
        self._aims: Final = aims
        self._pools: Final = pools
        self._coloured: Final = coloured
        minimum = fan.edition.wild_minimum
        for _ in aims:
            self.places.append([])
        if (phase.by_number and minimum != "group") or not self._compete():
            filled = self._fill_all()
        else:
            filled = self._match()
        self.possible: Final = self.missing <= len(fan.wilds) and not bare_groups(
            minimum, len(aims), filled
        )

    def _pick(self, cards: int) -> int:
        """Return the card that goes elsewhere least easily."""
        cards = cards & ~self._pools or cards
        cards = cards & ~self._coloured or cards
        return cards & -cards

    def _compete(self) -> bool:
        """Whether a card fits several groups, or both places of a pair."""
        seen = 0
        for i, pattern in enumerate(self._phase.patterns):
            cards, number = self._aims[i].takes, self._aims[i].number
            if pattern.chain:
                window = 0
                for _ in range(pattern.size):
                    window |= self._fan.numbers[number]
                    number += pattern.step
                cards &= window
            if cards & seen or pattern.each > 1:
                return True
            seen |= cards
        return False

    def _fill_all(self) -> int:
        """Fill the groups one by one; return how many of them have a number card."""
        filled = 0
        # Chains choose first: to a set, cards of its number are all the same.
        for chain in (True, False):
            for i, pattern in enumerate(self._phase.patterns):
                if pattern.chain == chain:
                    missing = self._fill(i, pattern)
                    self.missing += missing
                    filled += missing < pattern.least
        return filled

    def _fill(self, at: int, pattern: Pattern) -> int:
        """Fill one group, each place with the best card for it; return how many Wilds it needs."""
        places, aim, missing = self.places[at], self._aims[at], 0
        for place in range(pattern.least):
            cards = self.left & aim.takes
            if pattern.chain:
                cards &= self._fan.numbers[aim.number + place // pattern.each * pattern.step]
            bit = self._pick(cards)
            if not bit:
                missing += 1
            self.left ^= bit
            places.append(bit)
        if not pattern.chain:
            places.reverse()  # as the matching leaves them
        return missing

    def _match(self) -> int:
        """Fill all groups together; return how many of them have a number card."""
        fan, patterns = self._fan, self._phase.patterns
        order = []
        left = fan.all
        while left:
            bit = self._pick(left)
            left ^= bit
            order.append(bit)
        cards = [fan.card(bit) for bit in order]
        matching = Matching(patterns, [(aim.number, aim.colour) for aim in self._aims], cards)
        self.missing = self._phase.least - matching.filled
        for i, pattern in enumerate(patterns):
            self.places[i] = [0] * pattern.least
        for i, bit in enumerate(order):
            at = matching.place_of[i]
            if at >= 0:
                group, place = matching.places[at]
                self.places[group][place] = bit
                self.left ^= bit
        self._prefer_stuck()
        return len(patterns) - matching.bare_groups

    def _prefer_stuck(self) -> None:
        """Exchange cards in chains that fit a pool for equal ones that do not."""
        stuck = self.left & ~self._pools
        for i, pattern in enumerate(self._phase.patterns):
            if not pattern.chain:
                continue
            aim = self._aims[i]
            stuck_here = stuck & self._fan.suits(pattern, aim.colour)
            for place, bit in enumerate(self.places[i]):
                number = aim.number + place // pattern.each * pattern.step
                other = self._pick(stuck & stuck_here & self._fan.numbers[number])
                if bit & self._pools and other:
                    stuck ^= other
                    self.places[i][place] = other
                    self.left ^= bit | other
