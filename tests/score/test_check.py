"""Bad input gets a code, and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from laydown.engine.errors import SetupError
from laydown.locale import LANGUAGES
from laydown.score.files import from_json, to_csv, to_json
from laydown.score.fold import fold
from laydown.telling import refusal
from laydown.wire.sheets import Enter, Entry, Operation, SheetStart
from tests.score.kit import OUT, Device, laid, left


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry(points=-5), "sheet_points"),
        (Entry(points=100_000), "sheet_points"),
        (Entry(points=7), "sheet_step"),
        (Entry(points=5, cards=["R7"]), "sheet_two_ways"),
        (Entry(counts=[1, 2]), "sheet_counts"),
        (Entry(counts=[-1, 0, 0, 0]), "sheet_count"),
        (Entry(counts=[0, 0, 0, 99]), "sheet_count"),
        (Entry(cards=["R13"]), "sheet_card"),
        (Entry(cards=["seven"]), "sheet_card"),
        (Entry(cards=["R7", "R7", "R7"]), "sheet_card"),
        (Entry(laid=True, phase=2, points=5), "sheet_no_choice"),
    ],
)
def test_what_cannot_be_left_is_refused(entry: Entry, code: str) -> None:
    device = Device()
    device.start("Ida", "Max")
    before = list(device.operations)
    with pytest.raises(SetupError) as refused:
        device.enter(1, OUT, entry, out="1")
    assert refused.value.code == code
    assert device.operations == before
    for language in LANGUAGES:
        assert refusal(refused.value, language).endswith(".")


@pytest.mark.parametrize(
    ("entries", "out", "code"),
    [
        ((left(5), left(5)), "1", "sheet_out_not_laid"),
        ((laid(5), left(5)), "1", "sheet_out_with_cards"),
        ((OUT, left(0)), "1", "sheet_nothing_left"),
        ((OUT, OUT), "1", "sheet_nothing_left"),
        ((OUT, left(5)), "7", "sheet_player"),
    ],
)
def test_a_round_that_cannot_have_ended_so_is_refused(
    entries: tuple[Entry, ...], out: str, code: str
) -> None:
    device = Device()
    device.start("Ida", "Max")
    with pytest.raises(SetupError) as refused:
        device.enter(1, *entries, out=out)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert refusal(refused.value, language).endswith(".")


def test_points_have_no_place_on_the_board() -> None:
    device = Device()
    device.start("Ida", "Max", edition="board")
    with pytest.raises(SetupError, match="sheet_no_points"):
        device.enter(1, OUT, left(5), out="1")


@pytest.mark.parametrize(
    ("players", "code"),
    [
        (["Ida"], "sheet_players"),
        ([f"Player {n}" for n in range(400)], "sheet_players"),
        (["Ida", "Ida"], "sheet_same_name"),
        (["Ida", ""], "sheet_name"),
        (["Ida", "x" * 25], "sheet_name"),
        (["Ida", "\x1b[2J"], "sheet_name"),
    ],
)
def test_players_who_cannot_be(players: list[str], code: str) -> None:
    with pytest.raises(SetupError, match=code) as refused:
        Device().start(*players)
    for language in LANGUAGES:
        assert refusal(refused.value, language).endswith(".")


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (SheetStart("", "nowhere", {}, ["A", "B"], 0), "sheet_edition"),
        (SheetStart("", "mattel", {"phases": "11"}, ["A", "B"], 0), "sheet_edition"),
        (SheetStart("", "board", {"knocking": "yes"}, ["A", "B"], 0), "sheet_edition"),
        (SheetStart("x" * 61, "mattel", {}, ["A", "B"], 0), "sheet_title"),
        (SheetStart("", "mattel", {}, ["A", "B"], 2), "sheet_player"),
        (Enter(1, {"1": OUT}), "sheet_no_start"),
    ],
)
def test_a_sheet_that_cannot_begin_so(start: SheetStart | Enter, code: str) -> None:
    with pytest.raises(SetupError, match=code) as refused:
        Device().write(start)
    for language in LANGUAGES:
        assert refusal(refused.value, language).endswith(".")


def one_round() -> Device:
    device = Device()
    device.start("Ida", "=1+1")
    device.enter(1, OUT, left(45), out="1")
    return device


def test_a_file_can_be_read_again() -> None:
    device = one_round()
    assert from_json(to_json(device.operations)) == device.operations


def _without_start(data: dict[str, Any]) -> None:
    del data["operations"][0]


def _negative(data: dict[str, Any]) -> None:
    data["operations"][1]["what"]["entries"]["2"]["points"] = -5


def _text(data: dict[str, Any]) -> None:
    data["operations"][1]["what"]["entries"]["2"]["points"] = "many"


def _foreign(data: dict[str, Any]) -> None:
    data["format"] = "another"


def _more(data: dict[str, Any]) -> None:
    data["operations"][1]["colour"] = "red"


def _twice(data: dict[str, Any]) -> None:
    data["operations"].append(data["operations"][1])


def _unknown(data: dict[str, Any]) -> None:
    data["operations"][1]["what"]["entries"]["9"] = {}


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (_without_start, "sheet_no_start"),
        (_negative, "sheet_points"),
        (_text, "sheet_file"),
        (_foreign, "sheet_file"),
        (_more, "sheet_file"),
        (_twice, "sheet_twice"),
        (_unknown, "sheet_player"),
    ],
)
def test_a_file_that_was_spoilt_is_refused(spoil: Any, code: str) -> None:  # noqa: ANN401
    data = json.loads(to_json(one_round().operations))
    spoil(data)
    with pytest.raises(SetupError, match=code):
        from_json(json.dumps(data))


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", '{"a":1}', "\ud800", "[" * 9999])
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="sheet_file"):
        from_json(text)


def test_an_empty_list_is_no_sheet() -> None:
    with pytest.raises(SetupError, match="sheet_no_start"):
        from_json('{"format": "laydown-sheet-1", "operations": []}')


def test_csv_has_a_line_for_each_round_and_no_formula() -> None:
    assert to_csv(one_round().sheet).splitlines() == [
        "round,dealer,out,Ida phases,Ida points,'=1+1 phases,'=1+1 points",
        "1,Ida,Ida,1,0,,45",
        "total,,,1,0,,45",
    ]


def test_a_sheet_is_told_as_plain_json() -> None:
    sheet = msgspec.to_builtins(fold(one_round().operations))
    assert sheet["players"][1]["total"] == 45
    assert json.loads(json.dumps(sheet)) == sheet


def test_an_operation_is_short() -> None:
    told = msgspec.to_builtins(Operation("a", 1, Enter(1, {"1": OUT})))
    what = {"do": "enter", "round": 1, "entries": {"1": {"laid": True}}}
    assert told == {"device": "a", "counter": 1, "what": what}
