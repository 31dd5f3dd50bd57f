"""How cards in slots fit the groups of a phase, at any time, from a seat's view alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from laydown.engine import moves
from laydown.engine.cards import COLOURS, bare
from laydown.engine.errors import IllegalMove, LaydownError
from laydown.engine.laying import bare_groups, has_number_card
from laydown.engine.notation.cards import card_text, read_card
from laydown.engine.notation.reader import Reader
from laydown.engine.slots import fill, other_ways
from laydown.engine.steps.lay import as_move, check_lay
from laydown.wire.of_game import group_of
from laydown.wire.options import Fit, Slot, WildChoice
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.groups import Group
    from laydown.engine.patterns import Pattern
    from laydown.engine.slots import Filling
    from laydown.engine.view import View


def fit(seen: View, slots: Sequence[Sequence[str]], phase: int | None, language: str) -> Fit:
    """Return what cards in slots make of the groups of a phase, slot by slot, in its order.

    Raises a `LaydownError` where the question itself is wrong: no card, no such phase or slot.
    """
    edition = seen.edition
    place = _place(seen, phase)
    patterns = edition.phases[place].patterns
    if len(slots) > len(patterns):
        asked = str(edition.phases[place])
        raise edition.illegal("wrong_groups", phase=asked, groups=len(slots))
    placed = [_read(cards) for cards in slots]
    placed += [[] for _ in range(len(patterns) - len(slots))]
    if sum(map(len, placed)) > len(seen.hand):
        raise edition.illegal("card_not_held", card=_too_many(seen, placed))
    left = Counter(seen.hand)
    found = [
        _slot(edition, pattern, cards, left, language)
        for pattern, cards in zip(patterns, placed, strict=True)
    ]
    groups = [group for _, group in found if group is not None]
    move, refusal = _move(seen, place, groups) if len(groups) == len(patterns) else (None, None)
    return Fit(
        phase=place + 1,
        slots=[slot for slot, _ in found],
        move=move,
        refusal=refusal_of(refusal, language) if refusal else None,
    )


def _read(cards: Sequence[str]) -> list[int]:
    """Read cards, which may say what they stand for."""
    found = []
    for text in cards:
        reader = Reader(text)
        found.append(read_card(reader, placed=True))
        if not reader.done():
            raise reader.fail("one_card_expected", reader.word())
    return found


def _too_many(seen: View, placed: list[list[int]]) -> str:
    """Return the first card of which the hand does not hold enough."""
    left = Counter(seen.hand)
    for card in (card for cards in placed for card in cards):
        left[bare(card)] -= 1
        if left[bare(card)] < 0:
            return card_text(bare(card))
    raise ValueError(placed)


def _place(seen: View, phase: int | None) -> int:
    """Return the place of the phase that is meant: the one named, or the one the seat is on."""
    edition = seen.edition
    goal = seen.goals[seen.seat]
    if phase is None and goal < 0:
        raise edition.illegal("name_the_phase")
    if phase is not None and not 1 <= phase <= len(edition.phases):
        raise edition.illegal("wrong_phase", phase=phase, current=goal + 1)
    return goal if phase is None else phase - 1


def _slot(
    edition: Edition, pattern: Pattern, cards: list[int], left: Counter[int], language: str
) -> tuple[Slot, Group | None]:
    """Return a slot, and its group if complete; the cards are taken from those left."""
    reason: LaydownError | None = None
    for card in map(bare, cards):
        left[card] -= 1
        if left[card] < 0 and reason is None:
            reason = edition.illegal("card_not_held", card=card_text(card))
    filling = fill(pattern, cards, edition.highest, edition.colours)
    group = filling.group
    if reason is None and filling.reason is not None:
        reason = edition.misfit(filling.reason)
    if reason is None and group is not None:
        reason = _unfit(edition, group)
    slot = Slot(
        pattern=str(pattern),
        ok=group is not None and reason is None,
        missing=filling.missing,
        wanted=_wanted(filling),
        group=group_of(group, edition.highest) if group else None,
        wilds=_wilds(edition, group) if group else [],
        refusal=refusal_of(reason, language) if reason else None,
    )
    return slot, group if slot.ok else None


def _unfit(edition: Edition, group: Group) -> IllegalMove | None:
    """Return why a complete group may not be laid in this edition."""
    minimum = edition.wild_minimum
    if minimum == "group" and bare_groups(minimum, 1, int(has_number_card(group))):
        return edition.illegal("number_card_needed", minimum=minimum)
    if group.colour >= 0 and group.colour not in edition.colours:
        wild = card_text(group.cards[0])
        return edition.illegal("wild_value_wrong", pattern=str(group.pattern), card=wild)
    return None


def _wanted(filling: Filling) -> list[str]:
    """Return the values that would fill the group: `7`, `R7`, or the colour alone."""
    colour = COLOURS[filling.colour] if filling.colour >= 0 else ""
    if not filling.missing:
        return []
    return [f"{colour}{number}" for number in filling.numbers] or ([colour] if colour else [])


def _wilds(edition: Edition, group: Group) -> list[WildChoice]:
    """Return what the Wilds of a slot could stand for instead."""
    return [
        WildChoice(group=0, card=at + 1, value=card_text(value), move="")
        for other in other_ways(group, edition.highest, edition.colours)
        for at, value in other.changed
    ]


def _move(seen: View, place: int, groups: list[Group]) -> tuple[str | None, IllegalMove | None]:
    """Return the lay if the hand can make it, and what prevents it now."""
    state = seen.masked()
    named = place + 1 if seen.edition.options.free_order else 0
    lay = moves.Lay(tuple(group.cards for group in groups), named)
    if not named and place != seen.goals[seen.seat]:
        current = seen.goals[seen.seat] + 1
        return None, seen.edition.illegal("wrong_phase", phase=place + 1, current=current)
    try:
        move = str(as_move(state, *check_lay(state, seen.seat, lay)))
    except IllegalMove as reason:
        return None, reason
    return move, seen.legal().why_not(lay)
