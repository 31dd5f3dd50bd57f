"""Fit and why not: answered at any time from a seat's view, and true."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import bare
from laydown.engine.errors import LaydownError
from laydown.engine.laying import all_lays
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import legal
from laydown.engine.state import PLAY
from laydown.engine.steps.lay import phases_to_lay
from laydown.engine.view import View, view
from laydown.wire.fits import fit
from laydown.wire.refusals import why_not
from tests.wire.positions import FILES, positions

if TYPE_CHECKING:
    from laydown.engine.groups import Group
    from laydown.engine.state import State

EVERY = 5
LAYS = 3  # looked at in each position
STUDY = """\
position: 1
edition: mattel
hand 1: R3 G4 G6 Y7 O7 W W S O12 R12
hand 2: R1 R2
phase 1: 2
step: play 1
discard pile: R5
"""


def study(text: str = STUDY, seat: int = 0) -> View:
    return view(parse_position(text), seat)


def slots_of(groups: tuple[Group, ...], *, named: bool) -> list[list[str]]:
    return [[card_text(card if named else bare(card)) for card in group.cards] for group in groups]


def check_lay(state: State, seat: int, place: int, groups: tuple[Group, ...]) -> None:
    """Ask how the cards of a lay fit: as they lie, and with Wilds that say nothing."""
    seen = view(state, seat)
    may = state.step == PLAY and seat in state.actors()
    edition = state.edition
    number = place + 1 if edition.options.free_order else None
    for named in (True, False):
        told = fit(seen, slots_of(groups, named=named), number, "en")
        assert all(slot.ok for slot in told.slots)
        assert told.phase == place + 1
        assert told.move is not None
        assert (parse_move(told.move) in legal(state, seat)) == may
        assert (told.refusal is None) == may
        if named:
            cards = [slot.group.cards for slot in told.slots if slot.group]
            assert cards == [[card_text(card) for card in group.cards] for group in groups]
    for index, group in enumerate(groups):
        slots = slots_of(groups, named=True)
        gone = slots[index].pop()
        told = fit(seen, slots, number, "en")
        slot = told.slots[index]
        assert told.move is None or slot.ok
        if len(group.cards) == group.pattern.least:
            assert (slot.ok, slot.missing, slot.refusal) == (False, 1, None)
            value = gone.partition("=")[2] or gone
            wild = value == gone and gone[0] in "W("  # it takes any place that is open
            assert wild or not slot.wanted or {value, value[1:], value[:1]} & set(slot.wanted)


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_every_lay_fits_in_turn_or_not(file: str) -> None:
    for state in positions(file, EVERY):
        for seat in range(state.players) if not state.over else ():
            for place in phases_to_lay(state, seat):
                phase, hand = state.edition.phases[place], state.hands[seat]
                for groups in islice(all_lays(phase, hand, state.edition), LAYS):
                    check_lay(state, seat, place, groups)


def test_slots_say_what_is_missing_and_what_is_wrong() -> None:
    told = fit(study(), [["Y7", "O7"], ["R3", "G4", "G6"]], None, "en")
    assert (told.phase, told.move, told.refusal) == (2, None, None)
    first, second = told.slots
    assert (first.pattern, first.ok, first.missing, first.wanted) == ("set 3", False, 1, ["7"])
    assert (second.missing, second.wanted, second.refusal) == (1, ["5"], None)
    told = fit(study(), [["Y7", "O7", "O12"], []], None, "en")
    assert told.slots[0].refusal is not None
    assert told.slots[0].refusal.code == "mixed_numbers"
    assert told.slots[0].refusal.clause
    assert "[O12]" in told.slots[0].refusal.text
    assert told.slots[1].missing == 4


def test_wilds_say_what_they_stand_for_and_what_else_they_could() -> None:
    told = fit(study(), [["Y7", "O7", "W"], ["W", "R3", "G4", "G6"]], None, "en")
    assert [slot.ok for slot in told.slots] == [True, True]
    group = told.slots[1].group
    assert group is not None
    assert group.cards == ["R3", "G4", "W=5", "G6"]
    assert told.move == "lay Y7 O7 W | R3 G4 W=5 G6"
    told = fit(study(), [[], ["R3", "G4", "W", "W"]], None, "en")
    choices = [(choice.card, choice.value) for choice in told.slots[1].wilds]
    assert choices == [(3, "W=1"), (4, "W=2"), (4, "W=2")]


def test_a_card_that_is_not_held_is_refused_in_its_slot() -> None:
    told = fit(study(), [["Y7", "O7", "R7"], []], None, "en")
    slot = told.slots[0]
    assert slot.refusal is not None
    assert (slot.ok, slot.refusal.code) == (False, "card_not_held")
    told = fit(study(), [["Y7", "O7", "W"], ["W", "W", "R3", "G4"]], None, "en")
    assert [slot.ok for slot in told.slots] == [True, False]


def test_a_lay_that_takes_every_card_says_so() -> None:
    keep = "mattel\noptions: last_card=discard"
    text = STUDY.replace("mattel", keep).replace("W W S O12 R12", "W W")
    told = fit(study(text), [["Y7", "O7", "W"], ["R3", "G4", "W", "G6"]], None, "en")
    assert told.refusal is not None
    assert (told.move, told.refusal.code) == (None, "keep_one_card")


def test_out_of_turn_the_move_is_told_and_why_it_has_to_wait() -> None:
    text = STUDY.replace("step: play 1", "turn: 2\nstep: play 2")
    told = fit(study(text), [["Y7", "O7", "W"], ["R3", "G4", "W", "G6"]], None, "en")
    assert told.refusal is not None
    assert (told.move, told.refusal.code) == ("lay Y7 O7 W | R3 G4 W=5 G6", "not_your_turn")


def test_another_phase_can_be_asked_about() -> None:
    told = fit(study(), [["Y7", "O7", "W"], ["O12", "R12", "W"]], 1, "en")
    assert [slot.ok for slot in told.slots] == [True, True]
    assert told.refusal is not None
    assert (told.phase, told.move, told.refusal.code) == (1, None, "wrong_phase")


@pytest.mark.parametrize(
    ("slots", "phase", "code"),
    [
        ([["Q7"]], None, "bad_card"),
        ([["R3 G4"]], None, "one_card_expected"),
        ([[""]], None, "bad_card"),
        ([[], [], []], None, "wrong_groups"),
        ([["R3"]], 11, "wrong_phase"),
        ([["R3"]], 0, "wrong_phase"),
        ([["R3"] * 11], None, "card_not_held"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(
    slots: list[list[str]], phase: int | None, code: str
) -> None:
    with pytest.raises(LaydownError) as error:
        fit(study(), slots, phase, "en")
    assert error.value.code == code


def test_why_not_tells_code_clause_and_a_sentence_with_cards_in_brackets() -> None:
    seen = study()
    assert why_not(seen, "discard R3", "en") is None
    refusal = why_not(seen, "discard R9", "de")
    assert refusal is not None
    assert (refusal.code, refusal.details) == ("card_not_held", {"card": "R9"})
    assert refusal.clause
    assert "[R9]" in refusal.text
    wrong = why_not(seen, "dance", "en")
    assert wrong is not None
    assert (wrong.code, wrong.clause) == ("unknown_move", None)
    later = why_not(study(seat=1), "draw", "fr")
    assert later is not None
    assert later.code == "not_your_turn"
