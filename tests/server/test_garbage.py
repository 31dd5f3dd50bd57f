"""Garbage does no harm: no 5xx, no crash, no hang, whatever comes by HTTP or over a socket."""

from __future__ import annotations

import json
import random
import sys
from typing import TYPE_CHECKING, Any, cast

import pytest
from msgspec import inspect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from laydown.wire import messages as wire
from tests.server.kit import BOT, ME, Host, Person

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

_FRAMES = 400
_KINDS = cast("inspect.UnionType", inspect.type_info(wire.ClientFrame)).types
_REQUESTS = 250
_FIELDS = [
    "t",
    "id",
    "n",
    "move",
    "order",
    "slots",
    "phase",
    "seat",
    "name",
    "for_good",
    "bot",
    "pace",
    "ready",
    "about",
    "yes",
    "queued",
    "hex",
    "language",
    "protocol",
    "build",
    "since",
    "what",
]
_PATHS = (
    "/api/home",
    "/api/me",
    "/api/tables",
    "/api/join",
    "/api/me/handover",
    "/api/me/take",
    "/api/length",
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/review",
    "/api/tables/{table}/qr.svg",
    "/healthz",
    "/readyz",
    "/metrics",
    "/",
    "/t/{table}",
    "/../../etc/passwd",
    "/assets/%2e%2e/secret",
)


_NUMBERS = (-1, 0, 1, 2, 7, 30, 10**18)
_TEXTS = (
    "",
    "draw",
    "discard R5",
    "lay R1 R1 R1 | W W W",
    "hit W on 1.1 high",
    "pause",
    "steady",
    "\u0000\u202e",
    "x" * 80,
    "R5",
    "mattel",
    "zz",
    "ff" * 32,
)


def _value(rng: random.Random, depth: int = 0) -> Any:  # noqa: ANN401 - any JSON
    """Return something, mostly the kind of thing that might be expected."""
    plain = [None, True, 1.5, *_NUMBERS, *_TEXTS, "x" * rng.choice((10, 500, 3000))]
    if depth > 2 or rng.random() < 0.7:
        return rng.choice(plain)
    if rng.random() < 0.5:
        return [_value(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(_FIELDS): _value(rng, depth + 1) for _ in range(rng.randrange(4))}


def _of(kind: inspect.Type, rng: random.Random) -> Any:  # noqa: ANN401 - any JSON
    """Return something of a type."""
    match kind:
        case inspect.StrType():
            return rng.choice(_TEXTS)
        case inspect.IntType():
            return rng.choice(_NUMBERS)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.LiteralType(values):
            return rng.choice(values)
        case inspect.ListType(item):
            return [_of(item, rng) for _ in range(rng.randrange(7))]
        case inspect.UnionType(kinds):
            return _of(rng.choice(kinds), rng)
        case _:
            return None


def _right(rng: random.Random) -> dict[str, Any]:
    """Return a frame with all that belongs to its kind, whatever it may mean."""
    kind = cast("inspect.StructType", rng.choice(_KINDS))
    wanted = [one for one in kind.fields if one.required or rng.random() < 0.5]
    return {"t": kind.tag, **{one.name: _of(one.type, rng) for one in wanted}}


def _frame(rng: random.Random, sent: list[str]) -> str | bytes:
    """Return a frame: garbage, right or half right, or one that was sent before."""
    kind = rng.random()
    if kind < 0.1 and sent:
        return rng.choice(sent)
    if kind < 0.15:
        return rng.randbytes(rng.randrange(200))
    body = _right(rng)
    if kind < 0.6:
        for name in rng.sample(_FIELDS, rng.randrange(6)):
            body[name] = _value(rng)
    if rng.random() < 0.5:
        body["id"] = f"g{len(sent)}"
    text = json.dumps(body)
    if kind < 0.25:
        cut = rng.randrange(len(text))
        return text[:cut] + rng.choice(("", "}", "\\", "\ud7ff")) + text[cut + 1 :]
    return text


def _socket(host: Host, table: str, cookie: str) -> ClientConnection:
    address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return host.open.enter_context(connect(address, additional_headers={"Cookie": cookie}))


def _cookie(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_garbage_over_a_socket_is_answered_or_ends_the_socket(tmp_path: Path, seed: int) -> None:
    host = Host(tmp_path / "data")
    with (tmp_path / "log").open("w+", encoding="utf-8") as host.log:
        with host:
            _send_garbage(host, random.Random(seed), evil_player=seed == 0)
        host.log.seek(0)
        failed = [line for line in host.log if json.loads(line)["level"] == "error"]
    assert not failed  # what fails only ends its socket, and nobody else might notice


def _send_garbage(host: Host, rng: random.Random, *, evil_player: bool) -> None:
    ann, eve = Person(host, "Ann"), Person(host, "Eve")
    table = ann.open(ME, BOT)
    cookies = [_cookie(eve), _cookie(ann)[:-3] + "abc", ""]  # somebody else's, forged, none
    cookies += [_cookie(ann)] * evil_player  # who means no good
    socket = None
    sent: list[str] = []
    for _ in range(_FRAMES):
        if socket is None:
            socket = _socket(host, table, rng.choice(cookies))
            if rng.random() < 0.9:
                socket.send(
                    json.dumps({"t": "hello", "since": rng.choice((None, -1, 0, 5, 10**9))})
                )
        frame = _frame(rng, sent)
        try:
            socket.send(frame)
        except ConnectionClosed:
            socket = None
        if isinstance(frame, str):
            sent.append(frame)
    # The table still stands, and its player plays on.
    seat = ann.sit_down(table)
    assert seat.until("welcome")["seat"] == 1
    assert seat.answer("why", move="draw")["t"] in {"because", "no"}
    assert host.process
    assert host.process.poll() is None


@pytest.mark.slow
def test_garbage_by_http_is_refused_without_a_failure(host: Host) -> None:
    rng = random.Random(7)
    ann = Person(host, "Ann")
    table = ann.open(ME, BOT)
    for _ in range(_REQUESTS):
        path = rng.choice(_PATHS).replace("{table}", rng.choice((table, "none", "%00", "é" * 50)))
        method = rng.choice(("GET", "GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"))
        query = rng.choice(("", "?seat=1", "?seat=x&open=maybe", "?open=true&seat=-9", "?a=%ff"))
        body = rng.choice(
            (
                json.dumps(_value(rng)).encode(),
                json.dumps(_wanted(rng)).encode(),
                rng.randbytes(rng.randrange(300)),
                b"",
            )
        )
        kind = rng.choice(("application/json", "text/plain", "application/xml", "a/b; c=\x01"))
        answer = ann.http.request(
            method, host.url + path + query, content=body, headers={"Content-Type": kind}
        )
        assert answer.status_code < 500, (method, path, query, body, answer.text)
    assert ann.get("/api/home")["me"]["name"] is not None


_DEEP = "[" * 3500 + "]" * 3500  # more than anything can be read that stands in one another


def test_what_is_nested_too_deeply_cannot_be_read(host: Host) -> None:
    ann = Person(host, "Ann")
    table = ann.open(ME, BOT)
    seat = ann.sit_down(table)
    seat.until("options")
    seat.socket.send(f'{{"t": "ping", "more": {_DEEP}}}')
    assert seat.until("no")["refusal"]["code"] == "bad_frame"
    assert seat.answer("why", move="draw")["t"] == "because"
    json_kind = {"Content-Type": "application/json"}
    for path in ("join", "tables", "edition", "ask", "length", "sheets"):
        body = f'{{"code": {_DEEP}}}'
        answer = ann.http.post(f"{host.url}/api/{path}", content=body, headers=json_kind)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    socket = _socket(host, table, _cookie(ann))
    socket.send(_DEEP)  # instead of a hello
    with pytest.raises(ConnectionClosed) as end:
        socket.recv(timeout=60)
    assert end.value.rcvd
    assert end.value.rcvd.code == 1003


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is told on Linux")
def test_wrong_requests_leave_nothing_in_memory(tmp_path: Path) -> None:
    long = {"edition": "mattel", "edition_text": "x" * 240_000}
    wrong = (
        {"settings": long, "seats": [{"kind": "none"}]},
        {"settings": long, "seats": [ME, BOT]},
    )
    with Host(tmp_path) as host:
        ann = Person(host, "Ann")
        before = host.memory()
        for _ in range(300):  # 140 MB in all
            for body in wrong:
                assert ann.post("/api/tables", body).status_code == 400
        assert host.memory() - before < 100 << 20


def _wanted(rng: random.Random) -> dict[str, Any]:
    """Return a table that somebody might want, with something wrong in it."""
    settings: dict[str, Any] = {
        "edition": rng.choice(("mattel", "board", "express", _value(rng))),
        "claim": rng.choice((8, -1, 10**9, "x")),
        "clock": rng.choice((None, {"kind": "bank"}, {"kind": "days", "days": 0}, {"kind": 3})),
        "options": rng.choice(({}, {"phases": "99"}, {"knocking": "yes"}, _value(rng))),
        "edition_text": rng.choice(("", "name = 1", "based_on = 'mattel'\n[deal]\nhand = 999")),
    }
    seats = [rng.choice((ME, BOT, {"kind": "bot", "bot": "no"}, _value(rng))) for _ in range(3)]
    return {"settings": settings, "seats": seats, "start": rng.choice((True, False, 1))}
