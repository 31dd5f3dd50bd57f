"""Groups: cards that lie on the table for a pattern, what makes one, and what extends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import (
    SKIP,
    bare,
    is_wild,
    sorted_few,
    standing_for,
    value_colour,
    value_number,
)
from laydown.engine.errors import Detail, LaydownError
from laydown.engine.notation.cards import card_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.patterns import Pattern

LOW: Final = "low"
HIGH: Final = "high"
_OPEN: Final = -1  # a place without a card


class Misfit(LaydownError):  # noqa: N818 - it is no fault, the caller asks to know
    """Cards that do not make, or do not extend, a group of some kind."""

    def __init__(self, code: str, details: dict[str, Detail], cases: tuple[str, ...]) -> None:
        """Keep the cases that it is one of: an edition may have a clause for each."""
        super().__init__(code, details)
        self.cases = cases

    def in_case(self, case: str) -> Misfit:
        """Return the same reason in one more case, behind the kind of the group."""
        return Misfit(self.code, self.details, (self.cases[0], case, *self.cases[1:]))


def misfit(code: str, pattern: Pattern, **details: Detail) -> Misfit:
    """Return the reason why cards do not fit."""
    cases = (pattern.kind, "chain") if pattern.chain else (pattern.kind,)
    return Misfit(code, {"pattern": str(pattern), **details}, cases)


class Group:
    """Cards that lie on the table; never changed, an extended one is a new one."""

    __slots__ = ("cards", "colour", "extra", "high", "number", "pattern")

    def __init__(
        self,
        pattern: Pattern,
        cards: tuple[int, ...],
        number: int,
        colour: int,
        extra: tuple[int, ...] = (),
    ) -> None:
        """Hold placed cards: `number` is a set's number or a chain's first; -1, no colour.

        `extra` are Jokers that lie on a full chain and stand for nothing (B-24).
        """
        self.pattern: Final = pattern
        self.cards: Final = cards
        self.number: Final = number
        self.colour: Final = colour
        self.extra: Final = extra
        # The last number of a chain, which every hit asks for.
        self.high: Final = number + (len(cards) // pattern.each - 1) * pattern.step

    def plain_cards(self) -> list[int]:
        """Return all cards that lie here, as they were held."""
        return [bare(card) for card in self.cards + self.extra]

    def __eq__(self, other: object) -> bool:
        """Compare what was asked for and the cards that lie."""
        return (
            isinstance(other, Group)
            and self.pattern == other.pattern
            and self.cards == other.cards
            and self.number == other.number
            and self.colour == other.colour
            and self.extra == other.extra
        )

    def __hash__(self) -> int:
        """Hash by the cards."""
        return hash(self.cards)

    def __str__(self) -> str:
        """Print the cards as they lie: `G3 G4 W=5 R6`."""
        text = " ".join(map(card_text, self.cards))
        return f"{text} + {' '.join(map(card_text, self.extra))}" if self.extra else text

    def __repr__(self) -> str:
        """Print pattern and cards."""
        return f"<{self.pattern}: {self}>"


def arrange(pattern: Pattern, placed: Sequence[int], highest: int) -> Group:
    """Make a group of placed cards in any order, or raise the reason why they do not make one."""
    cards = tuple(placed)
    if len(cards) < pattern.least:
        raise misfit("group_too_short", pattern, cards=len(cards))
    for card in cards:
        if bare(card) == SKIP:
            raise misfit("skip_in_group", pattern)
        if not is_wild(bare(card)) and not pattern.number_fits(card & 15):
            raise misfit("wrong_parity", pattern, card=card_text(card))
    colour = _common_colour(pattern, cards)
    if pattern.chain:
        return _arrange_chain(pattern, cards, colour, highest)
    return _arrange_pool(pattern, cards, colour, highest)


def _common_colour(pattern: Pattern, cards: tuple[int, ...]) -> int:
    """Return the colour of the group, -1 if it has none."""
    if not pattern.same_colour:
        for card in cards:
            if value_colour(card) >= 0:
                raise misfit("wild_value_wrong", pattern, card=card_text(card))
        return -1
    colour = -1
    for card in cards:
        shown = value_colour(card) if is_wild(bare(card)) else card >> 4
        if shown >= 0:
            if colour >= 0 and shown != colour:
                raise misfit("mixed_colours", pattern, card=card_text(card))
            colour = shown
    if colour < 0:
        raise misfit("wild_value_needed", pattern)
    return colour


def _arrange_pool(pattern: Pattern, cards: tuple[int, ...], colour: int, highest: int) -> Group:
    number = 0
    for card in cards:
        wild = is_wild(bare(card))
        shown = value_number(card) if wild else card & 15
        if shown and pattern.same_number:
            if number and shown != number:
                raise misfit("mixed_numbers", pattern, card=card_text(card))
            number = shown
        elif shown and wild:
            raise misfit("wild_value_wrong", pattern, card=card_text(card))
    if pattern.same_number and not 1 <= number <= highest:
        code = "number_out_of_range" if number else "wild_value_needed"
        raise misfit(code, pattern, number=number)
    return pool_group(pattern, [bare(card) for card in cards], number, colour)


def pool_group(pattern: Pattern, cards: Sequence[int], number: int, colour: int) -> Group:
    """Return the pool of these plain cards, real ones first; Wilds alone say what they are."""
    ordered = sorted_few(cards)
    if is_wild(ordered[0]):  # they come last
        ordered = [standing_for(card, number, colour) for card in ordered]
    return Group(pattern, tuple(ordered), number, colour)


def _arrange_chain(pattern: Pattern, cards: tuple[int, ...], colour: int, highest: int) -> Group:
    each, step = pattern.each, pattern.step
    if len(cards) % each:
        raise misfit("pair_incomplete", pattern)
    shown = [value_number(card) if is_wild(bare(card)) else card & 15 for card in cards]
    for i, number in enumerate(shown):
        if number and not pattern.number_fits(number):
            raise misfit("wild_value_wrong", pattern, card=card_text(cards[i]))
    low = _chain_low(pattern, shown, highest)
    high = low + (len(cards) // each - 1) * step
    if low < pattern.first or high > highest:
        raise misfit("run_out_of_range", pattern, highest=highest)
    return chain_of(pattern, _placed(pattern, cards, shown, low), low, colour)


def _placed(pattern: Pattern, cards: tuple[int, ...], shown: list[int], low: int) -> list[int]:
    """Return the plain cards of a chain in order, unnamed Wilds at the places left open."""
    each = pattern.each
    places = [_OPEN] * len(cards)
    unnamed = []
    for i, card in enumerate(cards):
        if not shown[i]:
            unnamed.append(bare(card))
            continue
        place = (shown[i] - low) // pattern.step * each
        while places[place] != _OPEN:
            place += 1
            if place % each == 0:
                raise misfit("number_twice", pattern, number=shown[i])
        places[place] = bare(card)
    unnamed.reverse()
    for place, card in enumerate(places):  # `low` leaves exactly as many open
        if card == _OPEN:
            places[place] = unnamed.pop()
    return places


def _chain_low(pattern: Pattern, shown: list[int], highest: int) -> int:
    """Return the first number of a chain whose unnamed Wilds show as 0, or raise why not."""
    each, step = pattern.each, pattern.step
    low = _low_as_written(pattern, shown)
    if low is not None:
        return low
    named = [number for number in shown if number]
    if not named:
        raise misfit("wild_value_needed", pattern).in_case("bare")
    low, high = min(named), max(named)
    gaps = ((high - low) // step + 1) * each - len(named)
    unnamed = len(shown) - len(named)
    if gaps > unnamed or len(set(named)) * each < len(named):
        if _round_the_corner(pattern, named, unnamed, highest):
            raise misfit("run_out_of_range", pattern, highest=highest)
        code = "number_twice" if len(set(named)) * each < len(named) else "not_in_order"
        raise misfit(code, pattern, number=_most_frequent(named))
    if gaps < unnamed:
        raise misfit("wild_value_needed", pattern)
    return low


def _round_the_corner(pattern: Pattern, named: list[int], unnamed: int, highest: int) -> bool:
    """Whether the numbers would be in order if 1 came behind the highest one."""
    each, step = pattern.each, pattern.step
    if max(map(named.count, named)) > each:
        return False
    circle = pattern.last(highest) - pattern.first + step
    for last in sorted(set(named))[:-1]:  # the last number behind the corner
        moved = [number + circle if number <= last else number for number in named]
        places = ((max(moved) - min(moved)) // step + 1) * each
        if places - len(named) <= unnamed:
            return True
    return False


def _low_as_written(pattern: Pattern, shown: list[int]) -> int | None:
    """Return the first number if every named card stands at its own place, else None."""
    each, step = pattern.each, pattern.step
    low: int | None = None
    for i, number in enumerate(shown):
        if number:
            start = number - i // each * step
            if low is None:
                low = start
            elif start != low:
                return None
    return low


def _most_frequent(numbers: list[int]) -> int:
    return max(sorted(set(numbers)), key=numbers.count)


def chain_of(pattern: Pattern, places: Sequence[int], low: int, colour: int) -> Group:
    """Return the chain with these plain cards at its places, `each` for every number."""
    each, step = pattern.each, pattern.step
    if each > 1:
        pairs = [sorted_few(places[i : i + each]) for i in range(0, len(places), each)]
        places = [card for pair in pairs for card in pair]
    laid = []
    for i, card in enumerate(places):
        number = low + i // each * step
        laid.append(standing_for(card, number, colour) if is_wild(card) else card)
    return Group(pattern, tuple(laid), low, colour)


def open_ends(group: Group, highest: int) -> list[str]:
    """Return the ends at which a chain can still grow."""
    pattern = group.pattern
    ends = []
    if group.number - pattern.step >= pattern.first:
        ends.append(LOW)
    if group.high + pattern.step <= highest:
        ends.append(HIGH)
    return ends


def is_full(group: Group, highest: int) -> bool:
    """Whether a group is a chain that cannot grow any more."""
    pattern = group.pattern
    return (
        pattern.chain
        and group.number - pattern.step < pattern.first
        and group.high + pattern.step > highest
    )


def overfill(group: Group, cards: Sequence[int]) -> Group:
    """Return a full chain with Jokers added that stand for nothing (B-24)."""
    extra = tuple(sorted_few((*group.extra, *cards)))
    return Group(group.pattern, group.cards, group.number, group.colour, extra)


def next_number(group: Group, end: str) -> int:
    """Return the number that would lengthen a chain at that end."""
    step = group.pattern.step
    return group.number - step if end == LOW else group.high + step


def fits_end(group: Group, card: int, end: str) -> bool:
    """Whether a plain card can lengthen a chain at that end."""
    return is_wild(card) or (
        card & 15 == next_number(group, end)
        and (not group.pattern.same_colour or card >> 4 == group.colour)
    )


def stands_for(group: Group, placed: int, end: str) -> bool:
    """Whether what a card says it stands for is what it would be at that end of a group."""
    pattern, number, colour = group.pattern, value_number(placed), value_colour(placed)
    if colour >= 0 and not (pattern.same_colour and colour == group.colour):
        return False
    if not number:
        return True
    if pattern.chain:
        return bool(end) and number == next_number(group, end)
    return pattern.same_number and number == group.number


def extend(group: Group, cards: Sequence[int], end: str, highest: int) -> Group:
    """Return the group with plain cards added, or raise why they do not fit.

    `end` is empty where it is plain: on a pool, or when only one end is possible.
    """
    return grown(group, cards, end_of(group, cards, end, highest))


def end_of(group: Group, cards: Sequence[int], end: str, highest: int) -> str:
    """Return the end at which plain cards can be added, or raise why they do not fit.

    On a pool there is none, and it is empty.
    """
    pattern = group.pattern
    for card in cards:
        if card == SKIP:
            raise misfit("skip_in_group", pattern)
    if pattern.chain:
        return chain_end(group, cards, end, highest)
    if end:
        raise misfit("no_ends_here", pattern)
    if len(cards) != 1:
        raise misfit("one_card_at_a_time", pattern)
    if not fits_pool(group, cards[0]):
        raise misfit("does_not_fit", pattern, card=card_text(cards[0]), group=str(group))
    return ""


def grown(group: Group, cards: Sequence[int], end: str) -> Group:
    """Return the group with plain cards added that are known to fit at that end."""
    pattern = group.pattern
    if not pattern.chain:
        plain = [bare(card) for card in group.cards]
        return pool_group(pattern, [*plain, cards[0]], group.number, group.colour)
    number = next_number(group, end)
    ordered = sorted_few(cards) if len(cards) > 1 else cards
    added = tuple([standing_for(c, number, group.colour) if is_wild(c) else c for c in ordered])
    if end == LOW:
        return Group(pattern, added + group.cards, number, group.colour)
    return Group(pattern, group.cards + added, group.number, group.colour)


def fits_pool(group: Group, card: int) -> bool:
    """Whether a plain card belongs in a pool."""
    if is_wild(card):
        return True
    pattern = group.pattern
    number = card & 15
    return (
        card != SKIP
        and (not pattern.same_number or number == group.number)
        and (not pattern.same_colour or card >> 4 == group.colour)
        and pattern.number_fits(number)
    )


def chain_end(group: Group, cards: Sequence[int], end: str, highest: int) -> str:
    """Return the end of a chain that these plain cards lengthen, or raise why none."""
    pattern = group.pattern
    if len(cards) != pattern.each:
        raise misfit("pair_needed" if pattern.each > 1 else "one_card_at_a_time", pattern)
    low = group.number - pattern.step >= pattern.first and _all_fit(group, cards, LOW)
    high = group.high + pattern.step <= highest and _all_fit(group, cards, HIGH)
    if low and high and not end:
        raise misfit("which_end", pattern, group=str(group))
    if low and end in ("", LOW):
        return LOW
    if high and end in ("", HIGH):
        return HIGH
    if _beyond(group, cards, end, highest):
        raise misfit("run_out_of_range", pattern, highest=highest)
    text = " ".join(map(card_text, cards))
    reason = misfit("does_not_fit", pattern, card=text, group=str(group))
    raise reason.in_case("full") if is_full(group, highest) else reason


def _beyond(group: Group, cards: Sequence[int], end: str, highest: int) -> bool:
    """Whether cards would go past the end of a chain: nothing comes after 12."""
    pattern, ends = group.pattern, open_ends(group, highest)
    corner = {LOW: pattern.last(highest), HIGH: pattern.first}  # the number round the corner
    return bool(ends) and any(
        one not in ends and all(is_wild(c) or c & 15 == corner[one] for c in cards)
        for one in ([end] if end else [LOW, HIGH])
    )


def _all_fit(group: Group, cards: Sequence[int], end: str) -> bool:
    """Whether all of the cards fit at that end."""
    for card in cards:  # noqa: SIM110 - a loop is compiled, a generator is called
        if not fits_end(group, card, end):
            return False
    return True
