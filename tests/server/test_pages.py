"""The files of the browser client, as the server sends them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.kit import BOT, ME, Host, Person, get

if TYPE_CHECKING:
    from pathlib import Path


def test_texts_are_sent_compressed_to_who_takes_that(host: Host) -> None:
    plain = get(f"{host.url}/", headers={"Accept-Encoding": "identity"})
    zipped = get(f"{host.url}/", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert zipped.text == plain.text


def test_the_page_and_the_server_name_the_build_alike(host: Host) -> None:
    named = re.search(r'name="laydown-build" content="(\w+)"', get(f"{host.url}/").text)
    ann = Person(host)
    welcome = ann.sit_down(ann.open(ME, BOT)).until("welcome")
    assert named is None or welcome["build"] == named[1]  # none: the client is not built here


def test_who_leaves_out_the_last_slash_is_led_to_the_site(tmp_path: Path) -> None:
    with Host(tmp_path, LAYDOWN_BASE_PATH="/games/laydown") as host:
        there = get(host.url, follow_redirects=True)
        assert str(there.url) == f"{host.url}/"
        assert there.status_code == 200
        assert there.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz", "/api/home"])
def test_the_head_of_an_answer_can_be_asked_for_alone(host: Host, path: str) -> None:
    head, whole = httpx.head(f"{host.url}{path}"), httpx.get(f"{host.url}{path}")
    assert (head.status_code, whole.status_code) == (200, 200)
    assert head.text == ""
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert "content-security-policy" in head.headers
    assert httpx.head(f"{host.url}/api/tables/none").status_code == 404
