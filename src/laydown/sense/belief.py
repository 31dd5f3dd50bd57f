"""A belief about a hidden hand: hands are sampled that fit what the seat was seen to do.

A hand is changed card by card (Metropolis sampling): a hidden card of it is swapped for one that
might lie anywhere, and the swap stays with a probability that says how much better the new hand
explains what was seen. A seat hardly refuses or throws away what would bring it nearer to its
phase, the less so the shorter ago that was; what it took, it can use; and the longer it has
collected, the nearer it is, and the more cards it waits for.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.laying import Tally, short_of, short_with, short_without
from laydown.engine.patterns import COLOUR
from laydown.engine.state import DISCARDED, REFUSED, TOOK
from laydown.sense.outs import outs

if TYPE_CHECKING:
    from mypy_extensions import i64

    from laydown.engine.patterns import Phase
    from laydown.engine.state import PartialState
    from laydown.sense.outs import Unseen

_OLD: Final = 10  # deeds further back tell nothing
_SETTLES: Final = 100  # swaps until the hand that it began with is forgotten
_APART: Final = 5  # swaps between two hands that are looked at
_PRIME: Final = 2_147_483_647  # of the generator of Lehmer, which is all that sampling needs
_FACTOR: Final = 48_271


class Clues:
    """How much what was seen tells about a hand, in the logarithm of a probability."""

    __slots__ = ("fades", "near", "refused", "slow", "taken", "thrown", "tires", "waits")

    def __init__(  # noqa: PLR0913 - each is a number of its own
        self,
        *,
        refused: float,
        fades: float,
        thrown: float,
        slow: float,
        taken: float,
        near: float,
        waits: float,
        tires: float,
    ) -> None:
        """Weigh the clues."""
        self.refused: Final = refused  # a card would help that was refused in the last turn
        self.fades: Final = fades  # ... and so much of it for each turn more
        self.thrown: Final = thrown  # a card would help that was discarded in the last turn
        self.slow: Final = slow  # ... and so much of it for each turn more
        self.taken: Final = taken  # a card is of no use that was taken
        self.near: Final = near  # a card nearer to the phase, for each turn
        self.waits: Final = waits  # outs: all unseen cards are 1, for each turn
        self.tires: Final = tires  # turns that tell half of what all turns could tell


# Fitted to hands that `sharp` held, in games that were looked into: `python -m tools.clues`.
FITTED: Final = Clues(
    refused=3.0, fades=0.7, thrown=5.0, slow=0.75, taken=3.0, near=0.25, waits=1.7, tires=12.0
)


class Belief:
    """What a seat that has not laid may hold; the more swaps, the surer."""

    __slots__ = (
        "_chance",
        "_clues",
        "_fit",
        "_hidden",
        "_known",
        "_left",
        "_near",
        "_phase",
        "_pool",
        "_short",
        "_state",
        "_taken",
        "_tally",
        "_unseen",
        "_waits",
        "_weights",
        "looks",
        "needed",
        "seat",
        "swaps",
        "wanted",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - what is known of a hand has many sources
        self,
        state: PartialState,
        rival: int,
        phase: Phase,
        unseen: Unseen,
        seed: int,
        clues: Clues = FITTED,
    ) -> None:
        """Begin with any hand; the seed decides about the rest."""
        self.seat: Final = rival
        self._state: Final = state
        self._phase: Final = phase
        self._chance: i64 = seed % (_PRIME - 1) + 1
        self._known: Final = [card for card in state.hands[rival] if card >= 0]
        self._hidden: Final = len(state.hands[rival]) - len(self._known)
        self._pool: Final[list[int]] = []  # the hidden cards of the hand, then all others
        for card in unseen.faces:
            for _ in range(unseen.counts[card]):
                self._pool.append(card)
        for i in range(min(self._hidden, len(self._pool))):
            other = i + self._below(len(self._pool) - i)
            self._pool[i], self._pool[other] = self._pool[other], self._pool[i]
        self._left: Final[list[int]] = []
        self._weights: Final[list[float]] = []
        self._taken: Final[list[int]] = []
        self._near: float = 0.0
        self._waits: float = 0.0
        self._unseen: Final = unseen
        self._clues: Final = clues
        self._read(rival)
        self._tally: Final = Tally(self._known + self._pool[: self._hidden])
        self._short: int = 0
        self._fit: float = self._explains()
        self.swaps: int = 0
        self.looks: int = 0
        self.wanted: Final = [0] * 256  # by card: in how many of the looks it would help
        self.needed: Final = [0] * 256  # ... and in how many it is the last card of the phase

    def _read(self, rival: int) -> None:
        """Note what the seat left lying, the latest first, and what it took and still has."""
        clues = self._clues
        refused, thrown = clues.refused, clues.thrown
        turns = 0
        # A turn has one draw, and may end by a Skip. But where one may knock, cards are refused
        # between turns too, and on the ring a turn has any number of draws: there discards tell.
        edition = self._state.edition
        many = edition.options.knocking or len(edition.ring) > 0
        for deed in reversed(self._state.trail):
            if deed.seat != rival:
                continue
            if deed.what == DISCARDED:
                self._leave(deed.card, thrown)
            elif deed.what == REFUSED:
                self._leave(deed.card, refused)
            elif deed.what == TOOK and deed.card in self._known and not is_wild(deed.card):
                self._taken.append(deed.card)
            if deed.what == DISCARDED if many else deed.what in (REFUSED, TOOK):
                turns += 1  # what comes now is older
                refused *= clues.fades
                thrown *= clues.slow
        told = turns / (1.0 + turns / clues.tires)
        self._near = clues.near * told
        if self._phase.by_number or self._phase.form == COLOUR:  # else outs take long to count
            self._waits = clues.waits * told / max(1, self._unseen.total)

    def _leave(self, card: int, weight: float) -> None:
        """Note a card that the seat left lying."""
        if card != SKIP and len(self._left) < _OLD:
            self._left.append(card)
            self._weights.append(weight)

    def _below(self, bound: int) -> int:
        """Draw a number from 0 to below the bound."""
        self._chance = self._chance * _FACTOR % _PRIME
        return self._chance % bound

    def _explains(self) -> float:
        """Return how well the hand explains what was seen, as the logarithm of a probability."""
        edition = self._state.edition
        short = short_of(self._phase, self._tally, edition)
        self._short = short
        fit = -self._near * short
        if short:
            if self._waits > 0:
                fit += self._waits * outs(self._phase, self._tally, edition, self._unseen)
            for i, card in enumerate(self._left):
                if short_with(self._phase, self._tally, card, edition) < short:
                    fit -= self._weights[i]
        for card in self._taken:
            if short_without(self._phase, self._tally, card, edition) == short:
                fit -= self._clues.taken
        return fit

    def sample(self, swaps: int, cards: list[int]) -> None:
        """Try so many swaps more, and look now and then which of the cards would help."""
        others = len(self._pool) - self._hidden
        if self._hidden < 1 or others < 1:
            self._look(cards)
            self.swaps += swaps
            return
        for _ in range(swaps):
            self._swap(self._below(self._hidden), self._hidden + self._below(others))
            self.swaps += 1
            if self.swaps > _SETTLES and not self.swaps % _APART:
                self._look(cards)

    def _swap(self, mine: int, other: int) -> None:
        """Swap two cards, and back again if the hand explains less: the less, the likelier."""
        pool = self._pool
        if pool[mine] == pool[other]:
            return
        short, fit = self._short, self._fit
        self._exchange(mine, other)
        self._fit = self._explains()
        loss = fit - self._fit
        if loss > 0 and self._below(1 << 20) >= exp(-loss) * (1 << 20):
            self._exchange(mine, other)
            self._short, self._fit = short, fit

    def _exchange(self, mine: int, other: int) -> None:
        """Let two cards of the pool change places; the first of them is in the hand."""
        pool, tally = self._pool, self._tally
        tally.count(pool[mine], -1)
        pool[mine], pool[other] = pool[other], pool[mine]
        tally.count(pool[mine], 1)
        tally.cards[len(self._known) + mine] = pool[mine]

    def _look(self, cards: list[int]) -> None:
        """Count which cards would bring the hand nearer to its phase."""
        self.looks += 1
        if self._short:
            edition = self._state.edition
            for card in cards:
                if short_with(self._phase, self._tally, card, edition) < self._short:
                    self.wanted[card] += 1
                    if self._short == 1:
                        self.needed[card] += 1

    def share(self, card: int) -> float:
        """Return in which share of the hands a card would help."""
        return self.wanted[card] / self.looks if self.looks else 0.0

    def completes(self, card: int) -> float:
        """Return in which share of the hands a card would complete the phase."""
        return self.needed[card] / self.looks if self.looks else 0.0
