"""Messages as sentences of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.locale import catalogue
from laydown.telling.drawing import WRITTEN
from laydown.telling.message import Cards, Message

if TYPE_CHECKING:
    from laydown.telling.drawing import Drawing
    from laydown.telling.message import Argument

_LONGEST: Final = 500
_TOKEN: Final = 0xF000  # stands for a long argument; no text has this sign of the private use area


class Words:
    """A language, and how cards are drawn in it."""

    def __init__(self, language: str, drawing: Drawing = WRITTEN) -> None:
        self.language = language
        self.drawing = drawing
        self._catalogue = catalogue(language)

    def say(self, *messages: Message) -> str:
        """Return messages as sentences, one after the other."""
        return " ".join(self.text(told.name, **told.arguments) for told in messages)

    def text(self, message: str, /, **arguments: Argument) -> str:
        """Return a message of the catalogue with its arguments filled in."""
        told = {name: self._filled(value) for name, value in arguments.items()}
        # Fluent takes no argument of any length, but a group on the table may be long.
        long = [name for name, value in told.items() if len(str(value)) > _LONGEST]
        tokens = {name: chr(_TOKEN + i) for i, name in enumerate(long)}
        text = self._catalogue.text(message, **{**told, **tokens})
        for name, token in tokens.items():
            text = text.replace(token, str(told[name]))
        return text

    def _filled(self, argument: Argument) -> str | float:
        """Return an argument as Fluent takes it."""
        if isinstance(argument, Message):
            return self.say(argument)
        return self.drawing.cards(argument.cards) if isinstance(argument, Cards) else argument
