"""What OpenAPI says of HTTP is true, and no request that it allows or forbids breaks the server."""

from __future__ import annotations

import pytest

from tests.server.http_fuzz import DOCUMENT, OPERATIONS, fuzz
from tests.server.kit import Host, Person

_REQUESTS = 8  # of each kind, right and wrong


def test_a_server_tells_what_it_offers(host: Host) -> None:
    assert Person(host).get("/api/openapi.json") == DOCUMENT


@pytest.mark.slow
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_no_request_breaks_the_server(host: Host, path: str, method: str) -> None:
    fuzz(host, path, method, _REQUESTS)
