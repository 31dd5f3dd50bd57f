"""Fewest cards short, then fewest points: plain, quick and without circles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, WILD
from laydown.engine.moves import DRAW, KNOCK, PASS, TAKE, Discard, Hit, PlaySkip
from laydown.engine.scoring import open_phases
from laydown.engine.solver import shortfall
from laydown.engine.state import CLAIM
from laydown.engine.state import DRAW as DRAW_STEP
from laydown.engine.ways import best_hits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.view import View


class SimpleBot:
    """Collects towards its phase, lays as soon as it can, hits all it can."""

    def choose(self, view: View) -> Move:
        """Return the move that brings the phase, or the end of the round, nearest."""
        legal = view.legal()
        step = view.stack[-1].name
        if step == CLAIM:
            return KNOCK if self._wants(view, view.discard_pile[-1]) else PASS
        if step == DRAW_STEP:
            if TAKE in legal.moves and (
                DRAW not in legal.moves or self._wants(view, view.discard_pile[-1])
            ):
                return TAKE
            return DRAW if DRAW in legal.moves else PASS
        if legal.lays:
            return legal.best()[0].lay
        hits = [move for move in legal.moves if isinstance(move, Hit)]
        if hits:
            return self._hit(view, hits)
        return self._discard(view, legal)

    def _wants(self, view: View, card: int) -> bool:
        """Tell whether an open card helps: nearer to the phase, or out of the hand again."""
        hand = [*view.hand, card]
        if view.laid[view.seat] >= 0:
            groups = [group for groups in view.table for group in groups]
            return any(card in hit.cards for hit in best_hits(groups, hand, view.edition))
        return card == WILD or _short(view, hand) < _short(view, view.hand)

    def _hit(self, view: View, hits: list[Hit]) -> Move:
        """Return the first of the hits that together take most cards."""
        places = [(owner, i) for owner, gs in enumerate(view.table) for i in range(len(gs))]
        groups = [group for groups in view.table for group in groups]
        for addition in best_hits(groups, view.hand, view.edition):
            owner, index = places[addition.group]
            for hit in hits:
                same = (hit.seat, hit.group) == (owner, index)
                if (
                    same
                    and hit.cards == tuple(sorted(addition.cards))
                    and (not hit.end or hit.end == addition.end)
                ):
                    return hit
        return hits[0]

    def _discard(self, view: View, legal: Legal) -> Move:
        """Return the discard that costs the least: Skips first, on whoever is furthest."""
        skips = [move for move in legal.moves if isinstance(move, PlaySkip)]
        if skips:
            return max(skips, key=lambda skip: self._threat(view, skip.seat))
        discards = [move for move in legal.moves if isinstance(move, Discard)]
        if not discards:
            return PASS
        if view.laid[view.seat] >= 0:
            return max(discards, key=lambda move: view.edition.points(move.card))
        return min(discards, key=lambda move: self._cost(view, move.card))

    def _cost(self, view: View, card: int) -> tuple[int, bool, int]:
        """Rank a discard: cards short without it, never a Wild, then points."""
        rest = list(view.hand)
        rest.remove(card)
        return _short(view, rest), card == WILD, -view.edition.points(card)

    def _threat(self, view: View, seat: int) -> tuple[int, bool, int]:
        """Rank how near a seat is to winning."""
        made = view.standing.made[seat].bit_count()
        return made, view.laid[seat] >= 0, -view.hand_sizes[seat]


def _short(view: View, hand: Sequence[int]) -> int:
    """Return how many cards the nearest phase is short; Skips help nobody."""
    goal = view.goals[view.seat]
    phases = (goal,) if goal >= 0 else open_phases(view.edition, view.standing, view.seat)
    cards = [card for card in hand if card != SKIP]
    return min(shortfall(view.edition.phases[phase], cards, view.edition) for phase in phases)
