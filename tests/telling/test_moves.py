from __future__ import annotations

import pytest

from laydown.engine.notation.cards import cards_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.locale import LANGUAGES
from laydown.telling import BRACKETED, Labels, Places, Words

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
HITS = """position: 1
edition: mattel
step: play 1
players: 3
hand 1: R7 W S R2
table 1: 1: R3 G3 Y3 | R4 G4 Y4
table 2: 4: R3 G4 Y5 R6 R7 R8 R9
table 3: 8: R1 R4 R5 R6 R8 R9 R10
"""
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


@pytest.mark.parametrize(
    ("language", "move", "expected"),
    [
        ("en", "hit W on 1.1", "Hit [W] on your set: {set}"),
        ("en", "hit W on 2.1 low", "Hit [W] on the low end of Ben’s run: {run}"),
        ("en", "hit W on 2.1 high", "Hit [W] on the high end of Ben’s run: {run}"),
        ("en", "hit R2 on 3.1", "Hit [R2] on Cleo’s group: {group}"),
        ("de", "hit W on 1.1", "[W] an deinen Satz anlegen: {set}"),
        ("de", "hit W on 2.1 low", "[W] unten an die Folge von Ben anlegen: {run}"),
        ("de", "hit W on 2.1 high", "[W] oben an die Folge von Ben anlegen: {run}"),
        ("de", "hit R2 on 3.1", "[R2] an die Gruppe von Cleo anlegen: {group}"),
        ("fr", "hit W on 1.1", "Mettre [W] sur votre série : {set}"),
        ("fr", "hit W on 2.1 low", "Mettre [W] chez Ben, sur la suite, en bas : {run}"),
        ("fr", "hit W on 2.1 high", "Mettre [W] chez Ben, sur la suite, en haut : {run}"),
        ("fr", "hit R2 on 3.1", "Mettre [R2] chez Cleo, sur le groupe : {group}"),
        ("it", "hit W on 1.1", "Attaccare [W] al tuo set: {set}"),
        ("it", "hit W on 2.1 low", "Attaccare [W] alla sequenza di Ben, in basso: {run}"),
        ("it", "hit W on 2.1 high", "Attaccare [W] alla sequenza di Ben, in alto: {run}"),
        ("it", "hit R2 on 3.1", "Attaccare [R2] al gruppo di Cleo: {group}"),
    ],
)
def test_a_hit_names_whose_group_it_is_where_groups_have_no_numbers(
    language: str, move: str, expected: str
) -> None:
    seen = view(parse_position(HITS), 0)
    words = Words(language, BRACKETED)
    names = (*NAMES, "Cleo")
    labels = Labels(seen, names, Places(seen, names, me=0))
    told = words.say(labels.whole(parse_move(move)))
    theirs = {
        "set": "[R3] [Y3] [G3]",
        "run": "[R3] [G4] [Y5] [R6] [R7] [R8] [R9]",
        "group": "[R1] [R4] [R5] [R6] [R8] [R9] [R10]",
    }
    assert told.replace("\u00a0", " ").replace("\u202f", " ") == expected.format(**theirs)


def test_what_everyone_reads_speaks_to_nobody() -> None:
    seen = view(parse_position(HITS), 0)
    labels = Labels(seen, NAMES, Places(seen, NAMES))
    told = Words("en").say(labels.whole(parse_move("hit W on 1.1")))
    assert told == "Hit W on Ada’s set: R3 Y3 G3"
