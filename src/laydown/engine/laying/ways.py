"""The best way to lay a phase: most cards gone, then most points, hits included.

What goes at most is quickly told for each choice of aims. The most promising one is tried first,
and those that cannot be better are not tried at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import bare
from laydown.engine.laying.attempt import Addition, Attempt, Way
from laydown.engine.laying.budget import Budget
from laydown.engine.laying.choices import Aim, Choices, aims_for
from laydown.engine.laying.fan import Fan, some
from laydown.engine.laying.growth import reach
from laydown.engine.laying.lays import Groups, all_lays
from laydown.engine.laying.openings import Openings
from laydown.engine.laying.placement import PLACING
from laydown.engine.laying.rare import best_targets
from laydown.engine.laying.solver import can_lay
from laydown.engine.patterns import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.groups import Group

__all__ = ["Addition", "Way", "best_hits", "best_lays", "with_hits"]

_NOTHING: Final = Phase(())
_LOOKED_AT: Final = 32  # choices that are looked at for a piece of work


def best_lays(  # noqa: PLR0913, PLR0917 - a question has so many parts
    phase: Phase,
    hand: Sequence[int],
    edition: Edition,
    n: int = 1,
    table: Sequence[Group] = (),
    budget: Budget | None = None,
) -> list[Way]:
    """Return the `n` best ways, best first; fewer where there are not so many.

    Beyond the budget they are the best of those found, and there is always one.
    """
    if not n or not can_lay(phase, hand, edition):
        return []
    budget = budget or Budget()
    best = _best(phase, hand, edition, table, budget)
    if n == 1:
        return [best] if best else []
    ways = []
    for lay in all_lays(phase, hand, edition, budget):
        budget.spend(len(hand) // _LOOKED_AT)
        ways.append(with_hits(lay, hand, edition, table, budget))
    if best and not budget.complete and all(way.groups != best.groups for way in ways):
        ways.append(best)
    ways.sort(key=_value, reverse=True)
    return ways[:n]


def best_hits(
    table: Sequence[Group],
    hand: Sequence[int],
    edition: Edition,
    budget: Budget | None = None,
) -> list[Addition]:
    """Return the hits that take the most cards, then points, from the hand."""
    way = _best(_NOTHING, hand, edition, table, budget or Budget()) if table else None
    return list(way.hits) if way else []


def _value(way: Way) -> tuple[int, int]:
    return way.cards, way.points


def with_hits(
    groups: Groups, hand: Sequence[int], edition: Edition, table: Sequence[Group], budget: Budget
) -> Way:
    """Return the lay as it is, with the best hits on the table that follow.

    What could be hit on the lay itself makes a longer lay, which is a way of its own.
    """
    gone = [bare(card) for group in groups for card in group.cards]
    rest = list(hand)
    for card in gone:
        rest.remove(card)
    hits = best_hits(table, rest, edition, budget)
    gone += [card for hit in hits for card in hit.cards]
    return Way(groups, tuple(hits), len(gone), sum(map(edition.points, gone)))


def _best(
    phase: Phase, hand: Sequence[int], edition: Edition, table: Sequence[Group], budget: Budget
) -> Way | None:
    """Search with all cards; if none would stay though one must (X-12), with all but one."""
    all_gone = _Search(phase, hand, edition, table, budget).best()
    if all_gone is None or not edition.must_keep or all_gone.cards < len(hand):
        return all_gone
    best: Way | None = None
    for card in sorted(set(hand), key=edition.points):
        # The more the card costs that stays, the less can go.
        most = all_gone.cards - 1, all_gone.points - edition.points(card)
        if best and (_value(best) >= most or not budget.complete):
            break
        rest = list(hand)
        rest.remove(card)
        way = _Search(phase, rest, edition, table, budget).best()
        if way and (best is None or _value(way) > _value(best)):
            best = way
    return best


class _Search:
    """A hand, a phase to lay and a table."""

    def __init__(
        self,
        phase: Phase,
        hand: Sequence[int],
        edition: Edition,
        table: Sequence[Group],
        budget: Budget,
    ) -> None:
        self._phase: Final = phase
        self._hand: Final = hand
        self._fan: Final = Fan(hand, edition)
        self._table: Final = Openings(table, self._fan)
        self._budget: Final = budget

    def best(self) -> Way | None:
        """Return the best way, even if it leaves no card: of equally good ones the first."""
        choices = Choices(self._phase, self._fan, self._budget, blanks=False)
        work = PLACING * self._fan.weight
        if len(choices.found) == 1 and self._budget.spend(work):
            attempt = self._attempt(choices.found[0])
            return attempt.way() if attempt.possible else None
        bounds = []
        for i, aims in enumerate(choices.found):
            bounds.append(self._bound(aims, choices.spare[i]))
        best: Way | None = None
        most, first = -1, -1
        while True:
            at, bound = -1, most
            for i, worth in enumerate(bounds):
                if worth > bound or (worth == bound and at < 0 and i < first):
                    at, bound = i, worth
            if at < 0 or not self._budget.spend(work + len(bounds) // _LOOKED_AT):
                break
            bounds[at] = -1
            attempt = self._attempt(choices.found[at])
            if attempt.possible and attempt.worth >= most:
                way = attempt.way()
                if attempt.worth > most or (attempt.worth == most and at < first):
                    best, most, first = way, attempt.worth, at
        return best if best or self._budget.complete else self._least()

    def _attempt(self, aims: list[Aim]) -> Attempt:
        return Attempt(self._phase, self._fan, self._table, aims, self._budget)

    def _least(self) -> Way | None:
        """Return the way that real cards fill best, for want of work to look for a better one."""
        targets = best_targets(self._phase, self._hand, self._fan.edition)
        attempt = self._attempt(aims_for(self._phase, self._fan, targets))
        return attempt.way() if attempt.possible else None

    def _bound(self, aims: list[Aim], wilds: int) -> int:
        """Return what cards are worth at most that go with a choice that leaves so many Wilds."""
        fan, pools = self._fan, self._table.fits
        for i, pattern in enumerate(self._phase.patterns):
            if not pattern.chain:
                pools |= aims[i].takes
        going = pools
        if self._phase.chains or self._table.chains:
            rooms = self._rooms(aims, wilds)
            for number in range(1, fan.highest + 1):
                stuck = fan.numbers[number] & ~pools
                if stuck:
                    going |= some(stuck, rooms[number])
        return fan.worth(going) + fan.worth_of_wilds

    def _rooms(self, aims: list[Aim], wilds: int) -> list[int]:
        """Return how many cards of each number chains can take, with so many Wilds to spare."""
        fan, rooms = self._fan, self._table.rooms(wilds)
        if not self._phase.chains:
            return rooms
        rooms = rooms.copy()
        for i, pattern in enumerate(self._phase.patterns):
            if pattern.chain:
                low, each, step = aims[i].number, pattern.each, pattern.step
                high = low + (pattern.size - 1) * step
                cards = reach(pattern, low, high, aims[i].takes, fan, wilds)
                number = pattern.first
                while number <= fan.highest:
                    if low <= number <= high or cards & fan.numbers[number]:
                        rooms[number] = rooms[number] + each
                    number += step
        return rooms
