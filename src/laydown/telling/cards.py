"""What cards are called."""

from __future__ import annotations

from functools import cache
from typing import Final

from laydown.engine.cards import (
    COLOURS,
    REVERSED,
    SKIP,
    WILD,
    colour_of,
    face,
    number_of,
    value_colour,
    value_number,
)
from laydown.telling.drawing import Drawing
from laydown.telling.messages import Argument, Message, message
from laydown.telling.words import Words

_COLOURS: Final = {
    "R": "colour-red",
    "Y": "colour-yellow",
    "G": "colour-green",
    "B": "colour-blue",
    "O": "colour-orange",
    "P": "colour-purple",
    "K": "colour-black",
    "T": "colour-turquoise",
}


def colour_name(place: int) -> Message:
    """Return what a colour is called, by its place among all colours."""
    return message(_COLOURS[COLOURS[place]])


def card_name(placed: int) -> Message:
    """Return the name of a card: `red 7`, `Wild as red`, `Joker (red 7)`."""
    plain = face(placed & 255)
    value = _value(placed)
    if plain == SKIP:
        return message("card-skip")
    if plain == WILD:
        return message("card-wild") if value is None else message("wild-as", value=value)
    named = _number_card(colour_of(plain), number_of(plain))
    if not placed & REVERSED:
        return named
    if value is None:
        return message("card-joker", card=named)
    return message("joker-as", card=named, value=value)


def _number_card(place: int, number: int) -> Message:
    return message("card-number", colour=colour_name(place), number=number)


def _value(placed: int) -> Argument | None:
    """Return what a Wild or Joker stands for, None if it says nothing."""
    number, place = value_number(placed), value_colour(placed)
    if place < 0:
        return number or None
    return _number_card(place, number) if number else colour_name(place)


class Named(Drawing):
    """Draws cards by their names in a language."""

    between = ", "

    def __init__(self, language: str) -> None:
        self._words = Words(language)

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return self._words.say(card_name(card))


@cache
def named(language: str) -> Named:
    """Return the drawing that names cards in a language."""
    return Named(language)
