"""What is made of the structs is up to date."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

from tools.wire import structs
from tools.wire.files import files
from tools.wire.structs import Alias, Message, Part, TwoOfOneName, check_names

ROOT = Path(__file__).parent.parent.parent
MADE = files()


@pytest.mark.parametrize("name", MADE)
def test_it_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == MADE[name], "run `make wire`"


@pytest.mark.parametrize(
    "other",
    [Message("Seat", "", None, ()), Alias("Seat", ast.Name("int"), "")],
    ids=["struct", "alias"],
)
def test_nothing_is_called_as_something_else(other: Message | Alias) -> None:
    game = Part("game", "", (Message("Seat", "", None, ()), Message("View", "", None, ())))
    check_names([game])
    with pytest.raises(TwoOfOneName) as found:
        check_names([game, Part("tables", "", (other,))])
    assert (
        str(found.value)
        == "Seat stands in laydown.wire.game and in laydown.wire.tables: rename one"
    )


def test_the_command_refuses_it_and_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = Part("game", "", (Message("Seat", "", None, ()),) * 2)
    monkeypatch.setattr(structs, "_part", lambda _: twice)
    monkeypatch.setattr(Path, "write_text", lambda *_, **__: pytest.fail("it writes"))
    with pytest.raises(SystemExit) as found:
        runpy.run_module("tools.wire", run_name="__main__")
    assert "Seat stands in" in str(found.value)
