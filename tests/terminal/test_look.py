from __future__ import annotations

import pytest

from laydown.engine.cards import COLOURS, SKIP, WILD, number_card, standing_for
from laydown.engine.edition import NAMES, load
from laydown.engine.notation.cards import parse_card
from laydown.terminal.look import (
    STYLES,
    SYMBOLS,
    TIE,
    Look,
    faint,
    in_ascii,
    length,
    printable,
    spans,
    strong,
    unmarked,
    without_symbols,
    wrapped,
)


@pytest.mark.clause("E-23")
def test_each_colour_has_a_symbol_of_its_own_besides_its_letter() -> None:
    shown = [unmarked(Look(symbols=True).card(number_card(c, 7))) for c in range(len(COLOURS))]
    assert shown == ["◆R7", "★Y7", "▲G7", "●B7", "■O7", "▼P7", "♠K7", "♣T7"]
    assert len(set(SYMBOLS)) == len(COLOURS)


@pytest.mark.clause("E-23")
@pytest.mark.parametrize("edition", NAMES)
def test_without_symbols_letters_still_tell_all_cards_apart(edition: str) -> None:
    cards = set(load(edition).deck)
    assert len({unmarked(Look(symbols=False).card(card)) for card in cards}) == len(cards)


def test_each_kind_of_card_has_its_style() -> None:
    look = Look(symbols=False)
    cards = [*(number_card(c, 1) for c in range(len(COLOURS))), WILD, SKIP]
    styles = [style for card in cards for _, style in spans(look.card(card))]
    assert styles == list(STYLES[: len(cards)])


def test_a_laid_wild_says_what_it_stands_for() -> None:
    assert unmarked(Look(symbols=True).card(standing_for(WILD, 5))) == "W=5"


@pytest.mark.clause("B-16")
@pytest.mark.parametrize(("symbols", "expected"), [(True, "(◆R7)=5"), (False, "(R7)=5")])
def test_a_joker_shows_its_face_in_brackets_and_looks_like_a_wild(
    symbols: bool, expected: str
) -> None:
    joker = Look(symbols=symbols).card(standing_for(parse_card("(R7)"), 5))
    assert list(spans(joker)) == [(expected, "bold reverse")]


def test_marks_split_into_styles_and_leave_no_trace() -> None:
    text = f"take {Look(symbols=False).card(parse_card('R5'))} {strong('now')} {faint('take')}"
    assert list(spans(text)) == [
        ("take ", ""),
        ("R5", "white on red"),
        (" ", ""),
        ("now", "bold"),
        (" ", ""),
        ("take", "dim"),
    ]
    assert unmarked(text) == "take R5 now take"
    assert length(text) == len("take R5 now take")


def test_lines_break_at_blanks_and_not_at_ties() -> None:
    assert wrapped("one two three", 7, 5) == ["one two", "three"]
    assert wrapped(f"one two{TIE}three four", 7, 9) == ["one", "two three", "four"]


def test_a_line_that_is_wide_enough_keeps_its_blanks() -> None:
    assert wrapped("  a   b", 80, 80) == ["  a   b"]


def test_a_word_longer_than_the_line_stays_whole() -> None:
    assert wrapped("a abcdefghij b", 4, 4) == ["a", "abcdefghij", "b"]


def test_an_empty_text_is_an_empty_line() -> None:
    assert wrapped("", 80, 80) == [""]


def test_a_style_goes_on_in_the_next_line() -> None:
    first, second = wrapped(strong("one two"), 3, 3)
    assert list(spans(first)) == [("one", "bold")]
    assert list(spans(second)) == [("two", "bold")]


def test_what_comes_from_outside_cannot_steer_the_terminal() -> None:
    assert printable("a\x1b[31mb\tc\ue000d\x00\udcff é") == "a?[31mb c?d?? é"


def test_symbols_may_be_typed() -> None:
    assert without_symbols("discard ◆R7 W") == "discard R7 W"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("für", "fur"),
        ("Émile", "Emile"),
        ("„ja“", '"ja"'),
        ("l\u2019as", "l'as"),
        ("…", "..."),
        ("漢", "?"),
    ],
)
def test_a_terminal_without_our_letters_gets_the_nearest_ones(text: str, plain: str) -> None:
    shown = ""
    rest = text
    while rest:
        try:
            shown += rest.encode("ascii").decode()
            rest = ""
        except UnicodeEncodeError as error:
            shown += rest[: error.start]
            nearest, at = in_ascii(error)
            shown += nearest
            rest = rest[at:]
    assert shown == plain
