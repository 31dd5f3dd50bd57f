"""Lay the phase: whole, from the hand, once in a round."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from laydown.engine import moves
from laydown.engine.cards import bare
from laydown.engine.events import Laid
from laydown.engine.groups import Group, Misfit, arrange
from laydown.engine.laying import bare_groups, canonical, has_number_card
from laydown.engine.notation.cards import card_text
from laydown.engine.piles import check_held, leave_hand
from laydown.engine.scoring import open_phases
from laydown.engine.turn import end_round

if TYPE_CHECKING:
    from laydown.engine.patterns import Pattern, Phase
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def phases_to_lay(state: PartialState, seat: int) -> tuple[int, ...]:
    """Return the places of the phases that a seat may lay now."""
    if state.laid[seat] >= 0:
        return ()  # M-10
    goal = state.goals[seat]
    return (goal,) if goal >= 0 else open_phases(state.edition, state.standing, seat)


def check_lay(state: PartialState, seat: int, move: moves.Lay) -> tuple[int, tuple[Group, ...]]:
    """Return the place of the phase and its groups, or raise why it cannot be laid."""
    edition = state.edition
    if state.laid[seat] >= 0:
        raise edition.illegal("already_laid")
    place = _phase_meant(state, seat, move.phase)
    phase = edition.phases[place]
    hand = state.hands[seat]
    cards = [bare(card) for group in move.groups for card in group]
    check_held(state, seat, cards)
    if len(move.groups) != len(phase.patterns):
        raise edition.illegal("wrong_groups", phase=str(phase), groups=len(move.groups))
    groups = _fit_groups(state, phase, move.groups)
    for group in groups:
        if group.colour >= 0 and group.colour not in edition.colours:  # Wilds alone may name any
            wild = card_text(group.cards[0])
            raise edition.illegal("wild_value_wrong", pattern=str(group.pattern), card=wild)
    minimum = edition.wild_minimum
    if bare_groups(minimum, len(groups), sum(has_number_card(group) for group in groups)):
        raise edition.illegal("number_card_needed", minimum=minimum)
    if len(hand) - len(cards) < edition.must_keep:
        raise edition.illegal("keep_one_card")
    return place, canonical(phase, groups)


def _phase_meant(state: PartialState, seat: int, named: int) -> int:
    """Return the place of the phase that a lay means: the current one, or the one it names."""
    edition = state.edition
    if not named:
        if edition.options.free_order:
            raise edition.illegal("name_the_phase")
        return state.goals[seat]
    if named - 1 not in phases_to_lay(state, seat):
        made = named - 1 in edition.options.phases and edition.options.free_order
        code = "phase_made" if made else "wrong_phase"
        raise edition.illegal(code, phase=named, current=state.goals[seat] + 1)
    return named - 1


def _fit_groups(
    state: PartialState, phase: Phase, groups: tuple[tuple[int, ...], ...]
) -> list[Group]:
    """Return the groups in the phase's order; the move may name them in any."""
    highest = state.edition.highest
    try:  # as written: nearly always, and it tells most
        return [arrange(phase.patterns[i], cards, highest) for i, cards in enumerate(groups)]
    except Misfit as misfit:
        reason = misfit
    fits = [[_arranged(pattern, cards, highest) for cards in groups] for pattern in phase.patterns]
    for order in permutations(range(len(groups))):
        found = [group for i, at in enumerate(order) if (group := fits[i][at]) is not None]
        if len(found) == len(groups):
            return found
    raise state.edition.misfit(reason)


def _arranged(pattern: Pattern, cards: tuple[int, ...], highest: int) -> Group | None:
    """Return the group that these cards are for a pattern, None if they are none."""
    try:
        return arrange(pattern, cards, highest)
    except Misfit:
        return None


def as_move(state: PartialState, place: int, groups: tuple[Group, ...]) -> moves.Lay:
    """Return the canonical move for groups that fit."""
    named = place + 1 if state.edition.options.free_order else 0
    return moves.Lay(tuple(group.cards for group in groups), named)


def apply_lay(state: State, seat: int, move: moves.Lay, sink: Sink) -> None:
    """Put the groups onto the table."""
    place, groups = check_lay(state, seat, move)
    for group in groups:
        for card in group.cards:
            leave_hand(state, seat, bare(card))
    state.laid[seat] = place
    state.table[seat] = list(groups)
    if sink:
        sink(Laid(seat, place, groups))
    if not state.hands[seat]:
        end_round(state, seat, sink)  # X-07, M-29
