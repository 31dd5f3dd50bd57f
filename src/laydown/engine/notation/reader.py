"""Words of a text, and where each one stands."""

from __future__ import annotations

from laydown.engine.errors import ParseError


class Reader:
    """Reads words from a text and knows where each one stands, for errors that point there."""

    def __init__(self, text: str, start: int = 0, end: int = -1) -> None:
        """Read from `start` up to `end`, both places in the whole text."""
        self.text = text
        self.at = start
        self.end = len(text) if end < 0 else end

    def skip_blanks(self) -> None:
        """Go on to the next word."""
        while self.at < self.end and self.text[self.at] in " \t":
            self.at += 1

    def done(self) -> bool:
        """Whether nothing but blanks is left."""
        self.skip_blanks()
        return self.at >= self.end

    def peek(self) -> str:
        """Return the next word without taking it, empty at the end."""
        self.skip_blanks()
        stop = self.at
        while stop < self.end and self.text[stop] not in " \t":
            stop += 1
        return self.text[self.at : stop]

    def word(self) -> str:
        """Take the next word, empty at the end."""
        word = self.peek()
        self.at += len(word)
        return word

    def fail(self, code: str, word: str = "", expected: str = "") -> ParseError:
        """Return the error for the word just taken, pointing at its start."""
        return ParseError(
            code, self.text, max(self.at - len(word), 0), {"found": word, "expected": expected}
        )
