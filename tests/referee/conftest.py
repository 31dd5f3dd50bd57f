"""A client without games, and one with a position to study."""

from __future__ import annotations

import pytest

from tests.referee.client import STUDY, Client


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def study(client: Client) -> Client:
    client.do("position", game="1", position=STUDY)
    return client
