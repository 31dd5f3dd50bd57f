"""Every page in every language on a small phone: nothing wider than the screen, no word cut off."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from laydown.locale import LANGUAGES
from tests.e2e.test_states import TARGET

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.site import Person

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
PAGES = (
    "/", "/make", "/rules/mattel", "/ask", "/referee", "/sheet", "/sheet/new", "/settings", "/about"
)  # fmt: skip

# What is pressed or read as a name, and has more in it than it shows. What scrolls is meant to.
CUT = """() => {
  const parts =
    'button, a, label, b, h1, h2, h3, p, th, dt, legend, li, ' +
    '[role=tab], [role=radio], [role=img] span';
  const shown = [...document.querySelectorAll(parts)].filter(
    (part) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      part.clientWidth > 4 && // others are for the ear
      part.innerText && // a card has none
      !['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
  );
  return shown
    .filter(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 ||
        (part.innerText.length > 3 && part.clientHeight > 5 * part.clientWidth), // letter by letter
    )
    .map((part) => `${part.tagName} ${part.scrollWidth} > ${part.clientWidth}: ${part.innerText}`);
}"""


def fits(page: Page) -> None:
    """Fail if the page is wider than the screen, or a word on it is cut off."""
    page.reload()  # so that nothing is left of the page before
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    # A phone shows a page that is too wide smaller, and calls that its width.
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.url
    assert page.evaluate(CUT) == [], page.url
    for home in page.get_by_role("banner").get_by_role("link", name=re.compile("^Laydown")).all():
        box = home.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TARGET, page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_small_phone(come: Callable[..., Person], language: str) -> None:
    person = come(language=language, **PHONE)
    for path in PAGES:
        person.goes_to(path)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        fits(person.page)
    person.makes_a_table("mattel", 4)
    fits(person.page)
    for edition in ("mattel", "board"):
        person.sits_with_bots(edition, 4)
        fits(person.page)


def test_the_number_of_a_name_that_is_too_long_is_seen(come: Callable[..., Person]) -> None:
    person = come(language="it")  # in which the bots have long names
    person.sits_with_bots("mattel", 6, bot="novice")
    page = person.page
    for number in range(2, 6):
        name = page.get_by_role("rowheader", name=f"Principiante {number}", exact=True)
        shown = name.get_by_text(str(number), exact=True).bounding_box()
        row = name.bounding_box()
        assert row is not None
        assert shown is not None
        assert shown["x"] + shown["width"] <= row["x"] + row["width"]
