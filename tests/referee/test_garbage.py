"""Whatever stands in a line, the answer is one JSON object, and a refusal changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.locale import LANGUAGES
from laydown.referee import Session
from laydown.referee.requests import REQUESTS
from tests.referee.client import RING, STUDY, Client

OWN = 'name = "mine"\nbased_on = "mattel"\n[deal]\nhand = 7\n[[phases]]\nlay = "set 3 + run 3"\n'
VIEW = "position: 1\nedition: mattel\nview: 1\ndiscard pile: R5\nhand 1: R7 G7\nhand 2: R1 ?x4\n"
RECORD = "record: 1\nrules: 1\nedition: express\nplayers: 2\nseed: 00\ndealer: 2\nmoves:\n1 draw\n"
MOVES = [
    "draw", "take", "pass", "knock", "lay R7 G7 Y7 | R9 G9 Y9", "lay 1: R7 G7 W | R9 G9 Y9",
    "hit W on 2.1", "hit R7 on 2.9 low", "discard O2", "skip S on 2", "discard R3 B3", "roll",
    "walk 4", "star search", "search R1", "swap", "swap R3 B3", "ask 7 left", "give R7", "keep R3",
]  # fmt: skip
SCALARS = st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | st.text(max_size=8)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=5,
)
PIECES = st.sampled_from(
    ["\n", " ", ":", "|", "?", "?x9", "R7", "W=5", "S", "0", "-1", "9" * 30, "#", "[", "=", '"',
     "hand 1:", "hand 7:", "step: claim 1 2", "step: over", "winners: 1", "tied: 1 2", "view: 1",
     "options: free_order=yes", "made 1: 1 2 3", "phase 1: 10", "under: 3", "players: 6", "é",
     "step: play 1, give 3 x7", "step: draw 1 x2", "step: keep 2 3\nturns: 300", "pawns: 1 2 3",
     "dice: 3 3", "told 1: R3/13/2", "lacks 2: 7", "keep 1: R3", "seen: 123 1 -", "(R7)",
     "again: 1",
     "\x00", "\u2028", "highest = 14", "run 2 pairs", '[lay]\nwild_minimum = "group"\n']
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """Draw a text with a few pieces cut out and put in."""
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2, 3]))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 5))
        text = text[:start] + draw(PIECES | st.just("")) + text[end:]
    return text


FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from(["1", "1", "1", "2", "3", "3", "4"]),
    "seat": st.sampled_from([1, 1, 1, 2, 3, 0]),
    "players": st.sampled_from([2, 2, 3, 6, 7]),
    "dealer": st.integers(1, 2),
    "edition": st.sampled_from(["mattel", "mattel", "express", "board", "bridge"]),
    "edition_text": mutated(OWN),
    "options": st.dictionaries(
        st.sampled_from(["knocking", "free_order", "ten_rounds", "phases", "gravity"]),
        st.booleans() | st.integers(1, 11),
        max_size=1,
    ),
    "with": st.lists(st.sampled_from(["deck", "clauses", "facts", "text"]), max_size=3),
    "clause": st.sampled_from(["M-01", "Z-01"]),
    "letter": st.sampled_from(["M", "B", "Z"]),
    "hand": mutated("R7 G7 W S O2"),
    "phase": st.integers(1, 11),
    "seed": st.sampled_from(["00", "c0ffee", "0"]),
    "seed_text": st.text(max_size=3),
    "seen_by": st.lists(st.integers(1, 2), max_size=3),
    "position": mutated(STUDY) | mutated(VIEW) | mutated(RING),
    "record": mutated(RECORD),
    "moves": st.integers(0, 2),
    "move": st.sampled_from(MOVES).flatmap(mutated),
    "mark": st.sampled_from(["timer", "standin"]),
    "limit": st.integers(1, 20),
    "best": st.integers(0, 5),
    "all_lays": st.booleans(),
    "all_picks": st.booleans(),
    "slots": st.lists(st.lists(mutated("R7") | st.just("W"), max_size=4), max_size=3),
    "from": st.integers(1, 2),
    "language": st.sampled_from(LANGUAGES),
    "id": st.integers() | st.text(max_size=3),
}
PLAYED = st.lists(st.just("1 discard O2") | mutated("2 draw"), max_size=3)
EITHER = [("seed", "seed_text"), ("edition", "edition_text"), ("move", "moves")]


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a request that is nearly right: fields of its own, some missing, some spoilt."""
    name = draw(st.sampled_from(sorted(REQUESTS)))
    request: dict[str, Any] = {"do": name}
    for field in (*REQUESTS[name].fields, "language", "id"):
        if draw(st.integers(0, 5)):
            several = (name, field) == ("play", "moves")
            request[field] = draw(PLAYED if several else FIELDS[field])
    for pair in EITHER:
        if draw(st.integers(0, 9)):
            request.pop(draw(st.sampled_from(pair)), None)
    if name == "play" and "moves" in request:
        request.pop("seat", None)
    if name == "complete" and draw(st.booleans()):
        request.pop("position", None)
    elif name == "complete":
        request.pop("game", None)
        request.pop("seat", None)
    if draw(st.integers(0, 5)) == 0:
        request[draw(st.sampled_from([*FIELDS, "do", "x"]))] = draw(VALUES)
    return request


def checked(line: str) -> dict[str, Any]:
    """Return an answer that has the form that every answer has."""
    assert "\n" not in line
    line.encode("utf-8")
    answer = json.loads(line)
    assert isinstance(answer, dict)
    assert list(answer)[:2] == ["id", "ok"]
    if answer["ok"]:
        assert "error" not in answer
    else:
        assert list(answer) == ["id", "ok", "error"]
        error = answer["error"]
        known = {"code", "clause", "text", "details", "line", "column"}
        assert {"code", "text"} <= set(error) <= known
        assert error["code"] != "internal"
        assert error["text"]
    return answer


def test_every_field_is_drawn() -> None:
    assert {field for request in REQUESTS.values() for field in request.fields} <= set(FIELDS)


@given(st.lists(st.text(), min_size=1, max_size=3))
def test_any_text_gets_one_answer(lines: list[str]) -> None:
    session = Session()
    for line in lines:
        answer = checked(session.answer(line))
        assert not answer["ok"]


@given(VALUES)
def test_any_json_gets_one_answer(value: object) -> None:
    assert not checked(Session().answer(json.dumps(value)))["ok"]


@given(st.dictionaries(st.sampled_from(["id", "do", "game", "language", "x"]), VALUES))
def test_any_object_gets_one_answer(request: dict[str, object]) -> None:
    checked(Session().answer(json.dumps(request)))


@given(st.lists(requests(), min_size=1, max_size=6))
def test_a_refused_request_changes_nothing(asked: list[dict[str, Any]]) -> None:
    client = Client()
    client.do("position", game="1", position=STUDY)
    client.do("new", game="2", edition="express", players=3, seed="00", options={"knocking": True})
    client.do("position", game="3", position=RING + "step: swap 1\n")
    for request in asked:
        before = client.everything()
        answer = checked(client.session.answer(json.dumps(request)))
        if not answer["ok"]:
            assert client.everything() == before


@pytest.mark.parametrize(
    "start",
    [STUDY, RING, RING + "step: swap 1\n", RING + "step: keep 1 3\nturns: 300\n"],
    ids=["cards", "ring", "swap", "keep"],
)
@given(data=st.data())
def test_what_is_legal_can_be_played(start: str, data: st.DataObject) -> None:
    client = Client()
    actors = client.do("position", game="1", position=start)["now"]["actors"]
    for _ in range(12):
        asked = {"game": "1", "seat": data.draw(st.sampled_from(actors))}
        told = client.do("legal", **asked, all_lays=True, all_picks=True, limit=50)
        picks = told.get("all_picks", [])
        move = data.draw(st.sampled_from(told["moves"] + picks + told["all_lays"]))
        assert client.do("why_not", **asked, move=move)["move"] == move
        played = client.do("play", **asked, move=move)
        assert played["played"] == [move]
        actors = played["now"]["actors"]
