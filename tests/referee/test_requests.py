"""What each request does, and what it refuses."""

from __future__ import annotations

import dataclasses
import typing

import pytest

import laydown
from laydown.engine import events as all_events
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.edition import NAMES, edition_text, load
from laydown.engine.position import parse_position, parse_view, print_position, print_view
from laydown.engine.record import parse_record
from laydown.engine.rules import VERSION, legal, new_game
from laydown.engine.view import view
from laydown.locale import LANGUAGES, clauses, rule
from laydown.referee import PROTOCOL, limits
from laydown.referee.data import EVENTS
from tests.referee.client import RING, STUDY, Client

OWN = 'name = "mine"\nbased_on = "mattel"\n[deal]\nhand = 7\n[[phases]]\nlay = "set 3"\n'


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def study(client: Client) -> Client:
    client.do("position", game="1", position=STUDY)
    return client


# --- about the rules ---


def test_hello_tells_versions_and_what_is_there(client: Client) -> None:
    told = client.do("hello")
    assert told["protocol"] == PROTOCOL == 1
    assert (told["version"], told["rules"]) == (laydown.__version__, VERSION)
    assert (told["editions"], told["languages"]) == ([*NAMES], [*LANGUAGES])


def test_editions_are_listed(client: Client) -> None:
    told = client.do("editions")["editions"]
    assert [one["edition"] for one in told] == [*NAMES]
    assert told[2]["cards"] == len(load("express").deck)
    assert told[0]["phases"] == [str(phase) for phase in load("mattel").phases]


def test_an_edition_tells_what_it_is_asked_for(client: Client) -> None:
    told = client.do("edition", edition="pocket", **{"with": ["deck", "clauses", "facts", "text"]})
    edition = load("pocket")
    assert sum(told["deck"].values()) == told["cards"] == len(edition.deck)
    assert told["clauses"] == edition.clauses
    assert told["text"] == edition_text("pocket")
    hand = next(fact for fact in told["facts"] if fact["fact"] == "deal.hand")
    assert hand == {"fact": "deal.hand", "clause": "P-01", "assumed": False}
    assert "text" not in client.do("edition", edition="pocket")
    assert client.refused("edition", edition="pocket", **{"with": ["smell"]})["code"] == "bad_field"


def test_an_edition_tells_its_options_and_where_they_are_printed(client: Client) -> None:
    told = client.do("edition", edition="ravensburger", options={"phases": "odd"})
    options = {option.pop("option"): option for option in told["options"]}
    assert options["knocking"] == {"value": False, "default": False, "printed": "R-V3"}
    assert options["phases"]["value"] == [1, 3, 5, 7, 9]
    assert options["last_card"]["values"] == ["any", "discard"]


def test_an_edition_tells_its_ring_and_has_no_options_where_none_may_be_chosen(
    client: Client,
) -> None:
    told = client.do("edition", edition="board")
    assert told["ring"][:3] == ["star", "draw 2", "search"]
    assert len(told["ring"]) == 32
    assert told["options"] == []
    assert client.do("edition", edition="mattel")["ring"] == []
    error = client.refused("edition", edition="board", options={"knocking": True})
    assert (error["code"], error["details"]) == ("no_options", {"edition": "board"})


def test_an_edition_of_ones_own(client: Client) -> None:
    told = client.do("edition", edition_text=OWN, **{"with": ["text"]})
    assert (told["edition"], told["hand"], told["phases"]) == ("mine", 7, ["set 3"])
    assert told["text"] == OWN
    error = client.refused("edition", edition_text=OWN.replace("= 7", "= 0"))
    assert (error["code"], error["line"]) == ("bad_edition", 4)
    assert client.refused("edition", edition_text=OWN, edition="mattel")["code"] == "bad_field"


def test_one_clause_is_told(client: Client) -> None:
    assert client.do("rules", clause="X-01")["text"] == rule("X-01")
    assert client.refused("rules", clause="Z-01")["code"] == "bad_field"


def test_all_clauses_of_a_letter_are_told(client: Client) -> None:
    told = client.do("rules", letter="E")["sections"]
    assert [one["clause"] for part in told for one in part["clauses"]] == [*clauses("E")]
    everything = client.do("rules")["sections"]
    assert [one["clause"] for part in everything for one in part["clauses"]] == [*clauses()]
    assert client.refused("rules", letter="Z")["code"] == "bad_field"


def test_how_short_a_hand_is(client: Client) -> None:
    hand = "R7 G7 Y7 R9 G9 W"
    told = client.do("short", edition="mattel", hand=hand)["phases"]
    assert [one["phase"] for one in told] == list(range(1, 11))
    assert told[0] == {"phase": 1, "lay": "set 3 + set 3", "short": 0, "can_lay": True}
    (one,) = client.do("short", edition="ravensburger", hand=hand.replace("O", "R"), phase=1)[
        "phases"
    ]
    assert (one["short"], one["can_lay"]) == (0, False)  # one card must stay


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ("Q7", "bad_card"),
        ("B7", "card_not_in_deck"),
        ("(R7)", "card_not_in_deck"),
        ("R7 R7 R7", "cards_do_not_add_up"),
    ],
)
def test_a_hand_has_cards_of_the_deck(client: Client, hand: str, code: str) -> None:
    assert client.refused("short", edition="mattel", hand=hand)["code"] == code


def test_a_hand_may_hold_jokers_where_cards_are_held_reversed(client: Client) -> None:
    asked = {"edition": "board", "phase": 8}
    (one,) = client.do("short", **asked, hand="R7 G7 Y7 B7 R9 G9 (R1) (R2) B1")["phases"]
    assert (one["lay"], one["short"], one["can_lay"]) == ("set 4 + set 4", 0, True)
    error = client.refused("short", **asked, hand="R1 R1 (R1)")
    assert (error["code"], error["details"]) == ("cards_do_not_add_up", {"found": "(R1)"})


def test_a_phase_that_is_not_there(client: Client) -> None:
    assert client.refused("short", edition="mattel", hand="", phase=11)["code"] == "bad_field"


# --- opening games ---


def test_a_new_game_is_the_one_of_its_seed(client: Client) -> None:
    told = client.do("new", edition="pocket", players=4, seed="c0ffee", dealer=2)
    state = new_game(load("pocket"), 4, bytes.fromhex("c0ffee"), 1)
    assert client.do("state", game=told["game"])["position"] == print_position(state)
    assert (told["seed"], told["actors"], told["step"]) == ("c0ffee", [3], "draw")


def test_a_seed_may_be_a_text(client: Client) -> None:
    assert client.do("new", edition="mattel", players=2, seed_text="é")["seed"] == "c3a9"


def test_a_seed_that_nobody_chose_is_new_each_time(client: Client) -> None:
    seeds = {client.do("new", edition="mattel", players=2)["seed"] for _ in range(3)}
    assert len(seeds) == 3
    assert {len(seed) for seed in seeds} == {128}


def test_a_new_game_with_options_and_with_an_edition_of_ones_own(client: Client) -> None:
    client.do("new", game="a", edition="mattel", players=2, options={"phases": [2, 4]})
    assert client.do("state", game="a")["state"]["seats"][0]["phase"] == 2
    client.do("new", game="b", edition_text=OWN, players=2, options={"knocking": "yes"})
    state = client.do("state", game="b")["state"]
    assert (state["edition"], state["options"]) == ("mine", {"knocking": "yes"})
    assert len(state["seats"][0]["hand"]) == 7


def test_games_without_a_name_get_the_least_free_number(client: Client) -> None:
    names = [client.do("new", edition="express", players=2)["game"] for _ in range(3)]
    assert names == ["1", "2", "3"]
    client.do("close", game="2")
    assert client.do("new", edition="express", players=2)["game"] == "2"
    assert [game["game"] for game in client.do("games")["games"]] == ["1", "3", "2"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "missing_field"),
        ({"edition": "mattel"}, "missing_field"),
        ({"edition": "bridge", "players": 2}, "unknown_edition"),
        ({"edition": "mattel", "players": 7}, "bad_players"),
        ({"edition": "mattel", "players": 0}, "bad_field"),
        ({"edition": "mattel", "players": True}, "bad_field"),
        ({"edition": "mattel", "players": "2"}, "bad_field"),
        ({"edition": "mattel", "players": 2.0}, "bad_field"),
        ({"edition": "mattel", "players": 10**30}, "bad_field"),
        ({"edition": "mattel", "players": 2, "dealer": 3}, "bad_dealer"),
        ({"edition": "mattel", "players": 2, "dealer": 0}, "bad_field"),
        ({"edition": "mattel", "players": 2, "seed": "xyz"}, "bad_seed"),
        ({"edition": "mattel", "players": 2, "seed": ""}, "bad_field"),
        ({"edition": "mattel", "players": 2, "seed": "00" * 1025}, "bad_field"),
        ({"edition": "mattel", "players": 2, "seed": 5}, "bad_field"),
        ({"edition": "mattel", "players": 2, "seed": "00", "seed_text": "x"}, "bad_field"),
        ({"edition": "mattel", "players": 2, "seed_text": "\ud800"}, "bad_field"),
        ({"edition": "mattel", "players": 2, "seen_by": [3]}, "bad_field"),
        ({"edition": "mattel", "players": 2, "seen_by": 1}, "bad_field"),
        ({"edition": "mattel", "players": 2, "options": []}, "bad_field"),
        ({"edition": "mattel", "players": 2, "options": {"knocking": None}}, "bad_field"),
        ({"edition": "mattel", "players": 2, "options": {"knocking": 1.5}}, "bad_field"),
        ({"edition": "mattel", "players": 2, "options": {"gravity": True}}, "unknown_option"),
        ({"edition": "mattel", "players": 2, "options": {"phases": 10**9}}, "bad_option"),
        ({"edition": "mattel", "players": 2, "game": ""}, "bad_field"),
        ({"edition": "mattel", "players": 2, "game": "x" * 41}, "bad_field"),
        ({"edition": "mattel", "players": 2, "game": "a\nb"}, "bad_field"),
        ({"edition": "mattel", "players": 2, "player": 2}, "unknown_field"),
        ({"edition_text": "", "players": 2}, "bad_edition"),
        ({"edition": "board", "players": 2, "options": {"knocking": True}}, "no_options"),
    ],
)
def test_a_game_that_cannot_be_set_up(client: Client, fields: dict[str, object], code: str) -> None:
    assert client.refused("new", **fields)["code"] == code
    assert client.do("games")["games"] == []


def test_names_of_games_are_unique(client: Client) -> None:
    client.new()
    for do, fields in (
        ("new", {"edition": "mattel", "players": 2}),
        ("position", {"position": STUDY}),
        ("replay", {"record": client.do("record", game="1")["record"]}),
    ):
        assert client.refused(do, game="1", **fields)["code"] == "game_exists"


def test_so_many_games_and_no_more(client: Client) -> None:
    for _ in range(limits.GAMES):
        client.do("new", edition="express", players=2, seed="00")
    for do, fields in (
        ("new", {"edition": "express", "players": 2}),
        ("position", {"position": STUDY}),
        ("replay", {"record": client.do("record", game="1")["record"]}),
    ):
        assert client.ask(do, **fields)["error"]["code"] == "too_many_games"
    client.do("close", game="7")
    assert client.do("new", edition="express", players=2)["game"] == "7"


def test_a_position_is_taken_up_as_it_is(study: Client) -> None:
    assert study.do("state", game="1")["position"] == print_position(parse_position(STUDY))


def test_a_position_that_is_wrong_is_refused_at_its_place(client: Client) -> None:
    error = client.refused("position", position=STUDY + "weather: fine\n")
    assert (error["code"], error["line"], error["column"]) == ("unknown_line", 8, 1)


def test_a_record_is_replayed_to_its_end_or_to_some_move(study: Client) -> None:
    study.do("play", game="1", moves=["1 lay R7 G7 Y7 | R9 G9 Y9", "1 discard O2", "2 draw"])
    record = study.do("record", game="1")["record"]
    assert parse_record(record).replay() == study.session.games.open["1"].state
    again = study.do("replay", game="2", record=record)
    assert (again["moves"], again["ply"], again["events"]) == (3, 3, 3)
    assert study.do("state", game="2") == study.do("state", game="1")
    assert study.do("record", game="2")["record"] == record
    assert study.do("replay", game="3", record=record, moves=1)["ply"] == 1
    assert study.refused("replay", game="4", record=record, moves=4)["code"] == "bad_field"


def test_a_record_with_an_illegal_move_names_line_and_clause(study: Client) -> None:
    record = study.do("record", game="1")["record"] + "1 draw\n"
    error = study.refused("replay", record=record.replace("result: unfinished\n", ""))
    assert (error["code"], error["clause"]) == ("already_drawn", "M-07")
    assert error["details"]["move"] == "1 draw"
    assert error["line"] == record.count("\n") - 1


def test_a_closed_game_is_gone(study: Client) -> None:
    study.do("close", game="1")
    assert study.do("games")["games"] == []
    for do in ("close", "state", "legal", "record", "events"):
        assert study.refused(do, game="1")["code"] == "unknown_game"


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
    assert lays == {"any": True, "count": 0, "more": True, "best": [], "all": []}
    assert study.refused("legal", game="1", limit=limits.LAYS + 1)["code"] == "bad_field"
    assert study.refused("legal", game="1", best=limits.BEST + 1)["code"] == "bad_field"


def test_where_there_are_too_many_lays_only_the_best_one_is_told(
    study: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    best = study.do("legal", game="1", best=1)["lays"]["best"]
    assert len(study.do("legal", game="1", best=5)["lays"]["best"]) == 5
    monkeypatch.setattr(limits, "LAYS", 8)
    assert study.do("legal", game="1", best=5, limit=1)["lays"]["best"] == best


def test_a_seat_that_is_not_asked_may_do_nothing(study: Client) -> None:
    told = study.do("legal", game="1", seat=2)
    assert (told["moves"], told["picks"]) == ([], None)
    assert told["lays"] == {"any": False, "count": 0, "more": False, "best": []}
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
    assert told["why"]["sentence"].startswith("Questa carta non è nella tua mano")


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
    assert error["sentence"].startswith("You were asked for a 7")


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


def test_every_kind_of_event_is_told_with_all_its_fields() -> None:
    kinds = typing.get_args(all_events.Event)
    assert set(EVENTS) == set(kinds)
    for kind in kinds:
        assert list(EVENTS[kind][1]) == [field.name for field in dataclasses.fields(kind)]
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
