"""Lay, hit, and what ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, bare
from laydown.engine.laying import WORK, Budget, best_hits
from laydown.engine.moves import Hit, Lay, PlaySkip
from laydown.engine.rules import legal
from laydown.engine.steps.discard import discard_moves
from laydown.engine.steps.hit import group_after
from laydown.engine.steps.lay import check_lay
from laydown.sense.dead import LAYS, leaves_dead, living_lay
from laydown.sense.hits import best_hit
from laydown.sense.hold import goes_at_once, holds_back
from laydown.sense.scale import HARDER, HELD, from_cost, laid_value
from laydown.sense.steps.ending import Endings
from laydown.sense.steps.judge import Judge
from laydown.sense.style import NEVER

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind
    from laydown.sense.scale import Outlook

_DEAD: Final = 0.1  # by so much a move after which nobody can go out is worse than to wait


class PlayJudge(Judge):
    """Judges what a seat does with its cards."""

    def __init__(self, state: PartialState, seat: int, mind: Mind) -> None:
        """Look at the hand and at the table."""
        super().__init__(state, seat, mind)
        self.hand: Final = state.hands[seat]
        self._legal: Final = legal(state, seat)
        self._gone: Final[dict[Move, int]] = {}  # cards that go with a lay or a hit
        self.work = 0  # done to find that out: at most as much as for one search
        self._lays: Final[list[Lay]] = self._best_of_each()
        self.waits: Final = self._is_better_held()
        self._lay: Final = self._chosen_lay()
        self._best_ending: float | None = None
        # Who holds its phase weighs discards otherwise; sharp holds it only from a dead table.
        held = mind.lessons is not None and self._lays and self._lay is None
        value = self._best_lay_value() + HELD if held else None
        self.endings: Final = Endings(state, seat, mind, value)

    def best(self) -> Move:
        """Lay, else hit, else end the turn."""
        if self._lay is not None:
            return self._lay
        return best_hit(self.state, self.seat, self._legal) or self.endings.best()

    def moves(self) -> list[Move]:
        """Return the best lay of each phase, every hit, and every way to end the turn."""
        found: list[Move] = []
        found.extend(self._lays)
        if self._lay is not None and self._lay not in self._lays:
            found.append(self._lay)
        found.extend(self._legal.moves)
        return found

    def _best_of_each(self) -> list[Lay]:
        found: list[Lay] = []
        if self._legal.lays:
            for plan in self._legal.lays.best_of_each():
                found.append(plan.lay)
                self._gone[plan.lay] = plan.cards
        return found

    def _is_better_held(self) -> bool:
        """Whether the phase is better held back: it pays, and there is else to do."""
        if not self._lays or self.mind.style.hold == NEVER:
            return False
        going = goes_at_once(self.state, self.seat, self.hand)
        spare = len(self.hand) - going - self.hand.count(SKIP)
        if spare <= 0 and not any(isinstance(move, PlaySkip) for move in self._legal.moves):
            return False
        return holds_back(self.state, self.seat, going, self.mind.style)

    def _chosen_lay(self) -> Lay | None:
        """Return the best lay that leaves something to hit; None to wait for another."""
        if not self._lays or self.waits:
            return None
        best = self._lays[0]
        most = self.lay_value(best) if len(self._lays) > 1 else 0.0
        for lay in self._lays[1:]:
            value = self.lay_value(lay)
            if value > most:
                best, most = lay, value
        if leaves_dead(self.state, self.seat, best):
            return living_lay(self.state, self.seat, self._legal.lays.some(LAYS))
        return best

    def _best_lay_value(self) -> float:
        return max([self.lay_value(lay) for lay in self._lays])

    def _ending(self) -> float:
        """Return what the best end of the turn is worth."""
        if self._best_ending is None:
            moves = discard_moves(self.state, self.seat)
            self._best_ending = max([self.endings.value(move) for move in moves])
        return self._best_ending

    def outlook(self, move: Move) -> Outlook:
        """Return what comes of a move; nothing is left to chance."""
        return [(1.0, self.value(move))]

    def value(self, move: Move) -> float:
        """Return what the seat stands at after a move, in cards."""
        if not isinstance(move, (Lay, Hit)):
            return self.endings.value(move)
        if leaves_dead(self.state, self.seat, move):
            return self._ending() - _DEAD
        if isinstance(move, Lay):
            return self.lay_value(move) + self.endings.skip_bonus()
        worst = laid_value(self.state, len(self.hand) - 1)
        return self._ending() + laid_value(self.state, self._left(move)) - worst

    def lay_value(self, move: Lay) -> float:
        """Return what the seat stands at after a lay, but for a Skip."""
        points = self._points(self.hand) - self._points(self._without(move))
        value = laid_value(self.state, self._left(move)) + HARDER * max(0, move.phase - 1)
        return value + from_cost(self.mind.style.point * points)

    def _points(self, cards: list[int]) -> int:
        return sum([self.state.edition.points(card) for card in cards])

    def _left(self, move: Lay | Hit) -> int:
        """Return how many cards are left after a lay or a hit, what follows and the discard."""
        return len(self.hand) - self.gone(move) - 1

    def _without(self, move: Lay) -> list[int]:
        rest = self.hand.copy()
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
        state, seat = self.state, self.seat
        table = [group for groups in state.table for group in groups]
        if isinstance(move, Lay):
            rest, (_, own) = self._without(move), check_lay(state, seat, move)
            table.extend(own)
        else:
            if len(move.cards) == len(self.hand):
                return len(move.cards)
            rest = self.hand.copy()
            for card in move.cards:
                rest.remove(card)
            hit_on = state.table[move.seat][move.group]
            after = group_after(state, seat, move)
            table = [after if group is hit_on else group for group in table]
        budget = Budget(WORK // max(1, len(self._legal.moves)))  # to each of them the same
        follow = best_hits(table, rest, state.edition, budget) if rest else []
        self.work += budget.used
        return len(self.hand) - len(rest) + sum([len(hit.cards) for hit in follow])
