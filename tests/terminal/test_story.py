from __future__ import annotations

from collections.abc import Callable

import pytest

from laydown.engine.cards import SKIP, WILD, parse_card, parse_cards
from laydown.engine.edition import load
from laydown.engine.events import (
    HIDDEN,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    Laid,
    Passed,
    Reshuffled,
    RoundEnded,
    SkipPlayed,
    Took,
    TurnLost,
    WasHit,
)
from laydown.engine.groups import arrange
from laydown.engine.scoring import NOBODY, RoundResult
from laydown.locale import LANGUAGES
from laydown.terminal.look import unmarked
from laydown.terminal.story import Story
from tests.terminal.kit import NAMES, words

Make = Callable[[int], Event]  # the event of a seat

TIED = "the tied players play the last phase once more."
R5, G7 = parse_card("R5"), parse_card("G7")
SET = arrange(load("mattel").phases[0].patterns[0], parse_cards("R7 G7 Y7"), 12)


def told(event: Event, language: str = "en", me: int = 0) -> str:
    return unmarked(Story(words(language), NAMES, me).tell(event))


def dealt(
    dealer: int, *, start: int = R5, replay: bool = False, under: tuple[int, ...] = ()
) -> Dealt:
    return Dealt(2, dealer, ((R5,), (HIDDEN,), (HIDDEN,)), under, start, replay)


def ended(out: int) -> RoundEnded:
    return RoundEnded(2, RoundResult(out, (-1, -1, -1), (0, 0, 0)), ((), (), ()), (0, 0, 0))


EVENTS: list[tuple[Make, str, str]] = [
    (dealt, "Round 2: Bot 2 deals. The discard pile starts with R5.",
     "Round 2: you deal. The discard pile starts with R5."),
    (lambda seat: dealt(seat, under=(WILD,)),
     "Round 2: Bot 2 deals. W goes under the draw pile. The discard pile starts with R5.",
     "Round 2: you deal. W goes under the draw pile. The discard pile starts with R5."),
    (lambda seat: dealt(seat, under=(WILD, SKIP)),
     "Round 2: Bot 2 deals. W S go under the draw pile. The discard pile starts with R5.",
     "Round 2: you deal. W S go under the draw pile. The discard pile starts with R5."),
    (lambda seat: dealt(seat, replay=True),
     f"Round 2: {TIED} Bot 2 deals. The discard pile starts with R5.",
     f"Round 2: {TIED} You deal. The discard pile starts with R5."),
    (lambda seat: Drew(seat, R5), "Bot 2 draws R5.", "You draw R5."),
    (lambda seat: Took(seat, R5), "Bot 2 takes R5 from the discard pile.",
     "You take R5 from the discard pile."),
    (lambda seat: Took(seat, R5, knocked=True), "Bot 2 knocks and takes R5.",
     "You knock and take R5."),
    (lambda seat: Laid(seat, 0, (SET, SET)), "Bot 2 lays phase 1: R7 Y7 G7 | R7 Y7 G7.",
     "You lay phase 1: R7 Y7 G7 | R7 Y7 G7."),
    (lambda seat: WasHit(seat, (G7,), 2, 1, SET), "Bot 2 hits G7 on 3.2: R7 Y7 G7.",
     "You hit G7 on 3.2: R7 Y7 G7."),
    (lambda seat: Discarded(seat, R5), "Bot 2 discards R5.", "You discard R5."),
    (lambda seat: SkipPlayed(seat, 2), "Bot 2 plays a Skip in front of Bot 3.",
     "You play a Skip in front of Bot 3."),
    (TurnLost, "Bot 2 misses a turn.", "You miss a turn."),
    (lambda seat: TurnLost(seat, start=True), "Because of that Skip Bot 2 misses the first turn.",
     "Because of that Skip you miss the first turn."),
    (lambda seat: Passed(seat, "draw"), "Bot 2 finds no card to draw.",
     "You find no card to draw."),
    (lambda seat: Passed(seat, "discard"), "Bot 2 keeps the last card.",
     "You keep your last card."),
    (lambda seat: Passed(seat, "claim"), "Bot 2 does not knock.", "You do not knock."),
    (ended, "Bot 2 goes out: round 2 is over.",
     "You go out: round 2 is over."),
    (lambda seat: GameEnded((seat,)), "Bot 2 wins the game!", "You win the game!"),
    (lambda seat: GameEnded((seat, 2)), "Bot 2 and Bot 3 share the win.",
     "You and Bot 3 share the win."),
]  # fmt: skip


@pytest.mark.parametrize(("make", "about_a_bot", "to_you"), EVENTS)
def test_an_event_is_told_about_another_player_and_to_you(
    make: Make, about_a_bot: str, to_you: str
) -> None:
    assert told(make(1)) == about_a_bot
    assert told(make(0)) == to_you


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [row[0] for row in EVENTS])
def test_every_language_speaks_to_you_without_your_name(make: Make, language: str) -> None:
    about, to_you = told(make(1), language), told(make(0), language)
    assert "Bot 2" in about
    assert "Bot 2" not in to_you
    assert about != to_you


def test_a_card_that_another_player_draws_is_not_told() -> None:
    assert told(Drew(1, R5).seen_by(0)) == "Bot 2 draws a card."


def test_a_skip_in_front_of_you() -> None:
    assert told(SkipPlayed(1, 0)) == "Bot 2 plays a Skip in front of you."
    assert told(SkipPlayed(1, 0), "de") == "Bot 2 legt eine Aussetzen-Karte vor dich."


def test_what_happens_to_nobody() -> None:
    assert told(ended(NOBODY)) == "Round 2 has lasted long enough and ends; nobody goes out."
    assert (
        told(Reshuffled(1))
        == "The discard pile is shuffled and becomes the new draw pile (1 card)."
    )


def test_in_a_replay_nobody_is_spoken_to() -> None:
    assert told(Discarded(0, R5), me=-1) == "You discards R5."  # a name like any other


def summary(*events: Event) -> list[str]:
    return [unmarked(line) for line in Story(words(), NAMES, 0).summary(events)]


def test_a_usual_turn_is_one_sentence() -> None:
    assert summary(
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
    assert summary(Drew(1, HIDDEN), WasHit(1, (G7,), 0, 0, SET), Discarded(1, R5)) == [
        "Bot 2 draws a card. Bot 2 hits G7 on 1.1: R7 Y7 G7. Bot 2 discards R5."
    ]


def test_two_turns_of_one_player_are_two_lines() -> None:
    assert summary(
        Drew(1, HIDDEN), SkipPlayed(1, 0), TurnLost(0), Drew(1, HIDDEN), Discarded(1, R5)
    ) == [
        "Bot 2 draws a card. Bot 2 plays a Skip in front of you.",
        "You miss a turn.",
        "Bot 2 draws a card and discards R5.",
    ]


def test_a_knock_is_told_and_silence_is_not() -> None:
    assert summary(
        Discarded(0, R5), Passed(1, "claim"), Took(2, R5, knocked=True), Discarded(2, G7)
    ) == ["You discard R5.", "Bot 3 knocks and takes R5. Bot 3 discards G7."]
