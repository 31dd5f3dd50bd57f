"""Free order: whoever lays names the phase, R-V4 and X-23."""

import pytest

from laydown.engine import rules
from laydown.engine.edition import load
from laydown.engine.events import Laid
from laydown.engine.scoring import RoundResult, Standing, after_round, open_phases
from laydown.engine.state import State
from tests.rules.kit import at, hand, only, play, table, why

ALL_TEN = (1 << 10) - 1


def _holding(cards: str, made: str = "", edition: str = "ravensburger") -> State:
    """Return a state in which seat 1 may lay any phase that it has not made."""
    return at(f"""
        edition: {edition}
        options: free_order
        step: play 1
        hand 1: {cards}
        hand 2: R12
        made 1: {made}
    """)


def _open(state: State, seat: int) -> list[int]:
    """Return the phases that a seat has still to make, from 1."""
    return [place + 1 for place in open_phases(state.edition, state.standing, seat - 1)]


RUN_OF_7 = "R1 R2 R3 R4 R5 R6 R7"

# --- Naming the phase ----------------------------------------------------------------------


@pytest.mark.clause("R-V4", "X-23")
def test_any_phase_may_be_the_first() -> None:
    state = _holding(f"{RUN_OF_7} B12")
    events = play(state, f"1 lay 4: {RUN_OF_7}")
    assert [laid.phase + 1 for laid in only(Laid, events)] == [4]
    assert table(state, 1) == RUN_OF_7


@pytest.mark.clause("X-23")
def test_whoever_lays_names_the_phase() -> None:
    state = _holding(f"{RUN_OF_7} B12")
    assert why(state, 1, f"lay {RUN_OF_7}") == ("name_the_phase", "X-23")


@pytest.mark.clause("R-V4")
def test_each_player_makes_one_phase_in_a_round() -> None:
    state = _holding(f"{RUN_OF_7} R8 Y8 G8 R9 Y9 G9 B12")
    play(state, f"1 lay 4: {RUN_OF_7}")
    assert why(state, 1, "lay 1: R8 Y8 G8 | R9 Y9 G9") == ("already_laid", "R-06")


@pytest.mark.clause("R-V4")
def test_a_phase_is_marked_at_once_and_not_made_again() -> None:
    state = _holding(f"{RUN_OF_7} B12", made="4 7")
    assert why(state, 1, f"lay 4: {RUN_OF_7}") == ("phase_made", "R-V4")
    assert _open(state, 1) == [1, 2, 3, 5, 6, 8, 9, 10]


@pytest.mark.clause("R-V4")
def test_the_mark_stays_when_another_player_ends_the_round() -> None:
    state = at(f"""
        edition: ravensburger
        options: free_order
        turn: 2
        step: play 2
        hand 1: B11
        hand 2: B12
        table 1: 4: {RUN_OF_7}
        table 2: 8: G1 G2 G4 G6 G8 G9 G10
    """)
    play(state, "2 discard B12")
    assert _open(state, 1) == [1, 2, 3, 5, 6, 7, 8, 9, 10]
    assert _open(state, 2) == [1, 2, 3, 4, 5, 6, 7, 9, 10]


@pytest.mark.clause("X-23")
def test_a_phase_that_the_cards_do_not_make_is_refused() -> None:
    state = _holding(f"{RUN_OF_7} B12")
    assert why(state, 1, f"lay 5: {RUN_OF_7}") == ("group_too_short", "R-12")
    assert why(state, 1, f"lay 11: {RUN_OF_7}") == ("wrong_phase", "R-07")


@pytest.mark.clause("X-22", "X-23")
def test_a_phase_that_was_not_agreed_on_is_refused() -> None:
    state = at(f"""
        edition: ravensburger
        options: free_order phases=odd
        step: play 1
        hand 1: {RUN_OF_7} B12
        hand 2: R12
    """)
    assert why(state, 1, f"lay 4: {RUN_OF_7}") == ("wrong_phase", "R-V2")


# --- Only the named one counts -------------------------------------------------------------


@pytest.mark.clause("X-23")
def test_all_phases_that_the_cards_fit_are_offered() -> None:
    state = _holding("R1 Y2 G3 B4 R5 Y6 G7 B8 B12")
    lays = rules.legal(state, 0).lays
    assert {lay.phase for lay in lays} == {4, 5}


@pytest.mark.clause("X-23")
@pytest.mark.parametrize("named", [4, 5])
def test_if_the_cards_fit_several_only_the_named_one_counts(named: int) -> None:
    state = _holding("R1 R2 R3 R4 R5 R6 R7 R8 B12")
    play(state, f"1 lay {named}: R1 R2 R3 R4 R5 R6 R7 R8", "1 discard B12")
    assert state.deals == 2  # the last card went: the next round is dealt
    assert _open(state, 1) == [phase for phase in range(1, 11) if phase != named]


@pytest.mark.clause("X-23")
@pytest.mark.parametrize("named", [1, 8, 10])
def test_in_express_1_3_5_7_of_one_colour_are_what_they_are_named(named: int) -> None:
    state = _holding("R1 R3 R5 R7 B11 B12", edition="express")
    play(state, f"1 lay {named}: R1 R3 R5 R7")
    assert state.laid[0] + 1 == named
    assert hand(state, 1) == "B11 B12"


@pytest.mark.clause("R-V4")
def test_a_run_of_7_does_not_become_phase_5_or_6_by_cards_that_are_added() -> None:
    state = _holding(f"{RUN_OF_7} R8 R9 B12")
    play(state, f"1 lay 4: {RUN_OF_7}", "1 hit R8 on 1.1", "1 hit R9 on 1.1")
    assert table(state, 1) == f"{RUN_OF_7} R8 R9"
    assert state.laid[0] + 1 == 4
    play(state, "1 discard B12")
    assert _open(state, 1) == [1, 2, 3, 5, 6, 7, 8, 9, 10]


@pytest.mark.clause("R-V4")
def test_in_the_ordinary_order_a_longer_run_is_no_later_phase_either() -> None:
    state = at(f"""
        edition: ravensburger
        step: play 1
        phase 1: 4
        hand 1: {RUN_OF_7} R8 R9 B12
        hand 2: R12
    """)
    play(state, f"1 lay {RUN_OF_7}", "1 hit R8 on 1.1", "1 hit R9 on 1.1", "1 discard B12")
    assert state.goals[0] + 1 == 5


# --- The end -------------------------------------------------------------------------------


@pytest.mark.clause("R-V4")
@pytest.mark.parametrize(
    ("made", "totals", "winners"),
    [
        ((ALL_TEN - 0b1000, ALL_TEN - 0b11000), (200, 0), (0,)),
        ((ALL_TEN - 0b1000, ALL_TEN - 0b1000), (90, 100), (0,)),
        ((ALL_TEN - 0b1000, ALL_TEN - 0b1000), (110, 100), (1,)),
        ((ALL_TEN - 0b11000, ALL_TEN - 0b11000), (110, 100), ()),
    ],
    ids=["the first", "a lower total", "the other's lower total", "nobody yet"],
)
def test_who_first_has_laid_all_ten_wins_and_the_lowest_total_breaks_a_tie(
    made: tuple[int, int], totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    edition = load("ravensburger", {"free_order": True})
    before = Standing(made, totals, 14)
    after = after_round(edition, before, RoundResult(0, (3, 3), (0, 5)))
    assert after.winners == winners


@pytest.mark.clause("R-V4")
def test_the_tenth_phase_alone_does_not_win() -> None:
    state = at("""
        edition: ravensburger
        options: free_order
        step: play 1
        hand 1: B12
        hand 2: B11
        table 1: 10: R4 R4 Y4 G4 B4 | R9 Y9 G9
    """)
    play(state, "1 discard B12")
    assert not state.over
