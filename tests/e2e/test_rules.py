"""The rules to read: by edition and clause, searched, compared, printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from laydown.locale import clauses, rule
from tests.e2e.axe import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person

LETTERS = {"mattel": "M", "ravensburger": "R", "express": "E", "pocket": "P", "board": "B"}


def test_the_first_page_leads_to_the_rules(person: Person) -> None:
    person.goes_to()
    person.page.get_by_role("link", name="Rules learn it in two minutes").click()
    expect(person.page.get_by_role("heading", name="In two minutes")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_every_clause_of_an_edition_is_there_in_every_language(
    come: Callable[..., Person], language: str
) -> None:
    person = come(language=language)
    for edition, letter in LETTERS.items():
        person.goes_to(f"/rules/{edition}")
        expect(person.page.locator(f"#{letter}-01")).to_contain_text(rule(f"{letter}-01", language))
        shown = person.page.locator(".clause").evaluate_all(
            "all => Object.fromEntries(all.map(c => [c.id, c.querySelector('p').innerText]))"
        )
        assert set(shown) == {*clauses(letter), *clauses("X")}
        for clause, text in shown.items():
            assert text.startswith(rule(clause, language)), clause


@pytest.mark.parametrize("path", ["/rules/mattel/M-27", "/rules/M-27", "/rules/our-own/M-27"])
def test_the_clause_one_comes_for_is_shaded_and_in_sight(person: Person, path: str) -> None:
    person.goes_to(path)
    clause = person.page.locator(".clause.wanted")
    expect(clause).to_have_id("M-27")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Classic, Mattel")


def test_a_ruling_has_its_reason_and_an_assumption_says_so(person: Person) -> None:
    person.goes_to("/rules/ravensburger/X-12")
    expect(person.page.locator(".clause.wanted")).to_contain_text("Why: R-05 says")
    expect(person.page.locator("#R-01 .assumed")).to_have_text("assumed")
    expect(person.page.locator("#R-02 .assumed")).to_have_count(0)


def test_pictures_show_what_fits_and_the_referee_is_one_tap_away(person: Person) -> None:
    person.goes_to("/rules/mattel/M-27")
    cards = person.page.locator("#M-27").get_by_role("img")
    expect(cards).to_have_count(4)
    for at, name in enumerate(["fits: yellow 2", "Example: orange 3", "fits: red 7"]):
        expect(cards.nth(at)).to_have_accessible_name(re.compile(f"^{name}"))
    expect(cards.last).to_have_accessible_name("does not fit: green 9")
    person.page.get_by_role("link", name="Ask the referee").click()
    expect(person.page.get_by_role("heading", name="On the table")).to_be_visible()


def test_contents_lead_to_a_part(person: Person) -> None:
    person.goes_to("/rules/mattel")
    contents = person.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="End of the game M-33").click()
    heading = person.page.get_by_role("heading", name="End of the game")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_on_a_phone_the_contents_are_behind_one_button(come: Callable[..., Person]) -> None:
    page = (phone := come(width=360, height=740)).page
    phone.goes_to("/rules/pocket")
    link = page.get_by_role("link", name="The phases")
    expect(link).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    link.click()
    expect(link).to_be_hidden()
    expect(page.get_by_role("heading", name="The phases")).to_be_in_viewport()


def test_the_search_forgives_a_typing_error(person: Person) -> None:
    person.goes_to("/rules/mattel")
    page = person.page
    page.get_by_role("searchbox").fill("misses frist trun")
    page.get_by_role("search").get_by_role("link").first.click()
    expect(page.locator(".clause.wanted")).to_have_id("M-05")
    page.get_by_role("searchbox").fill("giraffe")
    expect(page.get_by_role("search").get_by_role("status")).to_contain_text("No rule has")


def test_the_editions_stand_side_by_side(person: Person) -> None:
    person.goes_to("/rules/mattel/compare")
    rows = person.page.get_by_role("region", name="side by side").get_by_role("row")
    wilds = rows.filter(has_text="Points for a Wild").get_by_role("cell")
    expect(wilds).to_have_text(["25", "20", "25", "20", "none"])


def test_the_phases_can_be_printed_alone(person: Person) -> None:
    person.goes_to("/rules/express")
    page = person.page
    page.evaluate("window.print = () => { window.asked = true; }")
    page.get_by_role("button", name="Print the phases").click()
    page.wait_for_function("window.asked")
    page.emulate_media(media="print")
    expect(page.get_by_text("run of 2 pairs", exact=False).first).to_be_visible()
    expect(page.locator("#E-01")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(page.locator("#E-01")).to_be_visible()


def test_without_a_server_the_texts_can_still_be_read(person: Person) -> None:
    person.page.route("**/api/home", lambda route: route.abort())
    person.goes_to("/rules/mattel/M-12")
    expect(person.page.locator(".clause.wanted")).to_be_in_viewport()
    expect(person.page.get_by_text("The server is not answering")).to_be_attached()
    person.wrong.clear()  # the browser itself notes the request that failed


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    come: Callable[..., Person], width: int, theme: str
) -> None:
    person = come(width=width, height=800, color_scheme=theme)
    person.goes_to("/rules/board/X-12")
    expect(person.page.locator(".clause.wanted")).to_be_focused()
    assert violations(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width
