"""Write the golden records anew: `make golden`. Then read the diff."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from laydown.engine.game import Game
from laydown.engine.notation.record import Record, print_record
from laydown.engine.view import view
from tests.golden.plan import cases
from tests.golden.player import GoldenPlayer
from tests.golden.rare import rare

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from laydown.engine.events import Event
    from laydown.engine.state import State

FOLDER = Path(__file__).parent
INDEX = FOLDER / "index.json"


@dataclass(frozen=True)
class Digest:
    """What happened in a game, in short: any change of its events changes it."""

    result: str  # winners and totals
    rounds: int  # replays too
    events: int  # how many
    told: str  # a hash of all events as lines
    seen: str  # the same for what each seat is told of them


def _hash(lines: Iterable[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def digest(state: State, events: list[Event]) -> Digest:
    """Return the digest of a game that has ended."""
    winners = " ".join(str(seat + 1) for seat in state.standing.winners)
    totals = " ".join(map(str, state.standing.totals))
    return Digest(
        result=f"winners {winners} totals {totals}",
        rounds=len(state.results),
        events=len(events),
        told=_hash(map(str, events)),
        seen=_hash(str(event.seen_by(seat)) for seat in range(state.players) for event in events),
    )


def play(start: Record, marks: Mapping[int, str]) -> Record:
    """Let golden players play a game; with knocking, seats are asked clockwise (X-13)."""
    game = Game(start)
    player = GoldenPlayer()
    while not game.state.over:
        seat = game.state.actors()[0]
        move = player.choose(view(game.state, seat))
        game.play(move, seat, mark=marks.get(len(game.moves) + 1, ""))
    return game.record()


def starts() -> Iterator[tuple[str, Record, Mapping[int, str]]]:
    """Yield the file, the start and the marked moves of every golden game."""
    for case in cases():
        yield case.file, Record(case.load(), case.players, case.seed), {}
    for game in rare():
        yield game.file, game.start, game.marks


def read_index() -> dict[str, Digest]:
    """Return the digests as they are stored, by file."""
    stored = json.loads(INDEX.read_text("utf-8"))
    return {file: Digest(**entry) for file, entry in stored.items()}


def write_index(digests: Mapping[str, Digest]) -> None:
    """Store the digests, a line for each file."""
    lines = (
        f"  {json.dumps(file)}: {json.dumps(asdict(entry))}" for file, entry in digests.items()
    )
    INDEX.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8", newline="\n")


def stored_files() -> set[str]:
    """Return the records that are there."""
    return {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.record")}


def main() -> None:
    """Play every golden game, write it, and remove those that are none any more."""
    digests: dict[str, Digest] = {}
    changed = 0
    for file, start, marks in starts():
        record = play(start, marks)
        events: list[Event] = []
        digests[file] = digest(record.replay(events.append), events)
        path = FOLDER / file
        text = print_record(record)
        changed += not path.exists() or path.read_text("utf-8") != text
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    superfluous = stored_files() - set(digests)
    for file in superfluous:
        (FOLDER / file).unlink()
    write_index(digests)
    print(f"{len(digests)} golden records: {changed} changed, {len(superfluous)} removed.")


if __name__ == "__main__":
    main()
