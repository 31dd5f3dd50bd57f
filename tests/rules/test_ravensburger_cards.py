"""The Ravensburger edition: Jokers and Skips, R-16 to R-23."""

import pytest

from laydown.engine.events import RoundEnded
from tests.rules.kit import at, discard_pile, hand, offered, only, play, table, why

# --- Jokers --------------------------------------------------------------------------------


@pytest.mark.clause("R-16")
def test_a_joker_stands_for_any_card_in_a_phase() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        phase 1: 2
        hand 1: R5 Y5 W R8 R9 W R11 B12
        hand 2: B2 B3
    """)
    play(state, "1 lay R5 Y5 W | R8 R9 W R11")
    assert table(state, 1) == "R5 Y5 W | R8 R9 W=10 R11"


@pytest.mark.clause("R-16")
def test_a_joker_stands_for_any_card_in_a_hit() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: W W W B3
        hand 2: B2
        table 1: 2: R5 Y5 G5 | R8 R9 R10 R11
    """)
    play(state, "1 hit W on 1.1", "1 hit W on 1.2 low", "1 hit W on 1.2 high")
    assert table(state, 1) == "R5 Y5 G5 W | W=7 R8 R9 R10 R11 W=12"


@pytest.mark.clause("R-16")
@pytest.mark.parametrize(
    ("phase", "jokers", "groups"),
    [
        (1, "W W W W W W", "W=5 W=5 W=5 | W=8 W=8 W=8"),
        (4, "W W W W W W W", "W=3 W W W W W W"),
    ],
)
def test_the_number_of_jokers_in_a_phase_is_not_limited(
    phase: int, jokers: str, groups: str
) -> None:
    state = at(f"""
        edition: ravensburger
        step: play 1
        phase 1: {phase}
        hand 1: {jokers} B12
        hand 2: B2 B3
    """)
    play(state, f"1 lay {groups}")
    assert hand(state, 1) == "B12"


@pytest.mark.clause("R-17")
def test_in_phase_8_a_joker_stands_for_any_colour() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        phase 1: 8
        hand 1: G1 G2 G4 G6 G8 W W W B12
        hand 2: B2 B3
    """)
    play(state, "1 lay G1 G2 G4 G6 G8 W W", "1 hit W on 1.1")
    assert table(state, 1) == "G1 G2 G4 G6 G8 W W W"


@pytest.mark.clause("R-17")
def test_the_jokers_of_phase_8_take_the_colour_of_the_cards_beside_them() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: G9 R9 B12
        hand 2: B2 B3
        table 1: 8: G1 G2 G4 G6 G8 W W
    """)
    assert why(state, 1, "hit R9 on 1.1") == ("does_not_fit", "R-14")
    play(state, "1 hit G9 on 1.1")


@pytest.mark.clause("R-18")
def test_a_joker_is_not_taken_back_against_the_card_it_stands_for() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: B5 G10 B3
        hand 2: B2
        table 1: 1: R1 Y1 G1 | R2 Y2 G2
        table 2: 2: R5 Y5 W | R8 R9 W=10 R11
    """)
    assert why(state, 1, "hit G10 on 2.2") == ("does_not_fit", "R-14")
    play(state, "1 hit B5 on 2.1")
    assert table(state, 2) == "R5 Y5 B5 W | R8 R9 W=10 R11"
    assert hand(state, 1) == "B3 G10"


@pytest.mark.clause("R-19")
def test_a_joker_does_not_serve_as_a_skip() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        discard pile: R5
        hand 1: W B3
        hand 2: B2
        hand 3: B4
    """)
    assert why(state, 1, "skip S on 2")[0] == "card_not_held"
    assert why(state, 1, "skip W on 2") == ("not_a_skip", "R-19")
    assert why(state, 1, "skip B3 on 2") == ("not_a_skip", "R-20")
    play(state, "1 discard W")
    assert state.actors() == (1,)
    assert state.skips == [0, 0, 0]


# --- Skips ---------------------------------------------------------------------------------

HOLDING_A_SKIP = """
    edition: ravensburger
    step: play 1
    discard pile: R5 R6
    hand 1: S B3 B1
    hand 2: B2
    hand 3: B4
    hand 4: B5
"""


@pytest.mark.clause("R-20")
@pytest.mark.parametrize("target", [3, 4])
def test_a_skip_is_the_last_card_of_a_turn_in_front_of_any_other_player(target: int) -> None:
    state = at(HOLDING_A_SKIP)
    play(state, f"1 skip S on {target}")
    assert [seat + 1 for seat in range(4) if state.skips[seat]] == [target]
    assert state.actors() == (1,)
    assert discard_pile(state) == "R5 R6"
    assert hand(state, 1) == "B1 B3"


@pytest.mark.clause("R-20")
def test_a_skip_in_front_of_the_next_player_gives_the_turn_to_the_one_after() -> None:
    state = at(HOLDING_A_SKIP)
    play(state, "1 skip S on 2")
    assert state.actors() == (2,)


@pytest.mark.clause("R-20")
def test_a_skip_goes_in_front_of_one_of_the_others_and_not_on_the_discard_pile() -> None:
    state = at(HOLDING_A_SKIP)
    assert why(state, 1, "discard S") == ("skip_needs_target", "X-04")
    assert why(state, 1, "skip S on 1") == ("skip_own_seat", "R-20")
    assert why(state, 1, "skip S on 5") == ("no_such_seat", "R-20")


@pytest.mark.clause("R-20")
def test_a_skip_is_not_played_before_a_card_was_drawn() -> None:
    state = at(HOLDING_A_SKIP.replace("step: play 1", "turn: 1"))
    assert why(state, 1, "skip S on 2") == ("draw_first", "R-05")


@pytest.mark.clause("R-21")
def test_the_player_passes_the_turn_and_puts_the_skip_under_the_discard_pile() -> None:
    state = at(HOLDING_A_SKIP)
    play(state, "1 skip S on 3", "2 take", "2 discard B2")
    assert state.actors() == (3,)  # past seat 3
    assert state.skips == [0, 0, 0, 0]
    assert discard_pile(state) == "B2 R6 S"
    play(state, "4 take")
    assert hand(state, 4) == "B2 B5"


@pytest.mark.clause("R-21")
def test_only_the_next_turn_is_passed() -> None:
    state = at(HOLDING_A_SKIP)
    play(state, "1 skip S on 2", "3 draw", "3 discard B4", "4 draw", "4 discard B5")
    play(state, "1 draw", "1 discard B1")
    assert state.actors() == (1,)


@pytest.mark.clause("R-21", "X-24")
def test_a_skip_under_an_empty_discard_pile_is_its_top_and_blocks_it() -> None:
    state = at(HOLDING_A_SKIP.replace("R5 R6", "R5").replace("step: play 1", "turn: 1"))
    play(state, "1 take", "1 skip S on 2")
    assert discard_pile(state) == "S"
    assert why(state, 3, "take") == ("skip_on_top", "X-03")
    play(state, "3 draw", "3 discard B4")
    assert discard_pile(state) == "B4 S"
    play(state, "4 take")


@pytest.mark.clause("R-22")
def test_a_player_has_only_one_skip_in_front() -> None:
    state = at(HOLDING_A_SKIP + "    skip 3: 1\n")
    assert why(state, 1, "skip S on 3") == ("skip_already_there", "R-22")
    assert {"skip S on 2", "skip S on 4"} <= offered(state, 1)


@pytest.mark.clause("R-22")
def test_a_player_may_be_skipped_again_once_the_skip_is_gone() -> None:
    state = at(HOLDING_A_SKIP.replace("hand 4: B5", "hand 4: S B5"))
    play(state, "1 skip S on 2", "3 draw", "3 discard B4", "4 draw", "4 skip S on 2")
    assert state.skips == [0, 1, 0, 0]


@pytest.mark.clause("R-23")
def test_a_skip_may_end_a_round_and_has_no_effect_then() -> None:
    state = at("""
        edition: ravensburger
        dealer: 4
        turn: 1
        step: play 1
        discard pile: R5
        hand 1: S
        hand 2: B2
        hand 3: B4
        hand 4: B5
        table 1: 1: R1 Y1 G1 | R2 Y2 G2
    """)
    events = play(state, "1 skip S on 2")
    (ended,) = only(RoundEnded, events)
    assert ended.result.out == 0
    assert state.skips == [0, 0, 0, 0]
    assert state.actors() == (1,)  # seat 2 begins the next round, to the left of dealer 1
