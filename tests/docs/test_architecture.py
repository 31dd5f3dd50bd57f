"""The page of the architecture: its rooms are those of the code, and the ways lead through them."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import pytest

import laydown
from tests.docs.pages import ROOT
from tools import architecture

PAGE = ROOT / "docs" / "architecture.md"
WAYS = ("A typed move", "A bot's choice", "A hint", "A record")


@cache
def ways() -> dict[str, str]:
    """Return the text of each way by its heading."""
    parts = re.split(r"(?m)^### (.*)$", PAGE.read_text("utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def names_of(way: str) -> list[str]:
    """Return what a way names in the code: `engine.rules.apply`."""
    rooms = "|".join(sorted(rooms_of_the_code()))
    return re.findall(rf"`((?:laydown|{rooms})(?:\.\w+)*)`", ways()[way])


def rooms_of_the_code() -> set[str]:
    found = {module.name for module in iter_modules(laydown.__path__)}
    return {name for name in found if not name.startswith("_")}


def test_the_picture_and_the_table_are_up_to_date() -> None:
    # python -m tools.architecture writes both anew
    assert architecture.PICTURE.read_text("utf-8") == architecture.picture()
    text = PAGE.read_text("utf-8")
    assert text == architecture.page(text)


def test_the_picture_shows_every_room_once() -> None:
    drawn = re.findall(r'<g id="(\w+)"', architecture.picture())
    assert sorted(drawn) == sorted({*rooms_of_the_code(), "web"})
    folders = {path.name for path in architecture.PACKAGE.iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} <= set(drawn)
    assert (ROOT / "web").is_dir()


def test_every_door_leads_down() -> None:
    line = {name: place for place, row in enumerate(architecture.rows()) for name in row}
    for name, place in line.items():
        for other in architecture.room(name).imports:
            assert line[other] > place, f"{name} imports {other}"


def test_no_arrow_follows_from_others() -> None:
    found = architecture.doors()
    assert ("terminal", "engine") not in found
    assert ("sense", "engine") in found
    assert len(found) < sum(len(architecture.room(name).imports) for name in rooms_of_the_code())


@pytest.mark.parametrize("way", WAYS)
def test_all_that_a_way_names_exists(way: str) -> None:
    found = names_of(way)
    assert len({name.partition(".")[0] for name in found}) > 1, "it leads through some rooms"
    for name in found:
        thing: object = laydown
        known = "laydown"
        for part in name.removeprefix("laydown.").split("."):
            known = f"{known}.{part}"
            thing = getattr(thing, part, None) or import_module(known)
        assert thing is not None


def test_there_are_four_ways() -> None:
    assert tuple(ways()) == WAYS
