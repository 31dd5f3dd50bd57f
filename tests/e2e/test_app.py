"""The client as an app: installable, it opens without a network, and knows when it is old."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.site import Person

_BUDGET = 100_000  # bytes, compressed
_KEPT = "navigator.serviceWorker.ready.then(() => true)"
# The page says that it is of another build than the server's.
_OLD = """new MutationObserver(() => {
    const build = document.querySelector('meta[name="laydown-build"]');
    if (build && build.content !== 'old') build.content = 'old';
}).observe(document, { childList: true, subtree: true });"""


def test_kept_on_the_device_it_opens_without_a_network(come: Callable[..., Person]) -> None:
    person = come(service_workers="allow")
    person.goes_to("/")
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(_KEPT)
    person.context.set_offline(True)
    page.reload()
    # It says what needs the network, and what does not.
    expect(page.get_by_text("You need a network to play")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(re.compile("^(R|M|E)-01"))).not_to_have_count(0)
    page.go_back()
    person.context.set_offline(False)  # it comes back by itself
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
    person.wrong[:] = [line for line in person.wrong if "ERR_INTERNET_DISCONNECTED" not in line]


def test_it_can_be_installed(person: Person) -> None:
    person.goes_to("/")
    link = person.page.locator('link[rel="manifest"]').evaluate("link => link.href")
    assert link.startswith(person.site.url)
    manifest = _get(person, link)
    assert manifest["name"] == "Laydown"
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        answer = person.context.request.get(f"{person.site.url}/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes


def test_an_old_page_is_offered_the_new_one_but_not_in_its_turn(
    come: Callable[..., Person],
) -> None:
    playing, watching, new = come(), come(), come()
    for person in (playing, watching):
        person.context.add_init_script(_OLD)
    table = playing.sits_with_bots("mattel")
    player = Player(playing.page)
    player.is_asked()
    offers = {}
    for person in (watching, new):
        person.goes_to(f"/table/{table}")
        expect(person.page.get_by_role("group", name="Player 1")).to_be_visible()
        offers[person] = person.page.get_by_role("button", name="Load it")
    expect(offers[watching]).to_be_visible()
    expect(offers[new]).to_be_hidden()
    expect(playing.page.get_by_role("button", name="Load it")).to_be_hidden()


def _get(person: Person, url: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads(person.context.request.get(url).text())


def test_the_first_load_keeps_its_budget(client: Path) -> None:
    counted = json.loads((client / "first-load.json").read_text(encoding="utf-8"))
    assert 0 < counted["total"] <= _BUDGET
