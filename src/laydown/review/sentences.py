"""Reasons as sentences, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.review.reasons import Param, Reason

_CARDS: Final = ("card", "other", "took", "left_card")
_ACTIONS: Final = (("action", "number"), ("instead", "instead_number"))


def message(code: str) -> str:
    """Return the name of the message that tells a reason."""
    return f"reason-{code}"


def sentence(
    reason: Reason,
    text: Callable[..., str],
    names: Sequence[str],
    show: Callable[[str], str] = str,
) -> str:
    """Return the sentence for a reason.

    `text` gives the messages of a language, `names` are the players' names by seat, and `show`
    turns the text of a card into how it looks.
    """
    told: dict[str, Param] = dict(reason.params)
    for name in _CARDS:
        if name in told:
            told[name] = show(str(told[name]))
    if "player" in told:
        told["player"] = names[int(told["player"]) - 1]
    for action, number in _ACTIONS:
        if action in told:
            told[action] = text(f"action-{told[action]}", number=told.pop(number))
    return text(message(reason.code), **told)
