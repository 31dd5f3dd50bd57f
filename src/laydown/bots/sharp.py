"""Steady play and denial: what the others can hit, have picked up or are collecting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.bots.steady import SteadyBot
from laydown.engine.cards import SKIP, face
from laydown.engine.edition import UNDER
from laydown.engine.moves import Star, Walk
from laydown.engine.scoring import next_seat
from laydown.engine.state import ASK, STAR, WALK
from laydown.engine.steps.roll import distances, landing
from laydown.sense.actions import Prospects
from laydown.sense.dead import drags_on
from laydown.sense.denial import Rival
from laydown.sense.outs import SURE, Unseen, goes_along, least_useful

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.legal import Plan
    from laydown.engine.moves import Move
    from laydown.engine.patterns import Phase
    from laydown.engine.state import State
    from laydown.sense.outs import Choice

# What a discard costs, in outs: all that the best discard leaves are 1.
_SHORT: Final = 3.0  # a card further from the phase
_GIFT: Final = 1.2  # a card that surely helps the one opponent
_ALONG: Final = 0.5  # a card that would have left the hand after laying
_POINT: Final = 0.02  # a point kept
# How much more a gift is worth to who has laid and holds so many cards: with one it goes out.
_NEAR_OUT: Final = (0.0, 4.0, 2.5, 1.5)
_FEW: Final = 3  # cards with which who has laid may soon go out


class SharpBot(SteadyBot):
    """Weighs every discard: what it costs the hand, and what it gives to whoever may take it."""

    def _on_ring(self, state: State, seat: int) -> Move:
        """Walk, and ask, where most is to be expected."""
        step = state.stack[-1].name
        if step not in (WALK, STAR, ASK):
            return super()._on_ring(state, seat)
        hopes = Prospects(state, seat, Unseen(state))
        if step == STAR:
            return Star(hopes.best_action())
        if step == ASK:
            return hopes.question()

        def worth(spaces: int) -> float:
            return hopes.worth_of_space(landing(state, seat, spaces))

        return Walk(max(distances(state), key=worth))

    def _best_lay(self, state: State, plans: list[Plan]) -> Plan:  # noqa: ARG002
        """Return the best lay of the hardest phase: in free order the easy ones can wait."""
        return max(plans, key=lambda plan: plan.lay.phase)

    def _skip_target(self, state: State, seat: int, targets: Sequence[int]) -> int:
        """Return who is about to go out, else who is nearest to winning."""

        def rank(other: int) -> tuple[bool, int, bool, int, int]:
            cards, laid = len(state.hands[other]), state.laid[other] >= 0
            made = state.standing.made[other].bit_count()
            return laid and cards <= _FEW, made, laid, -cards, (seat - other) % state.players

        return max(targets, key=rank)

    def _least_useful(self, state: State, seat: int, unseen: Unseen) -> int:
        """Return the card with most points that gives the others least."""
        hand = state.hands[seat]
        pairs = any(group.pattern.each > 1 for groups in state.table for group in groups)
        cards = sorted({card for card in hand if card != SKIP})
        if pairs or not cards:
            return least_useful(state, hand, unseen)
        gift = _Gift(state, seat, unseen)
        return min(cards, key=lambda c: gift.cost(c) - _POINT * state.edition.points(face(c)))

    def _least_missed(
        self, state: State, seat: int, phase: Phase, found: list[Choice], unseen: Unseen
    ) -> int:
        """Return the card that costs least, all in all."""
        gift = _Gift(state, seat, unseen)
        if self._behind(state, seat, found):
            return min(found, key=lambda c: (gift.cost(c.card) - _POINT * c.points, c.short)).card
        most = max(1, *[choice.outs for choice in found])

        def cost(choice: Choice) -> float:
            outs = choice.outs if choice.outs >= 0 else most  # not counted where it is further off
            along = goes_along(state, phase, state.hands[seat], choice.card)
            own = _SHORT * choice.short - outs / most + _ALONG * along / SURE
            return own + gift.cost(choice.card) - _POINT * choice.points

        return min(found, key=cost).card


class _Gift:
    """What a discard gives to those who may take it."""

    def __init__(self, state: State, seat: int, unseen: Unseen) -> None:
        # Where a round drags on, who holds everything back may hold up everybody.
        takers = [] if drags_on(state) else _takers(state, seat)
        self._takers = [(Rival(state, other, unseen), _weight(state, other)) for other in takers]

    def cost(self, card: int) -> float:
        """Return what it costs to let the others have a card."""
        costs = [weight * rival.wants(card) / SURE for rival, weight in self._takers]
        return max(costs, default=0.0)


def _takers(state: State, seat: int) -> list[int]:
    """Return the seats that may take a discard: the next one, or anybody where one may knock."""
    if state.edition.options.knocking:
        return [other for other in state.playing() if other != seat and not state.skips[other]]
    other = next_seat(seat, state.players, state.playing())
    while state.skips[other] and other != seat:
        if state.edition.spent_skip != UNDER:
            return []  # M-21: the Skip covers the card
        other = next_seat(other, state.players, state.playing())
    return [] if other == seat else [other]


def _weight(state: State, other: int) -> float:
    """Return what a card that helps a seat costs: the less, the more others share the harm."""
    weight = _GIFT * 2 / state.players
    cards = len(state.hands[other])
    if state.laid[other] >= 0:
        return weight * _NEAR_OUT[min(cards, _FEW)]
    return weight
