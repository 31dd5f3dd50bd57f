"""What a reason is called: a message and its arguments, for every language and client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.notation.cards import parse_cards
from laydown.telling import Cards, action, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.review.reasons import Reason
    from laydown.telling import Argument, Message, Places

_CARDS: Final = ("card", "other", "took", "left_card")
_ACTIONS: Final = (("action", "number"), ("instead", "instead_number"))


def message_of(code: str) -> str:
    """Return the name of the message that tells a reason."""
    return f"reason-{code}"


def told(reason: Reason, names: Sequence[str], places: Places | None = None) -> Message:
    """Return what is said of a reason; `names` are the players' names by seat.

    A group on the table is a number, `2.1`, unless `places` names it.
    """
    params = dict(reason.params)
    arguments: dict[str, Argument] = {}
    sentence = message_of(reason.code)
    if places and "place" in params:
        sentence += "-named"
        arguments["place"] = places.at(str(params.pop("place")))
    for name, number in _ACTIONS:
        if name in params:
            arguments[name] = action((str(params.pop(name)), int(params.pop(number))))
    for name, value in params.items():
        if name in _CARDS:
            arguments[name] = Cards(*parse_cards(str(value)))
        else:
            arguments[name] = names[int(value) - 1] if name == "player" else value
    return message(sentence, **arguments)
