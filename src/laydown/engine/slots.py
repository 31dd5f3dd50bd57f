"""Cards in a slot for a group: is it complete, what is missing, what could Wilds stand for.

What makes a group only `arrange` decides: here values are found for Wilds that name none, and
cards for places that are still open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import WILD, bare, is_wild, standing_for, value_colour, value_number
from laydown.engine.groups import Group, Misfit, arrange, misfit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.patterns import Pattern

# Reasons that only say where Wilds or further cards are to go.
_OPEN: Final = (
    "wild_value_needed",
    "not_in_order",
    "number_twice",
    "run_out_of_range",
    "pair_incomplete",
)


class Filling:
    """What cards make of a group: the group, or how many cards it lacks and which, or why not."""

    __slots__ = ("colour", "group", "missing", "numbers", "reason")

    def __init__(
        self,
        group: Group | None = None,
        missing: int = 0,
        numbers: tuple[int, ...] = (),
        colour: int = -1,
        reason: Misfit | None = None,
    ) -> None:
        """Hold what was found: `numbers` and `colour` are those of the cards that are wanted."""
        self.group: Final = group
        self.missing: Final = missing
        self.numbers: Final = numbers
        self.colour: Final = colour
        self.reason: Final = reason


class Other:
    """Another way in which a group could lie: the Wilds that change, by place, and the group."""

    __slots__ = ("changed", "group")

    def __init__(self, changed: tuple[tuple[int, int], ...], group: Group) -> None:
        """Hold place in the present group and new value of each Wild that changes."""
        self.changed: Final = changed
        self.group: Final = group


def fill(
    pattern: Pattern, placed: Sequence[int], highest: int, colours: tuple[int, ...]
) -> Filling:
    """Return what placed cards make of a group; Wilds need not say what they stand for."""
    cards = list(placed)
    if not cards:
        return Filling(missing=pattern.least)
    over = len(cards) % pattern.each
    short = max(pattern.least - len(cards), pattern.each - over if over else 0)
    reason: Misfit | None = None
    try:
        group = arrange(pattern, cards + [WILD] * short, highest)
        if not short:
            return Filling(group)
    except Misfit as found:
        reason = found
        if found.code not in _OPEN:
            return Filling(reason=found)
    if pattern.chain:
        return _fill_chain(pattern, cards, short, highest, colours, reason)
    if not short:  # Wilds alone, and none of them says what it stands for
        number = highest if pattern.same_number else 0
        colour = colours[0] if pattern.same_colour else -1
        named = [standing_for(bare(cards[0]), number, colour), *cards[1:]]
        return Filling(arrange(pattern, named, highest))
    return Filling(None, short, _pool_numbers(pattern, cards, highest), _colour(pattern, cards))


def _colour(pattern: Pattern, cards: Sequence[int]) -> int:
    """Return the colour of a group, -1 if it has none or none is named yet."""
    if not pattern.same_colour:
        return -1
    for card in cards:
        shown = value_colour(card) if is_wild(bare(card)) else card >> 4
        if shown >= 0:
            return shown
    return -1


def _number(card: int) -> int:
    """Return the number that a placed card shows, 0 for a Wild that names none."""
    return value_number(card) if is_wild(bare(card)) else card & 15


def _pool_numbers(pattern: Pattern, cards: list[int], highest: int) -> tuple[int, ...]:
    """Return the numbers that a pool takes; none where it takes any."""
    if pattern.same_number:
        shown = [number for number in map(_number, cards) if number]
        return tuple(shown[:1])
    if pattern.parity < 0:
        return ()
    return tuple(number for number in range(1, highest + 1) if pattern.number_fits(number))


def _fill_chain(  # noqa: PLR0913, PLR0917 - all that is known of the cards so far
    pattern: Pattern,
    cards: list[int],
    short: int,
    highest: int,
    colours: tuple[int, ...],
    reason: Misfit | None,
) -> Filling:
    """Find the places of the cards in a chain; `reason` is why they are none as written."""
    colour = _colour(pattern, cards)
    shown = [number for number in map(_number, cards) if number]
    numbers = (len(cards) + short) // pattern.each
    lows = _lows(pattern, shown, numbers, highest)
    if not lows:
        return _broken(pattern, shown, len(cards), highest, colour, reason)
    if not short:
        if colour < 0 and pattern.same_colour:
            colour = colours[0]
        return Filling(_chain(pattern, cards, lows[-1], highest, colour))
    wanted: set[int] = set()
    for low in lows:
        wanted.update(_open_places(pattern, shown, low, numbers))
    return Filling(None, short, tuple(sorted(wanted)), colour)


def _broken(  # noqa: PLR0913, PLR0917 - the same
    pattern: Pattern,
    shown: list[int],
    count: int,
    highest: int,
    colour: int,
    reason: Misfit | None,
) -> Filling:
    """Return what is missing between cards too far apart; nothing mends a number too many."""
    if not shown or reason is None or reason.code == "wild_value_needed":  # more than there are
        return Filling(reason=misfit("run_out_of_range", pattern, highest=highest))
    span = (max(shown) - min(shown)) // pattern.step + 1
    if not _lows(pattern, shown, span, highest):
        return Filling(reason=reason)
    wanted = _open_places(pattern, shown, min(shown), span)
    missing = max(span * pattern.each - count, 0)
    return Filling(None, missing, tuple(sorted(set(wanted))), colour, reason)


def _lows(pattern: Pattern, shown: list[int], numbers: int, highest: int) -> list[int]:
    """Return where a chain of that length can start and have a place for each number shown."""
    lows: list[int] = []
    if any(shown.count(number) > pattern.each for number in shown):
        return lows
    low = pattern.first
    while low + (numbers - 1) * pattern.step <= highest:
        high = low + (numbers - 1) * pattern.step
        if all(low <= number <= high for number in shown):
            lows.append(low)
        low += pattern.step
    return lows


def _open_places(pattern: Pattern, shown: list[int], low: int, numbers: int) -> list[int]:
    """Return the numbers missing in a chain, each as often as it is missing."""
    found: list[int] = []
    for place in range(numbers):
        number = low + place * pattern.step
        found += [number] * (pattern.each - shown.count(number))
    return found


def _chain(pattern: Pattern, cards: list[int], low: int, highest: int, colour: int) -> Group:
    """Return the chain that starts there, Wilds that name nothing at the places left open."""
    shown = [number for number in map(_number, cards) if number]
    numbers = _open_places(pattern, shown, low, len(cards) // pattern.each)
    numbers.reverse()
    named = [
        card if _number(card) else standing_for(bare(card), numbers.pop(), colour) for card in cards
    ]
    return arrange(pattern, named, highest)


def other_ways(group: Group, highest: int, colours: tuple[int, ...]) -> list[Other]:
    """Return the other ways in which the cards of a group could lie for the same pattern."""
    plain = [bare(card) for card in group.cards]
    wilds = [place for place, card in enumerate(plain) if is_wild(card)]
    if not wilds:
        return []
    alone = len(wilds) == len(plain)
    choices = colours if alone and group.pattern.same_colour else (group.colour,)
    if group.pattern.chain:
        return _other_chains(group, wilds, highest, choices)
    return _other_pools(group, highest, choices) if alone else []


def _other_pools(group: Group, highest: int, colours: tuple[int, ...]) -> list[Other]:
    """Return what Wilds alone could stand for: all of them change, and the first one is named."""
    pattern = group.pattern
    numbers = range(1, highest + 1) if pattern.same_number else (0,)
    found: list[Other] = []
    for colour in colours:
        for number in numbers:
            if (number, colour) != (group.number, group.colour):
                first = standing_for(bare(group.cards[0]), number, colour)
                rest = [bare(card) for card in group.cards[1:]]
                found.append(Other(((0, first),), arrange(pattern, [first, *rest], highest)))
    return found


def _other_chains(
    group: Group, wilds: list[int], highest: int, colours: tuple[int, ...]
) -> list[Other]:
    """Return the chains that start elsewhere, or have another colour; most Wilds stay."""
    pattern = group.pattern
    numbers = len(group.cards) // pattern.each
    real = [card & 15 for card in group.cards if not is_wild(bare(card))]
    found: list[Other] = []
    for colour in colours:
        for low in _lows(pattern, real, numbers, highest):
            if (low, colour) == (group.number, group.colour):
                continue
            left = _open_places(pattern, real, low, numbers)
            moved: list[int] = []
            for place in wilds:  # a Wild keeps its value where it still can
                value = value_number(group.cards[place])
                if colour == group.colour and value in left:
                    left.remove(value)
                else:
                    moved.append(place)
            cards = list(group.cards)
            changed: list[tuple[int, int]] = []
            for i, place in enumerate(moved):
                cards[place] = standing_for(bare(cards[place]), left[i], colour)
                changed.append((place, cards[place]))
            found.append(Other(tuple(changed), arrange(pattern, cards, highest)))
    return found
