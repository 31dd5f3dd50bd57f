"""The referee that people ask over HTTP: about any situation, without a table."""

from __future__ import annotations

import msgspec

from laydown.wire.asking import Ruling
from tests.score.test_own import THREE
from tests.server.kit import Host, Person
from tests.wire.test_rulings import LAID


def test_the_referee_answers_in_the_language_that_is_asked_for(host: Host) -> None:
    ann = Person(host, "Ann")
    for language, refused in (("en", "does not fit"), ("de", "nicht")):
        answer = ann.http.post(
            f"{host.url}/api/ask",
            json={"position": LAID, "move": "hit R8 on 2.1"},
            headers={"Accept-Language": language},
        )
        assert answer.status_code == 200
        ruling = msgspec.json.decode(answer.content, type=Ruling)
        assert ruling.asked
        assert ruling.asked.refusal
        assert ruling.asked.refusal.clause == "M-27"
        assert refused in ruling.asked.refusal.text


def test_what_is_no_situation_is_told_and_costs_nobody_a_worker(host: Host) -> None:
    ann = Person(host, "Ann")
    for position in ("", "nonsense", LAID.replace("mattel", "nowhere"), "\0" * 1000):
        answer = ann.http.post(f"{host.url}/api/ask", json={"position": position})
        assert answer.status_code == 200
        assert answer.json()["problem"]["text"]
    assert ann.http.post(f"{host.url}/api/ask", json={"move": "draw"}).status_code == 400


def test_an_edition_of_ones_own_is_read_for_the_browser(host: Host) -> None:
    ann = Person(host, "Ann")
    read = ann.http.post(f"{host.url}/api/edition", json={"text": THREE})
    assert read.status_code == 200
    assert read.json()["info"]["name"] == read.json()["sheet"]["name"] == "three"
    for text in ("", "name = 7", "[" * 70_000, 'name = "mattel"\nbased_on = "mattel"'):
        refused = ann.http.post(f"{host.url}/api/edition", json={"text": text})
        assert refused.status_code == 400
        assert refused.json()["text"]
