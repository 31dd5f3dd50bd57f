"""What a seat is told is what it may know, and no more."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laydown.bots import make_bot
from laydown.engine.edition import NAMES, load
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.position import parse_view
from tests.referee.client import RING, Client

if TYPE_CHECKING:
    from tests.referee.client import Answer

PLAYERS = 3
EVERYBODY = [1, 2, 3]


@cache
def played(edition: str) -> tuple[str, list[Answer]]:
    """Return the record of some rounds, and every answer of `play` on the way."""
    client = Client()
    options = {"knocking": True} if load(edition).house_rules else {}
    told = client.new(edition, PLAYERS, options=options, seen_by=EVERYBODY)
    answers = [told]
    bot = make_bot("steady", b"")
    while "winners" not in told and len(answers) < 250:
        seat = told["now"]["actors"][0]
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


def hidden_cards(cards: list[str | int]) -> int:
    """Return how many cards are hidden."""
    return sum(card for card in cards if isinstance(card, int))


@pytest.mark.parametrize("edition", NAMES)
def test_no_view_holds_the_seed_or_more_cards_than_are_known(edition: str) -> None:
    record, answers = played(edition)
    client = Client()
    for moves in range(0, len(answers), 20):
        client.do("replay", game="1", record=record, moves=moves)
        truth = client.session.games.open["1"].state
        whole = client.do("state", game="1")["state"]["view"]
        for seat in EVERYBODY:
            told = client.do("view", game="1", seat=seat)
            seen, memory = told["view"], told["view"]["memory"]
            assert "seed" not in json.dumps(told)
            assert len(memory.get("bottom", [])) == truth.under
            pool = zip(truth.pool, truth.pool_seen or [truth.everyone] * 99, strict=False)
            unknown = sum(not mask >> seat - 1 & 1 for _, mask in pool)
            assert hidden_cards(memory.get("pool", [])) == unknown
            for number, (real, shown) in enumerate(zip(whole["seats"], seen["seats"], strict=True)):
                if number == seat - 1:
                    assert shown["hand"] == real["hand"]
                    continue
                jokers = [card for card in real["hand"] if card[0] == "("]
                assert [card for card in shown["hand"] if isinstance(card, str)] == jokers
                assert hidden_cards(shown["hand"]) == len(real["hand"]) - len(jokers)
                assert "kept" not in shown
                known = [card_text(card) for card in truth.shown[number]]
                assert sorted(memory.get("shown", [[]] * 9)[number]) == sorted(known)
                asked = sum(t.exactly >> seat - 1 & 1 for t in truth.told[number])
                exact = [c for c in memory.get("told", [[]] * 9)[number] if c[0] != "?"]
                assert len(exact) == asked
            if not seen.get("covered"):
                assert seen["discard"] == whole["discard"]
                continue
            searching = whole["now"]["step"] == "search" and whole["now"]["actors"] == [seat]
            if not searching:
                assert seen["discard"][1:] == (
                    [len(truth.discard_pile) - 1] if truth.discard_pile[1:] else []
                )
            masks = reversed(truth.pile_seen)
            assert hidden_cards(memory["discard"]) == sum(not m >> seat - 1 & 1 for m in masks)
        client.do("close", game="1")


def as_told(whole: Answer, seat: int) -> Answer:
    """Return an event as a seat should be told it, by hand."""
    mine = whole.get("seat") == seat
    told = dict(whole)
    match whole["e"]:
        case "drew" if not mine:
            del told["card"]
        case "gave" if seat not in {whole["seat"], whole["asker"]} and whole["card"][0] != "(":
            del told["card"]
        case "walked" if not mine:
            told.pop("pile", None)
        case "swapped" if not mine:
            *covered, top = whole["cards"] or [""]
            shown: list[str | int] = []
            for card in [*(card if card[0] == "(" else 1 for card in covered), top]:
                if isinstance(card, int) and shown and isinstance(shown[-1], int):
                    shown[-1] += card
                elif card:
                    shown.append(card)
            told["cards"] = shown
        case "kept" if not mine:
            del told["cards"]  # not even how many
        case "dealt":
            told.pop("below", None)  # under the top nobody looks
            told["hands"] = [
                hand if number == seat else dealt_to_others(hand)
                for number, hand in enumerate(whole["hands"], 1)
            ]
        case _:
            pass
    return told


def dealt_to_others(hand: list[str]) -> list[str | int]:
    """Return a hand as the others see it dealt: the Jokers, which were kept, and the number."""
    jokers = [card for card in hand if card[0] == "("]
    return [*jokers, len(hand) - len(jokers)]


@pytest.mark.parametrize("edition", NAMES)
def test_events_tell_a_seat_only_its_own_cards(edition: str) -> None:
    _, answers = played(edition)
    names = set()
    for answer in answers:
        for seat in EVERYBODY:
            seen = answer["seen"][str(seat)]
            for whole, told in zip(answer["events"], seen, strict=True):
                names.add(whole["e"])
                if whole["e"] == "found" and whole["seat"] != seat:
                    # The card is told where the pile tells which one is gone, and only there.
                    assert told in (whole, {"e": "found", "seat": whole["seat"]})
                else:
                    assert told == as_told(whole, seat)
    usual = {"dealt", "drew", "discarded", "laid", "round_ended"}
    ring = {"rolled", "walked", "found", "swapped", "joker_drawn", "asked", "gave", "kept"}
    assert names >= usual | (ring if load(edition).ring else {"passed"})


def test_a_page_of_events_for_a_seat_tells_what_it_was_told() -> None:
    record, answers = played("mattel")
    client = Client()
    client.do("replay", game="1", record=record)
    for seat in EVERYBODY:
        told = client.do("events", game="1", seat=seat)["events"]
        assert told == [event for answer in answers for event in answer["seen"][str(seat)]][:1000]


# --- what is hidden on the ring: two games that differ in it look the same ---


def told_to(seat: int, position: str, *moves: str) -> list[object]:
    """Return all that a seat is told while these moves are made, and what it may do then."""
    client = Client()
    client.do("position", game="1", position=position)
    told: list[object] = []
    for move in moves:
        answer = client.do("play", game="1", moves=[move], seen_by=[seat])
        told += [answer["seen"], answer["now"]]
        told.append(client.do("view", game="1", seat=seat))
    told.append(client.do("events", game="1", seat=seat))
    told.append(client.do("legal", game="1", seat=seat))
    return told


# The step of seat 1, and two ways to go on that differ in what only some seats know.
HIDDEN = {
    "a card that was searched": ("search 1", ["1 search R1"], ["1 search G2"], [2, 3]),
    "a card under the top of a swap": ("swap 1", ["1 swap R3 G5"], ["1 swap B3 G5"], [2, 3]),
    "the order under the top": ("swap 1", ["1 swap R3 B3 G5"], ["1 swap B3 R3 G5"], [2, 3]),
    "the colour of a card given": (
        "play 1, give 3 x7",
        ["3 give R7"],
        ["3 give G7"],
        [2],
    ),
    "what a seat keeps, and how much": (
        "keep 1 2 3\nturns: 300",
        ["1 keep R3 B3", "2 keep"],
        ["1 keep", "2 keep"],
        [2, 3],
    ),
}


@pytest.mark.parametrize("what", HIDDEN)
def test_a_seat_cannot_tell(what: str) -> None:
    step, one, other, seats = HIDDEN[what]
    position = f"{RING}step: {step}\n"
    for seat in seats:
        assert told_to(seat, position, *one) == told_to(seat, position, *other)
    for seat in set(EVERYBODY) - set(seats):  # and who may know it does
        assert told_to(seat, position, *one) != told_to(seat, position, *other)


# The same, but all may know it.
OPEN = {
    "the top of a swap": ("swap 1", ["1 swap R3 G5"], ["1 swap G5 R3"]),
    "how many cards a swap has": ("swap 1", ["1 swap R3 G5"], ["1 swap G5"]),
    "the top that was searched": ("search 1", ["1 search B9"], ["1 search R1"]),
    "a Joker in a swap": ("swap 1", ["1 swap (Y7) G5"], ["1 swap R3 G5"]),
    "the number and the direction asked": ("ask 1", ["1 ask 10 left"], ["1 ask 10 right"]),
}


@pytest.mark.parametrize("what", OPEN)
def test_every_seat_can_tell(what: str) -> None:
    step, one, other = OPEN[what]
    position = f"{RING}step: {step}\n"
    for seat in EVERYBODY:
        assert told_to(seat, position, *one) != told_to(seat, position, *other)


def test_a_joker_that_is_given_shows_its_face_to_all() -> None:
    position = RING.replace("Y10 G11", "Y10 (G11)") + "step: play 1, give 2 x11\n"
    client = Client()
    client.do("position", game="1", position=position)
    told = client.do("play", game="1", move="give (G11)", seen_by=EVERYBODY)
    for seat in EVERYBODY:
        assert told["seen"][str(seat)][0] == told["events"][0]
        assert told["events"][0]["card"] == "(G11)"
        # It is held the right way round from now on (B-18).
        memory = client.do("view", game="1", seat=seat)["view"]["memory"]
        assert memory["shown"][0] == ["G11", "(Y7)"]


def test_a_searcher_knows_the_pile_and_the_others_the_new_top() -> None:
    client = Client()
    client.do("position", game="1", position=RING + "step: search 1\nseen: 123 1 1\n")
    client.do("play", game="1", move="search B9")
    views = [client.do("view", game="1", seat=seat)["view"] for seat in EVERYBODY]
    assert [seen["discard"] for seen in views] == [["R1", 1]] * 3  # what lies open
    remembered = [seen["memory"]["discard"] for seen in views]
    assert remembered == [["R1", "G2"], ["R1", 1], ["R1", 1]]


def test_what_was_kept_is_forgotten_when_the_next_round_is_dealt() -> None:
    client = Client()
    client.do("position", game="1", position=RING + "step: keep 1 2 3\nturns: 300\n")
    client.do("play", game="1", moves=["1 keep (Y7) R3", "2 keep", "3 keep R7"])
    seen = client.do("view", game="1", seat=2)["view"]["seats"]
    assert seen[0]["hand"] == ["(Y7)", 9]
    assert seen[2]["hand"] == [10]


def test_a_seat_that_is_asked_tells_by_giving_and_by_nothing_else() -> None:
    """The giver is asked even where there is no choice, so that waiting tells nothing."""
    for hand in ("R7 G7 B12", "R7 G8 B12"):
        client = Client()
        position = RING.replace("R7 G7 B12", hand) + "step: ask 1\n"
        client.do("position", game="1", position=position)
        told = client.do("play", game="1", move="ask 7 right", seen_by=[2])
        assert (told["now"]["step"], told["now"]["actors"]) == ("give", [3])
        assert told["seen"]["2"][0]["giver"] == 3
        assert client.do("legal", game="1", seat=2)["moves"] == []
