"""A game at a live table: what the line tells is shown, and what is typed is sent."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from laydown.engine.edition import load, parse_edition
from laydown.engine.errors import LaydownError
from laydown.engine.notation.position import parse_view
from laydown.engine.scoring import after_round, first_standing
from laydown.locale import clauses
from laydown.terminal.failure import Failure, failure
from laydown.terminal.look import TIE, quoted
from laydown.terminal.online.line import Ended, Line, Lost
from laydown.terminal.online.player import LivePlayer, TakeBack
from laydown.terminal.online.site import Refused, plain
from laydown.wire import messages as wire
from laydown.wire.events import TakenBack
from laydown.wire.to_events import to_event, to_result

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.scoring import Standing
    from laydown.engine.view import View
    from laydown.telling import Words
    from laydown.terminal.online.line import Heard
    from laydown.terminal.online.site import Site
    from laydown.terminal.screen import Screen
    from laydown.wire.game import Now, Result
    from laydown.wire.game import View as WireView
    from laydown.wire.tables import Place, Table

_ENDS: Final = {"abandoned": "online-abandoned", "unplayable": "online-unplayable"}
_NO_TABLE: Final = 4404
_OUTDATED: Final = 4400


@dataclass
class _Asked:
    """What the seat is asked: after which event; answered once a move is sent."""

    n: int
    move: str = ""  # the id of the move that was sent


class LiveGame:
    """One table from the welcome to the end of its game."""

    def __init__(self, site: Site, table: str, screen: Screen, words: Words) -> None:
        self._site = site
        self._id = table
        self._screen = screen
        self._words = words
        self._line = Line(
            f"{site.socket}/api/tables/{quote(table)}/socket", site.cookie, words.language
        )
        self._table: Table | None = None
        self._seat: int | None = None  # from 1
        self._host = False
        self._edition: Edition | None = None
        self._player: LivePlayer | None = None
        self._now: Now | None = None
        self._n = 0
        self._asked: _Asked | None = None
        self._lost = False
        self._waiting: object = None  # what was told last of who is awaited
        self._started = False  # whether we asked for the start
        self.over = False  # to its end, so that there is a record

    def run(self) -> None:
        """Play until the game ends; whoever leaves says goodbye."""
        self._line.open()
        try:
            while not self._done():
                self._hear(self._line.next())
        finally:
            self._line.close()

    @property
    def seated(self) -> bool:
        """Whether one has a seat to come back to."""
        return self._seat is not None

    @property
    def code(self) -> str:
        """The short code of the table; empty if it was not heard of."""
        return self._table.code if self._table else ""

    @property
    def company(self) -> bool:
        """Whether somebody else plays, for whom a bot will go on in one's place."""
        if self._table is None or self._table.status == "waiting":
            return False
        places = enumerate(self._table.places, 1)
        return any(place.here for seat, place in places if seat != self._seat)

    def _done(self) -> bool:
        status = self._table.status if self._table else ""
        if status in _ENDS:
            self._say(_ENDS[status])
        self.over = status in {"over", "abandoned"}
        return self.over or status in _ENDS

    def _say(self, message: str, **arguments: str | int) -> None:
        self._screen.line(self._words.text(message, **arguments))

    # --- what the line tells ---

    def _hear(self, heard: Heard) -> None:
        match heard:
            case Lost():
                self._lost = True
                self._say("online-lost")
            case Ended():
                raise Failure(self._words.text(_closed(heard.code)))
            case wire.Welcome():
                self._welcome(heard)
            case wire.TableFrame():
                self._seat = heard.seat
                self._host = heard.seat is not None and heard.table.host == heard.seat
                self._change(heard.table)
            case wire.ViewFrame():
                self._view(heard)
            case wire.EventsFrame():
                self._events(heard)
            case wire.OptionsFrame():
                self._asked = _Asked(heard.n)
                self._ask()
            case wire.No():
                self._refused(heard)
            case _:  # acknowledgements, and answers to what we never ask
                pass

    def _welcome(self, heard: wire.Welcome) -> None:
        if self._lost:
            self._say("online-back")
            self._lost = False
        self._seat, self._host = heard.seat, heard.host
        settings = heard.table.settings
        try:
            if settings.edition_text:
                self._edition = parse_edition(settings.edition_text, settings.options)
            else:
                self._edition = load(settings.edition, settings.options)
        except LaydownError as error:
            raise failure(error, self._words.language) from None
        if self._table is None:
            link = quoted(self._site.link(self._id))
            self._say("online-table", code=quoted(heard.table.code), link=link)
        self._change(heard.table)

    def _change(self, table: Table) -> None:
        before, self._table = self._table, table
        if table.status == "waiting":
            self._wait(table)
            return
        if self._seat is None:
            raise Failure(self._words.text("online-no-seat"))
        if before is not None:
            self._tell_changes(before, table)
        if self._seat in table.awaited:
            self._line.send(wire.Ready(id=self._line.new_id()))

    def _tell_changes(self, before: Table, table: Table) -> None:
        """Say who went, who came back, and whether the game rests."""
        if before.status != table.status and {before.status, table.status} == {"playing", "paused"}:
            self._say("online-paused" if table.status == "paused" else "online-resumed")
        for seat, (was, now) in enumerate(zip(before.places, table.places, strict=False), 1):
            if seat == self._seat or now.kind != "person":
                continue
            name = self._name(seat, now)
            if now.left and not was.left:
                self._say("online-left", player=name)
            elif (was.absence is None) != (now.absence is None):
                self._say("online-here" if now.absence is None else "online-away", player=name)

    # --- before the game ---

    def _wait(self, table: Table) -> None:
        """Sit down, and wait for the others; the host starts."""
        empty = [seat for seat, place in enumerate(table.places, 1) if place.kind == "empty"]
        if self._seat is None:
            if not empty:
                raise Failure(self._words.text("online-full"))
            if self._waiting != "seat":
                self._waiting = "seat"
                self._line.send(wire.Sit(id=self._line.new_id(), seat=empty[0]))
            return
        if self._host and not empty:
            if not self._started:
                self._started = True
                if self._screen.asks:
                    self._screen.ask(self._words.text("online-start"))
                self._line.send(wire.Start(id=self._line.new_id()))
            return
        here = [self._name(seat, p) for seat, p in enumerate(table.places, 1) if p.kind != "empty"]
        if self._waiting != (here, len(empty)):
            self._waiting = (here, len(empty))
            self._say("online-waiting", players=", ".join(here), empty=len(empty))

    def _name(self, seat: int, place: Place) -> str:
        if seat == self._seat:
            return self._words.text("player-you")
        if place.kind == "bot":
            return self._words.text("player-bot", seat=seat)
        return quoted(place.name) or self._words.text("player-seat", seat=seat)

    # --- the game ---

    def _view(self, heard: wire.ViewFrame) -> None:
        """Begin, or go on after a gap or a take-back."""
        if self._seat is None or self._table is None or self._edition is None:
            return
        self._n, self._now = heard.n, heard.view.now
        if self._player is None:
            places = enumerate(self._table.places, 1)
            names = [self._name(seat, place).replace(" ", TIE) for seat, place in places]
            self._player = LivePlayer(
                self._screen, self._words, names, self._seat - 1, self._edition
            )
            self._player.hints = self._table.settings.hints
            self._player.welcome()
            if self._table.settings.undo:
                self._say("online-undo")
        self._player.catch_up(_standing(heard.view, self._edition))

    def _events(self, heard: wire.EventsFrame) -> None:
        if self._player is None or self._edition is None:
            return
        turn = self._now.turn if self._now else 0
        self._n, self._now = heard.n, heard.now
        for told in heard.events:
            if isinstance(told, TakenBack):
                if told.seat != self._seat:
                    self._player.tell()
                    self._say("online-taken-back", player=self._player.names[told.seat - 1])
            else:
                self._player.sees(to_event(told, self._edition))
        if heard.now.turn not in {turn, self._seat}:  # what others do is told turn by turn
            self._player.tell()
        self._asked = None if self._asked and self._asked.n < heard.n else self._asked

    def _ask(self) -> None:
        """Have a move typed, and send it."""
        asked, seen = self._asked, self._position()
        if asked is None or seen is None or self._player is None:
            return
        id_ = self._line.new_id()
        try:
            move = self._player.choose(seen)
            self._line.send(wire.Move(id=id_, n=asked.n, move=str(move)))
        except TakeBack:
            self._line.send(wire.Undo(id=id_, n=asked.n))
        asked.move = id_

    def _position(self) -> View | None:
        """Return what the seat sees now; None if that is already another moment."""
        try:
            seen = parse_view(self._site.position(self._id))
        except Refused as refused:
            self._screen.line(refused.sentence)
            return None
        except LaydownError as error:
            raise failure(error, self._words.language) from None
        return seen if self._now and seen.ply == self._now.ply else None

    def _refused(self, heard: wire.No) -> None:
        """Say why, and ask again if the question still stands."""
        refusal = heard.refusal
        clause = f" [{refusal.clause}]" if refusal.clause else ""
        self._screen.line(plain(refusal.text) + clause)
        if refusal.clause in clauses():
            self._say("ask-rules", clause=refusal.clause)
        if self._asked and self._asked.move == heard.id:
            self._ask()


def _standing(view: WireView, edition: Edition) -> Standing:
    """Return where everyone is, from the rounds so far."""

    def after(standing: Standing, told: Result) -> Standing:
        return after_round(edition, standing, to_result(told))

    return reduce(after, view.results, first_standing(len(view.seats)))


def _closed(code: int) -> str:
    """Return the message for a line that is closed for good."""
    if code == _NO_TABLE:
        return "online-no-table"
    return "online-outdated" if code == _OUTDATED else "online-no-seat"
