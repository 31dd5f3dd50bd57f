from __future__ import annotations

import pytest

from laydown.engine.edition import NAMES, load, parse_edition
from laydown.engine.notation.cards import parse_cards
from laydown.engine.patterns import parse_phase
from laydown.locale import LANGUAGES, MissingText
from laydown.telling import (
    BRACKETED,
    Cards,
    Drawing,
    Words,
    edition_name,
    message,
    named,
    option_name,
    phase,
)

RED_SEVEN, WILD = parse_cards("R7 W")


def told(text: str, language: str = "en") -> str:
    return Words(language).text("table-phase", phase=1, groups=phase(parse_phase(text)))


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "set 3 + set 3", "phase 1: 2 sets of 3"),
        ("en", "set 3 + run 4", "phase 1: set of 3 + run of 4"),
        ("en", "set 2 + set 2 + 3 one colour", "phase 1: 2 sets of 2 + 3 cards of one colour"),
        ("fr", "set 5 + set 2", "phase 1\xa0: série de 5 + série de 2"),
        ("de", "set 4 + set 4", "Phase 1: 2 Vierlinge"),
        ("it", "run 2 pairs", "fase 1: sequenza di 2 coppie"),
        ("en", "3 odd one colour", "phase 1: 3 odd cards, all of one colour"),
        (
            "de",
            "run 3 even one colour",
            "Phase 1: Folge aus 3 geraden Karten, alle in einer Farbe",
        ),
        ("it", "run 2 odd pairs", "fase 1: sequenza di 2 coppie dispari"),
    ],
)
def test_a_phase_in_words(language: str, text: str, expected: str) -> None:
    assert told(text, language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_that_can_be_written_is_told_in_words(language: str) -> None:
    written = [
        f"{start}{parity}{pairs}{colour}"
        for start, doubled in (("run 2", ("", " pairs")), ("2", ("",)))
        for parity in ("", " odd", " even")
        for pairs in doubled
        for colour in ("", " one colour")
    ]
    written.remove("2")  # asks for nothing
    for text in written:
        for several in (text, f"{text} + {text}"):
            assert not told(several, language).endswith(several)
    assert len({told(text, language) for text in written}) == len(written)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", NAMES)
def test_every_phase_of_an_edition_has_words(edition: str, language: str) -> None:
    phases = [str(phase) for phase in load(edition).phases]
    texts = [told(phase, language) for phase in phases]
    assert len(set(texts)) == len(set(phases))
    assert not [text for text in texts for phase in phases if text.endswith(f" {phase}")]


def test_a_kind_that_has_no_name_is_told_by_those_that_have_one() -> None:
    text = "3 odd one colour + 3 odd one colour + run 4"
    assert told(text) == "phase 1: 2 groups of 3 odd cards, each of one colour + run of 4"


@pytest.mark.parametrize(
    ("language", "edition", "options"),
    [
        ("en", "Board game", "Knocking, Phases 1-3, a number card in each group"),
        ("fr", "Jeu de plateau", "Frapper, Phases 1-3, une carte numérotée dans chaque groupe"),
        ("de", "Brettspiel", "Klopfen, Phasen 1-3, eine Zahlenkarte in jeder Gruppe"),
        ("it", "Gioco da tavolo", "Bussare, Fasi 1-3, una carta numerata in ogni gruppo"),
    ],
)
def test_editions_and_options_have_names(language: str, edition: str, options: str) -> None:
    say = Words(language).say
    assert say(edition_name(load("board"))) == edition
    chosen = {"knocking": "yes", "phases": "1-3", "wild_minimum": "group"}
    assert ", ".join(say(option_name(*option)) for option in chosen.items()) == options


def test_an_edition_of_ones_own_keeps_its_name() -> None:
    own = parse_edition('name = "family"\nbased_on = "mattel"\n')
    assert Words("de").say(edition_name(own)) == "family"


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (Drawing(), "Bot 2 draws R7 W."),
        (BRACKETED, "Bot 2 draws [R7] [W]."),
        (named("en"), "Bot 2 draws red 7, Wild."),
    ],
)
def test_cards_in_a_sentence_look_as_the_client_draws_them(drawing: Drawing, expected: str) -> None:
    event = message("event-drew-card", player="Bot 2", card=Cards(RED_SEVEN, WILD))
    assert Words("en", drawing).say(event) == expected


def test_messages_are_said_one_after_the_other() -> None:
    assert Words("de").say(message("goodbye"), message("move-allowed")) == (
        f"{Words('de').text('goodbye')} {Words('de').text('move-allowed')}"
    )


def test_a_text_of_any_length_fits_into_a_sentence() -> None:
    cards = Cards(*[RED_SEVEN] * 2000)
    told = Words("en").text("event-hit", player="Bot 2", cards="W", place="1.1", group=cards)
    assert told == f"Bot 2 hits W on 1.1: {' '.join(['R7'] * 2000)}."


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(MissingText, match="player"):
        Words("en").say(message("event-drew-card", card="R7"))
