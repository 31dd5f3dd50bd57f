"""The referee that people ask: yes or no by which clause, what else may be done, what lacks."""

from __future__ import annotations

import pytest

from laydown.engine.notation.position import print_position
from laydown.locale import LANGUAGES
from laydown.wire.asking import Question, Ruling
from laydown.wire.rulings import rule
from tests.rules.kit import at
from tests.rules.test_refusals import Example, examples

LAID = """\
position: 1
edition: mattel
view: 1
step: play 1
discard pile: R5
hand 1: R11 R8 Y3
table 1: 3: R11 G11 Y11 W | R2 G3 G4 W
phase 1: 3
hand 2: ?x5
table 2: 4: R2 Y3 G4 W O6 Y7 R8 G9
phase 2: 4
"""
SHORT = """\
position: 1
edition: mattel
view: 1
step: play 1
discard pile: R5
hand 1: R11 G11 Y11 R1 R2 G8 Y3 S
hand 2: ?x5
skip 2: 1
"""


def ruling(position: str, move: str = "", seat: int | None = None, language: str = "en") -> Ruling:
    return rule(Question(position, move, seat), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "example", examples(), ids=lambda e: f"{e.row.edition}-{e.row.key}".replace(" ", "-")
)
def test_every_refusal_is_answered_with_its_clause(example: Example, language: str) -> None:
    position = print_position(at(example.position, rest=example.rest))
    found = ruling(position, example.move, example.seat, language)
    refusal = found.asked.refusal if found.asked else found.problem
    assert refusal
    assert (refusal.code, refusal.clause) == (example.row.code, example.row.clause)
    assert refusal.text


def test_a_move_that_is_allowed_is_told_in_words() -> None:
    asked = ruling(LAID, "hit R11 on 1.1").asked
    assert asked
    assert asked.refusal is None
    assert asked.text == "Hit [R11] on 1.1: [R11] [Y11] [G11] [W]"


def test_what_may_be_done_and_what_not_stand_beside_it() -> None:
    found = ruling(LAID, "hit R8 on 2.1")
    assert [one.move for one in found.may] == [
        "hit R11 on 1.1",
        "discard R8",
        "discard R11",
        "discard Y3",
    ]
    assert all(one.text and one.refusal is None for one in found.may)
    assert {one.move for one in found.may_not} == {"hit Y3 on 1.1", "hit R8 on 1.1"}
    # A card that fits nowhere is told once, and not of one group among several.
    told = {one.refusal.text for one in found.may_not if one.refusal}
    assert told == {f"[{card}] does not fit on any group on the table." for card in ("Y3", "R8")}


@pytest.mark.parametrize(("hand", "left", "out"), [("R11 R8 Y3", 2, False), ("R11 R8", 1, True)])
def test_going_out_is_possible_when_one_card_is_left_to_discard(
    hand: str, left: int, out: bool
) -> None:
    found = ruling(LAID.replace("R11 R8 Y3", hand))
    assert (found.left, found.out) == (left, out)


def test_what_is_missing_and_how_likely_it_is() -> None:
    found = ruling(SHORT)
    assert found.aim
    assert (found.aim.phase, found.aim.short) == (1, 2)
    # A second set begins with any number but 11: with what is held, 1, 2, 3 and 8, or a Wild.
    seen = 8 + 1 + 1  # the hand, the discard pile, the Skip in front of somebody
    helpful = 4 * 7 - 1 + 8  # eight of each number less those that are seen, and the Wilds
    assert found.chance == pytest.approx(helpful / (108 - seen), abs=0.1)
    assert found.lays == []


def test_who_asks_may_be_named_and_out_of_turn_gets_the_reason() -> None:
    text = SHORT.replace("view: 1\n", "").replace("?x5", "R7 R9")
    found = ruling(text, "draw", 2)
    assert found.asked
    assert found.asked.refusal
    assert found.asked.refusal.code == "not_your_turn"
    assert found.may == []


@pytest.mark.parametrize(
    ("position", "seat", "code"),
    [
        ("", None, "missing_line"),
        (LAID, 2, "no_such_place"),
        (LAID.replace("view: 1\n", "").replace("?x5", "R7"), 7, "no_such_seat"),
        (LAID.replace("R8 Y3\n", "R8 Y3 Y3 Y3\n"), None, "cards_do_not_add_up"),
    ],
)
def test_a_situation_that_cannot_be_is_told(position: str, seat: int | None, code: str) -> None:
    found = ruling(position, "draw", seat)
    assert found.problem
    assert found.problem.code == code
    assert found.asked is None


def test_hidden_cards_stay_hidden() -> None:
    one = LAID.replace("view: 1\n", "").replace("?x5", "R1 G2 R3 R4 R6")
    other = one.replace("R1 G2 R3 R4 R6", "Y8 Y9 Y10 O1 O2")
    assert ruling(one, "hit R8 on 2.1") == ruling(other, "hit R8 on 2.1")
