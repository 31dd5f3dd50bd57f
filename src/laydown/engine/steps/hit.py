"""Hit: add cards to groups on the table, once the own phase lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import PLAIN, bare, is_wild
from laydown.engine.events import WasHit
from laydown.engine.groups import (
    Group,
    Misfit,
    chain_end,
    end_of,
    fits_end,
    fits_pool,
    grown,
    is_full,
    misfit,
    open_ends,
    overfill,
    stands_for,
)
from laydown.engine.moves import Hit, Move, hit
from laydown.engine.notation.cards import card_text
from laydown.engine.piles import check_held, leave_hand
from laydown.engine.turn import end_round

if TYPE_CHECKING:
    from laydown.engine.errors import IllegalMove
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def hit_moves(state: PartialState, seat: int) -> list[Move]:
    """List every hit of a seat that has laid, in canonical form."""
    hand = state.hands[seat]
    spare = len(hand) - state.edition.must_keep
    moves: list[Move] = []
    if state.laid[seat] < 0 or spare < 1:
        return moves
    cards = sorted(set(hand))
    for owner, groups in enumerate(state.table):
        for index, group in enumerate(groups):
            if not group.pattern.chain:
                moves += [hit((card,), owner, index) for card in cards if fits_pool(group, card)]
            elif group.pattern.each == 1:
                moves += _run_hits(state, cards, owner, index, group)
            elif spare >= group.pattern.each:
                moves += _pair_hits(state, hand, owner, index, group)
    return moves


def _run_hits(
    state: PartialState, cards: list[int], owner: int, index: int, group: Group
) -> list[Move]:
    moves: list[Move] = []
    if state.edition.overfull_runs and is_full(group, state.edition.highest):
        return [hit((card,), owner, index) for card in cards if is_wild(card)]
    for end in open_ends(group, state.edition.highest):
        fitting = [card for card in cards if fits_end(group, card, end)]
        moves += [hit((c,), owner, index, end if is_wild(c) else "") for c in fitting]
    return moves


def _pair_hits(
    state: PartialState, hand: list[int], owner: int, index: int, group: Group
) -> list[Move]:
    """List the pairs for a run of pairs (X-09)."""
    moves: dict[Move, None] = {}
    for end in open_ends(group, state.edition.highest):
        fitting = sorted(card for card in hand if fits_end(group, card, end))
        for i, one in enumerate(fitting):
            for other in fitting[i + 1 :]:
                moves[hit((one, other), owner, index, end)] = None
    return list(moves)


def check_hit(state: PartialState, seat: int, move: Hit) -> str:
    """Return the end at which the cards go, empty for none; or raise why they cannot be hit."""
    edition = state.edition
    if state.laid[seat] < 0:
        raise edition.illegal("not_laid_yet")
    if not (0 <= move.seat < state.players and 0 <= move.group < len(state.table[move.seat])):
        raise edition.illegal("no_such_group", group=f"{move.seat + 1}.{move.group + 1}")
    target = state.table[move.seat][move.group]
    if _says(move):
        check_held(state, seat, [bare(card) for card in move.cards], "hit")
        move = _plain(state, target, move)
    check_held(state, seat, move.cards, "hit")
    end = ""
    if not _overfills(state, target, move):
        try:
            end = end_of(target, move.cards, move.end, edition.highest)
        except Misfit as reason:
            raise _misfit(state, target, move, reason) from None
    if len(state.hands[seat]) - len(move.cards) < edition.must_keep:
        raise edition.illegal("keep_one_card")
    return end


def _misfit(state: PartialState, group: Group, move: Hit, reason: Misfit) -> IllegalMove:
    """Return the refusal of cards that do not fit."""
    edition, pattern = state.edition, str(group.pattern)
    if reason.code == "skip_in_group":  # X-03 speaks of hits
        return edition.illegal("skip_in_group", "hit", pattern=pattern)
    if edition.overfull_runs and is_full(group, edition.highest) and is_wild(move.cards[0]):
        return edition.illegal("no_ends_here", "full", pattern=pattern)  # B-24
    return edition.misfit(reason)


def _says(move: Hit) -> bool:
    """Whether a card of a hit says what it stands for."""
    for card in move.cards:  # noqa: SIM110 - a loop is compiled, a generator is called
        if card > PLAIN:
            return True
    return False


def _plain(state: PartialState, group: Group, move: Hit) -> Hit:
    """Return a hit whose Wilds say what they stand for without that: it chooses the end."""
    edition, ends = state.edition, [""]
    full = is_full(group, edition.highest)
    if group.pattern.chain and not full:
        ends = [move.end] if move.end else open_ends(group, edition.highest)
    for card in move.cards:
        ends = [end for end in ends if stands_for(group, card, end)]
        if not ends:
            reason = misfit("wild_value_wrong", group.pattern, card=card_text(card))
            if full:  # X-08, B-24
                reason = reason.in_case("full")
            raise edition.misfit(reason)
    cards = tuple(sorted(bare(card) for card in move.cards))
    return hit(cards, move.seat, move.group, ends[0] if len(ends) == 1 else "")


def _overfills(state: PartialState, group: Group, move: Hit) -> bool:
    """Whether a Joker is added to a run that is full (B-24)."""
    return (
        state.edition.overfull_runs
        and len(move.cards) == 1
        and is_wild(move.cards[0])
        and not move.end
        and is_full(group, state.edition.highest)
    )


def canonical_hit(state: PartialState, move: Hit) -> Hit:
    """Return a legal hit as it is printed: the end where a Wild or a pair needs one."""
    group = state.table[move.seat][move.group]
    if _says(move):
        move = _plain(state, group, move)
    end = ""
    wild = len(move.cards) > 1 or is_wild(move.cards[0])
    if group.pattern.chain and wild and not _overfills(state, group, move):
        end = chain_end(group, move.cards, move.end, state.edition.highest)
    return hit(tuple(sorted(move.cards)), move.seat, move.group, end)


def group_after(state: PartialState, seat: int, move: Hit) -> Group:
    """Return what becomes of the group, or raise why the cards cannot be hit."""
    end = check_hit(state, seat, move)
    target = state.table[move.seat][move.group]
    if _says(move):
        move = _plain(state, target, move)
    if _overfills(state, target, move):
        return overfill(target, move.cards)
    return grown(target, move.cards, end)


def apply_hit(state: State, seat: int, move: Hit, sink: Sink) -> None:
    """Add the cards to the group."""
    group = group_after(state, seat, move)
    cards = tuple([bare(card) for card in move.cards])
    for card in cards:
        leave_hand(state, seat, card)
    state.table[move.seat][move.group] = group
    if sink:
        sink(WasHit(seat, cards, move.seat, move.group, group))
    if not state.hands[seat]:
        end_round(state, seat, sink)  # M-29
