"""The first page: a game against bots is two clicks away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person, Site


def test_an_edition_and_play_are_two_clicks(person: Person) -> None:
    person.goes_to()
    page = person.page
    page.get_by_role("radio", name="Express").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/#/table/*")


def test_the_last_choice_is_remembered(person: Person) -> None:
    person.goes_to()
    page = person.page
    page.get_by_role("radio", name="Pocket").check(force=True)
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("radio", name="Sharp").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/#/table/*")
    person.goes_to()
    expect(page.get_by_role("radio", name="Pocket")).to_be_checked()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Sharp")).to_be_checked()


def test_a_code_that_is_none_gets_a_sentence(person: Person) -> None:
    person.goes_to()
    page = person.page
    page.get_by_role("textbox", name="Code or link").fill("AAA AAA")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    person.wrong.clear()  # the browser itself notes the answer 4xx in its console


def test_on_a_phone_the_other_ways_to_play_are_under_the_thumb(come: Callable[..., Person]) -> None:
    person = come(width=390, height=844)
    person.goes_to()
    page = person.page
    ways = page.get_by_role("navigation", name="Your games and other ways to play")
    expect(ways.get_by_role("link")).to_have_text(
        ["Make a table", "Score sheet", "Rules", "Questions", "Ask the referee"]
    )
    expect(ways.get_by_role("link", name="Ask the referee")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    ways.get_by_role("button", name="Join by code").click()
    page.get_by_role("textbox", name="Code or link").fill("AAA AAA")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    person.wrong.clear()  # the browser itself notes the answer 4xx in its console


def test_a_link_is_copied_where_the_page_has_no_clipboard(person: Person) -> None:
    # As in the own network, without https.
    person.page.add_init_script("delete Navigator.prototype.clipboard")
    table = person.makes_a_table("mattel")
    page = person.page
    page.evaluate(
        "addEventListener('copy', () => { window.copied = document.activeElement.value })"
    )
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_focused()
    assert page.evaluate("window.copied") == f"{person.site.url}/#/table/{table}"


def test_seats_go_along_to_another_device(come: Callable[..., Person]) -> None:
    here, phone = come(), come(width=360, height=640)
    here.goes_to()
    here.page.get_by_role("button", name="Play", exact=True).click()
    here.page.wait_for_url("**/#/table/*")
    table = here.page.url.rpartition("/")[2]
    here.goes_to("/settings")
    here.page.get_by_role("region", name="Another device").get_by_role("button").click()
    here.page.get_by_role("button", name="Show a code").click()
    expect(here.page.get_by_role("img", name="QR code for your other device")).to_be_visible()
    code = here.page.get_by_text(re.compile(r"^\w{4} \w{4}$")).inner_text()
    assert violations(here.page) == []
    phone.goes_to("/device")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    typed = phone.page.get_by_role("textbox", name="Code from the other device")
    typed.fill("AAAA AAAA")
    phone.page.get_by_role("button", name="Take my seats").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("There is no such code")
    phone.wrong.clear()  # the browser itself notes the answer 4xx in its console
    typed.fill(code.lower())
    phone.page.get_by_role("button", name="Take my seats").click()
    phone.page.wait_for_url("**/#/")
    phone.goes_to(f"/table/{table}")
    expect(phone.page.get_by_role("listbox")).to_be_visible()  # the hand


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Play now"),
        ("fr", "Jouer tout de suite"),
        ("de", "Jetzt spielen"),
        ("it", "Gioca subito"),
    ],
)
def test_the_language_follows_the_browser(
    come: Callable[..., Person], language: str, heading: str
) -> None:
    person = come(language=language)
    person.goes_to()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(heading)


def test_the_language_can_be_changed_at_once(person: Person) -> None:
    person.goes_to()
    person.page.get_by_role("button", name="Deutsch").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Jetzt spielen")


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_nothing_scrolls_sideways(come: Callable[..., Person], width: int) -> None:
    person = come(width=width, height=800)
    for path in ("/", "/make", "/settings"):
        person.goes_to(path)
        expect(person.page.get_by_role("heading", level=1)).to_have_count(1)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/make", "/settings", "/about", "/nowhere"])
def test_axe_finds_nothing(come: Callable[..., Person], path: str, theme: str) -> None:
    person = come(color_scheme=theme)
    person.goes_to(path)
    expect(person.page.get_by_role("heading", level=1)).to_have_count(1)
    assert violations(person.page) == []


def test_one_comes_to_a_table_by_its_link_or_its_code(come: Callable[..., Person]) -> None:
    host, guest = come(), come()
    table = host.makes_a_table("mattel", 2)
    invite = host.page.get_by_role("region", name="Come and sit down")
    expect(invite).to_contain_text("start Laydown with --lan")  # others cannot open a localhost
    page = guest.page
    for told in (host.page.url, invite.get_by_text(re.compile("^Code ")).inner_text()[5:]):
        guest.goes_to("/")
        page.get_by_role("textbox", name="Code or link").fill(told)
        page.get_by_role("button", name="Join").click()
        page.wait_for_url(f"**/table/{table}")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_from_every_page_there_is_a_way_back_to_the_table(
    come: Callable[..., Person], size: tuple[int, int]
) -> None:
    width, height = size
    person = come(width=width, height=height)
    table = person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    player.is_asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.get_by_role("radio", name="English").check(force=True)
    back = page.get_by_role("link", name="Back to the table").or_(
        page.get_by_role("button", name="Back to the table")
    )
    assert violations(page) == []
    back.click()
    page.wait_for_url(f"**/table/{table}")
    player.is_asked()
    person.goes_to("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(back).to_be_hidden()


def test_a_link_on_another_site_makes_nobody_somebody_else(person: Person, site: Site) -> None:
    page = person.page
    me = person.asks("GET", "home")["me"]["id"]
    page.goto(site.url.replace("localhost", "127.0.0.1"))  # which is another site to a browser
    page.evaluate(
        "(link) => document.body.appendChild(Object.assign(document.createElement('a'),"
        " { href: link })).click()",
        f"{site.url}/api/home",
    )
    page.wait_for_url(f"{site.url}/api/home")
    assert person.asks("GET", "home")["me"]["id"] == me
    person.wrong.clear()  # of the requests to the other site
