"""What there is to say: the name of a message and its arguments, before any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Cards(NamedTuple):
    """Cards in a sentence, one after the other."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogues by its name, with its arguments; another message may be one."""

    name: str
    arguments: Mapping[str, Argument]


Argument = str | int | float | Cards | Message


def message(name: str, /, **arguments: Argument) -> Message:
    """Return a message."""
    return Message(name, arguments)
