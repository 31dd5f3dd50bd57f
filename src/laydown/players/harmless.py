"""Texts from outside, made fit to be shown: they may hold anything."""

from __future__ import annotations

from typing import Final

_LONGEST: Final = 200  # characters


def harmless(text: str) -> str:
    """Return a text on one line, printable and not too long."""
    line = " ".join(text[: 2 * _LONGEST].split())
    shown = "".join(sign if sign.isprintable() else "\ufffd" for sign in line)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}..."
