"""After the game: replay, review, and the check of fairness on the player's own device."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.moves import happens, plays_on

if TYPE_CHECKING:
    from tests.e2e.site import Person


def finished(person: Person, edition: str) -> str:
    """Return a table at which this person has played a short game to its end."""
    table = person.sits_with_bots(edition, phases="1")
    plays_on(person, table, happens("game_ended"))
    return table


@pytest.mark.parametrize("edition", ["pocket"])
def test_a_finished_game_can_be_seen_again_judged_and_checked(person: Person, edition: str) -> None:
    table = finished(person, edition)
    page = person.page
    person.goes_to(f"/table/{table}/replay")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("0")
    expect(page.get_by_role("radio", name="Steady")).to_have_count(1)  # a bot by its name
    page.get_by_role("button", name="One move forward").click()
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
