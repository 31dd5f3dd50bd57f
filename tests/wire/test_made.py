"""What is made of the structs is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.wire.files import files

ROOT = Path(__file__).parent.parent.parent
MADE = files()


@pytest.mark.parametrize("name", MADE)
def test_it_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == MADE[name], "run `make wire`"
