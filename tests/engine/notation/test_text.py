"""Text for everything: what is printed is read back, and what is wrong is told with its place."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.engine.chance import Stream
from laydown.engine.edition import Edition, load, parse_edition
from laydown.engine.errors import ParseError, SetupError
from laydown.engine.game import Game
from laydown.engine.notation.cards import card_text, parse_card, read_card
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, parse_view, print_position, print_view
from laydown.engine.notation.reader import Reader
from laydown.engine.notation.record import (
    MARKS,
    Record,
    RecordedMove,
    parse_record,
    parse_recorded,
    print_record,
)
from laydown.engine.options import OptionValue, parse_options, print_options, read_options
from laydown.engine.patterns import Phase, parse_phase
from laydown.engine.rules import legal
from laydown.engine.view import view
from tests.engine.strategies import (
    CARD_GAMES,
    OWN,
    all_editions,
    any_cards,
    any_moves,
    edition_id,
    moments,
    option_choices,
    phases,
    placed_cards,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.engine.moves import Move

# --- What is printed is read back ----------------------------------------------------------


@given(any_cards)
def test_cards(card: int) -> None:
    assert parse_card(card_text(card)) == card


@given(placed_cards)
def test_placed_cards(card: int) -> None:
    assert read_card(Reader(card_text(card)), placed=True) == card


@given(phases)
def test_phases(phase: Phase) -> None:
    assert parse_phase(str(phase)) == phase


@given(any_moves)
def test_moves(move: Move) -> None:
    assert parse_move(str(move)) == move


@given(any_moves, st.lists(st.sampled_from((" ", "  ", "\t", " \t ")), min_size=1))
def test_moves_with_other_blanks(move: Move, blanks: list[str]) -> None:
    words = str(move).split()
    text = "".join(word + blanks[i % len(blanks)] for i, word in enumerate(words))
    assert parse_move(blanks[0] + text) == move


@given(st.sampled_from(CARD_GAMES), option_choices)
def test_options(name: str, wanted: Mapping[str, OptionValue]) -> None:
    edition = load(name, wanted)
    words = [
        f"{key}={text}" for key, text in print_options(edition.options, edition.default).items()
    ]
    assert read_options(parse_options(words), edition.default) == edition.options


@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_positions_views_and_records(edition: Edition) -> None:
    for game in moments(edition, "round trip", 70):
        state = game.state
        assert parse_position(print_position(state)) == state
        for seat in range(state.players):
            seen = view(state, seat)
            assert parse_view(print_view(seen)) == seen
        record = game.record()
        text = print_record(record)
        assert parse_record(text) == record
        assert print_record(parse_record(text)) == text
        assert parse_record(text).replay() == state


def test_a_record_keeps_names_marks_and_the_dealer() -> None:
    start = Record(load("pocket"), 3, b"\x00\xff", dealer=2, names=("Ada", "", "Zo\u00eb B."))
    game = Game(start)
    rng = random.Random(5)
    chance = Stream(b"marks", "text")
    for i in range(40):
        seat = rng.choice(game.state.actors())
        game.play(legal(game.state, seat).sample(chance), seat, mark=("", *MARKS)[i % 3])
    record = game.record()
    text = print_record(record)
    assert parse_record(text) == record
    assert "name 3: Zo\u00eb B." in text
    assert text.count("@timer") == text.count("@standin") == 13


@pytest.mark.parametrize("edition", [load("mattel"), parse_edition(OWN)], ids=edition_id)
def test_a_record_from_a_position_goes_on_to_the_same_state(edition: Edition) -> None:
    whole = list(moments(edition, "from", 60))[-1]
    half = Game(replace(whole.record(), moves=whole.record().moves[:30]))
    start = Record(edition, half.state.players, b"", position=print_position(half.state))
    game = Game(start)
    for recorded in whole.record().moves[30:]:
        game.play(recorded.move, recorded.seat)
    assert game.state == whole.state
    assert parse_record(print_record(game.record())) == game.record()


@given(st.integers(0, 5), any_moves, st.sampled_from(("", *MARKS)))
def test_recorded_moves_print_seat_move_and_mark(seat: int, move: Move, mark: str) -> None:
    text = str(RecordedMove(seat, move, mark))
    said, _, told = text.partition(" @")
    assert told == mark
    assert said == f"{seat + 1} {move}"
    assert parse_recorded(text, 6) == RecordedMove(seat, move, mark)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("3 draw", "bad_number", 1),
        ("draw", "bad_number", 1),
        ("2 draw @nobody", "bad_line", 8),
        ("2 draw now", "move_too_long", 8),
        ("2", "unknown_move", 2),
    ],
)
def test_a_line_of_a_record_that_is_wrong(text: str, code: str, column: int) -> None:
    with pytest.raises(ParseError) as caught:
        parse_recorded(text, 2)
    assert (caught.value.code, caught.value.column) == (code, column)


# --- What is wrong is told with its place --------------------------------------------------

POSITION = """\
position: 1
edition: mattel
step: play 1
turn: 1
discard pile: R5
hand 1: R7 G7 Y7 R9 G9 Y9 O2
hand 2: R1 R2
"""
RECORD = """\
record: 1
rules: 1
edition: express
players: 2
seed: 00
dealer: 1
moves:
2 draw
"""


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "unknown_move", 1),
        ("   ", "unknown_move", 4),
        ("fold", "unknown_move", 1),
        ("  Draw", "unknown_move", 3),
        ("draw now", "move_too_long", 6),
        ("discard", "bad_card", 8),
        ("discard R0", "bad_card", 9),
        ("discard R15", "bad_card", 9),
        ("discard R07", "bad_card", 9),
        ("discard Q7", "bad_card", 9),
        ("discard W=5", "bad_card", 9),
        ("discard (W)", "bad_card", 9),
        ("discard R5 R6 R7", "move_too_long", 15),
        ("discard R5 R", "bad_card", 12),
        ("walk", "bad_number", 5),
        ("walk x", "bad_number", 6),
        ("star", "word_expected", 5),
        ("search", "bad_card", 7),
        ("swap R5 5", "bad_card", 9),
        ("ask 7", "word_expected", 6),
        ("ask 7 up", "word_expected", 7),
        ("ask seven left", "bad_number", 5),
        ("give W=5", "bad_card", 6),
        ("keep R7 |", "bad_card", 9),
        ("lay", "bad_card", 4),
        ("lay R7 G7 | | R1", "bad_card", 13),
        ("lay R7 G7 |", "bad_card", 12),
        ("lay R7 G7 X7", "bad_card", 11),
        ("lay R7=5", "bad_card", 5),
        ("lay W=", "bad_wild_value", 5),
        ("lay G3 W=15", "bad_wild_value", 8),
        ("lay G3 W=RR", "bad_wild_value", 8),
        ("lay x: R7", "bad_place", 5),
        ("lay 0: R7", "bad_place", 5),
        ("hit R7", "word_expected", 7),
        ("hit on 2.1", "bad_card", 5),
        ("hit R7 at 2.1", "bad_card", 8),
        ("hit R7 on 2", "bad_place", 11),
        ("hit R7 on 0.1", "bad_place", 11),
        ("hit R7 on 2.x", "bad_place", 11),
        ("hit R7 on 2.1 top", "move_too_long", 15),
        ("skip Q7 on 2", "bad_card", 6),
        ("skip S 2", "word_expected", 8),
        ("skip S on two", "bad_place", 11),
    ],
)
def test_a_move_that_is_wrong(text: str, code: str, column: int) -> None:
    with pytest.raises(ParseError) as raised:
        parse_move(text)
    assert (raised.value.code, raised.value.line, raised.value.column) == (code, 1, column)
    assert raised.value.pointer() == f"{text}\n{' ' * (column - 1)}^"


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("set", 4),
        ("set 0", 5),
        ("set 100", 5),
        ("set 3 odd", 7),
        ("run 4 one", 10),
        ("run 4 one number", 11),
        ("run 4 pairs pairs", 13),
        ("4", 2),
        ("4 pairs", 3),
        ("set 3 + ", 9),
        ("set 3 + rum 4", 9),
        ("set 3 run 4", 7),
        ("set 3 +run 4", 7),
        ("4 odd even", 7),
    ],
)
def test_a_phase_that_is_wrong(text: str, column: int) -> None:
    with pytest.raises(ParseError) as raised:
        parse_phase(text)
    assert (raised.value.code, raised.value.column) == ("bad_phase", column)


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("position: 1\n", "", "missing_line", 1, 1),
        ("edition: mattel\n", "", "missing_line", 1, 1),
        ("position: 1", "position: 2", "unknown_format", 1, 11),
        ("mattel", "matel", "unknown_edition", 2, 10),
        ("step: play 1", "step: play 2", "bad_position", 3, 7),
        ("step: play 1", "step: rest 1", "bad_line", 3, 7),
        ("step: play 1", "step: play 3", "bad_number", 3, 12),
        ("step: play 1", "step: claim 2", "bad_position", 3, 7),
        ("step: play 1", "step: over", "bad_position", 3, 7),
        ("step: play 1", "step play 1", "no_colon", 3, 1),
        ("position: 1", "# Mine\n record: 1", "record_not_position", 2, 2),
        ("turn: 1", "turn: 0", "bad_number", 4, 7),
        ("turn: 1", "turn: 1 2", "bad_number", 4, 9),
        ("turn: 1", "Turn: 1", "unknown_line", 4, 1),
        ("turn: 1", "winners: 1", "bad_position", 3, 7),
        ("turn: 1", "seed: 0x", "bad_seed", 4, 7),
        ("turn: 1", "view: 1", "position_not_full", 4, 7),
        ("turn: 1", "turn: 1\nturn: 1", "line_twice", 5, 1),
        ("turn: 1", "options: jumping", "unknown_option", 4, 9),
        ("turn: 1", "tied: 1", "bad_position", 4, 7),
        ("turn: 1", "tied: 1 1", "seat_twice", 4, 7),
        ("R5", "R5 B5", "card_not_in_deck", 5, 18),
        ("R5", "R5 X", "bad_card", 5, 18),
        ("R5", "?", "position_not_full", 5, 15),
        ("O2", "O2 O2 O2", "cards_do_not_add_up", 6, 9),
        ("hand 2: R1 R2", "hand 3: R1 R2", "unknown_line", 7, 1),
        ("hand 2: R1 R2\n", "", "missing_line", 6, 29),
        ("R1 R2\n", "R1 R2\nshown 2: R3\n", "cards_do_not_add_up", 8, 10),
        ("R1 R2\n", "R1 R2\nmade 2: 11\n", "bad_number", 8, 9),
        ("R1 R2\n", "R1 R2\nphase 2: 0\n", "bad_number", 8, 10),
        ("R1 R2\n", "R1 R2\nphase 2: 2\nmade 2: 1\n", "line_twice", 8, 10),
        ("R1 R2\n", "R1 R2\ntable 2: 1: R8 G8 Y8\n", "bad_line", 8, 10),
        ("R1 R2\n", "R1 R2\ntable 2: 1: R8 G8 Y8 | O4 G4\n", "group_too_short", 8, 9),
        ("R1 R2\n", "R1 R2\ntable 2: 11: R8\n", "bad_number", 8, 10),
        ("R1 R2\n", "R1 R2\ntable 2: 8:" + " W=B" * 7 + "\n", "wild_value_wrong", 8, 9),
        ("R1 R2\n", "R1 R2\ntrail: 1 stole R7\n", "bad_line", 8, 10),
        ("R1 R2\n", "R1 R2\ntrail: 1 take R7, 2 take\n", "bad_card", 8, 25),
        ("R1 R2\n", "R1 R2\nround 2: out 1 laid 1 1 points 0 5\n", "missing_line", 8, 10),
        ("R1 R2\n", "R1 R2\nround 1: out 1 laid 1 points 0 5\n", "bad_line", 8, 10),
        ("R1 R2\n", "R1 R2\nround 1: 1 laid 1\n", "bad_line", 8, 10),
        ("R1 R2\n", "R1 R2\nskip 2: 5\n", "bad_number", 8, 9),
        ("R1 R2\n", "R1 R2\nturns: 200\n", "bad_position", 8, 8),
        ("R1 R2\n", "R1 R2\nrounds: 100\n", "bad_position", 8, 9),
        ("R1 R2\n", "R1 R2\ndraw pile: R3\n", "cards_do_not_add_up", 8, 12),
        ("R1 R2\n", "R1 R2\nunder: 200\n", "bad_position", 8, 8),
        ("R1 R2\n", "R1 R2\nround 0: out 1\n", "unknown_line", 8, 1),
    ],
)
def test_a_position_that_is_wrong(old: str, new: str, code: str, line: int, column: int) -> None:
    with pytest.raises(ParseError) as raised:
        parse_position(changed(POSITION, old, new))
    found = raised.value
    assert (found.code, found.line, found.column) == (code, line, column)


def test_the_position_itself_is_right() -> None:
    assert parse_position(POSITION).players == 2


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("record: 1", "record: 9", "unknown_format", 1, 9),
        ("record: 1", "position: 1", "position_not_record", 1, 1),
        ("rules: 1", "rules: 2", "unknown_rules", 2, 8),
        ("rules: 1\n", "", "missing_line", 1, 1),
        ("edition: express", "edition: exprss", "unknown_edition", 3, 10),
        ("players: 2", "players: 7", "bad_number", 4, 10),
        ("seed: 00", "seed: 0", "bad_seed", 5, 7),
        ("seed: 00\n", "", "missing_line", 1, 1),
        ("dealer: 1", "dealer: 3", "bad_number", 6, 9),
        ("dealer: 1", "start: here", "bad_line", 6, 8),
        ("dealer: 1", "result: winners 1 totals 0 0", "wrong_result", 6, 9),
        ("dealer: 1", "name 3: Ada", "unknown_line", 6, 1),
        ("dealer: 1", "author: Ada", "unknown_line", 6, 1),
        ("moves:\n", "", "missing_line", 8, 1),
        ("2 draw", "3 draw", "bad_number", 8, 1),
        ("2 draw", "1 draw", "not_your_turn", 8, 1),
        ("2 draw", "2 draw\n2 draw", "already_drawn", 9, 1),
        ("2 draw", "2 drew", "unknown_move", 8, 3),
        ("2 draw", "2 draw @someone", "bad_line", 8, 8),
        ("2 draw", "2 draw again", "move_too_long", 8, 8),
    ],
)
def test_a_record_that_is_wrong(old: str, new: str, code: str, line: int, column: int) -> None:
    with pytest.raises(ParseError) as raised:
        parse_record(changed(RECORD, old, new))
    found = raised.value
    assert (found.code, found.line, found.column) == (code, line, column)


def test_the_record_itself_is_right() -> None:
    assert len(parse_record(RECORD).moves) == 1


VIEW = """\
position: 1
edition: mattel
view: 1
discard pile: R5
hand 1: R7 G7
hand 2: ?x10
"""


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("view: 1\n", "", "missing_line", 1, 1),
        ("view: 1", "view: 3", "bad_number", 3, 7),
        ("R7 G7", "R7 ?", "own_hand_hidden", 3, 7),
        ("?x10", "?x0", "bad_card", 6, 9),
        ("?x10", "?10", "bad_card", 6, 9),
        ("?x10", "?x10\ndraw pile: ?x50", "cards_do_not_add_up", 7, 12),
        ("?x10", "R1 ?x9\nshown 2: R2", "bad_line", 7, 10),
    ],
)
def test_a_view_that_is_wrong(old: str, new: str, code: str, line: int, column: int) -> None:
    with pytest.raises(ParseError) as raised:
        parse_view(changed(VIEW, old, new))
    found = raised.value
    assert (found.code, found.line, found.column) == (code, line, column)


def test_the_view_itself_is_right() -> None:
    assert parse_view(VIEW).hand_sizes == (2, 10)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["jumping"], "unknown_option"),
        (["knocking", "knocking=no"], "option_twice"),
        (["knocking=perhaps"], "bad_option"),
        (["last_card=none"], "bad_option"),
        (["wild_minimum=some"], "bad_option"),
        (["phases=0"], "bad_option"),
        (["phases=11"], "bad_option"),
        (["phases=1,1"], "bad_option"),
        (["phases=5-3"], "bad_option"),
        (["phases=1-"], "bad_option"),
        (["phases="], "bad_option"),
        (["phases"], "bad_option"),
        (["ten_rounds", "free_order"], "options_exclude"),
    ],
)
def test_options_that_are_wrong(words: list[str], code: str) -> None:
    with pytest.raises(SetupError) as raised:
        read_options(parse_options(words), load("mattel").default)
    assert raised.value.code == code
