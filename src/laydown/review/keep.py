"""Which cards to keep for the next round: what the phase needs, and no more."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from laydown.engine.laying import Tally, short_of
from laydown.engine.moves import Keep
from laydown.review.reasons import because
from laydown.review.scale import WAIT
from laydown.sense.outs import goal_of, outs
from laydown.sense.ring import choose_on_ring, worth_keeping

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.review.reasons import Reason
    from laydown.review.scale import Outlook
    from laydown.sense.outs import Unseen


class KeepJudge:
    """Judges what a seat keeps that has not laid (B-30)."""

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
        """Look at the phase, and at what is worth keeping for it."""
        self._state: Final = state
        self._seat: Final = seat
        self._unseen: Final = unseen
        goal = goal_of(state, seat, Tally(state.hands[seat]), unseen)
        self._phase: Final = state.edition.phases[goal]
        self._kept: Final = worth_keeping(state, seat, unseen)

    def moves(self) -> list[Move]:
        """Return the best choice, those of a card less, the one of as many as may be, and none."""
        fewer = [_without(self._kept, card) for card in dict.fromkeys(self._kept)]
        most = choose_on_ring(self._state, self._seat)
        return [Keep(self._kept), *map(Keep, fewer), most, Keep(())]

    def outlook(self, move: Move) -> Outlook:
        """Return what the next hand is worth; in place of a card of no use a new one may help."""
        cards = _cards(move)
        value = WAIT * self._chance(cards) - self._short(cards)
        return [(1.0, value - self._fresh * self._useless(cards))]

    def _short(self, cards: Sequence[int]) -> int:
        """Return how many cards the phase is short with some of them."""
        return short_of(self._phase, Tally(list(cards)), self._state.edition)

    def _chance(self, cards: Sequence[int]) -> float:
        """Return how likely a new card helps beside those that are kept."""
        found = outs(self._phase, Tally(list(cards)), self._state.edition, self._unseen)
        return found / max(1, self._unseen.total)

    @cached_property
    def _fresh(self) -> float:
        """How likely a new card helps beside the best choice."""
        return self._chance(self._kept)

    def _useless(self, cards: Sequence[int]) -> int:
        """Return how many of some cards do not bring the phase nearer."""
        return len(cards) - (self._short(()) - self._short(cards))

    def reason(self, move: Move, other: Move) -> Reason:
        """Return what is kept for nothing, or else how near the phase is, and what it waits for."""
        cards, others = _cards(move), _cards(other)
        useless, rival = self._useless(cards), self._useless(others)
        if useless > rival:
            return because("keep-useless", count=useless, percent=_percent(self._fresh))
        if useless < rival or self._leaves_some(cards):
            return because("keep-needed", count=len(cards), percent=_percent(self._fresh))
        short = self._short(cards)
        percent, instead = _percent(self._chance(cards)), _percent(self._chance(others))
        if short == self._short(others) and percent != instead:
            return because("keep-chance", short=short, percent=percent, instead_percent=instead)
        return because("keep-short", count=len(cards), short=short)

    def _leaves_some(self, cards: tuple[int, ...]) -> bool:
        """Tell whether the best choice is fewer cards than might be kept."""
        most = min(self._state.edition.keep, len(self._state.hands[self._seat]))
        return cards == self._kept and len(cards) < most


def _cards(move: Move) -> tuple[int, ...]:
    return move.cards if isinstance(move, Keep) else ()


def _percent(chance: float) -> int:
    return round(100 * chance)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)
