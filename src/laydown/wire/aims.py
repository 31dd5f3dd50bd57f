"""How far a hand is from its phase, and how it would best be put together; from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import COLOURS, WILD, bare, is_wild, value_number
from laydown.engine.groups import arrange
from laydown.engine.laying import Tally, best_lays, can_lay, least_lay, short_of
from laydown.engine.notation.cards import card_text
from laydown.engine.scoring import open_phases
from laydown.sense.goal import goal_of
from laydown.sense.outs import Unseen
from laydown.wire.options import Aim

if TYPE_CHECKING:
    from laydown.engine.groups import Group
    from laydown.engine.view import View


def check_aim(seen: View) -> None:
    """Raise an `IllegalMove` where the seat has nothing to lay."""
    if seen.laid[seen.seat] >= 0 or not open_phases(seen.edition, seen.standing, seen.seat):
        raise seen.edition.illegal("already_laid")


def aim(seen: View) -> Aim:
    """Return how far the hand is from the phase that it aims for.

    Raises an `IllegalMove` where the seat has nothing to lay.
    """
    check_aim(seen)
    edition = seen.edition
    state, tally = seen.masked(), Tally(list(seen.hand))
    place = goal_of(state, seen.seat, tally, Unseen(state))
    short = short_of(edition.phases[place], tally, edition)
    groups = _groups(seen, place, short)
    blanks = sum(bare(card) == WILD for group in groups for card in group.cards)
    blanks -= min(blanks, seen.hand.count(WILD))
    slots: list[list[str]] = []
    wanted: list[list[str]] = []
    for group in reversed(groups):  # the Wilds that one holds stand where they come first
        held = list(group.cards)
        lacks: list[str] = []
        for at in reversed(range(len(held))):
            if blanks and bare(held[at]) == WILD:
                blanks -= 1
                lacks.append(_value(group, held.pop(at)))
        slots.append([card_text(card) for card in held])
        wanted.append(lacks[::-1])
    if not groups:  # more Wilds do not help, for number cards are asked for
        slots = [[] for _ in edition.phases[place].patterns]
        wanted = [[] for _ in slots]
    return Aim(phase=place + 1, short=short, slots=slots[::-1], wanted=wanted[::-1])


def _groups(seen: View, place: int, short: int) -> list[Group]:
    """Return the groups of a lay in which Wilds stand for what is missing; empty if none."""
    edition = seen.edition
    phase = edition.phases[place]
    if not short:
        return list(best_lays(phase, seen.hand, edition)[0].groups)
    hand = [*seen.hand, *[WILD] * short]
    if not can_lay(phase, hand, edition):
        return []
    lay = least_lay(place, Tally(hand), edition)
    return [
        arrange(pattern, list(cards), edition.highest)
        for pattern, cards in zip(phase.patterns, lay.groups, strict=True)
    ]


def _value(group: Group, placed: int) -> str:
    """Return what is missing at a place of a group: `7`, `R`, `R7`; empty if many would do."""
    if all(is_wild(bare(card)) for card in group.cards):
        return ""
    colour = COLOURS[group.colour] if group.colour >= 0 else ""
    return f"{colour}{value_number(placed) or group.number or ''}"
