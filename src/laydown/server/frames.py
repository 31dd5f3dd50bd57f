"""The frames that a live table sends: to each line what its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from laydown.engine.notation.cards import card_text
from laydown.engine.spectator import Spectator
from laydown.engine.view import view
from laydown.server.tell import table_of
from laydown.tables.play import TakenBack
from laydown.wire import events as wire
from laydown.wire.messages import (
    PROTOCOL,
    EventsFrame,
    OptionsFrame,
    SoFar,
    TableFrame,
    ViewFrame,
    Welcome,
)
from laydown.wire.of_edition import edition_of
from laydown.wire.of_events import event_of
from laydown.wire.of_game import now_of, view_of
from laydown.wire.of_options import options_of

if TYPE_CHECKING:
    from laydown.engine.events import Event
    from laydown.server.live import Line, Live, Told
    from laydown.tables.play import Play
    from laydown.tables.table import Outcome, Step
    from laydown.wire.game import Now
    from laydown.wire.messages import ServerFrame
    from laydown.wire.tables import Table

_encode: Final = msgspec.json.Encoder().encode


class Frames:
    """Builds frames; those of one seat are built once for all its lines."""

    def __init__(self, live: Live) -> None:
        self._live = live

    @staticmethod
    def encode(frame: ServerFrame) -> str:
        """Return a frame as it is sent."""
        return _encode(frame).decode()

    def of(self, outcome: Outcome) -> Told:
        """Return what everyone is told about an outcome."""
        told: Told = []
        seats = self._by_seat()
        play = self._live.table.play
        if outcome.steps and play is not None:
            now = now_of(play.spectator())  # which is the same for all
            for seat, lines in seats.items():
                for frame in self._steps(play, outcome, seat, now):
                    told += [(line, frame) for line in lines]
        if outcome.changed:
            told += self.tables()
        if outcome.asked:
            told += self._all_options(seats)
        return told

    def _by_seat(self) -> dict[int | None, list[Line]]:
        """Return the lines by seat; those without one are spectators."""
        found: dict[int | None, list[Line]] = {}
        for line in self._live.audience():
            found.setdefault(self._live.seat_of(line), []).append(line)
        return found

    def _steps(self, play: Play, outcome: Outcome, seat: int | None, now: Now) -> list[str]:
        """Return the frames of what happened; after a start or a take-back the whole view."""
        frames = []
        started = whole = False
        for step in outcome.steps:
            started |= step.first == 1
            whole |= started or isinstance(step.events[0], TakenBack)
            if step.first > 1:
                frames.append(self._events(step, seat, now))
        if whole:
            # Who waited for the start has not been told of the deal yet.
            so_far = self._so_far(play, seat) if started else UNSET
            frames.append(self._view(play, seat, so_far))
        return frames

    def _events(self, step: Step, seat: int | None, now: Now) -> str:
        return self.encode(
            EventsFrame(
                n=step.last,
                events=[self._event(event, seat) for event in step.events],
                now=now,
                mark=step.mark or UNSET,  # type: ignore[arg-type] # one of the marks
            )
        )

    def _event(self, event: Event | TakenBack, seat: int | None) -> wire.Event:
        if isinstance(event, TakenBack):
            return wire.TakenBack(seat=event.seat + 1, count=event.count)
        return event_of(event, seat, self._live.table.edition)

    def _view(self, play: Play, seat: int | None, so_far: SoFar | UnsetType = UNSET) -> str:
        if seat is None:
            return self.encode(ViewFrame(n=play.n, view=view_of(play.spectator()), so_far=so_far))
        order, slots = self._live.table.arranged.get(seat, (UNSET, UNSET))
        drawn = play.drawn[seat]
        return self.encode(
            ViewFrame(
                n=play.n,
                view=view_of(play.view(seat)),
                so_far=so_far,
                order=order,
                slots=slots or UNSET,
                drawn=None if drawn is None else card_text(drawn),
            )
        )

    def _all_options(self, seats: dict[int | None, list[Line]]) -> Told:
        """Return the options of those who may act, for each line in its language."""
        told: Told = []
        for seat, lines in seats.items():
            frames = dict.fromkeys({line.language for line in lines}, "")
            for language in frames:
                frames[language] = self._options(seat, language)
            told += [(line, frames[line.language]) for line in lines if frames[line.language]]
        return told

    def options(self, line: Line) -> Told:
        """Return what a line may do now, in its language."""
        frame = self._options(self._live.seat_of(line), line.language)
        return [(line, frame)] if frame else []

    def _options(self, seat: int | None, language: str) -> str:
        """Return what a seat may do; empty if nothing."""
        table = self._live.table
        play = table.play
        if play is None or seat is None or not table.live or seat not in play.state.actors():
            return ""
        undo = table.settings.undo and play.may_take_back(seat)
        if table.edition.source:  # nobody knows how long that takes
            self._live.work_out(seat, language, undo=undo)
            return ""
        options = options_of(play.view(seat), language, undo=undo)
        return self.encode(OptionsFrame(n=play.n, options=options)) if options else ""

    def tables(self) -> Told:
        """Return the table for all lines."""
        live = self._live
        table = self._table()
        if table.settings.edition_text:  # which is long, and never changes
            table = replace(table, settings=replace(table.settings, edition_text=""))
        frames: dict[int | None, str] = {}
        lines = live.audience()
        for seat in {live.seat_of(line) for line in lines}:
            frame = TableFrame(table=table, seat=None if seat is None else seat + 1)
            frames[seat] = self.encode(frame)
        return [(line, frames[live.seat_of(line)]) for line in lines]

    def _table(self) -> Table:
        live = self._live
        return table_of(live.table, live.id, live.code, live.unseated(), live.now())

    def welcome(self, line: Line, since: int | None, *, outdated: bool) -> Told:
        """Return what a line is told first."""
        live = self._live
        seat = live.seat_of(line)
        frames = [
            self.encode(
                Welcome(
                    protocol=PROTOCOL,
                    build=live.build,
                    table=self._table(),
                    seat=None if seat is None else seat + 1,
                    host=bool(line.who) and line.who == live.table.seating.host,
                    outdated=outdated,
                    site=live.site,
                    edition=edition_of(live.table.edition) if live.table.edition.source else UNSET,
                )
            )
        ]
        play = live.table.play
        if play is not None:
            # A page of whoever has left for good may still show the seat, with its hand.
            left = live.table.seating.has_left(line.who)
            missed = "" if left else self._missed(play, seat, since)
            frames.append(missed or self._view(play, seat, self._so_far(play, seat)))
            frames.append(self._options(seat, line.language))
        return [(line, frame) for frame in frames if frame]

    def from_outside(self, lines: list[Line]) -> Told:
        """Return what a spectator sees, for all these lines; nothing before the deal."""
        play = self._live.table.play
        if play is None:
            return []
        frame = self._view(play, None, self._so_far(play, None))
        return [(line, frame) for line in lines]

    def _so_far(self, play: Play, seat: int | None) -> SoFar:
        """Return the round so far, as a seat saw it."""
        opening, events = play.round_so_far()
        after_deal = Spectator(opening) if seat is None else view(opening, seat)
        return SoFar(
            view=view_of(after_deal), events=[self._event(event, seat) for event in events]
        )

    def _missed(self, play: Play, seat: int | None, since: int | None) -> str:
        """Return the events since a number; empty if the whole view has to be sent."""
        # The event seen last counts too: the view that follows a take-back may not have arrived.
        known = None if since is None or since > play.n else play.since(since - 1)
        if known is None or any(isinstance(event, TakenBack) for event in known):
            return ""
        happened = play.since(since or 0) or []
        return self.encode(
            EventsFrame(
                n=play.n,
                events=[self._event(event, seat) for event in happened],
                now=now_of(play.spectator()),
            )
        )
