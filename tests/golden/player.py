"""The player of the golden records: it stays as it is, so that they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP
from laydown.engine.laying import best_hits
from laydown.engine.moves import DRAW, KNOCK, PASS, TAKE, Discard, DiscardTwo, Hit, PlaySkip
from laydown.engine.state import CLAIM, PLAY
from laydown.engine.state import DRAW as DRAW_STEP
from tests.golden.player_ring import choose_on_ring
from tests.golden.worth import cheapest, helps

if TYPE_CHECKING:
    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.view import View


class GoldenPlayer:
    """Collects towards its phase, lays as soon as it can, hits all it can."""

    def choose(self, view: View) -> Move:
        """Return the move that brings the phase, or the end of the round, nearest."""
        legal = view.legal()
        step = view.stack[-1].name
        if step == CLAIM:
            return KNOCK if helps(view, view.discard_pile[-1]) else PASS
        if step == DRAW_STEP:
            return self._draw(view, legal)
        if step == PLAY:
            return self._play(view, legal)
        return choose_on_ring(view, legal)

    def _draw(self, view: View, legal: Legal) -> Move:
        """Take the open card if it helps, else a hidden one."""
        if DRAW not in legal.moves:
            return legal.moves[0]
        return TAKE if TAKE in legal.moves and helps(view, view.discard_pile[-1]) else DRAW

    def _play(self, view: View, legal: Legal) -> Move:
        if legal.lays:
            return legal.best()[0].lay
        hits = [move for move in legal.moves if isinstance(move, Hit)]
        if hits:
            return self._hit(view, hits)
        return self._discard(view, legal)

    def _hit(self, view: View, hits: list[Hit]) -> Move:
        """Return the first of the hits that together take most cards."""
        places = [(owner, i) for owner, gs in enumerate(view.table) for i in range(len(gs))]
        groups = [group for groups in view.table for group in groups]
        for addition in best_hits(groups, view.hand, view.edition):
            cards = tuple(sorted(addition.cards))
            for hit in hits:
                if (
                    (hit.seat, hit.group) == places[addition.group]
                    and hit.cards == cards
                    and hit.end in ("", addition.end)
                ):
                    return hit
        return hits[0]

    def _discard(self, view: View, legal: Legal) -> Move:
        """Return the discard that costs the least: Skips first, on whoever is furthest."""
        two = next((move for move in legal.moves if isinstance(move, DiscardTwo)), None)
        if two:
            return two
        skips = [move for move in legal.moves if isinstance(move, PlaySkip)]
        if skips:
            return max(skips, key=lambda skip: _threat(view, skip.seat))
        cards = [move.card for move in legal.moves if isinstance(move, Discard)]
        if not cards:
            return PASS
        if view.laid[view.seat] >= 0:
            return Discard(max(cards, key=view.edition.points))
        plain = [card for card in cards if card != SKIP]
        return Discard(cheapest(view, view.hand, plain or cards))


def _threat(view: View, seat: int) -> tuple[int, bool, int]:
    """Rank how near a seat is to winning."""
    made = view.standing.made[seat].bit_count()
    return made, view.laid[seat] >= 0, -view.hand_sizes[seat]
