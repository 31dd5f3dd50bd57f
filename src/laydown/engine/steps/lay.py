"""Lay the phase: whole, from the hand, once in a round."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from laydown.engine import moves
from laydown.engine.cards import bare, is_wild
from laydown.engine.events import Laid
from laydown.engine.groups import Group, Misfit, arrange
from laydown.engine.laying import bare_groups, canonical
from laydown.engine.notation.cards import card_text
from laydown.engine.piles import check_held, leave_hand
from laydown.engine.scoring import open_phases
from laydown.engine.turn import end_round

if TYPE_CHECKING:
    from laydown.engine.errors import IllegalMove
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
    check_held(state, seat, cards, "lay")
    if len(move.groups) != len(phase.patterns):
        more = "extra" if len(move.groups) > len(phase.patterns) else ""
        raise _later_phase(state, place, move, anything=True) or edition.illegal(
            "wrong_groups", more, phase=str(phase), groups=len(move.groups)
        )
    # Before anything is asked of Wilds alone that would be of no use anyway.
    if _too_wild(state, move):
        minimum = edition.wild_minimum
        raise edition.illegal("number_card_needed", minimum, minimum=minimum)
    try:
        groups = _fit_groups(state, phase, move.groups)
    except Misfit as reason:
        later = _later_phase(state, place, move, anything=False)
        raise later or edition.misfit(reason) from None
    foreign = _foreign(state, groups)
    if foreign is not None:
        wild, pattern = card_text(foreign.cards[0]), str(foreign.pattern)
        raise edition.illegal("wild_value_wrong", "deck", pattern=pattern, card=wild)
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
        code, case = "wrong_phase", ""
        if named > len(edition.phases):
            case = "unknown"
        elif named - 1 not in edition.options.phases:
            case = "agreed"
        elif edition.options.free_order:
            code = "phase_made"
        raise edition.illegal(code, case, phase=named, current=state.goals[seat] + 1)
    return named - 1


def _is_real(cards: tuple[int, ...]) -> bool:
    """Whether a group is not of Wilds alone."""
    return not all(is_wild(bare(card)) for card in cards)


def _too_wild(state: PartialState, move: moves.Lay) -> bool:
    """Whether fewer groups have a number card than must have one."""
    real = sum(map(_is_real, move.groups))
    return bool(bare_groups(state.edition.wild_minimum, len(move.groups), real))


def _foreign(state: PartialState, groups: list[Group]) -> Group | None:
    """Return a group of a colour that is not in the deck: Wilds alone may name any."""
    for group in groups:
        if group.colour >= 0 and group.colour not in state.edition.colours:
            return group
    return None


def _later_phase(
    state: PartialState, place: int, move: moves.Lay, *, anything: bool
) -> IllegalMove | None:
    """Return the refusal of cards that make a later phase than the one it is time for.

    Without `anything`, they do so on purpose: a broken run of one colour was to be a run.
    """
    edition = state.edition
    if _too_wild(state, move):  # they make no phase at all, whatever the Wilds stand for
        return None
    for other in edition.options.phases:
        phase = edition.phases[other]
        if other <= place or move.phase or len(phase.patterns) != len(move.groups):
            continue
        if anything or all(pattern.chain or pattern.same_number for pattern in phase.patterns):
            try:
                groups = _fit_groups(state, phase, move.groups)
            except Misfit:
                continue
            if _foreign(state, groups) is not None:
                continue
            return edition.illegal("wrong_phase", phase=other + 1, current=place + 1)
    return None


def _fit_groups(
    state: PartialState, phase: Phase, groups: tuple[tuple[int, ...], ...]
) -> list[Group]:
    """Return the groups in the phase's order, or raise a `Misfit`; a move may name them in any."""
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
    raise reason


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
