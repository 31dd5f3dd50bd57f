"""Somebody plays a seat by moves over the socket, faster than through the page."""

from __future__ import annotations

import json
import runpy
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person

_GAMES = 20
_CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"


class GameOverError(AssertionError):
    """The game was over before what was waited for."""


def plays_on(person: Person, table: str, until: Callable[[dict[str, Any]], bool]) -> None:
    """Play this person's seat until a frame comes that was waited for."""
    over = happens("game_ended")
    choose = runpy.run_path(str(_CLIENT))["choose"]
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    url = person.site.url
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookies, "Origin": url}) as socket:
        socket.send(json.dumps({"t": "hello"}))
        for number, text in enumerate(socket):
            frame = json.loads(text)
            if until(frame):
                return
            if over(frame):
                raise GameOverError
            if frame["t"] == "options":
                move = {"t": "move", "move": choose(frame["options"]), "n": frame["n"]}
                socket.send(json.dumps({"id": f"on-{id(socket)}-{number}", **move}))
            elif frame["t"] == "table" and 1 in frame["table"].get("awaited", []):
                socket.send(json.dumps({"t": "ready", "id": f"on-{id(socket)}-{number}"}))
    raise AssertionError


def comes_to(
    person: Person, edition: str, players: int, until: Callable[[dict[str, Any]], bool]
) -> None:
    """Play games with bots until one comes to a frame that was waited for; whatever is dealt."""
    for _ in range(_GAMES):
        table = person.sits_with_bots(edition, players)
        with suppress(GameOverError):
            plays_on(person, table, until)
            return
    raise GameOverError


def happens(kind: str) -> Callable[[dict[str, Any]], bool]:
    """Wait for an event of that kind."""
    return lambda frame: any(event["e"] == kind for event in frame.get("events", []))
