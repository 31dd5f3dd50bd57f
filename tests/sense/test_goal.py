"""Which phase a hand goes for: in free order every part of the judgement gives the same answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.bots import make_bot
from laydown.engine.cards import SKIP
from laydown.engine.edition import load
from laydown.engine.laying import Tally, short_of
from laydown.engine.moves import TAKE
from laydown.engine.notation.cards import parse_card, parse_cards
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import apply, new_game
from laydown.engine.state import DRAW
from laydown.engine.view import View, view
from laydown.review.appraise import Appraisal
from laydown.sense.goal import brings_nearer, complete_phase, goal_of, helping, nearest_phases
from laydown.sense.outs import Unseen
from laydown.sense.weigh import Weighing
from laydown.wire.aims import aim
from tests.sizes import many

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.state import PartialState

FREE = "edition: ravensburger\noptions: free_order=yes\n"


def seen(position: str) -> PartialState:
    return view(parse_position(f"position: 1\n{position}"), 0).masked()


def goal(state: PartialState) -> int:
    return goal_of(state, 0, Tally(state.hands[0]), Unseen(state))


def test_the_goal_is_the_phase_that_is_fewest_cards_short() -> None:
    state = seen(f"{FREE}hand 1: R1 R3 R5 R7 R9 R11 Y2\nhand 2: R7\nmade 1: 4 5")
    assert nearest_phases(state, 0, Tally(state.hands[0])) == [7]  # seven of one colour, phase 8
    assert goal(state) == 7


def test_of_complete_phases_the_goal_is_the_hardest() -> None:
    state = seen(f"{FREE}hand 1: R1 R1 Y1 R4 G4 Y4 R5 G6 Y7 R7\nhand 2: R7")
    hand = state.hands[0]
    assert nearest_phases(state, 0, Tally(hand)) == [0, 1]  # two sets; a set and a run of 4
    assert goal(state) == complete_phase(state, 0, hand) == 1
    assert complete_phase(state, 0, hand[2:]) == -1


def test_of_phases_equally_near_the_goal_waits_for_most_cards() -> None:
    # One card short of a set of 5 and a set of 3: with four 7s and three 2s only a 7 helps. One
    # short of a run of 9 as well: the 4, in every colour.
    state = seen(f"{FREE}hand 1: R1 G2 B3 R5 R6 R7 Y8 G9 R9 G5\nhand 2: R7\nmade 1: 1 2 3 7 8")
    tally = Tally(state.hands[0])
    places = nearest_phases(state, 0, tally)
    unseen = Unseen(state)
    assert len(places) > 1
    assert goal(state) in places
    assert helping(state, 0, tally, unseen) >= 8
    assert goal(state) == max(places, key=lambda at: (helping_of(state, at, tally, unseen), at))


def helping_of(state: PartialState, place: int, tally: Tally, unseen: Unseen) -> int:
    """Return how many unseen cards bring a hand nearer to one phase, by trying each."""
    edition = state.edition
    phase = edition.phases[place]
    now = short_of(phase, tally, edition)
    return sum(
        unseen.counts[card]
        for card in unseen.faces
        if card != SKIP and short_of(phase, Tally([*tally.cards, card]), edition) < now
    )


def test_in_order_there_is_one_phase_to_go_for() -> None:
    state = seen("edition: mattel\nphase 1: 4\nhand 1: R7 G7 Y7 R2 G2 Y2\nhand 2: R7")
    assert goal(state) == 3
    assert nearest_phases(state, 0, Tally(parse_cards("R7"))) == [3]


def test_a_card_helps_if_it_brings_any_of_the_nearest_phases_nearer() -> None:
    state = seen(f"{FREE}hand 1: R1 R1 R4 G4 R7 G8 Y9\nhand 2: R7\nmade 1: 4 5 6 7 8 9 10")
    tally = Tally(state.hands[0])
    assert nearest_phases(state, 0, tally) == [0, 1]
    for card, helps in (("B1", True), ("Y10", True), ("Y12", False)):
        assert brings_nearer(state, 0, tally, parse_card(card)) is helps


TABLES = [("mattel", 2), ("ravensburger", 3), ("express", 4), ("pocket", 2)]


def draws(edition: str, players: int, most: int) -> Iterator[View]:
    """Yield what seats see that are to draw, in games in free order."""
    number = found = 0
    while found < most:
        state = new_game(load(edition, {"free_order": True}), players, b"goal %d" % number)
        bots = [make_bot(name, b"goal") for name in ("sharp", "steady", "novice", "sharp")]
        while not state.over and found < most:
            seat = state.actors()[0]
            one = view(state, seat)
            if state.step == DRAW and state.laid[seat] < 0:
                found += 1
                yield one
            apply(state, seat, bots[seat].choose(one))
        number += 1


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_draws_and_discards_go_for_the_same_phase(edition: str, players: int) -> None:
    different, told = [], 0
    for one in draws(edition, players, many(150, 50)):
        state, seat = one.masked().copy(), one.seat
        unseen = Unseen(state)
        phase = goal_of(state, seat, Tally(state.hands[seat]), unseen)
        assert aim(one).phase == phase + 1
        different += [one] if Weighing(state, seat, unseen).phase != phase else []
        if TAKE not in one.legal().moves:
            continue
        reason = Appraisal(one).compared(TAKE, TAKE)
        if "phase" in reason.params:
            # Who takes the card for a phase goes for that phase when it discards.
            told += 1
            state.hands[seat].append(state.discard_pile.pop())
            if Weighing(state, seat, unseen).phase + 1 != reason.params["phase"]:
                different.append(one)
    assert different == []
    assert told > 10
