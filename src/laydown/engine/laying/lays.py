"""Every way to lay a phase from a hand, and one drawn at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, bare, is_wild, order
from laydown.engine.groups import Group, Misfit, chain_of, extend, open_ends, pool_group
from laydown.engine.laying.budget import ENDLESS, Budget
from laydown.engine.laying.choices import Choices
from laydown.engine.laying.fan import Fan
from laydown.engine.laying.minimum import bare_groups, has_number_card
from laydown.engine.laying.placement import PLACING, Placement
from laydown.engine.laying.rare import best_targets
from laydown.engine.laying.solver import can_lay
from laydown.engine.laying.spread import Place, amounts, chosen_places, with_wilds
from laydown.engine.laying.targets import Matching, Target, accepts, filled_places, targets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.engine.chance import Stream
    from laydown.engine.edition import Edition
    from laydown.engine.patterns import Pattern, Phase

Groups = tuple[Group, ...]  # of a whole phase
Held = dict[int, int]  # how many of each card

_GROUP: Final = 2  # the work of making a group
_FEW: Final = 4  # cards that are no burden


def all_lays(
    phase: Phase, hand: Sequence[int], edition: Edition, budget: Budget | None = None
) -> Iterator[Groups]:
    """Yield every distinct lay once, in no particular order; as many as the budget allows."""
    if not can_lay(phase, hand, edition):
        return
    held: Held = {}
    for card in sorted(hand, key=order):
        if card != SKIP:
            held[card] = held.get(card, 0) + 1
    most = len(hand) - edition.must_keep
    if budget is None:
        budget = Budget(ENDLESS)
    yield from _lay_from(phase, (), held, most, edition, budget)


def _lay_from(  # noqa: PLR0913, PLR0917 - all that a search knows
    phase: Phase,
    laid: Groups,
    held: Held,
    most: int,
    edition: Edition,
    budget: Budget,
) -> Iterator[Groups]:
    """Yield all completions of the groups laid so far with at most `most` cards."""
    patterns, at = phase.patterns, len(laid)
    if at == len(patterns):
        yield laid
        return
    pattern = patterns[at]
    still_needed = sum(later.least for later in patterns[at + 1 :])
    # Groups of equal pattern are unordered: each must not sort before the one it follows.
    twin = phase.twin_of[at]
    earliest = reading_order(laid[twin]) if twin >= 0 else []
    bare_so_far = sum(not has_number_card(group) for group in laid)
    touched = len(patterns) - bare_so_far - 1
    real = bool(bare_groups(edition.wild_minimum, len(patterns), touched))
    for group in _groups(pattern, held, most - still_needed, edition, real=real):
        if not budget.spend(_GROUP + len(group.cards) // _FEW):
            return
        if twin >= 0 and reading_order(group) < earliest:
            continue
        rest = held.copy()
        for card in group.cards:
            rest[bare(card)] -= 1
        fewer = most - len(group.cards)
        yield from _lay_from(phase, (*laid, group), rest, fewer, edition, budget)


def reading_order(group: Group) -> list[int]:
    """Sort key of groups with equal patterns: by their cards, as hands are sorted."""
    return [order(bare(card)) << 16 | card for card in group.cards]


def _groups(
    pattern: Pattern, held: Held, most: int, edition: Edition, *, real: bool
) -> Iterator[Group]:
    """Yield every group of that pattern with at most `most` of the cards held.

    With `real`, a number card has to be among them.
    """
    wilds = {card: count for card, count in held.items() if count and is_wild(card)}
    if pattern.chain:
        yield from _chains(pattern, held, wilds, most, edition, real=real)
        return
    jokers, limits = list(wilds), list(wilds.values())
    for target in targets(pattern, edition):
        fitting = [
            card for card, count in held.items() if count and accepts(pattern, target, 0, card)
        ]
        least = max(pattern.least - sum(limits), 1 if real else 0)
        for counts in amounts([held[card] for card in fitting], least, most):
            cards = [c for c, count in zip(fitting, counts, strict=True) for _ in range(count)]
            for used in amounts(limits, pattern.least - len(cards), most - len(cards)):
                wild = [c for c, count in zip(jokers, used, strict=True) for _ in range(count)]
                yield pool_group(pattern, [*cards, *wild], *target)


def _chains(  # noqa: PLR0913 - all that a search knows
    pattern: Pattern, held: Held, wilds: Held, most: int, edition: Edition, *, real: bool
) -> Iterator[Group]:
    """Yield every chain, the least length and longer."""
    last = pattern.last(edition.highest)
    spare = sum(wilds.values())
    for low, colour in targets(pattern, edition):
        longest = min((last - low) // pattern.step + 1, most // pattern.each)
        options: list[list[Place]] = []
        for length in range(1, longest + 1):
            target = (low + (length - 1) * pattern.step, colour)
            options.append(_options(pattern, target, held))
            if length < pattern.size:
                continue
            for places in chosen_places(options, spare):
                if real and all(card < 0 for place in places for card in place):
                    continue
                for filled in with_wilds(places, wilds):
                    yield chain_of(pattern, filled, low, colour)


def _options(pattern: Pattern, target: Target, held: Held) -> list[Place]:
    """Return what may lie at one place of a chain, -1 for a Wild."""
    fitting = [card for card, count in held.items() if count and accepts(pattern, target, 0, card)]
    if pattern.each == 1:
        return [*((card,) for card in fitting), (-1,)]
    pairs = [
        (one, other)
        for i, one in enumerate(fitting)
        for other in fitting[i:]
        if one != other or held[one] > 1
    ]
    return [(-1, -1), *((card, -1) for card in fitting), *pairs]


def canonical(phase: Phase, groups: Sequence[Group]) -> Groups:
    """Return the lay with groups of equal pattern in reading order."""
    ordered = list(groups)
    for i in range(len(ordered)):
        at, twin = i, phase.twin_of[i]
        while twin >= 0 and reading_order(ordered[at]) < reading_order(ordered[twin]):
            ordered[at], ordered[twin] = ordered[twin], ordered[at]
            at, twin = twin, phase.twin_of[twin]
    return tuple(ordered)


def sample_lay(
    phase: Phase,
    hand: Sequence[int],
    edition: Edition,
    chance: Stream,
    budget: Budget | None = None,
) -> Groups:
    """Draw a lay at random: any can come, though not all equally often.

    Beyond the budget only some can come.
    """
    chosen = _some_targets(phase, hand, edition, chance, budget or Budget())
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


def _some_targets(
    phase: Phase, hand: Sequence[int], edition: Edition, chance: Stream, budget: Budget
) -> list[Target]:
    """Draw what the groups of a lay stand for."""
    fan = Fan(hand, edition)
    options = []
    for aims in Choices(phase, fan, budget, blanks=True).found:
        if not budget.spend(PLACING * fan.weight):
            break
        if Placement(phase, fan, aims, 0, 0).possible:
            options.append(aims)
    if not options:
        return best_targets(phase, hand, edition)
    return [(aim.number, aim.colour) for aim in options[chance.below(len(options))]]


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
