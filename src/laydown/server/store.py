"""What the server keeps: logs of tables and what lists of tables show; behind one interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from asyncio import Future


class Summary(Struct, frozen=True):
    """A table as lists show it: kept beside the log, so that no list has to replay games."""

    id: str
    code: str
    status: str
    public: bool
    changed: int
    wake_at: int | None  # when it has to be woken though nobody comes
    edition: str
    options: dict[str, str]
    names: list[str]
    people: list[str]  # by seat, empty for none
    empty: int
    turn: list[str]  # the people who may act
    round: int


class StoreFailed(Exception):  # noqa: N818 - named after what is wrong, as all our errors
    """Something could not be written: nothing of it counts."""


class Store(Protocol):
    """Where tables are kept. What `append` was given is on disk when its future is done."""

    async def open(self) -> None:
        """Get ready; bring an older schema up to date."""

    async def takes(self) -> bool:
        """Whether what is written comes to disk."""

    async def close(self) -> None:
        """Write what is pending and let go of the files."""

    def append(self, table: str, first: int, lines: list[str], summary: Summary) -> Future[None]:
        """Write lines of a log, the first with this number, and what lists show from now on."""

    async def load(self, table: str) -> tuple[Summary, list[str]] | None:
        """Return what lists show of a table, and its log; None if there is none."""

    async def by_code(self, code: str) -> str | None:
        """Return the table with a short code that people can still join."""

    async def of_person(self, who: str, most: int) -> list[Summary]:
        """Return the tables where somebody sits, the latest first."""

    async def open_tables(self, since: int, most: int) -> list[Summary]:
        """Return the public tables that wait for players since then, the latest first."""

    async def idle(self, before: int, most: int) -> list[str]:
        """Return the tables that are not over and where nothing happened since then."""

    async def put_handover(self, code: str, who: str, name: str, until: int) -> None:
        """Keep a code by which another device becomes somebody."""

    async def take_handover(self, code: str, now: int) -> tuple[str, str] | None:
        """Return whose code it is, with the name; it works once, and in time only."""

    async def due(self, now: int, most: int) -> list[str]:
        """Return the tables that have to be woken by now."""

    async def secret(self, name: str, fresh: str) -> str:
        """Return a secret of the server; the fresh one if there is none yet."""
