"""A first game in the browser: each step is explained when it comes, and all can be skipped."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.player import Player
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.e2e.site import Person

MOST = 4  # lessons in one moment


class Newcomer(Player):
    """Somebody who reads what is explained."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.lesson = page.get_by_role("region", name="Lessons")
        self.got_it = self.lesson.get_by_role("button", name="Got it")
        self.again = self._button("Explain again")

    def reads(self, heading: str | re.Pattern[str]) -> None:
        """Read a lesson, with nothing of the table under it."""
        expect(self.lesson.get_by_role("heading", name=heading)).to_be_visible()
        card = box(self.lesson)
        for part in (self.hand, self.page.get_by_role("button", name=re.compile("^Discard"))):
            assert apart(card, box(part.first)), heading

    def comes_to(self, heading: str | re.Pattern[str]) -> None:
        """Close what is explained before a lesson, and read it."""
        wanted = self.lesson.get_by_role("heading", name=heading)
        for _ in range(MOST):
            expect(self.lesson).to_be_visible()
            if wanted.is_visible():
                break
            self.got_it.press("Enter")
        self.reads(heading)

    def understands(self, heading: str | re.Pattern[str]) -> None:
        """Read a lesson, and close it."""
        self.reads(heading)
        self.got_it.click()
        expect(self.lesson.get_by_role("heading", name=heading)).to_be_hidden()


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether two rectangles do not overlap, but for a pixel of their edges."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    return min(one[2], other[2]) - left <= 1 or min(one[3], other[3]) - top <= 1


def test_a_first_turn_with_cards(person: Person) -> None:
    page = person.page
    person.goes_to()
    page.get_by_role("button", name="Learn it at the table").click()
    newcomer = Newcomer(page)
    newcomer.understands("Phase 1: 2 sets of 3")
    newcomer.is_asked()
    newcomer.comes_to("Draw or take")  # what the other did, or a Wild, may be told of before
    expect(newcomer.lesson).to_contain_text("Try this: ")
    expect(page.get_by_role("log")).to_contain_text("Draw or take. Take the open")
    assert violations(page) == []
    page.reload()
    newcomer.reads("Draw or take")  # what was met stays met, what was open is open
    newcomer.draws()
    newcomer.comes_to("Discard a card")
    newcomer.got_it.press("Enter")
    newcomer.comes_to("What is missing")
    expect(newcomer.got_it).to_be_focused()
    newcomer.got_it.press("Enter")
    expect(newcomer.again).to_be_focused()
    newcomer.again.press("Enter")
    newcomer.reads("What is missing")
    clause = newcomer.lesson.get_by_role("link", name=re.compile("^Rule "))
    expect(clause).to_have_attribute("href", re.compile("^#/rules/mattel/M-"))
    newcomer.lesson.get_by_role("button", name="Skip the lessons").click()
    expect(newcomer.lesson.or_(newcomer.again)).to_be_hidden()
    page.reload()
    newcomer.discards(skips=False)
    expect(newcomer.cards).to_have_count(10)
    expect(newcomer.lesson.or_(newcomer.again)).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Explain each step").click()
    newcomer.reads("Phase 1: 2 sets of 3")


def test_a_first_turn_on_the_ring(come: Callable[..., Person]) -> None:
    person = come(width=360, height=640, has_touch=True, is_mobile=True)
    page = person.page
    person.goes_to("/rules/board")
    page.get_by_role("button", name="Learn it at the table").click()
    newcomer = Newcomer(page)
    newcomer.understands(re.compile("^Phase 1: 5 cards of one colour"))
    newcomer.is_asked()
    newcomer.comes_to("Roll the dice")
    assert violations(page) == []
    newcomer.acts()
    newcomer.comes_to(re.compile("^(Choose a die|A double)$"))
    newcomer.acts()  # the space that the die leads to
    actions = "Draw|Search|Again|Swap|Everyone|Joker|Ask|Star"
    expect(newcomer.lesson.get_by_role("heading", name=re.compile(actions))).to_be_visible()
    expect(newcomer.got_it).to_be_in_viewport(ratio=1)
    assert not scrolls_sideways(page)
