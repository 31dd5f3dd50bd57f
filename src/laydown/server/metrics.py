"""What a host may want to watch: figures for Prometheus, without names, cards or secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from laydown.server.hall import Hall

_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """All numbers of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands: Final = Counter(
            "laydown_commands", "Commands at tables", ["kind", "answer"], registry=self._registry
        )
        self.stored: Final = Histogram(
            "laydown_stored_seconds",
            "From a command to the disk",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.chosen: Final = Histogram(
            "laydown_bot_seconds",
            "Until a bot has chosen",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self._tables = Gauge("laydown_tables", "Tables in memory", registry=self._registry)
        self._lines = Gauge("laydown_lines", "Open sockets at tables", registry=self._registry)
        self._lost = Gauge(
            "laydown_lost_jobs", "What no worker has answered", registry=self._registry
        )

    def text(self, hall: Hall) -> bytes:
        """Return all numbers as they are now."""
        self._tables.set(hall.tables)
        self._lines.set(hall.lines)
        self._lost.set(hall.crew.lost)
        return generate_latest(self._registry)
