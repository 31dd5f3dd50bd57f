"""What is said of an error: its code leads to a message, its details are the arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.errors import IllegalMove, LaydownError, ParseError
from laydown.engine.notation.cards import read_cards
from laydown.engine.notation.reader import Reader
from laydown.engine.patterns import parse_phase
from laydown.telling.cards import named
from laydown.telling.messages import Argument, Cards, Message, message
from laydown.telling.phases import phase
from laydown.telling.words import Words

if TYPE_CHECKING:
    from laydown.engine.errors import Detail
    from laydown.telling.drawing import Drawing

_LONGEST: Final = 200  # of a detail: what others wrote may be of any length


def refusal(error: LaydownError, language: str = "en", cards: Drawing | None = None) -> str:
    """Return the sentence for an error; `cards` draws those in it, which else have their names."""
    return Words(language, cards or named(language)).say(reason(error))


def reason(error: LaydownError) -> Message:
    """Return what is said of an error."""
    told = {name: _told(name, value) for name, value in error.details.items()}
    return message(f"error-{error.code.replace('_', '-')}", **told)


def clause_of(error: LaydownError) -> str:
    """Return the clause of the rules behind an error, empty if there is none."""
    # A record refuses an illegal move at its line, and names the clause in the details.
    return error.clause if isinstance(error, IllegalMove) else str(error.details.get("clause", ""))


def _told(name: str, value: Detail) -> Argument:
    """Return a detail as a sentence tells it: cards, groups and phases by what they are."""
    if isinstance(value, int):
        return value
    # A detail may quote what somebody wrote: nothing in it may steer a terminal.
    text = "".join(letter if letter.isprintable() else "\ufffd" for letter in value)
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    if name == "found":
        return message("quoted", text=text) if text else message("quoted-nothing")
    try:
        if name in {"card", "group"}:
            return Cards(*read_cards(Reader(text), placed=True))
        return phase(parse_phase(text)) if name in {"pattern", "phase"} else text
    except ParseError:
        return text  # it names something else, such as a place on the table
