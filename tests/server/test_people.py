from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import BOT, EMPTY, ME, Frame, Host, Person, Seat

if TYPE_CHECKING:
    from pathlib import Path


def closed(seat: Seat) -> int:
    """Read until the socket closes; return the code."""
    with pytest.raises(ConnectionClosed) as end:
        seat.until("no such frame")
    assert end.value.rcvd
    return end.value.rcvd.code


def shows_no_hand(view: Frame) -> None:
    """Only how many cards are in each; the bot may have played some already."""
    for seat in view["seats"]:
        (count,) = seat["hand"]
        assert isinstance(count, int)


def test_a_spectator_sees_what_lies_open_and_no_hand(host: Host) -> None:
    ann, sam = Person(host), Person(host)
    table = ann.open(ME, BOT)
    playing, watching = ann.sit_down(table), sam.sit_down(table)
    assert watching.until("welcome").get("seat") is None
    view = watching.until("view")["view"]
    assert view["seat"] is None
    shows_no_hand(view)
    n = playing.until("options")["n"]
    playing.answer("move", n=n, move="draw")
    seen = watching.until("events", fits=lambda frame: bool(frame["n"] > n))
    assert seen["events"][0] == {"e": "drew", "seat": 1}
    assert watching.answer("move", n=seen["n"], move="draw")["refusal"]["code"] == "not_seated"
    assert watching.answer("why", move="draw")["refusal"]["code"] == "not_seated"
    assert all(frame["t"] != "options" for frame in watching.frames)


def test_who_has_a_seat_may_look_on_all_the_same(host: Host) -> None:
    ann = Person(host)
    table = ann.open(ME, BOT)
    screen = ann.sit_down(table, watch=True)
    welcome = screen.until("welcome")
    assert welcome.get("seat") is None
    assert not welcome.get("host")
    assert not welcome["table"]["places"][0].get("here")  # a screen is nobody
    view = screen.until("view")
    shows_no_hand(view["view"])
    refused = screen.answer("move", n=view["n"], move="draw")["refusal"]
    assert refused["code"] == "not_seated"
    assert ann.sit_down(table).until("view")["view"]["seat"] == 1


def test_where_nobody_may_watch_guests_without_a_seat_are_turned_away(host: Host) -> None:
    ann, sam = Person(host), Person(host)
    table = ann.open(ME, BOT, EMPTY, start=False, spectators=False)
    playing, waiting = ann.sit_down(table), sam.sit_down(table)
    assert waiting.next()["t"] == "welcome"  # before the game one may come to sit down
    assert playing.answer("start")["t"] == "ok"
    assert waiting.until("bye")["reason"] == "closed"
    assert closed(waiting) == 4403
    assert {frame["t"] for frame in waiting.frames} <= {"welcome", "table", "bye"}  # no cards
    assert closed(sam.sit_down(table)) == 4403


def test_who_is_here_without_a_seat_is_counted_before_the_game(host: Host) -> None:
    ann, sam = Person(host), Person(host)
    table = ann.open(ME, EMPTY, start=False)
    seat = ann.sit_down(table)
    ann.sit_down(table, watch=True)  # a screen is nobody
    pages = [sam.sit_down(table) for _ in range(2)]  # one person
    for page in pages:
        assert page.until("welcome")["table"]["spectators"] == 1
        assert seat.until("table")["table"]["spectators"] == 1
    assert ann.get(f"/api/tables/{table}")["spectators"] == 1
    assert pages[0].answer("sit", seat=2)["t"] == "ok"
    assert "spectators" not in seat.until("table")["table"]


def test_several_tabs_show_one_seat_and_presence_is_their_union(host: Host) -> None:
    ann, bea = Person(host), Person(host)
    table = ann.open(ME, EMPTY, start=False)
    at_bea = bea.sit_down(table)
    first, second = ann.sit_down(table), ann.sit_down(table)
    second.until("welcome")
    first.close()
    second.answer("ready")
    assert at_bea.until("table", fits=lambda f: f["table"]["places"][0].get("ready"))
    assert all(
        frame["table"]["places"][0].get("here") for frame in at_bea.frames if frame["t"] == "table"
    )
    second.close()
    assert at_bea.until("table", fits=lambda f: not f["table"]["places"][0].get("here"))


def test_all_are_told_of_a_pause_that_waits_for_a_turn(host: Host) -> None:
    ann, bea = Person(host, "Ann"), Person(host, "Bea")
    table = ann.open(ME, EMPTY, start=False)
    seats = [ann.sit_down(table), bea.sit_down(table)]
    assert seats[1].answer("sit", seat=2)["t"] == "ok"
    assert seats[0].answer("start")["t"] == "ok"
    now = seats[0].until("view")["view"]["now"]
    waiting = 0 if now["turn"] == 2 else 1  # whose turn it is not
    assert seats[waiting].answer("vote", about="pause", queued=True)["t"] == "ok"

    def votes(seat: Seat, count: int) -> list[dict[str, object]]:
        frame = seat.until("table", fits=lambda f: len(f["table"].get("votes", [])) == count)
        return list(frame["table"].get("votes", []))

    wished = {"about": "pause", "yes": [], "needed": 2, "queued": [waiting + 1]}
    assert votes(seats[1 - waiting], 1) == [wished]
    assert seats[waiting].answer("vote", about="pause", yes=False)["t"] == "ok"
    assert votes(seats[1 - waiting], 0) == []


def test_people_play_again_at_a_table_of_their_own(host: Host) -> None:
    ann = Person(host, "Ann")
    seat = ann.sit_down(ann.open(ME, BOT))
    assert seat.answer("rematch")["refusal"]["code"] == "not_over"
    seat.answer("vote", about="end")
    over = seat.until("table", fits=lambda f: f["table"]["status"] == "abandoned")["table"]
    assert len(bytes.fromhex(over["seed"])) == 64
    seat.answer("rematch")
    again = seat.until("table", fits=lambda f: bool(f["table"].get("rematch")))["table"]["rematch"]
    fresh = ann.get(f"/api/tables/{again}")
    places = fresh["places"]
    assert [place.get("name") or place["bot"] for place in places] == ["Ann", "steady"]
    assert fresh["status"] == "playing"  # there is nobody to wait for


def test_a_rematch_of_people_waits_for_them(host: Host) -> None:
    ann, bea = Person(host, "Ann"), Person(host, "Bea")
    table = ann.open(ME, EMPTY, start=False)
    at_ann, at_bea = ann.sit_down(table), bea.sit_down(table)
    at_bea.answer("sit", seat=2)
    at_ann.answer("start")
    for seat in (at_ann, at_bea):
        seat.answer("vote", about="end")
    at_ann.until("table", fits=lambda f: f["table"]["status"] == "abandoned")
    at_ann.answer("rematch")
    again = at_ann.until("table", fits=lambda f: bool(f["table"].get("rematch")))["table"][
        "rematch"
    ]
    assert ann.get(f"/api/tables/{again}")["status"] == "waiting"


def test_what_a_seat_has_added_to_the_deal_stays_with_its_player(host: Host) -> None:
    ann = Person(host, "Ann")
    seat = ann.sit_down(ann.open(ME, EMPTY, BOT, start=False))

    def added() -> list[int]:
        places = seat.until("table")["table"]["places"]
        return [at for at, place in enumerate(places, 1) if place.get("added")]

    assert seat.answer("entropy", hex="c0ffee")["t"] == "ok"
    assert added() == [1]
    assert seat.answer("entropy", hex="00")["refusal"]["code"] == "entropy_added"
    assert seat.answer("sit", seat=2)["t"] == "ok"
    assert added() == [2]
    assert seat.answer("stand")["t"] == "ok"
    assert added() == []
    assert seat.answer("sit", seat=1)["t"] == "ok"
    assert added() == []
    assert seat.answer("entropy", hex="00")["t"] == "ok"
    assert added() == [1]


def test_whoever_comes_back_is_told_the_round_so_far(host: Host) -> None:
    ann = Person(host)
    table = ann.open(ME, BOT)
    seat = ann.sit_down(table)
    n = seat.until("options")["n"]
    seat.answer("move", n=n, move="draw")
    told = ann.sit_down(table).until("view")
    assert told["so_far"]["events"][0]["e"] == "dealt"
    assert told["so_far"]["events"][-1]["card"] == told["drawn"]
    n = told["n"]
    # What was missed is sent as events, and not as the round.
    ahead = ann.sit_down(table, since=n)
    assert [ahead.next()["t"] for _ in range(2)] == ["welcome", "events"]


def test_whoever_waits_for_the_start_is_told_of_the_deal(host: Host) -> None:
    ann, sam = Person(host), Person(host)
    table = ann.open(ME, BOT, start=False)
    seat, outside = ann.sit_down(table), sam.sit_down(table)
    seat.answer("start")
    for line in (seat, outside):
        assert line.until("view")["so_far"]["events"][0]["e"] == "dealt"


def test_over_http_a_table_tells_who_asks_their_own_seat(host: Host) -> None:
    ann, sam = Person(host), Person(host)
    table = ann.open(BOT, ME)
    assert ann.get(f"/api/tables/{table}")["mine"] == 2
    assert "mine" not in sam.get(f"/api/tables/{table}")


def test_the_order_of_the_hand_is_kept_for_its_seat_alone(host: Host) -> None:
    ann, sam = Person(host), Person(host)
    table = ann.open(ME, BOT)
    seat = ann.sit_down(table)
    hand = seat.until("view")["view"]["seats"][0]["hand"]
    order = list(reversed(hand))
    assert seat.answer("arrange", order=order, slots=[[order[0]], []])["t"] == "ok"
    again = ann.sit_down(table).until("view")
    assert (again["order"], again["slots"]) == (order, [[order[0]], []])
    assert "order" not in sam.sit_down(table).until("view")


def test_a_planned_stop_is_told_and_comes_back(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        ann = Person(host)
        table = ann.open(ME, BOT)
        seat = ann.sit_down(table)
        n = seat.until("options")["n"]
        seat.answer("move", n=n, move="draw")
        assert host.stop() == 0
        assert seat.until("bye")["reason"] == "restart"
        assert closed(seat) == 1012
        host.start()
        assert ann.sit_down(table).until("view")["n"] == n + 1


def test_an_old_page_is_told_that_there_is_a_new_one(host: Host) -> None:
    ann = Person(host)
    table = ann.open(ME, BOT)
    now = ann.sit_down(table).next()
    assert not now.get("outdated")
    assert not ann.sit_down(table, build=now["build"]).next().get("outdated")
    assert ann.sit_down(table, build="last year").next()["outdated"]
    older = ann.sit_down(table, protocol=0)
    assert older.until("bye")["reason"] == "outdated"
    assert closed(older) == 4400


def test_a_seat_can_be_left_before_the_start_and_taken_by_another(host: Host) -> None:
    ann, bea, cid = (Person(host, name) for name in ("Ann", "Bea", "Cid"))
    table = ann.open(ME, EMPTY, start=False)
    first, second, third = (one.sit_down(table) for one in (ann, bea, cid))
    assert second.answer("sit", seat=2)["t"] == "ok"
    assert third.answer("sit", seat=2)["refusal"]["code"] == "seat_taken"
    assert second.answer("stand")["t"] == "ok"
    told = second.until("table", fits=lambda frame: frame["table"]["places"][1]["kind"] == "empty")
    assert "seat" not in told or told["seat"] is None
    assert third.answer("sit", seat=2)["t"] == "ok"
    # The host may go too: somebody who stays is host then, and starts with a bot.
    assert first.answer("stand")["t"] == "ok"
    third.until("table", fits=lambda frame: frame["table"].get("host") == 2)
    assert third.answer("bot", seat=1, bot="steady")["t"] == "ok"
    assert third.answer("start")["t"] == "ok"


def test_whoever_leaves_a_game_for_good_sees_what_lies_open_from_then_on(host: Host) -> None:
    ann, bea = Person(host, "Ann"), Person(host, "Bea")
    table = ann.open(ME, EMPTY, start=False)
    first, second = ann.sit_down(table), bea.sit_down(table)
    second.answer("sit", seat=2)
    first.answer("start")
    hand = second.until("view")["view"]["seats"][1]["hand"]
    assert all(isinstance(card, str) for card in hand)
    assert second.answer("stand")["refusal"]["code"] == "already_started"
    assert second.answer("stand", for_good=True)["t"] == "ok"
    seen = second.until("view")["view"]
    assert seen["seat"] is None
    assert all(isinstance(card, int) for seat in seen["seats"] for card in seat["hand"])
    left = first.until("table", fits=lambda frame: frame["table"]["places"][1].get("left"))
    assert left["table"]["status"] == "playing"


def test_a_page_that_was_away_when_its_player_left_for_good_shows_no_hand_either(
    host: Host,
) -> None:
    ann, bea = Person(host, "Ann"), Person(host, "Bea")
    table = ann.open(ME, EMPTY, start=False)
    first, second = ann.sit_down(table), bea.sit_down(table)
    second.answer("sit", seat=2)
    first.answer("start")
    n = second.until("view")["n"]
    second.close()
    other = bea.sit_down(table)
    assert other.answer("stand", for_good=True)["t"] == "ok"
    back = bea.sit_down(table, since=n).until("view", "events")
    assert back["t"] == "view"
    assert back["view"]["seat"] is None


def test_whoever_leaves_for_good_where_nobody_may_watch_is_told_that_they_left(host: Host) -> None:
    ann, bea = Person(host), Person(host)
    table = ann.open(ME, EMPTY, start=False, spectators=False)
    first, second = ann.sit_down(table), bea.sit_down(table)
    assert second.answer("sit", seat=2)["t"] == "ok"
    assert first.answer("start")["t"] == "ok"
    other = bea.sit_down(table)  # another page of the same person
    other.until("view")
    assert second.answer("stand", for_good=True)["t"] == "ok"
    for line in (second, other):
        assert line.until("bye")["reason"] == "left"
        assert closed(line) == 4403
    assert closed(bea.sit_down(table)) == 4403
