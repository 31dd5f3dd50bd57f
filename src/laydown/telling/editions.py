"""What editions and the options of a game are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.telling.messages import Argument, Message, message

if TYPE_CHECKING:
    from laydown.engine.edition import Edition


def edition_name(edition: Edition) -> Argument:
    """Return the name of an edition; a host's own has the one that its file gives."""
    return edition.name if edition.source else message(f"edition-{edition.name}")


def option_name(option: str, value: str = "yes") -> Message:
    """Return the name of an option, or what its value means: `Knocking`, `Phases 1-5`."""
    if value == "yes":
        return message(_named(option))
    return message(f"{_named(option)}-set", value=value)


def option_help(option: str) -> Message:
    """Return what an option does, in a sentence."""
    return message(f"{_named(option)}-help")


def _named(option: str) -> str:
    return f"option-{option.replace('_', '-')}"
