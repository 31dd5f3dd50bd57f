"""Who takes part in an arena: a bot by its name, or an outside program by its command."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.bots import NAMES, THINKERS
from laydown.bots.thought import parse_thought

if TYPE_CHECKING:
    from laydown.bots.thought import Thought

EXEC: Final = "exec:"
_LONGEST: Final = 30  # of a program's name


class EntrantError(ValueError):
    """A text that names no entrant; `kind` tells why, `text` is the part that is wrong."""

    def __init__(self, kind: str, text: str) -> None:
        """Keep what a sentence about it needs."""
        super().__init__(kind, text)
        self.kind = kind
        self.text = text


class Entrant(NamedTuple):
    """A bot with its budget, or the words of a command."""

    spec: str  # as it is shown: equal ones are the same bot
    name: str = ""
    budget: Thought | None = None
    command: tuple[str, ...] = ()


def parse_entrant(spec: str, budget: Thought | None = None) -> Entrant:
    """Read `steady`, `expert@200ms`, `exec:python3 player.py` or `Deep=exec:./deep`.

    `budget` is for those without.
    """
    spec = spec.strip()
    if spec.lower().startswith(EXEC):
        return _program(spec)
    called, equals, command = spec.partition("=")
    if equals and command.strip().lower().startswith(EXEC):
        return _program(command.strip())._replace(spec=_called(called.strip()))
    name, at, own = spec.partition("@")
    name = name.lower() if name.lower() in NAMES else name
    if not name:
        raise EntrantError("no-name", spec)
    if not at:
        return Entrant(name, name, budget)
    wanted = parse_thought(own)
    if wanted is None:
        raise EntrantError("bad-budget", own)
    if name in NAMES and name not in THINKERS:
        raise EntrantError("no-budget", name)
    return Entrant(f"{name}@{wanted}", name, wanted)


def _program(spec: str) -> Entrant:
    command = spec[len(EXEC) :].strip()
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark that is not closed
        raise EntrantError("bad-command", command) from None
    if not words:
        raise EntrantError("no-command", spec)
    return Entrant(f"{EXEC}{command}", command=tuple(words))


def _called(name: str) -> str:
    """Return the name that a program is shown by."""
    if not 1 <= len(name) <= _LONGEST or not name.isprintable() or name.lower() in NAMES:
        raise EntrantError("bad-name", name)
    return name
