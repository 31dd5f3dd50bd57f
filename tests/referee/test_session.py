"""Lines in and out: ids, languages, garbage, and mistakes of our own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from laydown.engine.errors import LaydownError
from laydown.locale import LANGUAGES
from laydown.referee import Session, limits, requests
from tests.referee.client import STUDY, Client

if TYPE_CHECKING:
    from laydown.engine.game import Game
    from laydown.engine.moves import Move

HELLO = '{"do": "hello"}'


@pytest.mark.parametrize("value", [None, 0, -7, 2**53, "", "x" * 200, "é\u2028\x00"])
def test_an_answer_has_the_id_of_its_request(value: object) -> None:
    assert Client().do("games", id=value)["id"] == value
    assert Client().ask("dance", id=value)["id"] == value


@pytest.mark.parametrize("value", [True, 1.5, [], {}, 2**53 + 1, "x" * 201, [[[1]]]])
def test_an_id_that_cannot_be_given_back_is_refused(value: object) -> None:
    answer = Client().ask("games", id=value)
    assert (answer["id"], answer["error"]["code"]) == (None, "bad_field")
    assert answer["error"]["details"]["field"] == "id"


def test_without_an_id_it_is_null() -> None:
    assert Client().do("games") == {"id": None, "ok": True, "games": []}


def test_sentences_are_in_the_language_of_the_request() -> None:
    client = Client()
    told = [client.ask("dance", language=language) for language in LANGUAGES]
    assert len({answer["error"]["text"] for answer in told}) == len(LANGUAGES)
    assert {answer["error"]["code"] for answer in told} == {"unknown_request"}


@pytest.mark.parametrize("language", ["tlh", 5, None, ["en"]])
def test_an_unknown_language_is_refused_in_english(language: object) -> None:
    error = Client().ask("hello", language=language)["error"]
    assert error["code"] == "bad_field"
    known = ", ".join(LANGUAGES)
    assert error["text"].startswith(f"The field “language” should be: {known}.")


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "\x00",
        "null",
        "5",
        '"hello"',
        "[]",
        '[{"do": "hello"}]',
        '{"do": "hello"',
        '{"do": "hello"} {"do": "hello"}',
        "{'do': 'hello'}",
        '{"do": "hello", "id": NaN}',
        '{"do": "hello", "id": -Infinity}',
        '{"do": "hello", "id": ' + "9" * 5000 + "}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "\ud800",
        '{"do": "hel\nlo"}',
        HELLO + "\x00",
        "\ufeff\ufeff" + HELLO,
    ],
)
def test_what_is_no_json_object_gets_an_error(line: str) -> None:
    answer = json.loads(Session().answer(line))
    assert (answer["id"], answer["ok"], answer["error"]["code"]) == (None, False, "bad_json")


@pytest.mark.parametrize("line", [HELLO + "\r\n", "\ufeff" + HELLO, f"  {HELLO}\t"])
def test_blanks_and_a_mark_of_byte_order_do_no_harm(line: str) -> None:
    assert json.loads(Session().answer(line))["ok"] is True


def test_a_value_nested_too_deeply_to_be_told_is_refused() -> None:
    for depth in (100, 900, 990, 2000):
        line = '{"do": "state", "game": ' + "[" * depth + "]" * depth + "}"
        answer = json.loads(Session().answer(line))
        assert answer["error"]["code"] in {"bad_field", "bad_json"}


@pytest.mark.parametrize("do", [None, 5, ["hello"], {}, "\ud800"])
def test_the_name_of_a_request_is_a_text(do: object) -> None:
    answer = json.loads(Session().answer(json.dumps({"do": do})))
    assert answer["error"]["code"] == "bad_field"
    assert answer["error"]["details"]["field"] == "do"


def test_a_request_without_a_name() -> None:
    error = json.loads(Session().answer("{}"))["error"]
    assert (error["code"], error["details"]) == ("missing_field", {"field": "do"})


def test_a_field_that_nothing_reads_is_refused() -> None:
    for do in ("hello", "quit", "games", "new"):
        session = Session()
        answer = json.loads(session.answer(json.dumps({"do": do, "extra": 1})))
        assert answer["error"]["code"] == "unknown_field"
        assert not session.ended


def test_a_line_that_is_too_long_is_refused() -> None:
    session = Session()
    fits = HELLO + " " * (limits.LINE - len(HELLO))
    assert json.loads(session.answer(fits))["ok"] is True
    error = json.loads(session.answer(fits + " "))["error"]
    assert (error["code"], error["details"]) == ("line_too_long", {"limit": limits.LINE})


def test_an_error_stays_small_whatever_it_is_about() -> None:
    client = Client()
    long = "x" * 500_000
    for do, fields in (
        (long, {}),
        ("state", {"game": long}),
        ("state", {long: 1}),
        ("position", {"position": long}),
        ("position", {"position": STUDY + long}),
        ("edition", {"edition_text": f'name = "{long}"'}),
        ("new", {"edition": "mattel", "players": 2, "options": {long: True}}),
    ):
        assert len(json.dumps(client.ask(do, **fields))) < 10_000


@pytest.mark.parametrize("letter", ["\u2028", "\u2029", "\u0085", "\ud800", "\r", "\n", "\x0b"])
def test_an_answer_is_one_line_for_every_reader(letter: str) -> None:
    line = Session().answer(json.dumps({"do": f"a{letter}b"}))
    assert len(line.splitlines()) == 1
    assert line.encode("utf-8")  # it can be written
    assert json.loads(line)["error"]["details"].get("found", letter).count(letter)


def test_quit_ends_the_conversation() -> None:
    session = Session()
    assert not session.ended
    assert json.loads(session.answer('{"id": 1, "do": "quit"}')) == {"id": 1, "ok": True}
    assert session.ended


def test_a_mistake_of_ours_is_told_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    client.new()
    before = client.everything()

    def stumble(*_: object) -> dict[str, object]:
        raise ZeroDivisionError

    monkeypatch.setitem(requests.REQUESTS, "games", requests.Request(stumble))
    answer = client.ask("games", id=7)
    monkeypatch.undo()
    assert answer["id"] == 7
    assert answer["error"]["code"] == "internal"
    assert client.everything() == before


def test_an_error_without_a_sentence_keeps_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> dict[str, object]:
        raise LaydownError("brand_new", {"card": "R7"})

    monkeypatch.setitem(requests.REQUESTS, "games", requests.Request(refuse))
    error = Client().ask("games")["error"]
    assert (error["code"], error["details"]) == ("brand_new", {"card": "R7"})
    assert error["text"].startswith("Something went wrong in the program.")


class Stumbling:
    """A game that makes a mistake after each move; all else is that of the game itself."""

    game: Game

    def __init__(self, game: Game) -> None:
        self.__dict__["game"] = game

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def play(self, move: Move, seat: int, *, mark: str) -> None:
        self.game.play(move, seat, mark=mark)
        raise ZeroDivisionError


def test_a_mistake_in_the_middle_of_a_move_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = Client()
    client.new()
    before = client.everything()
    games = client.session.games.open
    monkeypatch.setitem(games, "1", Stumbling(games["1"]))
    assert client.ask("play", game="1", move="draw")["error"]["code"] == "internal"
    monkeypatch.undo()
    assert client.everything() == before


def test_a_mistake_in_telling_about_a_move_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    client.new()
    before = client.everything()
    monkeypatch.setattr("laydown.referee.told.open_event_of", None)
    assert client.ask("play", game="1", move="draw")["error"]["code"] == "internal"
    assert client.ask("new", edition="mattel", players=2)["error"]["code"] == "internal"
    monkeypatch.undo()
    assert client.everything() == before


def test_two_conversations_know_nothing_of_each_other() -> None:
    one, other = Client(), Client()
    one.new()
    assert other.do("games")["games"] == []
