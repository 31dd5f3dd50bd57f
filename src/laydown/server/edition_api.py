"""HTTP: editions of people's own, read for their browsers."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from laydown.score.facts import own
from laydown.server.desk import desk_of
from laydown.wire.sheets import EditionText, OwnEdition


@post("/edition", status_code=200)
async def read_edition(request: Request[Any, Any, Any], data: JSONBody[EditionText]) -> OwnEdition:
    """Read the file of an edition; the server keeps nothing of it."""
    desk_of(request).count("questions", request)
    return own(data.text)
