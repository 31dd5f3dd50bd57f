"""The board game: what each seat learns when a number is asked for and when cards are kept."""

from __future__ import annotations

import pytest

from laydown.engine import rules
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.events import Dealt
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.position import print_view
from laydown.engine.state import Step
from laydown.engine.view import view
from tests.rules.board_kit import board, known, play, told
from tests.rules.kit import only

# --- ask ---

ASK = """
    step: ask 1
    discard pile: B12
    hand 1: R1
    hand 2: G1 B3
    hand 3: {third}
    {shown}
    hand 4: Y1
"""


@pytest.mark.clause("B-17", "X-21")
def test_the_number_asked_for_is_public_and_so_are_those_who_lack_it_and_who_gives() -> None:
    state = board(ASK.format(third="R7 G7", shown=""))
    events = play(state, "1 ask 7 left")
    for seat in (1, 2, 3, 4):
        assert told(events, seat) == ["1 asked for 7 left: 2 lack it, 3 gives"]
    assert view(state, 3).lacks == (0, 1 << 7, 0, 0)


@pytest.mark.clause("B-17", "X-21")
def test_the_colour_given_is_for_the_two_alone() -> None:
    state = board(ASK.format(third="R7 G7", shown=""))
    events = play(state, "1 ask 7 left", "3 give R7")
    assert told(events, 1)[1] == told(events, 3)[1] == "3 gave 1 R7"
    assert told(events, 2)[1] == told(events, 4)[1] == "3 gave 1 ?"
    assert known(state, 1, 3) == "R7"
    assert known(state, 1, 2) == known(state, 1, 4) == ""
    assert "told 1: ?7/13/24" in print_view(view(state, 1))


@pytest.mark.clause("B-17", "X-21")
def test_the_others_cannot_tell_the_colour_from_anything() -> None:
    one, other = (board(ASK.format(third="R7 G7", shown="")) for _ in range(2))
    play(one, "1 ask 7 left", "3 give R7")
    play(other, "1 ask 7 left", "3 give G7")
    assert view(one, 1) == view(other, 1)
    assert view(one, 0) != view(other, 0)


@pytest.mark.clause("B-17", "X-21")
def test_the_card_drawn_for_it_is_hidden_even_from_the_asker() -> None:
    events = play(board(ASK.format(third="R7", shown="")), "1 ask 7 left", "3 give R7")
    assert told(events, 1)[2] == told(events, 2)[2] == "3 drew ?"
    assert told(events, 3)[2] != "3 drew ?"


@pytest.mark.clause("B-17", "X-21")
def test_which_of_the_giver_s_known_cards_went_only_the_asker_knows() -> None:
    state = board(ASK.format(third="R7 G7 B3", shown="shown 3: R7 G7 B3"))
    play(state, "1 ask 7 left", "3 give R7")
    assert known(state, 3, 1) == "B3 G7"
    assert known(state, 3, 2) == known(state, 3, 4) == "B3"


@pytest.mark.clause("B-17", "X-21")
def test_what_the_asker_knew_of_the_card_given_is_not_known_twice() -> None:
    state = board(ASK.format(third="R7 R7 G7", shown="shown 3: R7"))
    play(state, "1 ask 7 left", "3 give R7")
    assert known(state, 3, 1) == ""
    assert known(state, 1, 3) == "R7"


@pytest.mark.clause("B-17", "X-21")
def test_when_a_card_of_the_number_is_seen_to_go_the_others_know_no_more_of_it() -> None:
    state = board(ASK.format(third="R7", shown="").replace("hand 1: R1", "hand 1: R1 G7"))
    play(state, "1 ask 7 left", "3 give R7", "1 discard G7")
    assert known(state, 1, 3) == "R7"
    assert view(state, 1).told[0] == ()


@pytest.mark.clause("B-18", "B-35")
def test_all_know_a_joker_that_was_given_for_they_saw_its_face() -> None:
    state = board(ASK.format(third="(R7) B4", shown=""))
    events = play(state, "1 ask 7 left", "3 give (R7)")
    assert told(events, 2)[1] == "3 gave 1 (R7)"
    assert known(state, 1, 2) == known(state, 1, 4) == "R7"
    assert known(state, 3, 2) == ""


@pytest.mark.clause("B-17")
def test_a_number_that_a_hand_lacks_is_known_until_it_gets_a_hidden_card() -> None:
    state = board(ASK.format(third="R7", shown=""))
    play(state, "1 ask 5 left")
    assert view(state, 0).lacks[1:] == (1 << 5,) * 3
    state = board("step: ask 1\ndiscard pile: B12\nhand 1: R1\nhand 2: G7 G8")
    play(state, "1 ask 5 left", "1 discard R1", "2 roll")
    assert view(state, 0).lacks[1] == 1 << 5
    state.stack = [Step("draw", state.stack[-1].seats)]
    play(state, "2 draw")
    assert view(state, 0).lacks[1] == 0


@pytest.mark.clause("B-17", "X-21")
def test_who_has_to_give_holds_the_number_in_whatever_the_others_imagine() -> None:
    state = board(ASK.format(third="R7 G9 G8", shown=""))
    play(state, "1 ask 7 left")
    for seat in (0, 1, 3):
        for i in range(10):
            imagined = complete(view(state, seat), Stream(b"", "imagine", i))
            assert view(imagined, seat) == view(state, seat)
            assert rules.legal(imagined, 2).moves


# --- keep ---

ROUND = """
    step: play 1
    phase 1: 3
    discard pile: B12
    hand 1: B1
    hand 2: Y1 Y2 Y3 Y4 (Y5) Y6 Y7
    {shown}
    hand 3: G3 (G4)
    table 1: 3: R8 Y8 G8 | R1 R2 R3 R4
"""


@pytest.mark.clause("B-30", "X-21")
def test_what_is_kept_and_how_much_stays_hidden_until_all_have_chosen() -> None:
    views = set()
    events = []
    for choice in ("keep", "keep Y1", "keep Y1 Y2 Y3 Y4 (Y5)"):
        state = board(ROUND.format(shown=""))
        play(state, "1 discard B1")
        events += told(play(state, f"2 {choice}"), 3)
        views.add(print_view(view(state, 2)))
    assert len(views) == 1
    assert events == ["2 keeps ?"] * 3


@pytest.mark.clause("B-30", "X-21")
def test_a_seat_sees_its_own_choice_and_who_has_still_to_choose() -> None:
    state = board(ROUND.format(shown=""))
    play(state, "1 discard B1")
    events = play(state, "2 keep Y1 (Y5)")
    assert told(events, 2) == ["2 keeps Y1 (Y5)"]
    assert view(state, 1).kept == tuple(sorted((parse_card("Y1"), parse_card("(Y5)"))))
    assert view(state, 2).kept is None
    assert view(state, 2).stack[-1].seats == 1 << 2


@pytest.mark.clause("X-20", "B-35")
def test_after_the_deal_kept_jokers_are_seen_and_other_kept_cards_are_not() -> None:
    state = board(ROUND.format(shown=""))
    play(state, "1 discard B1", "3 keep G3")
    events = play(state, "2 keep Y1 Y2 (Y5)")
    assert known(state, 2, 1) == known(state, 2, 3) == "(Y5)"
    assert known(state, 3, 1) == ""
    (dealt,) = only(Dealt, events)
    assert str(dealt.seen_by(2)).split(" | ")[1] == "(Y5) ? ? ? ? ? ? ? ? ?"
    assert dealt.seen_by(1).hands[1] == dealt.hands[1]


@pytest.mark.clause("X-21")
def test_what_was_known_of_a_hand_ends_with_the_round_jokers_apart() -> None:
    state = board(ROUND.format(shown="shown 2: Y1"))
    play(state, "1 discard B1", "2 keep Y1 (Y5)", "3 keep")
    assert known(state, 2, 1) == "(Y5)"


@pytest.mark.clause("X-21")
def test_hands_left_at_the_end_of_a_round_are_not_shown() -> None:
    events = play(board(ROUND.format(shown="")), "1 discard B1")
    assert told(events, 1) == told(events, 3)
    assert told(events, 3)[-1].endswith("hands ; totals 0 0 0")
