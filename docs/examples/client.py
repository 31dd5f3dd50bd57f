"""A client for a live table: plays a whole game against a bot over the WebSocket.

python docs/examples/client.py http://localhost:8310 mattel
"""  # noqa: INP001

import json
import sys
import time
import urllib.request

from websockets.sync.client import connect


def ask(url: str, body: dict | None = None, cookie: str = "") -> tuple[dict, str]:
    """Send a request; return the answer and the cookie that says who one is."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = json.dumps(body).encode() if body else None
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:  # noqa: S310
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]


def choose(options: dict) -> str:
    """Return a move: lay and hit what one can, and throw away the first card that may go."""
    for name in ("lays", "hits", "walks", "skips"):
        moves = [one["move"] for one in options.get(name, []) if one.get("move")]
        if moves:
            return moves[0]
    for name in ("roll", "draw", "take"):
        if options.get(name):
            return name
    if options.get("ask"):
        return f"ask {options['ask'][0]} left"
    for name, word in (("search", "search"), ("give", "give"), ("discards", "discard")):
        if options.get(name):
            return f"{word} {options[name][0]}"
    return options["picks"]["move"] if options.get("picks") else "pass"


def play(server: str, edition: str) -> list[int]:
    """Play a game against a bot; return the seats that won."""
    _, cookie = ask(f"{server}/api/home")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "steady", "pace": "instant"}]
    wanted = {"settings": {"edition": edition}, "seats": seats, "start": True}
    table, _ = ask(f"{server}/api/tables", wanted, cookie)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"t": "hello"}))
        for number, text in enumerate(socket):
            frame = json.loads(text)
            if frame["t"] == "options":
                sent = {"t": "move", "n": frame["n"], "move": choose(frame["options"])}
            elif frame["t"] == "table" and 1 in frame["table"].get("awaited", []):
                sent = {"t": "ready"}
            elif frame["t"] == "no" and frame["refusal"]["code"] == "too_fast":
                time.sleep(1)  # a player may send a hundred frames in 20 seconds
            elif frame["t"] == "no":
                raise ValueError(frame["refusal"]["text"])
            else:
                for event in frame.get("events", []):
                    if event["e"] == "game_ended":
                        return event["winners"]
                continue
            socket.send(json.dumps({"id": str(number), **sent}))
    raise ConnectionError


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))  # noqa: T201
