"""How well beliefs and Skips were fitted: the commands that tell it, and the table of the page."""

from __future__ import annotations

import pytest

from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.notation.position import parse_position
from laydown.sense.belief import FITTED
from tests.docs.pages import rows
from tools import clues, skips


def test_who_knows_loses_nothing_and_who_is_wrong_the_more_the_surer() -> None:
    truth = [True, False]
    knows, guesses, errs = (clues.loss(said, truth) for said in ([1, 0], [0.5, 0.5], [0, 1]))
    assert knows < 0.01
    assert guesses == pytest.approx(0.693, abs=1e-3)
    assert errs > 5


def test_hands_are_looked_into_without_telling_the_belief() -> None:
    hands = clues.looked_into("express", 4)
    assert len(hands) == 4
    for hand in hands:
        assert any(card < 0 for card in hand.state.hands[hand.rival])  # it is hidden
        assert len(hand.cards) == len(hand.helps) == len(hand.completes)
        assert all(helps for helps, last in zip(hand.helps, hand.completes, strict=True) if last)
    assert clues.believed(hands) == clues.believed(hands, FITTED)


def test_by_the_page_a_belief_tells_more_than_the_rule_of_thumb() -> None:
    _, *lines = rows(clues.PAGE, "How expert guesses")
    assert [line[0] for line in lines] == list(EDITIONS)
    for _, *figures in lines:
        mean, thumb, belief, last_mean, last_belief = map(float, figures)
        assert belief < thumb < mean
        assert last_belief < last_mean


def test_the_traits_of_a_target() -> None:
    state = parse_position(
        "position: 1\nedition: mattel\nstep: play 1\ndiscard pile: R1\nhand 1: S R7 R9 G1\n"
        "hand 2: O1 O2 O3\nhand 3: O4\nhand 4: G5 G6\nphase 4: 3\n"
        "phase 3: 1\ntable 3: R12 Y12 G12 | R3 G3 Y3\n"
    )
    told = {
        other: [
            name
            for name, value in zip(skips.TRAITS, skips.traits(state, 0, other), strict=True)
            if value and name != "strength"
        ]
        for other in (None, 1, 2, 3)
    }
    assert told == {None: ["kept"], 1: ["next", "early"], 2: ["one left"], 3: ["before", "early"]}


def test_skips_are_tried_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skips, "BATCH", 1)
    squares, products, spread, number = skips.lessons(("pocket", 0))
    assert number > 0
    assert squares.shape == (len(skips.TRAITS), len(skips.TRAITS))
    assert spread > 0
    assert any(products)
