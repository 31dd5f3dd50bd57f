"""Luck: what was drawn, dealt and rolled, beside the average."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.edition import load
from laydown.engine.moves import DRAW, ROLL
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.review.appraise import Appraisal
from laydown.review.luck import Luck
from laydown.sense.hand import Hand
from laydown.sense.mind import adviser
from laydown.sense.outs import Unseen
from laydown.sense.scale import Stakes
from tests.review.kit import seen
from tests.review.positions.board import COLLECTING, RING
from tests.review.positions.case import AFTER
from tests.review.positions.draw import COMPLETE
from tests.review.positions.draw import DRAW as DRAWING

if TYPE_CHECKING:
    from laydown.engine.events import Event

HANDS = [
    DRAWING + "discard pile: Y11",
    AFTER + "step: draw 1\nhand 1: R9 G11\ndiscard pile: R9",
    COMPLETE + "discard pile: Y11",
]


@pytest.mark.parametrize("position", HANDS)
def test_all_cards_that_may_come_together_are_the_average(position: str) -> None:
    state = seen(position).masked()
    unseen = Unseen(state)
    hand, stakes = Hand(state, 0, adviser(state)), Stakes(state, 0)
    cards = sum(
        unseen.counts[card] * stakes.chance(hand.value() + hand.gain(card)) for card in unseen.faces
    )
    assert cards / unseen.total == pytest.approx(stakes.mean(hand.hidden()))
    assert sum(share for share, _ in hand.hidden()) == pytest.approx(1)


def followed(position: str, *moves: object) -> Luck:
    """Return what chance gave while some moves were made."""
    state = parse_position(f"position: 1\n{position}\n")
    luck = Luck(state.players)
    for move in moves:
        before, events = state.copy(), []  # type: ignore[var-annotated]
        apply(state, state.actors()[0], move, events.append)  # type: ignore[arg-type]
        luck.follow(before, events, state)
    return luck


def on_top(card: str) -> str:
    """Return a position in which a card comes next."""
    deck = [f"{c}{n}" for c in "RYGO" for n in range(1, 13) for _ in (1, 2)] + ["W"] * 8 + ["S"] * 4
    for line in (DRAWING + "discard pile: Y11").splitlines():
        key, _, cards = line.partition(": ")
        if key.startswith(("hand", "discard")):
            for one in cards.split():
                deck.remove(one)
    deck.remove(card)
    return f"{DRAWING}discard pile: Y11\ndraw pile: {card} {' '.join(deck)}"


def test_a_card_that_helps_is_good_luck_and_one_that_does_not_is_bad_luck() -> None:
    good = followed(on_top("Y9"), DRAW).seats[0]
    bad = followed(on_top("Y11"), DRAW).seats[0]
    assert good.cards > 0 > bad.cards
    assert good.total == good.cards
    # Eighteen of 97 cards help, so a good one surprises more.
    assert good.cards > -2 * bad.cards
    assert followed(on_top("Y9"), DRAW).seats[1].total == 0


def test_luck_is_added_up_round_by_round() -> None:
    events: list[Event] = []
    state = new_game(load("pocket"), players=2, seed=b"rounds", sink=events.append)
    luck = Luck(2)
    luck.follow(None, events, state)
    dealt = [one.total for one in luck.seats]
    assert all(one.rounds == [one.total] for one in luck.seats)
    luck.follow(state, events, state)  # the same cards once more
    assert [one.rounds for one in luck.seats] == [pytest.approx([one, 2 * one]) for one in dealt]


def test_luck_and_the_worth_of_a_draw_add_up_to_what_came() -> None:
    one = seen(on_top("Y9"))
    state = one.masked()
    hand = Hand(state, 0, adviser(state))
    drawn = Appraisal(one).worth(DRAW) + followed(on_top("Y9"), DRAW).seats[0].cards
    assert drawn == pytest.approx(Stakes(state, 0).chance(hand.value() + 1))


def dealt(hand: str) -> float:
    state = parse_position(
        f"position: 1\nedition: mattel\nstep: draw 1\nhand 1: {hand}\n"
        "hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11"
    )
    luck = Luck(2)
    luck._deal(state)
    return luck.seats[0].deal


def test_a_hand_near_its_phase_is_a_lucky_deal() -> None:
    lucky = dealt("R7 G7 Y7 R9 G9 R4 G5 O12 R1 Y2")
    poor = dealt("R1 G2 Y3 R4 G5 R6 G7 O12 R9 Y10")
    assert lucky > 0 > poor


def test_the_dice_are_compared_with_all_rolls() -> None:
    state = parse_position(f"position: 1\n{RING}step: roll 1\npawns: 0 20\n{COLLECTING}")
    luck = Luck(2)
    before, events = state.copy(), []  # type: ignore[var-annotated]
    apply(state, 0, ROLL, events.append)
    luck.follow(before, events, state)
    worths = {}
    for one in range(1, 7):
        for other in range(1, 7):
            state.dice = one, other
            found = Appraisal(view(state, 0))
            worths[one, other] = found.worth(found.ranked[0])
    average = sum(worths.values()) / 36
    rolled = events[0].dice
    assert luck.seats[0].dice == pytest.approx(worths[rolled] - average)
