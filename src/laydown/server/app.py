"""The application: routes, what they share, and the answers to what goes wrong."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, cast

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from laydown.engine.errors import LaydownError, SetupError
from laydown.locale import LANGUAGES, catalogue
from laydown.server.api import api
from laydown.server.crew import Crew
from laydown.server.desk import Desk, language_of
from laydown.server.folder import FolderProblem
from laydown.server.guard import LOOPBACK, Guard
from laydown.server.guests import Guests
from laydown.server.hall import Given, Hall
from laydown.server.limits import Limits
from laydown.server.pages import Files
from laydown.server.sheet_store import SheetStore
from laydown.server.sheets import Sheets
from laydown.server.sql_store import SqlStore
from laydown.server.store import StoreFailed
from laydown.server.sweep import Sweep, leave_alone
from laydown.telling import BRACKETED, refusal
from laydown.wire.http import Problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from laydown.server.config import Config
    from laydown.server.guard import App

_STATUS: Final = {
    "no_such_sheet": 404,
    "no_such_table": 404,
    "sheet_read_only": 403,
    "not_over": 409,
    "not_started": 409,
    "unplayable": 409,
    "no_such_page": 404,
    "unknown_code": 404,
    "no_guest": 401,
    "not_seated": 403,
    "too_fast": 429,
    "stopping": 503,
    "not_stored": 503,
}
_log: Final = structlog.get_logger()
_DAY: Final = 86_400.0  # seconds
_BODY: Final = 256 * 1024  # bytes of a request


def milliseconds() -> int:
    """Return the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _problem(error: LaydownError, status: int, language: str) -> Response[Problem]:
    body = Problem(code=error.code, text=refusal(error, language, BRACKETED), details=error.details)
    return Response(body, status_code=status, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: LaydownError) -> Response[Problem]:
    """Answer what cannot be done, with the sentence for it."""
    _let_go(error)
    return _problem(error, _STATUS.get(error.code, 400), language_of(request))


def _wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a malformed request."""
    _let_go(error)
    code = "no_such_page" if error.status_code in {404, 405} else "bad_request"
    return _problem(SetupError(code), error.status_code, language_of(request))


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Answer a body with too much in one another to be read."""
    _let_go(error)
    return _problem(SetupError("bad_request"), 400, language_of(request))


def _let_go(error: BaseException) -> None:
    """Forget the way an error came: it leads back to it in a circle, and holds a whole body."""
    found: BaseException | None = error
    while found is not None:
        before = found.__context__
        found.__traceback__ = found.__context__ = found.__cause__ = None
        found = before


def _not_stored(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer when the disk does not take or give what it should."""
    _log.error("the store failed", method=request.method, why=str(error))
    return _refused(request, SetupError("not_stored"))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer after a mistake of ours: the details go only into the log."""
    _log.error("a request failed", method=request.method, exc_info=error)
    _let_go(error)
    return _problem(SetupError("internal"), 500, language_of(request))


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Say that the process runs."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """Say whether the server is accepting visitors: it is not while the disk takes nothing."""
    hall = request.app.state.desk.hall
    why = "stopping" if hall.stopping else "" if await hall.store.takes() else "not stored"
    return Response(why or "ok", status_code=503 if why else 200)


@get("/metrics")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return numbers for Prometheus, to programs on this machine only."""
    client = request.client.host if request.client else ""
    if client not in LOOPBACK or "x-forwarded-for" in request.headers:
        raise SetupError("no_such_page")
    hall = request.app.state.desk.hall
    return Response(hall.metrics.text(hall), media_type="text/plain; version=0.0.4")


def _load_catalogues() -> None:
    """Load all languages, so that the first refusal in one does not keep everyone waiting."""
    for language in LANGUAGES:
        catalogue(language)


class Server:
    """The application and what it holds open while it runs."""

    def __init__(
        self, config: Config, hosts: frozenset[str], started: Callable[[], None] = lambda: None
    ) -> None:
        self.config = config
        self.started = started  # called when guests may come
        files = Files()
        self.store = SqlStore(config.folder)
        self._key = ""  # of the cookies, from the store
        self.crew = Crew(config.workers)
        given = Given(milliseconds)
        self.hall = Hall(self.store, self.crew, given, files.build, config.messages)
        self.sheets = Sheets(SheetStore(self.store), given)
        self._litestar = Litestar(
            path=config.base_path or None,
            route_handlers=[api(), healthz, readyz, metrics, files.router()],
            lifespan=[self._running],
            exception_handlers={
                LaydownError: _refused,
                ValidationException: _wrong,
                HTTPException: _wrong,
                RecursionError: _too_deep,
                StoreFailed: _not_stored,
                SQLAlchemyError: _not_stored,
                Exception: _broken,
            },
            openapi_config=None,
            request_max_body_size=_BODY,
            logging_config=None,
        )
        guarded = Guard(cast("App", self._litestar), hosts, config.public_url, lan=config.lan)
        self.app = Sweep(guarded)

    async def open(self) -> None:
        """Open the store: raise what is wrong with it before anything else begins."""
        try:
            await self.store.open()
            self._key = await self.store.secret("cookie", secrets.token_hex(32))
        except SQLAlchemyError as problem:
            await self.store.close()
            reason = str(getattr(problem, "orig", None) or problem)
            folder = str(self.config.folder)
            raise FolderProblem("not-opened", folder=folder, reason=reason) from None

    async def stop(self) -> None:
        """Say goodbye to everyone while the sockets are still open."""
        self.sheets.close()
        await self.hall.stop()
        await self.crew.close()  # whoever waits for a review is told, and keeps nobody from going

    async def _tidy(self) -> None:
        """Let go of what is too old."""
        try:
            await self.sheets.tidy(self.config.keep_sheets)
        except SQLAlchemyError:  # the store may have a bad moment
            _log.exception("old score sheets could not be deleted")

    async def _tidy_daily(self) -> None:
        while True:
            await asyncio.sleep(_DAY)
            await self._tidy()

    @asynccontextmanager
    async def _running(self, app: Litestar) -> AsyncIterator[None]:
        app.state.desk = Desk(
            self.hall,
            self.sheets,
            Guests(self._key),
            Limits(self.config.messages / 100),
            self.config.base_path,
            self.config.public_url,
        )
        await self.crew.open()
        self.hall.start()
        _load_catalogues()
        leave_alone()
        await self._tidy()
        keeping = [
            asyncio.create_task(self._tidy_daily()),
            asyncio.create_task(self.app.go_on()),
        ]
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            await self.hall.stop()
            await self.crew.close()
            await self.store.close()
