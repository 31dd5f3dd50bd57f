"""Rulings: piles and drawing, and that every game ends (X-01 to X-03, X-24, X-27)."""

from __future__ import annotations

import pytest

from laydown.engine import rules
from laydown.engine.edition import load, parse_edition
from laydown.engine.events import Dealt, Drew, GameEnded, Passed, Reshuffled, RoundEnded
from laydown.engine.moves import DRAW, discard
from laydown.engine.notation.cards import parse_cards
from tests.rules.kit import at, discard_pile, hand, lines, offered, only, play, why

EDITIONS = ("mattel", "ravensburger", "express", "pocket")

# --- an empty draw pile ---

EMPTY = """
    draw pile:{draw}
    discard pile: {discard}
    hand 1: R1 R2
    hand 2: G1 G2
    hand 3:
"""


@pytest.mark.clause("X-01")
def test_the_discard_pile_without_its_top_becomes_the_draw_pile() -> None:
    state = at(EMPTY.format(draw="", discard="O12 O11 O10 O9"), rest=3)
    told = play(state, "1 draw")
    assert [type(event) for event in told] == [Reshuffled, Drew]
    assert told[0] == Reshuffled(3)
    assert discard_pile(state) == "O12"
    drawn = only(Drew, told)[0].card
    assert sorted([*state.draw_pile, drawn]) == sorted(parse_cards("O11 O10 O9"))


@pytest.mark.clause("X-01")
def test_and_not_before_a_card_must_come_from_it() -> None:
    state = at(EMPTY.format(draw=" R5", discard="O12 O11 O10"), rest=3)
    assert lines(play(state, "1 draw")) == ["1 drew R5"]
    assert state.draw_pile == []
    assert discard_pile(state) == "O12 O11 O10"
    assert lines(play(state, "1 discard R1")) == ["1 discarded R1"]
    assert state.draw_pile == []
    assert lines(play(state, "2 take")) == ["2 took R1"]
    assert state.shuffles == 0


@pytest.mark.clause("X-01")
def test_the_new_pile_is_shuffled() -> None:
    numbers = " ".join(f"O{number}" for number in range(12, 0, -1))
    state = at(EMPTY.format(draw="", discard=f"R12 {numbers}"), rest=3)
    ordered = state.discard_pile[:-1]
    other = at(f"seed: 02\n{EMPTY}".format(draw="", discard=f"R12 {numbers}"), rest=3)
    for game in (state, other):
        play(game, "1 draw")
    assert state.draw_pile != ordered[: len(state.draw_pile)]
    assert state.draw_pile != other.draw_pile


@pytest.mark.clause("X-01")
def test_where_that_gives_no_card_the_top_of_the_discard_pile_is_taken() -> None:
    state = at(EMPTY.format(draw="", discard="O12"), rest=3)
    assert why(state, 1, "draw") == ("nothing_to_draw", "X-01")
    assert offered(state, 1) == {"take"}
    assert why(state, 1, "pass") == ("must_draw", "M-07")
    play(state, "1 take", "1 discard R1")
    assert offered(state, 2) == {"take"}


@pytest.mark.clause("X-01")
def test_where_no_card_can_be_drawn_at_all_the_turn_goes_on() -> None:
    state = at(EMPTY.format(draw="", discard="S"), rest=3)
    assert offered(state, 1) == {"pass"}
    assert play(state, "1 pass") == [Passed(0, "draw")]
    assert hand(state, 1) == "R1 R2"
    assert offered(state, 1) == {"discard R1", "discard R2"}


@pytest.mark.clause("X-01")
def test_with_both_piles_empty_there_is_nothing_to_take() -> None:
    state = at(EMPTY.format(draw="", discard=""), rest=3)
    assert why(state, 1, "take") == ("nothing_to_take", "X-01")
    assert why(state, 1, "draw") == ("nothing_to_draw", "X-01")
    play(state, "1 pass", "1 discard R1")
    assert offered(state, 2) == {"take"}


# --- every game ends ---

NEAR_THE_BOUND = """
    turns: {turns}
    step: play 1
    discard pile: O12
    hand 1: {hand}
    hand 2: G1 W
    hand 3: Y10 S
    table 2: 1: R8 G8 Y8 | R9 G9 Y9
"""


@pytest.mark.clause("X-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bounds_are_figures_of_the_edition(edition: str) -> None:
    assert (load(edition).turns, load(edition).rounds) == (100, 100)


@pytest.mark.clause("X-02")
def test_a_round_of_100_turns_per_player_ends_without_a_winner() -> None:
    state = at(NEAR_THE_BOUND.format(turns=299, hand="R1 R2"))
    (ended,) = only(RoundEnded, play(state, "1 discard R1"))
    assert str(ended.result) == "out - laid - 1 - points 5 30 25"
    assert state.goals == [0, 1, 0]


@pytest.mark.clause("X-02")
def test_before_that_the_round_goes_on() -> None:
    state = at(NEAR_THE_BOUND.format(turns=298, hand="R1 R2"))
    assert lines(play(state, "1 discard R1")) == ["1 discarded R1"]
    assert state.actors() == (1,)


@pytest.mark.clause("X-02")
def test_lost_turns_count_too() -> None:
    state = at(NEAR_THE_BOUND.format(turns=298, hand="S R2"))
    told = lines(play(state, "1 skip S on 2"))
    assert told[:2] == ["1 skipped 2", "2 lost the turn"]
    assert told[2].startswith("round 1 ended: out - ")


@pytest.mark.clause("X-02")
def test_who_goes_out_in_the_last_turn_wins_the_round() -> None:
    state = at(NEAR_THE_BOUND.format(turns=299, hand="R1") + "    table 1: 1: R7 G7 Y7 | O9 O9 R9")
    (ended,) = only(RoundEnded, play(state, "1 discard R1"))
    assert ended.result.out == 0


@pytest.mark.clause("X-02")
def test_after_an_endless_round_the_next_one_is_dealt_as_usual() -> None:
    state = at("dealer: 3\n" + NEAR_THE_BOUND.format(turns=299, hand="R1 R2"))
    (dealt,) = only(Dealt, play(state, "1 discard R1"))
    assert dealt.dealer == 0
    assert state.turns <= 1


@pytest.mark.clause("X-02")
@pytest.mark.parametrize(
    ("made", "totals", "winners"),
    [
        (("1 2 3", "1 2", "1 2"), (500, 0, 10), (0,)),
        (("1", "1 2", "1 2"), (0, 300, 200), (2,)),
        (("1 2", "1", "1 2"), (90, 0, 70), (2,)),
        (("1 2", "1", "1 2"), (70, 0, 70), (0, 2)),
        (("1 2", "1 2", "1 2"), (70, 60, 70), (1,)),
    ],
    ids=[
        "most phases",
        "lowest total",
        "last round included",
        "equal in both",
        "lower by one hand",
    ],
)
def test_after_100_rounds_most_phases_win_then_the_lowest_total_and_equals_share(
    made: tuple[str, ...], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = at(
        f"""
        rounds: 99
        step: play 2
        turn: 2
        discard pile: O12
        hand 1: R1
        hand 2: G1 G2
        hand 3: Y1
        turns: 299
        made 1: {made[0]}
        made 2: {made[1]}
        made 3: {made[2]}
        total 1: {totals[0]}
        total 2: {totals[1]}
        total 3: {totals[2]}
        """
    )
    assert play(state, "2 discard G1")[-1] == GameEnded(winners)


@pytest.mark.clause("X-02")
def test_a_phase_made_in_the_last_round_counts() -> None:
    state = at("""
        rounds: 99
        step: play 1
        discard pile: O12
        hand 1: R1
        hand 2: G1
        table 1: 1: R8 G8 Y8 | R9 G9 Y9
        total 1: 70
    """)
    assert play(state, "1 discard R1")[-1] == GameEnded((0,))


@pytest.mark.clause("X-02")
def test_players_who_only_draw_and_discard_come_to_an_end() -> None:
    edition = parse_edition('name = "short"\nbased_on = "mattel"\n[end]\nturns = 3\nrounds = 4\n')
    state = rules.new_game(edition, 3, b"endless")
    moves = 0
    while not state.over:
        (seat,) = state.actors()
        move = DRAW if state.step == "draw" else rules.legal(state, seat).moves[-1]
        rules.apply(state, seat, move)
        moves += 1
    assert moves <= 2 * 3 * 3 * 4
    assert len(state.results) == 4
    assert all(result.out == -1 for result in state.results)


# --- Skips and the discard pile ---


@pytest.mark.clause("X-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_edition_lets_a_skip_be_drawn_from_the_discard_pile(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        discard pile: S R12
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    clause = {"mattel": "M-22", "express": "E-17"}.get(edition, "X-03")
    assert why(state, 1, "take") == ("skip_on_top", clause)


@pytest.mark.clause("X-03")
@pytest.mark.parametrize(
    ("edition", "lay"),
    [
        ("mattel", "R7 G7 S | R9 G9 Y9"),
        ("ravensburger", "R7 G7 S | R9 G9 Y9"),
        ("express", "R1 R3 R5 S"),
        ("pocket", "R7 S | R9 G9"),
    ],
)
def test_no_edition_lets_a_skip_be_part_of_a_phase(edition: str, lay: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: {lay.replace("|", "")} G12
        hand 2: G1 G2
    """)
    clause = {"mattel": "M-23", "express": "E-17"}.get(edition, "X-03")
    assert why(state, 1, f"lay {lay}") == ("skip_in_group", clause)


@pytest.mark.clause("X-03")
@pytest.mark.parametrize(
    ("edition", "table"),
    [
        ("mattel", "R7 G7 Y7 | R9 G9 Y9"),
        ("ravensburger", "R7 G7 Y7 | R9 G9 Y9"),
        ("express", "R1 R3 R5 R7"),
        ("pocket", "R7 G7 | R9 G9"),
    ],
)
def test_no_edition_lets_a_skip_be_hit(edition: str, table: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: S G12
        hand 2: G1 G2
        table 1: 1: {table}
    """)
    assert why(state, 1, "hit S on 1.1") == ("skip_in_group", "X-03")


@pytest.mark.clause("X-24")
@pytest.mark.parametrize("edition", ["mattel", "express", "pocket"])
def test_a_spent_skip_blocks_the_discard_pile(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12 R11
        hand 1: S R1
        hand 2: G1 G2
        hand 3: Y1 Y2
    """)
    play(state, "1 skip S on 2")
    assert discard_pile(state) == "S R12 R11"
    assert offered(state, 3) == {"draw"}


@pytest.mark.clause("X-24")
def test_the_next_discard_opens_the_pile_again() -> None:
    state = at("""
        step: play 1
        discard pile: R12 R11
        hand 1: S R1
        hand 2: G1 G2
        hand 3: Y1 Y2
    """)
    play(state, "1 skip S on 2", "3 draw", "3 discard Y1")
    assert offered(state, 1) == {"draw", "take"}


@pytest.mark.clause("X-24")
def test_in_ravensburgers_edition_a_spent_skip_goes_under_the_pile() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        discard pile: R12 R11
        hand 1: S R1
        hand 2: G1 G2
        hand 3: Y1 Y2
    """)
    play(state, "1 skip S on 2")
    assert discard_pile(state) == "R12 R11 S"
    assert lines(play(state, "3 take")) == ["3 took R12"]


@pytest.mark.clause("X-24")
def test_under_an_empty_pile_it_is_the_top_and_blocks_it() -> None:
    state = at("""
        edition: ravensburger
        discard pile: R12
        hand 1: S R1
        hand 2: G1 G2
        hand 3: Y1 Y2
    """)
    play(state, "1 take", "1 skip S on 2")
    assert discard_pile(state) == "S"
    assert offered(state, 3) == {"draw"}
    assert why(state, 3, "take") == ("skip_on_top", "X-03")


@pytest.mark.clause("X-24", "X-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skip_discarded_for_want_of_a_target_blocks_the_pile(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        turn: 2
        step: play 2
        discard pile: R12
        hand 1: R1 R2
        hand 2: S Y1
        skip 1: 1
        skipped 1: 1
    """)
    play(state, "2 discard S")  # seat 1 loses the turn that follows
    assert offered(state, 2) == {"draw"}
    assert why(state, 2, "take")[0] == "skip_on_top"


@pytest.mark.clause("X-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skip_in_front_of_somebody_leaves_the_top_as_it_was(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12 R11
        hand 1: S R1
        hand 2: G1 G2
        hand 3: Y1 Y2
    """)
    play(state, "1 skip S on 3")
    assert lines(play(state, "2 take")) == ["2 took R12"]


# --- discarding what was drawn ---


@pytest.mark.clause("X-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_just_taken_may_be_discarded_again(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        discard pile: R12 R11
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    assert lines(play(state, "1 take", "1 discard R12")) == ["1 took R12", "1 discarded R12"]
    assert discard_pile(state) == "R12 R11"


@pytest.mark.clause("X-27")
def test_the_card_just_drawn_may_be_discarded_again() -> None:
    state = at("draw pile: O5 O6\ndiscard pile: R12\nhand 1: R1\nhand 2:\n", rest=2)
    assert lines(play(state, "1 draw", "1 discard O5")) == ["1 drew O5", "1 discarded O5"]


@pytest.mark.clause("X-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wild_may_be_discarded_and_taken(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: W R2
        hand 2: G1 G2
    """)
    assert discard(parse_cards("W")[0]) in rules.legal(state, 0).moves
    assert lines(play(state, "1 discard W", "2 take")) == ["1 discarded W", "2 took W"]
