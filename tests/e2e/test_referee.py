"""The page of the referee: a situation put together by tapping, yes or no, and the clause."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from laydown.engine.edition import NAMES
from tests.e2e.axe import violations
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person


def put(person: Person, *cards: str) -> None:
    """Tap cards; on a phone the keys are those of one colour."""
    keys = person.page.get_by_role("region", name="Put cards there")
    for card in cards:
        colour = keys.get_by_role("button", name=card.split()[0], exact=True)
        if card != "Wild" and colour.is_visible():
            colour.click()
        keys.get_by_role("button", name=card, exact=True).click()


def empty(person: Person) -> None:
    person.goes_to("/referee")
    person.page.get_by_role("button", name="Start empty").click()


def may_i(person: Person, act: str) -> None:
    person.page.get_by_label("What would you like to do?").select_option(act)


@pytest.mark.parametrize("width", [360, 1280])
def test_may_i_lay_this(come: Callable[..., Person], width: int) -> None:
    person = come(width=width, height=800)
    page = person.page
    person.goes_to()
    page.get_by_role("link", name=re.compile("^Ask the referee")).click()
    page.get_by_role("button", name="Start empty").click()
    # Who comes without cards is invited, and not refused.
    expect(page.get_by_text("Tap the cards in your hand.")).to_be_visible()
    expect(page.get_by_text("That is not possible.")).to_have_count(0)
    put(person, "red 5", "green 5")
    expect(page.get_by_role("region", name="What is missing")).to_contain_text(
        re.compile(r"You are 4 cards short of phase 1\..*\d+\s?%")
    )
    first, second = page.get_by_role("button", name=re.compile("^set of 3: put")).all()
    first.click()
    put(person, "red 7", "yellow 7", "green 7")
    second.click()
    put(person, "yellow 9", "green 9", "Wild")
    expect(page.get_by_text("Yes.", exact=True).first).to_be_visible()
    page.get_by_role("group", name="set of 3").last.get_by_role(
        "button", name="Take Wild away"
    ).click()
    answer = page.get_by_text("No.", exact=True).first
    expect(answer).to_be_visible()
    expect(page.get_by_role("link", name=re.compile(r"^[MX]-\d+$")).first).to_be_visible()
    # The Wild is in the hand again: the referee knows a way to lay, and does it.
    page.get_by_role("region", name="The best way to lay").get_by_role(
        "button", name="Lay it like this"
    ).click()
    expect(page.get_by_text("Yes.", exact=True).first).to_be_visible()
    assert not scrolls_sideways(page)
    assert violations(page) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_edition_begins_with_an_example_that_is_answered(person: Person, name: str) -> None:
    person.page.add_init_script(f"localStorage['laydown.choice'] = '{{\"edition\": \"{name}\"}}'")
    person.goes_to("/referee")
    page = person.page
    expect(page.get_by_text("No.", exact=True).first).to_be_visible()
    expect(page.get_by_role("group", name="Your question")).to_contain_text("May I")
    may = page.get_by_role("region", name="What you may do with this hand").get_by_role("listitem")
    expect(may.filter(has_text=re.compile(r"^\s*Yes\.")).first).to_be_visible()
    expect(may.filter(has_text=re.compile(r"^\s*No\.")).first).to_be_visible()


def test_a_question_is_a_link_that_somebody_else_opens(come: Callable[..., Person]) -> None:
    person, other = come(), come()
    page = person.page
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    empty(person)
    put(person, "red 5", "green 8")
    may_i(person, "discard")
    page.get_by_label("Which card?").select_option("green 8")
    expect(page.get_by_text("Yes.", exact=True).first).to_be_visible()
    send = page.get_by_role("button", name="Send this question")
    send.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The link is copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other.page.goto(link)
    expect(other.page.get_by_label("Which card?")).to_have_value("G8")
    expect(other.page.get_by_text("Yes.", exact=True).first).to_be_visible()


def test_a_situation_that_cannot_be_says_so(person: Person) -> None:
    empty(person)
    put(person, "red 5", "red 5", "red 5")
    expect(person.page.get_by_text("That is not possible.")).to_be_visible()
    expect(person.page.get_by_text(re.compile("do not add up"))).to_be_visible()
    person.page.get_by_role("button", name="Take back red 5").click()
    expect(person.page.get_by_text("That is not possible.")).to_have_count(0)


def test_a_phase_is_laid_on_the_table_by_tapping(person: Person) -> None:
    empty(person)
    page = person.page
    page.get_by_role("button", name="Lay a phase there").click()
    setup = page.get_by_role("dialog", name="The situation")
    setup.get_by_label("Player 2").select_option("4")
    setup.get_by_label("You", exact=True).select_option("1")
    setup.get_by_role("button", name="Close").click()
    for place, cards in {
        "your set: put": "red 5|yellow 5|green 5",
        "your set: put ": "red 9|yellow 9|green 9",
        "Player 2’s run: put": "red 2|red 3|red 4|red 5|red 6|red 7|red 8",
    }.items():
        page.get_by_role("button", name=re.compile(f"^{place.strip()}")).first.click()
        put(person, *cards.split("|"))
    page.get_by_role("button", name="Your hand: put the next cards here").click()
    put(person, "yellow 1", "green 12")
    may_i(person, "hit")
    page.get_by_label("Which card?").select_option("yellow 1")
    page.get_by_label("On which group?").select_option("Player 2’s run")
    expect(page.get_by_text("Yes.", exact=True).first).to_be_visible()


def test_a_refused_move_is_one_press_from_the_referee(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    expect(page.get_by_role("heading", name=re.compile("^Your turn"))).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Ask the referee").click()
    expect(page.get_by_text("No.", exact=True).first).to_be_visible()
    # The hand came along: ten cards, and the place for the next ones.
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(11)
