"""What the page of texts says is true: every block parses, every line is explained."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

import pytest

from laydown.engine.cards import COLOURS
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.errors import IllegalMove, ParseError
from laydown.engine.moves import Move
from laydown.engine.notation.cards import card_text, parse_cards, read_cards
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, parse_view, print_position, print_view
from laydown.engine.notation.position_lines import LINES, SEAT_LINES
from laydown.engine.notation.reader import Reader as CardReader
from laydown.engine.notation.record import (
    _HEAD,
    _OF_A_SEAT,
    MARKS,
    parse_record,
    print_record,
)
from laydown.engine.patterns import parse_phase
from laydown.engine.rules import apply, legal
from laydown.engine.view import view
from tests.docs.pages import (
    TEXTS,
    Block,
    blocks,
    rows,
    tagged,
)

if TYPE_CHECKING:
    from collections.abc import Callable


TAGS: dict[str, Callable[[str], object]] = {
    "card": lambda text: " ".join(map(card_text, parse_cards(text))),
    "placed": lambda text: " ".join(map(card_text, read_cards(CardReader(text), placed=True))),
    "phase": parse_phase,
    "move": parse_move,
}


def test_texts_has_only_blocks_that_are_tested() -> None:
    known = {*TAGS, "position", "moves", "refused", "printed", "view", "record"}
    assert {block.tag for block in blocks(TEXTS)} == known


@pytest.mark.parametrize("block", tagged(TEXTS, *TAGS), ids=str)
def test_each_line_parses_and_prints_as_it_stands(block: Block) -> None:
    for line in block.lines:
        assert str(TAGS[block.tag](line)) == line


def test_every_kind_of_move_is_explained() -> None:
    lines = [line for block in tagged(TEXTS, "move") for line in block.lines]
    assert {type(parse_move(line)) for line in lines} == set(get_args(Move))
    told = [row[0] for row in rows(TEXTS, "Moves")]
    for line in lines:
        assert any(f"`{line.split()[0]}" in cell for cell in told), line


@pytest.mark.parametrize("block", tagged(TEXTS, "position"), ids=str)
def test_a_position_parses_and_goes_on(block: Block) -> None:
    state = parse_position(block.text)
    assert parse_position(print_position(state)) == state
    chance = Stream(b"docs", "moves")
    for _ in range(40):
        if state.over:
            break
        seat = state.actors()[0]
        apply(state, seat, legal(state, seat).sample(chance))
    else:
        assert state.ply >= 40


def test_the_positions_that_are_printed_are_printed_like_that() -> None:
    printed = [block.text for block in tagged(TEXTS, "position") if "\nmoves: " in block.text]
    assert [print_position(parse_position(text)) for text in printed] == printed
    assert len(printed) == 2


def with_positions(tag: str) -> list[object]:
    """Pair each block of that tag with the position above it."""
    found: list[object] = []
    position = ""
    for block in blocks(TEXTS):
        if block.tag == "position":
            position = block.text
        elif block.tag == tag:
            found.append(pytest.param(position, block.lines, id=str(block)))
    return found


def seat_and_move(text: str) -> tuple[int, str]:
    seat, _, move = text.partition(" ")
    return int(seat) - 1, move


@pytest.mark.parametrize(("position", "lines"), with_positions("moves"))
def test_the_moves_below_a_position_are_legal_and_printed_like_that(
    position: str, lines: list[str]
) -> None:
    state = parse_position(position)
    for line in lines:
        seat, text = seat_and_move(line)
        move = parse_move(text)
        # The order of the groups is free, so only the words are compared.
        assert sorted(str(legal(state, seat).canonical(move)).split()) == sorted(text.split())
        apply(state, seat, move)


@pytest.mark.parametrize(("position", "lines"), with_positions("refused"))
def test_the_refused_moves_are_refused_for_that_reason(position: str, lines: list[str]) -> None:
    for line in lines:
        text, _, code = line.rpartition(": ")
        seat, move = seat_and_move(text)
        with pytest.raises(IllegalMove) as refusal:
            apply(parse_position(position), seat, parse_move(move))
        assert refusal.value.code == code


@pytest.mark.parametrize(("position", "lines"), with_positions("printed"))
def test_both_sides_are_the_same_move(position: str, lines: list[str]) -> None:
    state = parse_position(position)
    for line in lines:
        written, printed = (seat_and_move(text) for text in line.split(" => "))
        assert written[0] == printed[0]
        assert str(legal(state, written[0]).canonical(parse_move(written[1]))) == printed[1]


@pytest.mark.parametrize("block", tagged(TEXTS, "view"), ids=str)
def test_a_partial_position_parses_and_can_be_completed(block: Block) -> None:
    seen = parse_view(block.text)
    assert parse_view(print_view(seen)) == seen
    state = complete(seen, Stream(b"docs", "complete"))
    assert view(state, seen.seat) == seen
    with pytest.raises(ParseError, match="position_not_full"):
        parse_position(block.text)


@pytest.mark.parametrize("block", tagged(TEXTS, "record"), ids=str)
def test_a_record_parses_and_replays(block: Block) -> None:
    record = parse_record(block.text)
    assert parse_record(print_record(record)) == record
    assert f"result: {record.result()}\n" in block.text


def test_the_record_that_is_printed_is_printed_like_that() -> None:
    printed = [block.text for block in tagged(TEXTS, "record") if "\nresult: w" in block.text]
    assert [print_record(parse_record(text)) for text in printed] == printed
    assert len(printed) == 1


def named_lines(heading: str) -> list[str]:
    """Return the names of the lines that the tables below a heading explain, without a seat."""
    names = [re.match(r"`([a-z ]+?)(?: 1)?:", row[0]) for row in rows(TEXTS, heading)]
    return [match[1] for match in names if match]


def test_every_line_of_a_position_is_explained() -> None:
    assert sorted(named_lines("All lines")) == sorted([*LINES, *SEAT_LINES, "round"])


def test_every_line_of_a_record_is_explained() -> None:
    assert sorted(named_lines("Records")) == sorted([*_HEAD, *_OF_A_SEAT])
    assert all(f"@{mark}`" in TEXTS.read_text("utf-8") for mark in MARKS)


def test_every_colour_letter_is_explained() -> None:
    letters = re.findall(r"`([A-Z])` [a-z]+", TEXTS.read_text("utf-8").split("The letters are")[1])
    assert "".join(letters[: len(COLOURS)]) == COLOURS
