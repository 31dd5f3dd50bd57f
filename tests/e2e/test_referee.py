"""The page of the referee: a situation put together by tapping, yes or no, and the clause."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person


def put(person: Person, *cards: str) -> None:
    palette = person.page.get_by_role("region", name="Put cards there")
    for card in cards:
        palette.get_by_role("button", name=card, exact=True).click()


@pytest.mark.parametrize("width", [360, 1280])
def test_may_i_lay_this(come: Callable[..., Person], width: int) -> None:
    person = come(width=width, height=800)
    page = person.page
    person.goes_to()
    page.get_by_role("link", name=re.compile("^Ask the referee")).click()
    put(person, "red 5", "green 5")
    first, second = page.get_by_role("button", name=re.compile("^set of 3: put")).all()
    first.click()
    put(person, "red 7", "yellow 7", "green 7")
    second.click()
    put(person, "yellow 9", "green 9", "Wild")
    expect(page.get_by_text("Yes.", exact=True)).to_be_visible()
    page.get_by_role("group", name="set of 3").last.get_by_role(
        "button", name="Take Wild away"
    ).click()
    expect(page.get_by_text("No.", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile(r"^[MX]-\d+$")).first).to_be_visible()
    assert not scrolls_sideways(page)
    assert violations(page) == []


def test_a_question_is_a_link_that_somebody_else_opens(come: Callable[..., Person]) -> None:
    person, other = come(), come()
    page = person.page
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.goes_to("/referee")
    put(person, "red 5", "green 8")
    page.get_by_label("May I").select_option("discard")
    page.get_by_label("Which card?").select_option("green 8")
    expect(page.get_by_text("Yes.", exact=True)).to_be_visible()
    send = page.get_by_role("button", name="Copy the link to this question")
    send.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The link is copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other.page.goto(link)
    expect(other.page.get_by_label("Which card?")).to_have_value("G8")
    expect(other.page.get_by_text("Yes.", exact=True)).to_be_visible()


def test_a_situation_that_cannot_be_says_so(person: Person) -> None:
    person.goes_to("/referee")
    put(person, "red 5", "red 5", "red 5")
    expect(person.page.get_by_text("That cannot be.")).to_be_visible()
    expect(person.page.get_by_text(re.compile("do not add up"))).to_be_visible()


def test_a_refused_move_is_one_press_from_the_referee(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    expect(page.get_by_role("heading", name=re.compile("^Your turn"))).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Ask the referee").click()
    expect(page.get_by_text("No.", exact=True)).to_be_visible()
    # The hand came along: ten cards, and the place for the next ones.
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(11)
