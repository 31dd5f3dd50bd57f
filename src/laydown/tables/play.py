"""The game on a table: its state, its events by number, and what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.engine.errors import SetupError
from laydown.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Found,
    JokerDrawn,
    KeepChosen,
    Laid,
    Swapped,
    Took,
    Walked,
    WasHit,
)
from laydown.engine.moves import Hit, Keep, Lay, Star, Walk
from laydown.engine.notation.moves import parse_move
from laydown.engine.rules import apply, canonical, new_game
from laydown.engine.spectator import Spectator
from laydown.engine.state import CLAIM, KEEP
from laydown.engine.view import View, view

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.moves import Move
    from laydown.engine.state import State

# What shows nothing hidden and leaves nothing to chance, so that it can be taken back.
_REVERSIBLE: Final = (Laid, WasHit, Walked, KeepChosen)
_MAY_BE_REVERSIBLE: Final = (Lay, Hit, Walk, Star, Keep)  # no other move leads to these
_ASKED_TOGETHER: Final = (CLAIM, KEEP)
_DRAWN: Final = (Drew, Took, Found, JokerDrawn)
_TURN_OVER: Final = (Discarded, Swapped, Dealt)


@dataclass(frozen=True)
class TakenBack:
    """A seat took back what it did: the `count` events before this one do not count."""

    seat: int
    count: int

    def seen_by(self, seat: int | None) -> TakenBack:  # noqa: ARG002 - the seat makes no difference
        """Hide nothing."""
        return self


class Play:
    """A running game."""

    def __init__(self, edition: Edition, players: int, seed: bytes, at: int) -> None:
        """Deal the first round."""
        self._events: list[Event | TakenBack] = []
        self._first = 1  # the number of the first event that is kept
        self._dealt = 0  # how many of those that are kept were before the deal
        self.n = 0  # the number of the last event
        self.listening = True  # whether events are kept; if not, `renumber` has to follow a deal
        self.drawn: list[int | None] = [None] * players  # by seat, in the present turn
        # What can be gone back to: who moved, the state before, and how many events came of it.
        self._before: list[tuple[int, State, int]] = []
        fresh: list[Event] = []
        self.state = new_game(edition, players, seed, sink=fresh.append)
        self._opening = self.state  # just after the deal
        self.asked = [0] * players  # the event after which each seat was asked what it may do now
        self.asked_at = [at] * players
        self._take_in(fresh)
        self._ask(-1, (), at)

    def _take_in(self, fresh: list[Event]) -> None:
        """Number new events; at a deal those before the last round's end are forgotten."""
        dealt = -1
        for at, event in enumerate(fresh):
            if isinstance(event, _TURN_OVER):
                self.drawn = [None] * len(self.drawn)
                if isinstance(event, Dealt):
                    dealt = at
            elif isinstance(event, _DRAWN):
                self.drawn[event.seat] = event.card
        if dealt >= 0:
            self._first += len(self._events)
            self._events = []
            self._dealt = dealt
            self._opening = self.state.copy()
        self._events += fresh
        self.n += len(fresh)

    def _ask(self, mover: int, before: tuple[int, ...], at: int) -> None:
        """Note who is newly asked: in a claim or a choice of all, only those not asked before."""
        same = self.state.step in _ASKED_TOGETHER
        for seat in self.state.actors():
            if not (same and seat in before and seat != mover):
                self.asked[seat] = self.n
                self.asked_at[seat] = at

    def check_fresh(self, seat: int, n: int) -> None:
        """Raise if the game has gone on since event `n` for a seat."""
        asked = n == self.n or seat in self.state.actors()
        if not asked or not self.asked[seat] <= n <= self.n:
            raise SetupError("stale", {"found": n, "expected": self.n})

    def read(self, seat: int, text: str) -> Move:
        """Return a move as it is written down, or raise why it is not legal."""
        return canonical(self.state, seat, parse_move(text))

    def renumber(self, n: int) -> None:
        """Take in at a deal that its last event has this number: those before may not be kept."""
        self._first += n - self.n
        self.n = n
        self.asked = [n] * len(self.asked)  # what anybody was asked before is settled

    def move(self, seat: int, text: str, at: int) -> None:
        """Apply a move that was checked."""
        state = self.state
        actors, turn, step = state.actors(), (state.deals, state.turn), state.step
        move = parse_move(text)
        before = state.copy() if isinstance(move, _MAY_BE_REVERSIBLE) else None
        fresh: list[Event] = []
        apply(state, seat, move, fresh.append if self.listening else None)
        self._take_in(fresh)
        same_turn = (state.deals, state.turn) == turn
        if before is not None and self._reversible(seat, step, fresh, same_turn=same_turn):
            self._before.append((seat, before, len(fresh)))
        else:
            self._before.clear()
        self._ask(seat, actors if same_turn and step == state.step else (), at)

    def _reversible(self, seat: int, step: str, fresh: list[Event], *, same_turn: bool) -> bool:
        """Whether a move that was just made can be taken back."""
        own = same_turn and self.state.actors() == (seat,)
        kept = step == KEEP == self.state.step
        return (own or kept) and all(isinstance(event, _REVERSIBLE) for event in fresh)

    def may_take_back(self, seat: int) -> bool:
        """Whether the last move was this seat's and can be taken back."""
        return bool(self._before) and self._before[-1][0] == seat

    def take_back(self, seat: int, at: int) -> None:
        """Go back to before the last move; the events stay, and one says that they do not count."""
        _, self.state, count = self._before.pop()
        self._events.append(TakenBack(seat, count))
        self.n += 1
        self._ask(seat, (), at)

    def since(self, n: int) -> list[Event | TakenBack] | None:
        """Return the events after `n`; None if they are not kept, or did not happen."""
        if not self._first - 1 <= n <= self.n:
            return None
        return self._events[n - self._first + 1 :]

    def round_so_far(self) -> tuple[State, list[Event]]:
        """Return the state after the deal, and what counts of what happened from the deal on."""
        counts: list[Event] = []
        for event in self._events[self._dealt :]:
            if isinstance(event, TakenBack):
                del counts[-event.count :]
            else:
                counts.append(event)
        return self._opening, counts

    def view(self, seat: int) -> View:
        """Return everything a seat may know."""
        return view(self.state, seat)

    def spectator(self) -> Spectator:
        """Return what lies open for everybody."""
        return Spectator(self.state)
