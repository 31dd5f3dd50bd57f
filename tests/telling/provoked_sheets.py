"""For every code of a score sheet an example that provokes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.score.check import MOST_OPERATIONS, Checker
from laydown.score.files import from_json
from laydown.wire.sheets import (
    Add,
    DeleteRound,
    Drop,
    Enter,
    Entry,
    Operation,
    Retitle,
    SheetStart,
    SheetUndo,
)
from tests.score.kit import OUT, Device, laid, left

if TYPE_CHECKING:
    from collections.abc import Callable


def _sheet(edition: str = "mattel", options: dict[str, str] | None = None) -> Device:
    device = Device()
    device.start("Ida", "Max", "Lena", edition=edition, options=options)
    return device


def _tied() -> Device:
    device = _sheet(options={"phases": "1-2"})
    device.enter(1, OUT, laid(20), left(50), out="1")
    device.enter(2, laid(20), OUT, left(5), out="2")
    return device


def _won() -> Device:
    device = _tied()
    device.enter(3, OUT, left(10), out="1")
    return device


def _left(entry: Entry) -> Callable[[], object]:
    return lambda: _sheet().enter(1, entry)


def _ended(*entries: Entry, out: str = "1") -> Callable[[], object]:
    return lambda: _sheet().enter(1, *entries, out=out)


def _start(*players: str, title: str = "", edition: str = "mattel") -> Callable[[], object]:
    return lambda: Device().write(SheetStart(title, edition, {}, list(players), 0))


def _full() -> None:
    start = Operation("a", 1, SheetStart("", "mattel", {}, ["A", "B"], 0))
    others = [Operation("a", n, Retitle("")) for n in range(2, MOST_OPERATIONS + 2)]
    Checker([start, *others])


def _twice() -> None:
    operations = _sheet().operations
    Checker([*operations, *operations])


def _made_before() -> None:
    device = _sheet(options={"free_order": "yes"})
    seven = Entry(laid=True, phase=7)
    device.enter(1, seven, left(5), left(5), out="1")
    device.enter(2, seven, left(5), left(5), out="1")


SHEETS: list[tuple[str, Callable[[], object]]] = [
    ("sheet_file", lambda: from_json("{}")),
    ("sheet_full", _full),
    ("sheet_twice", _twice),
    ("sheet_no_start", lambda: Device().write(Retitle("Friday"))),
    ("sheet_edition", _start("Ida", "Max", edition="another")),
    ("sheet_players", _start(*"ABCDEFG")),
    ("sheet_name", _start("Ida", "")),
    ("sheet_same_name", _start("Ida", "Ida")),
    ("sheet_title", _start("Ida", "Max", title="x" * 61)),
    ("sheet_player", lambda: _sheet().write(Drop("9", 1))),
    ("sheet_round", lambda: _sheet().write(DeleteRound(7))),
    ("sheet_undo", lambda: _sheet().write(SheetUndo("a.1"))),
    ("sheet_too_late", lambda: _tied().write(Add("Paul", 3))),
    ("sheet_after_end", lambda: _won().enter(4, OUT)),
    ("sheet_which_phase", lambda: _sheet(options={"free_order": "yes"}).enter(1, laid(5))),
    ("sheet_no_choice", _left(Entry(laid=True, phase=2))),
    ("sheet_two_ways", _left(Entry(points=5, cards=["R7"]))),
    ("sheet_no_points", lambda: _sheet("board").enter(1, left(5))),
    ("sheet_points", _left(left(-5))),
    ("sheet_step", _left(left(7))),
    ("sheet_counts", _left(Entry(counts=[1]))),
    ("sheet_count", _left(Entry(counts=[0, 0, 0, 9]))),
    ("sheet_card", _left(Entry(cards=["seven"]))),
    (
        "sheet_out_elsewhere",
        lambda: _tied().write(Enter(3, {"1": left(5), "2": left(5)}, "3")),
    ),
    ("sheet_out_not_laid", _ended(left(5), left(5), left(5))),
    ("sheet_out_with_cards", _ended(laid(5), left(5), left(5))),
    ("sheet_nothing_left", _ended(OUT, left(5), left(0))),
    ("sheet_phase_not_open", _made_before),
]
