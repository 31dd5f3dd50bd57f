"""Requests within a game: what is legal, moves, and who sees what."""

from __future__ import annotations

import dataclasses
import typing

import pytest

from laydown.engine import events as all_events
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.notation.position import parse_position, parse_view, print_position, print_view
from laydown.engine.rules import legal
from laydown.engine.view import view
from laydown.referee import limits
from laydown.referee.data import EVENTS
from tests.referee.client import RING, STUDY, Client

# --- legal and why not ---


def test_legal_tells_what_the_engine_tells(study: Client) -> None:
    told = study.do("legal", game="1", lays=True, best=3)
    found = legal(parse_position(STUDY), 0)
    assert told["seat"] == 1
    assert told["moves"] == [str(move) for move in found.moves]
    lays = told["lays"]
    assert lays["all"] == [str(lay) for lay in found.lays]
    assert (lays["any"], lays["count"], lays["more"]) == (True, found.lays.count, False)
    for best, plan in zip(lays["best"], found.best(3), strict=True):
        hits = [str(hit) for hit in plan.hits]
        assert best == {
            "lay": str(plan.lay),
            "hits": hits,
            "cards": plan.cards,
            "points": plan.points,
        }


def test_lays_are_counted_and_listed_up_to_a_limit(study: Client) -> None:
    count = study.do("legal", game="1")["lays"]["count"]
    lays = study.do("legal", game="1", lays=True, limit=count - 1)["lays"]
    assert (lays["count"], lays["more"], len(lays["all"])) == (count - 1, True, count - 1)
    lays = study.do("legal", game="1", lays=True, limit=0, best=0)["lays"]
    assert lays == {"any": True, "count": 0, "more": True, "best": [], "complete": True, "all": []}
    assert study.refused("legal", game="1", limit=limits.LAYS + 1)["code"] == "bad_field"
    assert study.refused("legal", game="1", best=limits.BEST + 1)["code"] == "bad_field"


def test_a_seat_that_is_not_asked_may_do_nothing(study: Client) -> None:
    told = study.do("legal", game="1", seat=2)
    assert (told["moves"], told["picks"]) == ([], None)
    assert told["lays"] == {"any": False, "count": 0, "more": False, "best": [], "complete": True}
    assert study.refused("legal", game="1", seat=3)["code"] == "bad_field"


@pytest.mark.parametrize("step", ["swap 1", "keep 1 3"])
def test_picks_are_counted_and_listed_up_to_a_limit(client: Client, step: str) -> None:
    position = f"{RING}step: {step}\n"
    client.do("position", game="1", position=position)
    found = [str(move) for move in legal(parse_position(position), 0)]
    assert len(found) > 10
    asked = {"game": "1", "seat": 1}
    told = client.do("legal", **asked)
    assert (told["moves"], told["lays"]["any"]) == ([], False)
    assert told["picks"] == {"count": len(found), "more": False}
    told = client.do("legal", **asked, picks=True)["picks"]
    assert told == {"count": len(found), "more": False, "all": found}
    told = client.do("legal", **asked, picks=True, limit=10)["picks"]
    assert told == {"count": 10, "more": True, "all": found[:10]}
    assert client.refused("legal", **asked, picks=1)["code"] == "bad_field"


def test_a_step_that_asks_for_no_cards_has_no_picks(study: Client) -> None:
    assert study.do("legal", game="1", picks=True)["picks"] is None


def test_why_not_names_code_clause_and_a_sentence_in_a_language(study: Client) -> None:
    told = study.do("why_not", game="1", move="discard R1", language="it")
    assert told["legal"] is False
    assert told["why"]["code"] == "card_not_held"
    assert told["why"]["clause"] == "M-09"
    assert told["why"]["details"] == {"card": "R1"}
    assert told["why"]["sentence"].startswith("Questa carta non ce l’hai in mano")


def test_why_not_of_a_legal_move_tells_how_it_is_printed(study: Client) -> None:
    told = study.do("why_not", game="1", move="lay Y9 R9 G9 | Y7 G7 R7")
    assert told == {
        "id": None,
        "ok": True,
        "seat": 1,
        "legal": True,
        "move": "lay R7 Y7 G7 | R9 Y9 G9",
    }


def test_a_move_that_is_none_is_an_error(study: Client) -> None:
    error = study.refused("why_not", game="1", move="fold")
    assert (error["code"], error["line"], error["column"]) == ("unknown_move", 1, 1)


def test_a_seat_must_be_named_where_several_may_act(client: Client) -> None:
    client.do(
        "position",
        game="1",
        position="position: 1\nedition: mattel\noptions: knocking=yes\nstep: claim 2 3\n"
        "discard pile: R5\nhand 1: R7 R8\nhand 2: R1 R2\nhand 3: R3 R4\n",
    )
    error = client.refused("play", game="1", move="pass")
    assert (error["code"], error["details"]) == ("missing_field", {"field": "seat"})
    assert client.do("play", game="1", seat=2, move="pass")["actors"] == [3]
    assert client.do("play", game="1", move="knock")["actors"] == [3]


def test_seats_that_keep_cards_choose_in_any_order(client: Client) -> None:
    told = client.do("position", game="1", position=RING + "step: keep 1 2 3\n")
    assert (told["step"], told["actors"]) == ("keep", [1, 2, 3])
    assert client.refused("play", game="1", move="keep")["details"] == {"field": "seat"}
    assert client.do("play", game="1", seat=3, move="keep R7 G7")["actors"] == [1, 2]
    assert client.refused("play", game="1", seat=3, move="keep")["code"] == "not_your_turn"
    assert client.do("play", game="1", seat=1, move="keep (Y7)")["actors"] == [2]
    told = client.do("play", game="1", move="keep")
    assert [event["event"] for event in told["events"]] == ["kept", "dealt"]
    assert [len(hand) for hand in told["events"][1]["hands"]] == [10, 10, 10]
    seats = client.do("state", game="1")["state"]["seats"]
    assert [seat["kept"] for seat in seats] == [None] * 3
    assert {"R7", "G7"} <= set(seats[2]["hand"])
    assert seats[0]["shown"] == ["(Y7)"]


def test_a_seat_that_is_asked_for_a_number_gives_in_the_middle_of_a_turn(client: Client) -> None:
    client.do("position", game="1", position=RING + "step: ask 1\n")
    told = client.do("play", game="1", move="ask 7 left")
    assert (told["step"], told["number"], told["actors"]) == ("give", 7, [3])
    assert told["events"] == [
        {
            "text": "1 asked for 7 left: 2 lack it, 3 gives",
            "event": "asked",
            "seat": 1,
            "number": 7,
            "direction": "left",
            "lacking": [2],
            "giver": 3,
        }
    ]
    assert client.refused("play", game="1", seat=1, move="discard R3")["code"] == "not_your_turn"
    assert client.do("legal", game="1")["moves"] == ["give R7", "give G7"]
    told = client.do("play", game="1", move="give G7")
    assert (told["step"], told["number"], told["actors"]) == ("play", None, [1])


def test_a_draw_of_several_cards_tells_how_many_are_left(client: Client) -> None:
    told = client.do("position", game="1", position=RING + "step: draw 1 x3\n")
    assert (told["step"], told["number"]) == ("draw", 3)
    assert client.do("play", game="1", move="take")["number"] == 2
    assert client.do("play", game="1", moves=["1 draw", "1 draw"])["number"] is None


# --- playing ---


def test_a_move_changes_the_game_and_tells_what_happened(client: Client) -> None:
    client.new()
    told = client.do("play", game="1", move="take", seen_by=[1, 2])
    assert (told["played"], told["ply"], told["step"]) == (["take"], 1, "play")
    (event,) = told["events"]
    assert event["text"] == f"1 took {event['card']}"
    assert event == {**event, "event": "took", "seat": 1, "knocked": False}
    assert told["seen"] == {"1": [event], "2": [event]}
    assert client.do("state", game="1")["state"]["seats"][0]["shown"] == [event["card"]]


def test_a_refused_move_changes_nothing(client: Client) -> None:
    client.new()
    error = client.refused("play", game="1", move="discard R1")
    assert (error["code"], error["clause"]) == ("draw_first", "M-07")
    assert client.refused("play", game="1", seat=2, move="draw")["code"] == "not_your_turn"
    assert client.refused("play", game="1", move="draw", mark="ghost")["code"] == "bad_field"
    assert client.refused("play", game="1", move="draw", seen_by=[9])["code"] == "bad_field"


def test_several_moves_are_all_made_or_none(study: Client) -> None:
    moves = ["1 lay R7 G7 Y7 | R9 G9 Y9 W", "1 hit O2 on 2.1"]
    error = study.refused("play", game="1", moves=moves)
    assert (error["code"], error["details"]["move_number"]) == ("does_not_fit", 2)
    assert study.refused("play", game="1", moves=["1 draw", "dance"])["code"] == "bad_number"
    assert study.refused("play", game="1", moves=["1 discard O2 O2 O2"])["code"] == "move_too_long"
    assert study.refused("play", game="1", moves=["1 draw"], seat=1)["code"] == "bad_field"
    assert study.refused("play", game="1", moves=["1 pass"] * 1001)["code"] == "bad_field"
    assert study.do("play", game="1", moves=[])["ply"] == 0
    assert study.do("play", game="1", moves=["1 discard O2", "2 draw"])["ply"] == 2


def test_the_number_of_a_refused_move_hides_no_other_detail(client: Client) -> None:
    client.do("position", game="1", position=RING + "step: ask 1\n")
    error = client.refused("play", game="1", moves=["1 ask 7 left", "3 give B12"])
    assert error["details"] == {"card": "B12", "number": 7, "move_number": 2}
    assert error["sentence"].startswith("You were asked for the number 7")


def test_a_marked_move_is_marked_in_the_record(study: Client) -> None:
    study.do("play", game="1", move="discard O2", mark="timer")
    assert study.do("record", game="1")["record"].endswith("\n1 discard O2 @timer\n")


def test_after_the_end_every_move_is_refused(client: Client) -> None:
    over = "position: 1\nedition: mattel\nstep: over\nwinners: 2\nhand 1: R1\nhand 2:\n"
    told = client.do("position", game="1", position=over)
    assert (told["over"], told["winners"], told["actors"], told["step"]) == (True, [2], [], None)
    assert client.refused("play", game="1", move="draw")["code"] == "game_over"
    assert client.do("legal", game="1")["moves"] == []


def test_events_are_kept_and_told_in_parts(client: Client) -> None:
    dealt = client.new()["events"]
    drawn = client.do("play", game="1", move="draw")["events"]
    told = client.do("events", game="1")
    assert told["events"] == dealt + drawn
    assert told["total"] == 2
    assert client.do("events", game="1", **{"from": 2, "limit": 1})["events"] == drawn
    assert client.do("events", game="1", **{"from": 3})["events"] == []
    assert client.refused("events", game="1", **{"from": 4})["code"] == "bad_field"
    assert client.refused("events", game="1", limit=0)["code"] == "bad_field"


# What a client needs to go on without a new view, which a program asks the referee for.
NOT_TOLD = {
    all_events.RoundEnded: {"made", "goals", "tied", "dealer"},
    all_events.Walked: {"pile"},
    all_events.Found: {"plain"},
    all_events.Swapped: {"plain"},
    all_events.Dealt: {"below"},
}


def test_every_kind_of_event_is_told_with_all_its_fields() -> None:
    kinds = typing.get_args(all_events.Event)
    assert set(EVENTS) == set(kinds)
    for kind in kinds:
        hidden = NOT_TOLD.get(kind, set())
        fields = [field.name for field in dataclasses.fields(kind) if field.name not in hidden]
        assert list(EVENTS[kind][1]) == fields
    assert len({name for name, _ in EVENTS.values()}) == len(kinds)


# --- looking ---


def test_a_state_is_told_as_data(study: Client) -> None:
    state = study.do("state", game="1")["state"]
    assert state["seed"] == b"laydown".hex()
    assert state["discard_pile"] == ["R5"]
    assert len(state["draw_pile"]) == 108 - 1 - 8 - 2 - 6
    one, two = state["seats"]
    assert one["hand"] == ["O2", "R7", "Y7", "G7", "R9", "Y9", "G9", "W"]
    assert (one["phase"], one["open_phases"], one["laid"], one["table"]) == (1, [1], None, [])
    assert two["laid"] == 1
    assert two["table"][1] == {"pattern": "set 3", "cards": ["Y4", "G4", "O4"], "extra": []}
    assert (state["dice"], state["discards_seen"], one["pawn"], one["kept"]) == (
        None,
        [],
        None,
        None,
    )


def test_a_state_on_the_ring_is_told_as_data(client: Client) -> None:
    lines = (
        "step: walk 1\ndice: 3 5\nrolls: 4\nagain: 1\nseen: 123 1 -\n"
        "told 2: R10/12/3\nlacks 2: 3 7\n"
        "phase 3: 6\ntable 3: Y1 Y2 Y3 Y4 Y5 Y6 (G1)=7 Y8 Y9 Y10 Y11 Y12 + (G8)\n"
        "trail: 1 ask 10, 3 lack 10, 2 give 10, 1 discard B9\n"
        "round 1: out 2 laid 1 - - points 0 0 0 first 3\n"
    )
    client.do("position", game="1", position=RING + lines)
    state = client.do("state", game="1")["state"]
    assert (state["dice"], state["rolls"], state["again"]) == ([3, 5], 4, 1)
    assert state["discard_pile"] == ["B9", "R1", "G2"]
    assert state["discards_seen"] == [[1, 2, 3], [1], []]
    one, two, three = state["seats"]
    assert [seat["pawn"] for seat in state["seats"]] == [11, 5, 0]
    assert one["hand"] == ["R3", "B3", "G5", "(Y7)"]
    assert two["told"] == [{"card": "R10", "known_by": [1, 2], "number_known_by": [3]}]
    assert two["lacks"] == [3, 7]
    assert three["table"][0]["extra"] == ["(G8)"]
    assert three["table"][0]["cards"][6] == "(G1)=7"
    assert state["trail"][:2] == [
        {"seat": 1, "deed": "ask", "number": 10},
        {"seat": 3, "deed": "lack", "number": 10},
    ]
    assert state["trail"][3] == {"seat": 1, "deed": "discard", "card": "B9"}
    assert state["results"][0]["first"] == 3
    seen = client.do("view", game="1", seat=3)["view"]
    assert seen["discard_pile"] == ["B9", "?", "?"]
    assert seen["seats"][1]["told"] == [{"card": "?10", "known_by": [1, 2], "number_known_by": [3]}]
    assert client.do("view", game="1", seat=1)["view"]["discard_pile"] == ["B9", "R1", "?"]


def test_a_view_is_told_as_a_partial_position_and_as_data(study: Client) -> None:
    told = study.do("view", game="1", seat=2)
    assert told["position"] == print_view(view(parse_position(STUDY), 1))
    seen = told["view"]
    assert seen["seats"][0]["hand"] == ["?"] * 8
    assert seen["seats"][1]["hand"] == ["R1", "R2"]
    assert set(seen["draw_pile"]) == {"?"}
    assert study.refused("view", game="1")["code"] == "missing_field"


def test_a_view_is_completed_from_a_game_or_from_its_text(study: Client) -> None:
    told = study.do("complete", game="1", seat=2, seed="01")
    seen = view(parse_position(STUDY), 1)
    expected = print_position(complete(seen, Stream(b"\x01", "complete")))
    assert told["position"] == expected
    text = study.do("view", game="1", seat=2)["position"]
    assert study.do("complete", position=text, seed="01")["position"] == expected
    assert view(parse_position(expected), 1) == seen == parse_view(text)
    other = study.do("complete", position=text, seed_text="other")["position"]
    assert other != expected


def test_a_completion_needs_a_seed_and_one_view(study: Client) -> None:
    error = study.refused("complete", game="1", seat=2)
    assert (error["code"], error["details"]) == ("missing_field", {"field": "seed"})
    fields = {"game": "1", "seat": 2, "position": STUDY, "seed": "00"}
    assert study.refused("complete", **fields)["code"] == "bad_field"
    assert study.refused("complete", position=STUDY, seed="00")["code"] == "missing_line"


def test_lays_beyond_the_work_of_an_answer_are_told_as_such() -> None:
    client = Client()
    jokers = " ".join(f"({colour}{n})" for colour in "RYGB" for n in range(1, 6))
    position = f"""position: 1
edition: board
step: play 1
discard pile: R12
hand 1: B5 {jokers}
hand 2: R11
phase 1: 9
"""
    client.do("position", game="jokers", position=position)
    lays = client.do("legal", game="jokers", best=limits.BEST)["lays"]
    assert (lays["any"], lays["more"], lays["complete"]) == (True, True, False)
    assert len(lays["best"]) == limits.BEST
    lays = client.do("legal", game="jokers", best=1, limit=0)["lays"]
    assert (lays["complete"], len(lays["best"])) == (True, 1)
    for plan in lays["best"]:
        assert client.do("why_not", game="jokers", move=plan["lay"])["legal"]
