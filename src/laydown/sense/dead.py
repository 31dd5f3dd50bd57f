"""Dead tables: too few cards are left that could be hit, and nobody can go out any more.

Hands only shrink by hits: each turn draws one card and discards one. Such a round would last until
its bound (X-02). Who sees it coming lays otherwise, or holds the card that would be the last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, bare, face
from laydown.engine.groups import grown, is_full
from laydown.engine.laying import best_lays
from laydown.engine.moves import Hit, Lay
from laydown.engine.steps.hit import check_hit
from laydown.engine.steps.lay import check_lay, phases_to_lay
from laydown.sense.fits import fits, pair_end

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState

_MANY: Final = 99
_POOL: Final = 1
_CHAIN: Final = 2
LAYS: Final = 200  # looked at for one that leaves something to hit
_LONG: Final = 20  # turns of each seat after which a round drags on


def drags_on(state: PartialState) -> bool:
    """Whether a round has lasted far longer than rounds do."""
    return state.turns > _LONG * len(state.playing())


def leaves_dead(state: PartialState, seat: int, move: Lay | Hit) -> bool:
    """Whether a move would leave fewer cards to hit than any seat has to get rid of."""
    if state.edition.two_discards:  # B-27: there hands shrink without hits too
        return False
    trial = state.copy()
    rest = trial.hands[seat]
    if isinstance(move, Lay):
        _, groups = check_lay(state, seat, move)
        trial.table[seat] = list(groups)
        for cards in move.groups:
            for card in cards:
                rest.remove(bare(card))
    else:
        end = check_hit(state, seat, move)
        group = state.table[move.seat][move.group]
        full = is_full(group, state.edition.highest)
        trial.table[move.seat][move.group] = group if full else grown(group, move.cards, end)
        for card in move.cards:
            rest.remove(card)
    least = len(rest) - 1  # after the discard
    for other in state.playing():
        if other != seat:
            least = min(least, len(state.hands[other]))
    left = not_on_table(trial)
    return _cards_that_fit(trial, left) < least and not _more_comes(trial, seat, left)


def not_on_table(state: PartialState) -> list[int]:
    """Return the cards that someone could still lay or hit."""
    left = [card for card in state.edition.deck if card != SKIP]
    for groups in state.table:
        for group in groups:
            for card in group.plain_cards():
                left.remove(face(card))
    return left


def _cards_that_fit(state: PartialState, left: list[int]) -> int:
    """Return how many of the cards that are left could be hit; a chain grows on and on."""
    found = 0
    for card in left:
        where = _where_it_fits(state, left, card)
        if where == _CHAIN:
            return _MANY
        if where == _POOL:
            found += 1
    return found


def _where_it_fits(state: PartialState, left: list[int], card: int) -> int:
    """Return by which kind of group on the table a card can be taken, a chain first."""
    where = 0
    for groups in state.table:
        for group in groups:
            if fits(state, group, card):
                if not group.pattern.chain:
                    where = _POOL
                elif group.pattern.each == 1 or pair_end(state, group, left):
                    return _CHAIN
    return where


def _more_comes(state: PartialState, seat: int, left: list[int]) -> bool:
    """Whether another seat could lay of the cards, so that one more of them could be hit."""
    for other in state.playing():
        if other != seat and state.laid[other] < 0 and brings_more(state, other, left):
            return True
    return False


def brings_more(state: PartialState, seat: int, left: list[int]) -> bool:
    """Whether a seat could lay of the cards, so that one more of them could be hit."""
    for place in phases_to_lay(state, seat):
        phase = state.edition.phases[place]
        ways = best_lays(phase, left, state.edition)
        if ways and ways[0].cards > phase.least:
            return True
    return False


def living_lay(state: PartialState, seat: int, lays: list[Lay]) -> Lay | None:
    """Return the lay of most cards that leaves something to hit; None if none of them does."""
    best: Lay | None = None
    most = 0
    for lay in lays:
        cards = sum([len(group) for group in lay.groups])
        if cards > most and not leaves_dead(state, seat, lay):
            best, most = lay, cards
    return best


def living_hit(state: PartialState, seat: int, moves: Sequence[Move]) -> Hit | None:
    """Return the first hit that leaves something to hit: a card may fit on several groups."""
    for move in moves:
        if isinstance(move, Hit) and not leaves_dead(state, seat, move):
            return move
    return None


def held_back(state: PartialState, seat: int) -> int:
    """Return a card that a seat keeps from a table that would be dead; -1 if there is none.

    Where a round drags on, somebody has to give such a card away.
    """
    if not drags_on(state):
        return -1
    for card in state.hands[seat]:
        for groups in state.table:
            for group in groups:
                if group.pattern.each == 1 and fits(state, group, card):
                    return card
    return -1


def without_fits(state: PartialState, hand: list[int]) -> list[int]:
    """Return the cards of a hand that no group on the table can take."""
    return [card for card in hand if not _where_it_fits(state, hand, card)]
