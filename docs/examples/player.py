"""A player for the arena: lays and hits as soon as it can, discards high cards."""  # noqa: INP001

import json
import sys


def height(discard: str) -> int:
    """Return how high the card of a discard is; Wilds and Jokers are worth keeping."""
    number = discard.split()[1][1:]
    return int(number) if number.isdigit() else 0


def choose(legal: dict) -> str:
    """Return one of the legal moves."""
    if legal["lays"]:
        return legal["lays"][0]["move"]
    if legal["picks"]:
        return legal["picks"]["move"]  # swap or keep no cards
    hits = [move for move in legal["moves"] if move.startswith("hit")]
    discards = [move for move in legal["moves"] if move.startswith("discard")]
    return (hits or sorted(discards, key=height, reverse=True) or legal["moves"])[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "hello":
        print(json.dumps({"id": message["id"], "protocol": 2}), flush=True)  # noqa: T201
    if message["do"] == "move":
        move = choose(message["legal"])
        print(json.dumps({"id": message["id"], "move": move}), flush=True)  # noqa: T201
