"""Which cards to keep for the next round: what the phase needs, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.laying import Tally, short_of
from laydown.engine.moves import Keep
from laydown.sense.goal import goal_of
from laydown.sense.outs import Unseen, outs
from laydown.sense.ring import choose_on_ring, worth_keeping
from laydown.sense.scale import WAIT
from laydown.sense.steps.judge import Judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind
    from laydown.sense.scale import Outlook


class KeepJudge(Judge):
    """Judges what a seat keeps that has not laid (B-30)."""

    def __init__(self, state: PartialState, seat: int, mind: Mind) -> None:
        """Look at the phase; what is worth keeping for it is worked out when it is asked for."""
        super().__init__(state, seat, mind)
        self._unseen: Final = Unseen(state)
        goal = goal_of(state, seat, Tally(state.hands[seat]), self._unseen)
        self._phase: Final = state.edition.phases[goal]
        self._kept: tuple[int, ...] | None = None
        self._fresh: float = -1.0

    def kept(self) -> tuple[int, ...]:
        """Return the cards that the phase needs, as many as may be kept."""
        if self._kept is None:
            self._kept = worth_keeping(self.state, self.seat, self._unseen)
        return self._kept

    def fresh(self) -> float:
        """Return how likely a new card is to help beside them."""
        if self._fresh < 0:
            self._fresh = self.chance(self.kept())
        return self._fresh

    def best(self) -> Move:
        """Keep what makes the next hand worth most; without lessons, as much as may be."""
        if self.mind.lessons is None:
            return choose_on_ring(self.state, self.seat)
        best, *others = self.moves()
        most = self.value(kept_by(best))
        for move in others:
            value = self.value(kept_by(move))
            if value > most:
                best, most = move, value
        return best

    def moves(self) -> list[Move]:
        """Return the best choice, those of a card less, the one of as many as may be, and none."""
        kept = self.kept()
        found: list[Move] = [Keep(kept)]
        for card in sorted(set(kept), key=kept.index):
            rest = list(kept)
            rest.remove(card)
            found.append(Keep(tuple(rest)))
        return [*found, choose_on_ring(self.state, self.seat), Keep(())]

    def outlook(self, move: Move) -> Outlook:
        """Return what the next hand is worth."""
        return [(1.0, self.value(kept_by(move)))]

    def value(self, cards: Sequence[int]) -> float:
        """Return the same in cards; in place of a card of no use a new one may help."""
        return WAIT * self.chance(cards) - self.short(cards) - self.fresh() * self.useless(cards)

    def short(self, cards: Sequence[int]) -> int:
        """Return how many cards the phase is short with some of them."""
        return short_of(self._phase, Tally(list(cards)), self.state.edition)

    def chance(self, cards: Sequence[int]) -> float:
        """Return how likely a new card is to help beside those that are kept."""
        found = outs(self._phase, Tally(list(cards)), self.state.edition, self._unseen)
        return found / max(1, self._unseen.total)

    def useless(self, cards: Sequence[int]) -> int:
        """Return how many of some cards do not bring the phase nearer."""
        return len(cards) - (self.short(()) - self.short(cards))

    def leaves_some(self, cards: tuple[int, ...]) -> bool:
        """Whether the best choice is fewer cards than might be kept."""
        most = min(self.state.edition.keep, len(self.state.hands[self.seat]))
        return cards == self.kept() and len(cards) < most


def kept_by(move: Move) -> tuple[int, ...]:
    """Return the cards that a move keeps."""
    return move.cards if isinstance(move, Keep) else ()
