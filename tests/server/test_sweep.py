"""When the memory is searched: when enough has come to stay, and for nobody who only plays."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import pytest

from laydown.server.sweep import BODIES, FEW, LINE, Sweep, leave_alone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.server.guard import Message, Receive, Send

ALL = 2


class _Site:
    """Takes what is sent, and may leave it in circles."""

    def __init__(self) -> None:
        self.sweep = Sweep(self._read)
        self.kept: list[object] = []
        self.searched: list[int] = []  # the generation, each time

    def note(self, phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            self.searched.append(told["generation"])

    async def _read(self, scope: Message, receive: Receive, _: Send) -> None:
        body = (await receive()).get("body")
        if scope["path"] == "circle":
            circle: list[object] = [body]
            circle.append(circle)
        elif scope["path"] == "bad":
            raise ValueError(scope["path"])

    def send(self, size: int, path: str = "", kind: str = "http") -> None:
        """Send something, as a server that waits for its answer."""

        async def receive() -> Message:
            return {"body": bytes(size)}

        coming = self.sweep({"type": kind, "path": path}, receive, None)  # type: ignore[arg-type]
        asyncio.run(_to_its_end(coming))


def _waits(leaving: asyncio.Event) -> Receive:
    async def receive() -> Message:
        await leaving.wait()
        return {}

    return receive


async def _to_its_end(coming: object) -> None:
    await asyncio.gather(coming, return_exceptions=True)  # type: ignore[call-overload]


@pytest.fixture
def site() -> Iterator[_Site]:
    leave_alone()
    found = _Site()
    gc.callbacks.append(found.note)
    yield found
    gc.callbacks.remove(found.note)
    gc.unfreeze()
    gc.enable()


def test_nothing_is_searched_by_itself(site: _Site) -> None:
    site.kept += [[number] for number in range(2 * FEW)]
    assert gc.get_freeze_count() > 0
    assert site.searched == []


@pytest.mark.parametrize("path", ["", "bad"])
def test_what_has_come_to_stay_is_searched_once(site: _Site, path: str) -> None:
    site.send(0, path)
    assert site.searched == []
    site.kept += [[number] for number in range(2 * FEW)]
    site.send(0, path)
    assert site.searched == [ALL]
    site.kept += [[number] for number in range(FEW)]  # less than there is
    site.send(0, path)
    assert site.searched == [ALL]
    site.kept += [[number] for number in range(2 * FEW)]
    site.send(0, path)
    assert site.searched == [ALL, ALL]


def test_what_no_request_has_brought_is_found_too(site: _Site) -> None:
    for _ in range(FEW):
        circle: list[object] = []
        circle.append(circle)
    site.sweep.look()
    assert site.searched == [ALL]
    assert gc.collect() < FEW


def test_bodies_are_searched_for_among_what_is_new(site: _Site) -> None:
    for _ in range(4):
        site.send(BODIES // 4, "circle")
    assert site.searched == []
    site.send(1)
    assert site.searched == [0]
    site.send(1)
    assert site.searched == [0]


def test_what_was_seen_among_the_new_still_counts(site: _Site) -> None:
    site.kept += [[number] for number in range(FEW - 5000)]
    site.send(BODIES + 1)
    assert site.searched == [0]
    site.kept += [[number] for number in range(FEW + 5000)]
    site.send(0)
    assert site.searched == [0, ALL]


def test_what_has_gone_again_is_not_searched(site: _Site) -> None:
    for _ in range(3):
        site.kept += [[number] for number in range(2 * FEW)]
        site.kept.clear()
        site.send(0)
    assert site.searched == []


def test_what_open_lines_bring_is_not_searched(site: _Site) -> None:
    async def run() -> None:
        leaving = asyncio.Event()
        scope = {"type": "websocket", "path": ""}
        lines = [
            asyncio.ensure_future(site.sweep(scope, _waits(leaving), None))  # type: ignore[arg-type]
            for _ in range(2 * FEW // LINE)
        ]
        await asyncio.sleep(0)
        site.kept += [[number] for number in range(2 * FEW)]
        site.sweep.look()
        assert site.searched == []
        site.kept += [[number] for number in range(3 * FEW)]
        site.sweep.look()
        assert site.searched == [ALL]
        leaving.set()
        await asyncio.gather(*lines)

    asyncio.run(run())


def test_frames_of_a_socket_are_not_weighed(site: _Site) -> None:
    site.send(BODIES + 1, kind="websocket")
    assert site.searched == []
