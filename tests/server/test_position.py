"""A position for other programs: what a seat sees as text, and nobody else's business."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from laydown.engine.notation.position import parse_view, print_view
from laydown.wire.game import View
from laydown.wire.of_game import view_of
from tests.server.kit import BOT, EMPTY, ME, Host, Person


def test_a_position_is_what_the_seat_sees_and_can_be_asked_about(host: Host) -> None:
    ann = Person(host, "Ann")
    table = ann.open(ME, BOT, edition="board")
    ann.sit_down(table).until("options")  # from now on it waits for Ann
    shown = msgspec.convert(ann.sit_down(table).until("view")["view"], View)
    answer = ann.http.get(f"{host.url}/api/tables/{table}/position")
    assert answer.headers["content-type"].startswith("text/plain")
    seen = parse_view(answer.text)
    assert print_view(seen) == answer.text
    assert view_of(seen) == shown
    command = [sys.executable, "-m", "laydown", "hint", "--lang", "en", "-"]
    hint = subprocess.run(command, input=answer.text, capture_output=True, text=True, check=True)
    assert "1)" in hint.stdout


def test_nobody_else_gets_a_position(host: Host) -> None:
    ann, bea = Person(host, "Ann"), Person(host, "Bea")
    table, waiting = ann.open(ME, BOT), ann.open(ME, EMPTY, start=False)

    def asked(who: Person, place: str) -> tuple[int, str]:
        answer = who.http.get(f"{host.url}/api/tables/{place}/position")
        return answer.status_code, answer.json()["code"]

    assert asked(bea, table) == (403, "not_seated")
    assert asked(ann, waiting) == (409, "not_started")
    assert asked(ann, "nowhere") == (404, "no_such_table")
    ann.http.cookies.clear()
    assert asked(ann, table) == (401, "no_guest")
