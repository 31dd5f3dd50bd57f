from __future__ import annotations

import pytest

from laydown.engine.notation.cards import cards_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.locale import LANGUAGES
from laydown.telling import BRACKETED, Labels, Words

NAMES = ("Ada", "Ben")
PLAY = """position: 1
edition: mattel
step: play 1
hand 1: R7 W S R1
hand 2: R2
discard pile: G9
table 1: 1: R3 G3 Y3 | R4 G4 Y4
table 2: 4: R3 G4 Y5 R6 R7 R8 R9
"""
DRAW = PLAY.replace("play 1", "draw 1")
ASK = "position: 1\nedition: board\nstep: ask 1\nhand 1: R1\nhand 2: R2\n"


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        (DRAW, "draw", "Draw from the draw pile"),
        (DRAW, "take", "Take [G9] from the discard pile"),
        (PLAY, "lay R7 G7 W=7 | R1 G1 B1", "Lay [R7] [G7] [W=7] | [R1] [G1] [B1]"),
        (PLAY, "lay 5: R7 G7 W=7", "Lay phase 5: [R7] [G7] [W=7]"),
        (PLAY, "hit W on 1.1", "Hit [W] on 1.1: [R3] [Y3] [G3]"),
        (PLAY, "hit W on 2.1 high",
         "Hit [W] on the high end of 2.1: [R3] [G4] [Y5] [R6] [R7] [R8] [R9]"),
        (PLAY, "discard R1", "Discard [R1]"),
        (PLAY, "skip S on 2", "Play your Skip in front of Ben"),
        (PLAY, "pass", "Keep your last card and end your turn"),
        (ASK, "ask 7 left", "Ask for a 7. To the left: Ben first"),
    ],
)  # fmt: skip
def test_a_move_has_a_name(position: str, move: str, expected: str) -> None:
    told = Labels(view(parse_position(position), 0), NAMES).whole(parse_move(move))
    assert Words("en", BRACKETED).say(told) == expected
    assert len({Words(language).say(told) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("position", "move", "cards"),
    [
        (DRAW, "draw", "?"),
        (DRAW, "take", "G9"),
        (PLAY, "lay R7 G7 W=7 | R1 G1 B1", "R7 G7 W=7 R1 G1 B1"),
        (PLAY, "hit W on 2.1 high", "W"),
        (PLAY, "discard R1", "R1"),
        (PLAY, "discard R1 R7", "R1 R7"),
        (PLAY, "skip S on 2", "S"),
        (PLAY, "pass", ""),
        (ASK, "ask 7 left", ""),
    ],
)
def test_a_move_has_cards_that_stand_for_it(position: str, move: str, cards: str) -> None:
    found = Labels(view(parse_position(position), 0), NAMES).cards(parse_move(move))
    assert cards_text(found) == cards
