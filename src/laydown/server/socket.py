"""The WebSocket at a table: frames become commands and questions."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from laydown.engine.errors import LaydownError, SetupError
from laydown.locale import LANGUAGES
from laydown.server.hall import RESTART
from laydown.server.lines import SocketLine
from laydown.server.live import NO_SPECTATORS
from laydown.server.logs import hidden
from laydown.server.questions import aimed, because, fitted, hinted
from laydown.tables import commands
from laydown.wire import messages as wire
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.connection import WebSocket

    from laydown.server.guests import Guest
    from laydown.server.hall import Hall
    from laydown.server.live import Live

_NO_TABLE: Final = 4404
_WRONG_PROTOCOL: Final = 4400
_BAD_FRAME: Final = 1003
_TIDY: Final = (1000, 1001)  # codes of a socket that was closed on purpose
_HELLO: Final = 10.0  # seconds to say hello
_LONGEST_ID: Final = 64
_decode: Final = msgspec.json.Decoder(wire.ClientFrame).decode
_UNREADABLE: Final = (msgspec.MsgspecError, RecursionError)  # the latter for what is too deep
_encode: Final = msgspec.json.Encoder().encode
_log: Final = structlog.get_logger()


class _Named(msgspec.Struct):
    """What a frame that is none of ours may still tell: which answer its sender waits for."""

    id: str = ""


_read_id: Final = msgspec.json.Decoder(_Named).decode


def _id_of(text: str) -> str:
    try:
        found = _read_id(text).id
    except _UNREADABLE:
        return ""
    return found if len(found) <= _LONGEST_ID else ""


def _place(seat: int | None) -> int | None:
    return None if seat is None else seat - 1


_COMMANDS: Final[dict[type, Callable[[Any, str, str], commands.Command]]] = {
    wire.Move: lambda f, who, _: commands.Move(who=who, id=f.id, n=f.n, move=f.move),
    wire.Undo: lambda f, who, _: commands.TakeBack(who=who, id=f.id, n=f.n),
    wire.Arrange: lambda f, who, _: commands.Arrange(
        who=who, id=f.id, order=f.order, slots=f.slots
    ),
    wire.Sit: lambda f, who, name: commands.Sit(
        who=who, id=f.id, seat=f.seat - 1, name=f.name or name
    ),
    wire.Stand: lambda f, who, _: commands.Stand(who=who, id=f.id, for_good=f.for_good),
    wire.SitBot: lambda f, who, _: commands.PutBot(
        who=who, id=f.id, seat=f.seat - 1, bot=f.bot, pace=f.pace
    ),
    wire.Ready: lambda f, who, _: commands.Ready(who=who, id=f.id, ready=f.ready),
    wire.Start: lambda f, who, _: commands.Start(who=who, id=f.id),
    wire.CastVote: lambda f, who, _: commands.Vote(
        who=who, id=f.id, about=f.about, yes=f.yes, seat=_place(f.seat), queued=f.queued
    ),
    wire.AddEntropy: lambda f, who, _: commands.AddEntropy(who=who, id=f.id, hex=f.hex),
    wire.Rematch: lambda f, who, _: commands.Rematch(who=who, id=f.id),
}


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"


class Conversation:
    """One socket from its opening to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, guest: Guest | None) -> None:
        self._socket = socket
        self._hall = hall
        self._guest = guest
        self._asking: set[asyncio.Task[None]] = set()
        self._line = SocketLine(socket, guest.id if guest else "", hall.messages)

    async def run(self, table: str) -> None:
        """Talk until the socket closes."""
        await self._socket.accept()
        writer = asyncio.create_task(self._line.write())
        try:
            await self._talk(table, writer)
        except Exception:
            _log.exception("a conversation failed", table=hidden(table))
            raise
        finally:
            for thinking in self._asking:
                thinking.cancel()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def _talk(self, table: str, writer: asyncio.Task[None]) -> None:
        live = await self._hall.find(table)
        hello = await self._hello() if live is not None else None
        if hello is not None:  # that may have taken long, and the table may have left memory
            live = await self._hall.find(table)
            if hello.watch:  # a screen that all see shows nobody's hand, nor counts as somebody
                self._line.who = ""
        if live is None:
            self._go(wire.Bye(reason="closed"), _NO_TABLE)
        elif self._hall.stopping:
            self._go(wire.Bye(reason="restart"), RESTART)
        elif hello is not None and not live.lets_in(self._line):
            self._go(wire.Bye(reason="closed"), NO_SPECTATORS)
        elif hello is not None:
            await self._stay(live, hello)
            return
        await asyncio.wait([writer])

    def _go(self, bye: wire.Bye, code: int) -> None:
        """Turn somebody away."""
        self._send(bye)
        self._line.close(code)

    async def _stay(self, live: Live, hello: wire.Hello) -> None:
        """Talk at a table until the socket closes."""
        self._line.language = _language(hello.language)
        live.attach(self._line, hello.since, outdated=self._outdated(hello))
        code = 1006
        try:
            code = await self._listen(live)
        finally:
            live.detach(self._line, bye=code in _TIDY)
            self._hall.look_again(live)

    def _outdated(self, hello: wire.Hello) -> bool:
        return hello.build not in {"", self._hall.build}

    async def _hello(self) -> wire.Hello | None:
        """Return the first frame; None if it is no hello in a language of ours."""
        try:
            async with asyncio.timeout(_HELLO):
                text = await self._receive()
            frame = _decode(text) if isinstance(text, str) else None
        except (TimeoutError, *_UNREADABLE):
            frame = None
        if isinstance(frame, wire.Hello) and frame.protocol == wire.PROTOCOL:
            return frame
        outdated = isinstance(frame, wire.Hello)
        if outdated:
            self._send(wire.Bye(reason="outdated"))
        self._line.close(_WRONG_PROTOCOL if outdated else _BAD_FRAME)
        return None

    async def _receive(self) -> str | int:
        """Return the text of the next frame, or the code with which the socket was closed."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return int(event.get("code") or 1005)
        return event.get("text") or ""

    async def _listen(self, live: Live) -> int:
        """Answer frames until the socket closes; return the code of its end."""
        while True:
            text = await self._receive()
            if isinstance(text, int):
                return text
            self._answer(live, text)

    def _answer(self, live: Live, text: str) -> None:
        seated = live.seat_of(self._line) is not None
        most = self._hall.messages if seated else self._hall.messages // 2
        allowed = self._line.may_speak(most)
        try:
            frame = _decode(text)
        except _UNREADABLE:
            self._refuse(live, _id_of(text), SetupError("bad_frame" if allowed else "too_fast"))
            return
        # Each page asks whether its line is alive; all else a person sends counts together.
        if self._line.who and not isinstance(frame, wire.Ping):
            allowed = self._hall.allowances.take(self._line.who, most) and allowed
        id_ = getattr(frame, "id", "")
        if not allowed:
            self._refuse(live, id_, SetupError("too_fast"))
        elif len(id_) > _LONGEST_ID:
            self._refuse(live, "", SetupError("bad_frame"))
        elif self._hall.stopping and live.table.answers.known(self._line.who, id_) is None:
            self._refuse(live, id_, SetupError("stopping"))
        else:  # nothing new, if the server is stopping: what was done is not refused now
            self._do(live, frame, id_)

    def _do(self, live: Live, frame: wire.ClientFrame, id_: str) -> None:
        make = _COMMANDS.get(type(frame))
        if make is not None:
            name = self._guest.name if self._guest else ""
            live.run(make(frame, self._line.who, name), self._line)
        elif isinstance(frame, wire.Ping):
            self._hold(live, wire.Pong())
        elif isinstance(frame, wire.Hello):  # something was lost on the way
            self._line.language = _language(frame.language)
            live.greet(self._line, frame.since, outdated=self._outdated(frame))
        elif isinstance(frame, wire.Speak):
            live.speak(self._line, _language(frame.language))
        else:
            self._ask(live, frame, id_)

    def _ask(self, live: Live, frame: wire.ClientFrame, id_: str) -> None:
        """Answer a question once all that came before it is on disk."""
        try:
            if isinstance(frame, wire.AskFit):
                self._hold(live, fitted(live, self._line, frame))
            elif isinstance(frame, wire.AskWhy):
                self._hold(live, because(live, self._line, frame))
            elif isinstance(frame, wire.AskHint | wire.AskAim):
                thinking = asyncio.create_task(self._think(live, frame))
                self._asking.add(thinking)
                thinking.add_done_callback(self._asking.discard)
            else:
                self._refuse(live, id_, SetupError("bad_frame"))
        except LaydownError as error:
            self._refuse(live, id_, error)

    async def _think(self, live: Live, frame: wire.AskHint | wire.AskAim) -> None:
        """Answer what may take a while."""
        crew = self._hall.crew
        answer: wire.ServerFrame
        try:
            if isinstance(frame, wire.AskAim):
                answer = await aimed(live, self._line, frame, crew)
            else:
                answer = await hinted(live, self._line, frame, crew)
            self._hold(live, answer)
        except LaydownError as error:
            self._refuse(live, frame.id, error)

    def _hold(self, live: Live, frame: wire.ServerFrame) -> None:
        live.hold([(self._line, _encode(frame).decode())])

    def _refuse(self, live: Live, id_: str, error: LaydownError) -> None:
        """Refuse in turn: no answer overtakes another."""
        self._hold(live, wire.No(id=id_, refusal=refusal_of(error, self._line.language)))

    def _send(self, frame: wire.ServerFrame) -> None:
        self._line.send(_encode(frame).decode())
