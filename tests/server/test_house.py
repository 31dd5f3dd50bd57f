from __future__ import annotations

import json
import os
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from laydown.engine.edition import NAMES, load
from laydown.locale import catalogue
from laydown.server.folder import restore
from laydown.server.lengths import length
from laydown.server.run import _announcement, _qr, lan_address
from laydown.wire.tables import BankClock, DaysClock
from tests.server.kit import BOT, EMPTY, ME, Host, Person, get, laydown
from tests.server.test_games import play

# --- the disk ---


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_a_full_disk_is_told_and_with_room_again_all_goes_on(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415 - not everywhere

    with Host(tmp_path) as host:
        ann = Person(host, "Ann")
        assert host.process
        limits = resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        body = {"settings": {"edition": "mattel"}, "seats": [ME, BOT], "start": True}
        for path in ("/api/tables", "/api/me/handover"):
            refused = ann.post(path, body)
            assert (refused.status_code, refused.json()["code"]) == (503, "not_stored")
        told = get(f"{host.url}/readyz")
        assert (told.status_code, told.text) == (503, "not stored")
        assert get(f"{host.url}/healthz").status_code == 200
        resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, limits)
        assert get(f"{host.url}/readyz").text == "ok"  # before anybody has written anything
        assert ann.get("/api/home")["mine"] == []
        assert ann.sit_down(ann.open(ME, BOT)).until("options")


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_as_many_sockets_as_the_system_allows(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415 - not everywhere

    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = usual[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (500, most))
    try:
        with Host(tmp_path) as host:
            assert host.process
            assert resource.prlimit(host.process.pid, resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_a_disk_that_is_full_from_the_start_is_told_in_a_sentence(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415 - not everywhere

    data = tmp_path / "data"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limits[1]))
    try:
        refused = laydown("serve", "--port", "0", "--data", str(data))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert f"The games in {data} cannot be opened: " in refused.stderr
    with Host(data) as host:  # and with room again all is well
        Person(host)


# --- people ---


def test_another_device_takes_the_seat_along_once(host: Host) -> None:
    ann, phone = Person(host, "Ann"), Person(host)
    table = ann.open(ME, BOT)
    code = ann.post("/api/me/handover", {}).json()["code"]
    taken = phone.post("/api/me/take", {"code": code.lower()})
    assert taken.json() == ann.get("/api/home")["me"]
    assert phone.sit_down(table).next()["seat"] == 1
    assert Person(host).post("/api/me/take", {"code": code}).status_code == 404


def test_the_code_for_another_device_is_drawn(host: Host) -> None:
    drawn = get(f"{host.url}/api/me/handover/ABCD2345/qr.svg")
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert drawn.content != get(f"{host.url}/api/me/handover/ABCD2346/qr.svg").content
    assert get(f"{host.url}/api/me/handover/nonsense!/qr.svg").status_code == 404


def test_the_first_page_shows_what_waits_for_me_first(host: Host) -> None:
    ann, bea = Person(host, "Ann"), Person(host, "Bea")
    public = ann.open(ME, EMPTY, start=False, public=True)
    private = ann.open(ME, EMPTY, start=False)
    running = ann.open(ME, BOT)
    seat = ann.sit_down(running)
    seat.until("options")
    mine = ann.get("/api/home")["mine"]
    assert {line["id"] for line in mine} == {public, private, running}
    assert (mine[0]["id"], mine[0]["your_turn"], mine[0]["status"]) == (running, True, "playing")
    listed = [line["id"] for line in bea.get("/api/home")["open"]]
    assert public in listed
    assert private not in listed


def test_one_finds_ones_own_seat_among_people_of_the_same_name(host: Host) -> None:
    host_of_it, namesake, like_a_bot = (Person(host, name) for name in ("Tim", "Tim", "sharp"))
    table = host_of_it.open(ME, EMPTY, EMPTY, BOT, start=False)
    host_of_it.sit_down(table)
    assert namesake.sit_down(table).answer("sit", seat=2)["t"] == "ok"
    assert like_a_bot.sit_down(table).answer("sit", seat=3)["t"] == "ok"
    for person, seat in ((host_of_it, 1), (namesake, 2), (like_a_bot, 3)):
        (line,) = person.get("/api/home")["mine"]
        assert (line["seat"], line["names"][:3]) == (seat, ["Tim", "Tim", "sharp"])
        assert line["people"] == [True, True, True, False]


# --- the length of a game ---


@pytest.mark.parametrize("edition", NAMES)
def test_the_length_of_every_edition_is_known(edition: str) -> None:
    plain = load(edition)
    lengths = [length(plain, players) for players in range(2, plain.most_players + 1)]
    assert all(told and 5 <= told.minutes <= 240 and 3 <= told.rounds <= 40 for told in lengths)


def test_options_and_clocks_change_the_length() -> None:
    def minutes(*, clock: BankClock | DaysClock | None = None, **options: str) -> int:
        told = length(load("mattel", options), 4, clock)
        assert told
        return told.minutes

    full = minutes()
    assert minutes(phases="1-1") < minutes(phases="1-5") < minutes(phases="1-9") < full
    assert minutes(ten_rounds="yes") < full
    assert minutes(clock=BankClock(bank=60, gift=5)) < full
    assert minutes(clock=DaysClock(days=1)) > 24 * 60
    assert minutes(ten_rounds="yes", phases="1-5") < minutes(ten_rounds="yes")


def test_the_length_is_told_over_http(host: Host) -> None:
    ann = Person(host)
    told = ann.post("/api/length", {"edition": "mattel", "players": 4}).json()
    editions = {one["name"]: one for one in ann.get("/api/home")["editions"]}
    assert told == editions["mattel"]["lengths"]["4"]
    assert ann.post("/api/length", {"edition": "mattel", "players": 9}).json() is None


# --- hosts ---


def test_health_readiness_and_numbers(host: Host) -> None:
    assert get(f"{host.url}/healthz").text == "ok"
    assert get(f"{host.url}/readyz").status_code == 200
    ann = Person(host)
    ann.sit_down(ann.open(ME, BOT)).until("options")
    numbers = get(f"{host.url}/metrics").text
    assert "laydown_stored_seconds_count" in numbers
    assert 'laydown_commands_total{answer="ok",kind="Start"}' in numbers
    through = get(f"{host.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert through.status_code == 404


def test_a_backup_is_taken_while_the_server_runs_and_put_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with Host(data) as host:
        ann = Person(host)
        table = ann.open(ME, BOT)
        seat = ann.sit_down(table)
        n = play(seat, 3)
        assert laydown("backup", str(copy), "--data", str(data)).returncode == 0
        assert "already exists" in laydown("backup", str(copy), "--data", str(data)).stderr
        # A folder is for one server, and nothing is put back under a running one.
        for command in (["restore", str(copy)], ["serve", "--port", "0"]):
            refused = laydown(*command, "--data", str(data))
            assert refused.returncode == 2
            assert "Another server" in refused.stderr
        play(seat, 3)
        host.stop()
        assert laydown("restore", str(copy), "--data", str(data)).returncode == 0
        host.start()
        view = ann.sit_down(table).until("view")
        assert n <= view["n"] < n + 6


@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
def test_nobody_else_on_the_machine_can_read_the_games(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"

    def modes() -> dict[str, int]:
        return {file.name: file.stat().st_mode & 0o777 for file in (*data.iterdir(), copy)}

    data.mkdir()
    copy.touch(0o644)
    (data / "laydown.db").touch(0o644)  # as an earlier version left it
    with Host(data) as host:
        ann = Person(host)
        play(ann.sit_down(ann.open(ME, BOT)), 1)
        copy.unlink()
        assert laydown("backup", str(copy), "--data", str(data)).returncode == 0
        assert {"laydown.db", "laydown.db-wal"} < set(modes())
        assert set(modes().values()) == {0o600}
    assert laydown("restore", str(copy), "--data", str(data)).returncode == 0
    assert set(modes().values()) == {0o600}


def test_what_is_no_backup_is_not_put_back(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello", encoding="utf-8")
    for name, told in (("text", "not a Laydown backup"), ("nothing", "There is no file ")):
        refused = laydown("restore", str(tmp_path / name), "--data", str(tmp_path / "data"))
        assert (refused.returncode, told in refused.stderr) == (2, True)
    refused = laydown("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data"))
    assert refused.returncode == 2


def test_a_restore_that_is_cut_off_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with Host(data) as host:
        ann = Person(host)
        table = ann.open(ME, BOT)
        assert laydown("backup", str(copy), "--data", str(data)).returncode == 0
        n = play(ann.sit_down(table), 3)
        host.kill()  # what it has written last stands beside the database
        assert (data / "laydown.db-wal").stat().st_size > 0

        def dies(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", dies)
            with pytest.raises(KeyboardInterrupt):
                restore(data, copy)
        host.start()
        assert ann.sit_down(table).until("view")["n"] >= n


def test_data_that_are_damaged_are_told_in_a_sentence(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    (data / "laydown.db").write_bytes(bytes(range(256)) * 40)
    for command in (["serve", "--port", "0"], ["upgrade", "--check"]):
        refused = laydown(*command, "--data", str(data))
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert "laydown.db is damaged" in refused.stderr
    refused = laydown("backup", str(copy), "--data", str(data))
    assert (refused.returncode, "could not be copied" in refused.stderr) == (2, True)
    assert not copy.exists()  # so that the same command can be tried again


def test_what_the_server_logs_are_lines_of_json(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w+", encoding="utf-8") as log:
        host = Host(tmp_path / "data")
        host.log = log
        host.start()
        at, port = host.url.removeprefix("http://").split(":")
        with socket.create_connection((at, int(port))) as line:
            line.sendall(b"no request\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
        host.stop()
        log.seek(0)
        logged = [json.loads(line) for line in log]
    assert [(one["level"], "Invalid" in one["event"]) for one in logged] == [("warning", True)]


def test_an_upgrade_is_checked_by_replaying_every_live_table(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        ann = Person(host)
        tables = [ann.open(ME, BOT), ann.open(ME, BOT), ann.open(ME, EMPTY, start=False)]
        for table in tables[:2]:
            play(ann.sit_down(table), 3)
        host.stop()
        checked = laydown("upgrade", "--check", "--data", str(tmp_path))
        assert (checked.returncode, "All 3 games" in checked.stdout) == (0, True)
        with closing(sqlite3.connect(tmp_path / "laydown.db")) as database, database:
            # As if the rules had changed: a move of the log is not legal any more.
            database.execute(
                "UPDATE log SET entry = replace(entry, 'discard', 'lay') WHERE table_id = ?",
                (tables[0],),
            )
            # As if a newer version had opened this one.
            database.execute(
                "UPDATE log SET entry = 'unheard of' WHERE table_id = ? AND number = 0",
                (tables[2],),
            )
        checked = laydown("upgrade", "--check", "--data", str(tmp_path))
        assert (checked.returncode, checked.stdout.count("Table ")) == (2, 2)
        assert "2 of 3" in checked.stderr
        # It stays readable, and ends with a clear word.
        host.start()
        seat = ann.sit_down(tables[0])
        assert seat.until("welcome")["table"]["status"] == "unplayable"
        n = seat.until("view")["n"]
        assert seat.answer("move", n=n, move="draw")["refusal"]["code"] == "unplayable"
        assert ann.sit_down(tables[1]).until("welcome")["table"]["status"] == "playing"


def test_an_edition_that_is_none_any_more_ends_its_own_table_only(tmp_path: Path) -> None:
    text = 'name = "ours"\nbased_on = "mattel"\n[deal]\nhand = 8\n'
    with Host(tmp_path) as host:
        ann = Person(host, "Ann")
        ours = ann.open(ME, BOT, edition="ours", edition_text=text)
        other = ann.open(ME, BOT)
        play(ann.sit_down(ours), 2)
        host.stop()
        with closing(sqlite3.connect(tmp_path / "laydown.db")) as database, database:
            # As if this version knew such a fact no more; and the table has to be woken.
            database.execute(
                "UPDATE log SET entry = replace(entry, 'hand = 8', 'fist = 8') WHERE table_id = ?",
                (ours,),
            )
            database.execute("UPDATE tables SET wake_at = 1")
        checked = laydown("upgrade", "--check", "--data", str(tmp_path))
        assert checked.returncode == 2
        assert "1 of 2" in checked.stderr
        host.start()
        seat = ann.sit_down(ours)
        table = seat.until("welcome")["table"]
        assert (table["status"], table["places"][0]["name"]) == ("unplayable", "Ann")
        for command in ("move", "undo", "start"):
            told = {"n": 0, "move": "draw"} if command == "move" else {"n": 0}
            refused = seat.answer(command, **told)
            assert refused["t"] == "no", command
        assert seat.answer("move", n=0, move="draw")["refusal"]["code"] == "unplayable"
        assert seat.answer("rematch")["refusal"]["code"] == "unplayable"
        record = ann.http.get(f"{host.url}/api/tables/{ours}/record")
        assert (record.status_code, record.json()["code"]) == (409, "unplayable")
        assert ann.get(f"/api/tables/{ours}")["status"] == "unplayable"
        assert ann.sit_down(other).until("welcome")["table"]["status"] == "playing"
        assert {line["id"] for line in ann.get("/api/home")["mine"]} >= {other}


def test_a_game_is_pinned_to_the_edition_it_began_with(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        ann, bea = Person(host, "Ann"), Person(host, "Bea")
        table = ann.open(ME, EMPTY, start=False)
        waiting = ann.open(ME, BOT, start=False)
        seat, other = ann.sit_down(table), bea.sit_down(table)
        other.answer("sit", seat=2)
        seat.answer("start")
        other.close()
        seat.until("table", fits=lambda frame: frame["table"]["places"][1].get("absence"))
        host.stop()
        with closing(sqlite3.connect(tmp_path / "laydown.db")) as database, database:
            # As if a fact had changed that has made no difference so far.
            database.execute(
                "UPDATE log SET entry = json_set(entry, '$.edition', 'another') "
                "WHERE json_extract(entry, '$.do') = 'start'"
            )
        checked = laydown("upgrade", "--check", "--data", str(tmp_path))
        assert (checked.returncode, "1 of 2" in checked.stderr) == (2, True)
        host.start()
        # Whoever was away comes back to it, reads it, and plays again with the same people.
        seat = bea.sit_down(table)
        assert seat.until("welcome")["table"]["status"] == "unplayable"
        n = seat.until("view")["n"]
        refused = [seat.answer("move", n=n, move="draw"), seat.answer("arrange", order=["R5"])]
        assert {one["refusal"]["code"] for one in refused} == {"unplayable"}
        assert bea.http.get(f"{host.url}/api/tables/{table}/replay?open=1").status_code == 200
        assert seat.answer("rematch")["t"] == "ok"
        fresh = seat.until("table", fits=lambda frame: frame["table"].get("rematch"))["table"][
            "rematch"
        ]
        host.kill()
        host.start()
        assert ann.sit_down(table).until("welcome")["table"]["rematch"] == fresh
        seat = ann.sit_down(waiting)  # it had not begun: it begins by the rules of now
        assert seat.answer("start")["t"] == "ok"


# --- where it is ---


def test_a_port_that_is_taken_is_told(host: Host, tmp_path: Path) -> None:
    port = host.url.rpartition(":")[2]
    refused = laydown("serve", "--port", port, "--data", str(tmp_path))
    assert (refused.returncode, f"Port {port} is taken" in refused.stderr) == (2, True)


def test_who_sits_at_the_machine_that_serves_invites_by_the_link_of_the_network(
    tmp_path: Path,
) -> None:
    class Lan(Host):
        def command(self) -> list[str]:
            return [*super().command(), "--lan"]

    if not lan_address():
        pytest.skip("this machine is in no network")
    with Lan(tmp_path) as host:
        port = host.url.rpartition(":")[2]
        near = f"http://{lan_address()}:{port}"
        ann = Person(host)
        table = ann.open(ME, EMPTY, start=False)
        assert ann.sit_down(table).next()["site"] == f"{near}/"
        assert ann.get("/api/home")["site"] == f"{near}/"
        path = f"/api/tables/{table}/qr.svg"
        here, there = (get(f"{url}{path}").content for url in (host.url, near))
        assert here == there


def test_whoever_opens_it_to_a_network_that_is_not_there_is_told() -> None:
    text = catalogue("en").text
    here, near = "http://localhost:8310/", "http://192.0.2.7:8310/"
    alone = _announcement(text, here, "", lan=True).split("\n")
    assert (len(alone), here in alone[0], "no network" in alone[1]) == (2, True, True)
    assert _announcement(text, here, "", lan=False) == alone[0]
    shown = _announcement(text, here, near, lan=True)
    assert near in shown.split("\n")[1]
    assert _qr(near) in shown


def test_a_link_is_drawn_for_phones() -> None:
    drawn = _qr("http://192.168.1.20:8310/")
    assert len(drawn.splitlines()) > 10
    assert set(drawn) > {"█", "\n"} or "\x1b[" in drawn
