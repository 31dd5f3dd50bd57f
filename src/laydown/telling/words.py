"""Messages as sentences of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.groups import Group
from laydown.locale import catalogue
from laydown.telling.drawing import WRITTEN
from laydown.telling.messages import Cards, Groups, Message, Several

if TYPE_CHECKING:
    from laydown.telling.drawing import Drawing
    from laydown.telling.messages import Argument

_LONGEST: Final = 500
_LARGEST: Final = 10**15
_TOKEN: Final = 0xF000  # stands for a long argument; no text has this sign of the private use area


def _too_much(value: str | float) -> bool:
    if isinstance(value, str):
        return len(value) > _LONGEST
    return abs(value) >= _LARGEST


class Words:
    """A language, and how cards are drawn in it."""

    def __init__(self, language: str, drawing: Drawing = WRITTEN) -> None:
        self.language = language
        self.drawing = drawing
        self._catalogue = catalogue(language)

    def say(self, *things: Argument) -> str:
        """Return messages as sentences, one after the other; or what else can stand in one."""
        return " ".join(str(self._filled(thing)) for thing in things)

    def text(self, message: str, /, **arguments: Argument) -> str:
        """Return a message of the catalogue with its arguments filled in."""
        told = {name: self._filled(value) for name, value in arguments.items()}
        # Fluent takes no argument of any length, but a group on the table may be long; nor does it
        # group the digits of any number.
        long = [name for name, value in told.items() if _too_much(value)]
        tokens = {name: chr(_TOKEN + i) for i, name in enumerate(long)}
        text = self._catalogue.text(message, **{**told, **tokens})
        for name, token in tokens.items():
            text = text.replace(token, str(told[name]))
        return text

    def _filled(self, argument: Argument) -> str | float:
        """Return an argument as Fluent takes it."""
        match argument:
            case Message():
                return self.text(argument.name, **argument.arguments)
            case Cards():
                return self.drawing.cards(argument)
            case Groups():
                return self.drawing.groups(argument)
            case Group():
                return self.drawing.group(argument.cards, argument.extra)
            case Several():
                return self._joined([self.say(one) for one in argument])
        return argument

    def _joined(self, names: list[str]) -> str:
        """Return `A, B and C`."""
        if len(names) < 2:  # noqa: PLR2004 - one name stands alone
            return "".join(names)
        return self.text("list-and", first=", ".join(names[:-1]), last=names[-1])
