"""HTTP: the first page, your name, opening and joining tables."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, WebSocket, get, post, put, websocket
from litestar.params import FromPath, JSONBody

from laydown.bots import NAMES as BOTS
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from laydown.engine.errors import SetupError
from laydown.engine.notation.position import print_view
from laydown.server.archive import get_record, get_replay, get_review
from laydown.server.desk import desk_of, language_of
from laydown.server.edition_api import read_edition
from laydown.server.guests import Guest, new_guest
from laydown.server.invite import handover_qr_code, qr_code
from laydown.server.lengths import length
from laydown.server.openapi import document
from laydown.server.sheet_api import (
    make_sheet,
    sheet_qr_code,
    sheet_socket,
    show_sheet,
    write_sheet,
)
from laydown.server.socket import Conversation
from laydown.server.tell import line_of, table_of
from laydown.tables.entries import Chair
from laydown.tables.settings import Settings, clean_name
from laydown.wire.asking import Question, Ruling
from laydown.wire.http import (
    BotInfo,
    EditionInfo,
    HandOver,
    Home,
    JoinByCode,
    LengthQuestion,
    Me,
    NewTable,
    Rename,
    TableMade,
)
from laydown.wire.of_edition import edition_of
from laydown.wire.tables import Length, Table

if TYPE_CHECKING:
    from laydown.wire.http import WantedSeat

_LISTED: Final = 50
_FRESH: Final = 86_400_000  # milliseconds that a table waits in the lobby
_HANDOVER_LETTERS: Final = 8
_HANDOVER: Final = 10 * 60_000  # milliseconds that a code works
_UNLISTED: Final = ("over", "abandoned")


@get("/home")
async def home(request: Request[Any, Any, Any]) -> Response[Home]:
    """Return everything the first page shows; newcomers get a cookie."""
    desk = desk_of(request)
    guest = desk.guest(request) or new_guest()
    mine = await desk.hall.store.of_person(guest.id, _LISTED)
    waiting = await desk.hall.store.open_tables(desk.hall.now() - _FRESH, _LISTED)
    lines = [line_of(found, guest.id) for found in mine if found.status not in _UNLISTED]
    body = Home(
        me=Me(id=guest.id, name=guest.name),
        editions=_editions(),
        bots=[BotInfo(name=name) for name in BOTS],
        mine=sorted(lines, key=lambda line: not line.your_turn),
        open=[line_of(found, guest.id) for found in waiting],
        site=desk.hall.site,
    )
    return Response(body, cookies=[desk.cookie(guest)])


@cache
def _editions() -> list[EditionInfo]:
    """Return all editions, with how long games of them take."""
    found = []
    for name in EDITIONS:
        edition = load(name)
        players = range(edition.least_players, edition.most_players + 1)
        lengths = {number: length(edition, number) for number in players}
        known = {number: told for number, told in lengths.items() if told}
        found.append(edition_of(edition, known))
    return found


@post("/length", status_code=200)
async def tell_length(data: JSONBody[LengthQuestion]) -> Length | None:
    """Return how long a game is likely to take; null if nobody knows."""
    return length(load(data.edition, data.options), data.players, data.clock)


@post("/ask", status_code=200, answer=Ruling)
async def ask(request: Request[Any, Any, Any], data: JSONBody[Question]) -> Response[bytes]:
    """Ask the referee whether a move is allowed in a situation, and what else is."""
    desk = desk_of(request)
    desk.count("questions", request)
    answer = await desk.hall.crew.judge(data, language_of(request))
    if answer is None:
        raise SetupError("internal")
    return Response(answer, media_type=MediaType.JSON)


@post("/me/handover", status_code=200)
async def hand_over(request: Request[Any, Any, Any]) -> HandOver:
    """Make a code with which another device can take over your seats."""
    desk = desk_of(request)
    desk.count("codes", request)
    guest = desk.known_guest(request)
    code, until = desk.hall.new_code(_HANDOVER_LETTERS), desk.hall.now() + _HANDOVER
    await desk.hall.store.put_handover(code, guest.id, guest.name, until)
    return HandOver(code=code, until=until)


@post("/me/take", status_code=200)
async def take_over(request: Request[Any, Any, Any], data: JSONBody[JoinByCode]) -> Response[Me]:
    """Become the person who made a code, on this device too."""
    desk = desk_of(request)
    desk.count("codes", request)
    code = data.code.strip().upper()
    found = await desk.hall.store.take_handover(code, desk.hall.now())
    if found is None:
        raise SetupError("unknown_code")
    guest = Guest(*found)
    return Response(Me(id=guest.id, name=guest.name), cookies=[desk.cookie(guest)])


@put("/me")
async def rename(request: Request[Any, Any, Any], data: JSONBody[Rename]) -> Response[Me]:
    """Take another name."""
    desk = desk_of(request)
    desk.count("names", request)
    guest = (desk.guest(request) or new_guest())._replace(name=clean_name(data.name))
    return Response(Me(id=guest.id, name=guest.name), cookies=[desk.cookie(guest)])


@post("/tables")
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableMade:
    """Open a table."""
    desk = desk_of(request)
    desk.count("tables", request)
    guest = desk.known_guest(request)
    settings = msgspec.convert(msgspec.to_builtins(data.settings), Settings)
    chairs = [_chair(seat, guest) for seat in data.seats]
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        raise SetupError("one_seat_each")
    start = data.start and all(seat.kind != "empty" for seat in data.seats)
    live = await desk.hall.open(settings, chairs, guest.id, start=start)
    return TableMade(id=live.id, code=live.code)


def _chair(seat: WantedSeat, guest: Guest) -> Chair:
    if seat.kind == "me":
        return Chair(who=guest.id, name=guest.name)
    return Chair(bot=seat.bot, pace=seat.pace) if seat.kind == "bot" else Chair()


@post("/join", status_code=200)
async def join(request: Request[Any, Any, Any], data: JSONBody[JoinByCode]) -> TableMade:
    """Find a table by its short code."""
    desk = desk_of(request)
    desk.count("codes", request)
    found = await desk.hall.by_code(data.code)
    if found is None:
        raise SetupError("no_such_table")
    return TableMade(id=found, code=data.code.strip().upper())


@get("/tables/{table_id:str}")
async def show_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Table:
    """Return a table without its cards."""
    live = await desk_of(request).hall.find(table_id)
    if live is None:
        raise SetupError("no_such_table")
    await live.settled()  # nobody sees what might not have happened, least of all a seed
    table = table_of(live.table, live.id, live.code, live.unseated(), live.now())
    guest = desk_of(request).guest(request)
    seat = live.table.seating.seat_of(guest.id) if guest else None
    return table if seat is None else msgspec.structs.replace(table, mine=seat + 1)


@get("/tables/{table_id:str}/position", media_type=MediaType.TEXT)
async def get_position(request: Request[Any, Any, Any], table_id: FromPath[str]) -> str:
    """Return the position as you see it from your seat, as text."""
    desk = desk_of(request)
    live = await desk.hall.find(table_id)
    if live is None:
        raise SetupError("no_such_table")
    seat = live.table.seating.seat_of(desk.known_guest(request).id)
    if seat is None:
        raise SetupError("not_seated")
    if live.table.play is None:
        raise SetupError("not_started")
    await live.settled()  # nobody sees what might not have happened
    return print_view(live.table.play.view(seat))


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play at a table."""
    desk = desk_of(socket)
    await Conversation(socket, desk.hall, desk.guest(socket)).run(table_id)


@get("/openapi.json", unlisted=True)
async def get_openapi() -> Response[bytes]:
    """Return what HTTP offers, as an OpenAPI document."""
    return Response(_openapi(), media_type=MediaType.JSON)


@cache
def _openapi() -> bytes:
    return msgspec.json.encode(document(api()))


def api() -> Router:
    """Return all routes of the API."""
    people = [home, rename, hand_over, take_over, handover_qr_code, ask, read_edition]
    tables = [tell_length, open_table, join, show_table, get_position, table_socket, qr_code]
    over = [get_record, get_replay, get_review]
    sheets = [make_sheet, show_sheet, write_sheet, sheet_qr_code, sheet_socket]
    return Router("/api", route_handlers=[*people, *tables, *over, *sheets, get_openapi])
