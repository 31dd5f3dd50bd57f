"""Every way to lay a phase from a hand, and one drawn at random."""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, bare, is_wild, order
from laydown.engine.groups import Group, Misfit, chain_of, extend, open_ends, pool_group
from laydown.engine.laying.choices import Choices
from laydown.engine.laying.fan import Fan
from laydown.engine.laying.minimum import bare_groups, has_number_card
from laydown.engine.laying.placement import Placement
from laydown.engine.laying.solver import can_lay
from laydown.engine.laying.targets import Matching, Target, accepts, filled_places, targets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.engine.chance import Stream
    from laydown.engine.edition import Edition
    from laydown.engine.patterns import Pattern, Phase

Groups = tuple[Group, ...]  # of a whole phase
Held = dict[int, int]  # how many of each card


def all_lays(phase: Phase, hand: Sequence[int], edition: Edition) -> Iterator[Groups]:
    """Yield every distinct lay once, in no particular order."""
    if not can_lay(phase, hand, edition):
        return
    held: Held = {}
    for card in sorted(hand, key=order):
        if card != SKIP:
            held[card] = held.get(card, 0) + 1
    most = len(hand) - edition.must_keep
    yield from _lay_from(phase.patterns, (), held, most, edition)


def _lay_from(
    patterns: tuple[Pattern, ...], laid: Groups, held: Held, most: int, edition: Edition
) -> Iterator[Groups]:
    """Yield all completions of the groups laid so far with at most `most` cards."""
    if len(laid) == len(patterns):
        yield laid
        return
    pattern = patterns[len(laid)]
    still_needed = sum(later.least for later in patterns[len(laid) + 1 :])
    # Groups of equal pattern are unordered: each must not sort before the one it follows.
    twin = next((group for group in reversed(laid) if group.pattern == pattern), None)
    for group in _groups(pattern, held, most - still_needed, edition):
        if twin is not None and reading_order(group) < reading_order(twin):
            continue
        bare_so_far = sum(not has_number_card(other) for other in (*laid, group))
        if bare_groups(edition.wild_minimum, len(patterns), len(patterns) - bare_so_far):
            continue
        rest = held.copy()
        for card in group.cards:
            rest[bare(card)] -= 1
        yield from _lay_from(patterns, (*laid, group), rest, most - len(group.cards), edition)


def reading_order(group: Group) -> list[int]:
    """Sort key of groups with equal patterns: by their cards, as hands are sorted."""
    return [order(bare(card)) << 16 | card for card in group.cards]


def _groups(pattern: Pattern, held: Held, most: int, edition: Edition) -> Iterator[Group]:
    """Yield every group of that pattern with at most `most` of the cards held."""
    wilds = {card: count for card, count in held.items() if count and is_wild(card)}
    if pattern.chain:
        yield from _chains(pattern, held, wilds, most, edition)
        return
    for target in targets(pattern, edition):
        fitting = [
            card for card, count in held.items() if count and accepts(pattern, target, 0, card)
        ]
        for counts in product(*(range(held[card] + 1) for card in fitting)):
            real = [c for c, count in zip(fitting, counts, strict=True) for _ in range(count)]
            for used in product(*(range(count + 1) for count in wilds.values())):
                if pattern.least <= len(real) + sum(used) <= most:
                    jokers = [c for c, n in zip(wilds, used, strict=True) for _ in range(n)]
                    yield pool_group(pattern, [*real, *jokers], *target)


def _chains(
    pattern: Pattern, held: Held, wilds: Held, most: int, edition: Edition
) -> Iterator[Group]:
    """Yield every chain, the least length and longer."""
    last = pattern.last(edition.highest)
    for low, colour in targets(pattern, edition):
        longest = min((last - low) // pattern.step + 1, most // pattern.each)
        for length in range(pattern.size, longest + 1):
            for places in _places(pattern, (low, colour), length, held, sum(wilds.values())):
                for filled in _with_wilds(places, wilds):
                    yield chain_of(pattern, filled, low, colour)


def _with_wilds(places: tuple[tuple[int, ...], ...], wilds: Held) -> Iterator[list[int]]:
    """Yield the cards with every -1 filled: which Joker lies where makes a difference."""
    gaps = sum(place.count(-1) for place in places)
    each = [card for card, count in wilds.items() for _ in range(count)]
    fillings = {tuple(each[:gaps])} if len(wilds) <= 1 else set(permutations(each, gaps))
    seen = set()
    for filling in sorted(fillings):
        spare = iter(filling)
        filled = [[next(spare) if c < 0 else c for c in place] for place in places]
        key = tuple(tuple(sorted(place)) for place in filled)
        if key not in seen:
            seen.add(key)
            yield [card for place in filled for card in place]


def _places(
    pattern: Pattern, target: tuple[int, int], length: int, held: Held, wilds: int
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield the cards at each place of a chain, -1 for a Wild."""
    if length == 0:
        yield ()
        return
    fitting = [card for card, count in held.items() if count and accepts(pattern, target, 0, card)]
    options: list[tuple[int, ...]] = [*((card,) for card in fitting), (-1,)]
    if pattern.each > 1:
        options = [(-1, -1), *((card, -1) for card in fitting)]
        options += [
            (one, other)
            for i, one in enumerate(fitting)
            for other in fitting[i:]
            if one != other or held[one] > 1
        ]
    following = (target[0] + pattern.step, target[1])
    for option in options:
        needed = option.count(-1)
        if needed <= wilds:
            # Numbers differ from place to place, so `held` need not be reduced.
            for rest in _places(pattern, following, length - 1, held, wilds - needed):
                yield (option, *rest)


def canonical(phase: Phase, groups: Sequence[Group]) -> Groups:
    """Return the lay with groups of equal pattern in reading order."""
    ordered = list(groups)
    for i in range(len(ordered)):
        at, twin = i, phase.twin_of[i]
        while twin >= 0 and reading_order(ordered[at]) < reading_order(ordered[twin]):
            ordered[at], ordered[twin] = ordered[twin], ordered[at]
            at, twin = twin, phase.twin_of[twin]
    return tuple(ordered)


def sample_lay(phase: Phase, hand: Sequence[int], edition: Edition, chance: Stream) -> Groups:
    """Draw a lay at random: any can come, though not all equally often."""
    fan = Fan(hand, edition)
    choices = Choices(phase, fan, blanks=True).found
    options = [aims for aims in choices if Placement(phase, fan, aims, 0, 0).possible]
    drawn = options[chance.below(len(options))]
    chosen = [(aim.number, aim.colour) for aim in drawn]
    real = [card for card in hand if not is_wild(card) and card != SKIP]
    wilds = [card for card in hand if is_wild(card)]
    chance.shuffle(real)
    chance.shuffle(wilds)
    found = _random_places(phase, chosen, real, len(wilds), chance)
    if found is None or not _number_cards_suffice(found, edition):
        found = filled_places(Matching(phase.patterns, chosen, real), phase.patterns)
    groups = []
    for pattern, (number, colour), cards in zip(phase.patterns, chosen, found, strict=True):
        plain = []
        for card in cards:
            if card >= 0:
                real.remove(card)
            plain.append(card if card >= 0 else wilds.pop())
        if pattern.chain:
            groups.append(chain_of(pattern, plain, number, colour))
        else:
            groups.append(pool_group(pattern, plain, number, colour))
    _add_some(groups, real + wilds, len(hand) - phase.least - edition.must_keep, edition, chance)
    return canonical(phase, groups)


def _random_places(
    phase: Phase, chosen: Sequence[Target], real: Sequence[int], wilds: int, chance: Stream
) -> list[list[int]] | None:
    """Fill each place with any card that fits, -1 for a Wild; None if that leads nowhere."""
    left = list(real)
    found: list[list[int]] = []
    for pattern, target in zip(phase.patterns, chosen, strict=True):
        places = []
        for place in range(pattern.least):
            fitting = [card for card in left if accepts(pattern, target, place, card)]
            if wilds:
                fitting.append(-1)
            if not fitting:
                return None
            card = fitting[chance.below(len(fitting))]
            if card < 0:
                wilds -= 1
            else:
                left.remove(card)
            places.append(card)
        found.append(places)
    return found


def _number_cards_suffice(found: list[list[int]], edition: Edition) -> bool:
    """Whether number cards lie where they are needed (X-06)."""
    real = sum(any(card >= 0 for card in places) for places in found)
    return not bare_groups(edition.wild_minimum, len(found), real)


def _add_some(
    groups: list[Group], spare: list[int], most: int, edition: Edition, chance: Stream
) -> None:
    """Lengthen groups by some of the spare cards, at most `most` of them."""
    chance.shuffle(spare)
    while spare:
        card = spare.pop()
        at = chance.below(len(groups))
        pattern = groups[at].pattern
        others = pattern.each - 1  # the rest of a pair
        if others + 1 > most or others > len(spare) or chance.below(2):
            continue
        ends = open_ends(groups[at], edition.highest) if pattern.chain else [""]
        if not ends:
            continue
        cards = (card, *spare[len(spare) - others :])
        try:
            end = ends[chance.below(len(ends))]
            groups[at] = extend(groups[at], cards, end, edition.highest)
        except Misfit:
            continue
        most -= len(cards)
        del spare[len(spare) - others :]
