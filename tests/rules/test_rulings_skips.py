"""Rulings: where a Skip goes, and Skips at the end of a round (X-04, X-18)."""

from __future__ import annotations

from collections import Counter

import pytest

from laydown.engine.events import RoundEnded, SkipPlayed, TurnLost
from tests.rules.kit import at, discard_pile, lines, offered, only, play, why

EDITIONS = ("mattel", "ravensburger", "express", "pocket")
PHASE_1 = {
    "mattel": "R7 G7 Y7 | R9 G9 Y9",
    "ravensburger": "R7 G7 Y7 | R9 G9 Y9",
    "express": "R1 R3 R5 R7",
    "pocket": "R7 G7 | R9 G9",
}


@pytest.mark.clause("X-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_a_target_a_skip_is_not_put_onto_the_pile(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: S R1
        hand 2: G1
        hand 3: Y1
        skip 2: 1
    """)
    assert why(state, 1, "discard S") == ("skip_needs_target", "X-04")
    assert offered(state, 1) == {"discard R1", "skip S on 3"}


@pytest.mark.clause("X-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_target_a_skip_is_discarded_without_effect(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: S R1 W
        hand 2: G1
        hand 3: Y1
        skip 2: 1
        skip 3: 1
    """)
    assert offered(state, 1) == {"discard R1", "discard W", "discard S"}
    told = play(state, "1 discard S")
    assert not only(SkipPlayed, told)
    assert only(TurnLost, told) == [TurnLost(1), TurnLost(2)]  # by the Skips that lay there
    assert state.actors() == (0,)


@pytest.mark.clause("X-04")
def test_in_pocket_everybody_may_have_been_skipped_in_the_round() -> None:
    state = at("""
        edition: pocket
        step: play 1
        discard pile: R12
        hand 1: S S R1
        hand 2: G1 G2
    """)
    play(state, "1 skip S on 2", "1 draw")
    assert why(state, 1, "skip S on 2") == ("skip_once_a_round", "P-09")
    told = play(state, "1 discard S")
    assert lines(told) == ["1 discarded S"]
    assert discard_pile(state) == "S S R12"
    assert state.actors() == (1,)
    assert offered(state, 2) == {"draw"}


@pytest.mark.clause("X-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skip_may_be_the_last_card_and_then_has_no_effect(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        seed: 01
        step: play 1
        dealer: 1
        discard pile: R12
        hand 1: S
        hand 2: G1
        hand 3: Y1
        table 1: 1: {PHASE_1[edition]}
    """)
    told = play(state, "1 skip S on 3")
    assert lines(told)[0] == "1 skipped 3"
    (ended,) = only(RoundEnded, told)
    assert ended.result.out == 0
    assert not only(TurnLost, told)
    assert state.skips == [0, 0, 0]
    assert state.actors() == (2,)  # seat 2 dealt, seat 3 is not skipped


@pytest.mark.clause("X-18")
def test_a_skip_without_a_target_may_be_the_last_card_too() -> None:
    state = at("""
        step: play 1
        discard pile: R12
        hand 1: S
        hand 2: G1
        table 1: 1: R7 G7 Y7 | R9 G9 Y9
        skip 2: 1
    """)
    (ended,) = only(RoundEnded, play(state, "1 discard S"))
    assert ended.result.out == 0


@pytest.mark.clause("X-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_skips_that_lie_at_the_end_of_a_round_are_shuffled_in_and_skip_nobody(
    edition: str,
) -> None:
    state = at(f"""
        edition: {edition}
        seed: 01
        step: play 1
        dealer: 1
        discard pile: R12
        hand 1: G1
        hand 2: Y2
        hand 3: Y1
        skip 2: 1
        skip 3: 1
        table 1: 1: {PHASE_1[edition]}
    """)
    told = play(state, "1 discard G1")
    assert only(RoundEnded, told)
    assert not only(TurnLost, told)
    assert state.skips == [0, 0, 0]
    assert state.actors() == (2,)
    cards = Counter([*state.draw_pile, *state.discard_pile])
    for cards_held in state.hands:
        cards.update(cards_held)
    assert cards == Counter(state.edition.deck)
