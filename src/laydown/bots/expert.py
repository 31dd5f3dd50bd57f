"""Sharp play, a belief about hidden hands, phases that are held back, and lessons of the ring."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from time import perf_counter
from typing import TYPE_CHECKING, Final

from laydown.bots.budget import MILLISECONDS, Budget
from laydown.bots.sharp import SharpBot
from laydown.engine.cards import is_wild
from laydown.engine.chance import Stream
from laydown.engine.moves import Keep, Star, Walk
from laydown.engine.rules import legal
from laydown.engine.state import KEEP, STAR, WALK
from laydown.engine.steps.lay import phases_to_lay
from laydown.engine.steps.roll import space_of
from laydown.sense.actions import Prospects
from laydown.sense.belief import Belief
from laydown.sense.denial import Gift, takers
from laydown.sense.hold import goes_at_once, holds_back, spared
from laydown.sense.lessons import taught
from laydown.sense.outs import Unseen
from laydown.sense.race import strength, worth_less
from laydown.sense.ring import worth_keeping
from laydown.sense.style import CROWD, PLAIN, Style
from laydown.sense.weigh import Weighing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState

STYLES: Final = "expert.json"  # made by python -m tools.styles
RING: Final = "ring.json"  # made by python -m tools.lessons
ENOUGH: Final = 800  # swaps for each hidden hand: more of them hardly tell more
_DUEL: Final = 2  # players
_SLICE: Final = 100  # swaps between two looks at the clock


@cache
def ring_weights(players: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return what games taught about the ring, before and after laying.

    It was learned with two and with four players; four stand for all larger tables.
    """
    text = files("laydown.bots").joinpath(RING).read_text("utf-8")
    found = json.loads(text)["2" if players == _DUEL else "4"]
    return tuple(found["before"]), tuple(found["after"])


@cache
def styles() -> dict[str, Style]:
    """Return how to play each edition against one opponent, as the arena found it."""
    text = files("laydown.bots").joinpath(STYLES).read_text("utf-8")
    return {edition: Style(**style, sheds=False) for edition, style in json.loads(text).items()}


def style_of(state: PartialState) -> Style:
    """Return the style for a game.

    Against one opponent it is what the arena found for the edition; in an edition of somebody's
    own, and where points alone decide, it is plain.
    """
    if state.edition.options.ten_rounds:
        return PLAIN
    if state.players > _DUEL:
        return CROWD
    return styles().get(state.edition.name, PLAIN)


class ExpertBot(SharpBot):
    """Guesses what the others hold by what they do, and lays when the others cannot use it."""

    def __init__(
        self, seed: bytes, budget: Budget | None = None, style: Style | None = None
    ) -> None:
        """Keep the seed from which guesses follow, and how many to make; try another style."""
        self._seed = seed
        self._budget = budget or Budget(ENOUGH)
        self._style = style

    def _styled(self, state: PartialState) -> Style:
        return self._style or style_of(state)

    def _lay(self, state: PartialState, seat: int, options: Legal) -> Move | None:
        """Lay, unless it is better to hold the phase back."""
        going = goes_at_once(state, seat, state.hands[seat])
        if holds_back(state, seat, going, self._styled(state)):
            return None
        return super()._lay(state, seat, options)

    def _wants(self, state: PartialState, seat: int, card: int) -> bool:
        """Take what goes with a phase that is held back, else what brings it nearer."""
        hand = state.hands[seat]
        going = 0 if is_wild(card) else goes_at_once(state, seat, hand)
        if going:
            return goes_at_once(state, seat, [*hand, card]) > going
        return super()._wants(state, seat, card)

    def _on_ring(self, state: PartialState, seat: int) -> Move:
        """Go where games have taught that most is to be won, and keep no card that is no use."""
        step = state.stack[-1].name
        if step == KEEP:
            return Keep(worth_keeping(state, seat, Unseen(state)))
        if step not in (WALK, STAR):
            return super()._on_ring(state, seat)
        hopes = Prospects(state, seat, Unseen(state))
        weights = ring_weights(state.players)[hopes.laid]

        def worth(move: Walk | Star) -> float:
            return taught(hopes, space_of(state, seat, move), weights)

        moves = legal(state, seat).moves
        return max([move for move in moves if isinstance(move, (Walk, Star))], key=worth)

    def _skip_target(self, state: PartialState, seat: int, targets: Sequence[int]) -> int:
        """Return who is likeliest to win; less so who has laid, or feeds this seat."""

        def danger(other: int) -> float:
            return strength(state, other) - worth_less(state, seat, other)

        return max(targets, key=danger)

    def _discard(self, state: PartialState, seat: int) -> int:
        """Return the card that costs least, by what the others are believed to hold."""
        unseen = Unseen(state)
        style = self._styled(state)
        beliefs = self._beliefs(state, seat, unseen)
        if goes_at_once(state, seat, state.hands[seat]):
            card = spared(state, seat, Gift(state, seat, unseen, style, beliefs), style)
            if card >= 0:
                return card
        return Weighing(state, seat, unseen, style, beliefs).best()

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
