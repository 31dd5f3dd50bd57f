"""Questions about the rules, asked in words, in the browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from laydown.locale import LANGUAGES, catalogue, rule
from tests.e2e.axe import violations
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_words_find_the_answer_of_the_edition(
    come: Callable[..., Person], language: str
) -> None:
    text = catalogue(language).text
    person = come(language=language, width=360, height=740)
    page = person.page
    person.goes_to("/ask/ravensburger")
    expect(page.get_by_role("heading", level=1)).to_have_text(text("faq-heading"))
    page.get_by_role("searchbox").fill(text("faq-last-discard").replace("r", "", 1))
    expect(page.get_by_role("heading", name=text("faq-last-discard"))).to_be_visible()
    expect(page.get_by_text(text("faq-verdict-yes"), exact=True)).to_be_visible()
    expect(page.get_by_text(text("faq-answer-last-discard-reading"))).to_be_visible()
    expect(page.get_by_text(rule("R-24", language))).to_be_visible()
    # How others differ, and another edition at hand.
    expect(
        page.get_by_role("listitem").filter(has_text=text("faq-answer-last-discard-yes"))
    ).to_contain_text("B-28")
    assert not scrolls_sideways(page)
    assert violations(page) == []
    page.get_by_role("link", name=text("edition-short-pocket"), exact=True).click()
    expect(page.get_by_text(rule("P-11", language))).to_be_visible()


def test_by_keyboard_from_the_first_page_to_the_rule(person: Person) -> None:
    page = person.page
    person.goes_to()
    page.get_by_role("link", name=re.compile("^Questions")).focus()
    page.keyboard.press("Enter")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("12 joins 1")
    status = page.get_by_role("status").filter(has_text="Does 12 join 1 in a run?")
    expect(status).to_have_count(1)
    expect(page.get_by_text("our ruling")).to_be_visible()
    page.get_by_role("link", name="X-08").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".clause.wanted")).to_have_id("X-08")


def test_a_question_of_the_list_has_an_address_of_its_own(person: Person) -> None:
    page = person.page
    person.goes_to("/ask/pocket")
    page.get_by_role("link", name="Can I be skipped twice?").click()
    expect(page).to_have_url(re.compile("#/ask/pocket/skip-twice$"))
    expect(page.get_by_text("Each player gets at most one Skip a round.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Each player gets at most one Skip a round.")).to_be_visible()
    expect(page.get_by_role("link", name="P-09")).to_be_visible()
    assert violations(page) == []


def test_it_answers_without_the_network_and_says_when_nothing_is_found(person: Person) -> None:
    page = person.page
    person.goes_to("/ask/mattel")
    expect(page.get_by_role("searchbox")).to_be_visible()
    person.context.set_offline(True)
    page.get_by_role("searchbox").fill("joker tauschen")
    expect(
        page.get_by_role("heading", name="May I swap a Wild on the table for the real card?")
    ).to_be_visible()
    expect(page.get_by_text(rule("M-19"))).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("No question found for “xyzzy”. Try other words.")).to_be_visible()
    expect(page.get_by_role("link", name="How many can play?")).to_be_visible()
    person.context.set_offline(False)
