"""Counts of what can happen in a few moves: `python -m tests.perft.count` writes them anew.

From a start, each sequence of legal moves by whoever may act is played, every way to lay included;
what is counted are the sequences, and the different positions they lead to.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from laydown.engine.edition import load
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.rules import apply, legal, new_game

if TYPE_CHECKING:
    from laydown.engine.state import State

FILE = Path(__file__).parent / "starts.toml"


@dataclass(frozen=True)
class Start:
    """A start and the counts that are known of it, by depth from 1 on."""

    name: str
    position: str
    sequences: tuple[int, ...]
    positions: tuple[int, ...]

    def state(self) -> State:
        """Return the start: a position, or a new game of the edition it names."""
        if "\n" in self.position:
            return parse_position(self.position)
        return new_game(load(self.position), 2, b"perft", dealer=0)


def read_starts() -> list[Start]:
    """Return all starts in the file."""
    return [
        Start(name, entry["start"], tuple(entry["sequences"]), tuple(entry["positions"]))
        for name, entry in tomllib.loads(FILE.read_text("utf-8")).items()
    ]


def next_states(state: State) -> list[State]:
    """Return the state after each legal move of each seat that may act."""
    found = []
    for seat in state.actors():
        for move in legal(state, seat):
            after = state.copy()
            apply(after, seat, move)
            found.append(after)
    return found


def count(state: State, depth: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the number of sequences and of different positions, by depth."""
    sequences, positions = [], []
    states = [state]
    for _ in range(depth):
        states = [after for before in states for after in next_states(before)]
        sequences.append(len(states))
        positions.append(len(set(map(print_position, states))))
    return tuple(sequences), tuple(positions)


def main() -> None:
    """Write the counts into the file, and print what has changed."""
    text = FILE.read_text("utf-8")
    for start in read_starts():
        counts = count(start.state(), len(start.sequences))
        if counts == (start.sequences, start.positions):
            continue
        sequences, positions = map(list, counts)
        print(f"[{start.name}]\nsequences = {sequences}\npositions = {positions}")
        at = text.index("\nsequences = ", text.index(f"\n[{start.name}]\n"))
        end = text.index("]", text.index("\npositions = ", at)) + 1
        text = f"{text[:at]}\nsequences = {sequences}\npositions = {positions}{text[end:]}"
    FILE.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
