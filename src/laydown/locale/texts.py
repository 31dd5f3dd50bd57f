"""The catalogue of a language: messages by name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from laydown.locale.files import SOURCE, message_files
from laydown.locale.languages import known

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class MissingText(LookupError):  # noqa: N818 - named after what is wrong, as all our errors
    """A text was asked for that is not there, or with arguments it cannot use."""


class Catalogue:
    """All messages of one language; missing ones fall back to English."""

    def __init__(self, language: str) -> None:
        self.language = known(language)
        self._bundle = _bundle(language)

    def text(self, message_id: str, /, **arguments: object) -> str:
        """Return the message with its arguments filled in; raise MissingText if that fails."""
        try:
            return self._text(message_id, arguments)
        except MissingText:
            if self.language == SOURCE:
                raise
            return catalogue(SOURCE).text(message_id, **arguments)

    def _text(self, message_id: str, arguments: dict[str, object]) -> str:
        if not self._bundle.has_message(message_id):
            raise MissingText(f"no message {message_id!r} in {self.language!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MissingText(f"message {message_id!r} in {self.language!r} has no text")
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except ArithmeticError:  # Babel rounds no number of more than 28 digits
            text, errors = self._bundle.format_pattern(pattern, _as_texts(arguments))
        # Fluent reports an error and goes on with a makeshift text, which nobody should see.
        if errors or not isinstance(text, str):
            reasons = "; ".join(dict.fromkeys(map(str, errors))) or "not a text"
            raise MissingText(f"message {message_id!r} in {self.language!r}: {reasons}")
        return text


def _as_texts(arguments: dict[str, object]) -> dict[str, object]:
    return {name: str(value) for name, value in arguments.items()}


def catalogue(language: str = "en") -> Catalogue:
    """Return the catalogue of a language; it is loaded once."""
    return _loaded(language)


@cache
def _loaded(language: str) -> Catalogue:
    return Catalogue(language)


def _bundle(language: str) -> FluentBundle:
    # Only here: whoever never asks for a text does not wait for Fluent and its tables.
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above
    from fluent.syntax import FluentParser  # noqa: PLC0415

    # Where each word stood in its file is nobody's business here, and half of all there is to keep.
    parser = FluentParser(with_spans=False)
    # Isolating marks guard mixed directions of writing, which no language of ours has.
    bundle = FluentBundle([language], use_isolating=False)
    for _, content in message_files(language):
        bundle.add_resource(parser.parse(content))
    return bundle
