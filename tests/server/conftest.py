from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.kit import Host

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("data")) as running:
        yield running
