"""A full state drawn at random that agrees with what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, SKIP, card_text, sorted_cards
from laydown.engine.errors import SetupError
from laydown.engine.events import HIDDEN
from laydown.engine.state import GIVE
from laydown.engine.steps.ask import gifts
from laydown.engine.view import NUMBER_ONLY

if TYPE_CHECKING:
    from laydown.engine.chance import Stream
    from laydown.engine.state import State, Told
    from laydown.engine.view import View

_SEED_BYTES: Final = 64
_TRIES: Final = 100_000  # what a hand lacks excludes few deals; this many fail only for nonsense


def unseen(seen: View) -> list[int]:
    """Return the cards that the seat cannot place, sorted; raise if they do not add up."""
    left = list(seen.edition.deck)
    known = [*seen.hand, *seen.bottom, *[SKIP] * sum(seen.skips)]
    known += [card for card in seen.discard_pile if card != HIDDEN]
    for seat in range(seen.players):
        if seat != seen.seat:
            known += seen.known_of(seat)
    for groups in seen.table:
        for group in groups:
            known += group.plain_cards()
    for card in known:
        face = card & (REVERSED - 1)
        if face not in left:
            raise SetupError("cards_do_not_add_up", {"found": card_text(card)})
        left.remove(face)
    return sorted_cards(left)


def complete(seen: View, chance: Stream) -> State:
    """Draw a full state that agrees with a view, each placing of the unseen cards equally likely.

    Cards count as single things here: of two unseen R7 and one G3, R7 is twice as likely. After a
    new draw pile was made, only cards it was made of can lie in it; a card that was asked for has
    its number; the hidden part of a hand has none of the numbers that it is known to lack; and who
    has just been asked for a number and has to give it holds it.
    """
    cards = unseen(seen)
    state = seen.frame(bytes(chance.below(256) for _ in range(_SEED_BYTES)))
    for _ in range(_TRIES):
        if _place(seen, state, cards.copy(), chance):
            return state
    raise SetupError("cards_do_not_add_up", {"found": "?"})


def _place(seen: View, state: State, cards: list[int], chance: Stream) -> bool:
    """Place all unseen cards at random; tell whether that agrees with all that is known."""
    chance.shuffle(cards)
    pile = _draw_pile(seen, cards, chance)
    state.draw_pile = [*seen.bottom, *pile]
    for seat in range(seen.players):
        state.told[seat] = list(seen.told[seat])
        if not _place_told(state.told[seat], cards, pile, chance):
            return False
    covered = [i for i, card in enumerate(seen.discard_pile) if card == HIDDEN]
    for i in covered:
        state.discard_pile[i] = _pop(cards)
    for seat, size in enumerate(seen.hand_sizes):
        if seat == seen.seat:
            state.hands[seat] = list(seen.hand)
            continue
        known = [*state.shown[seat], *(told.card for told in state.told[seat])]
        hidden = [_pop(cards) for _ in range(size - len(known))]
        if any(seen.lacks[seat] >> (card & 15) & 1 for card in hidden):
            return False
        state.hands[seat] = [*known, *hidden]
    if state.step == GIVE:  # who has to give a number holds it
        step = state.stack[-1]
        if not gifts(state, step.seats.bit_length() - 1, step.number):
            return False
    if cards:
        raise SetupError("cards_do_not_add_up", {"found": card_text(cards[0])})
    _settle_pool(seen, state, pile)
    return True


def _pop(cards: list[int]) -> int:
    if not cards:
        raise SetupError("cards_do_not_add_up", {"found": "?"})
    return cards.pop()


def _place_told(told: list[Told], cards: list[int], pile: list[int], chance: Stream) -> bool:
    """Give colours to the cards of which only the number is known.

    Each unseen card of the number is equally likely, so one that the draw pile has got already
    spoils the placing: to pass over it would favour the others.
    """
    for i, one in enumerate(told):
        if one.card < NUMBER_ONLY:
            continue
        number = one.card & 15
        left = [card for card in cards if card & 15 == number]
        total = len(left) + sum(card & 15 == number for card in pile)
        if not total or chance.below(total) >= len(left):
            return False
        cards.remove(left[0])
        told[i] = one._replace(card=left[0])
    return True


def _draw_pile(seen: View, cards: list[int], chance: Stream) -> list[int]:
    """Take the hidden part of the draw pile out of the shuffled unseen cards."""
    wanted = seen.draw_count - len(seen.bottom)
    if not seen.shuffles:
        return [_pop(cards) for _ in range(wanted)]
    known = [card for card, _ in seen.pool if card != HIDDEN]
    others = len(seen.pool) - len(known)  # of these nobody told the seat what they were
    allowed: list[int] = []
    for card in cards:
        if card in known:
            known.remove(card)
        elif others:
            others -= 1
        else:
            continue
        allowed.append(card)
    if HIDDEN in (card for card, _ in seen.pool):
        chance.shuffle(allowed)  # those that were hidden have come first
    if len(allowed) < wanted:
        raise SetupError("cards_do_not_add_up", {"found": "?"})
    # Of equal cards the first ones were allowed and go: both lists are in telling order now.
    chance.shuffle(allowed)
    pile = allowed[:wanted]
    for card in pile:
        cards.remove(card)
    chance.shuffle(cards)
    return pile


def _settle_pool(seen: View, state: State, pile: list[int]) -> None:
    """Let the hidden cards of the pool be some that can have been in it: the pile's, then any."""
    if HIDDEN not in state.pool:
        return
    spare = pile.copy()
    for card, _ in seen.pool:
        if card in spare:
            spare.remove(card)
    spare += seen.edition.deck
    both = sorted((spare.pop(0) if c == HIDDEN else c, mask) for c, mask in seen.pool)
    state.pool = tuple(card for card, _ in both)
    state.pool_seen = tuple(mask for _, mask in both)
