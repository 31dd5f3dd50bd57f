"""At least one number card: in the phase, in each group, or nowhere (X-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import bare, is_wild

if TYPE_CHECKING:
    from mypy_extensions import i64

    from laydown.engine.groups import Group


def bare_groups(minimum: str, groups: i64, filled: i64) -> i64:
    """Return how many groups lack a number card that they need, if so many of them have one."""
    if filled >= groups or minimum == "none":
        return 0
    if minimum == "group":
        return groups - filled
    return 0 if filled > 0 else 1


def has_number_card(group: Group) -> bool:
    """Whether a number card lies in the group."""
    return not all(is_wild(bare(card)) for card in group.cards)
