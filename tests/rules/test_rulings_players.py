"""Rulings: going out, how many play, who deals first (X-10, X-12, X-15, X-17)."""

from __future__ import annotations

import pytest

from laydown.engine.cards import SKIP
from laydown.engine.errors import SetupError
from laydown.engine.events import Passed, RoundEnded
from tests.rules.kit import at, hand, new_game, offered, only, play, table, why

EDITIONS = ("mattel", "ravensburger", "express", "pocket")
PHASE_1 = {
    "mattel": "R7 G7 Y7 | R9 G9 Y9",
    "ravensburger": "R7 G7 Y7 | R9 G9 Y9",
    "express": "R1 R3 R5 R7",
    "pocket": "R7 G7 | R9 G9",
}
LAST_HIT = """
    edition: {edition}
    step: play 1
    discard pile: R12
    hand 1: W
    hand 2: G1 G2
    table 1: 1: {phase}
"""

# --- X-10, X-15 ---


@pytest.mark.clause("X-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(edition: str, players: int) -> None:
    state = new_game(edition, players)
    assert [len(cards) for cards in state.hands] == [state.edition.hand] * players


@pytest.mark.clause("X-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_or_seven_cannot(edition: str, players: int) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(edition, players, dealer=None)
    assert caught.value.code == "bad_players"
    assert caught.value.details["expected"] == "2-6"


@pytest.mark.clause("X-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_the_table_may_choose_the_first_dealer(edition: str, dealer: int) -> None:
    state = new_game(edition, 3, dealer=dealer)
    assert state.dealer == dealer - 1
    assert state.discard_pile[-1] != SKIP
    assert state.actors() == (dealer % 3,)


@pytest.mark.clause("X-15")
def test_otherwise_chance_picks_a_seat() -> None:
    dealers = [new_game(players=4, seed=b"%d" % n, dealer=None).dealer for n in range(60)]
    assert set(dealers) == {0, 1, 2, 3}
    assert dealers == [new_game(players=4, seed=b"%d" % n, dealer=None).dealer for n in range(60)]


@pytest.mark.clause("X-15")
@pytest.mark.parametrize("dealer", [0, 4])
def test_a_dealer_who_is_not_there_is_refused(dealer: int) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(players=3, dealer=dealer)
    assert caught.value.code == "bad_dealer"


# --- X-12 ---


@pytest.mark.clause("X-12")
def test_in_ravensburgers_edition_the_last_card_is_not_hit() -> None:
    state = at(LAST_HIT.format(edition="ravensburger", phase=PHASE_1["ravensburger"]))
    assert why(state, 1, "hit W on 1.1") == ("keep_one_card", "X-12")
    assert offered(state, 1) == {"discard W"}
    (ended,) = only(RoundEnded, play(state, "1 discard W"))
    assert ended.result.out == 0


@pytest.mark.clause("X-12")
def test_nor_is_it_laid() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        discard pile: R12
        hand 1: R7 G7 Y7 B7 R9 G9 Y9
        hand 2: G1
    """)
    assert why(state, 1, "lay R7 G7 Y7 B7 | R9 G9 Y9") == ("keep_one_card", "X-12")
    play(state, "1 lay R7 G7 Y7 | R9 G9 Y9")
    assert why(state, 1, "hit B7 on 1.1") == ("keep_one_card", "X-12")
    play(state, "1 discard B7")
    assert state.deals == 2


@pytest.mark.clause("X-12")
def test_a_phase_of_all_cards_held_cannot_be_laid_there() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        discard pile: R12
        hand 1: R7 G7 Y7 R9 G9 Y9
        hand 2: G1
    """)
    assert why(state, 1, "lay R7 G7 Y7 | R9 G9 Y9") == ("keep_one_card", "X-12")
    play(state, "1 discard R7")


@pytest.mark.clause("X-12")
def test_an_option_turns_on_the_lenient_reading() -> None:
    lenient = "ravensburger\n    options: last_card=any"
    state = at(LAST_HIT.format(edition=lenient, phase=PHASE_1["ravensburger"]))
    assert offered(state, 1) == {"hit W on 1.1", "hit W on 1.2", "discard W"}
    (ended,) = only(RoundEnded, play(state, "1 hit W on 1.1"))
    assert ended.result.out == 0


@pytest.mark.clause("X-12")
@pytest.mark.parametrize("edition", ["mattel", "express", "pocket"])
def test_elsewhere_no_discard_is_needed(edition: str) -> None:
    state = at(LAST_HIT.format(edition=edition, phase=PHASE_1[edition]))
    (ended,) = only(RoundEnded, play(state, "1 hit W on 1.1"))
    assert ended.result.out == 0


# --- X-17 ---


@pytest.mark.clause("X-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_not_laid_keeps_the_last_card_and_ends_the_turn(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: R1
        hand 2: G1 G2
    """)
    clause = {"mattel": "M-36", "express": "E-24"}.get(edition, "X-17")
    assert why(state, 1, "discard R1") == ("last_card_not_laid", clause)
    assert offered(state, 1) == {"pass"}
    assert play(state, "1 pass") == [Passed(0, "discard")]
    assert hand(state, 1) == "R1"
    assert state.actors() == (1,)


@pytest.mark.clause("X-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_laid_may_discard_the_last_card(edition: str) -> None:
    state = at(LAST_HIT.format(edition=edition, phase=PHASE_1[edition]))
    (ended,) = only(RoundEnded, play(state, "1 discard W"))
    assert ended.result.out == 0


@pytest.mark.clause("X-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_cards_one_is_discarded_though_nothing_was_laid(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    play(state, "1 discard R1")
    assert hand(state, 1) == "R2"
    assert table(state, 1) == ""
    assert state.deals == 1
