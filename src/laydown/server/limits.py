"""How often somebody may ask over HTTP: per person, and more generously per address.

Families share an address, so nobody is shut out for what comes from theirs; and a short code
cannot be tried out, not even by somebody with a whole network of addresses.
"""

from __future__ import annotations

import time
from collections import deque
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from laydown.engine.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable

_PER_MINUTE: Final = {
    "codes": 10,
    "tables": 20,
    "study": 20,
    "names": 30,
    "questions": 60,
    "sheets": 240,
}
_MINUTE: Final = 60.0  # seconds
_FAMILY: Final = 5  # an address may ask so many times as often
_FEW: Final = 1000  # people and addresses: so many are looked through in no time
_HOME: Final = 64  # bits of an IPv6 address that tell one home from another


class Limits:
    """Counts everyone's requests of the last minute."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._person = {name: _at_least(most * scale) for name, most in _PER_MINUTE.items()}
        self._address = {
            name: _at_least(most * scale * _FAMILY) for name, most in _PER_MINUTE.items()
        }
        self._seen: dict[tuple[str, str, str], deque[float]] = {}
        self._bound = _FEW

    def check(self, name: str, who: str, address: str) -> None:
        """Count a request; raise if there were too many."""
        allowed = self._hit((name, "address", _home(address)), self._address[name])
        if allowed and who:
            allowed = self._hit((name, "person", who), self._person[name])
        if not allowed:
            raise SetupError("too_fast")

    def _hit(self, key: tuple[str, str, str], most: int) -> bool:
        """Count one more, unless there were too many."""
        now = self._clock()
        times = self._seen.get(key)
        if times is None:
            if len(self._seen) >= self._bound:
                self._forget(now)
            times = self._seen[key] = deque()
        while times and times[0] <= now - _MINUTE:
            times.popleft()
        if len(times) >= most:
            return False
        times.append(now)
        return True

    def _forget(self, now: float) -> None:
        """Let go of those who have not asked for a minute."""
        self._seen = {key: times for key, times in self._seen.items() if times[-1] > now - _MINUTE}
        self._bound = max(_FEW, 2 * len(self._seen))


def _home(address: str) -> str:
    """Return what tells one home from another: behind an IPv6 line each has 2^64 addresses."""
    try:
        found = ip_address(address)
    except ValueError:  # a proxy may tell anything
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), _HOME), strict=False))


def _at_least(count: float) -> int:
    return max(1, int(count))
