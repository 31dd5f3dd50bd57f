"""Editions of one's own: read from a file, then on the sheet, before the referee, and on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.axe import violations
from tests.e2e.test_referee import put
from tests.e2e.test_states import scrolls_sideways
from tests.score.test_own import THREE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person


def reads(person: Person, text: str) -> None:
    file = FilePayload(name="three.toml", mimeType="text/plain", buffer=text.encode())
    person.page.get_by_label("Read an edition from a file").set_input_files(file)


@pytest.mark.parametrize("width", [360, 1280])
def test_an_edition_of_ones_own_from_a_file_to_the_table(
    come: Callable[..., Person], width: int
) -> None:
    person = come(width=width, height=800)
    page = person.page
    person.goes_to("/editions")
    reads(person, "name = 7")
    expect(page.get_by_role("alert")).to_contain_text("based_on")
    reads(person, THREE)
    card = page.get_by_role("region", name="three")
    expect(card.get_by_role("listitem")).to_have_count(3)
    expect(card).to_contain_text("set of 2")
    assert not scrolls_sideways(page)
    assert violations(page) == []
    person.wrong.clear()  # the browser notes that the first file was refused

    card.get_by_role("button", name="Ask the referee about it").click()
    expect(page.get_by_text("Tap the cards in your hand.")).to_be_visible()
    put(person, "red 3", "green 3", "red 9")
    page.get_by_role("button", name="Lay it like this").click()
    expect(page.get_by_text("Yes.", exact=True).first).to_be_visible()

    person.goes_to("/sheet/new/three")
    for number, name in enumerate(("Ida", "Max"), 1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("table")).to_contain_text("set of 2")
    # What the sheet needs is kept with it: neither the list nor the server is asked again.
    page.evaluate("localStorage.removeItem('laydown.own-editions')")
    page.route("**/api/edition", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("table")).to_contain_text("set of 2")
    person.found_nothing_wrong()
