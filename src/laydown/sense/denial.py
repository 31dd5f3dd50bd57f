"""Denial: how likely another seat is to profit from a card, given all it was seen to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.edition import UNDER
from laydown.engine.scoring import next_seat
from laydown.engine.state import DISCARDED, REFUSED, TOOK
from laydown.engine.steps.lay import phases_to_lay
from laydown.sense.dead import drags_on
from laydown.sense.fits import fits
from laydown.sense.outs import SURE, Unseen
from laydown.sense.race import chances, lead
from laydown.sense.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.patterns import Pattern
    from laydown.engine.state import PartialState
    from laydown.sense.belief import Belief

FEW: Final = 3  # with so few cards a seat that has laid may soon go out


class Rival:
    """Another seat: what it took, and what it refused or threw away, in this round."""

    __slots__ = ("left", "seat", "state", "took", "unseen")

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
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
        """Return how likely the seat is to profit from a card, of 100."""
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
        """Return how likely a seat that has laid is to hit a card."""
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
        """Return how likely a card is to help with one group of a phase, of 100.

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
        if alike(one, card, pattern):
            found += 1
    return found


def alike(one: int, card: int, pattern: Pattern) -> bool:
    """Whether a number card is like another for a group."""
    if is_wild(one) or one == SKIP:
        return False
    return one >> 4 == card >> 4 if pattern.same_colour else one & 15 == card & 15


class Gift:
    """What a discard gives to those who may take it; by beliefs about them where there are any."""

    __slots__ = ("beliefs", "last", "rivals", "taker", "weights")

    def __init__(
        self,
        state: PartialState,
        seat: int,
        unseen: Unseen,
        style: Style = PLAIN,
        beliefs: Sequence[Belief] = (),
    ) -> None:
        """Look at those who may take it; `taker` is who profits most from the card asked about."""
        self.beliefs: Final = beliefs
        self.last: Final = style.last
        self.rivals: Final[list[Rival]] = []
        self.weights: Final[list[float]] = []
        self.taker: int = -1
        # If a round drags on, a seat that holds everything back may hold everyone up.
        for other in [] if drags_on(state) else takers(state, seat):
            self.rivals.append(Rival(state, other, unseen))
            self.weights.append(_weight(state, other, style))

    def cost(self, card: int) -> float:
        """Return what it costs to let the others have a card."""
        most = 0.0
        self.taker = -1
        for i, rival in enumerate(self.rivals):
            cost = self.weights[i] * self._share(rival, card)
            if cost > most:
                most = cost
                self.taker = rival.seat
        return most

    def _share(self, rival: Rival, card: int) -> float:
        """Return how likely a seat is to profit from a card, and more where it would complete."""
        if not is_wild(card):
            for belief in self.beliefs:
                if belief.seat == rival.seat and belief.looks:
                    return belief.share(card) + self.last * belief.completes(card)
        return rival.wants(card) / SURE


def takers(state: PartialState, seat: int) -> list[int]:
    """Return the seats that may take a discard: the next one, or anybody where one may knock."""
    if state.edition.options.knocking:
        return [other for other in state.playing() if other != seat and not state.skips[other]]
    other = next_seat(seat, state.players, state.playing())
    while state.skips[other] and other != seat:
        if state.edition.spent_skip != UNDER:
            return []  # M-21: the Skip covers the card
        other = next_seat(other, state.players, state.playing())
    return [] if other == seat else [other]


def _weight(state: PartialState, other: int, style: Style) -> float:
    """Return what a card that helps a seat costs: the less, the more others share the harm."""
    weight = style.gift * 2 / state.players
    cards = len(state.hands[other])
    if state.laid[other] >= 0:
        return weight * style.near_out[min(cards, FEW)]
    if style.leaders:
        return weight * chances(state)[other] * state.players
    return weight


def threat(state: PartialState, seat: int, other: int) -> tuple[bool, int, bool, int, int]:
    """Return by what a Skip is aimed: who is about to go out, else who is nearest to winning."""
    cards, laid = len(state.hands[other]), state.laid[other] >= 0
    return laid and cards <= FEW, lead(state, other), laid, -cards, (seat - other) % state.players
