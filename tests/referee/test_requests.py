"""Requests about the rules, and those that open and close games."""

from __future__ import annotations

import pytest

import laydown
from laydown.engine.edition import NAMES, edition_text, load
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.notation.record import parse_record
from laydown.engine.rules import VERSION, new_game
from laydown.locale import LANGUAGES, clauses, rule
from laydown.referee import PROTOCOL, limits
from tests.referee.client import STUDY, Client

OWN = 'name = "mine"\nbased_on = "mattel"\n[deal]\nhand = 7\n[[phases]]\nlay = "set 3"\n'


# --- about the rules ---


def test_hello_tells_versions_and_what_is_there(client: Client) -> None:
    told = client.do("hello")
    assert told["protocol"] == PROTOCOL == 2
    assert (told["version"], told["rules"]) == (laydown.__version__, VERSION)
    assert (told["editions"], told["languages"]) == ([*NAMES], [*LANGUAGES])


def test_editions_are_listed(client: Client) -> None:
    told = client.do("editions")["editions"]
    assert [one["name"] for one in told] == [*NAMES]
    assert told[2]["cards"] == len(load("express").deck)
    phases = [str(phase) for phase in load("mattel").phases]
    assert [phase["text"] for phase in told[0]["phases"]] == phases


def test_an_edition_tells_what_it_is_asked_for(client: Client) -> None:
    told = client.do("edition", edition="pocket", **{"with": ["deck", "clauses", "facts", "text"]})
    edition = load("pocket")
    assert sum(told["deck"].values()) == told["edition"]["cards"] == len(edition.deck)
    assert told["clauses"] == edition.clauses
    assert told["text"] == edition_text("pocket")
    hand = next(fact for fact in told["facts"] if fact["fact"] == "deal.hand")
    assert hand == {"fact": "deal.hand", "clause": "P-01", "assumed": False}
    assert "text" not in client.do("edition", edition="pocket")
    assert client.refused("edition", edition="pocket", **{"with": ["smell"]})["code"] == "bad_field"


def test_an_edition_tells_its_options_and_where_they_are_printed(client: Client) -> None:
    told = client.do("edition", edition="ravensburger", options={"phases": "odd"})
    assert told["options"] == {"phases": "1,3,5,7,9"}
    options = {option["name"]: option for option in told["edition"]["options"]}
    assert (options["knocking"]["printed"], options["knocking"]["clause"]) == (True, "R-V3")
    assert options["last_card"]["values"] == ["any", "discard"]


def test_an_edition_tells_its_ring_and_has_no_options_where_none_may_be_chosen(
    client: Client,
) -> None:
    told = client.do("edition", edition="board")
    ring = told["edition"]["ring"]
    assert ring[:3] == [{"action": "star"}, {"action": "draw", "cards": 2}, {"action": "search"}]
    assert len(ring) == 32
    assert (told["options"], told["edition"]["options"]) == ({}, [])
    assert client.do("edition", edition="mattel")["edition"]["ring"] == []
    error = client.refused("edition", edition="board", options={"knocking": True})
    assert (error["code"], error["details"]) == ("no_options", {"edition": "board"})


def test_an_edition_of_ones_own(client: Client) -> None:
    told = client.do("edition", edition_text=OWN, **{"with": ["text"]})
    mine = told["edition"]
    assert (mine["name"], mine["hand"]) == ("mine", 7)
    assert mine["phases"] == [{"phase": 1, "text": "set 3", "groups": ["set 3"], "assumed": False}]
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
    assert (told["seed"], told["now"]["actors"], told["now"]["step"]) == ("c0ffee", [3], "draw")


def test_a_seed_may_be_a_text(client: Client) -> None:
    assert client.do("new", edition="mattel", players=2, seed_text="é")["seed"] == "c3a9"


def test_a_seed_that_nobody_chose_is_new_each_time(client: Client) -> None:
    seeds = {client.do("new", edition="mattel", players=2)["seed"] for _ in range(3)}
    assert len(seeds) == 3
    assert {len(seed) for seed in seeds} == {128}


def test_a_new_game_with_options_and_with_an_edition_of_ones_own(client: Client) -> None:
    client.do("new", game="a", edition="mattel", players=2, options={"phases": [2, 4]})
    assert client.do("state", game="a")["state"]["view"]["seats"][0]["phase"] == 2
    client.do("new", game="b", edition_text=OWN, players=2, options={"knocking": "yes"})
    state = client.do("state", game="b")["state"]["view"]
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
    assert (again["moves"], again["now"]["ply"], again["events"]) == (3, 3, 3)
    assert study.do("state", game="2") == study.do("state", game="1")
    assert study.do("record", game="2")["record"] == record
    assert study.do("replay", game="3", record=record, moves=1)["now"]["ply"] == 1
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
