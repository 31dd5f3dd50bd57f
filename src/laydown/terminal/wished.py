"""The edition that was asked for on a command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.edition import NAMES, load, parse_edition
from laydown.engine.errors import LaydownError
from laydown.engine.options import NAMES as OPTIONS
from laydown.engine.options import parse_options
from laydown.locale import catalogue
from laydown.terminal.failure import Failure, failure, read_text
from laydown.terminal.typed import any_case

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.engine.edition import Edition


def _any_case(option: str) -> str:
    """Return an option of a game as it is named, however large its letters were typed."""
    name, equals, value = option.partition("=")
    known = any_case(name.strip().replace("-", "_"), OPTIONS)
    return f"{known}{equals}{value.lower()}" if known in OPTIONS else option


def both(option: str, other: str, language: str) -> Failure:
    """Return that two options exclude each other."""
    return Failure(catalogue(language).text("usage-both", option=option, other=other))


def refuse_beside(option: str, others: Mapping[str, object], language: str) -> None:
    """Raise that an option excludes another one that was given too."""
    for other, value in others.items():
        if value is not None and value != ():
            raise both(option, other, language)


def wished_edition(
    name: str | None, file: str | None, options: Sequence[str], language: str
) -> Edition:
    """Return an edition of ours or of a file, with its options; raise what is wrong with it."""
    if name and file:
        raise both("--edition", "--edition-file", language)
    try:
        wanted = parse_options([_any_case(word) for word in options])
        if not file:
            return load(any_case(name or "mattel", NAMES), wanted)
        return parse_edition(read_text(file, language), wanted)
    except LaydownError as error:
        raise failure(error, language, file or "") from None
