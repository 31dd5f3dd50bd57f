"""Deals that can be checked: a commitment before, the secret after.

`docs/fairness.md` specifies this for whoever writes a verifier.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from laydown.engine.chance import SEED_BYTES

if TYPE_CHECKING:
    from collections.abc import Sequence

SECRET_BYTES: Final = 64
ENTROPY_BYTES: Final = 32  # the most that a seat may add


def commitment(secret: bytes) -> str:
    """Return what is published before the deal: it fixes the secret and does not tell it."""
    return hashlib.sha256(b"laydown commitment 1" + secret).hexdigest()


def _sized(part: bytes) -> bytes:
    return len(part).to_bytes(8, "big") + part


def combined_seed(secret: bytes, entropy: Sequence[bytes]) -> bytes:
    """Return the seed of a game: the server's secret and what each seat added, by seat."""
    parts = b"".join(_sized(part) for part in (secret, *entropy))
    return hashlib.shake_256(b"laydown seed 1" + parts).digest(SEED_BYTES)
