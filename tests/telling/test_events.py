from __future__ import annotations

from collections.abc import Callable

import pytest

from laydown.engine.cards import SKIP, WILD
from laydown.engine.edition import load
from laydown.engine.events import (
    HIDDEN,
    Asked,
    Dealt,
    Discarded,
    Drew,
    Event,
    Found,
    GameEnded,
    Gave,
    JokerDrawn,
    KeepChosen,
    Laid,
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
from laydown.engine.scoring import NOBODY, RoundResult
from laydown.locale import LANGUAGES
from laydown.telling import Story, Words

Make = Callable[[int], Event]  # the event of a seat

NAMES = ("You", "Bot 2", "Bot 3")

TIED = "the tied players play the last phase again."
R5, G7, JOKER = parse_card("R5"), parse_card("G7"), parse_card("(Y9)")
SET = arrange(load("mattel").phases[0].patterns[0], parse_cards("R7 G7 Y7"), 12)


RING = load("board").ring


def told(event: Event, language: str = "en", me: int = 0) -> str:
    return Words(language).say(*Story(NAMES, me).tell(event))


def told_on_the_ring(event: Event, language: str = "en") -> str:
    return Words(language).say(*Story(NAMES, 0, RING).tell(event))


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
    (lambda seat: TurnLost(seat, start=True), "Because of that Skip, Bot 2 misses the first turn.",
     "Because of that Skip, you miss the first turn."),
    (lambda seat: Passed(seat, "draw"), "There is no card for Bot 2 to draw.",
     "There is no card for you to draw."),
    (lambda seat: Passed(seat, "discard"), "Bot 2 keeps the last card.",
     "You keep your last card."),
    (lambda seat: Passed(seat, "claim"), "Bot 2 does not knock.", "You do not knock."),
    (ended, "Bot 2 goes out: round 2 is over.",
     "You go out: round 2 is over."),
    (lambda seat: GameEnded((seat,)), "Bot 2 wins the game!", "You win the game!"),
    (lambda seat: GameEnded((seat, 2)), "Bot 2 and Bot 3 share the win.",
     "You and Bot 3 share the win."),
]  # fmt: skip

ON_THE_RING: list[tuple[Make, str, str]] = [
    (lambda seat: dealt((seat - 1) % 3),  # B-33: who begins sits to the left
     "Round 2: Bot 2 begins. The discard pile starts with R5.",
     "Round 2: you begin. The discard pile starts with R5."),
    (lambda seat: Rolled(seat, (3, 5)), "Bot 2 rolls 3 and 5.", "You roll 3 and 5."),
    (lambda seat: Walked(seat, 10, "draw"), "Bot 2 moves to “Draw 3”.", "You move to “Draw 3”."),
    (lambda seat: Found(seat, R5), "Bot 2 takes R5 out of the discard pile.",
     "You take R5 out of the discard pile."),
    (lambda seat: Swapped(seat, ()), "Bot 2 discards nothing.", "You discard nothing."),
    (lambda seat: Swapped(seat, (G7, R5)), "Bot 2 discards G7 R5.", "You discard G7 R5."),
    (lambda seat: JokerDrawn(seat, JOKER), "Bot 2 draws a Joker: (Y9).",
     "You draw a Joker: (Y9)."),
    (lambda seat: Asked(seat, 7, "left", (), 2), "Bot 2 asks to the left for a 7.",
     "You ask to the left for a 7."),
    (lambda seat: Asked(seat, 11, "right", (2,), NOBODY),
     "Bot 2 asks to the right for an 11. Bot 3 has none.",
     "You ask to the right for an 11. Bot 3 has none."),
    (lambda seat: Gave(seat, 2, G7), "Bot 2 gives G7 to Bot 3.", "You give G7 to Bot 3."),
    (lambda seat: KeepChosen(seat, (G7, R5)), "Bot 2 keeps R5 G7 for the next round.",
     "You keep R5 G7 for the next round."),
    (lambda seat: KeepChosen(seat, ()), "Bot 2 keeps no card.", "You keep no card."),
]  # fmt: skip


@pytest.mark.parametrize(("make", "about_a_bot", "to_you"), EVENTS)
def test_an_event_is_told_about_another_player_and_to_you(
    make: Make, about_a_bot: str, to_you: str
) -> None:
    assert told(make(1)) == about_a_bot
    assert told(make(0)) == to_you


@pytest.mark.parametrize(("make", "about_a_bot", "to_you"), ON_THE_RING)
def test_an_event_on_the_ring_is_told_about_another_player_and_to_you(
    make: Make, about_a_bot: str, to_you: str
) -> None:
    assert told_on_the_ring(make(1)) == about_a_bot
    assert told_on_the_ring(make(0)) == to_you


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("make", "tell"),
    [
        *((row[0], told) for row in EVENTS),
        *((row[0], told_on_the_ring) for row in ON_THE_RING),
    ],
)
def test_every_language_speaks_to_you_without_your_name(
    make: Make, tell: Callable[[Event, str], str], language: str
) -> None:
    about, to_you = tell(make(1), language), tell(make(0), language)
    assert "Bot 2" in about
    assert "Bot 2" not in to_you
    assert about != to_you


def test_a_card_that_another_player_draws_is_not_told() -> None:
    assert told(Drew(1, R5).seen_by(0)) == "Bot 2 draws a card."


@pytest.mark.clause("B-12", "B-14", "B-17", "X-21")
@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Found(1, R5), "Bot 2 takes a card out of the discard pile without showing it."),
        (Swapped(1, (R5, JOKER, G7)), "Bot 2 discards 3 cards, (Y9) among them and G7 on top."),
        (Swapped(1, (R5, R5, G7)), "Bot 2 discards 3 cards, G7 on top."),
        (Swapped(1, (G7,)), "Bot 2 discards G7."),
        (Gave(1, 2, G7), "Bot 2 gives one to Bot 3."),
        (Gave(1, 2, JOKER), "Bot 2 gives (Y9) to Bot 3."),
        (Gave(1, 0, G7), "Bot 2 gives you G7."),
        (KeepChosen(1, (G7, R5)), "Bot 2 has decided what to keep."),
        (KeepChosen(1, ()), "Bot 2 has decided what to keep."),
    ],
)
def test_what_is_hidden_on_the_ring_is_not_told_on_the_ring(event: Event, expected: str) -> None:
    assert told_on_the_ring(event.seen_by(0)) == expected


@pytest.mark.parametrize(
    ("event", "language", "expected"),
    [
        (JokerDrawn(1, JOKER), "fr", "Bot 2 pioche un Joker\xa0: (Y9)."),
        (JokerDrawn(0, JOKER), "de", "Du ziehst einen Joker: (Y9)."),
        (Walked(1, 2, "search"), "it", "Bot 2 va su «Cerca»."),
        (Walked(0, 2, "search"), "fr", "Vous allez sur «\xa0Fouiller\xa0»."),
        (Gave(1, 0, G7), "de", "Bot 2 gibt dir G7."),
        (Gave(1, 2, HIDDEN), "it", "Bot 2 ne dà uno a Bot 3."),
        (Asked(1, 8, "left", (2, 0), NOBODY), "de",
         "Bot 2 fragt nach links nach einer 8. Bot 3 hat keine. Du hast keine."),
        (Asked(2, 8, "right", (1,), 0), "fr",
         "Bot 3 demande un 8 vers la droite. Bot 2 n’en a pas."),
    ],
)  # fmt: skip
def test_the_ring_in_other_languages(event: Event, language: str, expected: str) -> None:
    assert told_on_the_ring(event, language) == expected


def test_who_lacks_a_number_is_told_with_you_last() -> None:
    event = Asked(2, 8, "right", (1, 0), NOBODY)
    assert (
        told_on_the_ring(event)
        == "Bot 3 asks to the right for an 8. Bot 2 has none. You have none."
    )
    event = Asked(0, 1, "left", (1, 2), NOBODY)
    assert told_on_the_ring(event) == "You ask to the left for a 1. Bot 2 and Bot 3 have none."


def test_a_skip_in_front_of_you() -> None:
    assert told(SkipPlayed(1, 0)) == "Bot 2 plays a Skip in front of you."
    assert told(SkipPlayed(1, 0), "de") == "Bot 2 legt eine Aussetzen-Karte vor dich."


def test_what_happens_to_nobody() -> None:
    assert told(ended(NOBODY)) == "Round 2 has gone on long enough and ends; nobody goes out."
    assert (
        told(Reshuffled(1))
        == "The discard pile is shuffled and becomes the new draw pile (1 card)."
    )


def test_in_a_replay_nobody_is_spoken_to() -> None:
    assert told(Discarded(0, R5), me=-1) == "You discards R5."  # a name like any other
