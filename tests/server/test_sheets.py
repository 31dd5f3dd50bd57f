"""Score sheets on a server: shared by keys, one order for all, told at once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from laydown.score.fold import fold
from laydown.wire.sheets import Operation
from tests.score.kit import OUT, Device, left
from tests.server.kit import Host, get, post

if TYPE_CHECKING:
    from pathlib import Path

    import httpx
    from websockets.sync.client import ClientConnection


def told(operations: list[Operation]) -> list[Any]:
    found: list[Any] = msgspec.to_builtins(operations)
    return found


def started() -> Device:
    device = Device()
    device.start("Ida", "Max")
    return device


def share(host: Host, device: Device) -> dict[str, str]:
    answer = post(f"{host.url}/api/sheets", json={"operations": told(device.operations)})
    assert answer.status_code == 201, answer.text
    keys: dict[str, str] = answer.json()
    return keys


def send(host: Host, key: str, operations: list[Operation], first: int = 0) -> httpx.Response:
    body = {"first": first, "operations": told(operations)}
    return post(f"{host.url}/api/sheets/{key}/operations", json=body)


def listen(host: Host, key: str, first: int | str = 0) -> ClientConnection:
    address = host.url.replace("http", "ws", 1)
    return connect(f"{address}/api/sheets/{key}/socket?first={first}")


def test_two_phones_write_on_one_sheet_and_see_it_at_once(host: Host) -> None:
    one = started()
    keys = share(host, one)
    other = Device("b", list(one.operations))
    with listen(host, keys["edit"], 1) as line:
        assert json.loads(line.recv(120)) == {"first": 1, "operations": []}
        one.enter(1, OUT, out="1")
        other.enter(1, None, left(45))
        assert send(host, keys["edit"], one.operations[1:], 1).json()["first"] == 1
        answer = send(host, keys["edit"], other.operations[1:], 1).json()
        assert [operation["device"] for operation in answer["operations"]] == ["a", "b"]
        heard = [json.loads(line.recv(120)) for _ in range(2)]
        assert [frame["first"] for frame in heard] == [1, 2]
    whole = get(f"{host.url}/api/sheets/{keys['read']}").json()
    sheet = fold(msgspec.convert(whole["operations"], list[Operation]))
    assert [player.total for player in sheet.players] == [0, 45]
    assert sheet.rounds[0].cells["2"].author == "B"


def test_what_was_sent_twice_stands_once(host: Host) -> None:
    device = started()
    keys = share(host, device)
    device.enter(1, OUT, left(45), out="1")
    for _ in range(2):
        answer = send(host, keys["edit"], device.operations[1:], 1)
        assert len(answer.json()["operations"]) == 1


@pytest.mark.parametrize("first", ["9" * 5000, "-1", "x", ""])
def test_what_is_no_number_is_taken_for_the_first(host: Host, first: str) -> None:
    device = started()
    keys = share(host, device)
    with listen(host, keys["read"], first) as line:
        assert len(json.loads(line.recv(timeout=120))["operations"]) == len(device.operations)


def test_who_has_the_other_key_can_only_read(host: Host) -> None:
    device = started()
    keys = share(host, device)
    device.enter(1, OUT, left(45), out="1")
    answer = send(host, keys["read"], device.operations[1:], 1)
    assert (answer.status_code, answer.json()["code"]) == (403, "sheet_read_only")
    shown = get(f"{host.url}/api/sheets/{keys['read']}").json()
    assert shown["keys"] == {"edit": "", "read": keys["read"]}
    assert len(shown["operations"]) == 1
    both = get(f"{host.url}/api/sheets/{keys['edit']}").json()["keys"]
    assert both == keys


def test_bad_operations_change_nothing(host: Host) -> None:
    device = started()
    keys = share(host, device)
    device.enter(1, OUT, left(45), out="1")
    good, bad = told(device.operations)[1], told(device.operations)[1]
    bad["counter"], bad["what"]["entries"]["2"]["points"] = 9, -5
    body = {"first": 1, "operations": [good, bad]}
    answer = post(f"{host.url}/api/sheets/{keys['edit']}/operations", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "sheet_points")
    foreign = post(f"{host.url}/api/sheets", json={"operations": [{"a": 1}]})
    assert (foreign.status_code, foreign.json()["code"]) == (400, "bad_request")
    empty = post(f"{host.url}/api/sheets", json={"operations": []})
    assert empty.json()["code"] == "sheet_no_start"
    assert len(get(f"{host.url}/api/sheets/{keys['edit']}").json()["operations"]) == 1


def test_a_sheet_that_is_not_there(host: Host) -> None:
    answer = get(f"{host.url}/api/sheets/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_sheet")
    with listen(host, "nothing") as line, pytest.raises(ConnectionClosed) as end:
        line.recv(120)
    assert end.value.rcvd
    assert end.value.rcvd.code == 4404


def test_the_link_is_a_qr_code(host: Host) -> None:
    keys = share(host, started())
    drawn = get(f"{host.url}/api/sheets/{keys['read']}/qr.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in drawn.content


def test_a_sheet_survives_a_power_cut(tmp_path: Path) -> None:
    device = started()
    with Host(tmp_path) as host:
        keys = share(host, device)
        device.enter(1, OUT, left(45), out="1")
        send(host, keys["edit"], device.operations[1:], 1)
        host.kill()
        host.start()
        found = get(f"{host.url}/api/sheets/{keys['edit']}").json()["operations"]
        assert found == told(device.operations)


def test_a_server_that_stops_closes_the_line(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        with listen(host, share(host, started())["read"]) as line:
            line.recv(120)
            assert host.stop() == 0
            with pytest.raises(ConnectionClosed):
                line.recv(120)
        host.start()
