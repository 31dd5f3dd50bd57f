"""HTTP and WebSocket: score sheets that are shared."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

from laydown.engine.errors import SetupError
from laydown.server.desk import desk_of
from laydown.server.invite import drawn
from laydown.server.lines import SocketLine
from laydown.wire.sheets import NewSheet, SharedSheet, SheetKeys, SheetOperations

if TYPE_CHECKING:
    from laydown.server.sheets import Sheets

_NO_SHEET: Final = 4404
_NUMBER: Final = re.compile("[0-9]{1,9}")


@post("/sheets")
async def make_sheet(request: Request[Any, Any, Any], data: JSONBody[NewSheet]) -> SheetKeys:
    """Keep a sheet, so that others can see it or write on it."""
    desk = desk_of(request)
    desk.count("tables", request)
    return await desk.sheets.make(data.operations)


@get("/sheets/{key:str}")
async def show_sheet(request: Request[Any, Any, Any], key: FromPath[str]) -> SharedSheet:
    """Return a whole sheet."""
    return await desk_of(request).sheets.shared(key)


@post("/sheets/{key:str}/operations", status_code=200)
async def write_sheet(
    request: Request[Any, Any, Any], key: FromPath[str], data: JSONBody[SheetOperations]
) -> SheetOperations:
    """Add operations; the answer has all since those that the sender had seen."""
    desk = desk_of(request)
    desk.count("sheets", request)
    return await desk.sheets.append(key, data)


@get("/sheets/{key:str}/qr.svg", media_type="image/svg+xml")
async def sheet_qr_code(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[bytes]:
    """Return the link to a sheet as a QR code."""
    desk = desk_of(request)
    sheet, _ = await desk.sheets.find(key)
    desk.sheets.forget(sheet)
    return drawn(f"{desk.site(request)}#/sheet/{key}")


@websocket("/sheets/{key:str}/socket")
async def sheet_socket(socket: WebSocket[Any, Any, Any], key: FromPath[str]) -> None:
    """Tell operations as they come, first those behind the number that is asked for."""
    desk = desk_of(socket)
    await socket.accept()
    first = str(socket.query_params.get("first", ""))
    try:
        await _tell(socket, desk.sheets, key, int(first) if _NUMBER.fullmatch(first) else 0)
    except SetupError:
        await socket.close(_NO_SHEET)


async def _tell(socket: WebSocket[Any, Any, Any], sheets: Sheets, key: str, first: int) -> None:
    sheet, _ = await sheets.find(key)
    line = SocketLine(socket, "", 0)
    line.send(msgspec.json.encode(sheet.since(first)).decode())
    sheet.lines.add(line)
    writing = asyncio.create_task(line.write())
    listening = asyncio.create_task(_until_gone(socket))
    try:
        await asyncio.wait([writing, listening], return_when=asyncio.FIRST_COMPLETED)
    finally:
        sheet.lines.discard(line)
        sheets.forget(sheet)
        for task in (writing, listening):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Read until the other side goes away; nothing is said on this line."""
    while True:
        await socket.receive_data("text")
