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
from typing import Final

_WORD: Final = 4
_WORDS: Final = 1 << 8 * _WORD
_FIRST_BLOCK: Final = 640  # enough for a shuffle of a deck of 108


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
        self._bytes = expand(seed, purpose, round, index, _FIRST_BLOCK)
        self._at = 0

    def _word(self) -> int:
        at = self._at
        if at == len(self._bytes):
            # SHAKE has no running output: a longer one starts with the same bytes.
            self._bytes = expand(
                self._seed, self._purpose, self._round, self._index, 2 * len(self._bytes)
            )
        self._at = at + _WORD
        return int.from_bytes(self._bytes[at : at + _WORD], "big")

    def below(self, n: int) -> int:
        """Return a number from 0 up to, not including, n; all equally likely."""
        if n <= 0 or n > _WORDS:
            message = f"no number below {n}"
            raise ValueError(message)
        limit = _WORDS - _WORDS % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, each order equally likely."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def roll(self) -> int:
        """Return the face of a die, 1 to 6."""
        return self.below(6) + 1
