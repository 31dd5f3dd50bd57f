"""Standard streams that never fail on a sign, whatever encoding they have."""

from __future__ import annotations

import codecs
import sys
from typing import Final

_NEAREST: Final = "laydown-nearest"


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """Replace what cannot be shown; most who run a command need none of what that takes."""
    from laydown.terminal.look import in_ascii  # noqa: PLC0415 - see above

    return in_ascii(error)


def prepare_streams() -> None:
    """Show the nearest sign for one that is not there; read what is no text as question marks."""
    codecs.register_error(_NEAREST, _nearest)
    streams = ((sys.stdout, _NEAREST), (sys.stderr, _NEAREST), (sys.stdin, "replace"))
    for stream, errors in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors=errors)
