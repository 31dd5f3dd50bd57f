"""Sharp play, a belief about hidden hands, phases that are held back, and lessons of the ring."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from laydown.bots.thought import MILLISECONDS, Thought
from laydown.engine.cards import is_wild
from laydown.engine.chance import Stream
from laydown.engine.steps.lay import phases_to_lay
from laydown.sense.belief import Belief
from laydown.sense.denial import takers
from laydown.sense.mind import Mind
from laydown.sense.ranking import best_move
from laydown.sense.stuck import unstuck
from laydown.sense.weights import lessons_for, style_of

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.engine.view import View
    from laydown.sense.outs import Unseen
    from laydown.sense.style import Style

ENOUGH: Final = 800  # swaps for each hidden hand: more of them hardly tell more
_SLICE: Final = 100  # swaps between two looks at the clock


class ExpertBot:
    """Guesses what the others hold by what they do, and lays when the others cannot use it."""

    def __init__(
        self, seed: bytes, budget: Thought | None = None, style: Style | None = None
    ) -> None:
        """Keep the seed from which guesses follow, and how many to make; try another style."""
        self._seed = seed
        self._budget = budget or Thought(ENOUGH)
        self._style = style

    def choose(self, view: View) -> Move:
        """Return the best move by what the others are believed to hold."""
        state, seat = view.masked(), view.seat
        style = self._style or style_of(state)

        def think(unseen: Unseen) -> list[Belief]:
            return self._beliefs(state, seat, unseen)

        mind = Mind(style, lessons_for(state.players), think, race=True)
        return unstuck(state, seat, best_move(state, seat, mind))

    def _beliefs(self, state: PartialState, seat: int, unseen: Unseen) -> list[Belief]:
        """Return what those who may take a discard and have not laid are believed to hold."""
        chance = Stream(self._seed, "expert bot", state.ply, seat)
        beliefs = []
        for other in takers(state, seat):
            phases = phases_to_lay(state, other)
            if state.laid[other] < 0 and len(phases) == 1:
                phase = state.edition.phases[phases[0]]
                beliefs.append(Belief(state, other, phase, unseen, chance.below(1 << 30)))
        if beliefs:
            self._think(beliefs, sorted({card for card in state.hands[seat] if not is_wild(card)}))
        return beliefs

    def _think(self, beliefs: list[Belief], cards: list[int]) -> None:
        """Sample as much as the budget allows: so many swaps, or so much time."""
        if self._budget.unit != MILLISECONDS:
            for belief in beliefs:
                belief.sample(self._budget.amount, cards)
            return
        end = perf_counter() + self._budget.amount / 1000
        while perf_counter() < end and beliefs[0].swaps < ENOUGH:
            for belief in beliefs:
                belief.sample(_SLICE, cards)
