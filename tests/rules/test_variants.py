"""The printed variants: ten rounds, chosen phases, fewer phases, and how they go together, X-22."""

import pytest

from laydown.engine import rules
from laydown.engine.cards import SKIP, WILD
from laydown.engine.edition import load
from laydown.engine.errors import SetupError
from laydown.engine.events import GameEnded, RoundEnded
from laydown.engine.notation.cards import card_text
from laydown.engine.options import OptionValue, parse_options
from laydown.engine.scoring import (
    RoundResult,
    Standing,
    after_round,
    current_phase,
    first_standing,
    open_phases,
)
from tests.rules.kit import at, only, play, why

EDITIONS = ("mattel", "ravensburger", "express", "pocket")

# --- Ten rounds ----------------------------------------------------------------------------

TEN_ROUNDS = """
    edition: {edition}
    options: ten_rounds
    rounds: {rounds}
    step: play 1
    hand 1: R1
    hand 2: R12 R2
    hand 3: R11
    table 1: {table}
    total 1: 60
    total 2: 20
    total 3: 50
"""

THIRD_OF_TEN = TEN_ROUNDS.format(
    edition="ravensburger", rounds=2, table="R4 Y4 G4 B4 | R5 R6 R7 R8"
)
LAST_OF_TEN = TEN_ROUNDS.format(edition="ravensburger", rounds=9, table="R4 R4 Y4 G4 B4 | R5 Y5 G5")


@pytest.mark.clause("R-V1")
def test_everyone_goes_on_to_the_next_phase_made_or_not() -> None:
    state = at(THIRD_OF_TEN)
    assert [goal + 1 for goal in state.goals] == [3, 3, 3]
    play(state, "1 discard R1")
    assert [goal + 1 for goal in state.goals] == [4, 4, 4]


@pytest.mark.clause("R-V1")
def test_who_ends_the_round_scores_0_and_the_others_their_cards() -> None:
    state = at(THIRD_OF_TEN)
    (ended,) = only(RoundEnded, play(state, "1 discard R1"))
    assert ended.result.points == (0, 15, 10)
    assert ended.totals == (60, 35, 60)


@pytest.mark.clause("R-V1")
def test_after_ten_rounds_the_lowest_total_wins_whatever_was_laid() -> None:
    state = at(LAST_OF_TEN)
    events = play(state, "1 discard R1")
    assert only(GameEnded, events) == [GameEnded((1,))]  # 35 points, no phase made


@pytest.mark.clause("R-V1", "E-V1")
@pytest.mark.parametrize("edition", ["ravensburger", "express"])
def test_a_game_has_exactly_ten_rounds(edition: str) -> None:
    played = load(edition, {"ten_rounds": True})
    standing = first_standing(2)
    for number in range(10):
        assert not standing.winners
        assert [current_phase(played, standing, seat) for seat in (0, 1)] == [number, number]
        standing = after_round(played, standing, RoundResult(0, (number, -1), (0, 5)))
    assert standing.winners == (0,)


@pytest.mark.clause("E-V1")
def test_in_express_too_everyone_moves_on_and_the_lowest_total_wins() -> None:
    text = TEN_ROUNDS.replace("R11", "Y11")
    state = at(text.format(edition="express", rounds=2, table="3: R4 G4 B6 B8"))
    play(state, "1 discard R1")
    assert [goal + 1 for goal in state.goals] == [4, 4, 4]
    state = at(text.format(edition="express", rounds=9, table="10: G1 G2 G3 G4"))
    play(state, "1 discard R1")
    assert state.standing.winners == (1,)


@pytest.mark.clause("R-V1")
def test_the_phase_of_another_round_is_refused() -> None:
    state = at("""
        edition: ravensburger
        options: ten_rounds
        rounds: 1
        step: play 1
        hand 1: R4 Y4 G4 R5 Y5 G5 B1
        hand 2: R12
    """)
    assert why(state, 1, "lay 1: R4 Y4 G4 | R5 Y5 G5") == ("wrong_phase", "R-06")


# --- Chosen phases -------------------------------------------------------------------------


@pytest.mark.clause("R-V2", "E-V2")
@pytest.mark.parametrize(
    ("wanted", "phases"),
    [
        (5, [1, 2, 3, 4, 5]),
        ("5", [1, 2, 3, 4, 5]),
        (7, [1, 2, 3, 4, 5, 6, 7]),
        ("1-5", [1, 2, 3, 4, 5]),
        ("even", [2, 4, 6, 8, 10]),
        ("odd", [1, 3, 5, 7, 9]),
        ("1,3,5-7", [1, 3, 5, 6, 7]),
        ([8, 2], [2, 8]),
        ("8-8", [8]),
    ],
)
def test_the_players_agree_on_the_phases_to_be_played(
    wanted: OptionValue, phases: list[int]
) -> None:
    edition = load("ravensburger", {"phases": wanted})
    assert [place + 1 for place in edition.options.phases] == phases


@pytest.mark.clause("R-V2", "X-22")
def test_chosen_phases_are_made_in_ascending_order() -> None:
    edition = load("ravensburger", {"phases": "even"})
    standing = first_standing(1)
    seen = []
    while not standing.winners:
        place = current_phase(edition, standing, 0)
        seen.append(place + 1)
        standing = after_round(edition, standing, RoundResult(0, (place,), (0,)))
    assert seen == [2, 4, 6, 8, 10]


@pytest.mark.clause("R-V2")
def test_only_the_even_phases_are_played() -> None:
    state = at("""
        edition: ravensburger
        options: phases=even
        step: play 1
        hand 1: R4 Y4 G4 R5 Y5 G5 W R6 R7 B12
        hand 2: R12
    """)
    assert why(state, 1, "lay 1: R4 Y4 G4 | R5 Y5 G5") == ("wrong_phase", "R-V2")
    play(state, "1 lay Y5 G5 R5 | Y4 W R6 R7")
    assert state.laid[0] + 1 == 2


@pytest.mark.clause("R-V2", "X-22")
def test_the_last_agreed_phase_wins_the_game() -> None:
    state = at("""
        edition: ravensburger
        options: phases=1-5
        step: play 1
        hand 1: B1
        hand 2: R12
        phase 1: 5
        phase 2: 5
        table 1: R1 R2 R3 R4 R5 R6 R7 R8
        total 1: 300
    """)
    play(state, "1 discard B1")
    assert state.standing.winners == (0,)


@pytest.mark.clause("E-V2")
@pytest.mark.parametrize("number", [5, 7])
def test_a_number_of_phases_agreed_before_the_game_wins_it(number: int) -> None:
    edition = load("express", {"phases": number})
    before = Standing(((1 << number - 1) - 1, (1 << number - 2) - 1), (95, 0), 9)
    result = RoundResult(1, (number - 1, number - 2), (25, 0))
    assert after_round(edition, before, result).winners == (0,)
    assert not after_round(load("express"), before, result).winners


@pytest.mark.clause("E-V2")
def test_all_other_rules_hold() -> None:
    five, all_ten = load("express", {"phases": 5}), load("express")
    assert (five.deck, five.hand, five.phases) == (all_ten.deck, all_ten.hand, all_ten.phases)
    assert five.options.last_card == all_ten.options.last_card


# --- Together ------------------------------------------------------------------------------


@pytest.mark.clause("X-22")
def test_each_rulebooks_own_variants_are_offered_first() -> None:
    printed = {name: sorted(load(name).variants) for name in EDITIONS}
    assert printed == {
        "mattel": ["phases", "ten_rounds"],
        "ravensburger": ["free_order", "knocking", "phases", "ten_rounds"],
        "express": ["phases", "ten_rounds"],
        "pocket": [],
    }


@pytest.mark.clause("X-22")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "options",
    [
        {"ten_rounds": True},
        {"phases": "odd"},
        {"knocking": True},
        {"free_order": True},
        {"knocking": True, "ten_rounds": True},
        {"knocking": True, "free_order": True, "phases": 5},
        {"knocking": True, "ten_rounds": True, "phases": "even"},
    ],
    ids=" ".join,
)
def test_the_others_are_house_rules_and_knocking_combines_with_all(
    edition: str, options: dict[str, OptionValue]
) -> None:
    state = rules.new_game(load(edition, options), 2, b"0")
    seat = state.turn + 1
    play(state, f"{seat} draw", f"{seat} {_discard(state.hands[seat - 1])}")
    assert state.step == ("claim" if "knocking" in options else "draw")


def _discard(cards: list[int]) -> str:
    """Return the discard of the first number card."""
    return f"discard {next(card_text(card) for card in cards if card not in (WILD, SKIP))}"


@pytest.mark.clause("X-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ten_rounds_and_free_order_exclude_each_other(edition: str) -> None:
    with pytest.raises(SetupError) as caught:
        load(edition, {"ten_rounds": True, "free_order": True})
    assert caught.value.code == "options_exclude"


@pytest.mark.clause("X-22")
def test_ten_rounds_with_chosen_phases_are_as_many_rounds_as_phases() -> None:
    edition = load("ravensburger", {"ten_rounds": True, "phases": "1,4,8"})
    standing = first_standing(2)
    seen = []
    while not standing.winners:
        seen.append(current_phase(edition, standing, 0) + 1)
        standing = after_round(edition, standing, RoundResult(0, (-1, -1), (0, 5)))
    assert seen == [1, 4, 8]


@pytest.mark.clause("X-22")
def test_all_of_the_chosen_phases_win_the_game_in_free_order_too() -> None:
    edition = load("ravensburger", {"free_order": True, "phases": "2,5"})
    standing = first_standing(2)
    assert open_phases(edition, standing, 0) == (1, 4)
    standing = after_round(edition, standing, RoundResult(0, (4, -1), (0, 5)))
    assert not standing.winners
    assert open_phases(edition, standing, 0) == (1,)
    standing = after_round(edition, standing, RoundResult(1, (1, 1), (50, 0)))
    assert standing.winners == (0,)


@pytest.mark.clause("X-22")
def test_for_phase_10_read_the_last_agreed_phase_in_a_replay_too() -> None:
    edition = load("ravensburger", {"phases": "odd"})
    before = Standing((0b01010101, 0b01010101), (50, 50), 12)
    standing = after_round(edition, before, RoundResult(0, (8, 8), (0, 0)))
    assert standing.tied == (0, 1)
    assert current_phase(edition, standing, 0) + 1 == 9


@pytest.mark.clause("X-22")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"knoking": True}, "unknown_option"),
        ({"edition": "mattel"}, "unknown_option"),
        ({"knocking": "perhaps"}, "bad_option"),
        ({"knocking": 1}, "bad_option"),
        ({"ten_rounds": "10"}, "bad_option"),
        ({"phases": 0}, "bad_option"),
        ({"phases": 11}, "bad_option"),
        ({"phases": -1}, "bad_option"),
        ({"phases": []}, "bad_option"),
        ({"phases": [3, 3]}, "bad_option"),
        ({"phases": [0, 1]}, "bad_option"),
        ({"phases": "5-3"}, "bad_option"),
        ({"phases": "1,,2"}, "bad_option"),
        ({"phases": "prime"}, "bad_option"),
        ({"phases": ""}, "bad_option"),
        ({"phases": True}, "bad_option"),
        ({"phases": 10**12}, "bad_option"),
        ({"last_card": "hit"}, "bad_option"),
        ({"last_card": True}, "bad_option"),
        ({"wild_minimum": "two"}, "bad_option"),
        ({"free_order": True, "ten_rounds": True}, "options_exclude"),
        ({"free_order": "yes", "ten_rounds": "on", "phases": 5}, "options_exclude"),
    ],
    ids=str,
)
def test_options_that_make_no_sense_are_refused(options: dict[str, OptionValue], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        load("ravensburger", options)
    assert caught.value.code == code


@pytest.mark.clause("X-22")
def test_an_option_is_not_given_twice() -> None:
    with pytest.raises(SetupError) as caught:
        parse_options(["phases=5", "knocking", "phases=even"])
    assert caught.value.code == "option_twice"
