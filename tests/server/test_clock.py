"""A clock that is set back stops nothing."""

from __future__ import annotations

import pytest

from laydown.server.clock import SteadyClock
from tests.server.simulation.world import World

_HOUR = 3_600_000


def test_time_goes_on_from_where_it_was() -> None:
    shown = [1000, 1010, 1010 - _HOUR, 1020 - _HOUR, 1030 - _HOUR, 1040]
    clock = SteadyClock(iter(shown).__next__, 0)
    assert [clock() for _ in range(5)] == [1000, 1010, 1010, 1020, 1030]
    assert clock.on_machine(2000) == 2000 - _HOUR
    assert clock.on_machine(None) is None
    assert clock() == 1040 + _HOUR  # set right again: it goes on from there


def test_a_table_from_the_future_goes_on_too() -> None:
    shown = [1000, 1005]
    clock = SteadyClock(iter(shown).__next__, 1000 + _HOUR)
    assert [clock(), clock()] == [1000 + _HOUR, 1005 + _HOUR]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("kill", [False, True])
def test_no_table_waits_for_the_hour_to_come_again(kill: bool) -> None:
    world = World(7)
    world.ahead = 3600.0

    def set_back() -> None:
        world.ahead = 0.0
        if kill:  # and the next one finds a log from the future
            world.kill()

    world.later(20, set_back)
    world.run()
    assert world.loop.time() < 3000
