"""A game from its start: moves in as text or values, events out, each with its number.

This is what most programs use; `rules` and `state` lie below it.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from laydown.engine.chance import SEED_BYTES
from laydown.engine.edition import load
from laydown.engine.events import Numbered
from laydown.engine.moves import Move
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.notation.record import MARKS, Record, RecordedMove, parse_record
from laydown.engine.notation.table import headline, print_table
from laydown.engine.rules import apply, canonical
from laydown.engine.rules import legal as legal_moves
from laydown.engine.spectator import Spectator
from laydown.engine.state import whole_seat
from laydown.engine.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import SupportsIndex

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.legal import Legal
    from laydown.engine.options import OptionValue
    from laydown.engine.state import State

_KEPT: Final = 64  # a state is kept every so many moves, to go back to


class Game:
    """A state, the moves that led to it, and what happened, numbered from 1.

    Seats count from 0, as everywhere in Python; where only one seat may act it need not be named.
    Nobody else changes `state`: moves are made by `play` and taken back by `undo`.
    """

    def __init__(self, start: Record) -> None:
        """Start as the record starts, and play its moves."""
        self._start: Final = replace(start, moves=())
        self._events: Final[list[Event]] = []
        self._state = self._start.start(self._events.append)
        self._moves: Final[list[RecordedMove]] = []
        self._told: Final = [len(self._events)]  # how many events there were after each move
        self._kept: Final = [self._state.copy()]
        self._first: Final = self._state.ply
        for recorded in start.moves:
            self.play(recorded.move, recorded.seat, mark=recorded.mark)

    @classmethod
    def new(  # noqa: PLR0913 - what a table agrees on
        cls,
        edition: str | Edition,
        players: int = 4,
        *,
        options: Mapping[str, OptionValue] | None = None,
        seed: bytes | None = None,
        dealer: SupportsIndex | None = None,
        names: tuple[str, ...] = (),
    ) -> Game:
        """Deal a new game; without a seed the system gives one that nobody can guess."""
        if isinstance(edition, str):
            edition = load(edition)
        if options:
            edition = edition.with_options(options)
        if seed is None:
            seed = secrets.token_bytes(SEED_BYTES)
        chosen = None if dealer is None else whole_seat(dealer, players)
        return cls(Record(edition, players, seed, chosen, names=names))

    @classmethod
    def from_position(cls, text: str) -> Game:
        """Go on from a full position."""
        state = parse_position(text)
        return cls(Record(state.edition, state.players, b"", position=print_position(state)))

    @classmethod
    def from_record(cls, record: str | Record) -> Game:
        """Play a record again, to its last move."""
        return cls(parse_record(record) if isinstance(record, str) else record)

    def copy(self) -> Game:
        """Return an equal game that goes on on its own."""
        other = Game(self._start)
        other._state = self._state.copy()
        other._events[:] = self._events
        other._moves[:] = self._moves
        other._told[:] = self._told
        other._kept[:] = self._kept  # nobody changes them
        return other

    def __copy__(self) -> Game:
        """Python's own ways to copy do the same: compiled they know no fields."""
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, object]) -> Game:
        """The same: what cannot change need not be copied."""
        return self.copy()

    # --- what is ---

    @property
    def state(self) -> State:
        """The whole truth now: read it, do not change it."""
        return self._state

    @property
    def edition(self) -> Edition:
        """What is played."""
        return self._state.edition

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._state.players

    @property
    def ply(self) -> int:
        """The number of moves made, those before a position included."""
        return self._state.ply

    @property
    def over(self) -> bool:
        """Whether the game is decided."""
        return self._state.over

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, clockwise from the one in turn."""
        return self._state.actors()

    @property
    def moves(self) -> tuple[RecordedMove, ...]:
        """The moves made, each with its seat and its mark."""
        return tuple(self._moves)

    def legal(self, seat: SupportsIndex | None = None) -> Legal:
        """Return what a seat may do now."""
        return legal_moves(self._state, self._actor(seat))

    def view(self, seat: SupportsIndex) -> View:
        """Return all that a seat may know."""
        return View(self._state, seat)

    def spectator(self) -> Spectator:
        """Return what everybody may know: what lies open."""
        return Spectator(self._state)

    def record(self) -> Record:
        """Return the record so far, which reveals all secrets; `str` turns it into text."""
        return replace(self._start, moves=tuple(self._moves))

    def __str__(self) -> str:
        """Print the table with all hands."""
        return print_table(self._state)

    def __repr__(self) -> str:
        """Print what is played, and how far it got."""
        return f"<Game: {headline(self._state)}>"

    # --- moves ---

    def play(
        self, move: str | Move, seat: SupportsIndex | None = None, *, mark: str = ""
    ) -> tuple[Numbered, ...]:
        """Make a move and return what happened; a refused one raises, and changes nothing."""
        if mark and mark not in MARKS:
            message = f"no mark {mark!r}: {', '.join(MARKS)}"
            raise ValueError(message)
        actor = self._actor(seat)
        wanted = move if isinstance(move, Move) else parse_move(_text_of(move))
        made = canonical(self._state, actor, wanted)
        apply(self._state, actor, made, self._events.append)
        self._moves.append(RecordedMove(actor, made, mark))
        self._told.append(len(self._events))
        if len(self._moves) % _KEPT == 0:
            self._kept.append(self._state.copy())
        return self.events_since(self._told[-2])

    def _actor(self, seat: SupportsIndex | None) -> int:
        """Return the seat that is meant: the one named, or the only one that may act."""
        if seat is not None:
            return self._state.check_seat(seat)
        actors = self._state.actors()
        if len(actors) > 1:
            message = f"several seats may act, name one: {', '.join(map(str, actors))}"
            raise ValueError(message)
        return actors[0] if actors else 0  # the engine tells every seat that the game is over

    def undo(self, to: int | None = None) -> int:
        """Take back the last move, or all after move `to`; return how many events were undone."""
        count = (self.ply - 1 if to is None else to) - self._first
        if not 0 <= count <= len(self._moves):
            message = f"no move to go back to but {self._first}-{self.ply}"
            raise ValueError(message)
        at = count // _KEPT
        state = self._kept[at].copy()
        for recorded in self._moves[at * _KEPT : count]:
            apply(state, recorded.seat, recorded.move)
        gone = len(self._events) - self._told[count]
        del self._kept[at + 1 :], self._moves[count:]
        del self._events[self._told[count] :], self._told[count + 1 :]
        self._state = state
        return gone

    # --- events ---

    def events_since(self, number: int = 0) -> tuple[Numbered, ...]:
        """Return everything that happened after that event number, secrets included."""
        _check_number(number)
        return tuple(
            [Numbered(at + 1, self._events[at]) for at in range(number, len(self._events))]
        )

    def events_for(self, seat: SupportsIndex | None, since: int = 0) -> tuple[Numbered, ...]:
        """Return the same as a seat may know it, or a spectator (None)."""
        reader = None if seat is None else self._state.check_seat(seat)
        return tuple([one.seen_by(reader) for one in self.events_since(since)])


def _text_of(move: object) -> str:
    """Return a move as text, or raise that it is neither text nor a move."""
    if not isinstance(move, str):
        message = f"a move is text or a Move, not {type(move).__name__}"
        raise TypeError(message)
    return move


def _check_number(number: int) -> None:
    if number < 0:
        message = f"events count from 1: none after {number}"
        raise ValueError(message)
