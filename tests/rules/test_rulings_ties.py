"""Ties on points: shared wins and replays of the last phase, X-11 and X-25."""

import pytest

from laydown.engine.edition import load
from laydown.engine.events import Dealt, Event, GameEnded, RoundEnded
from laydown.engine.scoring import NOBODY, RoundResult, Standing, after_round
from laydown.engine.state import State
from tests.rules.kit import at, hand, only, play, table, why

ALL_BUT_LAST = (1 << 9) - 1
ALL_TEN = "1 2 3 4 5 6 7 8 9 10"

# --- Where the rulebook stops --------------------------------------------------------------


@pytest.mark.clause("X-11")
@pytest.mark.parametrize("edition", ["ravensburger", "pocket"])
def test_players_tied_on_points_replay(edition: str) -> None:
    before = Standing((ALL_BUT_LAST,) * 4, (100, 95, 90, 0), 20)
    after = after_round(load(edition), before, RoundResult(0, (9, 9, 9, -1), (0, 5, 20, 0)))
    assert after.tied == (0, 1)  # not seat 3 with 110 points, nor seat 4 without the phase
    assert not after.winners


@pytest.mark.clause("X-11")
@pytest.mark.parametrize("edition", ["ravensburger", "express", "pocket"])
def test_in_a_ten_round_game_the_tied_players_share_the_win(edition: str) -> None:
    before = Standing((0, 0, 0), (100, 95, 90), 9)
    ten_rounds = load(edition, {"ten_rounds": True})
    after = after_round(ten_rounds, before, RoundResult(0, (9, -1, -1), (0, 5, 20)))
    assert after.winners == (0, 1)
    assert not after.tied


@pytest.mark.clause("X-11")
def test_a_shared_win_ends_the_game() -> None:
    state = at("""
        edition: ravensburger
        options: ten_rounds
        rounds: 9
        step: play 1
        hand 1: B1
        hand 2: B2
        hand 3: B12
        table 1: R4 R4 Y4 G4 B4 | R9 Y9 G9
        total 1: 100
        total 2: 95
        total 3: 95
    """)
    assert only(GameEnded, play(state, "1 discard B1")) == [GameEnded((0, 1))]
    assert state.over


# --- The replay ----------------------------------------------------------------------------

TIE = """
    edition: {edition}
    dealer: 2
    turn: 3
    step: play 3
    hand 1: R1
    hand 2: R2
    hand 3: R3
    hand 4: R6
    phase 1: 10
    phase 3: 10
    table 1: {one}
    table 3: {other}
    total 1: {total}
    total 2: 5
    total 3: 100
"""


def _tie() -> tuple[State, list[Event]]:
    """Return the state after a round that seats 1 and 3 of four end with phase 10 and a tie."""
    state = at(
        TIE.format(
            edition="ravensburger",
            one="R4 R4 Y4 G4 B4 | R9 Y9 G9",
            other="R5 R5 Y5 G5 B5 | R8 Y8 G8",
            total=95,
        )
    )
    return state, play(state, "3 discard R3")


@pytest.mark.clause("X-11", "X-25")
@pytest.mark.parametrize(
    ("edition", "one", "other", "total"),
    [
        ("ravensburger", "R4 R4 Y4 G4 B4 | R9 Y9 G9", "R5 R5 Y5 G5 B5 | R8 Y8 G8", 95),
        ("pocket", "R4 R4 Y4 G4 | R9 Y9 G9", "R5 R5 Y5 G5 | R8 Y8 G8", 99),
        ("express", "G1 G2 G3 G4", "B1 B2 B3 B4", 95),
    ],
)
def test_only_the_tied_players_are_dealt_in(edition: str, one: str, other: str, total: int) -> None:
    state = at(TIE.format(edition=edition, one=one, other=other, total=total))
    play(state, "3 discard R3")
    size = state.edition.hand
    assert state.standing.tied == (0, 2)
    assert [len(cards) for cards in state.hands] == [size, 0, size, 0]
    assert state.playing() == (0, 2)


@pytest.mark.clause("X-25")
def test_the_next_tied_player_clockwise_deals_and_the_one_after_begins() -> None:
    state, events = _tie()
    (dealt,) = only(Dealt, events)
    assert dealt.replay
    assert dealt.dealer == 2  # seat 3, the next tied one after dealer 2
    assert state.turn == 0


@pytest.mark.clause("X-25")
def test_it_is_phase_10_that_is_replayed() -> None:
    state, _ = _tie()
    assert (state.goals[0], state.goals[2]) == (9, 9)


def _replay(hand_1: str, hand_3: str, *lines: str) -> State:
    """Return a replay between seats 1 and 3 of four; seat 1 draws unless a line says else."""
    text = f"""
        edition: ravensburger
        tied: 1 3
        dealer: 3
        made 1: {ALL_TEN}
        made 3: {ALL_TEN}
        total 1: 100
        total 2: 5
        total 3: 100
        hand 1: {hand_1}
        hand 2:
        hand 3: {hand_3}
        hand 4:
    """
    return at("\n".join([text.rstrip(), *(f"        {line}" for line in lines)]))


@pytest.mark.clause("X-25")
def test_turns_go_round_the_tied_players_only() -> None:
    state = _replay("R1 R2", "R3 R5")
    play(state, "1 draw", "1 discard R1", "3 draw", "3 discard R3")
    assert state.actors() == (0,)
    assert why(state, 2, "draw") == ("not_your_turn", "R-04")


@pytest.mark.clause("X-25")
def test_only_tied_players_can_be_skipped() -> None:
    state = _replay("S R2", "R3 R5", "step: play 1")
    assert why(state, 1, "skip S on 2") == ("no_such_seat", "X-25")
    assert why(state, 1, "skip S on 4") == ("no_such_seat", "X-25")
    play(state, "1 skip S on 3")
    assert state.actors() == (0,)


@pytest.mark.clause("X-13", "X-25")
def test_only_tied_players_can_knock() -> None:
    state = _replay("R1 R2", "R3 R5", "step: play 1", "options: knocking")
    play(state, "1 discard R1")
    assert state.actors() == (2,)
    assert why(state, 2, "knock") == ("cannot_claim", "X-13")


@pytest.mark.clause("X-25")
def test_the_phase_must_be_laid_to_go_out() -> None:
    state = _replay("R2", "R3 R5", "step: play 1")
    assert why(state, 1, "discard R2") == ("last_card_not_laid", "X-17")
    play(state, "1 pass")
    assert hand(state, 1) == "R2"


@pytest.mark.clause("X-25")
def test_the_first_to_go_out_wins_and_points_do_not_count() -> None:
    state = _replay("R4 R4 Y4 G4 B4 R9 Y9 G9 B1", "W W S R12", "step: play 1")
    play(state, "1 lay R4 R4 Y4 G4 B4 | R9 Y9 G9")
    assert table(state, 1) == "R4 R4 Y4 G4 B4 | R9 Y9 G9"
    events = play(state, "1 discard B1")
    (ended,) = only(RoundEnded, events)
    assert ended.result == RoundResult(0, (9, -1, -1, -1), (0, 0, 0, 0), (0, 2))
    assert ended.totals == (100, 5, 100, 0)
    assert only(GameEnded, events) == [GameEnded((0,))]


@pytest.mark.clause("X-25")
def test_laying_the_phase_first_is_not_enough_to_win() -> None:
    laid = "table 3: 10: R5 R5 Y5 G5 B5 | R8 Y8 G8"
    state = _replay("R4 R4 Y4 G4 B4 R9 Y9 G9 B1 B2", "Y8", "step: play 1", laid)
    play(state, "1 lay R4 R4 Y4 G4 B4 | R9 Y9 G9", "1 discard B1", "3 draw", "3 hit Y8 on 3.2")
    assert not state.over
    play(state, f"3 discard {hand(state, 3)}")
    assert state.standing.winners == (2,)


# --- Undecided replays ---------------------------------------------------------------------


def _endless(replays: int) -> State:
    """Return a replay whose last possible turn is seat 1's: the bound of X-02."""
    turns = f"turns: {2 * 100 - 1}"
    return _replay("R1 R2", "R3 R5", "step: play 1", f"replays: {replays}", turns)


@pytest.mark.clause("X-25")
def test_a_replay_without_a_winner_is_replayed_by_the_same_players() -> None:
    state = _endless(0)
    events = play(state, "1 discard R1")
    (ended,) = only(RoundEnded, events)
    assert ended.result.out == NOBODY
    assert ended.totals == (100, 5, 100, 0)
    assert state.standing.tied == (0, 2)
    (dealt,) = only(Dealt, events)
    assert dealt.replay
    assert dealt.dealer == 0  # after seat 3, the next tied one
    assert state.turn == 2


@pytest.mark.clause("X-25")
def test_after_five_undecided_replays_they_share_the_win() -> None:
    state = _endless(3)
    play(state, "1 discard R1")
    assert not state.over
    assert state.standing.replays == 4
    state = _endless(4)
    assert only(GameEnded, play(state, "1 discard R1")) == [GameEnded((0, 2))]
    assert why(state, 1, "draw") == ("game_over", "R-27")


@pytest.mark.clause("X-25")
@pytest.mark.parametrize("edition", ["mattel", "ravensburger", "express", "pocket"])
def test_five_is_the_bound_in_every_edition(edition: str) -> None:
    standing = Standing((0b1111111111,) * 3, (10, 10, 10), 20, tied=(0, 1, 2))
    undecided = RoundResult(NOBODY, (-1, 9, -1), (0, 0, 0), (0, 1, 2))
    count = 0
    while not standing.winners:
        standing = after_round(load(edition), standing, undecided)
        count += 1
    assert count == 5
    assert standing.winners == (0, 1, 2)


@pytest.mark.clause("X-25")
def test_in_free_order_the_last_phase_is_replayed_too() -> None:
    cards = "R4 R4 Y4 G4 B4 R9 Y9 G9 R5 R6 R7 R8 R10 B1"
    state = _replay(cards, "B12", "step: play 1", "options: free_order")
    assert why(state, 1, "lay 4: R4 R5 R6 R7 R8 R9 R10") == ("phase_made", "R-V4")
    play(state, "1 lay 10: R4 R4 Y4 G4 B4 | R9 Y9 G9")
    assert state.laid[0] + 1 == 10
