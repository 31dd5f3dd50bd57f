"""What each discard costs: what the hand is without it, and what it gives to whoever takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, face, is_wild
from laydown.engine.laying import Tally
from laydown.engine.rules import legal
from laydown.sense.dead import held_back, without_fits
from laydown.sense.denial import Gift
from laydown.sense.fits import hits_pairs
from laydown.sense.goal import goal_of
from laydown.sense.outs import SURE, Choice, Unseen, choices, goes_along, table_outs
from laydown.sense.race import decides_soon, points_decide
from laydown.sense.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.patterns import Phase
    from laydown.engine.state import PartialState
    from laydown.sense.belief import Belief

# What a discard costs, in outs: all that the best discard leaves are 1.
SHORT: Final = 3.0  # a card further from the phase
_APART: Final = 0.3  # by so much what is never chosen costs more than the best
_LATE: Final = 2  # a seat that has laid and holds so few cards is about to go out
_TOO_FAR: Final = 3  # so many cards short is too far to lay before that


class Weighed:
    """A card that might be discarded, and what that costs, part by part."""

    __slots__ = ("along", "card", "cost", "gift", "outs", "points", "short", "taker")

    def __init__(self, card: int, points: int) -> None:
        """Start with a card that costs nothing."""
        self.card: Final = card
        self.points: Final = points
        self.short: int = 0  # of the phase, once it is gone; 0 after laying
        self.outs: int = -1  # not counted where the hand is further off than it need be
        self.along: float = 0.0  # how likely it is to leave the hand after laying
        self.gift: float = 0.0  # what it gives to the others
        self.taker: int = -1  # the seat that profits most from it
        self.cost: float = 0.0


class Weighing:
    """All discards of a seat but Skips; `behind` if points are all that is left to save."""

    __slots__ = ("_beliefs", "behind", "found", "phase", "style", "unseen")

    def __init__(
        self,
        state: PartialState,
        seat: int,
        unseen: Unseen,
        style: Style = PLAIN,
        beliefs: Sequence[Belief] = (),
    ) -> None:
        """Weigh every different card of the hand once."""
        self.unseen: Final = unseen
        self.style: Final = style
        self._beliefs: Final = beliefs
        self.behind: bool = False
        self.phase: int = -1
        self.found: list[Weighed] = []
        if state.laid[seat] >= 0:
            self._after_laying(state, seat)
        else:
            self._before_laying(state, seat)

    def best(self) -> int:
        """Return the card that costs least, the first of equals; a Skip if there is no other."""
        best, least = SKIP, 0.0
        for one in self.found:
            if best == SKIP or one.cost < least:
                best, least = one.card, one.cost
        return best

    def of(self, card: int) -> Weighed | None:
        """Return what was found about a card, None for a Skip."""
        for one in self.found:
            if one.card == card:
                return one
        return None

    def _give(self, state: PartialState, seat: int) -> None:
        """Work out what each card gives to the others."""
        gift = Gift(state, seat, self.unseen, self.style, self._beliefs)
        for one in self.found:
            one.gift = gift.cost(one.card)
            one.taker = gift.taker

    def _after_laying(self, state: PartialState, seat: int) -> None:
        """Weigh by points and gifts; where pairs are hit by what still finds a partner (X-09)."""
        hand = state.hands[seat]
        late = self.style.late if decides_soon(state, seat) else 0.0
        for card in sorted(set(hand)):
            if card != SKIP:
                self.found.append(Weighed(card, state.edition.points(face(card))))
        if hits_pairs(state):
            for one in self.found:
                rest = hand.copy()
                rest.remove(one.card)
                one.outs = table_outs(state, rest, self.unseen)
                one.cost = -float(one.outs) / max(1, self.unseen.total) - one.points * 1e-6
        else:
            self._give(state, seat)
            for one in self.found:
                one.cost = one.gift - (self.style.point_laid + late) * one.points
        held = self.of(held_back(state, seat))
        if held:  # someone has to give such a card away
            best = self.of(self.best())
            held.cost = (best.cost if best else held.cost) - _APART

    def _before_laying(self, state: PartialState, seat: int) -> None:
        """Weigh what the hand is without each card, and what it gives."""
        hand = state.hands[seat]
        chosen = hand
        if legal(state, seat).lays:  # who holds the phase back, for the table would be dead
            chosen = without_fits(state, hand) or hand
        self.phase = goal_of(state, seat, Tally(chosen), self.unseen)
        found = choices(state, self.phase, chosen, self.unseen)
        kept = [choice for choice in found if not is_wild(choice.card)] or found
        if not kept:
            return
        for choice in kept:
            self.found.append(_as_weighed(choice))
        self._give(state, seat)
        if self.style.sheds or points_decide(state):
            self.behind = behind(state, seat, kept)
        self._add_up(state, seat, state.edition.phases[self.phase])
        if len(self.found) < len(set(hand)):
            self._set_apart(state, hand)

    def _add_up(self, state: PartialState, seat: int, phase: Phase) -> None:
        """Add the parts up."""
        most = 1
        point = self.style.point + (self.style.late if decides_soon(state, seat) else 0.0)
        for one in self.found:
            most = max(most, one.outs)
        for one in self.found:
            if self.behind:
                one.cost = one.gift - point * one.points + one.short * 1e-6
                continue
            outs = one.outs if one.outs >= 0 else most
            one.along = goes_along(state, phase, state.hands[seat], one.card) / SURE
            own = SHORT * one.short - outs / most + self.style.along * one.along
            one.cost = own + one.gift - point * one.points

    def _set_apart(self, state: PartialState, hand: list[int]) -> None:
        """Add what is never chosen while there is anything else: Wilds, and cards held back."""
        best = self.of(self.best())
        least = best.cost if best else 0.0
        known = {one.card for one in self.found}
        tally = Tally(hand)
        for choice in choices(state, self.phase, tally.cards, self.unseen):
            if choice.card not in known:
                one = _as_weighed(choice)
                further = max(0, choice.short - (best.short if best else 0))
                one.cost = least + _APART + SHORT * max(further, 1 if is_wild(one.card) else 0)
                self.found.append(one)


def _as_weighed(choice: Choice) -> Weighed:
    one = Weighed(choice.card, choice.points)
    one.short = choice.short
    one.outs = choice.outs
    return one


def behind(state: PartialState, seat: int, found: list[Choice]) -> bool:
    """Whether another seat goes out before this one can lay."""
    return late(state, seat) >= 0 and min([choice.short for choice in found]) >= _TOO_FAR


def late(state: PartialState, seat: int) -> int:
    """Return another seat that has laid and is about to go out, -1 if there is none."""
    for other, laid in enumerate(state.laid):
        if other != seat and laid >= 0 and len(state.hands[other]) <= _LATE:
            return other
    return -1
