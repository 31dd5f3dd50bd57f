"""Fewest cards short, then most outs: counts what is unseen, and sheds points when it is behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.laying import Tally
from laydown.engine.moves import PASS, Discard, DiscardTwo, PlaySkip
from laydown.engine.rules import legal
from laydown.engine.state import PLAY
from laydown.engine.steps.discard import can_discard, can_discard_two, skip_targets
from laydown.sense.dead import LAYS, held_back, leaves_dead, living_lay, without_fits
from laydown.sense.goal import goal_of
from laydown.sense.hits import best_hit
from laydown.sense.outs import Choice, Unseen, choices, least_useful
from laydown.sense.playout import choose as choose_in_a_hurry
from laydown.sense.race import lead
from laydown.sense.stuck import unstuck
from laydown.sense.weigh import behind

if TYPE_CHECKING:
    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.engine.view import View


class SteadyBot:
    """Collects by counting, lays as soon as it can, hits all it can, skips who is ahead."""

    def choose(self, view: View) -> Move:
        """Return the move; the same view gives the same one."""
        state, seat = view.masked(), view.seat
        if state.step == PLAY:
            return unstuck(state, seat, _play(state, seat))
        return choose_in_a_hurry(state, seat)


def _play(state: PartialState, seat: int) -> Move:
    """Lay, else hit, else end the turn."""
    options = legal(state, seat)
    return _lay(state, seat, options) or best_hit(state, seat, options) or _end(state, seat)


def _lay(state: PartialState, seat: int, options: Legal) -> Move | None:
    """Return the lay that takes most cards, hits included, and leaves something to hit."""
    if not options.lays:
        return None
    lay = options.lays.best_of_each()[0].lay  # the best comes first
    if leaves_dead(state, seat, lay):
        return living_lay(state, seat, options.lays.some(LAYS))
    return lay


def _end(state: PartialState, seat: int) -> Move:
    """Return the move that ends the turn."""
    if not can_discard(state, seat):
        return PASS
    hand = state.hands[seat]
    if can_discard_two(state, seat):
        return DiscardTwo(hand[0], hand[1])
    targets = skip_targets(state, seat) if SKIP in hand else []
    if not targets:
        return Discard(_discard(state, seat))

    def rank(other: int) -> tuple[int, bool, int, int]:
        after = (seat - other) % state.players
        return lead(state, other), state.laid[other] >= 0, -len(state.hands[other]), after

    # Who is nearest to winning, the next one clockwise first.
    return PlaySkip(max(targets, key=rank))


def _discard(state: PartialState, seat: int) -> int:
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
