"""A whole game as text, and its replay.

A record starts from a seed or a full position and holds every move with its seat. It is what a
store keeps, a replay plays and a bug report contains. It tells all secrets of its game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from laydown.engine.errors import IllegalMove, ParseError, SetupError
from laydown.engine.notation.lines import (
    Line,
    begins_with,
    embed,
    embedded,
    place_embedded,
    read_number,
    split_lines,
)
from laydown.engine.notation.moves import read_move
from laydown.engine.notation.position import edition_lines, parse_position, print_position
from laydown.engine.notation.position_lines import read_edition
from laydown.engine.notation.reader import Reader
from laydown.engine.rules import VERSION, apply, canonical, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.moves import Move
    from laydown.engine.piles import Sink
    from laydown.engine.state import State

FORMAT: Final = "1"
_HALVES: Final = range(0xD800, 0xE000)  # of signs that take two in UTF-16: UTF-8 has none
MARKS: Final = ("timer", "standin")  # who made a move in a player's place


@dataclass(frozen=True)
class RecordedMove:
    """A move with its seat; marked where the player did not make it."""

    seat: int
    move: Move
    mark: str = ""

    def __str__(self) -> str:
        """Print `2 discard R5`, `2 discard R5 @timer`."""
        mark = f" @{self.mark}" if self.mark else ""
        return f"{self.seat + 1} {self.move}{mark}"


@dataclass(frozen=True)
class Proof:
    """What shows that a seed was fixed before the deal; `docs/fairness.md` tells how."""

    commitment: str  # published before the deal
    secret: bytes  # what it was made of, told after the game
    entropy: tuple[bytes, ...]  # by seat: what its player added


def _fits_a_line(name: str) -> bool:
    """Whether a name can stand in a line of a record, and be read again."""
    halves = any(ord(sign) in _HALVES for sign in name)
    return name == name.strip() and len(name.splitlines()) <= 1 and not halves


def _for_each_seat(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a name for each seat, and nothing at all if nobody has one; refuse what is none."""
    if not isinstance(names, tuple):  # compiled, none other comes as far as this
        message = f"tuple object expected; got {type(names).__name__}"
        raise TypeError(message)
    for seat, name in enumerate(names):
        if not _fits_a_line(name) or seat >= players:
            written = name.encode("utf-8", "backslashreplace").decode()
            raise SetupError("bad_name", {"found": written})
    return (*names, *[""] * (players - len(names))) if any(names) else ()


@dataclass(frozen=True)
class Record:
    """A game from its start to where it got."""

    edition: Edition
    players: int
    seed: bytes
    dealer: int | None = None  # chosen by the table, None for a random one
    position: str = ""  # a full position to start from instead of the seed
    names: tuple[str, ...] = ()
    moves: tuple[RecordedMove, ...] = ()
    rules: int = VERSION
    proof: Proof | None = None
    bots: tuple[str, ...] = ()  # by seat: which bot or program played it, empty for a person

    def __post_init__(self) -> None:
        """Refuse names that no line of a record can hold; keep them as they are read again."""
        object.__setattr__(self, "names", _for_each_seat(self.names, self.players))
        object.__setattr__(self, "bots", _for_each_seat(self.bots, self.players))

    def start(self, sink: Sink = None) -> State:
        """Return the state before the first move, and tell how it was dealt."""
        if self.position:
            return parse_position(self.position)
        return new_game(self.edition, self.players, self.seed, self.dealer, sink)

    def replay(self, sink: Sink = None) -> State:
        """Return the state after the last move, and tell what happened."""
        state = self.start(sink)
        for number, recorded in enumerate(self.moves, 1):
            try:
                apply(state, recorded.seat, recorded.move, sink)
            except IllegalMove as error:
                error.details = {**error.details, "move_number": number, "move": str(recorded)}
                raise
        return state

    def result(self) -> str:
        """Return the winners and totals of the end, or `unfinished`."""
        return _result(self.replay())

    def __str__(self) -> str:
        """Print the record."""
        return print_record(self)

    def __repr__(self) -> str:
        """Print what was played, and how many moves, but no secrets."""
        return f"<Record: {self.edition.name}, {self.players} players, moves: {len(self.moves)}>"


def _result(state: State) -> str:
    if not state.over:
        return "unfinished"
    winners = " ".join(str(seat + 1) for seat in state.standing.winners)
    return f"winners {winners} totals {' '.join(map(str, state.standing.totals))}"


def print_record(record: Record) -> str:
    """Print a record; its result is worked out from its moves."""
    lines = [f"record: {FORMAT}", f"rules: {record.rules}", *edition_lines(record.edition)]
    lines.append(f"players: {record.players}")
    lines += [f"name {i + 1}: {name}" for i, name in enumerate(record.names) if name]
    lines += [f"bot {i + 1}: {bot}" for i, bot in enumerate(record.bots) if bot]
    if record.position:
        lines.append("start: position")
        lines += embed(record.position)
    else:
        lines.append(f"seed: {record.seed.hex()}")
        if record.dealer is not None:
            lines.append(f"dealer: {record.dealer + 1}")
    if record.proof:
        lines += _proof_lines(record.proof)
    lines += [f"result: {record.result()}", "moves:"]
    lines += map(str, record.moves)
    return "\n".join(lines) + "\n"


def _proof_lines(proof: Proof) -> list[str]:
    lines = [f"commitment: {proof.commitment}", f"secret: {proof.secret.hex()}"]
    return lines + [f"entropy {i + 1}: {e.hex()}" for i, e in enumerate(proof.entropy) if e]


_HEAD: Final = ("record", "rules", "edition", "options", "players", "seed", "dealer", "start",
                "commitment", "secret", "result", "moves")  # fmt: skip
_OF_A_SEAT: Final = ("name", "bot", "entropy")


def parse_record(text: str) -> Record:
    """Read a record and check its moves and its result, or raise what is wrong and where."""
    other = begins_with(text, "position")
    if other >= 0:
        raise ParseError("position_not_record", text, other, {})
    moves_at = _moves_line(text)
    head = _head(text, split_lines(text, 0, moves_at))
    state = head.start()
    moves = []
    for line_at, recorded in _read_moves(text, moves_at, head.players):
        try:
            move = canonical(state, recorded.seat, recorded.move)
            apply(state, recorded.seat, move)
        except IllegalMove as error:
            details = {**error.details, "clause": error.clause, "move": str(recorded)}
            raise ParseError(error.code, text, line_at, details) from None
        moves.append(replace(recorded, move=move))
    record = replace(head, moves=tuple(moves))
    for line in split_lines(text, 0, moves_at):
        if line.key == "result" and line.value != _result(state):
            raise line.fail("wrong_result", _result(state))
    return record


def _moves_line(text: str) -> int:
    """Return where the line `moves:` begins."""
    if text.startswith("moves:"):
        return 0
    at = text.find("\nmoves:")
    if at < 0:
        raise ParseError("missing_line", text, len(text), {"expected": "moves:", "found": ""})
    return at + 1


def _by_key(text: str, all_lines: list[Line]) -> dict[str, Line]:
    """Return the lines of the head by key; each may stand there once."""
    lines: dict[str, Line] = {}
    for line in all_lines:
        name, _, number = line.key.partition(" ")
        seat = name in _OF_A_SEAT and number in ("1", "2", "3", "4", "5", "6")
        known = seat or line.key == "|" or line.key in _HEAD
        if not known or (line.key in lines and line.key != "|"):
            code = "line_twice" if known else "unknown_line"
            raise ParseError(code, text, line.at, {"found": line.key, "expected": ""})
        lines[line.key] = line
    for name in ("record", "rules", "edition", "players"):
        if name not in lines:
            raise ParseError("missing_line", text, 0, {"expected": f"{name}:", "found": ""})
    return lines


def _head(text: str, all_lines: list[Line]) -> Record:
    """Read everything before the moves."""
    lines = _by_key(text, all_lines)
    if lines["record"].value != FORMAT:
        raise lines["record"].fail("unknown_format", FORMAT)
    if lines["rules"].number(1, 999) != VERSION:
        raise lines["rules"].fail("unknown_rules", str(VERSION))
    edition = read_edition(lines, all_lines)
    players = lines["players"].number(edition.least_players, edition.most_players)
    for key, line in lines.items():
        name, _, seat = key.partition(" ")
        if name in _OF_A_SEAT and int(seat) > players:
            details: dict[str, str | int] = {"found": key, "expected": f"1-{players}"}
            raise ParseError("unknown_line", text, line.at, details)
        if name in ("name", "bot") and not _fits_a_line(line.value):
            raise line.fail("bad_name")
    names, bots = (_by_seat(lines, name, players) for name in ("name", "bot"))
    record = Record(edition, players, b"", names=names, bots=bots)
    if "start" in lines:
        return _from_position(record, lines["start"], all_lines)
    if "seed" not in lines:
        raise ParseError("missing_line", text, 0, {"expected": "seed:", "found": ""})
    dealer = lines["dealer"].number(1, players) - 1 if "dealer" in lines else None
    return replace(record, seed=_bytes(lines["seed"]), dealer=dealer, proof=_proof(lines, players))


def _by_seat(lines: dict[str, Line], name: str, players: int) -> tuple[str, ...]:
    """Return what stands in the lines of each seat."""
    keys = [f"{name} {seat + 1}" for seat in range(players)]
    return tuple([lines[key].value if key in lines else "" for key in keys])


def _bytes(line: Line) -> bytes:
    """Read pairs of hexadecimal digits."""
    try:
        return bytes.fromhex(line.value)
    except ValueError:
        raise line.fail("bad_seed", "00-ff") from None


def _proof(lines: dict[str, Line], players: int) -> Proof | None:
    """Read what shows where the seed comes from, if it is told."""
    if "commitment" not in lines or "secret" not in lines:
        return None
    names = [f"entropy {i + 1}" for i in range(players)]
    entropy = tuple([_bytes(lines[name]) if name in lines else b"" for name in names])
    return Proof(lines["commitment"].value.lower(), _bytes(lines["secret"]), entropy)


def _from_position(record: Record, line: Line, all_lines: list[Line]) -> Record:
    """Read a record that starts from an embedded position."""
    if line.value != "position":
        raise line.fail("bad_line", "position")
    position = embedded(all_lines, "start")
    try:
        state = parse_position(position)
    except ParseError as error:
        at = place_embedded(all_lines, "start", error.at)
        raise ParseError(error.code, line.text, at, error.details) from None
    if state.edition != record.edition or state.players != record.players:
        raise line.fail("bad_position", "edition, options, players")
    return replace(record, position=print_position(state))


def _read_moves(text: str, at: int, players: int) -> Iterator[tuple[int, RecordedMove]]:
    """Yield the moves and where their lines begin."""
    at = text.find("\n", at) + 1
    while 0 < at < len(text):
        newline = text.find("\n", at)
        end = len(text) if newline < 0 else newline
        reader = Reader(text, at, end)
        if not reader.done() and text[reader.at] != "#":
            yield at, _read_recorded(reader, players)
        at = end + 1


def parse_recorded(text: str, players: int) -> RecordedMove:
    """Read one line of a record, `2 discard R5 @timer`, or raise what is wrong and where."""
    return _read_recorded(Reader(text), players)


def _read_recorded(reader: Reader, players: int) -> RecordedMove:
    """Take a move with its seat and its mark from the reader, and nothing may be left."""
    mark, text = "", reader.text
    sign = text.rfind("@", reader.at, reader.end)
    if sign >= 0:
        mark = text[sign + 1 : reader.end].strip()
        if mark not in MARKS:
            raise ParseError("bad_line", text, sign, {"found": mark, "expected": ", ".join(MARKS)})
        reader.end = sign
    seat = read_number(reader, 1, players) - 1
    move = read_move(reader)
    if not reader.done():
        raise reader.fail("move_too_long", reader.word())
    return RecordedMove(seat, move, mark)
