"""What fits on Express's own groups once they lie, X-09."""

import pytest

from laydown.engine.events import RoundEnded
from laydown.engine.state import State
from tests.rules.kit import at, hand, offered, only, play, table, why


def _facing(group: str, cards: str) -> State:
    """Return a state in which seat 1 has laid and faces the group that seat 2 laid."""
    return at(f"""
        edition: express
        step: play 1
        hand 1: {cards} B1
        hand 2: B12
        table 1: 5: R4 Y4 G4
        table 2: {group}
    """)


def _hits(state: State) -> set[str]:
    """Return what seat 1 may hit on the group of seat 2."""
    return {move for move in offered(state, 1) if " on 2.1" in move}


# --- Odd and even groups -------------------------------------------------------------------


@pytest.mark.clause("X-09")
def test_an_odd_group_takes_any_odd_card_or_a_wild() -> None:
    state = _facing("1: R1 G3 Y5 B7", "Y1 R11 R8 W")
    assert _hits(state) == {"hit B1 on 2.1", "hit Y1 on 2.1", "hit R11 on 2.1", "hit W on 2.1"}
    assert why(state, 1, "hit R8 on 2.1") == ("does_not_fit", "X-09")
    play(state, "1 hit R11 on 2.1", "1 hit Y1 on 2.1", "1 hit W on 2.1")
    assert table(state, 2) == "R1 Y1 G3 Y5 B7 R11 W"


@pytest.mark.clause("X-09")
def test_an_even_group_takes_any_even_card_or_a_wild() -> None:
    state = _facing("3: R2 G2 Y6 B8", "Y2 R12 R9 W")
    assert _hits(state) == {"hit Y2 on 2.1", "hit R12 on 2.1", "hit W on 2.1"}
    assert why(state, 1, "hit R9 on 2.1") == ("does_not_fit", "X-09")


# --- Runs of pairs -------------------------------------------------------------------------

TWO_6S_AND_TWO_7S = "4: R6 G6 R7 G7"


@pytest.mark.clause("X-09")
def test_a_run_of_pairs_takes_a_whole_pair_at_either_end() -> None:
    state = _facing(TWO_6S_AND_TWO_7S, "R5 G5 R8 G8")
    play(state, "1 hit R5 G5 on 2.1", "1 hit G8 R8 on 2.1")
    assert table(state, 2) == "R5 G5 R6 G6 R7 G7 R8 G8"


@pytest.mark.clause("X-09")
@pytest.mark.parametrize(
    ("move", "result"),
    [
        ("hit R8 W on 2.1", "R6 G6 R7 G7 R8 W=8"),
        ("hit W W on 2.1 low", "W=5 W=5 R6 G6 R7 G7"),
        ("hit W W on 2.1 high", "R6 G6 R7 G7 W=8 W=8"),
    ],
)
def test_one_or_both_of_the_pair_may_be_wild(move: str, result: str) -> None:
    state = _facing(TWO_6S_AND_TWO_7S, "R8 W W")
    play(state, f"1 {move}")
    assert table(state, 2) == result


@pytest.mark.clause("X-09")
def test_two_wilds_say_at_which_end_they_go() -> None:
    state = _facing(TWO_6S_AND_TWO_7S, "W W")
    assert why(state, 1, "hit W W on 2.1") == ("which_end", "X-09")


@pytest.mark.clause("X-09")
@pytest.mark.parametrize("card", ["R8", "R5", "W"])
def test_a_single_card_on_a_run_of_pairs_is_refused(card: str) -> None:
    state = _facing(TWO_6S_AND_TWO_7S, "R8 R5 W")
    assert why(state, 1, f"hit {card} on 2.1") == ("pair_needed", "X-09")


@pytest.mark.clause("X-09")
@pytest.mark.parametrize("pair", ["R8 R5", "R9 G9", "Y6 B6"])
def test_two_cards_that_are_not_the_next_pair_are_refused(pair: str) -> None:
    state = _facing(TWO_6S_AND_TWO_7S, "R8 R5 R9 G9 Y6 B6")
    assert why(state, 1, f"hit {pair} on 2.1") == ("does_not_fit", "X-09")


@pytest.mark.clause("X-09")
def test_a_run_of_pairs_ends_at_1_and_at_12() -> None:
    state = _facing("4: R1 G1 R2 G2", "R12 G12 W W")
    assert why(state, 1, "hit R12 G12 on 2.1") == ("run_out_of_range", "X-08")
    assert why(state, 1, "hit W W on 2.1 low") == ("run_out_of_range", "X-08")
    play(state, "1 hit W W on 2.1")
    assert table(state, 2) == "R1 G1 R2 G2 W=3 W=3"


@pytest.mark.clause("X-09")
def test_a_run_of_pairs_is_laid_longer_by_whole_pairs() -> None:
    text = """
        edition: express
        step: play 1
        phase 1: 4
        hand 1: R6 G6 R7 G7 R8 {} B1
        hand 2: B12
    """
    state = at(text.format("G8"))
    play(state, "1 lay R6 G6 R7 G7 R8 G8")
    assert table(state, 1) == "R6 G6 R7 G7 R8 G8"
    state = at(text.format("B3"))
    assert why(state, 1, "lay R6 G6 R7 G7 R8") == ("pair_incomplete", "X-09")


@pytest.mark.clause("X-09")
def test_a_pair_can_be_the_last_two_cards() -> None:
    state = at(f"""
        edition: express
        step: play 1
        hand 1: R8 G8
        hand 2: B12
        table 1: 5: R4 Y4 G4
        table 2: {TWO_6S_AND_TWO_7S}
    """)
    (ended,) = only(RoundEnded, play(state, "1 hit R8 G8 on 2.1"))
    assert ended.result.out == 0


# --- Odd, even and colour runs -------------------------------------------------------------


@pytest.mark.clause("X-09")
def test_an_odd_run_takes_the_next_odd_number_within_1_to_11() -> None:
    state = _facing("8: R3 G5 Y7 B9", "R1 R11 R2 R10 R12")
    assert _hits(state) == {"hit B1 on 2.1", "hit R1 on 2.1", "hit R11 on 2.1"}
    play(state, "1 hit R1 on 2.1", "1 hit R11 on 2.1")
    assert table(state, 2) == "R1 R3 G5 Y7 B9 R11"
    assert not _hits(state)


@pytest.mark.clause("X-09")
def test_an_even_run_takes_the_next_even_number_within_2_to_12() -> None:
    state = _facing("9: B4 G6 Y8 B10", "R2 R12 R3 R11")
    assert _hits(state) == {"hit R2 on 2.1", "hit R12 on 2.1"}
    play(state, "1 hit R2 on 2.1", "1 hit R12 on 2.1")
    assert table(state, 2) == "R2 B4 G6 Y8 B10 R12"
    assert not _hits(state)


@pytest.mark.clause("X-09")
def test_a_wild_there_is_the_next_number_of_that_parity() -> None:
    state = _facing("8: R3 G5 Y7 B9", "W W W")
    assert why(state, 1, "hit W on 2.1") == ("which_end", "X-08")
    play(state, "1 hit W on 2.1 high", "1 hit W on 2.1")
    assert table(state, 2) == "W=1 R3 G5 Y7 B9 W=11"
    assert why(state, 1, "hit W on 2.1 high") == ("does_not_fit", "X-09")
    assert hand(state, 1) == "B1 W"


@pytest.mark.clause("X-09")
def test_a_colour_run_takes_the_next_number_in_its_colour() -> None:
    state = _facing("7: G7 G8 G9", "G6 R6 G10 R10 G11 W")
    assert _hits(state) == {
        "hit G6 on 2.1",
        "hit G10 on 2.1",
        "hit W on 2.1 low",
        "hit W on 2.1 high",
    }
    assert why(state, 1, "hit R10 on 2.1") == ("does_not_fit", "X-09")
    play(state, "1 hit G10 on 2.1", "1 hit G11 on 2.1", "1 hit W on 2.1 low")
    assert table(state, 2) == "W=G6 G7 G8 G9 G10 G11"
