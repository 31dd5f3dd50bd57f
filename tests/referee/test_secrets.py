"""What a seat is told is what it may know, and no more."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laydown.bots import make_bot
from laydown.engine.edition import NAMES
from laydown.engine.position import parse_view
from tests.referee.client import Client

if TYPE_CHECKING:
    from tests.referee.client import Answer

PLAYERS = 3
EVERYBODY = [1, 2, 3]


@cache
def played(edition: str) -> tuple[str, list[Answer]]:
    """Return the record of some rounds, and every answer of `play` on the way."""
    client = Client()
    told = client.new(edition, PLAYERS, options={"knocking": True}, seen_by=EVERYBODY)
    answers = [told]
    bot = make_bot("simple", b"")
    while not told["over"] and len(answers) < 250:
        seat = told["actors"][0]
        seen = client.do("view", game="1", seat=seat)["position"]
        move = str(bot.choose(parse_view(seen)))
        told = client.do("play", game="1", seat=seat, move=move, seen_by=EVERYBODY)
        answers.append(told)
    return client.do("record", game="1")["record"], answers


@pytest.mark.parametrize("edition", NAMES)
@given(data=st.data())
@settings(max_examples=15)
def test_a_view_is_the_same_whatever_the_unseen_cards_are(
    edition: str, data: st.DataObject
) -> None:
    record, answers = played(edition)
    moves = data.draw(st.integers(0, len(answers) - 1))
    seat = data.draw(st.sampled_from(EVERYBODY))
    client = Client()
    client.do("replay", game="true", record=record, moves=moves)
    other = client.do("complete", game="true", seat=seat, seed=f"{moves:04x}")["position"]
    client.do("position", game="other", position=other)
    assert client.do("state", game="other") != client.do("state", game="true")
    seen = client.do("view", game="true", seat=seat)
    assert client.do("view", game="other", seat=seat) == seen


@pytest.mark.parametrize("edition", NAMES)
def test_no_view_holds_the_seed_or_more_cards_than_are_known(edition: str) -> None:
    record, answers = played(edition)
    client = Client()
    for moves in range(0, len(answers), 20):
        client.do("replay", game="1", record=record, moves=moves)
        state = client.do("state", game="1")["state"]
        for seat in EVERYBODY:
            told = client.do("view", game="1", seat=seat)
            seen = told["view"]
            assert "seed" not in seen
            assert "seed" not in told["position"]
            unseen = len(seen["draw_pile"]) - seen["known_bottom"]
            assert seen["draw_pile"][:unseen] == ["?"] * unseen
            for real, shown in zip(state["seats"], seen["seats"], strict=True):
                hidden = len(real["hand"]) - len(real["shown"])
                expected = [*real["shown"], *["?"] * hidden]
                assert shown["hand"] == (real["hand"] if real["seat"] == seat else expected)
        client.do("close", game="1")


@pytest.mark.parametrize("edition", NAMES)
def test_events_tell_a_seat_only_its_own_cards(edition: str) -> None:
    _, answers = played(edition)
    names = set()
    for answer in answers:
        for seat in EVERYBODY:
            seen = answer["seen"][str(seat)]
            for whole, told in zip(answer["events"], seen, strict=True):
                names.add(whole["event"])
                expected = dict(whole)
                if whole["event"] == "drew" and whole["seat"] != seat:
                    expected |= {"card": "?", "text": f"{whole['seat']} drew ?"}
                elif whole["event"] == "dealt":
                    hands = [
                        hand if owner == seat else ["?"] * len(hand)
                        for owner, hand in enumerate(whole["hands"], 1)
                    ]
                    shown = " | ".join(map(" ".join, hands))
                    real = " | ".join(map(" ".join, whole["hands"]))
                    expected |= {"hands": hands, "text": whole["text"].replace(real, shown)}
                    assert shown != real
                assert told == expected
    assert {"dealt", "drew", "discarded", "laid", "round ended", "passed"} <= names


def test_a_page_of_events_for_a_seat_tells_what_it_was_told() -> None:
    record, answers = played("mattel")
    client = Client()
    client.do("replay", game="1", record=record)
    for seat in EVERYBODY:
        told = client.do("events", game="1", seat=seat)["events"]
        assert told == [event for answer in answers for event in answer["seen"][str(seat)]][:1000]
