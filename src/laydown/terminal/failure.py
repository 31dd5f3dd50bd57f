"""Errors as one clear sentence, in the language of the player."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from click import ClickException

from laydown.engine.errors import LaydownError, ParseError
from laydown.locale import catalogue
from laydown.telling import clause_of, refusal
from laydown.terminal.look import printable, quoted
from laydown.terminal.private import write_private

STDIN: Final = "<stdin>"  # how standard input is called in errors
_PIECE: Final = 60  # so much of a long line is shown around the place


class Failure(ClickException):
    """What was asked for cannot be done; the message is for the person who asked."""

    exit_code = 2


def sentence(error: LaydownError, language: str) -> str:
    """Return what is wrong, and the clause of the rules where one says so."""
    text, clause = refusal(error, language), clause_of(error)
    return f"{text} [{clause}]" if clause else text


def pointer(error: ParseError) -> str:
    """Return the line with a caret under the place, cut to a length one can read."""
    line, _, caret = error.pointer().partition("\n")
    at = len(caret) - 1
    start = max(at - _PIECE // 2, 0) if len(line) > _PIECE else 0
    return f"  {printable(line[start : start + _PIECE])}\n  {' ' * (at - start)}^"


def failure(error: LaydownError, language: str, file: str = "") -> Failure:
    """Return the failure for an error; in a file it points at the place."""
    text = sentence(error, language)
    if isinstance(error, ParseError) and file:
        file = STDIN if file == "-" else file
        text = f"{quoted(file)}:{error.line}:{error.column}: {text}\n{pointer(error)}"
    return Failure(text)


def read_text(file: str, language: str) -> str:
    """Return the content of a text file, or raise why it cannot be read."""
    text, shown = catalogue(language).text, quoted(file)
    try:
        return _decoded(Path(file).read_bytes())
    except FileNotFoundError:
        raise Failure(text("file-missing", file=shown)) from None
    except UnicodeDecodeError:
        raise Failure(text("file-not-text", file=shown)) from None
    except (OSError, ValueError) as error:  # a name with a null in it is a ValueError
        raise Failure(text("file-unreadable", file=shown, reason=reason(error))) from None


def read_input(file: str, language: str) -> str:
    """Return the content of a text file, or of standard input for `-`."""
    if file != "-":
        return read_text(file, language)
    try:
        return _decoded(sys.stdin.buffer.read() if sys.stdin else b"")
    except UnicodeDecodeError:
        raise Failure(catalogue(language).text("file-not-text", file=STDIN)) from None


def _decoded(content: bytes) -> str:
    return content.decode("utf-8-sig").replace("\r\n", "\n")


def write_text(file: str, content: str, language: str) -> None:
    """Write a text file for its owner alone, or raise why that cannot be done."""
    try:
        write_private(Path(file), content)
    except (OSError, ValueError) as error:
        raise Failure(unwritable(file, error, language)) from None


def unwritable(file: str | Path, error: OSError | ValueError, language: str) -> str:
    """Return the sentence for a file that cannot be written."""
    text = catalogue(language).text
    return text("file-unwritable", file=quoted(str(file)), reason=reason(error))


def reason(error: OSError | ValueError) -> str:
    """Return what the system says about a file."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
