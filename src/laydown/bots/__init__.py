"""Players that see views only: one file each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.view import View

NAMES: Final = ("random", "simple")


class Bot(Protocol):
    """A player: the same view and seed give the same move."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat of the view."""


def make_bot(name: str, seed: bytes) -> Bot:
    """Return the bot of that name; `seed` decides what it leaves to chance."""
    # Imported here: a program that names one bot need not load them all.
    if name == "random":
        from laydown.bots.random import RandomBot  # noqa: PLC0415

        return RandomBot(seed)
    if name == "simple":
        from laydown.bots.simple import SimpleBot  # noqa: PLC0415

        return SimpleBot()
    message = f"no bot {name!r}: {', '.join(NAMES)}"
    raise KeyError(message)
