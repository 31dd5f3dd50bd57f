"""Seats: one stands up again before the game, and leaves a running one for good."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.player import Player
from tests.e2e.test_lines import sit_together

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person


def test_who_sits_can_stand_up_and_sit_elsewhere(come: Callable[..., Person]) -> None:
    host, guest = come(), come(width=360, height=640)
    table = host.makes_a_table("mattel", 3)
    guest.goes_to(f"/table/{table}")
    second, third = (guest.page.get_by_role("listitem", name=f"Seat {seat}") for seat in (2, 3))
    second.get_by_role("button", name="Sit here").click()
    guest.page.get_by_role("textbox", name="Your name").fill("Mia")
    guest.page.get_by_role("button", name="That is me").click()
    seen = host.page.get_by_role("listitem", name="Seat 2")
    expect(seen).to_contain_text("Mia")
    expect(second).to_contain_text("Mia (you)")
    expect(host.page.get_by_text("Mia is not ready yet")).to_be_visible()
    expect(guest.page.get_by_text("not ready yet")).to_have_count(1)  # on the own seat
    second.get_by_role("button", name="Stand up").click()
    expect(second).to_contain_text("Empty")
    expect(seen).to_contain_text("Empty")
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_hidden()
    third.get_by_role("button", name="Sit here").click()  # the name is known by now
    expect(host.page.get_by_role("listitem", name="Seat 3")).to_contain_text("Mia")
    # The host may go too: whoever stays decides from then on.
    host.page.get_by_role("button", name="Stand up").click()
    expect(guest.page.get_by_role("button", name="Start with 1")).to_be_disabled()
    guest.page.get_by_role("button", name="Sit a bot here").first.click()
    expect(guest.page.get_by_role("button", name="Start with 2")).to_be_enabled()


def test_who_types_a_name_while_the_seat_is_taken_gets_another(come: Callable[..., Person]) -> None:
    host, guest = come(), come()
    table = host.makes_a_table("mattel", 3)
    alone = host.page.get_by_text("is here without a seat")
    expect(alone).to_be_hidden()
    guest.goes_to(f"/table/{table}")
    expect(alone).to_have_text("One person is here without a seat.")
    expect(guest.page.get_by_text("without a seat")).to_be_hidden()
    second, third = (guest.page.get_by_role("listitem", name=f"Seat {seat}") for seat in (2, 3))
    second.get_by_role("button", name="Sit here").click()
    guest.page.get_by_role("textbox", name="Your name").fill("Mia")
    taken = host.page.get_by_role("listitem", name="Seat 2")
    taken.get_by_role("button", name="Sit a bot here").click()
    expect(second).to_contain_text("a bot")
    guest.page.get_by_role("button", name="That is me").click()
    expect(third).to_contain_text("Mia (you)")
    expect(alone).to_be_hidden()


def test_who_comes_by_a_link_has_one_lit_button_and_needs_a_name(
    come: Callable[..., Person],
) -> None:
    host, guest = come(), come(width=360, height=640, has_touch=True, is_mobile=True)
    guest.goes_to(f"/table/{host.makes_a_table('mattel', 3)}")
    page = guest.page
    page.get_by_role("button", name="Take a seat").tap()
    name = page.get_by_role("textbox", name="Your name")
    name.fill("   ")
    page.get_by_role("button", name="That is me").tap()
    expect(name).to_be_focused()  # the browser says that something belongs there
    name.fill("\N{ZERO WIDTH SPACE}")  # of which nothing is left
    page.get_by_role("button", name="That is me").tap()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(host.page.get_by_text("Player 2 is not ready yet")).to_be_visible()


def test_a_double_click_starts_one_game_and_complains_of_nothing(person: Person) -> None:
    person.makes_a_table("mattel", 2)
    page = person.page
    page.get_by_role("button", name="Sit a bot here").click()
    page.get_by_role("button", name="Start with 2").dblclick()
    Player(page).is_asked()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_name_that_does_not_reach_the_server_is_told_so(come: Callable[..., Person]) -> None:
    host, guest = come(), come()
    table = host.makes_a_table("mattel", 3)
    guest.goes_to(f"/table/{table}")
    page = guest.page
    page.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit here").click()
    page.get_by_role("textbox", name="Your name").fill("Mia")
    page.route("**/api/me", lambda route: route.abort())
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("alert")).to_have_text("The server is not answering. Are you online?")
    guest.wrong.clear()  # the browser itself notes the request that failed
    page.unroute("**/api/me")
    page.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit here").click()
    page.get_by_role("textbox", name="Your name").fill("Mia")
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("listitem", name="Seat 2")).to_contain_text("Mia (you)")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_who_leaves_a_running_game_leaves_it_to_a_bot(come: Callable[..., Person]) -> None:
    stays, leaves = sit_together(come, 2)
    expect(leaves.cards).to_have_count(10)
    leaves.page.get_by_role("button", name="Menu").click()
    leaves.page.get_by_role("button", name="Leave the game for good").click()
    leaves.page.get_by_role("button", name="Leave for good").click()
    expect(leaves.page.get_by_role("heading", level=1)).to_have_text("Play now")
    left = stays.page.get_by_role("group", name=re.compile("Guest 2"))
    expect(left).to_contain_text("Steady plays on")
    expect(leaves.page.get_by_role("link", name=re.compile("Classic, Mattel"))).to_have_count(0)
    stays.is_asked()  # the bot plays on


def test_a_game_is_ended_only_after_a_question(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    Player(page).is_asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to end the game").click()
    end = page.get_by_role("button", name="End the game", exact=True)
    expect(end).to_have_accessible_description(re.compile("without a winner"))
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    expect(end).to_be_hidden()
    page.get_by_role("button", name="Ask to end the game").click()
    end.click()
    expect(page.get_by_role("heading", name="The game was ended early.")).to_be_visible()


def test_at_the_end_of_a_round_one_sees_a_pause_and_the_end_of_the_game(person: Person) -> None:
    person.sits_with_bots("pocket")
    page = person.page
    player = Player(page)
    player.plays_the_round()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask for a pause", exact=True).click()
    expect(page.get_by_text("The game is paused.")).to_be_visible()
    page.get_by_role("button", name="Ask to resume").click()
    expect(page.get_by_text("The game is paused.")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to end the game").click()
    page.get_by_role("button", name="End the game", exact=True).click()
    expect(page.get_by_role("heading", name="The game was ended early.")).to_be_visible()
    expect(player.rematch).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_who_looks_on_is_told_so(come: Callable[..., Person], width: int) -> None:
    plays, looks_on = come(), come(width=width, height=844)
    table = plays.sits_with_bots("mattel")
    looks_on.goes_to(f"/table/{table}")
    expect(looks_on.page.get_by_text("You are watching")).to_be_visible()
    expect(Player(looks_on.page).hand).to_be_hidden()
    assert violations(looks_on.page) == []


def test_in_a_pause_nothing_is_lit(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    player.is_asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask for a pause", exact=True).click()
    expect(page.get_by_role("button", name="Ask to resume")).to_be_visible()  # bots agree
    expect(player.main).to_be_hidden()
    expect(player.hint).to_be_hidden()
    page.get_by_role("button", name="Ask to resume").click()
    expect(player.main).to_be_visible()
    player.draws()


def test_a_table_that_is_not_there_has_a_page_that_helps(person: Person) -> None:
    person.goes_to("/table/nowhere")
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("You cannot come to this table")
    assert violations(person.page) == []
    person.page.get_by_role("button", name="Go to the home page").click()
    expect(heading).to_have_text("Play now")


def test_a_lost_line_is_told_in_the_waiting_room_too(person: Person) -> None:
    person.makes_a_table("mattel", 3)
    page = person.page
    expect(page.get_by_role("listitem", name="Seat 3")).to_be_visible()
    lost = page.get_by_text("No connection.")
    person.context.set_offline(True)
    expect(lost).to_be_visible()
    person.context.set_offline(False)
    expect(lost).to_be_hidden()
    page.get_by_role("button", name="Sit a bot here").first.click()
    expect(page.get_by_role("button", name="Start with 2")).to_be_enabled()
    person.wrong.clear()  # the browser itself notes in its console that there was no network


def test_a_game_with_a_day_for_each_turn_is_told_in_days(person: Person) -> None:
    person.goes_to("/make")
    page = person.page
    expect(page.get_by_text(re.compile(r"^About \d+ minutes$"))).to_be_visible()
    page.get_by_role("combobox", name="Clock").select_option("a day")
    told = page.get_by_text(re.compile(r"^About \d+ days$"))
    expect(told).to_be_visible()
    expect(page.get_by_text("After a whole day away, a bot plays for you.")).to_be_visible()
    days = told.inner_text()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text(re.compile(rf"^{days}, \d+ rounds$"))).to_be_visible()
