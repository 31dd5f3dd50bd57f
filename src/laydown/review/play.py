"""Lay, hit, and what ends the turn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, bare
from laydown.engine.laying import best_hits
from laydown.engine.moves import Discard, Hit, Lay, PlaySkip
from laydown.engine.rules import legal
from laydown.engine.steps.discard import discard_moves
from laydown.engine.steps.hit import group_after
from laydown.engine.steps.lay import check_lay
from laydown.review.adviser import style_for
from laydown.review.ending import Endings
from laydown.review.reasons import Reason, because
from laydown.review.scale import HARDER, HELD, from_cost, laid_value
from laydown.sense.dead import held_back, leaves_dead, living_lay
from laydown.sense.hold import goes_at_once, holds_back

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.review.scale import Outlook
    from laydown.sense.outs import Unseen

_LAYS: Final = 200  # looked at for one that leaves something to hit
_DEAD: Final = 0.1  # by so much a move after which nobody can go out is worse than to wait


class PlayJudge:
    """Judges what a seat does with its cards."""

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
        """Look at the hand and at the table."""
        self._state: Final = state
        self._seat: Final = seat
        self._hand: Final = state.hands[seat]
        self._style: Final = style_for(state)
        self._legal: Final = legal(state, seat)
        self._gone: Final[dict[Move, int]] = {}  # cards that go with a lay or a hit
        held = max(map(self._lay_value, self._lays)) + HELD if self._waits else None
        self._endings: Final = Endings(state, seat, unseen, held)

    def moves(self) -> list[Move]:
        """Return the best lay of each phase, every hit, and every way to end the turn."""
        return [*self._lays, *self._legal.moves]

    @cached_property
    def _lays(self) -> list[Lay]:
        if not self._legal.lays:
            return []
        found = []
        for plan in self._legal.lays.best_of_each():
            found.append(plan.lay)
            self._gone[plan.lay] = plan.cards
        if all(leaves_dead(self._state, self._seat, lay) for lay in found):
            living = living_lay(self._state, self._seat, self._legal.lays.some(_LAYS))
            if living and living not in found:
                found.append(living)
        return found

    @cached_property
    def _waits(self) -> bool:
        """Whether the phase is better held back: it pays, and there is something else to do."""
        if not self._lays:
            return False
        state, seat = self._state, self._seat
        going = goes_at_once(state, seat, self._hand)
        spare = len(self._hand) - going - self._hand.count(SKIP)
        skips = any(isinstance(move, PlaySkip) for move in self._legal.moves)
        return (spare > 0 or skips) and holds_back(state, seat, going, self._style)

    @cached_property
    def _best_ending(self) -> float:
        endings = discard_moves(self._state, self._seat)
        return max(self._endings.value(move) for move in endings)

    def outlook(self, move: Move) -> Outlook:
        """Return what comes of a move; nothing is left to chance."""
        return [(1.0, self._value(move))]

    def _value(self, move: Move) -> float:
        if not isinstance(move, (Lay, Hit)):
            return self._endings.value(move)
        if leaves_dead(self._state, self._seat, move):
            return self._best_ending - _DEAD
        if isinstance(move, Lay):
            return self._lay_value(move) + self._endings.skip_bonus
        worst = laid_value(self._state, len(self._hand) - 1)
        return self._best_ending + laid_value(self._state, self._left(move)) - worst

    def _lay_value(self, move: Lay) -> float:
        """Return what the seat stands at after a lay, but for a Skip."""
        points = sum(map(self._state.edition.points, self._hand)) - self._points_left(move)
        value = laid_value(self._state, self._left(move)) + HARDER * max(0, move.phase - 1)
        return value + from_cost(self._style.point * points)

    def _left(self, move: Lay | Hit) -> int:
        """Return how many cards are left after a lay or a hit, what follows and the discard."""
        return len(self._hand) - self.gone(move) - 1

    def _points_left(self, move: Lay) -> int:
        """Return the points that a lay alone leaves in the hand."""
        rest = self._without(move)
        return sum(map(self._state.edition.points, rest))

    def _without(self, move: Lay) -> list[int]:
        rest = self._hand.copy()
        for group in move.groups:
            for card in group:
                rest.remove(bare(card))
        return rest

    def gone(self, move: Lay | Hit) -> int:
        """Return how many cards go with a lay or a hit and the hits that may follow."""
        if move not in self._gone:
            self._gone[move] = self._count_gone(move)
        return self._gone[move]

    def _count_gone(self, move: Lay | Hit) -> int:
        state, seat = self._state, self._seat
        if isinstance(move, Lay):
            rest, (_, own) = self._without(move), check_lay(state, seat, move)
            table = [group for groups in state.table for group in groups] + list(own)
        else:
            if len(move.cards) == len(self._hand):
                return len(move.cards)
            rest = self._hand.copy()
            for card in move.cards:
                rest.remove(card)
            hit_on = state.table[move.seat][move.group]
            after = group_after(state, seat, move)
            table = [
                after if group is hit_on else group for groups in state.table for group in groups
            ]
        follow = best_hits(table, rest, state.edition) if rest else []
        return len(self._hand) - len(rest) + sum(len(hit.cards) for hit in follow)

    def reason(self, move: Move, other: Move) -> Reason:
        """Return why a move is better or worse than another."""
        if isinstance(move, (Lay, Hit)) and leaves_dead(self._state, self._seat, move):
            return because("dead")
        if isinstance(move, Lay):
            return self._why_lay(move, other)
        if isinstance(move, Hit):
            return self._why_hit(move, other)
        return self._why_end(move, other)

    def _why_lay(self, move: Lay, other: Move) -> Reason:
        gone = self.gone(move)
        phase = move.phase or self._state.goals[self._seat] + 1
        if gone >= len(self._hand) - 1:
            return because("lay-out", phase=phase)
        if isinstance(other, Lay) and other.phase == move.phase and gone < self.gone(other):
            left = len(self._hand) - gone
            return because("lay-leaves", left=left, fewer=len(self._hand) - self.gone(other))
        if self._waits and not isinstance(other, Lay):
            return self._why_wait("lay-early", move)
        harder = isinstance(other, Lay) and other.phase < move.phase
        return because("lay-hardest" if harder else "lay", phase=phase, count=gone)

    def _why_wait(self, code: str, lay: Lay) -> Reason:
        """Return why a phase is better held back than laid now."""
        other = next(other for other in self._state.playing() if other != self._seat)
        left, cards = len(self._hand) - self.gone(lay), len(self._state.hands[other])
        return because(code, left=left, player=other + 1, cards=cards)

    def _why_hit(self, move: Hit, other: Move) -> Reason:
        gone = self.gone(move)
        if gone >= len(self._hand) - 1:
            return because("hit-out", count=gone)
        if isinstance(other, Hit) and gone < self.gone(other):
            return because("hit-fewer", count=gone, more=self.gone(other))
        return because("hit", count=gone)

    def _why_end(self, move: Move, other: Move) -> Reason:
        if isinstance(other, (Lay, Hit)) and not self._endings.goes_out(move):
            if leaves_dead(self._state, self._seat, other):
                held = held_back(self._state, self._seat)
                return because("held" if move == Discard(held) else "waits")
            if isinstance(other, Lay):
                if self._waits and self._value(move) > self._value(other):
                    return self._why_wait("holds", other)
                phase = other.phase or self._state.goals[self._seat] + 1
                return because("misses-lay", phase=phase)
            return because("misses-hit", count=self.gone(other))
        return self._endings.reason(move, other)
