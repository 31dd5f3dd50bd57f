from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.kit import BOT, EMPTY, ME, Host, Person, Seat, get

if TYPE_CHECKING:
    from tests.server.kit import Frame

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"


@pytest.mark.parametrize("edition", ["mattel", "board"])
def test_the_example_client_plays_a_whole_game(host: Host, edition: str) -> None:
    command = [sys.executable, str(CLIENT), host.url, edition]
    played = subprocess.run(command, capture_output=True, text=True, check=True)
    assert played.stdout.strip() in {"[1]", "[2]", "[1, 2]"}
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= 68


def choose(options: Frame) -> str:
    """Draw, or throw away the first card that may go."""
    if options.get("draw"):
        return "draw"
    return f"discard {options['discards'][0]}" if options.get("discards") else "pass"


def play(seat: Seat, moves: int) -> int:
    """Make some moves whenever asked; return the number of the last event."""
    n = 0
    for _ in range(moves):
        frame = seat.until("options")
        n = frame["n"]
        answer = seat.answer("move", n=n, move=choose(frame["options"]))
        assert answer["t"] == "ok", answer
    return int(n)


def test_hello_is_answered_by_the_table_the_view_and_the_options(host: Host) -> None:
    ann = Person(host, "Ann")
    seat = ann.sit_down(ann.open(ME, BOT))
    welcome = seat.next()
    assert (welcome["t"], welcome["seat"], welcome["host"]) == ("welcome", 1, True)
    assert [place["kind"] for place in welcome["table"]["places"]] == ["person", "bot"]
    assert welcome["table"]["places"][0]["name"] == "Ann"
    assert "seed" not in welcome["table"]
    assert seat.next()["t"] == "view"
    assert seat.until("options")["options"]["step"] == "draw"


def test_a_killed_server_comes_back_with_every_move_that_was_acknowledged(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        ann = Person(host, "Ann")
        table = ann.open(ME, BOT)
        seat = ann.sit_down(table)
        play(seat, 9)
        host.kill()
        host.start()
        seen = [event for frame in seat.frames for event in frame.get("events", [])]
        back = ann.sit_down(table)
        view = back.until("view")
        assert view["n"] >= len(seen)
        laid = back.until("options")
        assert back.answer("move", n=laid["n"], move=choose(laid["options"]))["t"] == "ok"
        back.close()


def test_who_says_hello_again_gets_what_was_lost(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    n = play(seat, 3)
    seat.until("options")
    seat.send("hello", since=n, language="de")
    assert seat.until("welcome")["seat"] == 1
    assert seat.next()["t"] == "events"
    options = seat.until("options")
    assert seat.answer("move", n=options["n"], move="hit R1 on 9.9")["t"] == "no"
    seat.send("hello")
    assert seat.until("view")["view"]["seat"] == 1
    options = seat.until("options")
    assert seat.answer("move", n=options["n"], move=choose(options["options"]))["t"] == "ok"


def test_who_comes_back_gets_what_was_missed(host: Host) -> None:
    ann = Person(host)
    table = ann.open(ME, BOT)
    seat = ann.sit_down(table)
    n = play(seat, 3)
    other = ann.sit_down(table, since=n)
    assert other.next()["t"] == "welcome"
    missed = other.next()
    assert missed["t"] == "events"
    assert missed["n"] - len(missed["events"]) == n
    # Who has seen nothing, or what did not happen, gets the whole view.
    for since in (-5, 10_000):
        third = ann.sit_down(table, since=since)
        third.next()
        assert third.next()["t"] == "view"
        third.close()


def test_two_people_find_each_other_by_a_short_code(host: Host) -> None:
    ann, bea = Person(host, "Ann"), Person(host, "Bea")
    table = ann.open(ME, EMPTY, EMPTY, start=False)
    code = ann.get(f"/api/tables/{table}")["code"]
    found = bea.post("/api/join", {"code": code.lower()})
    assert found.json()["id"] == table
    at_ann, at_bea = ann.sit_down(table), bea.sit_down(table)
    assert at_bea.until("welcome").get("seat") is None
    assert at_bea.answer("sit", seat=3)["t"] == "ok"
    assert at_bea.until("table")["seat"] == 3
    refused = at_bea.answer("start")
    assert refused["refusal"]["code"] == "not_host"
    assert at_ann.answer("start")["t"] == "ok"
    assert at_ann.until("view")["view"]["seat"] == 1
    assert at_bea.until("view")["view"]["seat"] == 2  # the empty seat stays out
    assert [line["id"] for line in bea.get("/api/home")["mine"]] == [table]


def test_a_table_that_awaits_somebody_does_not_start_by_itself(host: Host) -> None:
    ann = Person(host, "Ann")
    assert ann.get(f"/api/tables/{ann.open(ME, EMPTY, BOT)}")["status"] == "waiting"
    assert ann.get(f"/api/tables/{ann.open(ME, BOT, BOT)}")["status"] == "playing"


def test_every_command_is_answered_whatever_its_id(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    n = seat.until("options")["n"]
    seat.send("move", id="", n=n, move="nonsense")
    told = seat.until("no")
    assert (told["id"], told["refusal"]["code"]) == ("", "unknown_move")
    seat.send("move", id="lacks a number", move="draw")
    told = seat.until("no")
    assert (told["id"], told["refusal"]["code"]) == ("lacks a number", "bad_frame")
    seat.send("move", id="x" * 65, move="draw")
    assert seat.until("no")["id"] == ""
    seat.send("move", id="", n=n, move="draw")
    assert seat.until("ok")["id"] == ""


def test_questions_are_answered_in_turn_or_not(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    view = seat.until("view")["view"]
    card = next(card for card in view["seats"][0]["hand"] if card not in {"W", "S"})
    fitted = seat.answer("fit", slots=[[card], []])
    assert [slot["ok"] for slot in fitted["fit"]["slots"]] == [False, False]
    aim = seat.answer("aim")["aim"]
    assert aim["phase"] == 1
    assert aim["short"] == sum(map(len, aim["wanted"]))
    because = seat.answer("why", move="knock")
    assert because["refusal"]["code"] == "no_knocking"
    seat.send("language", language="de")
    assert "Klopfen" in seat.answer("why", move="knock")["refusal"]["text"]


def test_a_hint_is_given_where_the_table_allows_it(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    seat.until("options")
    hint = seat.answer("hint")["hint"]
    assert hint["moves"][0]["move"] in {"draw", "take"}
    assert hint["moves"][0]["text"]
    seat = ann.sit_down(ann.open(ME, BOT, hints=False))
    seat.until("options")
    assert seat.answer("hint")["refusal"]["code"] == "no_hints_here"


def test_the_same_id_again_gets_the_same_answer(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    n = seat.until("options")["n"]
    for _ in range(3):
        assert seat.answer("move", id="once", n=n, move="draw") == {"t": "ok", "id": "once"}
    events = [event for frame in seat.frames for event in frame.get("events", [])]
    assert sum(event["e"] == "drew" and event["seat"] == 1 for event in events) == 1


def test_a_stale_command_is_told_so(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    n = seat.until("options")["n"]
    assert seat.answer("move", n=n, move="draw")["t"] == "ok"
    late = seat.answer("move", n=n, move="draw")
    assert (late["t"], late["missed"], late["refusal"]["code"]) == ("no", True, "stale")


OWN = """
name = "house"
based_on = "mattel"
[deck]
wilds = 4
[deal]
hand = 12
"""


def test_an_edition_of_the_hosts_own_is_played(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT, edition="house", edition_text=OWN))
    view = seat.until("view")["view"]
    assert (view["edition"], len(view["seats"][0]["hand"])) == ("house", 12)
    for _ in range(4):
        frame = seat.until("options")
        assert seat.answer("move", n=frame["n"], move=choose(frame["options"]))["t"] == "ok"
    assert seat.answer("aim")["t"] == "aimed"


EASY = """
name = "easy"
based_on = "mattel"
[deck]
colours = "R"
copies = 12
wilds = 0
skips = 0
[[phases]]
lay = "2 one colour"
"""


def test_a_question_that_makes_no_sense_costs_no_process(host: Host) -> None:
    ann, bea = Person(host), Person(host)
    table = ann.open(ME, EMPTY, start=False, edition="easy", edition_text=EASY)
    seats = [ann.sit_down(table), bea.sit_down(table)]
    assert seats[1].answer("sit", seat=2)["t"] == "ok"
    assert seats[0].answer("start")["t"] == "ok"
    turn = seats[0].until("view")["view"]["now"]["turn"]
    seat = seats[turn - 1]
    n = seat.until("options")["n"]
    lost = re.compile(r"^laydown_lost_jobs .*", re.MULTILINE)
    before = lost.findall(get(f"{host.url}/metrics").text)
    assert seat.answer("move", n=n, move="draw")["t"] == "ok"
    frame = seat.until("options")
    first, second = (frame["options"]["discards"] * 2)[:2]
    assert seat.answer("move", n=frame["n"], move=f"lay {first} {second}")["t"] == "ok"
    assert seat.answer("aim")["refusal"]["code"] == "already_laid"
    assert lost.findall(get(f"{host.url}/metrics").text) == before
