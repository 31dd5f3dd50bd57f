"""What those at a table are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.locale import MissingText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.telling.words import Words


def players(names: Sequence[str], bots: Sequence[str], words: Words) -> list[str]:
    """Return the names by seat: bots by their own, and of equal ones the later with a number."""
    found: list[str] = []
    for seat, (name, bot) in enumerate(zip(names, bots, strict=True), 1):
        if bot and name in ("", bot):  # a record names a bot by what it is
            found.append(_bot(bot, words))
        else:
            found.append(name or words.text("player-seat", seat=seat))
    return [
        f"{name} {before + 1}" if (before := found[:seat].count(name)) else name
        for seat, name in enumerate(found)
    ]


def _bot(bot: str, words: Words) -> str:
    """Return the name of a bot; those of other packages have no other than their own."""
    try:
        return words.text(f"bot-{bot}")
    except MissingText:
        return bot
