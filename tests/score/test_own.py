"""Sheets of editions of one's own: the sheet carries the file along, and folds by it."""

from __future__ import annotations

import pytest

from laydown.engine.errors import ParseError, SetupError
from laydown.score.facts import own
from laydown.score.files import from_json, to_json
from laydown.score.fold import fold
from laydown.wire.sheets import Entry, SheetStart
from tests.score.kit import OUT, Device, player

THREE = """\
name = "three"
based_on = "mattel"
[players]
most = 3
[points]
wild = 40
[[phases]]
lay = "set 2"
[[phases]]
lay = "run 3"
[[phases]]
lay = "set 4"
"""


def start(device: Device, text: str = THREE, name: str = "three") -> None:
    device.write(SheetStart("Friday", name, {}, ["Ida", "Max"], 0, text))


def test_points_and_phases_are_those_of_the_file() -> None:
    device = Device()
    start(device)
    wilds = Entry(laid=True, cards=["W", "R3"])
    sheet = device.enter(1, OUT, wilds, out="1")
    assert (sheet.edition, sheet.edition_text) == ("three", THREE)
    assert player(sheet, "Max").total == 45
    device.enter(2, OUT, wilds, out="1")
    sheet = device.enter(3, OUT, Entry(points=5), out="1")
    assert sheet.winners == ["1"]  # three phases are all there are
    assert sheet.phases == [1, 2, 3]


def test_the_file_goes_along_when_the_sheet_is_saved() -> None:
    device = Device()
    start(device)
    device.enter(1, OUT, Entry(points=40), out="1")
    assert fold(from_json(to_json(device.operations))) == device.sheet


def test_no_more_players_than_the_edition_has() -> None:
    device = Device()
    with pytest.raises(SetupError) as error:
        device.write(SheetStart("Friday", "three", {}, ["A", "B", "C", "D"], 0, THREE))
    assert error.value.code == "sheet_players"


@pytest.mark.parametrize(
    ("name", "text"), [("three", "nonsense"), ("four", THREE), ("mattel", THREE), ("three", "")]
)
def test_a_file_that_is_none_or_another_one_is_refused(name: str, text: str) -> None:
    with pytest.raises(SetupError) as error:
        start(Device(), text, name)
    assert error.value.code == "sheet_edition"


def test_what_the_browser_needs_of_it() -> None:
    found = own(THREE)
    assert found.info.name == found.sheet.name == "three"
    assert [one.points for one in found.sheet.classes if one.kind == "wild"] == [40]
    assert len(found.info.phases) == 3
    with pytest.raises(ParseError):
        own("nonsense")


def test_an_edition_of_one_phase_offers_no_choice_of_phases() -> None:
    one = 'name = "one"\nbased_on = "mattel"\n[[phases]]\nlay = "set 2"\n'
    values = {option.name: option.values for option in own(one).info.options}
    assert values["phases"] == ["1-1"]
    assert own(THREE).info.options[1].values == ["1-3", "1-1", "odd", "even"]
