"""Aim: how far a hand is from its phase, true at any time, from the view alone."""

from __future__ import annotations

from collections import Counter

import pytest

from laydown.engine.cards import bare
from laydown.engine.errors import IllegalMove
from laydown.engine.laying import shortfall
from laydown.engine.notation.cards import read_card
from laydown.engine.notation.position import parse_position
from laydown.engine.notation.reader import Reader
from laydown.engine.scoring import open_phases
from laydown.engine.view import View, view
from laydown.wire.aims import aim
from laydown.wire.fits import fit
from tests.wire.positions import FILES, positions

EVERY = 11
STUDY = """\
position: 1
edition: mattel
hand 1: R3 G4 G6 Y7 O7 W S O12 R1 G9
hand 2: R1 R2
phase 1: 2
step: play 1
discard pile: R5
"""


def study(text: str = STUDY) -> View:
    return view(parse_position(text), 0)


def bare_card(text: str) -> int:
    return bare(read_card(Reader(text), placed=True))


@pytest.mark.parametrize("file", FILES[::3])
def test_the_slots_are_as_far_as_the_hand_gets(file: str) -> None:
    for state in positions(file, EVERY):
        for seat in range(state.players):
            seen = view(state, seat)
            places = open_phases(seen.edition, seen.standing, seat)
            if seen.laid[seat] >= 0 or not places or not seen.hand:
                continue
            told = aim(seen)
            phase = seen.edition.phases[told.phase - 1]
            assert told.phase - 1 in places
            assert told.short == shortfall(phase, seen.hand, seen.edition)
            held = Counter(bare_card(card) for slot in told.slots for card in slot)
            assert not held - Counter(seen.hand)
            assert len(told.slots) == len(told.wanted) == len(phase.patterns)
            if not any(told.slots):
                continue
            number = told.phase if seen.edition.options.free_order else None
            answer = fit(seen, told.slots, number, "en")
            assert [slot.missing for slot in answer.slots] == list(map(len, told.wanted))
            assert sum(map(len, told.wanted)) == told.short


def test_what_lacks_is_named() -> None:
    told = aim(study())
    assert told.phase == 2
    assert told.short == 1
    assert sorted(card for slot in told.slots for card in slot if card[0] == "W")
    assert sum(map(len, told.wanted)) == 1


def test_a_whole_phase_lacks_nothing() -> None:
    told = aim(study(STUDY.replace("O12", "W")))
    assert told.short == 0
    assert told.wanted == [[], []]
    assert sum(map(len, told.slots)) == 7


def test_who_has_laid_aims_at_nothing() -> None:
    for state in positions(FILES[0], 1):
        for seat in range(state.players):
            if state.laid[seat] >= 0:
                with pytest.raises(IllegalMove, match="already_laid"):
                    aim(view(state, seat))
                return
    pytest.fail("nobody lays in this game")
