from __future__ import annotations

import pytest

from laydown.engine.edition import load
from laydown.engine.events import (
    HIDDEN,
    Asked,
    Discarded,
    Drew,
    Event,
    Found,
    Gave,
    JokerDrawn,
    KeepChosen,
    Passed,
    Reshuffled,
    Rolled,
    RoundEnded,
    SkipPlayed,
    Swapped,
    Took,
    TurnLost,
    Walked,
    WasHit,
)
from laydown.engine.groups import arrange
from laydown.engine.notation.cards import parse_card, parse_cards
from laydown.engine.scoring import RoundResult
from laydown.telling import Story, Words, summary

NAMES = ("You", "Bot 2", "Bot 3")

R5, G7, JOKER = parse_card("R5"), parse_card("G7"), parse_card("(Y9)")
SET = arrange(load("mattel").phases[0].patterns[0], parse_cards("R7 G7 Y7"), 12)


def told(*events: Event) -> list[str]:
    return [Words("en").say(*line) for line in summary(Story(NAMES, 0), events)]


def test_a_usual_turn_is_one_sentence() -> None:
    assert told(
        Discarded(0, R5),
        Took(1, R5),
        Discarded(1, G7),
        Drew(2, HIDDEN),
        Discarded(2, R5),
    ) == [
        "You discard R5.",
        "Bot 2 takes R5 and discards G7.",
        "Bot 3 draws a card and discards R5.",
    ]


def test_a_longer_turn_is_one_line() -> None:
    assert told(Drew(1, HIDDEN), WasHit(1, (G7,), 0, 0, SET), Discarded(1, R5)) == [
        "Bot 2 draws a card. Bot 2 hits G7 on 1.1: R7 Y7 G7. Bot 2 discards R5."
    ]


def test_two_turns_of_one_player_are_two_lines() -> None:
    assert told(
        Drew(1, HIDDEN), SkipPlayed(1, 0), TurnLost(0), Drew(1, HIDDEN), Discarded(1, R5)
    ) == [
        "Bot 2 draws a card. Bot 2 plays a Skip in front of you.",
        "You miss a turn.",
        "Bot 2 draws a card and discards R5.",
    ]


def test_a_knock_is_told_and_silence_is_not() -> None:
    assert told(
        Discarded(0, R5), Passed(1, "claim"), Took(2, R5, knocked=True), Discarded(2, G7)
    ) == ["You discard R5.", "Bot 3 knocks and takes R5. Bot 3 discards G7."]


# --- on the ring ---


def on_the_ring(*events: Event) -> list[str]:
    story = Story(NAMES, 0, load("board").ring)
    return [Words("en").say(*line) for line in summary(story, events)]


def turn(seat: int, space: int, *events: Event) -> list[Event]:
    """Return a turn that leads to a space and ends with a discard."""
    action = load("board").ring[space][0]
    return [Rolled(seat, (2, 6)), Walked(seat, space, action), *events, Discarded(seat, R5)]


def test_a_turn_on_the_ring_is_a_line_that_begins_with_the_roll() -> None:
    assert on_the_ring(
        Discarded(0, G7),
        *turn(1, 1, Drew(1, HIDDEN), Drew(1, HIDDEN)),
        *turn(2, 2, Found(2, HIDDEN)),
    ) == [
        "You discard G7.",
        "Bot 2 rolls 2 and 6 and moves to “Draw 2”. Bot 2 draws 2 cards and discards R5.",
        (
            "Bot 3 rolls 2 and 6 and moves to “Search”. "
            "Bot 3 takes a card out of the discard pile without showing it. Bot 3 discards R5."
        ),
    ]


def test_cards_from_both_piles() -> None:
    both: list[Event] = [Took(1, G7), Drew(1, HIDDEN)]
    assert on_the_ring(*turn(1, 1, *both))[0].endswith(
        "Bot 2 takes G7 from the discard pile. Bot 2 draws a card and discards R5."
    )
    assert on_the_ring(*turn(1, 1, *reversed(both)))[0].endswith(
        "Bot 2 draws a card. Bot 2 takes G7 and discards R5."
    )


@pytest.mark.clause("B-13")
def test_again_gives_two_lines() -> None:
    lines = on_the_ring(*turn(1, 8, Took(1, G7)), *turn(1, 6, JokerDrawn(1, JOKER)))
    assert lines == [
        "Bot 2 rolls 2 and 6 and moves to “Again”. Bot 2 takes G7 and discards R5.",
        "Bot 2 rolls 2 and 6 and moves to “Joker”. Bot 2 draws a Joker: (Y9). Bot 2 discards R5.",
    ]


@pytest.mark.clause("B-15")
def test_everyone_draws_and_you_are_told_your_card() -> None:
    draws = [Drew(1, HIDDEN), Drew(2, HIDDEN), Drew(0, G7)]
    assert on_the_ring(*turn(1, 7, *draws)) == [
        (
            "Bot 2 rolls 2 and 6 and moves to “Everyone”. "
            "Everyone draws a card. You draw G7. Bot 2 discards R5."
        )
    ]


def test_if_the_cards_do_not_last_for_everyone_each_draw_is_told() -> None:
    draws: list[Event] = [Drew(1, HIDDEN), Reshuffled(1), Drew(2, HIDDEN)]
    assert on_the_ring(*turn(1, 7, *draws))[0].endswith(
        "The discard pile is shuffled and becomes the new draw pile (1 card). "
        "Bot 2 draws a card. Bot 3 draws a card. Bot 2 discards R5."
    )


@pytest.mark.clause("B-14")
def test_the_cards_drawn_for_a_swap_are_one_sentence() -> None:
    assert on_the_ring(Swapped(0, (R5, G7)), Drew(0, G7), Drew(0, R5), Drew(0, JOKER)) == [
        "You discard R5 G7. You draw G7 R5 (Y9)."
    ]
    swap: list[Event] = [Swapped(1, (HIDDEN, G7)), *[Drew(1, HIDDEN)] * 3]
    assert on_the_ring(*turn(1, 5, *swap))[0].endswith(
        "Bot 2 discards 2 cards, G7 on top. Bot 2 draws 3 cards and discards R5."
    )


@pytest.mark.clause("B-17")
def test_a_question_and_its_answer_belong_to_the_turn() -> None:
    asked: list[Event] = [Asked(1, 7, "left", (), 2), Gave(2, 1, HIDDEN), Drew(2, HIDDEN)]
    assert on_the_ring(*turn(1, 3, *asked)) == [
        (
            "Bot 2 rolls 2 and 6 and moves to “Ask”. Bot 2 asks to the left for a 7. "
            "Bot 3 gives one to Bot 2. Bot 3 draws a card. Bot 2 discards R5."
        )
    ]


@pytest.mark.clause("B-27")
def test_two_discards_are_one_sentence() -> None:
    lines = on_the_ring(*turn(1, 1, Drew(1, HIDDEN), Discarded(1, G7)))
    assert lines[0].endswith("Bot 2 draws a card. Bot 2 discards G7 R5.")


def test_your_own_roll_is_told_before_you_choose_the_way() -> None:
    assert on_the_ring(Rolled(0, (2, 6))) == ["You roll 2 and 6."]
    assert on_the_ring(Walked(0, 2, "search")) == ["You move to “Search”."]


@pytest.mark.clause("B-30")
def test_that_others_have_chosen_what_to_keep_is_not_worth_a_word() -> None:
    ended = RoundEnded(1, RoundResult(1, (-1, 0, -1), (0, 0, 0)), (), (0, 0, 0))
    assert on_the_ring(ended, KeepChosen(2, (HIDDEN,)), KeepChosen(0, (R5,))) == [
        "Bot 2 goes out: round 1 is over. You keep R5 for the next round."
    ]
