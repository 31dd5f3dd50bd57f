from __future__ import annotations

from dataclasses import replace

import pytest

from laydown.engine.edition import load
from laydown.engine.errors import ParseError
from laydown.engine.notation.moves import parse_move
from laydown.engine.state import ASK, GIVE, KEEP, PLAY, SEARCH, STAR, SWAP, WALK
from laydown.terminal.typed import any_case, move_words, read_move


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("DRAW", "draw"),
        ("discard r5", "discard R5"),
        ("discard ◆R5", "discard R5"),
        ("Lay r7 g7 y7|g3 g4 w=5 r6", "lay R7 G7 Y7 | G3 G4 W=5 R6"),
        ("lay r1 w=r", "lay R1 W=R"),
        ("lay 5: r7", "lay 5: R7"),
        ("hit w ON 2.1 High", "hit W on 2.1 high"),
        ("skip s on 3", "skip S on 3"),
        ("  take ", "take"),
        ("swap r5, g7", "swap R5 G7"),
        ("discard (r7)", "discard (R7)"),
        ("lay r1 (◆R7)=2 b3", "lay R1 (R7)=2 B3"),
        ("hit (y9) on 2.1 HIGH", "hit (Y9) on 2.1 high"),
        ("Ask 7 Left", "ask 7 left"),
        ("star SEARCH", "star search"),
    ],
)
def test_moves_may_be_typed_in_small_letters_and_with_symbols(typed: str, meant: str) -> None:
    assert read_move(typed) == parse_move(meant)


@pytest.mark.parametrize("typed", ["", "hello", "discard", "discard Q5", "hit R8 at 2.1", "lay"])
def test_what_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(ParseError):
        read_move(typed)


@pytest.mark.parametrize("step", [SWAP, KEEP, SEARCH, GIVE])
def test_where_cards_are_asked_for_they_need_no_word_before_them(step: str) -> None:
    assert read_move("r5", step) == parse_move(f"{step} R5")
    assert read_move("(◆R5)", step) == parse_move(f"{step} (R5)")


def test_several_cards_need_no_word_either() -> None:
    assert read_move("r5 (g7) y1", SWAP) == parse_move("swap R5 (G7) Y1")


@pytest.mark.parametrize(
    ("typed", "step", "meant"),
    [
        ("5", WALK, "walk 5"),
        ("7 LEFT", ASK, "ask 7 left"),
        ("Joker", STAR, "star joker"),
        ("ask", STAR, "star ask"),
        ("ask 7 left", STAR, "ask 7 left"),
    ],
)
def test_a_number_or_an_action_alone_is_what_the_step_asks_for(
    typed: str, step: str, meant: str
) -> None:
    assert read_move(typed, step) == parse_move(meant)


@pytest.mark.parametrize("typed", ["R7", "Discard Q5", "İ", "Hit r8 At 2.1"])
def test_an_error_shows_the_letters_that_were_typed(typed: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_move(typed)
    assert caught.value.text == (typed if typed != "İ" else typed.lower())


def test_a_ring_without_some_actions_has_not_their_moves() -> None:
    ring = tuple(space for space in load("board").ring if space[0] not in ("ask", "search"))
    edition = replace(load("board"), ring=ring)
    every = move_words(load("board"), passing=True)
    assert set(every) - set(move_words(edition, passing=True)) == {"ask", "give", "search"}
    assert set(every) - set(move_words(load("board"), passing=False)) == {"pass"}


def test_a_name_may_be_typed_in_any_case() -> None:
    assert any_case("Mattel", ("mattel", "express")) == "mattel"
    assert any_case("Matel", ("mattel", "express")) == "Matel"


def test_a_card_alone_is_never_a_discard() -> None:
    with pytest.raises(ParseError):
        read_move("r5", PLAY)
