"""When the memory is searched: by those who have gone, not by those who come."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import pytest

from laydown.server.sweep import Sweep, leave_alone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.server.guard import Message, Receive, Send


class _Site:
    """Lines and requests that stay until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.searched = 0
        self._sweep = Sweep(self._stay)
        self._here: list[tuple[asyncio.Event, asyncio.Task[None]]] = []
        monkeypatch.setattr(gc, "collect", self._search)

    def _search(self) -> int:
        self.searched += 1
        return 0

    async def _stay(self, scope: Message, receive: Receive, _: Send) -> None:
        await receive()
        if scope["path"] == "bad":
            raise ValueError(scope["path"])

    async def come(self, count: int, kind: str = "websocket", path: str = "") -> None:
        """Have so many come."""
        for _ in range(count):
            leaving = asyncio.Event()
            scope = {"type": kind, "path": path}
            task = asyncio.ensure_future(self._sweep(scope, leaving.wait, None))  # type: ignore[arg-type]
            self._here.append((leaving, task))
        await asyncio.sleep(0)

    async def go(self, count: int) -> None:
        """Have so many go."""
        going, self._here = self._here[:count], self._here[count:]
        for leaving, _ in going:
            leaving.set()
        await asyncio.gather(*(task for _, task in going), return_exceptions=True)


@pytest.mark.parametrize("path", ["good", "bad"])
def test_a_few_who_go_are_not_searched_for(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    async def run() -> None:
        site = _Site(monkeypatch)
        await site.come(500, path=path)
        await site.go(499)
        assert site.searched == 0
        await site.go(1)
        assert site.searched == 1

    asyncio.run(run())


def test_many_who_stay_are_not_searched_for_a_few_who_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        site = _Site(monkeypatch)
        await site.come(2000)
        await site.go(999)
        assert site.searched == 0  # as many stay as have gone, but for one
        await site.go(1)
        assert site.searched == 1

    asyncio.run(run())


def test_a_request_leaves_less_than_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        site = _Site(monkeypatch)
        await site.come(4999, "http")
        await site.go(4999)
        assert site.searched == 0
        await site.come(1, "http")
        await site.go(1)
        assert site.searched == 1

    asyncio.run(run())


@pytest.fixture
def _own_memory() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.fixture
def searches(_own_memory: None) -> Iterator[list[int]]:
    """What is looked through by itself from now on, by generation."""
    found: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "stop":
            found.append(told["generation"])

    leave_alone()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def test_things_that_stay_are_not_searched_for_by_themselves(searches: list[int]) -> None:
    kept = [[number] for number in range(300_000)]
    assert len(kept) == 300_000
    assert gc.get_freeze_count() > 0
    assert set(searches) == {0}


def test_what_is_replaced_at_each_move_is_not_searched_for(searches: list[int]) -> None:
    waiting = [[number] for number in range(4_000)]
    for number in range(400_000):
        waiting[number % 4_000] = [number]
    assert searches == []


def test_new_circles_are_found(searches: list[int]) -> None:
    for _ in range(150_000):
        circle: list[object] = []
        circle.append(circle)
    assert set(searches) == {0}
