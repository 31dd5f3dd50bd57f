"""How often somebody may ask over HTTP: per person, and more generously per address.

Families share an address, so nobody is shut out for what comes from theirs; and a short code
cannot be tried out.
"""

from __future__ import annotations

from typing import Final

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from laydown.engine.errors import SetupError

_PER_MINUTE: Final = {
    "codes": 10,
    "tables": 20,
    "study": 20,
    "names": 30,
    "questions": 60,
    "sheets": 240,
}
_FAMILY: Final = 5  # an address may ask so many times as often


class Limits:
    """Counts everyone's requests."""

    def __init__(self, scale: float = 1.0) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._person = {
            n: RateLimitItemPerMinute(_at_least(m * scale)) for n, m in _PER_MINUTE.items()
        }
        self._address = {
            n: RateLimitItemPerMinute(_at_least(m * scale * _FAMILY))
            for n, m in _PER_MINUTE.items()
        }

    def check(self, name: str, who: str, address: str) -> None:
        """Count a request; raise if there were too many."""
        allowed = self._limiter.hit(self._address[name], name, "address", address)
        if allowed and who:
            allowed = self._limiter.hit(self._person[name], name, "person", who)
        if not allowed:
            raise SetupError("too_fast")


def _at_least(count: float) -> int:
    return max(1, int(count))
