"""After the game: replay, review, and the check of fairness on the player's own device."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.e2e.axe import violations

if TYPE_CHECKING:
    from tests.e2e.site import Person, Site

_CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"


def finished(person: Person, site: Site, edition: str) -> str:
    """Return a table at which this person has played a short game to its end."""
    table = person.sits_with_bots(edition, phases="1")
    choose = runpy.run_path(str(_CLIENT))["choose"]
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    address = f"{site.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookies, "Origin": site.url}) as socket:
        socket.send(json.dumps({"t": "hello"}))
        for number, text in enumerate(socket):
            frame = json.loads(text)
            if frame["t"] == "options":
                move = {"t": "move", "move": choose(frame["options"]), "n": frame["n"]}
                socket.send(json.dumps({"id": f"after-{number}", **move}))
            elif frame["t"] == "table" and 1 in frame["table"].get("awaited", []):
                socket.send(json.dumps({"t": "ready", "id": f"after-{number}"}))
            if any(event["e"] == "game_ended" for event in frame.get("events", [])):
                return table
    raise AssertionError


@pytest.mark.parametrize("edition", ["pocket"])
def test_a_finished_game_can_be_seen_again_judged_and_checked(
    person: Person, site: Site, edition: str
) -> None:
    table = finished(person, site, edition)
    page = person.page
    person.goes_to(f"/table/{table}/replay")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("Yes.", exact=True)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"\d of 100"))
    assert violations(page) == []
    with page.expect_download() as download:
        person.goes_to(f"/table/{table}/replay")
        page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text().startswith("record: ")
