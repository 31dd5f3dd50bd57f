"""The golden player's choices on the ring: which die, which action, and what the actions ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import number_card
from laydown.engine.moves import LEFT, RIGHT, Ask, Give, Keep, Search, Star, Swap, Walk
from laydown.engine.state import ASK, GIVE, KEEP, SEARCH, STAR, SWAP, WALK
from laydown.engine.steps.roll import landing
from laydown.engine.steps.swap import MOST
from tests.golden.worth import cheapest, goes, helps, short

if TYPE_CHECKING:
    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.view import View

# The best action first: to complete a phase one wants cards, to go out one wants few.
_COLLECTING: Final = ("joker", "draw", "search", "star", "again", "swap", "ask", "everyone")
_SHEDDING: Final = ("again", "search", "joker", "star", "ask", "swap", "everyone", "draw")


def choose_on_ring(view: View, legal: Legal) -> Move:
    """Return the move for a step that only the ring has."""
    step = view.stack[-1].name
    if step == WALK:
        return _walk(view, legal)
    if step == STAR:
        stars = [move for move in legal.moves if isinstance(move, Star)]
        return min(stars, key=lambda star: _rank(view, star.action))
    if step in (SEARCH, GIVE):
        cards = [move.card for move in legal.moves if isinstance(move, (Search, Give))]
        if step == GIVE:
            return Give(cheapest(view, view.hand, cards))
        return Search(_most_wanted(view, cards))
    if step == ASK:
        return _ask(view)
    if step in (SWAP, KEEP):
        return Swap(_to_swap(view)) if step == SWAP else Keep(_to_keep(view))
    return legal.moves[0]


def _rank(view: View, action: str) -> int:
    wanted = _SHEDDING if view.laid[view.seat] >= 0 else _COLLECTING
    return wanted.index(action)


def _walk(view: View, legal: Legal) -> Move:
    """Walk to the better of the two spaces."""
    state = view.masked()
    walks = [move for move in legal.moves if isinstance(move, Walk)]

    def rank(walk: Walk) -> tuple[int, int]:
        action, number = view.edition.ring[landing(state, view.seat, walk.spaces)]
        return _rank(view, action), -number

    return min(walks, key=rank)


def _most_wanted(view: View, cards: list[int]) -> int:
    """Return the card that brings the seat furthest."""
    if view.laid[view.seat] >= 0:
        return next((card for card in cards if goes(view, view.hand, card)), cards[0])
    return min(cards, key=lambda card: short(view, [*view.hand, card]))


def _ask(view: View) -> Ask:
    """Ask for the number that helps most, where nobody is known to lack it."""
    others = [seat for seat in range(view.players) if seat != view.seat]

    def worth(number: int) -> tuple[bool, int, int]:
        lacking = sum(view.lacks[seat] >> number & 1 for seat in others)
        cards = [number_card(colour, number) for colour in view.edition.colours]
        if view.laid[view.seat] >= 0:
            return lacking == len(others), -any(helps(view, card) for card in cards), lacking
        return (
            lacking == len(others),
            min(short(view, [*view.hand, card]) for card in cards),
            lacking,
        )

    number = min(range(1, view.edition.highest + 1), key=worth)
    holders = [s for s in others if any(card & 15 == number for card in view.known_of(s))]
    nearest = min(((seat - view.seat) % view.players for seat in holders), default=1)
    return Ask(number, LEFT if nearest * 2 <= view.players else RIGHT)


def _to_swap(view: View) -> tuple[int, ...]:
    """Return up to four cards that the hand does not miss."""
    hand = list(view.hand)
    swapped: list[int] = []
    while len(swapped) < MOST and len(hand) > 1:
        if view.laid[view.seat] >= 0:
            stuck = [card for card in hand if not goes(view, (), card)]
            card = stuck[0] if stuck else -1
        else:
            card = cheapest(view, hand, hand)
            rest = hand.copy()
            rest.remove(card)
            if short(view, rest) > short(view, hand):
                card = -1
        if card < 0:
            break
        hand.remove(card)
        swapped.append(card)
    return tuple(swapped)


def _to_keep(view: View) -> tuple[int, ...]:
    """Return the cards that bring the phase nearest."""
    hand = list(view.hand)
    while len(hand) > view.edition.keep:
        hand.remove(cheapest(view, hand, hand))
    return tuple(sorted(hand))
