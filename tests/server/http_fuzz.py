"""Requests made up from the OpenAPI document: none may bring the server to its knees.

`python -m tests.server.http_fuzz 2000 SEED` sends so many of each kind, as `make torture` does.
"""

from __future__ import annotations

import sys
import tempfile
import warnings
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans

from laydown.server.api import api
from laydown.server.openapi import document
from tests.server.kit import BOT, ME, Host, Person, get

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its own, while it is imported
    import schemathesis
    from schemathesis import GenerationMode

if TYPE_CHECKING:
    from schemathesis import Case

DOCUMENT: dict[str, Any] = document(api())
_PATIENCE = 120.0  # seconds: the machine may be busy
_REFUSED = 400
_FAILED = 500
_SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = [(path, method) for path, found in DOCUMENT["paths"].items() for method in found]


def fuzz(host: Host, path: str, method: str, count: int, first: int = 1) -> None:
    """Send requests to one place, half of them as they should be; raise if one fails badly."""
    ann = Person(host, "Ann")
    table = ann.open(ME, BOT)
    _SCHEMA.config.update(base_url=host.url)
    cookies = dict(ann.http.cookies)
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

        @seed(first)
        @settings(
            max_examples=count,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=_SCHEMA[path][method].as_strategy(generation_mode=mode), there=booleans())
        def send(case: Case, *, there: bool) -> None:
            if there and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            answer = case.call(cookies=cookies, timeout=_PATIENCE)
            assert answer.status_code < _FAILED, (case.as_curl_command(), answer.text)
            if answer.status_code >= _REFUSED:
                assert answer.json()["code"], answer.text

        with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
            send()  # where nothing is asked for, nothing can be wrong
    assert get(f"{host.url}/healthz").text == "ok"


def main(count: str = "2000", first: str = "1") -> None:
    """Send many requests of each kind."""
    with tempfile.TemporaryDirectory() as folder, Host(Path(folder)) as host:
        for path, method in OPERATIONS:
            fuzz(host, path, method, int(count), int(first))
            print(f"{count} times {method} {path}: nothing broke", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
