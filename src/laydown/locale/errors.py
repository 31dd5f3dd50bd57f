"""The sentence for an error's code: what it names is told in the player's language."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Final

from laydown.locale.texts import Catalogue, catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

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
_CARD: Final = re.compile(r"(?:(?P<letter>[RYGBOPKT])(?P<number>\d+)|(?P<skip>S)|W(?P<value>=.+)?)")
_JOKER: Final = re.compile(r"\((?P<letter>[RYGBOPKT])(?P<number>\d+)\)")
_VALUE: Final = re.compile(r"=(?P<letter>[RYGBOPKT])?(?P<number>\d+)?")
_PATTERN: Final = re.compile(r"(set|run)? ?(\d+)(.*)")
_KINDS: Final = {
    ("set", ""): "set",
    ("run", ""): "run",
    ("run", " pairs"): "pairs",
    ("run", " one colour"): "colour-run",
    ("run", " odd"): "odd-run",
    ("run", " even"): "even-run",
    (None, " one colour"): "colour",
    (None, " odd"): "odd",
    (None, " even"): "even",
}
_LONGEST: Final = 200  # of a detail: what others wrote may be of any length


def error_text(code: str, details: Mapping[str, str | int], language: str = "en") -> str:
    """Return the sentence for the code of an error, with its details filled in."""
    texts = catalogue(language)
    told = {name: _told(texts, name, value) for name, value in details.items()}
    return texts.text(f"error-{code.replace('_', '-')}", **told)


def _told(texts: Catalogue, name: str, value: str | int) -> str | int:
    """Return a detail as a sentence tells it: cards, groups and phases by their names."""
    if isinstance(value, int):
        return value
    # A detail may quote what somebody wrote: nothing in it may steer a terminal.
    text = "".join(letter if letter.isprintable() else "\ufffd" for letter in value)
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    if name == "found":
        return texts.text("quoted", text=text) if text else texts.text("quoted-nothing")
    if name in {"card", "group"}:
        return ", ".join(_card(texts, word) for word in text.split())
    return _phase(texts, text) if name in {"pattern", "phase"} else text


def _card(texts: Catalogue, word: str) -> str:
    """Tell `R7` as `red 7`, `W=R` as `Wild as red`, `(R7)` as a Joker; all else as it is."""
    joker = _JOKER.fullmatch(word)
    if joker:
        return texts.text("card-joker", card=_number_card(texts, joker))
    card = _CARD.fullmatch(word)
    if not card:
        return word
    if card["letter"]:
        return _number_card(texts, card)
    if card["skip"]:
        return texts.text("card-skip")
    return _wild(texts, card["value"] or "") or word


def _wild(texts: Catalogue, value: str) -> str:
    """Tell a Wild and what it stands for; empty if that is nothing known."""
    if not value:
        return texts.text("card-wild")
    named = _VALUE.fullmatch(value)
    if not named:
        return ""
    if not named["letter"]:
        return texts.text("wild-as", value=named["number"])
    colour = texts.text(_COLOURS[named["letter"]])
    return texts.text("wild-as", value=_number_card(texts, named) if named["number"] else colour)


def _number_card(texts: Catalogue, card: re.Match[str]) -> str:
    colour = texts.text(_COLOURS[card["letter"]])
    return texts.text("card-number", colour=colour, number=card["number"])


def _phase(texts: Catalogue, text: str) -> str:
    """Tell `set 3 + set 3 + run 4` as `2 sets of 3 + run of 4`."""
    told = [_groups(texts, group, len(list(equal))) for group, equal in groupby(text.split(" + "))]
    joined = told.pop()
    while told:
        joined = texts.text("phase-joined", first=told.pop(), rest=joined)
    return joined


def _groups(texts: Catalogue, text: str, count: int) -> str:
    """Tell equal groups; those of a kind without a name as they are written."""
    pattern = _PATTERN.fullmatch(text)
    kind = _KINDS.get((pattern[1], pattern[3])) if pattern else None
    if not pattern or not kind:
        return " + ".join([text] * count)
    return texts.text(f"group-{kind}-many", count=count, size=int(pattern[2]))
