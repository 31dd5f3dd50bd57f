"""Score sheets that nobody has touched for long: deleted after so many days, and no other."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from laydown.engine.errors import SetupError
from laydown.server.config import Config, read_config
from laydown.server.hall import Given
from laydown.server.migrate import migrate
from laydown.server.sheet_store import DAY, SheetStore
from laydown.server.sheets import Sheets
from laydown.server.sql_store import SqlStore
from laydown.wire.sheets import SheetOperations
from tests.score.kit import OUT, Device
from tests.server.kit import Host
from tests.server.test_sheets import share, started

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path


class _House:
    """Sheets on a disk, and a clock that is set by hand."""

    def __init__(self, folder: Path) -> None:
        self.day = 1000
        self.file = folder / "laydown.db"
        self.store = SqlStore(folder)
        self.sheets = Sheets(SheetStore(self.store), Given(lambda: self.day * DAY))
        self.device = Device()
        self.device.start("Ida", "Max")

    async def gone(self, key: str) -> bool:
        """Whether there is no such sheet; asking opens it."""
        try:
            await self.sheets.shared(key)
        except SetupError as error:
            return error.code == "no_such_sheet"
        return False

    def lines(self) -> int:
        """How many operations are on the disk."""
        with closing(sqlite3.connect(self.file)) as disk:
            found: int = disk.execute("SELECT count(*) FROM sheet_operations").fetchone()[0]
            return found


def _run(folder: Path, story: Callable[[_House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = _House(folder)
        await house.store.open()
        try:
            await story(house)
        finally:
            await house.store.close()

    asyncio.run(run())


def test_a_sheet_goes_with_all_that_was_written_on_it(tmp_path: Path) -> None:
    async def story(house: _House) -> None:
        old = await house.sheets.make(house.device.operations)
        house.day += 1
        young = await house.sheets.make(house.device.operations)
        house.day += 729
        await house.sheets.tidy(730)
        assert house.lines() == 2 * len(
            house.device.operations
        )  # on its last day it is still there
        house.day += 1
        await house.sheets.tidy(730)
        assert house.lines() == len(house.device.operations)
        assert await house.gone(old.edit)
        assert await house.gone(old.read)
        assert not await house.gone(young.read)

    _run(tmp_path, story)


@pytest.mark.parametrize("how", ["written", "read"])
def test_whoever_writes_or_looks_keeps_it(tmp_path: Path, how: str) -> None:
    async def story(house: _House) -> None:
        keys = await house.sheets.make(house.device.operations)
        house.day += 700
        if how == "written":
            house.device.enter(1, OUT, out="1")
            sent = SheetOperations(0, house.device.operations[1:])
            await house.sheets.append(keys.edit, sent)
        else:
            await house.sheets.shared(keys.read)
        house.day += 700
        await house.sheets.tidy(730)
        assert not await house.gone(keys.edit)

    _run(tmp_path, story)


def test_a_sheet_that_lies_open_is_kept(tmp_path: Path) -> None:
    async def story(house: _House) -> None:
        keys = await house.sheets.make(house.device.operations)
        await house.sheets.find(keys.edit)  # and does not let go of it
        house.day += 9999
        await house.sheets.tidy(730)
        assert not await house.gone(keys.edit)

    _run(tmp_path, story)


def test_none_is_deleted_where_the_host_keeps_all(tmp_path: Path) -> None:
    async def story(house: _House) -> None:
        await house.sheets.make(house.device.operations)
        house.day += 99_999
        await house.sheets.tidy(0)
        assert house.lines() == len(house.device.operations)

    _run(tmp_path, story)


def test_the_sheets_of_an_earlier_version_count_from_its_end(tmp_path: Path) -> None:
    file = tmp_path / "laydown.db"
    migrate(file, "0003")
    with closing(sqlite3.connect(file)) as disk, disk:
        disk.execute("INSERT INTO sheets (edit, read) VALUES ('e', 'r')")
    before = time.time_ns() // 1_000_000

    async def let_go() -> tuple[int, int]:
        store = SqlStore(tmp_path)
        await store.open()
        try:
            sheets = SheetStore(store)
            return await sheets.let_go(before, []), await sheets.let_go(before + DAY, [])
        finally:
            await store.close()

    assert asyncio.run(let_go()) == (0, 1)


def test_a_server_deletes_them_when_it_starts(tmp_path: Path) -> None:
    with Host(tmp_path, LAYDOWN_KEEP_SHEETS="30") as host:
        old, young = (share(host, started()) for _ in range(2))
        host.stop()
        with closing(sqlite3.connect(tmp_path / "laydown.db")) as disk, disk:
            long_ago = time.time_ns() // 1_000_000 - 31 * DAY
            disk.execute("UPDATE sheets SET touched = ? WHERE edit = ?", (long_ago, old["edit"]))
        host.start()
        host.stop()  # it lets go of them first
        with closing(sqlite3.connect(tmp_path / "laydown.db")) as disk:
            assert disk.execute("SELECT edit FROM sheets").fetchall() == [(young["edit"],)]


def test_two_years_unless_the_host_says_otherwise() -> None:
    assert Config().keep_sheets == 730
    assert read_config({}, {"LAYDOWN_KEEP_SHEETS": "0"}).keep_sheets == 0
    assert read_config({"keep_sheets": 7}, {"LAYDOWN_KEEP_SHEETS": "0"}).keep_sheets == 7


def test_a_sheet_stays_open_while_anybody_waits_to_write_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may = [asyncio.Event(), asyncio.Event()]
    append = SheetStore.append
    written: list[int] = []

    async def slow(store: SheetStore, sheet: str, first: int, *more: Any) -> None:  # noqa: ANN401
        written.append(first)
        await may[len(written) - 1].wait()
        await append(store, sheet, first, *more)

    monkeypatch.setattr(SheetStore, "append", slow)

    async def story(house: _House) -> None:
        keys = await house.sheets.make(house.device.operations)
        sheet, _ = await house.sheets.find(keys.edit)
        other = Device("b", list(house.device.operations))
        for device in (house.device, other):
            device.enter(1, OUT, out="1")
        one, two = (
            asyncio.create_task(
                house.sheets.append(keys.edit, SheetOperations(0, device.operations[1:]))
            )
            for device in (house.device, other)
        )
        while sheet.writers < len(may):  # noqa: ASYNC110 - of that nobody is told
            await asyncio.sleep(0)
        may[0].set()
        await asyncio.wait([one, two], return_when=asyncio.FIRST_COMPLETED)
        # Whoever comes now, when one is done and the other is not, writes on the same sheet.
        again, _ = await house.sheets.find(keys.edit)
        assert again is sheet
        may[1].set()
        await asyncio.gather(one, two)
        assert written == [1, len(house.device.operations)]
        assert house.lines() == len(sheet.operations) == len(other.operations) * 2 - 1

    _run(tmp_path, story)
