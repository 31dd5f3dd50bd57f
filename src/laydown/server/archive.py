"""HTTP: games that are over, as a record, step by step, and judged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from laydown.engine.errors import SetupError
from laydown.engine.notation.record import print_record
from laydown.server.desk import Desk, desk_of, language_of
from laydown.tables.record import record_of
from laydown.tables.table import UNPLAYABLE, Table
from laydown.wire.replay import Replay, Review

if TYPE_CHECKING:
    from laydown.engine.notation.record import Record

_KEPT: Final = 50  # reviews in memory: they take long to make


async def _record(desk: Desk, table: str) -> Record:
    """Return the record of a game that is over, or raise that there is none."""
    stored = await desk.hall.store.load(table)
    if stored is None:
        raise SetupError("no_such_table")
    lines = stored[1]
    found = Table.restore(lines)
    if not found.revealed:
        raise SetupError("not_over")
    record = record_of(lines)
    if record is None:
        raise SetupError("unplayable" if found.status == UNPLAYABLE else "not_started")
    return record


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """Return the record of a game that is over, to be kept and verified."""
    desk = desk_of(request)
    desk.count("study", request)  # the whole game is played again for it
    record = await _record(desk, table_id)
    headers = {"content-disposition": 'attachment; filename="laydown.record"'}
    return Response(print_record(record), headers=headers)


def _json(body: bytes | None) -> Response[bytes]:
    if body is None:
        raise SetupError("internal")
    return Response(body, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/replay", answer=Replay)
async def get_replay(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int] = 0,
    shown: Annotated[bool, QueryParameter(name="open")] = False,  # noqa: FBT002 - Litestar's way
) -> Response[bytes]:
    """Return a game that is over, step by step: as a seat saw it, as a spectator (0), or open."""
    desk = desk_of(request)
    desk.count("study", request)
    record = await _record(desk, table_id)
    if not 0 <= seat <= record.players:
        raise SetupError("no_such_place", {"found": seat, "expected": f"1-{record.players}"})
    text = print_record(record)
    return _json(await desk.hall.crew.replay(text, seat - 1 if seat else None, shown=shown))


@get("/tables/{table_id:str}/review", answer=Review)
async def get_review(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[bytes]:
    """Return a game that is over, judged decision by decision."""
    desk = desk_of(request)
    key = table_id, language_of(request)
    judging = desk.reviews.get(key)
    if judging is None:
        desk.count("study", request)
        # Everyone at a table asks when the game is over: it is judged once, even if some leave.
        judging = asyncio.create_task(_review(desk, *key))
        desk.reviews[key] = judging
        if len(desk.reviews) > _KEPT:
            del desk.reviews[next(iter(desk.reviews))]
    try:
        return _json(await asyncio.shield(judging))
    except SetupError:
        if desk.reviews.get(key) is judging:
            del desk.reviews[key]
        raise


async def _review(desk: Desk, table: str, language: str) -> bytes | None:
    record = print_record(await _record(desk, table))
    return await desk.hall.crew.review(record, language)
