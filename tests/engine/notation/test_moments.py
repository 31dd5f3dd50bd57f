"""Moments that positions can tell: before the first card, after a round, and what contradicts."""

from __future__ import annotations

from typing import Any

import pytest

from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.edition import load
from laydown.engine.errors import ParseError, SetupError
from laydown.engine.moves import DRAW
from laydown.engine.notation.cards import cards_text
from laydown.engine.notation.position import (
    parse_position,
    parse_view,
    print_position,
    print_view,
)
from laydown.engine.notation.record import Record, parse_record, print_record
from laydown.engine.rules import apply
from laydown.engine.scoring import Standing
from laydown.engine.view import view
from tests.engine.strategies import own_position
from tests.rules.board_kit import board, play
from tests.rules.kit import at

# --- what can be made prints and parses ---

LARGE = """\
name = "large"
based_on = "mattel"
[deck]
colours = "RYGBOPKT"
highest = 14
copies = 20
[points]
numbers = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
"""


def test_a_view_of_a_thousand_hidden_cards_prints_and_parses() -> None:
    state = own_position(LARGE, "discard pile: R5\nhand 1: R7\nhand 2: R1 R2")
    seen = view(state, 0)
    assert seen.draw_count > 2_000
    assert parse_view(print_view(seen)) == seen


def test_totals_of_millions_print_and_parse() -> None:
    state = at("hand 1: R7\nhand 2: R1\ndiscard pile: R5")
    state.standing = Standing((0, 0), (23_000_000_000, 1_000_001))
    state.skipped[1] = 1_000
    assert parse_position(print_position(state)) == state


@pytest.mark.parametrize("name", ["Ann\nBob", " Ann", "Ann ", "A\rB", "A\u2028B", "\t"])
def test_a_name_that_no_line_holds_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as refused:
        Record(load("mattel"), 2, b"seed", names=("", name))
    assert (refused.value.code, refused.value.details) == ("bad_name", {"found": name})


def test_a_record_with_such_a_name_is_pointed_at() -> None:
    record = print_record(Record(load("mattel"), 2, b"seed", names=("Ann", "Bob")))
    with pytest.raises(ParseError) as refused:
        parse_record(record.replace("Bob", "B\u2028b"))
    assert (refused.value.code, refused.value.line) == ("bad_name", 6)


def test_other_names_print_and_parse() -> None:
    names = ("Zoë: # |", "", "Ann-Marie 👩‍👧")
    record = Record(load("mattel"), 3, b"seed", names=names)
    assert parse_record(print_record(record)) == record


@pytest.mark.parametrize(
    ("names", "kept"),
    [
        (("Ann",), ("Ann", "", "")),
        (("", "Bob"), ("", "Bob", "")),
        (("", "", ""), ()),
        ((), ()),
    ],
)
def test_names_are_kept_as_they_are_read_again(
    names: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    record = Record(load("mattel"), 3, b"seed", names=names, bots=names)
    assert record.names == record.bots == kept
    assert parse_record(print_record(record)) == record


def test_names_are_no_list() -> None:
    names: Any = ["Ann", "Bob"]
    with pytest.raises(TypeError, match="tuple object expected; got list"):
        Record(load("mattel"), 2, b"seed", names=names)


def test_half_a_sign_is_no_name() -> None:
    with pytest.raises(SetupError) as refused:
        Record(load("mattel"), 2, b"seed", names=("\ud800",))
    assert (refused.value.code, refused.value.details) == ("bad_name", {"found": "\\ud800"})


# --- views that contradict themselves ---

POOL = "view: 1\nshuffles: 1\ndiscard pile: R5\nhand 1: R7\nhand 2: ?x3\n"


def partial(lines: str, edition: str = "mattel") -> str:
    return f"position: 1\nedition: {edition}\n{lines}"


@pytest.mark.parametrize("edition", ["mattel", "board"])
@pytest.mark.parametrize("size", [1, 50, 90, 96, 107, 108, 182, 500])
def test_a_pool_is_completed_or_refused(edition: str, size: int) -> None:
    text = partial(f"{POOL}pool: ?x{size}\n", edition)
    deck = load(edition).deck
    if edition == "mattel" or not len(deck) - 5 <= size <= len(deck):
        with pytest.raises((ParseError, SetupError)) as refused:
            complete(parse_view(text), Stream(b"", "test"))
        assert refused.value.code in {"cards_do_not_add_up", "bad_line"}
        return
    seen = parse_view(text)
    state = complete(seen, Stream(b"", "test"))
    assert view(state, 0) == seen
    assert all(state.pool.count(card) <= deck.count(card) for card in state.pool)


def test_a_pool_that_nobody_has_told_may_be_any() -> None:
    seen = parse_view(partial(POOL))
    assert view(complete(seen, Stream(b"", "test")), 0) == seen


def test_a_pool_has_no_card_more_often_than_the_deck() -> None:
    with pytest.raises(ParseError) as refused:
        parse_view(partial(f"{POOL}pool: R5 R5 R5\n"))
    assert refused.value.details["found"] == "R5"


@pytest.mark.parametrize(
    ("pile", "seen"),
    [("R1 ?", "12 12"), ("R1 G2", "12 2"), ("R1 G2 ?", "12 1 1"), ("R1 ? G2", "12 1 -")],
)
def test_a_seat_sees_the_cards_of_the_pile_that_it_knows(pile: str, seen: str) -> None:
    text = partial(f"view: 1\nhand 1: R7\nhand 2: ?x3\ndiscard pile: {pile}\n", "board")
    with pytest.raises(ParseError) as refused:
        parse_view(f"{text}seen: {seen}\n")
    assert refused.value.code == "bad_line"
    found = parse_view(text)  # without that line it knows what is written
    assert cards_text(reversed(found.discard_pile)) == pile
    assert parse_view(print_view(found)) == found
    assert view(complete(found, Stream(b"", "test")), 0) == found


def test_a_seat_sees_the_cards_of_the_pool_that_it_knows() -> None:
    text = partial(f"{POOL}pool: ?x20 R1 G2\n", "board")
    known = " ".join(["-"] * 20)
    assert parse_view(f"{text}pool seen: {known} 1 12\n").pool[-1][1] == 3
    for wrong in (f"{known} 2 12", f"1 {known[2:]} 1 12"):
        with pytest.raises(ParseError) as refused:
            parse_view(f"{text}pool seen: {wrong}\n")
        assert refused.value.code == "bad_line"


# --- after a round ---

KEEP = """
    step: keep 3 1
    turn: 2
    discard pile: R12
    hand 1: R1 R2 R3 R4 R5 R6 R7
    hand 2:
    table 2: 1: G1 G2 G3 G4 G5 | B10 (B11)=11 B12
    hand 3: (R7) G7
    """


@pytest.mark.clause("B-29", "B-33")
def test_after_a_round_a_position_tells_what_holds_for_the_next() -> None:
    before = board("""
        step: play 2
        turn: 2
        discard pile: G12
        hand 1: R1 R2 R3 R4 R5 R6 R7
        hand 2: R12
        table 2: 1: G1 G2 G3 G4 G5 | B10 (B11)=11 B12
        hand 3: (R7) G7
        """)
    play(before, "2 discard R12")
    written = board(KEEP)
    assert before.step == written.step == "keep"
    for state in (before, written):
        assert state.standing.made == (0, 0b11, 0)
        assert (state.dealer, state.deals, state.standing.rounds) == (1, 1, 1)
        play(state, "3 keep", "1 keep")
        assert (state.goals, state.turn, state.deals) == ([0, 2, 0], 2, 2)
        assert parse_position(print_position(state)) == state


@pytest.mark.clause("B-29")
def test_who_has_laid_and_not_gone_out_has_moved_on_by_one() -> None:
    state = board(KEEP.replace("keep 3 1", "keep 1") + "\n    table 3: 6: B1 B2 B3 B4 B5 B6 B7 B8")
    assert state.goals == [0, 2, 6]
    told = board(KEEP + "\n    phase 2: 3\n    dealer: 2")
    assert told == board(KEEP)


@pytest.mark.clause("B-28")
@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("hand 2:", "hand 2: R12"),  # nobody has gone out
        ("turn: 2", "turn: 1"),  # it was not this one's turn
        ("table 2: 1: G1 G2 G3 G4 G5 | B10 (B11)=11 B12", "phase 2: 1"),  # never laid
    ],
)
def test_a_round_that_nobody_has_ended_is_not_over(line: str, other: str) -> None:
    with pytest.raises(ParseError) as refused:
        board(KEEP.replace(line, other))
    assert refused.value.code == "bad_position"


def test_who_has_plainly_gone_out_need_not_be_named() -> None:
    assert board(KEEP.replace("turn: 2\n", "\n")) == board(KEEP)
    none = KEEP.replace("turn: 2\n", "\n").replace("hand 2:", "hand 2: R12")
    with pytest.raises(ParseError) as refused:
        board(none)
    assert refused.value.code == "bad_position"


@pytest.mark.clause("X-02")
def test_a_round_may_have_ended_at_its_bound() -> None:
    state = board(KEEP.replace("hand 2:", "hand 2: R12").replace("turn: 2", "turns: 300"))
    assert state.standing.made == (0, 1, 0)
    play(state, "3 keep", "1 keep")
    assert state.goals == [0, 1, 0]


@pytest.mark.clause("B-29", "B-33")
@pytest.mark.parametrize("line", ["phase 2: 1", "phase 2: 2", "made 2: 2 3", "dealer: 1"])
def test_a_scored_round_says_how_it_was_scored(line: str) -> None:
    with pytest.raises(ParseError) as refused:
        board(f"{KEEP}\n    {line}")
    assert refused.value.code == "bad_position"


# --- before the first card ---


@pytest.mark.clause("R-03")
def test_the_first_card_is_turned_up_as_the_edition_has_it() -> None:
    state = at("""
        edition: ravensburger
        step: start
        dealer: 2
        hand 1: R1 R2
        hand 2: R3 R4
        hand 3: R5 R6
        draw pile: W S G12 Y7 rest
        """)
    assert cards_text(state.discard_pile) == "G12"
    assert cards_text(state.draw_pile[:2]) == "S W"
    assert cards_text(state.draw_pile[-1:]) == "Y7"
    assert (state.step, state.turn, state.under) == ("draw", 2, 2)
    assert parse_position(print_position(state)) == state


@pytest.mark.clause("M-05", "M-04")
def test_a_skip_turned_up_skips_the_first_player() -> None:
    lines = "step: start\ndealer: 3\nhand 1: R1\nhand 2: R3\nhand 3: R5"
    state = at(f"{lines}\ndraw pile: S rest")
    assert (state.turn, state.turns) == (1, 1)
    state = at(f"{lines}\ndraw pile: W rest")
    assert (state.turn, cards_text(state.discard_pile)) == (0, "W")


@pytest.mark.clause("B-03")
def test_on_the_ring_five_cards_are_turned_up() -> None:
    state = board("step: start\nhand 1: R1\nhand 2: R3\ndraw pile: G1 G2 G3 G4 G5 G6 rest")
    assert cards_text(state.discard_pile[-1:]) == "G1"
    assert cards_text(sorted(state.discard_pile)) == "G1 G2 G3 G4 G5"
    assert (state.step, cards_text(state.draw_pile[-1:])) == ("roll", "G6")


@pytest.mark.parametrize("line", ["discard pile: R5", "turn: 1", "turns: 1", "under: 1"])
def test_before_the_first_card_nothing_else_has_happened(line: str) -> None:
    with pytest.raises(ParseError) as refused:
        at(f"step: start\nhand 1: R1\nhand 2: R3\n{line}")
    assert refused.value.code == "bad_position"


def test_a_view_has_seen_the_first_card() -> None:
    with pytest.raises(ParseError) as refused:
        parse_view(partial("view: 1\nstep: start\nhand 1: R1\nhand 2: ?\n"))
    assert refused.value.code == "position_not_full"


# --- the draw pile ---


def test_the_top_of_the_draw_pile_is_known_and_the_rest_anyhow() -> None:
    state = at("hand 1: R1\nhand 2: R3\ndiscard pile: R5\ndraw pile: G12 W rest")
    assert cards_text(reversed(state.draw_pile[-2:])) == "G12 W"
    assert len(state.draw_pile) == 108 - 3
    apply(state, 0, DRAW)
    assert cards_text(state.hands[0]) == "R1 G12"
    assert parse_position(print_position(state)) == state


@pytest.mark.parametrize("pile", ["rest G12", "rest rest", "G12 rest W", "restG12"])
def test_the_rest_comes_last(pile: str) -> None:
    with pytest.raises(ParseError) as refused:
        at(f"hand 1: R1\nhand 2: R3\ndraw pile: {pile}")
    assert refused.value.code in {"bad_card", "cards_do_not_add_up"}


def test_a_seat_does_not_know_the_top_of_the_draw_pile() -> None:
    with pytest.raises(ParseError) as refused:
        parse_view(partial("view: 1\nhand 1: R1\nhand 2: ?\ndraw pile: G12 rest\n"))
    assert refused.value.code == "bad_line"
