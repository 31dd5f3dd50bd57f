"""Text files that nobody but their owner may read."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

FILE: Final = 0o600


def write_private(file: Path, content: str) -> None:
    """Write a text file that nobody else may read, the old content or the new, never half."""
    if file.exists() and not file.is_file():  # a device
        file.write_bytes(content.encode())
        return
    file = file.resolve()  # a link stays one
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE), "wb") as new:
        new.write(content.encode())
    try:
        beside.replace(file)
    except OSError:
        beside.unlink()
        raise
