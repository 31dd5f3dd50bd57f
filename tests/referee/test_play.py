"""Requests within a game: what is legal, moves, and who sees what."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.notation.position import parse_position, parse_view, print_position, print_view
from laydown.engine.rules import legal
from laydown.engine.view import view
from laydown.referee import limits
from laydown.wire.of_game import view_of
from laydown.wire.of_options import options_of
from tests.referee.client import RING, STUDY, Client

# --- legal and why not ---


def test_legal_tells_what_the_engine_tells(study: Client) -> None:
    told = study.do("legal", game="1", all_lays=True, best=3)
    found = legal(parse_position(STUDY), 0)
    assert told["seat"] == 1
    assert told["moves"] == [str(move) for move in found.moves]
    assert told["all_lays"] == [str(lay) for lay in found.lays]
    assert (told["can_lay"], told["lay_count"], told["more_lays"]) == (
        True,
        found.lays.count,
        False,
    )
    for best, plan in zip(told["lays"], found.best(3), strict=True):
        assert (best["move"], best["phase"]) == (str(plan.lay), 1)
        assert best.get("hits", []) == [str(hit) for hit in plan.hits]
        assert (best["cards"], best["points"]) == (plan.cards, plan.points)
        assert [group["number"] for group in best["groups"]] == [7, 9]


def test_lays_are_counted_and_listed_up_to_a_limit(study: Client) -> None:
    count = study.do("legal", game="1")["lay_count"]
    told = study.do("legal", game="1", all_lays=True, limit=count - 1)
    assert (told["lay_count"], told["more_lays"]) == (count - 1, True)
    assert len(told["all_lays"]) == count - 1
    told = study.do("legal", game="1", all_lays=True, limit=0, best=0)
    assert (told["can_lay"], told["lay_count"], told["more_lays"]) == (True, 0, True)
    assert (told["lays"], told["all_lays"]) == ([], [])
    assert study.refused("legal", game="1", limit=limits.LAYS + 1)["code"] == "bad_field"
    assert study.refused("legal", game="1", best=limits.BEST + 1)["code"] == "bad_field"


def test_a_seat_that_is_not_asked_may_do_nothing(study: Client) -> None:
    told = study.do("legal", game="1", seat=2)
    assert (told["moves"], told["lays"], told["can_lay"]) == ([], [], False)
    assert "picks" not in told
    assert study.do("options", game="1", seat=2)["options"] is None
    assert study.refused("legal", game="1", seat=3)["code"] == "bad_field"


@pytest.mark.parametrize("step", ["swap 1", "keep 1 3\nturns: 300"])
def test_picks_are_counted_and_listed_up_to_a_limit(client: Client, step: str) -> None:
    position = f"{RING}step: {step}\n"
    client.do("position", game="1", position=position)
    found = [str(move) for move in legal(parse_position(position), 0)]
    assert len(found) > 10
    asked = {"game": "1", "seat": 1}
    told = client.do("legal", **asked)
    assert (told["moves"], told["can_lay"]) == ([], False)
    assert told["picks"] == {"move": step.split(maxsplit=1)[0], "most": 4}
    assert (told["pick_count"], told["more_picks"]) == (len(found), False)
    assert client.do("legal", **asked, all_picks=True)["all_picks"] == found
    told = client.do("legal", **asked, all_picks=True, limit=10)
    assert (told["pick_count"], told["more_picks"]) == (10, True)
    assert told["all_picks"] == found[:10]
    assert client.refused("legal", **asked, all_picks=1)["code"] == "bad_field"


def test_a_step_that_asks_for_no_cards_has_no_picks(study: Client) -> None:
    assert "picks" not in study.do("legal", game="1", all_picks=True)


def test_options_are_those_of_the_seats_view(study: Client) -> None:
    told = study.do("options", game="1")
    found = options_of(view(parse_position(STUDY), 0), "en")
    assert found is not None
    assert (told["seat"], told["options"]) == (1, to_builtins(found))


def test_cards_in_slots_are_fitted_in_turn_or_not(study: Client) -> None:
    told = study.do("fit", game="1", slots=[["R7", "G7", "Y7"], ["R9", "G9", "W"]])["fit"]
    assert told["move"] == "lay R7 Y7 G7 | R9 G9 W"
    told = study.do("fit", game="1", seat=2, slots=[["R1"]], phase=2)["fit"]
    assert (told["phase"], told["slots"][0]["missing"]) == (2, 2)
    for slots in ("R7", ["R7"], [["R7", 7]], [["R7"]] * 200, [["\ud800"]]):
        assert study.refused("fit", game="1", slots=slots)["code"] == "bad_field"
    assert study.refused("fit", game="1", slots=[["Q7"]])["code"] == "bad_card"
    assert study.refused("fit", game="1", slots=[["R7"]], phase=11)["code"] == "bad_field"


def test_why_not_names_code_clause_and_a_sentence_in_a_language(study: Client) -> None:
    told = study.do("why_not", game="1", move="discard R1", language="it")
    assert told["legal"] is False
    assert told["why"]["code"] == "card_not_held"
    assert told["why"]["clause"] == "M-07"
    assert told["why"]["details"] == {"card": "R1"}
    assert told["why"]["text"].startswith("Questa carta non ce l’hai in mano")


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
    assert client.do("play", game="1", seat=2, move="pass")["now"]["actors"] == [3]
    assert client.do("play", game="1", move="knock")["now"]["actors"] == [3]


def test_seats_that_keep_cards_choose_in_any_order(client: Client) -> None:
    told = client.do("position", game="1", position=RING + "step: keep 1 2 3\nturns: 300\n")
    assert (told["now"]["step"], told["now"]["actors"]) == ("keep", [1, 2, 3])
    assert client.refused("play", game="1", move="keep")["details"] == {"field": "seat"}
    assert client.do("play", game="1", seat=3, move="keep R7 G7")["now"]["actors"] == [1, 2]
    assert client.refused("play", game="1", seat=3, move="keep")["code"] == "already_kept"
    assert client.do("play", game="1", seat=1, move="keep (Y7)")["now"]["actors"] == [2]
    told = client.do("play", game="1", move="keep")
    assert [event["e"] for event in told["events"]] == ["kept", "dealt"]
    assert [len(hand) for hand in told["events"][1]["hands"]] == [10, 10, 10]
    seats = client.do("state", game="1")["state"]["view"]["seats"]
    assert not any("kept" in seat for seat in seats)
    assert {"R7", "G7"} <= set(seats[2]["hand"])
    assert client.do("view", game="1", seat=2)["view"]["memory"]["shown"] == [["(Y7)"], [], []]


def test_a_seat_that_is_asked_for_a_number_gives_in_the_middle_of_a_turn(client: Client) -> None:
    client.do("position", game="1", position=RING + "step: ask 1\n")
    told = client.do("play", game="1", move="ask 7 left")
    assert (told["now"]["step"], told["now"].get("number"), told["now"]["actors"]) == (
        "give",
        7,
        [3],
    )
    assert told["events"] == [
        {
            "e": "asked",
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
    assert (told["now"]["step"], told["now"].get("number"), told["now"]["actors"]) == (
        "play",
        None,
        [1],
    )


def test_a_draw_of_several_cards_tells_how_many_are_left(client: Client) -> None:
    told = client.do("position", game="1", position=RING + "step: draw 1 x3\n")
    assert (told["now"]["step"], told["now"].get("number")) == ("draw", 3)
    assert client.do("play", game="1", move="take")["now"].get("number") == 2
    assert client.do("play", game="1", moves=["1 draw", "1 draw"])["now"].get("number") is None


# --- playing ---


def test_a_move_changes_the_game_and_tells_what_happened(client: Client) -> None:
    client.new()
    told = client.do("play", game="1", move="take", seen_by=[1, 2])
    assert (told["played"], told["now"]["ply"], told["now"]["step"]) == (["take"], 1, "play")
    (event,) = told["events"]
    assert event == {"e": "took", "seat": 1, "card": event["card"]}
    assert told["seen"] == {"1": [event], "2": [event]}
    memory = client.do("view", game="1", seat=2)["view"]["memory"]
    assert memory["shown"] == [[event["card"]], []]


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
    assert study.do("play", game="1", moves=[])["now"]["ply"] == 0
    assert study.do("play", game="1", moves=["1 discard O2", "2 draw"])["now"]["ply"] == 2


def test_the_number_of_a_refused_move_hides_no_other_detail(client: Client) -> None:
    client.do("position", game="1", position=RING + "step: ask 1\n")
    error = client.refused("play", game="1", moves=["1 ask 7 left", "3 give B12"])
    assert error["details"] == {"card": "B12", "number": 7, "move_number": 2}
    assert error["text"].startswith("You were asked for the number 7")


def test_a_marked_move_is_marked_in_the_record(study: Client) -> None:
    study.do("play", game="1", move="discard O2", mark="timer")
    assert study.do("record", game="1")["record"].endswith("\n1 discard O2 @timer\n")


def test_after_the_end_every_move_is_refused(client: Client) -> None:
    over = "position: 1\nedition: mattel\nstep: over\nwinners: 2\nhand 1: R1\nhand 2:\n"
    told = client.do("position", game="1", position=over)
    assert (told["winners"], told["now"]["actors"], told["now"]["step"]) == ([2], [], None)
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


# --- looking ---


def test_a_state_is_told_as_data(study: Client) -> None:
    state = study.do("state", game="1")["state"]
    assert state["seed"] == b"laydown".hex()
    assert len(state["draw"]) == state["view"]["now"]["draw"] == 108 - 1 - 8 - 2 - 6
    assert state["view"]["discard"] == ["R5"]
    one, two = state["view"]["seats"]
    assert one == {"hand": ["O2", "R7", "Y7", "G7", "R9", "Y9", "G9", "W"], "phase": 1}
    assert two["hand"] == ["R1", "R2"]
    assert two["laid"] == 1
    assert two["groups"][1] == {"pattern": "set 3", "cards": ["Y4", "G4", "O4"], "number": 4}


def test_a_state_on_the_ring_is_told_as_data(client: Client) -> None:
    lines = (
        "step: walk 1\ndice: 3 5\nrolls: 4\nagain: 1\nseen: 123 1 -\n"
        "told 2: R10/12/3\nlacks 2: 3 7\n"
        "phase 3: 6\ntable 3: Y1 Y2 Y3 Y4 Y5 Y6 (G1)=7 Y8 Y9 Y10 Y11 Y12 + (G8)\n"
        "trail: 1 ask 10, 3 lack 10, 2 give 10, 1 discard B9\n"
        "round 1: out 2 laid 1 - - points 0 0 0 first 3\n"
    )
    client.do("position", game="1", position=RING + lines)
    state = client.do("state", game="1")["state"]["view"]
    assert (state["dice"], state["now"]["again"]) == ([3, 5], 1)
    assert (state["discard"], state["open"]) == (["B9", "R1", "G2"], True)
    one, _, three = state["seats"]
    assert [seat["pawn"] for seat in state["seats"]] == [11, 5, 0]
    assert one["hand"] == ["R3", "B3", "G5", "(Y7)"]
    assert three["groups"][0]["extra"] == ["(G8)"]
    assert three["groups"][0]["cards"][6] == "(G1)=7"
    assert state["results"][0]["first"] == 3
    seen = client.do("view", game="1", seat=3)["view"]
    assert seen["discard"] == ["B9", 2]
    memory = seen["memory"]
    assert memory["trail"] == ["1 ask 10", "3 lack 10", "2 give 10", "1 discard B9"]
    assert (memory["told"], memory["lacks"]) == ([[], ["?10"], []], [[], [3, 7], []])
    assert (memory["discard"], memory["discards_seen"]) == (["B9", 2], [[1, 2, 3], [1], []])
    memory = client.do("view", game="1", seat=1)["view"]["memory"]
    assert (memory["told"], memory["discard"]) == ([[], ["R10"], []], ["B9", "R1", 1])


def test_a_view_is_told_as_a_partial_position_and_as_data(study: Client) -> None:
    told = study.do("view", game="1", seat=2)
    seen = view(parse_position(STUDY), 1)
    assert told["position"] == print_view(seen)
    assert told["view"] == to_builtins(view_of(seen, memory=True))
    assert told["view"]["seats"][0]["hand"] == [8]
    assert told["view"]["seats"][1]["hand"] == ["R1", "R2"]
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
    told = client.do("legal", game="jokers", best=limits.BEST)
    assert (told["can_lay"], told["more_lays"], told["complete"]) == (True, True, False)
    assert len(told["lays"]) == limits.BEST
    told = client.do("legal", game="jokers", best=1, limit=0)
    assert (told["complete"], len(told["lays"])) == (True, 1)
    for plan in told["lays"]:
        assert client.do("why_not", game="jokers", move=plan["move"])["legal"]
