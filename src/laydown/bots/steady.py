"""Fewest cards short, then most outs: counts what is unseen, and sheds points when it is behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.errors import IllegalMove
from laydown.engine.laying import Tally, best_hits
from laydown.engine.moves import DRAW, KNOCK, PASS, TAKE, Discard, DiscardTwo, Hit, PlaySkip
from laydown.engine.piles import can_draw, can_take
from laydown.engine.rules import legal
from laydown.engine.state import CLAIM, PLAY
from laydown.engine.state import DRAW as DRAW_STEP
from laydown.engine.steps.discard import can_discard, can_discard_two, skip_targets
from laydown.sense.dead import held_back, leaves_dead, living_hit, living_lay, without_fits
from laydown.sense.judge import wanted
from laydown.sense.outs import Choice, Unseen, choices, goal_of, least_useful
from laydown.sense.race import lead
from laydown.sense.ring import choose_on_ring
from laydown.sense.stuck import given
from laydown.sense.weigh import behind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.legal import Legal, Plan
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.engine.view import View

_LAYS: Final = 200  # looked at for one that leaves something to hit


class SteadyBot:
    """Collects by counting, lays as soon as it can, hits all it can, skips who is ahead."""

    def choose(self, view: View) -> Move:
        """Return the move; the same view gives the same one."""
        state, seat = view.masked(), view.seat
        step = state.stack[-1].name
        if step == PLAY:
            return self._play(state, seat)
        if step == DRAW_STEP:
            return self._draw(state, seat)
        if step == CLAIM:
            return KNOCK if self._wants(state, seat, state.discard_pile[-1]) else PASS
        return self._on_ring(state, seat)

    def _wants(self, state: PartialState, seat: int, card: int) -> bool:
        """Tell whether an open card helps: nearer to the phase, or out of the hand by a hit."""
        return wanted(state, seat, card)

    def _on_ring(self, state: PartialState, seat: int) -> Move:
        """Return the move for a step that only the ring has."""
        return choose_on_ring(state, seat)

    def _draw(self, state: PartialState, seat: int) -> Move:
        """Take the open card if it helps, else a hidden one."""
        if not can_take(state):
            return DRAW if can_draw(state) else PASS
        if not can_draw(state) or self._wants(state, seat, state.discard_pile[-1]):
            return TAKE
        return DRAW

    def _play(self, state: PartialState, seat: int) -> Move:
        """Lay, else hit, else end the turn."""
        options = legal(state, seat)
        if options.lays:
            lay = self._lay(state, seat, options)
            if lay:
                return lay
        return self._hit(state, seat, options) or self._end(state, seat)

    def _lay(self, state: PartialState, seat: int, options: Legal) -> Move | None:
        """Return the best lay that leaves something to hit; None to wait for another."""
        lay = self._best_lay(state, options.lays.best_of_each()).lay
        if leaves_dead(state, seat, lay):
            return living_lay(state, seat, options.lays.some(_LAYS))
        return lay

    def _best_lay(self, state: PartialState, plans: list[Plan]) -> Plan:  # noqa: ARG002
        """Return the lay that takes most cards, hits included; the best comes first."""
        return plans[0]

    def _hit(self, state: PartialState, seat: int, options: Legal) -> Move | None:
        """Return the first of the hits that together take most cards."""
        if not any(isinstance(move, Hit) for move in options.moves):
            return None
        places = [
            (owner, i) for owner, groups in enumerate(state.table) for i in range(len(groups))
        ]
        groups = [group for groups in state.table for group in groups]
        for addition in best_hits(groups, state.hands[seat], state.edition):
            hit = Hit(tuple(sorted(addition.cards)), *places[addition.group], addition.end)
            try:
                if not leaves_dead(state, seat, hit):
                    return options.canonical(hit)
            except IllegalMove:  # it has to wait for another hit
                continue
        return living_hit(state, seat, options.moves)

    def _end(self, state: PartialState, seat: int) -> Move:
        """Return the move that ends the turn."""
        if not can_discard(state, seat):
            return PASS
        hand = state.hands[seat]
        if can_discard_two(state, seat):
            return DiscardTwo(hand[0], hand[1])
        card = given(state, seat)
        if card >= 0:
            return Discard(card)
        if SKIP in hand:
            targets = skip_targets(state, seat)
            if targets and self._skips_now(state, seat):
                return PlaySkip(self._skip_target(state, seat, targets))
        return Discard(self._discard(state, seat))

    def _skips_now(self, state: PartialState, seat: int) -> bool:  # noqa: ARG002
        """Tell whether to play a Skip in this turn: a turn won is worth the same at any time."""
        return True

    def _skip_target(self, state: PartialState, seat: int, targets: Sequence[int]) -> int:
        """Return who is nearest to winning, the next one clockwise first."""

        def rank(other: int) -> tuple[int, bool, int, int]:
            after = (seat - other) % state.players
            return lead(state, other), state.laid[other] >= 0, -len(state.hands[other]), after

        return max(targets, key=rank)

    def _discard(self, state: PartialState, seat: int) -> int:
        """Return the card that is missed least."""
        hand = state.hands[seat]
        unseen = Unseen(state)
        if state.laid[seat] >= 0:
            held = held_back(state, seat)
            return held if held >= 0 else least_useful(state, hand, unseen)
        if legal(state, seat).lays:  # it holds its phase, for the table would be dead
            hand = without_fits(state, hand) or hand
        found = choices(state, goal_of(state, seat, Tally(hand), unseen), hand, unseen)
        kept = [choice for choice in found if not is_wild(choice.card)] or found
        return _least_missed(state, seat, kept) if kept else SKIP


def _least_missed(state: PartialState, seat: int, found: list[Choice]) -> int:
    """Return the card without which the hand is nearest, waits for most, and costs least."""
    if behind(state, seat, found):
        return max(found, key=lambda choice: (choice.points, -choice.short)).card
    return min(found, key=lambda choice: (choice.short, -choice.outs, -choice.points)).card
