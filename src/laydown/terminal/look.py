"""How cards look: letter, number and a symbol for each colour, so that colour is never all (E-23).

A text carries its styles as marks of the private use area: sentences come from the catalogues as
plain text, and cards inside them keep their colours.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from laydown.engine.cards import COLOURS, REVERSED, SKIP, WILD, colour_of
from laydown.engine.notation.cards import card_text
from laydown.telling import Drawing

if TYPE_CHECKING:
    from collections.abc import Iterable

# One shape for each colour, in the order of the letters R Y G B O P K T.
SYMBOLS: Final = "◆★▲●■▼♠♣"

# A dark or light text on the card's own colour can be read on dark and on light screens.
STYLES: Final = (
    "white on red",
    "black on yellow",
    "black on green",
    "white on blue",
    "black on dark_orange",
    "white on magenta",
    "white on black",
    "black on cyan",
    "bold reverse",  # a Wild, a Joker
    "reverse",  # a Skip
    "bold",
    "dim",
)
_WILD: Final = 8
_SKIP: Final = 9
_STRONG: Final = 10
_FAINT: Final = 11

_FIRST_MARK: Final = 0xE000
_MARKS: Final = {chr(_FIRST_MARK + i): style for i, style in enumerate(STYLES)}
_END: Final = "\ue0ff"

_LONGEST: Final = 200  # catalogues take no argument of any length

TIE: Final = "\u00a0"  # a blank at which no line is broken


def _marked(text: str, style: int) -> str:
    return f"{chr(_FIRST_MARK + style)}{text}{_END}"


def strong(text: str) -> str:
    """Return a text that stands out."""
    return _marked(text, _STRONG)


def faint(text: str) -> str:
    """Return a text that stays back."""
    return _marked(text, _FAINT)


def spans(text: str) -> Iterable[tuple[str, str]]:
    """Split a marked text into pieces with their styles, empty for none."""
    piece, style = "", ""
    for sign in text:
        if sign == _END or sign in _MARKS:
            if piece:
                yield piece, style
            piece, style = "", _MARKS.get(sign, "")
        else:
            piece += sign
    if piece:
        yield piece, style


def unmarked(text: str) -> str:
    """Return a marked text without its marks."""
    return "".join(piece for piece, _ in spans(text)).replace(TIE, " ")


def length(text: str) -> int:
    """Return how many columns a marked text takes."""
    return cell_len(unmarked(text))


def wrapped(text: str, first: int, rest: int) -> list[str]:
    """Break a marked text at blanks: the first line up to `first` columns, the others to `rest`."""
    lines = [""]
    blanks = style = ""
    for word in re.findall(r" +|[^ ]+", text):
        if word[0] == " ":
            blanks = word
            continue
        most = first if len(lines) == 1 else rest
        if length(lines[-1]) and length(lines[-1] + blanks + word) > most:
            if style:
                lines[-1] += _END
            lines.append(style + word)
        else:
            lines[-1] += blanks + word
        blanks = ""
        for sign in word:
            if sign == _END or sign in _MARKS:
                style = "" if sign == _END else sign
    return [line.replace(TIE, " ") for line in lines]


def printable(text: str) -> str:
    """Return a text from outside without signs that could move a cursor or pass for our marks."""
    blanks = str.maketrans({"\t": " ", TIE: " "})
    return "".join(sign if sign.isprintable() else "?" for sign in text.translate(blanks))


def quoted(text: str) -> str:
    """Return a text from outside for use in a sentence: printable, and not too long for one."""
    return printable(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}...")


def without_symbols(text: str) -> str:
    """Return a typed text with the shapes taken away: what one sees, one may type."""
    return "".join(sign for sign in text if sign not in SYMBOLS)


_NEAREST: Final = {
    **dict.fromkeys(map(ord, "“”„«»"), '"'),
    0x2019: "'",  # an apostrophe
    0x2013: "-",  # a dash
    0x2026: "...",
}


def in_ascii(error: UnicodeError) -> tuple[str, int]:
    """Replace what a terminal cannot show by the nearest it can: an `ü` by a `u`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_NEAREST)
    plain = unicodedata.normalize("NFKD", text)
    return plain.encode("ascii", "ignore").decode() or "?", error.end


class Look(Drawing):
    """Prints cards: `◆R7` with symbols, `R7` without; a Joker of the board game as `(◆R7)`."""

    tied = TIE

    def __init__(self, *, symbols: bool) -> None:
        self.symbols = symbols

    def card(self, card: int) -> str:
        """Return a card, or a card laid for another, with its style."""
        text, plain = card_text(card), card & 127
        if plain == WILD:
            return _marked(text, _WILD)
        if plain == SKIP:
            return _marked(text, _SKIP)
        if card & REVERSED:  # a Joker: `(◆R7)`, its face inside
            symbol = SYMBOLS[colour_of(plain)] if self.symbols else ""
            return _marked(f"({symbol}{text[1:]}", _WILD)
        return self.in_colour(text, colour_of(plain))

    def in_colour(self, text: str, colour: int) -> str:
        """Return a text in a colour, with its symbol."""
        return _marked(f"{SYMBOLS[colour]}{text}" if self.symbols else text, colour)

    def letter(self, colour: int) -> str:
        """Return the letter of a colour."""
        return self.in_colour(COLOURS[colour], colour)
