"""What phases and their groups are called."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from laydown.telling.messages import Argument, Message, message

if TYPE_CHECKING:
    from laydown.engine.patterns import Pattern, Phase

# The kinds that have a name of their own; what a host's file combines further is told with them.
_KINDS: Final = {
    "set": "group-set-many",
    "run": "group-run-many",
    "colour": "group-colour-many",
    "odd": "group-odd-many",
    "even": "group-even-many",
    "pairs": "group-pairs-many",
    "colour-run": "group-colour-run-many",
    "odd-run": "group-odd-run-many",
    "even-run": "group-even-run-many",
    "odd-pairs": "group-odd-pairs-many",
    "even-pairs": "group-even-pairs-many",
}


def phase(asked: Phase) -> Argument:
    """Return the groups of a phase: `2 sets of 3`, `set of 3 + run of 4`."""
    parts = [_groups(pattern, len(list(same))) for pattern, same in groupby(asked.patterns)]
    told = parts.pop()
    while parts:
        told = message("phase-joined", first=parts.pop(), rest=told)
    return told


def _groups(pattern: Pattern, count: int) -> Argument:
    name = _KINDS.get(pattern.kind)
    if name is not None:
        return message(name, count=count, size=pattern.size)
    # A kind without its colour has a name: `3 odd cards, all of one colour`.
    colourless = _KINDS[pattern.kind.replace("colour-", "").replace("-colour", "")]
    group = message(colourless, count=count, size=pattern.size)
    return message("group-one-colour", group=group, count=count)


def numbered(asked: Phase, place: int) -> Message:
    """Return a phase with its number: `phase 1 (2 sets of 3)`."""
    return message("phase-numbered", phase=place + 1, groups=phase(asked))
