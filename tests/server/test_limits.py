"""How often one may ask: counted over a minute, and forgotten after it."""

from __future__ import annotations

import pytest

from laydown.engine.errors import SetupError
from laydown.server.limits import Limits


class _Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def refused(limits: Limits, who: str, address: str = "home", name: str = "codes") -> bool:
    try:
        limits.check(name, who, address)
    except SetupError:
        return True
    return False


def test_a_person_may_ask_so_often_in_any_minute() -> None:
    clock = _Clock()
    limits = Limits(clock=clock)
    assert not any(refused(limits, "ann") for _ in range(10))
    clock.now += 59
    assert refused(limits, "ann")
    assert not refused(limits, "bea")
    assert not refused(limits, "ann", name="names")
    clock.now += 1
    assert not any(refused(limits, "ann") for _ in range(10))
    assert refused(limits, "ann")


def test_an_address_may_ask_five_times_as_often() -> None:
    clock = _Clock()
    limits = Limits(clock=clock)
    # Whoever takes another name each time comes no further.
    assert not any(refused(limits, f"p{number}") for number in range(50))
    assert refused(limits, "ann")
    assert refused(limits, "")
    assert not refused(limits, "ann", "elsewhere")


def test_a_home_with_a_network_of_addresses_asks_no_more_often() -> None:
    limits = Limits(clock=_Clock())
    assert not any(refused(limits, "", f"2001:db8:0:1::{number:x}") for number in range(50))
    assert refused(limits, "", "2001:db8:0:1:ffff::1")
    assert not refused(limits, "", "2001:db8:0:2::1")
    # A proxy that listens for both tells the older addresses as newer ones: homes of their own.
    assert not any(refused(limits, "", f"::ffff:10.0.0.{number}") for number in range(60))


@pytest.mark.parametrize(("scale", "most"), [(0.01, 1), (2.0, 20)])
def test_the_limits_go_with_that_of_messages(scale: float, most: int) -> None:
    limits = Limits(scale, _Clock())
    assert [refused(limits, "ann") for _ in range(most + 1)] == [False] * most + [True]


def test_whoever_has_gone_leaves_nothing_behind() -> None:
    clock = _Clock()
    limits = Limits(clock=clock)
    largest = 0
    for number in range(20_000):
        limits.check("codes", f"p{number}", f"a{number}")
        clock.now += 0.1  # 600 of them in a minute, with an address each
        largest = max(largest, len(limits._seen))
    assert largest < 3000
