"""The move for a seat whose player gives none: it draws, and throws away as little as it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import is_wild
from laydown.engine.moves import DRAW, PASS, Discard

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.view import View


def safe_move(view: View) -> Move:
    """Return a legal move that commits the seat to nothing; the same view gives the same one.

    Draw, pass where one may, pick no cards; else the first discard that is no Wild, and else the
    first legal move of any kind. It never lays, hits, knocks or takes.
    """
    legal = view.legal()
    for plain in (DRAW, PASS):
        if plain in legal.moves:
            return plain
    discards = [move for move in legal.moves if isinstance(move, Discard)]
    kept = [move for move in discards if not is_wild(move.card)]
    # Of picks the first is to pick none.
    return next(iter(kept or discards or legal))
