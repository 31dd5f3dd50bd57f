"""Denial: how likely another seat profits from a card, by all that it was seen to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.state import DISCARDED, REFUSED, TOOK
from laydown.engine.steps.lay import phases_to_lay
from laydown.sense.judge import fits
from laydown.sense.outs import SURE, Unseen

if TYPE_CHECKING:
    from laydown.engine.patterns import Pattern
    from laydown.engine.state import State


class Rival:
    """Another seat: what it took, and what it refused or threw away, in this round."""

    __slots__ = ("left", "seat", "state", "took", "unseen")

    def __init__(self, state: State, seat: int, unseen: Unseen) -> None:
        """Read the trail."""
        self.state: Final = state
        self.seat: Final = seat
        self.unseen: Final = unseen
        self.took: Final[list[int]] = []
        self.left: Final[list[int]] = []
        for deed in state.trail:
            if deed.seat == seat:
                if deed.what == TOOK:
                    self.took.append(deed.card)
                elif deed.what in (REFUSED, DISCARDED):
                    self.left.append(deed.card)

    def wants(self, card: int) -> int:
        """Return how likely the seat profits from a card, of 100."""
        if card == SKIP:
            return 0
        if self.state.laid[self.seat] >= 0:
            return self._can_hit(card)
        if is_wild(card):
            return SURE
        most = 0
        for place in phases_to_lay(self.state, self.seat):
            for pattern in self.state.edition.phases[place].patterns:
                most = max(most, self._interest(card, pattern))
        return most

    def _can_hit(self, card: int) -> int:
        """Return how likely a seat that has laid can hit a card."""
        most = 0
        for groups in self.state.table:
            for group in groups:
                if fits(self.state, group, card):
                    if group.pattern.each == 1:
                        return SURE
                    # It needs a partner for it: the more cards, the likelier.
                    most = min(SURE, 20 * len(self.state.hands[self.seat]))
        return most

    def _interest(self, card: int, pattern: Pattern) -> int:
        """Return how likely a card helps with one group of a phase, of 100.

        What it took tells what it collects, and what it left tells what it does not.
        """
        if not pattern.number_fits(card & 15):
            return 0
        number = card & 15
        cards = len(self.state.hands[self.seat])
        # How many of this number it should hold, of 100.
        held = cards * self.unseen.numbers[number] * 100 // max(1, self.unseen.total)
        took = _alike(self.took, card, pattern)
        if pattern.same_number:  # it wants what it has
            base = min(60, held // 2) + 45 * took
        elif pattern.chain and pattern.same_colour:
            base = 20 + 25 * took
        elif pattern.chain and pattern.each == 1:  # it wants what it lacks
            base = 10 if took else max(10, 55 - held // 3)
        elif pattern.chain:
            base = 30 + 30 * took
        elif pattern.same_colour:
            base = 25 + 30 * took
        else:
            base = 70
        return min(SURE, base >> min(3, _alike(self.left, card, pattern)))


def _alike(cards: list[int], card: int, pattern: Pattern) -> int:
    """Count the number cards that are like another for a group: by number, or by colour."""
    found = 0
    for one in cards:
        if is_wild(one) or one == SKIP:
            continue
        same = one >> 4 == card >> 4 if pattern.same_colour else one & 15 == card & 15
        if same:
            found += 1
    return found
