"""Bots of other packages, by entry points of the group `laydown.bots`.

An entry point names something that is called with `seed` and `budget` and returns a bot: a class
or a function. A budget is None where nobody has set one.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final

from laydown.bots import GROUP, NAMES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from laydown.bots import Bot
    from laydown.bots.thought import Thought

UNKNOWN: Final = "unknown"  # no bot has that name
TWICE: Final = "twice"  # several packages have one of that name
BROKEN: Final = "broken"  # it cannot be loaded or made


class BotError(LookupError):
    """A bot cannot be had: which, what kind of problem it is, and what is behind it."""

    def __init__(self, kind: str, name: str, why: str) -> None:
        """Keep what a sentence about it needs."""
        super().__init__(kind, name, why)
        self.kind = kind
        self.name = name
        self.why = why

    def __str__(self) -> str:
        """Print it for programmers."""
        return f"{self.kind} bot {self.name!r}: {self.why}"


@cache
def _found() -> dict[str, list[EntryPoint]]:
    """Return the entry points by name; an installed package does not change while we run."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        same = found.setdefault(point.name, [])
        if point not in same:  # a package may be on the path twice
            same.append(point)
    return found


def package_of(point: EntryPoint) -> str:
    """Return the package that an entry point comes with."""
    return point.dist.name if point.dist else point.value


def all_names() -> tuple[str, ...]:
    """Return the names of all bots: ours first, then those of other packages."""
    return (*NAMES, *sorted(name for name in _found() if name not in NAMES))


def hidden_plugins() -> list[tuple[str, str]]:
    """Return name and package of bots that cannot be reached, for the name is one of ours."""
    return [(name, package_of(point)) for name in NAMES for point in _found().get(name, ())]


def make_plugin(name: str, seed: bytes, budget: Thought | None) -> Bot:
    """Return the bot that another package has under this name."""
    points = _found().get(name, [])
    if not points:
        raise BotError(UNKNOWN, name, ", ".join(all_names()))
    if len(points) > 1:
        raise BotError(TWICE, name, ", ".join(sorted(map(package_of, points))))
    try:
        bot = _loaded(points[0])(seed=seed, budget=budget)
    except Exception as error:  # whatever goes wrong in there is not ours
        raise BotError(BROKEN, name, f"{package_of(points[0])}: {_told(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        why = f"{package_of(points[0])}: {type(bot).__name__} has no method 'choose'"
        raise BotError(BROKEN, name, why)
    made: Bot = bot
    return made


@cache
def _loaded(point: EntryPoint) -> Any:  # noqa: ANN401 - what another package made
    return point.load()


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
