"""Fourteen cards and six players on a small phone; cards that are dragged, by mouse and finger."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.moves import plays_on
from tests.e2e.player import Player
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.e2e.site import Person

MANY = 'name = "many"\nbased_on = "mattel"\n[deal]\nhand = 13\n'
CARD = (44, 60)  # px of each card for a finger


def drags(page: Page, card: Locator, to: Locator) -> None:
    """Drag a card onto something."""
    start, end = card.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 12, start["y"] + 30)
    page.mouse.down()
    for share in (0.1, 0.5, 1):
        x, y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 3
        page.mouse.move(
            start["x"] + 12 + share * (x - start["x"] - 12),
            start["y"] + 30 + share * (y - start["y"] - 30),
        )
    page.mouse.up()


def test_fourteen_cards_and_six_players(come: Callable[..., Person]) -> None:
    person = come(width=360, height=640, has_touch=True, is_mobile=True)
    page = person.page
    bot = {"kind": "bot", "bot": "steady", "pace": "instant"}
    person.asks("GET", "home")
    settings = {"edition": "many", "edition_text": MANY}
    wanted = {"settings": settings, "seats": [{"kind": "me"}, *[bot] * 5], "start": True}
    person.goes_to(f"/table/{person.asks('POST', 'tables', wanted)['id']}")
    player = Player(page)
    page.get_by_role("button", name="Sort").tap()
    page.get_by_role("button", name="By number").tap()  # in rows, though the phase be complete
    expect(page.get_by_role("button", name="By number")).to_be_hidden()
    player.draws()
    expect(player.cards).to_have_count(14)
    boxes = [card.bounding_box() for card in player.cards.all()]
    places = sorted((box["y"], box["x"]) for box in boxes if box)
    assert len({y for y, _ in places}) == 2
    rows = [[x for y, x in places if y == top] for top in sorted({y for y, _ in places})]
    assert all(right - left >= CARD[0] for row in rows for left, right in pairwise(row))
    assert all(box["width"] >= CARD[0] and box["height"] >= CARD[1] for box in boxes if box)
    assert rows[0][0] >= 0
    assert max(box["x"] + box["width"] for box in boxes if box) <= 360
    assert not scrolls_sideways(page)
    for card in player.cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("many", exact=True)).to_be_visible()
    brief = re.compile(r"^(\d cards? short of phase 1|You have all of phase 1\.)$")
    expect(page.get_by_text(brief)).to_be_visible()
    assert violations(page) == []


# A phone on its side, a tablet upright, and one on its side.
@pytest.mark.parametrize(("width", "height"), [(844, 390), (768, 1024), (1024, 768)])
@pytest.mark.parametrize("edition", ["mattel", "board"])
def test_whatever_way_a_screen_is_held_all_that_a_turn_needs_is_seen(
    come: Callable[..., Person], width: int, height: int, edition: str
) -> None:
    person = come(width=360, height=640, has_touch=True, is_mobile=True)
    person.sits_with_bots(edition, 6)
    page = person.page
    player = Player(page)
    player.is_asked()
    page.set_viewport_size({"width": width, "height": height})  # turned in the middle of a turn
    piles = page.get_by_role("region", name="Piles").get_by_role("button")
    expect(piles).to_have_count(2)
    for part in [player.main, *piles.all(), *player.cards.all()]:
        expect(part).to_be_in_viewport(ratio=1)
    assert not scrolls_sideways(page)
    expect(page.get_by_text("Enter", exact=True)).to_have_count(0)  # a finger has no keys


def test_a_chosen_card_stays_chosen_when_a_phone_is_turned(come: Callable[..., Person]) -> None:
    person = come(width=390, height=844, has_touch=True, is_mobile=True)
    person.sits_with_bots("mattel", 4)
    page = person.page
    player = Player(page)
    player.draws()
    name = player.spare()
    player.chooses(name)
    discard = page.get_by_role("button", name=re.compile("^Discard (red|yellow|green|orange|W)"))
    for width, height in [(844, 390), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(player.hand.get_by_role("option", selected=True)).to_have_accessible_name(name)
        expect(discard).to_be_in_viewport(ratio=1)
    player.presses(discard)
    expect(player.cards).to_have_count(10)


def test_a_refused_move_is_one_tap_from_its_rule(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    player.is_asked()
    expect(player.hand.get_by_role("group").first).to_be_visible()  # sorted by the phase
    before = [card.name for card in player.held()]
    pile = page.get_by_role("button", name=re.compile("^Discard pile"))
    drags(page, player.cards.first, pile)  # before a card is drawn
    note = page.get_by_role("alert").filter(has_text="Rule")
    expect(note).to_be_visible()
    assert [card.name for card in player.held()] == before  # it is back in its place
    link = note.get_by_role("link", name=re.compile(r"^Rule [A-Z]-\d+$"))
    clause = link.inner_text().removeprefix("Rule ")
    link.click()
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    page.go_back()
    player.is_asked()


def test_the_dot_of_a_card_that_fits_is_seen(come: Callable[..., Person]) -> None:
    person = come(width=360, height=640, has_touch=True, is_mobile=True)
    table = person.sits_with_bots("mattel", 3)
    plays_on(person, table, lambda frame: bool(frame.get("options", {}).get("hits")))
    page = person.page
    page.reload()
    fitting = Player(page).hand.get_by_role("option", name=re.compile("fits")).first
    name = str(fitting.get_attribute("aria-label")).removesuffix(", fits on the table")
    with_dot = fitting.screenshot(animations="disabled")
    page.evaluate(
        "localStorage['laydown.settings'] ="
        " JSON.stringify({...JSON.parse(localStorage['laydown.settings']), fits: false})"
    )
    page.reload()
    plain = Player(page).hand.get_by_role("option", name=name, exact=True).first
    expect(plain).to_be_visible()
    assert plain.screenshot(animations="disabled") != with_dot


def test_a_card_is_dragged_to_another_place_and_onto_the_pile(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    player.draws()
    page.get_by_role("button", name="Sort").click()
    page.get_by_role("button", name="By number").click()
    expect(page.get_by_role("button", name="By number")).to_be_hidden()
    names = [card.name for card in player.held()]
    drags(page, player.cards.nth(0), player.cards.nth(5))
    moved = [*names[1:5], names[0], *names[5:]]
    expect(player.cards.nth(4)).to_have_accessible_name(names[0])
    assert [card.name for card in player.held()] == moved
    pile = page.get_by_role("button", name=re.compile("^Discard pile"))
    drags(page, player.cards.nth(4), pile)
    expect(player.cards).to_have_count(10)


class Finger:
    """A finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._debugger = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drags(self, card: Locator, x: float, y: float) -> None:
        """Drag a card by so much, in several steps."""
        box = card.bounding_box()
        assert box is not None
        left, top = box["x"] + 12, box["y"] + 30
        self._send("touchStart", (left, top))
        for share in (0.2, 0.6, 1):
            self._send("touchMove", (left + share * x, top + share * y))
        self._send("touchEnd")

    def drags_to(self, card: Locator, to: Locator) -> None:
        """Drag a card onto something."""
        start, end = card.bounding_box(), to.bounding_box()
        assert start is not None
        assert end is not None
        x, y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 3
        self.drags(card, x - start["x"] - 12, y - start["y"] - 30)

    def holds(self, button: Locator, until: Callable[[], None]) -> None:
        """Press a button, drift a little, and let go only when something has come about."""
        box = button.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._send("touchStart", (x, y))
        self._send("touchMove", (x, y - 8))
        until()
        self._send("touchEnd")

    def taps(self, card: Locator, times: int = 1) -> None:
        """Tap a card, several times in quick succession."""
        box = card.bounding_box()
        assert box is not None
        for _ in range(times):
            self._send("touchStart", (box["x"] + 12, box["y"] + 30))
            self._send("touchEnd")


@pytest.fixture
def phone(come: Callable[..., Person]) -> Person:
    """Somebody with a phone."""
    return come(width=390, height=844, has_touch=True, is_mobile=True)


def test_a_finger_drags_a_card_within_the_hand_and_onto_the_pile(phone: Person) -> None:
    phone.sits_with_bots("mattel")
    page = phone.page
    player, finger = Player(page), Finger(page)
    player.draws()
    page.get_by_role("button", name="Sort").click()
    page.get_by_role("button", name="By number").click()
    expect(page.get_by_role("button", name="By number")).to_be_hidden()
    names = [card.name for card in player.held()]
    finger.drags_to(player.cards.nth(0), player.cards.nth(4))
    expect(player.cards.nth(3)).to_have_accessible_name(names[0])
    assert [card.name for card in player.held()] == [*names[1:4], names[0], *names[4:]]
    finger.drags_to(player.cards.nth(3), page.get_by_role("button", name=re.compile("^Discard")))
    expect(player.cards).to_have_count(10)


def test_a_finger_drags_a_card_onto_a_group(phone: Person) -> None:
    table = phone.sits_with_bots("mattel", 2, "steady")
    plays_on(phone, table, lambda frame: bool(frame.get("options", {}).get("hits")))
    page = phone.page
    page.reload()
    player, finger = Player(page), Finger(page)
    player.is_asked()
    card = player.hand.get_by_role("option", name=re.compile("fits")).first
    held = player.cards.count()
    card.click(position={"x": 8, "y": 20})
    group = page.get_by_role("button", name=re.compile("^Hit ")).first
    expect(group).to_be_visible()
    finger.drags_to(card, group)
    expect(player.cards).to_have_count(held - 1)
    expect(page.get_by_text(re.compile("You hit")).first).to_be_visible()


def test_a_tap_beside_a_sheet_puts_it_away_and_does_no_more(phone: Person) -> None:
    phone.sits_with_bots("mattel")
    page = phone.page
    Player(page).is_asked()
    above = page.get_by_role("button", name="Score and log").bounding_box()
    assert above is not None
    menu = page.get_by_role("dialog", name="Menu")
    page.get_by_role("button", name="Menu").tap()
    expect(menu).to_be_visible()
    page.touchscreen.tap(above["x"] + above["width"] / 2, above["y"] + above["height"] / 2)
    expect(menu).to_be_hidden()
    assert page.get_by_role("dialog").count() == 0


def test_neither_a_drift_nor_a_double_tap_discards(phone: Person) -> None:
    phone.sits_with_bots("mattel")
    page = phone.page
    player, finger = Player(page), Finger(page)
    player.draws()
    name = player.spare()
    card = player.hand.get_by_role("option", name=name, exact=True).first
    finger.drags(card, 0, -8)  # less than the 12 px at which a drag begins
    expect(card).to_have_attribute("aria-selected", "true")
    finger.taps(card, 2)
    expect(player.hand.get_by_role("option", selected=True)).to_have_count(1)
    # What was sent before the question is answered before it.
    player.hint.click()
    expect(page.get_by_role("button", name="Put the note away")).to_be_visible()
    expect(player.cards).to_have_count(11)
