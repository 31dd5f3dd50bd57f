"""HTTP: games that are over, as a record, step by step, and judged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from laydown.engine.errors import SetupError
from laydown.server.desk import Desk, desk_of, language_of
from laydown.server.study import Keep, Replay, Review
from laydown.tables.table import REVEALED
from laydown.wire import replay as wire

if TYPE_CHECKING:
    from laydown.server.store import Summary

_KEPT: Final = 50  # reviews in memory: they take long to make


async def _log(desk: Desk, table: str) -> tuple[Summary, list[str]]:
    """Return the log of a game that is over, or raise that there is none.

    It is not replayed here: that takes a while, and everybody else would wait for it.
    """
    stored = await desk.hall.store.load(table)
    if stored is None:
        raise SetupError("no_such_table")
    if stored[0].status not in REVEALED:
        live = await desk.hall.find(table)  # these rules may have ended it
        if live is None or not live.table.revealed:
            raise SetupError("not_over")
        await live.settled()
        stored = await desk.hall.store.load(table) or stored
    summary, lines = stored
    if not summary.round:
        raise SetupError("unplayable" if summary.status == "unplayable" else "not_started")
    return summary, lines


async def _studied(desk: Desk, job: Keep | Replay | Review) -> bytes:
    """Return what came of a job, or raise that nothing did."""
    body = await desk.hall.crew.study(job)
    if body is None:
        raise SetupError("stopping" if desk.hall.stopping else "internal")
    if body.strip() == b"null":
        raise SetupError("unplayable")
    return body


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """Return the record of a game that is over, to be kept and verified."""
    desk = desk_of(request)
    desk.count("study", request)
    _, log = await _log(desk, table_id)
    record = msgspec.json.decode(await _studied(desk, Keep(log=log)), type=str)
    headers = {"content-disposition": 'attachment; filename="laydown.record"'}
    return Response(record, headers=headers)


@get("/tables/{table_id:str}/replay", answer=wire.Replay)
async def get_replay(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int] = 0,
    shown: Annotated[bool, QueryParameter(name="open")] = False,  # noqa: FBT002 - Litestar's way
) -> Response[bytes]:
    """Return a game that is over, step by step: as a seat saw it, as a spectator (0), or open."""
    desk = desk_of(request)
    desk.count("study", request)
    summary, log = await _log(desk, table_id)
    players = len(summary.names)
    if not 0 <= seat <= players:
        raise SetupError("no_such_place", {"found": seat, "expected": f"1-{players}"})
    job = Replay(log=log, seat=seat - 1 if seat else None, shown=shown)
    return Response(await _studied(desk, job), media_type=MediaType.JSON)


@get("/tables/{table_id:str}/review", answer=wire.Review)
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
        return Response(await asyncio.shield(judging), media_type=MediaType.JSON)
    except Exception:
        if desk.reviews.get(key) is judging:
            del desk.reviews[key]  # another time it may go well
        raise


async def _review(desk: Desk, table: str, language: str) -> bytes:
    _, log = await _log(desk, table)
    return await _studied(desk, Review(log=log, language=language))
