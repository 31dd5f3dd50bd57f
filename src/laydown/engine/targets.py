"""What the patterns of a phase may stand for, and which real cards fill their places.

A target makes a pattern definite: the number of a set or the first one of a chain, and the colour;
0 and -1 where the pattern asks for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED, SKIP, WILD, is_wild

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.patterns import Pattern, Phase

Target = tuple[int, int]


def targets(pattern: Pattern, edition: Edition) -> Iterator[Target]:
    """Yield every target of a pattern at its least size."""
    numbers: Sequence[int] = (0,)
    if pattern.same_number:
        numbers = range(1, edition.highest + 1)
    elif pattern.chain:
        numbers = pattern.lows(edition.highest)
    for colour in edition.colours if pattern.same_colour else (-1,):
        for number in numbers:
            yield number, colour


def accepts(pattern: Pattern, target: Target, place: int, card: int) -> bool:
    """Tell whether a real card can lie at that place of a pattern with that target."""
    number = card & 15
    if card in (SKIP, WILD) or card >= REVERSED:
        return False
    if pattern.same_colour and card >> 4 != target[1]:
        return False
    if pattern.chain:
        return number == target[0] + place // pattern.each * pattern.step
    if pattern.same_number:
        return number == target[0]
    return pattern.number_fits(number)


class Matching:
    """The most places of a phase that real cards can fill, each card used once."""

    def __init__(
        self, patterns: Sequence[Pattern], chosen: Sequence[Target], cards: Sequence[int]
    ) -> None:
        """Match greedily, one place of every group first, and augment."""
        self.cards = cards
        self.places: list[tuple[int, int]] = []  # group and place in it
        self.suitable: list[list[int]] = []
        most = max((pattern.least for pattern in patterns), default=0)
        for place in range(most):
            for group, pattern in enumerate(patterns):
                if place < pattern.least:
                    self.places.append((group, place))
        for group, place in self.places:
            pattern, target = patterns[group], chosen[group]
            self.suitable.append(
                [i for i, card in enumerate(cards) if accepts(pattern, target, place, card)]
            )
        self.place_of = [-1] * len(cards)
        self._augment_all()
        self.bare_groups = len(patterns) - len(self._touched())
        if self.bare_groups:
            self._cover(len(patterns))
        self.filled = sum(at >= 0 for at in self.place_of)

    def _augment_all(self) -> None:
        """Fill as many places as possible; a place once filled stays so."""
        filled = set(self.place_of)
        for at in range(len(self.places)):
            if at not in filled:
                self._augment(at, set())

    def _augment(self, at: int, seen: set[int]) -> bool:
        for i in self.suitable[at]:
            if i not in seen:
                seen.add(i)
                if self.place_of[i] < 0 or self._augment(self.place_of[i], seen):
                    self.place_of[i] = at
                    return True
        return False

    def _touched(self) -> set[int]:
        """Return the groups in which a real card lies."""
        return {self.places[at][0] for at in self.place_of if at >= 0}

    def _cover(self, groups: int) -> None:
        """Match again so that as few groups as possible stay without a real card.

        A matching of one place per group can be augmented to the largest one without emptying a
        group, so both bests hold at once.
        """
        place_in: list[dict[int, int]] = [{} for _ in range(groups)]  # where each card would lie
        for at, (group, _) in enumerate(self.places):
            for i in self.suitable[at]:
                place_in[group].setdefault(i, at)
        group_of = [-1] * len(self.cards)

        def augment(group: int, seen: set[int]) -> bool:
            for i in place_in[group]:
                if i not in seen:
                    seen.add(i)
                    if group_of[i] < 0 or augment(group_of[i], seen):
                        group_of[i] = group
                        return True
            return False

        bare = sum(not augment(group, set()) for group in range(groups))
        if bare < self.bare_groups:
            self.bare_groups = bare
            self.place_of = [
                place_in[group][i] if group >= 0 else -1 for i, group in enumerate(group_of)
            ]
            self._augment_all()


def filled_places(matching: Matching, patterns: Sequence[Pattern]) -> list[list[int]]:
    """Return the card at each place of each group, -1 where none is left for it."""
    found = [[-1] * pattern.least for pattern in patterns]
    for card, at in zip(matching.cards, matching.place_of, strict=True):
        if at >= 0:
            group, place = matching.places[at]
            found[group][place] = card
    return found


def places_by_number(
    patterns: Sequence[Pattern], chosen: Sequence[Target], cards: Sequence[int]
) -> list[list[int]]:
    """Return the same for sets and runs alone, where the first card of a number is as good as any.

    Runs choose first: a card that comes early in `cards` is better in a run than in the hand.
    """
    held: dict[int, list[int]] = {}
    for card in reversed(cards):
        held.setdefault(card & 15, []).append(card)
    found: list[list[int]] = [[] for _ in patterns]
    for i in sorted(range(len(patterns)), key=lambda i: not patterns[i].chain):
        pattern, number = patterns[i], chosen[i][0]
        for place in range(pattern.least):
            wanted = number + place // pattern.each * pattern.step if pattern.chain else number
            left = held.get(wanted)
            found[i].append(left.pop() if left else -1)
    return found


class Choices:
    """The targets with which a phase can be laid at its least size from a hand.

    With `blanks`, a set of Wilds alone may name any number; without, one number stands for all.
    """

    def __init__(
        self, phase: Phase, hand: Sequence[int], edition: Edition, *, blanks: bool
    ) -> None:
        """Count the hand."""
        self.phase = phase
        self.edition = edition
        self.blanks = blanks
        self.real = [card for card in hand if card != SKIP and not is_wild(card)]
        self.numbers = {card & 15 for card in self.real}
        self.wilds = sum(map(is_wild, hand))

    def __iter__(self) -> Iterator[list[Target]]:
        """Yield each choice of targets once; equal patterns in ascending order."""
        held = [0] * (self.edition.highest + 1)
        for card in self.real:
            held[card & 15] += 1
        yield from self._choose([], held, self.wilds)

    def _choose(self, chosen: list[Target], held: list[int], wilds: int) -> Iterator[list[Target]]:
        patterns = self.phase.patterns
        at = len(chosen)
        if at == len(patterns):
            if self._enough(chosen, wilds):
                yield chosen
            return
        pattern = patterns[at]
        twin = next((i for i in reversed(range(at)) if patterns[i] == pattern), -1)
        blank = False
        for target in targets(pattern, self.edition):
            if twin >= 0 and target < chosen[twin]:
                continue
            if not self.phase.by_number:  # colours compete: the matching will tell
                yield from self._choose([*chosen, target], held, wilds)
                continue
            # A number that another set has used up is no blank: the two may share its cards.
            if pattern.same_number and target[0] not in self.numbers:
                if blank and not self.blanks:
                    continue
                blank = True
            rest, missing = _use(pattern, target, held)
            if missing <= wilds:
                yield from self._choose([*chosen, target], rest, wilds - missing)

    def _enough(self, chosen: list[Target], wilds: int) -> bool:
        """Tell whether Wilds fill the gaps, and number cards suffice (X-06)."""
        minimum = self.edition.wild_minimum
        if self.phase.by_number and minimum != "group":
            return minimum == "none" or self.phase.least > self.wilds - wilds
        matching = Matching(self.phase.patterns, chosen, self.real)
        if self.phase.least - matching.filled > self.wilds:
            return False
        if minimum == "group":
            return matching.bare_groups == 0
        return minimum == "none" or matching.filled > 0


def _use(pattern: Pattern, target: Target, held: list[int]) -> tuple[list[int], int]:
    """Return what is left of the numbers held, and how many places stay empty."""
    numbers = (
        (target[0],)
        if pattern.same_number
        else range(target[0], target[0] + pattern.size * pattern.step, pattern.step)
    )
    most = pattern.size if pattern.same_number else pattern.each
    rest, missing = held.copy(), pattern.least
    for number in numbers:
        used = min(rest[number], most)
        rest[number] -= used
        missing -= used
    return rest, missing
