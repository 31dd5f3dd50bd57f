from __future__ import annotations

import asyncio
import json
import secrets
from base64 import urlsafe_b64decode
from typing import TYPE_CHECKING, Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from laydown.server.guard import Guard
from laydown.server.hall import Given
from tests.server.kit import BOT, EMPTY, ME, Host, Person, Seat, get, head, post

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.server.guard import Message, Receive, Send


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with the usual limits."""
    with Host(tmp_path_factory.mktemp("strict"), LAYDOWN_MESSAGES="100") as running:
        yield running


# --- hosts, origins, headers, cookies ---


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": ""},
        {"Origin": "http://evil.example"},
        {"Origin": "http://localhost:1"},
        {"Origin": "http://localhost"},
        {"Origin": "http://"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example"},
        {"Origin": "file://localhost"},
    ],
)
def test_other_hosts_and_origins_are_turned_away(host: Host, headers: dict[str, str]) -> None:
    assert get(f"{host.url}/api/home", headers=headers).status_code in {400, 403}
    ann = Person(host)
    table = ann.open(ME, BOT)
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        Seat(host, table, **headers).next()


def test_the_own_origin_is_welcome(host: Host) -> None:
    assert get(f"{host.url}/api/home", headers={"Origin": host.url}).status_code == 200


def test_who_comes_by_another_name_is_told_so_in_a_sentence(host: Host) -> None:
    other = {"Host": "living-room.example", "Accept-Language": "de"}
    told = get(f"{host.url}/api/home", headers=other)
    assert (told.status_code, told.json()["code"]) == (403, "wrong_host")
    assert "keine Adresse dieses Servers" in told.json()["text"]
    page = get(host.url, headers={**other, "Accept": "text/html,*/*"})
    assert page.headers["content-type"].startswith("text/plain")
    assert page.text == told.json()["text"]


@pytest.mark.parametrize(
    ("name", "lan", "status"),
    [
        ("10.0.0.9:8310", True, 200),  # another way to the same machine, or a new address
        ("[fe80::1]:8310", True, 200),
        ("10.0.0.9:8310", False, 403),
        ("evil.example", True, 403),  # a name may be made to lead here by anybody
        ("10.0.0.9.evil.example", True, 403),
        ("", True, 403),
    ],
)
def test_in_the_own_network_any_address_will_do_but_no_name(
    name: str, lan: object, status: int
) -> None:
    sent: list[Message] = []

    async def app(_: Message, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200})

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Message = {"type": "http", "method": "GET", "headers": [(b"host", name.encode())]}
    guard = Guard(app, frozenset({"localhost"}), lan=bool(lan))
    asyncio.run(guard(scope, cast("Receive", None), send))
    assert sent[0]["status"] == status


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/home", "/api/nowhere"])
def test_who_asks_for_the_head_alone_gets_it(host: Host, path: str) -> None:
    whole, alone = get(host.url + path), head(host.url + path)
    assert alone.status_code == whole.status_code
    assert alone.headers["content-type"] == whole.headers["content-type"]
    assert alone.content == b""


def test_every_answer_has_strict_headers(host: Host) -> None:
    for path in ("/", "/api/home", "/nowhere", "/api/nowhere", "/healthz"):
        headers = get(host.url + path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_the_cookie_is_signed_and_for_this_site_alone(host: Host) -> None:
    answer = get(f"{host.url}/api/home")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    value = answer.cookies["laydown"]
    me = answer.json()["me"]["id"]

    def who(cookie: str) -> str:
        home = get(f"{host.url}/api/home", headers={"Cookie": f"laydown={cookie}"})
        return str(home.json()["me"]["id"])

    assert who(value) == me
    for forged in (value[:-1], value.replace(".", "x"), "x" + value, "", "a.b"):
        assert who(forged) != me


def test_nobody_acts_for_somebody_else(host: Host) -> None:
    ann, eve = Person(host), Person(host)
    table = ann.open(ME, BOT)
    at_ann, at_eve = ann.sit_down(table), eve.sit_down(table)
    n = at_ann.until("options")["n"]
    assert at_eve.answer("move", n=n, move="draw")["refusal"]["code"] == "not_seated"
    for name in ("start", "ready", "undo", "vote", "rematch", "stand", "arrange", "entropy"):
        fields = {"vote": {"about": "end"}, "undo": {"n": n}, "arrange": {"order": []}}
        answer = at_eve.answer(name, **{"hex": "00"} if name == "entropy" else fields.get(name, {}))
        assert answer["t"] == "no", name
    nobody = Seat(host, table)
    nobody.send("hello")
    assert nobody.answer("move", n=n, move="draw")["refusal"]["code"] == "not_seated"
    assert at_ann.answer("move", n=n, move="draw")["t"] == "ok"


def test_without_a_cookie_no_table_is_opened_and_no_seat_taken(host: Host) -> None:
    body = {"settings": {"edition": "mattel"}, "seats": [ME, BOT]}
    refused = post(f"{host.url}/api/tables", json=body)
    assert (refused.status_code, refused.json()["code"]) == (401, "no_guest")
    ann = Person(host)
    nobody = Seat(host, ann.open(ME, EMPTY, start=False))
    nobody.send("hello")
    assert nobody.answer("sit", seat=2)["refusal"]["code"] == "no_guest"


# --- limits ---


def test_too_many_frames_are_answered_by_a_code(strict: Host) -> None:
    ann = Person(strict)
    seat = ann.sit_down(ann.open(ME, BOT))
    ids = [seat.send("why", move="knock") for _ in range(300)]
    codes = [seat.until("because", "no")["refusal"]["code"] for _ in ids]
    assert codes[:100] == ["no_knocking"] * 100
    assert "too_fast" in codes[100:200]


def test_all_pages_of_a_person_count_together(strict: Host) -> None:
    ann, bea = Person(strict), Person(strict)
    table = ann.open(ME, BOT)
    pages, other = [ann.sit_down(table) for _ in range(8)], bea.sit_down(table)
    for page in pages:  # fewer than one page alone may send
        for _ in range(60):
            page.send("why", move="knock")
    codes = [page.until("because", "no")["refusal"]["code"] for page in pages for _ in range(60)]
    assert codes.count("no_knocking") >= 100
    assert "too_fast" in codes
    # It is nothing to others, and each page may always ask whether its line is alive.
    assert other.answer("why", move="knock")["refusal"]["code"] == "not_seated"
    pages[7].send("ping")
    pages[7].until("pong")


def test_watchers_may_send_half_as_much(strict: Host) -> None:
    ann, sam = Person(strict), Person(strict)
    seat = sam.sit_down(ann.open(ME, BOT))
    for _ in range(200):
        seat.send("why", move="draw")
    codes = [seat.until("no")["refusal"]["code"] for _ in range(200)]
    assert codes[:50] == ["not_seated"] * 50
    assert "too_fast" in codes[50:100]  # where a player would not be refused yet


def test_what_is_no_frame_counts_too(strict: Host) -> None:
    ann = Person(strict)
    seat = ann.sit_down(ann.open(ME, BOT))
    for _ in range(300):
        seat.socket.send("rubbish")
    codes = [seat.until("no")["refusal"]["code"] for _ in range(300)]
    assert codes[:100] == ["bad_frame"] * 100
    assert "too_fast" in codes


def test_a_short_code_cannot_be_tried_out(strict: Host) -> None:
    ann = Person(strict)
    answers = [ann.post("/api/join", {"code": f"AAAA{i:02}"}).status_code for i in range(15)]
    assert answers[:10] == [404] * 10
    assert set(answers[10:]) == {429}
    # Another person of the same family may still join.
    assert Person(strict).post("/api/join", {"code": "AAAAAA"}).status_code == 404


def test_a_link_cannot_be_guessed(host: Host) -> None:
    ann = Person(host)
    links = {ann.open(ME, BOT) for _ in range(3)}
    assert [len(urlsafe_b64decode(f"{link}==")) for link in links] == [16, 16, 16]  # 128 bits
    assert Given(lambda: 0).draw is secrets.token_bytes


def test_a_frame_has_at_most_eight_kilobytes(host: Host) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    seat.until("options")
    seat.send("why", move="x" * 9000)
    with pytest.raises(ConnectionClosed) as closed:
        seat.until("because")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


def test_a_table_that_cannot_start_is_not_opened(host: Host) -> None:
    ann = Person(host)
    body = {"settings": {"edition": "mattel", "public": True}, "seats": [BOT, BOT], "start": True}
    before = ann.get("/api/home")["open"]
    refused = ann.post("/api/tables", body)
    assert (refused.status_code, refused.json()["code"]) == (400, "nobody_plays")
    assert ann.get("/api/home")["open"] == before


def test_an_edition_of_ones_own_is_called_as_its_text_says(host: Host) -> None:
    ann = Person(host)
    text = 'name = "ours"\nbased_on = "express"\n'
    table = ann.open(ME, BOT, edition="x" * 10_000, edition_text=text)
    assert ann.get(f"/api/tables/{table}")["settings"]["edition"] == "ours"


def test_a_body_has_its_bounds(host: Host) -> None:
    ann = Person(host)
    body = {"settings": {"edition": "x", "edition_text": "#" * 500_000}, "seats": [ME, BOT]}
    assert ann.post("/api/tables", body).status_code in {400, 413}


# --- what is wrong ---


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{}",
        "[]",
        "null",
        "hello",
        '{"t": "dance"}',
        '{"t": "move"}',
        '{"t": "move", "id": 1, "n": "x", "move": []}',
        '{"t": "sit", "id": "' + "x" * 100 + '", "seat": 1}',
        "\ud83d".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
)
def test_a_frame_that_is_none_is_refused_and_does_no_harm(host: Host, frame: str) -> None:
    ann = Person(host)
    seat = ann.sit_down(ann.open(ME, BOT))
    n = seat.until("options")["n"]
    seat.socket.send(frame)
    assert seat.until("no")["refusal"]["code"] == "bad_frame"
    assert seat.answer("move", n=n, move="draw")["t"] == "ok"


def test_who_does_not_say_hello_is_let_go(host: Host) -> None:
    ann = Person(host)
    seat = Seat(host, ann.open(ME, BOT))
    seat.send("ping")
    with pytest.raises(ConnectionClosed):
        seat.next()


def opening(*seats: object, **settings: object) -> dict[str, Any]:
    return {"settings": {"edition": "mattel", **settings}, "seats": seats}


HAL = {"kind": "bot", "bot": "hal"}
NO_GIFT = {"kind": "bank", "bank": 10, "gift": 0}  # a game that nobody could follow


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", {}, 400, "bad_request"),
        ("/api/tables", opening(ME, BOT, edition="bridge"), 400, "unknown_edition"),
        ("/api/tables", opening(ME), 400, "bad_players"),
        ("/api/tables", opening(ME, ME), 400, "one_seat_each"),
        ("/api/tables", opening(ME, HAL), 400, "unknown_bot"),
        ("/api/tables", opening(ME, BOT, claim=-1), 400, "bad_setting"),
        ("/api/tables", opening(ME, BOT, claim=-(10**38)), 400, "bad_setting"),
        ("/api/tables", opening(ME, BOT, clock=NO_GIFT), 400, "bad_setting"),
        ("/api/tables", opening(ME, BOT, edition_text="name ="), 400, "bad_toml"),
        ("/api/join", {"code": "none"}, 404, "no_such_table"),
        ("/api/me/take", {"code": "none"}, 404, "unknown_code"),
        ("/api/length", {"edition": "bridge", "players": 2}, 400, "unknown_edition"),
        ("/api/nowhere", {}, 404, "no_such_page"),
    ],
)
def test_what_is_wrong_with_a_request_is_told(
    host: Host, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    ann = Person(host)
    answer = ann.post(path, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


def test_problems_are_told_in_the_language_of_the_browser(host: Host) -> None:
    texts = {
        language: get(
            f"{host.url}/api/nowhere", headers={"Accept-Language": f"xx, {language}-CH;q=0.8"}
        ).json()["text"]
        for language in ("en", "fr", "de", "it")
    }
    assert len(set(texts.values())) == 4


def test_a_body_that_is_no_json_is_refused(host: Host) -> None:
    for body in (b"", b"{", b"\xff\xfe", json.dumps([1]).encode()):
        answer = post(
            f"{host.url}/api/join", content=body, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_games_are_not_played_again_without_end(strict: Host) -> None:
    ann = Person(strict)
    path = f"{strict.url}/api/tables/{ann.open(ME, BOT)}/record"
    answers = [ann.http.get(path).status_code for _ in range(25)]
    assert (answers[:20], set(answers[20:])) == ([409] * 20, {429})
