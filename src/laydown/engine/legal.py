"""What a seat may do now, as a value: small moves listed, lays as a lazy space."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.errors import IllegalMove, ParseError
from laydown.engine.laying import Budget, all_lays, best_lays, can_lay, sample_lay, with_hits
from laydown.engine.moves import Hit, Lay, Move
from laydown.engine.notation.moves import parse_move
from laydown.engine.state import PLAY
from laydown.engine.steps.lay import phases_to_lay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from laydown.engine.chance import Stream
    from laydown.engine.groups import Group
    from laydown.engine.laying import Groups, Way
    from laydown.engine.picks import PickSpace
    from laydown.engine.state import PartialState


class Plan(NamedTuple):
    """A lay, the hits that may follow it, and how many cards and points go with both."""

    lay: Lay
    hits: tuple[Hit, ...]
    cards: int
    points: int


def _value(plan: Plan) -> tuple[int, int]:
    """Return what a plan is worth: cards, then points."""
    return plan.cards, plan.points


class LaySpace:
    """All lays of a seat, found only when asked for; true if there are any.

    There can be more than anybody can wait for. A question takes a `Budget`: if that does not
    suffice, it is no longer `complete`, and the answer is the best that was found.
    """

    __slots__ = ("_edition", "_hand", "_phases", "_table")

    def __init__(self, state: PartialState, seat: int, phases: tuple[int, ...]) -> None:
        """Remember the hand, and those of the phases that can be laid from it."""
        self._edition = edition = state.edition
        self._hand = tuple(state.hands[seat]) if phases else ()
        self._table: list[tuple[int, int, Group]] = []
        self._phases = phases
        if phases:
            self._phases = tuple(
                place for place in phases if can_lay(edition.phases[place], self._hand, edition)
            )
        if self._phases:
            self._table = [
                (owner, index, group)
                for owner, groups in enumerate(state.table)
                for index, group in enumerate(groups)
            ]

    def __bool__(self) -> bool:
        """Whether anything can be laid."""
        return bool(self._phases)

    def __repr__(self) -> str:
        """Print the phases that can be laid."""
        return f"<LaySpace: {', '.join(f'phase {place + 1}' for place in self._phases) or 'none'}>"

    def _move(self, groups: tuple[Group, ...], place: int) -> Lay:
        named = place + 1 if self._edition.options.free_order else 0
        return Lay(tuple(group.cards for group in groups), named)

    def __iter__(self) -> Iterator[Lay]:
        """Yield every lay once, however many there are."""
        return self._each(None)

    def some(self, n: int, budget: Budget | None = None) -> list[Lay]:
        """Return any `n` lays, or as many as there are and as the budget allows."""
        return list(islice(self._each(budget or Budget()), n))

    def _each(self, budget: Budget | None) -> Iterator[Lay]:
        for place in self._phases:
            for groups in all_lays(self._edition.phases[place], self._hand, self._edition, budget):
                yield self._move(groups, place)

    @property
    def count(self) -> int:
        """The number of lays, however many there are."""
        return sum(1 for _ in self)

    def best(self, n: int = 1, budget: Budget | None = None) -> list[Plan]:
        """Return the `n` best lays with the hits that follow: most cards gone, then points."""
        return self._all_plans(n, budget)[:n]

    def best_of_each(self, budget: Budget | None = None) -> list[Plan]:
        """Return the best lay of each phase that can be laid, the best first."""
        return self._all_plans(1, budget)

    def ranked(self, most: int, budget: Budget | None = None) -> list[Plan]:
        """Return all lays with the hits that follow, the best first; none if over `most`.

        There are also none where the budget does not suffice to tell.
        """
        budget = budget or Budget()
        table = [group for _, _, group in self._table]
        found: list[tuple[int, Groups]] = []
        for place in self._phases:
            lays = all_lays(self._edition.phases[place], self._hand, self._edition, budget)
            found += ((place, groups) for groups in islice(lays, most + 1 - len(found)))
        if len(found) > most:
            return []
        plans = [
            self._plan(place, with_hits(groups, self._hand, self._edition, table, budget))
            for place, groups in found
        ]
        return sorted(plans, key=_value, reverse=True) if budget.complete else []

    def _all_plans(self, n: int, budget: Budget | None) -> list[Plan]:
        """Return the `n` best lays of each phase, the best first."""
        budget = budget or Budget()
        plans = [plan for place in self._phases for plan in self._plans(place, n, budget)]
        return sorted(plans, key=_value, reverse=True)

    def _plans(self, place: int, n: int, budget: Budget) -> list[Plan]:
        """Return the `n` best lays of one phase."""
        table = [group for _, _, group in self._table]
        phase = self._edition.phases[place]
        ways = best_lays(phase, self._hand, self._edition, n, table, budget)
        return [self._plan(place, way) for way in ways]

    def _plan(self, place: int, way: Way) -> Plan:
        hits = tuple(
            Hit(tuple(sorted(hit.cards)), *self._table[hit.group][:2], hit.end) for hit in way.hits
        )
        return Plan(self._move(way.groups, place), hits, way.cards, way.points)

    def sample(self, chance: Stream, budget: Budget | None = None) -> Lay:
        """Draw a lay at random: any can come, though not all equally often."""
        place = self._phases[chance.below(len(self._phases))]
        phase = self._edition.phases[place]
        groups = sample_lay(phase, self._hand, self._edition, chance, budget)
        return self._move(groups, place)


class Legal:
    """The legal moves of a seat at one moment: ask it before the state goes on."""

    __slots__ = ("_canonical", "_lays", "_ply", "_state", "moves", "picks", "seat")

    def __init__(
        self,
        state: PartialState,
        seat: int,
        moves: list[Move],
        picks: PickSpace | None,
        canonical: Callable[[PartialState, int, Move], Move],
    ) -> None:
        """Hold the small moves; lays are looked for when they are asked for."""
        self.seat = seat
        self.moves = tuple(moves)
        self._state = state
        self._ply = state.ply
        self._canonical = canonical
        self.picks: Final = picks  # ways to pick cards, where the step asks for that
        self._lays: LaySpace | None = None

    def _present(self) -> PartialState:
        if self._state.ply != self._ply:
            message = "the game has gone on since these moves were legal"
            raise ValueError(message)
        return self._state

    def __repr__(self) -> str:
        """Print the small moves, and whether there are lays or picks."""
        if self._state.ply != self._ply:
            return f"<Legal of seat {self.seat + 1}: the game has gone on>"
        told = [str(move) for move in self.moves]
        if self.picks is not None:
            told.append(f"{self.picks.count} picks")
        if self.lays:
            told.append("lays")
        return f"<Legal of seat {self.seat + 1}: {', '.join(told) or 'nothing'}>"

    @property
    def lays(self) -> LaySpace:
        """The ways to lay a phase."""
        if self._lays is None:
            state = self._present()
            asked = state.step == PLAY and self.seat in state.actors()
            phases = phases_to_lay(state, self.seat) if asked else ()
            self._lays = LaySpace(state, self.seat, phases)
        return self._lays

    def __bool__(self) -> bool:
        """Whether the seat may do anything."""
        return bool(self.moves) or self.picks is not None or bool(self.lays)

    def __iter__(self) -> Iterator[Move]:
        """Yield every legal move once, the lays last, however many there are."""
        yield from self.moves
        if self.picks is not None:
            yield from self.picks
        yield from self.lays

    @property
    def forced(self) -> bool:
        """Whether there is exactly one legal move."""
        if self.picks is not None:
            return self.picks.count == 1
        moves = len(self.moves)
        return moves < 2 and moves + len(self.lays.some(2)) == 1  # noqa: PLR2004 - two are a choice

    @property
    def count(self) -> int:
        """The number of legal moves, however many there are."""
        picks = 0 if self.picks is None else self.picks.count
        return len(self.moves) + picks + self.lays.count

    def why_not(self, move: str | Move) -> IllegalMove | None:
        """Return why a move is not legal, None if it is; raise `ParseError` if it is none."""
        try:
            self.canonical(move)
        except IllegalMove as reason:
            return reason
        return None

    def __contains__(self, move: object) -> bool:
        """Whether a move is legal, as a value or as text, however it is written."""
        if isinstance(move, str):
            try:
                return self.why_not(move) is None
            except ParseError:
                return False
        return isinstance(move, Move) and self.why_not(move) is None

    def canonical(self, move: str | Move) -> Move:
        """Return a legal move as it is printed, or raise why it is not legal."""
        wanted = parse_move(move) if isinstance(move, str) else move
        return self._canonical(self._present(), self.seat, wanted)

    def sample(self, chance: Stream) -> Move:
        """Draw a move at random: one of the small ones, or as one more of them any lay."""
        if self.picks is not None:
            return self.picks.sample(chance)
        choices = len(self.moves) + (1 if self.lays else 0)
        if not choices:
            raise ValueError("there is no legal move to draw")
        at = chance.below(choices)
        return self.moves[at] if at < len(self.moves) else self.lays.sample(chance)

    def best(self, n: int = 1, budget: Budget | None = None) -> list[Plan]:
        """Return the `n` best lays with the hits that follow."""
        return self.lays.best(n, budget)
