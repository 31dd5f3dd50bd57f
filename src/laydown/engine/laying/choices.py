"""What the groups of a phase may stand for, given a hand: each choice once, as far as Wilds go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.laying.fan import Fan, short, some

if TYPE_CHECKING:
    from laydown.engine.laying.budget import Budget
    from laydown.engine.laying.targets import Target
    from laydown.engine.patterns import Pattern, Phase

_CHOICE: Final = 4  # the work of noting a choice and of judging it later


class Aim:
    """What a group may stand for: the number of a set or the first of a chain, and the colour.

    The number is 0 and the colour -1 where the pattern asks for none.
    """

    def __init__(self, number: int, colour: int, missing: int, takes: int) -> None:
        """Note how many Wilds the group needs at least, and which cards fit it."""
        self.number: Final = number
        self.colour: Final = colour
        self.missing: Final = missing
        self.takes: Final = takes

    def before(self, other: Aim) -> bool:
        """Compare the numbers, then the colours."""
        if self.number == other.number:
            return self.colour < other.colour
        return self.number < other.number


def aims_for(phase: Phase, fan: Fan, targets: list[Target]) -> list[Aim]:
    """Return the aims of given targets; what each group lacks is not looked into."""
    found = []
    for i, pattern in enumerate(phase.patterns):
        number, colour = targets[i]
        takes = fan.suits(pattern, colour) if pattern.chain else fan.pool(pattern, number, colour)
        found.append(Aim(number, colour, 0, takes))
    return found


class Choices:
    """The aims with which a phase might be laid; groups of equal pattern are in ascending order.

    With `blanks`, a set of Wilds alone may name any number; without, one number stands for all.
    Sets and runs have cards enough then; how they share them with colours is not looked into.
    """

    def __init__(self, phase: Phase, fan: Fan, budget: Budget, *, blanks: bool) -> None:
        """Find all choices, or as many as the budget allows."""
        self.found: Final[list[list[Aim]]] = []
        self.spare: Final[list[int]] = []  # the Wilds that each leaves at most
        self._phase: Final = phase
        self._fan: Final = fan
        self._budget: Final = budget
        self._single: Final = phase.by_number and not blanks
        self._chosen: Final[list[Aim]] = []
        self._aims: Final[list[list[Aim]]] = []
        for i, pattern in enumerate(phase.patterns):
            twin = phase.twin_of[i]
            if twin >= 0:
                self._aims.append(self._aims[twin])
            elif pattern.chain:
                self._aims.append(self._chains(pattern))
            else:
                self._aims.append(self._pools(pattern))
        self._choose(len(fan.wilds), fan.all)

    def _pools(self, pattern: Pattern) -> list[Aim]:
        """Return what a pool may stand for."""
        fan, found = self._fan, []
        first, last = (1, fan.highest) if pattern.same_number else (0, 0)
        for colour in fan.edition.colours if pattern.same_colour else (-1,):
            for number in range(first, last + 1):
                takes = fan.pool(pattern, number, colour)
                missing = short(takes, pattern.size)
                if missing <= len(fan.wilds):
                    found.append(Aim(number, colour, missing, takes))
        return found

    def _chains(self, pattern: Pattern) -> list[Aim]:
        """Return what a chain may stand for."""
        fan, found = self._fan, []
        step, each, length = pattern.step, pattern.each, pattern.size * pattern.step
        for colour in fan.edition.colours if pattern.same_colour else (-1,):
            suits = fan.suits(pattern, colour)
            missing = pattern.least
            low, number = pattern.first, pattern.first
            while number <= fan.highest:
                missing -= each - short(fan.numbers[number] & suits, each)
                number += step
                if number - low == length:
                    if missing <= len(fan.wilds):
                        found.append(Aim(low, colour, missing, suits))
                    missing += each - short(fan.numbers[low] & suits, each)
                    low += step
        return found

    def _choose(self, wilds: int, left: int) -> None:
        """Choose an aim for the next group, and for those behind it."""
        at = len(self._chosen)
        if at == len(self._aims):
            if not self._budget.spend(_CHOICE * self._fan.weight):
                return
            self.found.append(self._chosen.copy())
            self.spare.append(wilds)
            return
        pattern, twin = self._phase.patterns[at], self._phase.twin_of[at]
        single, several = self._single and pattern.same_number, len(self._aims) > 1
        blank = False
        for aim in self._aims[at]:
            if aim.missing > wilds or (twin >= 0 and aim.before(self._chosen[twin])):
                continue
            if single and not aim.takes:
                if blank:
                    continue
                blank = True
            used, missing = 0, aim.missing
            if several and pattern.by_number:
                used = self._used(pattern, aim, left)
                missing = short(used, pattern.least)
            if missing <= wilds and self._budget.spend(1):
                self._chosen.append(aim)
                self._choose(wilds - missing, left ^ used)
                self._chosen.pop()

    def _used(self, pattern: Pattern, aim: Aim, left: int) -> int:
        """Return which of the cards a set or a run uses: of a number, any will do."""
        if pattern.same_number:
            return some(left & aim.takes, pattern.size)
        used, number = 0, aim.number
        for _ in range(pattern.size):
            used |= some(left & self._fan.numbers[number], pattern.each)
            number += pattern.step
        return used
