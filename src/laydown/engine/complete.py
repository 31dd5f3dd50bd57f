"""A full state drawn at random that agrees with what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, face, sorted_cards
from laydown.engine.chance import SEED_BYTES
from laydown.engine.errors import SetupError
from laydown.engine.events import HIDDEN
from laydown.engine.laying import Budget
from laydown.engine.notation.cards import card_text
from laydown.engine.state import GIVE, KEEP, State
from laydown.engine.steps.ask import gifts
from laydown.engine.view import NUMBER_ONLY

if TYPE_CHECKING:
    from laydown.engine.chance import Stream
    from laydown.engine.state import Told
    from laydown.engine.view import View

_CARDS: Final = 1_000_000  # reached only where hardly any placing agrees
_PILE: Final = -1
_COVERED: Final = -2  # the hidden cards of the discard pile


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
        plain = face(card)
        if plain not in left:
            raise SetupError("cards_do_not_add_up", {"found": card_text(card)})
        left.remove(plain)
    return sorted_cards(left)


def complete(seen: View, chance: Stream, budget: Budget | None = None) -> State:
    """Draw a full state that agrees with a view, each placing of the unseen cards equally likely.

    Cards count as single things here: of two unseen R7 and one G3, R7 is twice as likely. After a
    new draw pile was made, only cards it was made of can lie in it; a card that was asked for has
    its number; the hidden part of a hand has none of the numbers that it is known to lack; and who
    has just been asked for a number and has to give it holds it. A placing that does not agree is
    thrown away; if the budget allows no more of them, the cards do not add up.
    """
    budget = budget or Budget(_CARDS)
    cards = unseen(seen)
    seed = bytes(chance.below(256) for _ in range(SEED_BYTES))
    state = State(seen.edition, seen.players, seed)
    seen.fill(state)
    while budget.spend(1 + len(cards)):
        if _place(seen, state, cards.copy(), chance):
            return state
    raise SetupError("cards_do_not_add_up", {"found": "?"})


def _place(seen: View, state: State, cards: list[int], chance: Stream) -> bool:
    """Place all unseen cards at random; return whether that agrees with all that is known."""
    chance.shuffle(cards)
    pile = _draw_pile(seen, cards, chance) if seen.shuffles else []
    covered = [i for i, card in enumerate(seen.discard_pile) if card == HIDDEN]
    room = {_PILE: 0 if seen.shuffles else seen.draw_count - len(seen.bottom)}
    room[_COVERED] = len(covered)
    for seat, size in enumerate(seen.hand_sizes):
        state.told[seat] = list(seen.told[seat])
        if seat != seen.seat:
            if not _place_told(state.told[seat], cards, pile, chance):
                return False
            room[seat] = size - len(state.shown[seat]) - len(state.told[seat])
    if min(room.values()) < 0 or sum(room.values()) != len(cards):
        raise SetupError("cards_do_not_add_up", {"found": "?"})
    placed = _spread(seen, cards, room, chance)
    if placed is None:
        return False
    state.draw_pile = [*seen.bottom, *(placed[_PILE] or pile)]
    for i, card in zip(covered, placed[_COVERED], strict=True):
        state.discard_pile[i] = card
    state.hands[seen.seat] = list(seen.hand)
    for seat in room:
        if seat >= 0:
            known = [*state.shown[seat], *(told.card for told in state.told[seat])]
            state.hands[seat] = [*known, *placed[seat]]
    if not _can_give(state):
        return False
    _settle_pool(seen, state, pile)
    _choose_kept(seen, state, chance)
    return True


def _spread(
    seen: View, cards: list[int], room: dict[int, int], chance: Stream
) -> dict[int, list[int]] | None:
    """Spread cards over hands and piles, each way equally likely; None to try again.

    Cards of numbers that some hand lacks go first, each to any place that may have it. Where such
    cards compete for places, some ways would come too often: these are passed over now and then.
    """
    barred = 0
    for seat in room:
        barred |= seen.lacks[seat] if seat >= 0 else 0
    left, placed = room.copy(), {owner: list[int]() for owner in room}
    before: dict[int, int] = {}  # how many cards of each number have been placed
    others = []
    for card in cards:
        number = card & 15
        if not barred >> number & 1:
            others.append(card)
            continue
        able = [o for o in room if o < 0 or not seen.lacks[o] >> number & 1]
        free = sum(left[owner] for owner in able)
        if seen.shuffles:  # the draw pile has its cards already: every way has to be weighed
            most = sum(left.values())
        else:
            most = sum(room[owner] for owner in able) - before.get(number, 0)
        before[number] = before.get(number, 0) + 1
        at = chance.below(most) if most else 0
        if at >= free:
            return None
        for owner in able:
            if at < left[owner]:
                left[owner] -= 1
                placed[owner].append(card)
                break
            at -= left[owner]
    for owner, count in left.items():
        placed[owner] += [others.pop() for _ in range(count)]
        chance.shuffle(placed[owner])
    return placed


def _can_give(state: State) -> bool:
    """Whether whoever has to give a number holds it."""
    if state.step != GIVE:
        return True
    step = state.stack[-1]
    return bool(gifts(state, step.seats.bit_length() - 1, step.number))


def _choose_kept(seen: View, state: State, chance: Stream) -> None:
    """Make up a choice for each seat that has chosen what to keep."""
    if state.step == KEEP:
        for seat in state.playing():
            waiting = state.stack[-1].seats >> seat & 1
            if seat != seen.seat and not waiting and state.laid[seat] < 0 and state.hands[seat]:
                picked = list(state.hands[seat])
                chance.shuffle(picked)
                count = chance.below(min(len(picked), state.edition.keep) + 1)
                state.kept[seat] = tuple(sorted(picked[:count]))


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
        at = chance.below(total) if total else 0
        if at >= len(left):
            return False
        cards.remove(left[at])
        chance.shuffle(cards)  # of equal cards the first one went
        told[i] = one._replace(card=left[at])
    return True


def _draw_pile(seen: View, cards: list[int], chance: Stream) -> list[int]:
    """Take the hidden part of a new draw pile out of the shuffled unseen cards."""
    wanted = seen.draw_count - len(seen.bottom)
    known = _counted([card for card, _ in seen.pool if card != HIDDEN])
    # Of the others nobody told the seat what they were.
    others = sum(card == HIDDEN for card, _ in seen.pool)
    allowed: list[int] = []
    for card in cards:
        if known.get(card):
            known[card] -= 1
        elif others:
            others -= 1
        else:
            continue
        allowed.append(card)
    if not seen.pool:  # of what it was made nobody has told
        allowed = cards.copy()
    if len(allowed) < wanted:
        raise SetupError("cards_do_not_add_up", {"found": "?"})
    # Of equal cards the first ones were allowed and go: both lists are in telling order now.
    chance.shuffle(allowed)
    pile = allowed[:wanted]
    cards[:] = _without(cards, pile)
    chance.shuffle(cards)
    return pile


def _without(cards: list[int], others: list[int]) -> list[int]:
    """Return cards in their order, without the first ones that are among others."""
    gone = _counted(others)
    rest = []
    for card in cards:
        if gone.get(card):
            gone[card] -= 1
        else:
            rest.append(card)
    return rest


def _counted(cards: list[int]) -> dict[int, int]:
    """Return how many of each card there are."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


def _settle_pool(seen: View, state: State, pile: list[int]) -> None:
    """Let the hidden cards of the pool be some that can have been in it: the pile's, then any."""
    if HIDDEN not in state.pool:
        return
    known = [card for card, _ in seen.pool if card != HIDDEN]
    spare = _without(pile, known)
    spare += _without(list(seen.edition.deck), known + spare)
    both = sorted((spare.pop(0) if c == HIDDEN else c, mask) for c, mask in seen.pool)
    state.pool = tuple(card for card, _ in both)
    state.pool_seen = tuple(mask for _, mask in both)
