"""The seed, and every shuffle and roll that follows from it.

Nothing runs on: each event has its own stream, `expand(seed, purpose, round, index)`, so the state
of a game holds counters only, and the same seed and moves give the same game everywhere.

The bytes of a stream are the output of SHAKE-256 over

    "laydown chance 1" | len(seed) as 8 bytes | seed | len(purpose) as 8 bytes | purpose |
    round as 8 bytes | index as 8 bytes                      (integers big-endian, text in UTF-8)

A number below n is read from the stream in words of four bytes, big-endian: words from the largest
multiple of n up are passed over, so that no number is more likely than another; the word modulo n
is the number. A shuffle is Fisher and Yates's, from the last place down.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

SEED_BYTES: Final = 64  # of a seed that nobody chose: more than anybody can guess
_WORD: Final = 4
_WORDS: Final = 1 << 8 * _WORD
_BLOCK: Final = 136  # the bytes that SHAKE-256 gives at once


def expand(seed: bytes, purpose: str, number: int, index: int, length: int) -> bytes:
    """Return the first bytes of the stream of one event."""
    name = purpose.encode()
    shake = hashlib.shake_256(
        b"laydown chance 1"
        + len(seed).to_bytes(8, "big")
        + seed
        + len(name).to_bytes(8, "big")
        + name
        + number.to_bytes(8, "big")
        + index.to_bytes(8, "big")
    )
    return shake.digest(length)


class Stream:
    """The random numbers of one event."""

    def __init__(self, seed: bytes, purpose: str, round: int = 0, index: int = 0) -> None:  # noqa: A002
        """Open the stream of an event: its purpose, the round, and its index in the round."""
        self._seed = seed
        self._purpose = purpose
        self._round = round
        self._index = index
        self._bytes = b""
        self._at: i64 = 0

    def _read_on(self, more: i64) -> None:
        """Have at least so many bytes that were not used yet."""
        if self._at + more > len(self._bytes):
            # SHAKE has no running output: a longer one starts with the same bytes.
            length = max(2 * len(self._bytes), self._at + more, _BLOCK)
            self._bytes = expand(self._seed, self._purpose, self._round, self._index, length)

    def below(self, n: int) -> int:
        """Return a number from 0 up to, not including, n; all equally likely."""
        if n <= 0 or n > _WORDS:
            message = f"no number below {n}"
            raise ValueError(message)
        return self._below(n)

    def _below(self, n: i64) -> i64:
        while True:
            at = self._at
            if at + _WORD > len(self._bytes):
                self._read_on(_WORD)
            found = self._bytes
            self._at = at + _WORD
            word: i64 = 0
            for i in range(at, at + _WORD):
                word = word << 8 | found[i]
            # The largest multiple is not more than n below the end, so few words come near it.
            if word < _WORDS - n or word < _WORDS - _WORDS % n:
                return word % n

    def shuffle(self, cards: list[T]) -> None:
        """Put the cards into a random order, each order equally likely."""
        last: i64 = len(cards) - 1
        self._read_on(last * _WORD)  # at once, as far as can be told
        while last > 0:
            other = self._below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

    def roll(self) -> int:
        """Return the face of a die, 1 to 6."""
        return self.below(6) + 1
