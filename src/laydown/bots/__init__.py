"""Players that see views only: one file each, and those of other packages by entry point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.bots.thought import Thought
    from laydown.engine.moves import Move
    from laydown.engine.view import View

GROUP: Final = "laydown.bots"  # of the entry points by which other packages add theirs


class Bot(Protocol):
    """A player: the same view, seed and budget in moves give the same move."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat of the view."""


# Each imports its bot when it is asked for: a program that names one need not load them all.


def _random(seed: bytes, budget: Thought | None) -> Bot:  # noqa: ARG001
    from laydown.bots.random import RandomBot  # noqa: PLC0415

    return RandomBot(seed)


def _novice(seed: bytes, budget: Thought | None) -> Bot:  # noqa: ARG001
    from laydown.bots.novice import NoviceBot  # noqa: PLC0415

    return NoviceBot(seed)


def _steady(seed: bytes, budget: Thought | None) -> Bot:  # noqa: ARG001
    from laydown.bots.steady import SteadyBot  # noqa: PLC0415

    return SteadyBot()


def _sharp(seed: bytes, budget: Thought | None) -> Bot:  # noqa: ARG001
    from laydown.bots.sharp import SharpBot  # noqa: PLC0415

    return SharpBot()


def _expert(seed: bytes, budget: Thought | None) -> Bot:
    from laydown.bots.expert import ExpertBot  # noqa: PLC0415

    return ExpertBot(seed, budget)


_MAKERS: Final[dict[str, Callable[[bytes, Thought | None], Bot]]] = {
    "random": _random,
    "novice": _novice,
    "steady": _steady,
    "sharp": _sharp,
    "expert": _expert,
}
NAMES: Final = tuple(_MAKERS)
THINKERS: Final[frozenset[str]] = frozenset({"expert"})  # those of ours that take a budget


def make_bot(name: str, seed: bytes = b"", budget: Thought | None = None) -> Bot:
    """Return the bot of that name, or raise `BotError`; `seed` decides what it leaves to chance.

    Ours come first. A budget says how much a bot may think for a move; those that do not think
    ahead play the same with any.
    """
    if name in _MAKERS:
        return _MAKERS[name](seed, budget)
    from laydown.bots.plugins import make_plugin  # noqa: PLC0415 - only where one is asked for

    return make_plugin(name, seed, budget)
