"""The texts of the board game: its actions, and why something cannot be done on the ring."""

from __future__ import annotations

import pytest

from laydown.engine.edition import ACTIONS, load
from laydown.engine.errors import SetupError
from laydown.locale import LANGUAGES, catalogue
from tests.rules.board_kit import board
from tests.rules.kit import refused

WALK = "step: walk 1\ndice: 3 5\ndiscard pile: B12\nhand 1: R1 R2\nhand 2: G1"
PLAY = WALK.replace("walk 1", "play 1")
STAR = WALK.replace("walk 1", "star 1")
GIVE = "step: play 2, give 1 x7\nturn: 2\nhand 1: R7 (Y7) R2\nhand 2: G1"
KEEP = "step: keep 1\nturns: 200\nturn: 2\nhand 1: R1 R2 R3 R4 R5 R6\nhand 2: G1"

# A position, a move of seat 1, the code of its refusal, and what the English sentence tells.
REFUSED = [
    (WALK.replace("walk 1", "roll 1"), "draw", "roll_first", "roll the dice"),
    (WALK, "draw", "walk_first", "move your pawn"),
    (WALK, "walk 4", "not_rolled", "4 spaces"),
    (STAR, "draw", "action_first", "choose an action"),
    (WALK.replace("walk 1", "search 1"), "draw", "action_first", "out of the discard pile"),
    (WALK.replace("walk 1", "swap 1"), "draw", "action_first", "you swap"),
    (WALK.replace("walk 1", "ask 1"), "draw", "action_first", "ask for a number"),
    (GIVE, "draw", "action_first", "give a card"),
    (KEEP, "draw", "action_first", "you keep"),
    (STAR, "star star", "not_an_action", "“star”"),
    (WALK.replace("walk 1", "search 1"), "search R1", "not_in_discards", "R1"),
    (KEEP.replace("keep", "swap").replace("turns: 200\nturn: 2\n", ""), "swap R1 R2 R3 R4 R5",
     "too_many_cards", "4 cards"),
    (WALK.replace("walk 1", "ask 1"), "ask 13 left", "bad_ask", "13"),
    (GIVE, "give R2", "not_that_number", "number 7"),
    (GIVE, "give (Y7)", "joker_last", "(Y7)"),
    (KEEP, "keep R1 R2 R3 R4 R5 R6", "keep_too_many", "5 cards"),
    (PLAY, "discard R1 R2", "one_discard", "full runs"),
    (PLAY, "roll", "not_on_this_table", "not possible now"),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_has_a_name_and_a_line_of_help(action: str, language: str) -> None:
    texts = catalogue(language)
    number = {"number": 3} if action == "draw" else {}
    assert 2 < len(texts.text(f"action-{action}", **number)) < 20
    assert texts.text(f"action-{action}-help", **number).endswith(".")


@pytest.mark.parametrize(
    ("language", "two", "one"),
    [
        ("en", "Take 2 cards one by one", "Take a card"),
        ("fr", "Prenez 2 cartes une à une", "Prenez 1 carte "),
        ("de", "Nimm nacheinander 2 Karten", "Nimm eine Karte"),
        ("it", "Prendi 2 carte una per volta", "Prendi una carta"),
    ],
)
def test_how_many_cards_a_space_gives(language: str, two: str, one: str) -> None:
    text = catalogue(language).text
    assert text("action-draw-help", number=2).startswith(two)
    assert text("action-draw-help", number=1).startswith(one)


@pytest.mark.parametrize(
    ("position", "move", "code", "tells"), REFUSED, ids=[f"{row[2]}-{row[1]}" for row in REFUSED]
)
def test_every_refusal_on_the_ring_has_a_sentence_with_its_details(
    position: str, move: str, code: str, tells: str
) -> None:
    reason = refused(board(position), 1, move)
    assert reason.code == code
    sentences = [
        catalogue(language).text(f"error-{code.replace('_', '-')}", **reason.details)
        for language in LANGUAGES
    ]
    assert tells in sentences[LANGUAGES.index("en")]
    assert len(set(sentences)) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", [action for action in ACTIONS if action != "star"])
def test_an_action_without_a_free_space_is_named(action: str, language: str) -> None:
    texts = catalogue(language)
    name = texts.text(f"action-{action}", **({"number": ""} if action == "draw" else {})).strip()
    sentence = texts.text("error-no-free-space", action=action)
    assert name.casefold() in sentence.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_game_has_no_variants_to_choose(language: str) -> None:
    with pytest.raises(SetupError) as caught:
        load("board", {"knocking": True})
    sentence = catalogue(language).text("error-no-options", **caught.value.details)
    assert "board" in sentence
