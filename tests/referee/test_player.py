"""The player protocol: a program is told what its seat may know, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from laydown.bots import make_bot
from laydown.engine.cards import REVERSED, sorted_cards
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.edition import NAMES, load, parse_edition
from laydown.engine.errors import IllegalMove, LaydownError, ParseError
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, parse_view, print_position
from laydown.engine.rules import apply, new_game
from laydown.engine.state import STEPS
from laydown.engine.view import view
from laydown.referee import player
from laydown.referee.fields import Fields, RequestError
from laydown.wire import of_lays
from laydown.wire.of_game import texts_of
from laydown.wire.players import PROTOCOL
from tests.referee.client import RING, STUDY, Client

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.state import State
    from laydown.engine.view import View

SEED = b"a seed that nobody may know, 64 bytes of it or so, that is enough"


def positions(edition: str) -> Iterator[tuple[State, int]]:
    """Yield moments of a game, with the seat that is asked."""
    options = {"knocking": True} if load(edition).house_rules else {}
    state = new_game(load(edition, options), 3, SEED)
    bots = [make_bot("steady", b""), make_bot("random", b"1"), make_bot("steady", b"")]
    for _ in range(300):
        if state.over:
            return
        seat = state.actors()[0]
        yield state, seat
        apply(state, seat, bots[seat].choose(view(state, seat)))


def asked(seen: View) -> dict[str, Any]:
    """Return the question for a move as the program reads it."""
    message = json.loads(player.line(player.ask(1, 1, seen, position=True)))
    assert isinstance(message, dict)
    return message


# --- secrets ---


@pytest.mark.parametrize("edition", NAMES)
def test_a_program_is_told_the_view_of_its_seat(edition: str) -> None:
    client = Client()
    for place, (state, seat) in enumerate(positions(edition)):
        if place % 10:
            continue
        seen = view(state, seat)
        message = asked(seen)
        assert parse_view(message["position"]) == seen
        client.do("position", game="1", position=print_position(state))
        told = client.do("view", game="1", seat=seat + 1)
        assert message["view"] == told["view"]
        assert message["position"] == told["position"]
        client.do("close", game="1")


@pytest.mark.parametrize("edition", NAMES)
def test_what_a_program_is_told_is_the_same_whatever_the_unseen_cards_are(edition: str) -> None:
    differ = 0
    for place, (state, seat) in enumerate(positions(edition)):
        if place % 7:
            continue
        seen = view(state, seat)
        other = complete(seen, Stream(b"other", "cards", place))
        differ += other.hands != state.hands
        assert asked(view(other, seat)) == asked(seen)
    assert differ > 10


@pytest.mark.parametrize("edition", NAMES)
def test_no_message_tells_a_hidden_card_or_the_seed(edition: str) -> None:
    """Counted by hand: of others' cards those are told that all have seen or that it was given."""
    for place, (state, seat) in enumerate(positions(edition)):
        if place % 5:
            continue
        seen = view(state, seat)
        text = player.line(player.ask(1, 1, seen))
        assert SEED.hex().encode() not in text
        assert SEED not in text
        message = json.loads(text)["view"]
        assert "seed" not in message
        assert message["now"]["draw"] == len(state.draw_pile)
        memory = message["memory"]
        assert len(memory.get("bottom", [])) == state.under
        for owner, shown in enumerate(message["seats"]):
            if owner == seat:
                assert shown["hand"] == texts_of(sorted_cards(state.hands[seat]))
                continue
            jokers = [card for card in state.hands[owner] if card >= REVERSED]
            hidden = len(state.hands[owner]) - len(jokers)
            assert shown["hand"] == [*texts_of(sorted_cards(jokers)), *([hidden] if hidden else [])]
            known = memory.get("shown", [[]] * 9)[owner]
            assert Counter(known) == Counter(texts_of(state.shown[owner]))
            told = [card for card in memory.get("told", [[]] * 9)[owner] if card[0] != "?"]
            exact = [t.card for t in state.told[owner] if t.exactly >> seat & 1]
            assert Counter(told) == Counter(texts_of(exact))
            assert "kept" not in shown


def test_the_end_tells_the_seat_no_more_than_it_may_know() -> None:
    state = new_game(load("board"), 2, SEED)
    bot = make_bot("steady", b"")
    while not state.over:
        seat = state.actors()[0]
        apply(state, seat, bot.choose(view(state, seat)))
    for seat in (0, 1):
        told = json.loads(player.line(player.end(9, view(state, seat))))
        assert (told["do"], told["game"], told["seat"]) == ("end", 9, seat + 1)
        assert told["winners"] == [winner + 1 for winner in state.standing.winners]
        other = told["view"]["seats"][1 - seat]["hand"]
        hidden = sum(card for card in other if isinstance(card, int))
        jokers = sum(card >= REVERSED for card in state.hands[1 - seat])
        assert hidden == len(state.hands[1 - seat]) - jokers


def test_the_start_tells_no_more_than_the_edition_and_the_seat() -> None:
    edition = load("express", {"knocking": True})
    message = json.loads(player.line(player.start(edition, 3, 1, 7, b"\x01\x02")))
    asked_for = Client().do(
        "edition", edition="express", options={"knocking": "yes"}, **{"with": ["deck"]}
    )
    for name in ("edition", "options", "deck"):
        assert message.pop(name) == asked_for[name]
    assert message == {"do": "start", "game": 7, "seat": 2, "players": 3, "chance": "0102"}
    assert sum(asked_for["deck"].values()) == len(edition.deck)
    assert asked_for["options"] == {"knocking": "yes"}


def test_an_edition_of_somebodys_own_is_told_too() -> None:
    own = parse_edition(
        'name = "mine"\nbased_on = "mattel"\n[deal]\nhand = 11\n', {"phases": "1-3"}
    )
    told = player.start(own, 2, 0, 1, b"").edition
    assert (told.name, told.hand) == ("mine", 11)


# --- what is legal ---


@pytest.mark.parametrize("edition", NAMES)
def test_everything_that_is_told_as_legal_is(edition: str) -> None:
    for place, (state, seat) in enumerate(positions(edition)):
        if place % 3:
            continue
        seen = view(state, seat)
        legal, message = seen.legal(), asked(seen)
        told = message["legal"]
        assert told["moves"] == [str(move) for move in legal.moves]
        assert bool(legal.lays) == bool(told["lays"])
        assert len(told["lays"]) <= 10
        assert all(parse_move(plan["move"]) in legal for plan in told["lays"])
        assert (told["picks"] is None) == (legal.picks is None)
        assert message["step"] == state.step
        assert message["seat"] == seat + 1
        if told["picks"]:
            word, most = told["picks"]["move"], told["picks"]["most"]
            hand = texts_of(sorted_cards(state.hands[seat]))
            for count in range(most + 1):
                assert parse_move(f"{word} {' '.join(hand[:count])}") in legal
            if len(hand) > most:
                assert parse_move(f"{word} {' '.join(hand[: most + 1])}") not in legal


def test_every_step_is_asked_in_these_positions() -> None:
    met = {state.step for edition in NAMES for state, _ in positions(edition)}
    assert met == set(STEPS)


def test_the_best_lays_come_first() -> None:
    seen = view(parse_position(STUDY), 0)
    lays = asked(seen)["legal"]["lays"]
    assert 1 < len(lays) <= 5
    values = [(plan["cards"], plan["points"]) for plan in lays]
    (best,) = seen.legal().best()
    assert values[0] == (best.cards, best.points)
    assert values == sorted(values, reverse=True)


def test_of_very_many_lays_only_the_best_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_lays, "_COMPARED", 3)
    seen = view(parse_position(STUDY), 0)
    lays = asked(seen)["legal"]["lays"]
    assert [plan["move"] for plan in lays] == [str(seen.legal().best()[0].lay)]


def test_at_a_keep_the_choice_of_others_is_not_told() -> None:
    state = parse_position(f"{RING}step: keep 1 2 3\nturns: 300\n")
    before = asked(view(state, 1))
    apply(state, 0, parse_move("keep R3 B3"))
    after = asked(view(state, 1))
    assert after["legal"] == before["legal"] == {
        "moves": [], "lays": [], "more_lays": False, "picks": {"move": "keep", "most": 3},
    }  # fmt: skip
    assert after["view"]["seats"] == before["view"]["seats"]


# --- answers ---


def test_an_answer() -> None:
    answer = player.read_answer(b'\xef\xbb\xbf{"id": 12, "move": "discard R5", "why": "high"}\r\n')
    assert answer.id == 12
    seen = view(parse_position(STUDY), 0)
    lay = Fields({"move": "lay Y9 W R9 G9 | Y7 G7 R7"}, ("move",))
    assert str(player.read_move(lay, seen.legal())) == "lay R7 Y7 G7 | R9 Y9 G9 W"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "bad_json"),
        (b"\n", "bad_json"),
        (b"draw\n", "bad_json"),
        (b"7\n", "bad_json"),
        (b"null\n", "bad_json"),
        (b"\xff\n", "bad_json"),
        (b'{"id": Infinity}', "bad_json"),
        (b"[" * 50_000, "bad_json"),
        (b'{"id": ' + b"9" * 5000 + b"}", "bad_json"),
        (b" " * 70_000, "line_too_long"),
        (b"{}", "missing_field"),
        (b'{"id": "1"}', "bad_field"),
        (b'{"id": true}', "bad_field"),
        (b'{"id": -1}', "bad_field"),
        (b'{"id": 1.0}', "bad_field"),
    ],
)
def test_what_is_no_answer(text: bytes, code: str) -> None:
    with pytest.raises(RequestError) as caught:
        player.read_answer(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("fields", "kind", "code"),
    [
        ({}, RequestError, "missing_field"),
        ({"move": None}, RequestError, "bad_field"),
        ({"move": "\ud800"}, RequestError, "bad_field"),
        ({"move": "resign"}, ParseError, "unknown_move"),
        ({"move": ""}, ParseError, "unknown_move"),
        ({"move": "draw"}, IllegalMove, "already_drawn"),
        ({"move": "discard G12"}, IllegalMove, "card_not_held"),
    ],
)
def test_what_is_no_move(fields: dict[str, object], kind: type[LaydownError], code: str) -> None:
    legal = view(parse_position(STUDY), 0).legal()
    with pytest.raises(kind) as caught:
        player.read_move(Fields(fields, tuple(fields)), legal)
    assert caught.value.code == code


@pytest.mark.parametrize("protocol", [0, 1, "2", None, True])
def test_another_protocol_is_refused(protocol: object) -> None:
    with pytest.raises(RequestError, match="bad_field"):
        player.read_greeting(Fields({"protocol": protocol}, ("protocol",)))


def test_a_program_says_whether_it_wants_positions() -> None:
    known = ("protocol", "position")
    assert not player.read_greeting(Fields({"protocol": PROTOCOL}, known))
    assert player.read_greeting(Fields({"protocol": PROTOCOL, "position": True}, known))
    with pytest.raises(RequestError, match="bad_field"):
        player.read_greeting(Fields({"protocol": PROTOCOL, "position": "yes"}, known))
    seen = view(parse_position(STUDY), 0)
    assert "position" not in json.loads(player.line(player.ask(1, 1, seen)))


def test_a_message_is_one_line_of_ascii() -> None:
    own = parse_edition('name = "Größe"\nbased_on = "mattel"\n')
    line = player.line(player.start(own, 2, 0, 1, b""))
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
