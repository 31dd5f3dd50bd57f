"""What was learned from games about the ring: what each action adds to the chance of winning.

An action is described by its traits: its kind with what it does for the hand, and what it is
expected to bring. Weights for them come from games in which actions were chosen at random now and
then (`python -m tools.lessons`), one for each trait, before and after laying.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.sense.goal import wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.sense.actions import Prospects

KINDS: Final = ("draw", "draws", "search", "again", "swap", "everyone", "joker", "ask", "star")
_MANY: Final = 3  # cards that a draw gives, from which on it is another kind
_EACH: Final = 6  # traits that every kind has
_SEARCH: Final = len(KINDS) * _EACH
_ASK: Final = _SEARCH + 1
_WORTH: Final = _SEARCH + 2
TRAITS: Final = _SEARCH + 3


def traits(hopes: Prospects, space: int) -> list[float]:
    """Return the traits of the action on a space, for a seat with such hopes."""
    state = hopes.state
    action, number = state.edition.ring[space]
    kind = "draws" if action == "draw" and number >= _MANY else action
    cards = len(hopes.hand)
    found = [0.0] * TRAITS
    at = KINDS.index(kind) * _EACH
    found[at] = 1.0
    found[at + 1] = hopes.chance
    found[at + 2] = cards / 5 if hopes.laid else min(hopes.short, 5) / 3
    found[at + 3] = min(hopes.junk, 6) / 5
    pile = state.discard_pile
    found[at + 4] = 1.0 if pile and wanted(state, hopes.seat, pile[-1]) else 0.0
    last = cards <= 1 if hopes.laid else hopes.short == 1
    found[at + 5] = 1.0 if last else 0.0
    if action == "search":
        found[_SEARCH] = hopes.found_in_pile()
    elif action == "ask":
        found[_ASK] = hopes.best_question()[1]
    found[_WORTH] = hopes.worth_of_space(space)
    return found


def taught(hopes: Prospects, space: int, weights: Sequence[float]) -> float:
    """Return what the action on a space is worth by what games have taught."""
    worth = 0.0
    for trait, weight in zip(traits(hopes, space), weights, strict=True):
        worth += trait * weight
    return worth
