"""What there is to say: the name of a message and its arguments, before any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from laydown.engine.groups import Group

if TYPE_CHECKING:
    from collections.abc import Mapping


class Cards(tuple[int, ...]):
    """Cards in a sentence, one after the other."""

    __slots__ = ()

    def __new__(cls, *cards: int) -> Self:
        """Take the cards one by one."""
        return super().__new__(cls, cards)


class Groups(tuple[tuple[int, ...], ...]):
    """The cards of groups, as a move lays them."""

    __slots__ = ()

    def __new__(cls, *groups: tuple[int, ...]) -> Self:
        """Take the groups one by one."""
        return super().__new__(cls, groups)


class Several(tuple["Argument", ...]):
    """Things in a list: `A, B and C`."""

    __slots__ = ()

    def __new__(cls, *things: Argument) -> Self:
        """Take the things one by one."""
        return super().__new__(cls, things)


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogues by its name, with its arguments; another message may be one."""

    name: str
    arguments: Mapping[str, Argument]


Argument = str | int | float | Cards | Group | Groups | Several | Message


def message(name: str, /, **arguments: Argument) -> Message:
    """Return a message with the arguments that its text asks for."""
    return Message(name, arguments)
