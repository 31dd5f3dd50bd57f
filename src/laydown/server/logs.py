"""Logs for hosts: one line of JSON for each thing, without names, links, cookies or cards."""

from __future__ import annotations

import hashlib
import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TextIO, cast

import structlog

if TYPE_CHECKING:
    from structlog.typing import Processor

_LEVELS: Final = ("debug", "info", "warning", "error")


class _Lines:
    """Standard error; what it does not take, on a full disk, is lost and stops nothing else."""

    @staticmethod
    def write(text: str) -> None:
        """Write, if that is possible."""
        with suppress(OSError):
            sys.stderr.write(text)

    @staticmethod
    def flush() -> None:
        """Have it written, if that is possible."""
        with suppress(OSError):
            sys.stderr.flush()


def set_up(level: str) -> None:
    """Write from this level on to standard error."""
    number = logging.getLevelNamesMapping()[level.upper() if level in _LEVELS else "INFO"]
    facts: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    line = structlog.processors.JSONRenderer()
    lines = cast("TextIO", _Lines())
    structlog.configure(
        processors=[*facts, line],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(lines),
        cache_logger_on_first_use=True,
    )
    # What libraries say, in the same form; below a warning they tell links to tables.
    others = logging.StreamHandler(lines)
    kept = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=facts, processors=[kept, line])
    )
    logging.basicConfig(handlers=[others], level=max(number, logging.WARNING), force=True)


def hidden(link: str) -> str:
    """Return what identifies a table in a log, but cannot be used to reach it."""
    return hashlib.sha256(link.encode()).hexdigest()[:12]
