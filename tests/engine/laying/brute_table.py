"""Brute-force reference for the table: one lay as a player wrote it, and hits.

As in `brute`, everything is text and nothing is shared with the package.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, permutations

from tests.engine.laying.brute import (
    LETTERS,
    Group,
    Spec,
    colour_of,
    lays,
    meets_minimum,
    number_of,
    numbers_of_kind,
    parse_phase,
    windows,
)

# --- One lay as a player wrote it ----------------------------------------------------------


def _stand_ins(kind: str, group: Group) -> list[str] | None:
    """The number cards that lie there, each Wild replaced by what it is; None if that is open.

    A Wild of a run must say its number. Elsewhere it may be plain beside a real card, and the
    colour of a Wild that says none is that of the group.
    """
    if "S" in group:
        return None
    real = [card for card in group if not card.startswith("W")]
    named = [card[2:] for card in group if card.startswith("W=")]
    letters = {card[0] for card in [*real, *named] if card[0] in LETTERS}
    numbers = {number_of(card) for card in real} | {int(name) for name in named if name.isdigit()}
    if any(name[0] in LETTERS for name in named) and "one colour" not in kind:
        return None
    if any(name[-1].isdigit() for name in named) and not kind.startswith(("set", "run")):
        return None
    if "one colour" in kind and len(letters) != 1:
        return None
    letter = min(letters, default="?")
    found = list(real)
    for card in group:
        if not card.startswith("W"):
            continue
        digits = card[2:].lstrip(LETTERS)
        if kind.startswith("run") or digits:
            if not digits:
                return None
            found.append(f"{letter}{digits}")
        elif kind == "set":
            if len(numbers) != 1:
                return None
            found.append(f"{letter}{min(numbers)}")
        else:
            found.append(f"{letter}{2 if 'even' in kind else 1}")
    return found


def fits(spec: Spec, group: Group, colours: str, highest: int) -> bool:
    """Whether a group as written is one of that kind and long enough, by the bare definition."""
    kind, least = spec
    cards = _stand_ins(kind, group)
    if cards is None:
        return False
    if "one colour" in kind and (colour_of(cards[0]) not in colours):
        return False
    numbers = sorted(map(number_of, cards))
    if not all(number in numbers_of_kind(kind, highest) for number in numbers):
        return False
    if kind == "set":
        return len(set(numbers)) == 1 and len(numbers) >= least
    if not kind.startswith("run"):
        return len(numbers) >= least
    each = 2 if "pairs" in kind else 1
    return any(
        numbers == sorted(window * each)
        for size in range(least, highest + 1)
        for window in windows(kind, size, highest)
    )


def is_lay(
    hand: Sequence[str],
    phase: str,
    groups: Sequence[Group],
    wild_minimum: str,
    colours: str = "RYGO",
    highest: int = 12,
    keep: int = 0,
) -> bool:
    """Whether these groups, in any order, are a lay of the phase from the hand."""
    specs = parse_phase(phase)
    used = Counter(card.partition("=")[0] for group in groups for card in group)
    return (
        len(groups) == len(specs)
        and used <= Counter(hand)
        and len(hand) - used.total() >= keep
        and meets_minimum(groups, wild_minimum)
        and any(
            all(
                fits(spec, group, colours, highest)
                for spec, group in zip(specs, order, strict=True)
            )
            for order in permutations(groups)
        )
    )


# --- Hits ----------------------------------------------------------------------------------
#
# All that matters of a group on the table for a hit: its kind; the number of a set or the ends of
# a run; the colour if it has one.

Open = tuple[str, int, int, str]


def open_group(spec: Spec, group: Group) -> Open:
    """What can be hit on a group in canonical writing."""
    kind, _ = spec
    bare = [card.removeprefix("W=") for card in group if card != "W"]
    letter = bare[0][0] if "one colour" in kind else ""
    if kind == "set" or kind.startswith("run"):
        numbers = [int(card.lstrip(LETTERS)) for card in bare]
        return kind, min(numbers), max(numbers), letter
    return kind, 0, 0, letter


def hits(hand: Sequence[str], group: Open, highest: int) -> Iterator[tuple[Group, Open]]:
    """Every hit on this group from the hand, and the group after it; a Skip fits nowhere."""
    kind, low, high, letter = group
    cards = [card for card in sorted(set(hand)) if card != "S"]

    def fitting(number: int) -> list[str]:
        return [
            card
            for card in cards
            if card == "W"
            or ((not number or number_of(card) == number) and (not letter or card[0] == letter))
        ]

    if kind == "set":
        yield from (((card,), group) for card in fitting(low))
    elif not kind.startswith("run"):
        numbers = numbers_of_kind(kind, highest)
        yield from (((c,), group) for c in fitting(0) if c == "W" or number_of(c) in numbers)
    else:
        line = numbers_of_kind(kind, highest)
        ends = []
        if low > line[0]:
            number = line[line.index(low) - 1]
            ends.append((number, (kind, number, high, letter)))
        if high < line[-1]:
            number = line[line.index(high) + 1]
            ends.append((number, (kind, low, number, letter)))
        for number, after in ends:
            if "pairs" not in kind:
                yield from (((card,), after) for card in fitting(number))
                continue
            for pair in combinations_with_replacement(fitting(number), 2):
                if not Counter(pair) - Counter(hand):
                    yield pair, after


Gone = tuple[int, int]  # cards, points


def most_hits(
    hand: Sequence[str],
    table: Sequence[Open],
    points: Mapping[str, int],
    highest: int = 12,
    keep: int = 0,
) -> Gone:
    """The most cards, and then points, that any sequence of hits can take from the hand."""
    known: dict[tuple[Group, tuple[Open, ...]], Gone] = {}

    def search(held: Group, opens: tuple[Open, ...]) -> Gone:
        if (held, opens) in known:
            return known[held, opens]
        best = (0, 0)
        for i, group in enumerate(opens):
            for cards, after in hits(held, group, highest):
                if len(held) - len(cards) < keep:
                    continue
                rest = Counter(held) - Counter(cards)
                others = (*opens[:i], after, *opens[i + 1 :])
                more = search(tuple(sorted(rest.elements())), others)
                worth = sum(points[card] for card in cards)
                best = max(best, (more[0] + len(cards), more[1] + worth))
        known[held, opens] = best
        return best

    return search(tuple(sorted(hand)), tuple(table))


def most_gone(
    hand: Sequence[str],
    phase: str,
    wild_minimum: str,
    table: Sequence[Open],
    points: Mapping[str, int],
    colours: str = "RYGO",
    highest: int = 12,
    keep: int = 0,
) -> Gone | None:
    """The most cards, and then points, that go with any lay and any hits behind it."""
    specs = parse_phase(phase)
    afterwards: dict[tuple[Group, tuple[Open, ...]], Gone] = {}
    for lay in lays(hand, phase, wild_minimum, colours, highest, keep):
        used = Counter(card.partition("=")[0] for group in lay for card in group)
        rest = tuple(sorted((Counter(hand) - used).elements()))
        opens = tuple(
            sorted(open_group(spec, group) for spec, group in zip(specs, lay, strict=True))
        )
        gone = used.total(), sum(points[card] * n for card, n in used.items())
        afterwards[rest, opens] = gone
    best = None
    for (left, laid), gone in afterwards.items():
        more = most_hits(left, [*table, *laid], points, highest, keep)
        best = max(best or (0, 0), (gone[0] + more[0], gone[1] + more[1]))
    return best
