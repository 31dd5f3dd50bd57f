from __future__ import annotations

import json
import os
import re
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

import msgspec
import pytest

from laydown.engine.moves import Hit
from laydown.engine.notation.record import parse_record
from laydown.server.study import _told, reviewed
from laydown.tables.verify import verify
from laydown.telling import Words
from laydown.wire import replay as wire
from laydown.wire.fold import fold
from tests.review.kit import GOLDEN
from tests.review.kit import reviewed as reviewed_record
from tests.server.kit import BOT, ME, Host, Person
from tests.server.test_games import play

NUMBER = re.compile(r"\b\d\.\d\b")  # of a group, as a move is written: 2.1


def ended(host: Host) -> tuple[Person, str, str]:
    """A game that was given up after some moves: who played, its table, and its commitment."""
    ann = Person(host, "Ann")
    table = ann.open(ME, BOT, edition="pocket", start=False)
    seat = ann.sit_down(table)
    commitment = seat.next()["table"]["commitment"]
    assert seat.answer("entropy", hex="c0ffee")["t"] == "ok"
    seat.answer("start")
    for _ in range(6):
        frame = seat.until("options")
        options = frame["options"]
        move = "draw" if options.get("draw") else f"discard {options['discards'][0]}"
        assert seat.answer("move", n=frame["n"], move=move)["t"] == "ok"
    for path in ("record", "replay", "review"):
        refused = ann.http.get(f"{host.url}/api/tables/{table}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    seat.answer("vote", about="end")
    return ann, table, commitment


def test_the_record_of_a_game_that_is_over_is_verified_offline(host: Host) -> None:
    ann, table, commitment = ended(host)
    answer = ann.http.get(f"{host.url}/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]
    record = verify(answer.text, commitment)
    assert record.proof
    assert record.proof.entropy == (bytes.fromhex("c0ffee"), b"")
    assert record.names == ("Ann", "steady")


def test_a_game_that_is_over_is_replayed_as_each_saw_it_or_open(host: Host) -> None:
    ann, table, _ = ended(host)
    path = f"{host.url}/api/tables/{table}/replay"
    replays = {
        query: msgspec.json.decode(ann.http.get(path + query).content, type=wire.Replay)
        for query in ("", "?seat=1", "?seat=2", "?open=true")
    }
    hidden = {
        query: [any(isinstance(card, int) for card in seat.hand) for seat in replay.start.seats]
        for query, replay in replays.items()
    }
    assert hidden == {
        "": [True, True],
        "?seat=1": [False, True],
        "?seat=2": [True, False],
        "?open=true": [False, False],
    }
    for replay in replays.values():
        assert len(replay.moves) == len(replay.frames)
        view = replay.start
        for frame in replay.frames:
            view = fold(view, frame)
        assert view.now == replay.frames[-1].now
    refused = ann.http.get(f"{path}?seat=3")
    assert (refused.status_code, refused.json()["code"]) == (400, "no_such_place")


def test_a_game_that_is_over_is_reviewed(host: Host) -> None:
    ann, table, _ = ended(host)
    answer = ann.http.get(f"{host.url}/api/tables/{table}/review")
    review = msgspec.json.decode(answer.content, type=wire.Review)
    assert not review.finished
    assert [seat.name for seat in review.seats] == ["Ann", "Steady"]
    assert all(seat.luck.rounds[-1] == seat.luck.total for seat in review.seats)
    assert [one.number for one in review.decisions] == list(range(1, len(review.decisions) + 1))


def test_what_cost_something_is_told_in_words_and_as_cards() -> None:
    record = (GOLDEN / "mattel/2_players.record").read_text("utf-8")
    review = msgspec.json.decode(reviewed(parse_record(record), "en"), type=wire.Review)
    costly = [one for one in review.decisions if one.cost]
    for seat in review.seats:
        assert seat.decisions - seat.best == sum(one.seat == seat.seat for one in costly)
        assert len(seat.luck.rounds) == max(one.round for one in review.decisions)
    assert {one.number for one in costly} >= set(review.costliest)
    assert all(one.counts and one.done and one.better and one.text for one in costly)
    discard = next(one for one in costly if one.move.startswith("discard"))
    assert discard.done_cards == [discard.move.split()[1]]
    assert discard.done == f"Discard [{discard.done_cards[0]}]"
    assert not any(one.done or one.text for one in review.decisions if not one.cost)


@pytest.mark.parametrize(
    ("language", "theirs", "yours"),
    [
        ("en", "on Player 1’s run", "on your run"),
        ("de", "an die Folge von Spieler 1", "an deine Folge"),
        ("fr", "chez Joueur 1, sur la suite", "sur votre suite"),
        ("it", "alla sequenza di Giocatore 1", "alla tua sequenza"),
    ],
)
def test_a_reason_of_a_review_names_whose_group_it_is(
    language: str, theirs: str, yours: str
) -> None:
    game = "ten_rounds-phases_even-knocking-last_card_discard-wild_minimum_group"
    record = (GOLDEN / f"express/3_players-{game}.record").read_text("utf-8")
    review = msgspec.json.decode(reviewed(parse_record(record), language), type=wire.Review)
    costly = [one for one in review.decisions if one.cost]
    assert any(theirs in one.text for one in costly if one.seat != 1)
    assert not any(theirs in one.text for one in costly if one.seat == 1)
    assert any(yours in one.text for one in costly)
    assert not [one for one in costly if NUMBER.search(f"{one.done} {one.better} {one.text}")]


def test_a_review_names_whose_group_was_hit_even_if_it_is_ones_own() -> None:
    decisions = reviewed_record("mattel/4_players.record").decisions
    hits = [(one, one.move) for one in decisions if isinstance(one.move, Hit)]
    assert {one.seat == hit.seat for one, hit in hits} == {True, False}
    names = ["Ada", "Ben", "Cleo", "Dora"]
    for one, hit in hits:
        done = _told(one, Words("en"), names)["done"]
        assert f"{names[hit.seat]}’s " in done
        assert not NUMBER.search(done)


def test_there_is_no_record_of_no_table(host: Host) -> None:
    ann = Person(host)
    for path in ("record", "replay", "review", "none"):
        assert ann.http.get(f"{host.url}/api/tables/nowhere/{path}").status_code == 404


def test_who_asks_at_the_same_time_gets_the_same_review(host: Host) -> None:
    ann, table, _ = ended(host)
    path = f"{host.url}/api/tables/{table}/review"
    with ThreadPoolExecutor(3) as several:
        answers = list(several.map(lambda _: ann.http.get(path).content, range(3)))
    assert len(set(answers)) == 1
    assert msgspec.json.decode(answers[0], type=wire.Review).decisions


def workers(host: Host) -> set[int]:
    assert host.process
    found = set()
    for one in Path("/proc").glob("[0-9]*"):
        # Any process may end while one reads.
        with suppress(FileNotFoundError, ProcessLookupError):
            parent = (one / "stat").read_text("utf-8").rpartition(")")[2].split()[1]
            if int(parent) == host.process.pid:
                found.add(int(one.name))
    return found


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are found by /proc")
def test_whoever_studies_a_game_holds_up_nobody(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        ann, table, _ = ended(host)
        path = f"{host.url}/api/tables/{table}"
        players = workers(host)
        ann.http.get(f"{path}/record")  # the process for it is started when it is needed
        (student,) = workers(host) - players
        os.kill(student, signal.SIGSTOP)
        with ThreadPoolExecutor(3) as several:
            kinds = ("record", "replay", "review")
            asked = [several.submit(ann.http.get, f"{path}/{kind}") for kind in kinds]
            # None of the three is worked out where people play: they go on, and the three wait.
            bea = Person(host, "Bea")
            other = bea.open(ME, BOT)
            play(bea.sit_down(other), 4)
            refused = bea.http.get(f"{host.url}/api/tables/{other}/record")
            assert refused.json()["code"] == "not_over"  # nor does it get to know of a live game
            assert not any(one.done() for one in asked)
            os.kill(student, signal.SIGCONT)
            assert [one.result().status_code for one in asked] == [200, 200, 200]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are found by /proc")
def test_a_server_that_stops_waits_for_no_review(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        ann, table, _ = ended(host)
        path = f"{host.url}/api/tables/{table}"
        players = workers(host)
        ann.http.get(f"{path}/record")
        (student,) = workers(host) - players
        os.kill(student, signal.SIGSTOP)
        asked = [HTTPConnection(host.url.partition("//")[2]) for _ in range(2)]
        for line, kind in zip(asked, ("review", "replay"), strict=True):
            line.request("GET", f"/api/tables/{table}/{kind}")
        Person(host)  # those two have come in before
        assert host.stop() == 0
        for line in asked:
            told = line.getresponse()
            assert (told.status, json.loads(told.read())["code"]) == (503, "stopping")
            line.close()
