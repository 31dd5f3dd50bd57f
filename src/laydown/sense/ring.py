"""The hurried player's choices on the ring: which die, which action, and what the actions ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import number_card
from laydown.engine.laying import Tally, short_of, short_without, shortfall
from laydown.engine.moves import LEFT, ROLL, Ask, Give, Keep, Move, Search, Star, Swap, Walk
from laydown.engine.state import ASK, GIVE, KEEP, SEARCH, STAR, SWAP
from laydown.engine.state import ROLL as ROLL_STEP
from laydown.engine.steps.ask import gifts
from laydown.engine.steps.roll import distances, landing, next_free
from laydown.engine.steps.swap import MOST
from laydown.sense.fits import fits_table
from laydown.sense.goal import distance_with, goal_of, least_missed
from laydown.sense.outs import Unseen, outs

if TYPE_CHECKING:
    from laydown.engine.state import PartialState

# The best action first: to complete a phase one wants cards, to go out one wants few.
_COLLECTING: Final = ("joker", "draw", "search", "star", "again", "swap", "ask", "everyone")
_SHEDDING: Final = ("again", "search", "joker", "star", "ask", "swap", "everyone", "draw")


def choose_on_ring(state: PartialState, seat: int) -> Move:  # noqa: PLR0911 - one for each step
    """Return the move for a step that only the ring has."""
    step = state.stack[-1].name
    if step == ROLL_STEP:
        return ROLL
    if step == STAR:
        return Star(_best_action(state, seat))
    if step == SEARCH:
        return Search(_most_wanted(state, seat))
    if step == GIVE:
        return Give(_gift(state, seat))
    if step == ASK:
        return Ask(_number(state, seat), LEFT)
    if step == SWAP:
        return Swap(_to_swap(state, seat))
    if step == KEEP:
        return Keep(_to_keep(state, seat))
    return Walk(_distance(state, seat))


def _wanted_actions(state: PartialState, seat: int) -> tuple[str, ...]:
    return _SHEDDING if state.laid[seat] >= 0 else _COLLECTING


def _distance(state: PartialState, seat: int) -> int:
    """Return how far to walk: to the better of the two spaces."""
    wanted = _wanted_actions(state, seat)
    best, rank = 0, len(wanted)
    for spaces in distances(state):
        action = state.edition.ring[landing(state, seat, spaces)][0]
        if wanted.index(action) < rank:
            best, rank = spaces, wanted.index(action)
    return best


def _best_action(state: PartialState, seat: int) -> str:
    """Return the best action that a star can reach."""
    for action in _wanted_actions(state, seat):
        if action != STAR and next_free(state, seat, action) >= 0:
            return action
    raise AssertionError("the ring has free spaces of some action")  # editions are checked for it


def _most_wanted(state: PartialState, seat: int) -> int:
    """Return the card of the discard pile that brings the seat furthest."""
    tally = Tally(state.hands[seat])
    best, least = -1, 99
    for card in sorted(set(state.discard_pile)):
        gain = distance_with(state, seat, tally, card)
        if gain < least:
            best, least = card, gain
    return best


def _number(state: PartialState, seat: int) -> int:
    """Return the number to ask for: the one that brings the seat furthest."""
    tally = Tally(state.hands[seat])
    best, least = 1, 99
    for number in range(1, state.edition.highest + 1):
        for colour in state.edition.colours:
            gain = distance_with(state, seat, tally, number_card(colour, number))
            if gain < least:
                best, least = number, gain
    return best


def _gift(state: PartialState, seat: int) -> int:
    """Return the card of the number asked for that is missed least."""
    cards = gifts(state, seat, state.stack[-1].number)
    if len(cards) == 1 or state.laid[seat] >= 0:
        return cards[0]
    tally = Tally(state.hands[seat])
    best, least = -1, 99
    edition = state.edition
    phase = edition.phases[goal_of(state, seat, tally)]
    for card in cards:
        missing = short_without(phase, tally, card, edition)
        if missing < least:
            best, least = card, missing
    return best


def _to_swap(state: PartialState, seat: int) -> tuple[int, ...]:
    """Return up to four cards that the hand does not miss."""
    hand = state.hands[seat].copy()
    swapped: list[int] = []
    if state.laid[seat] >= 0:
        swapped = [card for card in hand if not fits_table(state, hand, card)]
        return tuple(swapped[: min(MOST, len(hand) - 1)])
    tally = Tally(hand)
    phase = state.edition.phases[goal_of(state, seat, tally)]
    before = short_of(phase, tally, state.edition)
    while len(swapped) < MOST and len(hand) > 1:
        card = least_missed(state, seat, Tally(hand))
        hand.remove(card)
        if shortfall(phase, hand, state.edition) > before:
            break
        swapped.append(card)
    return tuple(swapped)


def _to_keep(state: PartialState, seat: int) -> tuple[int, ...]:
    """Return the cards that bring the phase nearest."""
    hand = state.hands[seat].copy()
    while len(hand) > state.edition.keep:
        hand.remove(least_missed(state, seat, Tally(hand)))
    return tuple(sorted(hand))


def worth_keeping(state: PartialState, seat: int, unseen: Unseen) -> tuple[int, ...]:
    """Return the cards that the phase needs, as many as may be kept, those with most outs.

    A card that is of no use is better given back: the one dealt for it may be of use.
    """
    hand = state.hands[seat].copy()
    edition = state.edition
    phase = edition.phases[goal_of(state, seat, Tally(hand), unseen)]
    while hand:
        now = shortfall(phase, hand, edition)
        best, least, most = hand[0], 99, -1
        for card in sorted(set(hand)):
            rest = hand.copy()
            rest.remove(card)
            tally = Tally(rest)
            short = short_of(phase, tally, edition)
            found = outs(phase, tally, edition, unseen) if short <= least else -1
            if (short, -found) < (least, -most):
                best, least, most = card, short, found
        if least > now and len(hand) <= edition.keep:
            break
        hand.remove(best)
    return tuple(sorted(hand))
