"""The files of the browser client: from the checkout if there is one, else from the package."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath

from laydown.engine.errors import SetupError

_HERE: Final = Path(__file__).parent
_CHECKOUT: Final = _HERE.parents[2] / "web" / "dist"
_PACKAGED: Final = _HERE / "static"
_INDEX: Final = "index.html"
_NO_PATHS: Final = ("api/", "assets/")  # where the client has no pages of its own
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TEXTS: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg",
)
_BUILD: Final = re.compile(rb'name="laydown-build" content="(\w+)"')
_NONE: Final = b"<!doctype html><title>Laydown</title><p>The browser client is not built here."


class _Page(NamedTuple):
    content: bytes
    kind: str
    cache: str
    zipped: bytes | None = None  # where that is shorter


def _folder() -> Path | None:
    return next((found for found in (_CHECKOUT, _PACKAGED) if (found / _INDEX).is_file()), None)


def _read(folder: Path | None) -> dict[str, _Page]:
    """Return all files by their path: what is not here cannot be asked for."""
    if folder is None:
        return {_INDEX: _Page(_NONE, "text/html", _ASK_AGAIN)}
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            path = file.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            # What the build puts into `assets` has the hash of its content in its name.
            cache = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
            content = file.read_bytes()
            zipped = gzip.compress(content, mtime=0) if kind.startswith(_TEXTS) else None
            found[path] = _Page(content, kind, cache, zipped)
    return found


class Files:
    """All files of the client, in memory."""

    def __init__(self) -> None:
        self._files = _read(_folder())

    @property
    def build(self) -> str:
        """What tells one build of the client from another."""
        page = self._files[_INDEX].content
        named = _BUILD.search(page)
        return named[1].decode() if named else hashlib.sha256(page).hexdigest()[:12]

    def _answer(self, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return a file, or the first page for every path of the client's own."""
        if name.startswith(_NO_PATHS) and name not in self._files:
            raise SetupError("no_such_page")
        found = self._files.get(name, self._files[_INDEX])
        headers = {"cache-control": found.cache, "vary": "accept-encoding"}
        if found.zipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(found.content, media_type=found.kind, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, media_type=found.kind, headers=headers)

    def router(self) -> Router:
        """Return the routes of the client."""

        @get("/")
        async def first(request: Request[Any, Any, Any]) -> Response[bytes]:
            path = request.scope["raw_path"].decode("latin-1")
            if path.endswith("/"):
                return self._answer(_INDEX, request)
            # What the page loads is told from where it is: it has to be in the folder of the site.
            there = {"location": f"{path.rpartition('/')[2]}/"}
            return Response(b"", status_code=308, headers=there, media_type=MediaType.TEXT)

        @get("/{path:path}")
        async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
            return self._answer(path.strip("/"), request)

        return Router("/", route_handlers=[first, page])
