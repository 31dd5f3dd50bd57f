"""Logs for hosts: one line of JSON for each thing, without names, links, cookies or cards."""

from __future__ import annotations

import hashlib
import logging
import sys
from typing import Final

import structlog

_LEVELS: Final = ("debug", "info", "warning", "error")


def set_up(level: str) -> None:
    """Write from this level on to standard error."""
    number = logging.getLevelNamesMapping()[level.upper() if level in _LEVELS else "INFO"]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def hidden(link: str) -> str:
    """Return what identifies a table in a log, but cannot be used to reach it."""
    return hashlib.sha256(link.encode()).hexdigest()[:12]
