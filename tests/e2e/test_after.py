"""After the game: replay, review, and the check of fairness on the player's own device."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.moves import happens, plays_on
from tests.e2e.player import Player
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

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
    expect(page.get_by_role("group", name="Steady")).to_have_count(1)  # a bot by its name
    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")  # whatever button has the focus
    expect(slider).to_have_value("2")
    page.get_by_role("radio", name="As you saw it").check(force=True)
    hidden = page.get_by_role("group", name="Steady").get_by_role("img", name="Hand: a hidden card")
    expect(hidden).to_be_visible()
    expect(slider).to_have_value("2")  # one stays where one is
    moves = page.get_by_role("tabpanel", name="Moves")
    expect(moves.locator("[aria-current=step]")).to_have_text(re.compile("^2"))
    assert violations(page) == []
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_role("rowheader", name="Steady")).to_be_visible()
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_role("link", name="See the whole review")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("radio", name="All hands").check(force=True)
    page.get_by_role("link", name="Try it from here").click()
    expect(page.get_by_role("heading", name="Ask the referee", level=1)).to_be_attached()


@pytest.mark.parametrize("page", ["replay", "replay/3", "review"])
def test_before_its_end_a_game_has_only_its_table(person: Person, page: str) -> None:
    table = person.sits_with_bots("mattel")
    player = Player(person.page)
    player.is_asked()
    person.page.evaluate("window.tables = 0; addEventListener('hashchange', () => window.tables++)")
    person.goes_to(f"/table/{table}/{page}")
    person.page.wait_for_function("() => window.tables === 2")  # there, and back
    expect(player.cards).to_have_count(10)
    assert person.page.url.endswith(f"/#/table/{table}")


def test_a_small_phone_shows_the_review_without_scrolling_sideways(
    come: Callable[..., Person],
) -> None:
    person = come(width=360, height=640, has_touch=True, is_mobile=True)
    table = finished(person, "mattel")
    person.goes_to(f"/table/{table}/review")
    settings = person.page.get_by_role("button", name="Settings")
    expect(settings).to_be_in_viewport(ratio=1)
    assert not scrolls_sideways(person.page)


def test_the_end_of_a_game_tells_how_it_was_played_and_leads_to_the_review(person: Person) -> None:
    table = finished(person, "mattel")
    page = person.page
    person.goes_to("/")
    person.goes_to(f"/table/{table}")
    played = page.get_by_role("region", name="How you played")
    expect(played.get_by_role("row", name=re.compile(r"^You \d+\.\d"))).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("Yes.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Close").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    assert Path(download.value.path()).read_text().startswith("record: ")
    played.get_by_role("link", name="See the whole review").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile(r"^You played \d+\.\d of 100\.$"))
    luck = page.get_by_role("table", name="Luck, round by round")
    expect(luck.get_by_role("row", name=re.compile(r"^1 \S?\d"))).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="How this is judged").click()
    expect(page.get_by_role("dialog", name="How this is judged")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Go there").first.click()
    expect(page.get_by_role("slider", name="Move")).not_to_have_value("0")


def test_the_check_looks_for_what_this_device_has_added_to_the_deal(person: Person) -> None:
    table = person.makes_a_table("mattel")
    page = person.page
    first = page.get_by_role("listitem", name="Seat 1")
    first.get_by_role("button", name="Stand up").click()
    first.get_by_role("button", name="Sit here").click()  # and adds once more
    page.get_by_role("textbox", name="Your name").fill("Mia")
    page.get_by_role("button", name="That is me").click()
    expect(first).to_contain_text("Mia (you)")
    page.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit a bot").click()
    page.get_by_role("button", name="Start with 2").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to end the game").click()
    page.get_by_role("button", name="End the game", exact=True).click()
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("Yes.", exact=True)).to_be_visible()
    (counted, _) = person.asks("GET", f"tables/{table}")["entropy"]
    page.evaluate(
        "hex => localStorage['laydown.added'] = localStorage['laydown.added'].replace(hex, '00')",
        counted,
    )
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("No.", exact=True)).to_be_visible()
    expect(page.get_by_text("What this device added to the deal is not in")).to_be_visible()
