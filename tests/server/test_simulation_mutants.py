"""The simulation notices what it is there for: each of these faults is found by its seeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.errors import LaydownError
from laydown.server import commits, frames, live
from laydown.tables import answers
from laydown.wire.of_events import event_of
from tests.server.simulation.world import World

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.server.store import StoreFailed
    from laydown.tables.play import Play
    from laydown.wire import events as wire

# A killed server's coroutines end nowhere, as in a process that is killed: Python notes it.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

_SEEDS = 100  # the rarest of these faults shows in one of fifty


def _answer_before_the_disk(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(live.Live, "hold", lambda _live, told, _done=None: live._send(told))


def _carry_out_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(answers.Answers, "known", lambda _answers, _who, _command: None)
    patch.setattr("laydown.tables.play.Play.check_fresh", lambda _play, _seat, _n: None)


def _miss_an_event(patch: pytest.MonkeyPatch) -> None:
    missed = frames.Frames._missed

    def fewer(self: frames.Frames, play: Play, seat: int | None, since: int | None) -> str:
        return missed(self, play, seat, None if since is None else since + 1)

    patch.setattr(frames.Frames, "_missed", fewer)


def _show_what_is_drawn(patch: pytest.MonkeyPatch) -> None:
    def open_to_all(event: Event, seat: int | None, edition: Edition) -> wire.Event:
        return event_of(event, getattr(event, "seat", seat), edition)

    patch.setattr(frames, "event_of", open_to_all)


def _write_on_after_a_failure(patch: pytest.MonkeyPatch) -> None:
    def only_these(_: commits.Commits, batch: list[commits.Write], problem: StoreFailed) -> None:
        for write in batch:
            write.done.set_exception(problem)

    patch.setattr(commits.Commits, "_fail", only_these)


def _wrong(seed: int) -> bool:
    try:
        World(seed).run()
    except (AssertionError, LaydownError):  # the log itself may be wrong, and not be read
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "first"),
    [
        (_answer_before_the_disk, 0),
        (_carry_out_twice, 0),
        (_miss_an_event, 0),
        (_show_what_is_drawn, 0),
        (_write_on_after_a_failure, 80),  # those before it are fine, and take long
    ],
)
def test_a_fault_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    assert any(_wrong(seed) for seed in range(first, first + _SEEDS))
