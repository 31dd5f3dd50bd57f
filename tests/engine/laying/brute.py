"""Brute-force reference for finding phases in a hand.

It is slow and plain on purpose and shares no code with the package: tests compare the
answers of the real solver with the answers given here.

Cards are strings: a colour letter and a number (``R7``, ``G12``), ``W`` for a Wild and ``S``
for a Skip. A phase is text: groups joined by `` + ``, for example ``set 3 + run 4``.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations_with_replacement, product

Group = tuple[str, ...]
Lay = tuple[Group, ...]
Spec = tuple[str, int]  # the kind of a group and its minimum size

LETTERS = "RYGBOPKT"
WILD_MINIMUMS = ("none", "phase", "group")

PARITIES = ("", " odd", " even")
COLOURED = ("", " one colour")

_PATTERNS: tuple[tuple[str, str], ...] = (
    ("set", r"set (\d+)"),
    *(
        (f"run{parity}{pairs}{coloured}", rf"run (\d+){parity}{pairs}{coloured}")
        for parity, pairs, coloured in product(PARITIES, ("", " pairs"), COLOURED)
    ),
    *(
        (f"{parity}{coloured}".strip(), rf"(\d+){parity}{coloured}")
        for parity, coloured in product(PARITIES, COLOURED)
        if parity or coloured
    ),
)


# --- Reading the input ---------------------------------------------------------------------


def parse_group(text: str) -> Spec:
    """Read one group such as ``run 4 one colour``."""
    for kind, pattern in _PATTERNS:
        match = re.fullmatch(pattern, text)
        if match and int(match[1]) > 0:
            return kind, int(match[1])
    raise ValueError(f"unknown group: {text!r}")


def parse_phase(phase: str) -> list[Spec]:
    """Read a phase, for example ``set 3 + run 4``."""
    return [parse_group(text) for text in phase.split(" + ")]


def number_of(card: str) -> int:
    """The number of a number card."""
    return int(card[1:])


def colour_of(card: str) -> str:
    """The colour letter of a number card."""
    return card[0]


def _check(hand: Sequence[str], wild_minimum: str, colours: str, highest: int) -> None:
    """Refuse cards the deck cannot hold and unknown rules."""
    if wild_minimum not in WILD_MINIMUMS:
        raise ValueError(f"unknown wild minimum: {wild_minimum!r}")
    if not set(colours) <= set(LETTERS) or len(set(colours)) != len(colours):
        raise ValueError(f"bad colours: {colours!r}")
    for card in hand:
        if card in ("W", "S"):
            continue
        good = re.fullmatch(r"[A-Z][1-9][0-9]?", card)
        if not good or colour_of(card) not in colours or number_of(card) > highest:
            raise ValueError(f"not a card of this deck: {card!r}")


# --- Run windows ---------------------------------------------------------------------------


def numbers_of_kind(kind: str, highest: int) -> list[int]:
    """All the numbers a group of this kind may use, in ascending order."""
    if "odd" in kind:
        return list(range(1, highest + 1, 2))
    if "even" in kind:
        return list(range(2, highest + 1, 2))
    return list(range(1, highest + 1))


def _letters(kind: str, colours: str) -> list[str]:
    """The colours that may lie together in a group of this kind, one choice after the other."""
    return list(colours) if "one colour" in kind else [colours]


def windows(kind: str, size: int, highest: int) -> list[list[int]]:
    """Every stretch of exactly ``size`` neighbouring numbers for this kind of run."""
    line = numbers_of_kind(kind, highest)
    return [line[i : i + size] for i in range(len(line) - size + 1)]


# --- Single groups -------------------------------------------------------------------------
#
# ``Piece`` is a group in canonical writing together with the cards of the hand it uses up.

Piece = tuple[Group, Counter[str]]


def _sub_multisets(cards: Counter[str]) -> Iterator[list[str]]:
    """Every sub-multiset, the empty one included, as a sorted list."""
    kinds = sorted(card for card in cards if cards[card] > 0)
    for amounts in product(*(range(cards[card] + 1) for card in kinds)):
        yield [card for card, amount in zip(kinds, amounts, strict=True) for _ in range(amount)]


def _heaps(have: Counter[str], real: Counter[str], least: int, names: list[str]) -> Iterator[Piece]:
    """Groups without an order: some of the cards ``real`` and any number of Wilds.

    ``names`` says how a Wild is written in a group made of Wilds only, one group per name.
    """
    for chosen in _sub_multisets(real):
        for wilds in range(have["W"] + 1):
            if len(chosen) + wilds < least:
                continue
            used = Counter(chosen + ["W"] * wilds)
            if chosen:
                yield (*chosen, *["W"] * wilds), used
            else:
                for name in names:
                    yield (name,) * wilds, used


def _where(have: Counter[str], numbers: Sequence[int], colours: str) -> Counter[str]:
    """The number cards at hand with one of these numbers and one of these colours."""
    return Counter(
        {
            card: amount
            for card, amount in have.items()
            if card not in ("W", "S")
            and amount > 0
            and number_of(card) in numbers
            and colour_of(card) in colours
        }
    )


def _place_choices(have: Counter[str], number: int, colours: str, wild: str) -> list[Group]:
    """What may lie at one number of a run: a real card or a Wild."""
    reals = sorted(_where(have, [number], colours))
    return [(card,) for card in [*reals, wild]]


def _pair_choices(have: Counter[str], number: int, colours: str, wild: str) -> list[Group]:
    """What may lie at one number of a run of pairs: two cards, Wilds written last."""
    return [
        (*chosen, *[wild] * (2 - len(chosen)))
        for chosen in _sub_multisets(_where(have, [number], colours))
        if len(chosen) <= 2
    ]


def _lines(have: Counter[str], choices: list[list[Group]]) -> Iterator[Piece]:
    """Every way to pick one choice for each number of a run with the cards at hand."""
    if sum(len(options[0]) for options in choices) > have.total():
        return  # too few cards, whichever they are: all options of a number are of one length
    if not choices:
        yield (), Counter()
        return
    for cards in choices[0]:
        used = Counter("W" if card.startswith("W") else card for card in cards)
        if used <= have:
            for others, used_by_others in _lines(have - used, choices[1:]):
                yield (*cards, *others), used + used_by_others


def _pieces(have: Counter[str], spec: Spec, colours: str, highest: int) -> Iterator[Piece]:
    """Every distinct group of this kind, of any allowed size, from the cards at hand.

    Groups made of Wilds only are included; the wild minimum is checked on the whole lay.
    """
    kind, least = spec
    if kind == "set":
        # A group with a real card belongs to one number only, so only the all-Wild group
        # comes once per number, and there its name tells the numbers apart.
        for number in range(1, highest + 1):
            yield from _heaps(have, _where(have, [number], colours), least, [f"W={number}"])
        return
    for letters in _letters(kind, colours):
        named = letters if "one colour" in kind else ""
        if not kind.startswith("run"):
            fitting = _where(have, numbers_of_kind(kind, highest), letters)
            yield from _heaps(have, fitting, least, [f"W={named}" if named else "W"])
            continue
        choose = _pair_choices if "pairs" in kind else _place_choices
        choices = {
            number: choose(have, number, letters, f"W={named}{number}")
            for number in numbers_of_kind(kind, highest)
        }
        for size in range(least, highest + 1):
            for window in windows(kind, size, highest):
                yield from _lines(have, [choices[number] for number in window])


# --- Whole lays ----------------------------------------------------------------------------


def has_number_card(group: Group) -> bool:
    """Whether a group in canonical writing holds a card that is not a Wild."""
    return any(not card.startswith("W") for card in group)


def meets_minimum(groups: Sequence[Group], wild_minimum: str) -> bool:
    """Whether the groups together satisfy the wild minimum rule."""
    if wild_minimum == "phase":
        return any(has_number_card(group) for group in groups)
    if wild_minimum == "group":
        return all(has_number_card(group) for group in groups)
    return True


def canonical(groups: Sequence[Group], specs: Sequence[Spec]) -> Lay:
    """Sort groups with equal text among themselves, every other group keeps its place."""
    result = list(groups)
    for spec in set(specs):
        places = [i for i, other in enumerate(specs) if other == spec]
        ordered = sorted(groups[i] for i in places)
        for place, group in zip(places, ordered, strict=True):
            result[place] = group
    return tuple(result)


def _fill(
    have: Counter[str], specs: Sequence[Spec], colours: str, highest: int, least: Group = ()
) -> Iterator[tuple[Group, ...]]:
    """Every way to fill the groups one after the other, in the order of the phase.

    Neighbours with equal text are filled in ascending order only, from ``least`` on.
    """
    if not specs:
        yield ()
        return
    alike = specs[1:2] == specs[:1]
    for group, used in _pieces(have, specs[0], colours, highest):
        if group >= least:
            after = group if alike else ()
            for others in _fill(have - used, specs[1:], colours, highest, after):
                yield (group, *others)


def _all_lays(
    hand: Sequence[str], phase: str, wild_minimum: str, colours: str, highest: int, keep: int
) -> Iterator[Lay]:
    _check(hand, wild_minimum, colours, highest)
    specs = parse_phase(phase)
    usable = Counter(card for card in hand if card != "S")
    for groups in _fill(usable, specs, colours, highest):
        left = len(hand) - sum(len(group) for group in groups)
        if left >= keep and meets_minimum(groups, wild_minimum):
            yield canonical(groups, specs)


def lays(
    hand: Sequence[str],
    phase: str,
    wild_minimum: str,
    colours: str = "RYGO",
    highest: int = 12,
    keep: int = 0,
) -> set[Lay]:
    """Every distinct lay of the phase that leaves at least ``keep`` cards in the hand."""
    return set(_all_lays(hand, phase, wild_minimum, colours, highest, keep))


def can_lay(
    hand: Sequence[str],
    phase: str,
    wild_minimum: str,
    colours: str = "RYGO",
    highest: int = 12,
    keep: int = 0,
) -> bool:
    """Whether there is any lay of the phase that leaves at least ``keep`` cards."""
    return any(True for _ in _all_lays(hand, phase, wild_minimum, colours, highest, keep))


# --- Shortfall -----------------------------------------------------------------------------
#
# Why it is enough to look at concrete targets of minimum size:
#
# 1. If a hand with k added cards can lay the phase at all, it can lay it with every group at
#    its minimum size. A set, a colour group, an odd or an even group may drop any card, so it
#    can keep a number card if it had one. A run may drop its ends; if it had a number card,
#    some window of minimum size inside it still holds that card. So the wild minimum stays
#    satisfied, and no more cards are needed than before.
# 2. An added Wild may be replaced by an added number card equal to what the Wild stands for.
#    The lay stays correct and the wild minimum can only be helped. So all added cards may be
#    taken as number cards.
#
# What is left: choose a target (the number of each set, the window of each run, the colour of
# each colour group). A target is a list of places; a place takes up to ``room`` cards with a
# given number and/or colour. Some number cards of the hand go to places they fit (every way is
# tried), the free room that remains is filled by Wilds of the hand and by added cards. Wilds
# fit everywhere, so only how many of them may be used matters:
#
# - "none": as many as there is free room.
# - "phase": if no number card of the hand lies in the phase, one of the added cards must.
# - "group": each group without a number card of the hand needs an added one.
#
# A group without a number card has its whole room free (minimum sizes are at least 1), so the
# added cards this demands always have a free spot, and one for each such group.

Place = tuple[tuple[str, ...], int]  # the cards that fit, and the room for them
Target = tuple[Place, ...]  # the places of one group


def _targets(spec: Spec, colours: str, highest: int) -> list[Target]:
    """Every concrete target for one group at its minimum size."""
    kind, size = spec

    def cards(numbers: Sequence[int], letters: str) -> tuple[str, ...]:
        return tuple(f"{letter}{number}" for letter in letters for number in numbers)

    if kind == "set":
        return [((cards([number], colours), size),) for number in range(1, highest + 1)]
    if not kind.startswith("run"):
        fitting = numbers_of_kind(kind, highest)
        return [((cards(fitting, letters), size),) for letters in _letters(kind, colours)]
    room = 2 if "pairs" in kind else 1
    return [
        tuple((cards([number], letters), room) for number in window)
        for letters in _letters(kind, colours)
        for window in windows(kind, size, highest)
    ]


def _placements(number_cards: Sequence[str], places: Sequence[Place]) -> set[tuple[int, ...]]:
    """How many hand cards can lie at each place: every outcome of placing or not placing.

    Each card in turn goes nowhere or to some place where it fits and room is left. Two ways
    with the same counts need the same added cards, so only the counts are remembered.
    """
    reached = {(0,) * len(places)}
    for card in number_cards:
        after = set(reached)
        for counts in reached:
            for i, (fitting, room) in enumerate(places):
                if card in fitting and counts[i] < room:
                    after.add((*counts[:i], counts[i] + 1, *counts[i + 1 :]))
        reached = after
    return reached


def _missing(
    number_cards: Sequence[str], wilds: int, targets: Sequence[Target], wild_minimum: str
) -> int:
    """The least number of added cards that fills this very target."""
    places = [place for target in targets for place in target]
    owner = [g for g, target in enumerate(targets) for _ in target]
    total = sum(room for _, room in places)
    best = total
    for counts in _placements(number_cards, places):
        free = total - sum(counts)
        bare = sum(
            all(counts[i] == 0 for i in range(len(places)) if owner[i] == g)
            for g in range(len(targets))
        )
        demanded = 0
        if wild_minimum == "phase" and bare == len(targets):
            demanded = 1
        if wild_minimum == "group":
            demanded = bare
        best = min(best, max(demanded, free - wilds))
    return best


def shortfall(
    hand: Sequence[str],
    phase: str,
    wild_minimum: str,
    colours: str = "RYGO",
    highest: int = 12,
) -> int:
    """The least number of cards to add so that the hand can lay the phase.

    The added cards are of free choice, whether or not the deck holds so many of them.
    """
    _check(hand, wild_minimum, colours, highest)
    specs = parse_phase(phase)
    number_cards = [card for card in hand if card not in ("W", "S")]
    wilds = sum(card == "W" for card in hand)
    # The order of groups with equal text does not matter for the count: each choice once.
    alike = (
        combinations_with_replacement(_targets(spec, colours, highest), count)
        for spec, count in Counter(specs).items()
    )
    choices = [tuple(chain.from_iterable(chosen)) for chosen in product(*alike)]
    if not choices:
        raise ValueError(f"no deck up to {highest} can fill {phase!r}")
    return min(_missing(number_cards, wilds, chosen, wild_minimum) for chosen in choices)
