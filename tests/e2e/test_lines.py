"""Bad lines: what is on the page outlives them all, and nobody has to load it again."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.player import LATE, Player, in_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

    from tests.e2e.site import Person

LOST = re.compile("No connection")
AGAIN = 30_000  # ms: the line is given up within 6 s, and tried again at once; machines are busy


def never_loaded_again(page: Page) -> Callable[[], None]:
    """Leave a mark on the page; return what fails if it is gone."""
    page.evaluate("window.mark = true")

    def check() -> None:
        assert page.evaluate("window.mark"), "the page was loaded again"

    return check


def is_heard(page: Page) -> None:
    """Ask for a hint and wait for it: whatever was said before has been heard then."""
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Put the note away")).to_be_visible()


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(person: Person) -> None:
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.draws()
    player.cards.first.press("Shift+ArrowRight")
    is_heard(person.page)
    names = [card.name for card in player.held()]
    person.page.reload()
    player.is_asked()
    expect(player.cards).to_have_count(11)
    assert [card.name for card in player.held()] == names
    expect(player.may_draw).to_be_hidden()
    log = person.page.get_by_role("region", name="Log").get_by_role("button")
    expect(log.first).to_have_accessible_name(re.compile("^Round 1"))
    expect(log.last).to_have_accessible_name(re.compile("^You draw"))


def test_the_own_order_outlives_a_reload(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    player.draws()
    page.get_by_role("button", name="Sort").click()
    page.get_by_role("button", name="By number").click()
    expect(player.hand.get_by_role("group")).to_have_count(0)
    names = [card.name for card in player.held()]
    assert names[-1].endswith("just drawn")  # it stays apart
    player.cards.first.press("Shift+ArrowRight")
    moved = [names[1], names[0], *names[2:]]
    assert [card.name for card in player.held()] == moved
    is_heard(page)
    page.reload()
    player.is_asked()
    expect(player.cards).to_have_count(11)
    is_heard(page)  # how far the hand is from its phase was answered before
    assert [card.name for card in player.held()] == moved


def test_what_is_prepared_outlives_a_reload_and_a_draw(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    player.is_asked()
    expect(player.hand.get_by_role("group")).to_have_count(3)
    left_over = player.cards.last.aria_snapshot()
    player.cards.last.press("1")  # into the first group of the phase
    first = player.hand.get_by_role("group").first
    expect(first).to_match_aria_snapshot(f"- group:\n  {left_over}")
    is_heard(page)
    before = first.aria_snapshot()
    page.reload()
    player.is_asked()
    expect(first).to_match_aria_snapshot(before)
    player.draws()
    is_heard(page)
    expect(first).to_match_aria_snapshot(before)


def test_a_server_that_was_killed_and_came_back(person: Person) -> None:
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.is_asked()
    check = never_loaded_again(person.page)
    person.site.kill()
    expect(person.page.get_by_text(LOST)).to_be_visible(timeout=LATE)
    person.site.start()
    expect(person.page.get_by_text(LOST)).to_be_hidden(timeout=LATE)
    player.draws()
    player.discards()
    player.is_asked()
    check()
    person.wrong.clear()  # the browser itself notes in its console that nobody answered


def test_no_network_for_a_while(person: Person) -> None:
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.is_asked()
    check = never_loaded_again(person.page)
    person.context.set_offline(True)
    expect(person.page.get_by_text(LOST)).to_be_visible(timeout=AGAIN)
    person.context.set_offline(False)
    expect(person.page.get_by_text(LOST)).to_be_hidden(timeout=AGAIN)
    player.draws()
    check()
    person.wrong.clear()  # as above


def test_a_table_that_was_opened_without_a_network_comes_with_it(person: Person) -> None:
    table = person.sits_with_bots("mattel")
    player = Player(person.page)
    player.is_asked()
    person.goes_to("/")
    expect(person.page.get_by_role("button", name="Continue")).to_be_visible()
    person.context.set_offline(True)
    person.goes_to(f"/table/{table}")
    expect(person.page.get_by_role("heading", name="This page did not load")).to_be_visible()
    person.wrong.clear()  # the browser itself notes the requests that failed
    person.context.set_offline(False)
    player.is_asked()


def test_a_socket_that_swallows_everything(person: Person) -> None:
    swallowing: list[WebSocketRoute] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda said: None if page in swallowing else server.send(said))
        server.on_message(lambda said: None if page in swallowing else page.send(said))
        lines.append(page)

    lines: list[WebSocketRoute] = []
    person.page.route_web_socket(re.compile("/socket$"), between)
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.is_asked()
    check = never_loaded_again(person.page)
    swallowing.extend(lines)
    person.page.get_by_role("button", name=re.compile("^Draw pile")).click()
    expect(person.page.get_by_role("button", name="Sending …")).to_be_visible()
    expect(person.page.get_by_role("paragraph").filter(has_text="Sending …")).to_be_visible()
    expect(player.cards).to_have_count(11, timeout=AGAIN)  # sent again on a line of its own
    check()


def sit_together(come: Callable[..., Person], players: int) -> list[Player]:
    """Let people come to a table by its link, sit down, be ready, and let the host start."""
    host = come()
    table = host.makes_a_table("mattel", players)
    people = [host, *(come() for _ in range(players - 1))]
    for seat, guest in enumerate(people[1:], 2):
        page = guest.page
        guest.goes_to(f"/table/{table}")
        chair = page.get_by_role("listitem", name=f"Seat {seat}")
        chair.get_by_role("button", name="Sit here").click()
        page.get_by_role("textbox", name="Your name").fill(f"Guest {seat}")
        page.get_by_role("button", name="That is me").click()
        page.get_by_role("button", name="I am ready").click()
        expect(host.page.get_by_role("listitem", name=f"Seat {seat}")).to_contain_text("ready")
    host.page.get_by_role("button", name=f"Start with {players}").click()
    return [Player(person.page) for person in people]


@pytest.mark.parametrize("players", [2, 4])
def test_browsers_at_one_table(come: Callable[..., Person], players: int) -> None:
    seats = sit_together(come, players)
    for player in seats:
        expect(player.cards).to_have_count(10, timeout=LATE)
        others = player.page.get_by_role("region", name="The others")
        expect(others.get_by_text("10 cards")).to_have_count(players - 1)
        assert not re.search(r"red|yellow|green|blue|Wild|Skip", others.aria_snapshot())
        log = player.page.get_by_role("region", name="Log").get_by_role("listitem")
        expect(log.first).to_contain_text("Round 1: ")
    turn = in_turn(seats)
    turn.draws()
    turn.discards(skips=False)
    dropped = turn.done[-1].removeprefix("Discard ").removesuffix(" Enter")
    for player in seats:
        expect(player.page.get_by_role("button", name=f"Discard pile, {dropped}")).to_be_visible()
    # Whoever has just played asks for a pause, when it is their turn again: all are told of it.
    turn.page.get_by_role("button", name="Menu").click()
    turn.page.get_by_role("button", name="Ask for a pause at my next turn").click()
    expect(turn.page.get_by_text("You ask for a pause when it is your turn.")).to_be_visible()
    told = [player.page.get_by_text("a pause at their next turn") for player in seats]
    for player, wish in zip(seats, told, strict=True):
        expect(wish).to_have_count(int(player is not turn))
    turn.page.get_by_role("button", name="Take my vote back").click()
    for wish in told:
        expect(wish).to_have_count(0)


def test_who_asks_for_a_pause_is_named_and_one_need_not_answer(come: Callable[..., Person]) -> None:
    host, asks, looks = sit_together(come, 3)
    wish = re.compile(r"^A pause\? In favour: Guest 2 \(1 of 2\)")
    expect(asks.cards).to_have_count(10)
    asks.page.get_by_role("button", name="Menu").click()
    asks.page.get_by_role("button", name="Ask for a pause", exact=True).click()
    expect(asks.page.get_by_text("In favour: You (1 of 2)")).to_be_visible()
    for player in (host, looks):
        expect(player.page.get_by_text(wish)).to_be_visible()
    looks.page.get_by_role("button", name="Put the note away").click()
    expect(looks.page.get_by_text(wish)).to_be_hidden()
    host.presses(host.page.get_by_role("button", name="I agree"))
    for player in (host, asks, looks):
        expect(player.page.get_by_text("The game is paused.").first).to_be_visible()


def test_a_frozen_page_thaws(come: Callable[..., Person]) -> None:
    seats = sit_together(come, 2)
    for player in seats:
        expect(player.cards).to_have_count(10, timeout=LATE)
    plays = in_turn(seats)
    [waits] = (player for player in seats if player is not plays)
    check = never_loaded_again(waits.page)
    debugger = waits.page.context.new_cdp_session(waits.page)
    debugger.send("Page.setWebLifecycleState", {"state": "frozen"})
    plays.draws()
    plays.discards(skips=False)
    debugger.send("Page.setWebLifecycleState", {"state": "active"})
    expect(waits.may_draw).to_be_visible(timeout=AGAIN)
    check()


def test_a_hand_is_asked_about_once(person: Person) -> None:
    sent: list[str] = []
    person.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["t"])),
    )
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.draws()
    player.discards(skips=False)
    player.is_asked()
    # The first hand, the one with the card that was drawn, and the one without the discard.
    assert sent.count("aim") <= 3
    assert sent.count("move") == 2
