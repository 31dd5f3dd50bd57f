"""Editions on the wire say what the engine knows."""

from __future__ import annotations

import pytest

from laydown.engine.edition import NAMES, load
from laydown.engine.errors import SetupError
from laydown.wire.of_edition import edition_of
from laydown.wire.tables import Length


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_an_option_can_be_played(name: str) -> None:
    edition = load(name)
    told = edition_of(edition)
    assert bool(told.options) == edition.house_rules
    for option in told.options:
        assert edition.with_options({option.name: option.default}) == edition
        for value in option.values:
            edition.with_options({option.name: value})


def test_options_that_exclude_each_other_say_so() -> None:
    told = edition_of(load("mattel"))
    assert {option.name: option.excludes for option in told.options if option.excludes} == {
        "ten_rounds": ["free_order"],
        "free_order": ["ten_rounds"],
    }
    with pytest.raises(SetupError, match="options_exclude"):
        load("mattel", {"free_order": "yes", "ten_rounds": "yes"})


def test_a_printed_variant_has_its_clause_and_a_house_rule_the_ruling() -> None:
    told = {option.name: option for option in edition_of(load("ravensburger")).options}
    assert (told["knocking"].printed, told["knocking"].clause) == (True, "R-V3")
    assert (told["wild_minimum"].printed, told["wild_minimum"].clause) == (False, "X-22")


def test_the_ring_and_the_lengths() -> None:
    told = edition_of(load("board"), {2: Length(30, 12)})
    assert (told.jokers, told.keep, told.wilds) == (True, 5, 0)
    assert len(told.ring) == len(load("board").ring)
    assert {space.cards for space in told.ring if space.action == "draw"} == {2, 3}
    assert told.lengths == {"2": Length(30, 12)}
    assert not edition_of(load("pocket")).ring


def test_the_phases_that_are_assumed_are_told() -> None:
    told = edition_of(load("board")).phases
    assert [phase.phase for phase in told if phase.assumed] == [1, 3, 4, 5, 7, 10]
