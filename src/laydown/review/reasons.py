"""Why a move is good, or less good than another: a code, and what its sentence needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from laydown.engine.notation.cards import cards_text

Param = str | int | float

# Parameters: `card`, `cards`, `other` are cards as text; `player` counts from 1; `phase` too;
# `action` and `instead` name actions of the ring, with `number` and `instead_number`; `gain` and
# `instead_gain` are cards on average, never below 0; `better`, yes or no, tells whether `action`
# has won more than `instead`.
CODES: Final = (
    "forced",
    "no-matter",
    # a card to be had
    "card-completes",
    "card-nearer",
    "card-hit",
    "card-along",
    "card-wild",
    "card-useless",
    "card-stuck",
    "card-left",
    "hidden-helps",
    "hidden-hit",
    "hidden-along",
    # laying, hitting, skipping
    "lay",
    "lay-out",
    "lay-hardest",
    "lay-leaves",
    "lay-early",
    "holds",
    "misses-lay",
    "hit",
    "hit-out",
    "hit-fewer",
    "misses-hit",
    "dead",
    "waits",
    "skip-out",
    "skip-leads",
    "skip-ahead",
    "skip-points",
    "skip-laid",
    "skip-fewest",
    "skip-next",
    "skip-first",
    "skip-only",
    "skip-again",
    "skip-weaker",
    "misses-skip",
    # discards
    "discard-out",
    "discard-two",
    "discard-one",
    "keeps-skip",
    "gives-skip",
    "keeps-wild",
    "gives-wild",
    "nearer",
    "further",
    "outs-more",
    "outs-fewer",
    "denies-hit",
    "gives-hit",
    "denies-took",
    "gives-took",
    "denies-phase",
    "gives-phase",
    "safe",
    "keeps-along",
    "loses-along",
    "points-more",
    "points-fewer",
    "sheds",
    "keeps-points",
    "held",
    "partner",
    "equal",
    # the ring
    "ring-turn",
    "ring-cards",
    "ring-joker",
    "ring-star",
    "ring-others",
    "ring-nearer",
    "ring-sheds",
    "ring-taught",
    "ring-equal",
    "ring-same",
    "ask-known",
    "ask-chance",
    "swap-spare",
    "swap-breaks",
    "give-spare",
    "give-breaks",
    "keep-short",
    "keep-chance",
    "keep-needed",
    "keep-useless",
)


@dataclass(frozen=True)
class Reason:
    """A code of `CODES`, and its parameters by name."""

    code: str
    params: dict[str, Param] = field(default_factory=dict)


def because(code: str, **params: Param) -> Reason:
    """Return a reason."""
    return Reason(code, params)


def text_of(*cards: int) -> str:
    """Return cards as text."""
    return cards_text(cards)
