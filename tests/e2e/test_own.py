"""Editions of one's own: read from a file, then on the sheet, before the referee, and on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.axe import violations
from tests.e2e.player import Player
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
    reads(person, "\0PNG")
    expect(page.get_by_role("alert")).to_contain_text("a short text file")
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


def test_a_table_is_made_with_an_edition_of_ones_own(come: Callable[..., Person]) -> None:
    person = come(width=390, height=844)
    page = person.page
    person.goes_to("/make")
    editions = page.get_by_role("radiogroup", name="Edition")
    expect(editions.get_by_role("radio")).to_have_count(5)
    reads(person, THREE.replace("set 4", "set 40"))
    expect(page.get_by_role("alert")).to_contain_text("phases.3")
    expect(editions.get_by_role("radio")).to_have_count(5)
    person.wrong.clear()  # the browser notes that the first file was refused
    reads(person, THREE)
    expect(editions.get_by_role("radio", name="three")).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    players = page.get_by_role("radiogroup", name="Players")
    expect(players.get_by_role("radio")).to_have_count(2)
    expect(players.get_by_role("radio", name="3")).to_be_checked()
    lengths = page.get_by_role("radiogroup", name="How long")
    expect(lengths.get_by_role("radio", name="All 3 phases")).to_be_checked()
    lengths.get_by_text("First phase only").click()
    assert not scrolls_sideways(page)
    assert violations(page) == []

    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="three")).to_be_visible()
    expect(page.get_by_text("Phase 1 only, in order")).to_be_visible()
    page.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit a bot").click()
    page.get_by_role("button", name="Start with 2").click()
    expect(Player(page).cards).not_to_have_count(0)
    expect(page.get_by_text("set of 2").first).to_be_visible()
    person.found_nothing_wrong()
