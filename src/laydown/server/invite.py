"""HTTP: how others get to a table, and how to get to it from another device."""

from __future__ import annotations

import io
import re
from typing import Any, Final

import segno
from litestar import Request, Response, get
from litestar.params import FromPath

from laydown.engine.errors import SetupError
from laydown.server.desk import desk_of

_INK: Final = "#241f2b"
_IVORY: Final = "#fffdf6"
_MARGIN: Final = 4  # modules: readers need that much
_HANDOVER: Final = re.compile("[A-Z0-9]{1,16}")  # whether it works is told when it is used


@get("/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[bytes]:
    """Return the link to a table as a QR code."""
    desk = desk_of(request)
    if await desk.hall.find(table_id) is None:
        raise SetupError("no_such_table")
    return drawn(f"{desk.site(request)}#/table/{table_id}")


@get("/me/handover/{code:str}/qr.svg", media_type="image/svg+xml")
async def handover_qr_code(request: Request[Any, Any, Any], code: FromPath[str]) -> Response[bytes]:
    """Return the link with which another device can take over your seats, as a QR code."""
    if not _HANDOVER.fullmatch(code):
        raise SetupError("unknown_code")
    return drawn(f"{desk_of(request).site(request)}#/device/{code}")


def drawn(link: str) -> Response[bytes]:
    """Return a link as a QR code."""
    image = io.BytesIO()
    segno.make(link, micro=False).save(
        image, kind="svg", border=_MARGIN, dark=_INK, light=_IVORY, xmldecl=False, omitsize=True
    )
    return Response(image.getvalue(), media_type="image/svg+xml")
