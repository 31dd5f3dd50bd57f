"""What the spaces of the ring are called, by the action and its number of cards."""

from __future__ import annotations

from laydown.telling.messages import Message, message


def action(space: tuple[str, int]) -> Message:
    """Return the name of what a space does: `Draw 2`, `Search`."""
    return message(f"action-{space[0]}", number=space[1])


def short_action(space: tuple[str, int]) -> Message:
    """Return the same as it stands on the ring: `+2`, `Search`."""
    return message(f"action-{space[0]}-short", number=space[1])


def action_help(space: tuple[str, int]) -> Message:
    """Return what a space does, in a sentence."""
    return message(f"action-{space[0]}-help", number=space[1])
