"""The table screen: the open part of a table in large print, for all in the room."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from laydown.engine.edition import NAMES
from tests.e2e.axe import violations
from tests.e2e.player import Player
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person


def test_the_screen_is_one_press_from_the_waiting_room(come: Callable[..., Person]) -> None:
    host = come(width=1920, height=1080)
    host.makes_a_table("mattel", 3)
    with host.context.expect_page() as opened:
        host.page.get_by_role("link", name="Show this table on a large screen").click()
    screen = opened.value
    expect(screen.get_by_role("img", name="QR code of this table")).to_be_visible()
    expect(screen.get_by_role("listitem", name="Seat 3")).to_have_text("Empty")
    assert violations(screen) == []
    # What happens at the table is seen on the screen, and it follows into the game.
    host.page.get_by_role("button", name="Sit a bot here").first.click()
    expect(screen.get_by_role("listitem", name="Seat 2")).to_contain_text("Steady")
    host.page.get_by_role("button", name="Start with 2").click()
    expect(screen.get_by_role("group", name="Steady")).to_be_visible()


@pytest.mark.parametrize("edition", NAMES)
def test_each_edition_on_a_television(come: Callable[..., Person], edition: str) -> None:
    host, screen = come(), come(width=1920, height=1080)
    table = host.sits_with_bots(edition)
    player = Player(host.page)
    player.is_asked()
    screen.goes_to(f"/screen/{table}")
    page = screen.page
    for name in ("Player 1", "Steady"):
        expect(page.get_by_role("group", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Round"))).to_be_visible()
    expect(page.get_by_role("listbox")).to_have_count(0)  # nobody's hand
    player.acts()
    expect(page.get_by_role("status").filter(has_text="Player 1")).to_be_visible()
    assert not scrolls_sideways(page)
    assert violations(page) == []


def test_six_players_on_a_television_have_whole_names(come: Callable[..., Person]) -> None:
    host, screen = come(), come(width=1920, height=1080)
    table = host.sits_with_bots("mattel", 6)
    Player(host.page).is_asked()  # all bots wait: the name in the light may be cut
    screen.goes_to(f"/screen/{table}")
    for name in ("Steady", *(f"Steady {number}" for number in range(2, 6))):
        shown = screen.page.get_by_role("heading", name=name, exact=True).get_by_text(name)
        expect(shown).to_be_visible()
        assert shown.evaluate("part => part.scrollWidth <= part.clientWidth"), name


def test_six_players_on_a_tablet_that_stands_upright(come: Callable[..., Person]) -> None:
    host, screen = come(), come(width=800, height=1280)
    screen.goes_to(f"/screen/{host.sits_with_bots('mattel', 6)}")
    expect(screen.page.get_by_role("group", name="Steady 5")).to_be_in_viewport()
    expect(screen.page.get_by_role("img", name="QR code of this table")).to_be_in_viewport()
    assert not scrolls_sideways(screen.page)


def test_who_opens_the_screen_of_their_own_table_shows_no_hand(person: Person) -> None:
    table = person.sits_with_bots("mattel")
    person.goes_to(f"/screen/{table}")
    expect(person.page.get_by_role("group", name="Player 1")).to_be_visible()
    expect(person.page.get_by_text("Your turn")).to_have_count(0)
    person.page.get_by_role("button", name="Leave the table screen").click()
    expect(Player(person.page).cards).to_have_count(10)
