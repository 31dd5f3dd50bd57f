"""What the tests of the terminal share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep unfinished games where the test can find them, and nobody else's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
