"""For every code of a table an example that provokes it; those of the server are its own tests'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.errors import LaydownError
from laydown.tables import commands
from laydown.tables.entries import Chair
from laydown.tables.fairness import combined_seed, commitment
from laydown.tables.settings import Bank, Settings
from laydown.tables.table import Table
from laydown.tables.verify import verify
from tests.tables.kit import ANN, BEA, BOT, SECRET, Sitting

if TYPE_CHECKING:
    from collections.abc import Callable

# What only a whole server refuses: tests/server shows each.
SERVED = {
    "bad_frame",
    "bad_request",
    "no_hint_now",
    "no_hints_here",
    "no_such_page",
    "no_such_sheet",
    "no_such_table",
    "not_stored",
    "one_seat_each",
    "sheet_read_only",
    "stopping",
    "too_fast",
    "unknown_code",
    "wrong_host",
}


def _two() -> Sitting:
    return Sitting(ANN, BOT).begin()


def _over() -> Sitting:
    sitting = _two()
    sitting.do(commands.Abandon)
    return sitting


def _paused() -> Sitting:
    sitting = _two()
    sitting.do(commands.Vote, about="pause")
    return sitting


def _opened(settings: Settings) -> LaydownError | None:
    try:
        Table.open(settings, [ANN, BOT], "ann", SECRET, 0)
    except LaydownError as error:
        return error
    return None


def _stale() -> LaydownError | None:
    return _two().do(commands.Move, n=0, move="draw")


def _round() -> LaydownError | None:
    sitting = _two()
    sitting.table.break_until = sitting.now + 1
    return sitting.do(commands.Move, n=1, move="draw")


UNDO = commands.TakeBack


def _unplayable() -> LaydownError | None:
    sitting = _two()
    sitting.step()
    log = [line.replace('"move":"', '"move":"lay ') for line in sitting.log]
    move = commands.Move(who="ann", id="m", n=1, move="draw")
    return Table.restore(log).handle(move, sitting.now).answer


NO_UNDO = Settings(edition="mattel", undo=False)


def _verified(text: str, promised: str = "") -> LaydownError | None:
    try:
        verify(text, promised)
    except LaydownError as error:
        return error
    return None


def _added() -> LaydownError | None:
    sitting = Sitting(ANN, BOT)
    sitting.do(commands.AddEntropy, hex="aa")
    return sitting.do(commands.AddEntropy, hex="bb")


HEAD = "record: 1\nrules: 1\nedition: mattel\nplayers: 2\nseed: 00\n"
PROOF = f"{HEAD}commitment: {commitment(SECRET)}\nsecret: {SECRET.hex()}\n"
SEED = combined_seed(SECRET, (b"", b"")).hex()
DEALT = PROOF.replace("seed: 00", f"seed: {SEED}")  # by which seat 2 deals first
TABLES: list[tuple[str, Callable[[], LaydownError | None]]] = [
    ("stale", _stale),
    ("not_seated", lambda: _two().do(commands.Move, "cid", n=1, move="draw")),
    ("not_host", lambda: Sitting(ANN, BEA).do(commands.Start, "bea")),
    ("no_such_place", lambda: Sitting(ANN, Chair()).do(commands.Sit, "bea", seat=2)),
    ("seat_taken", lambda: Sitting(ANN, BEA).do(commands.Sit, "cid", seat=0)),
    ("seat_taken", lambda: Sitting(ANN, BEA).do(commands.PutBot, seat=1, bot="sharp")),
    ("already_started", lambda: _two().do(commands.Start)),
    ("already_started", lambda: _two().do(commands.Stand)),
    ("not_started", lambda: Sitting(ANN, BOT).do(commands.Move, n=0, move="draw")),
    ("not_started", lambda: Sitting(ANN, BOT).do(commands.Arrange, order=[])),
    ("too_few_players", lambda: Sitting(ANN, Chair()).do(commands.Start)),
    ("nobody_plays", lambda: Sitting(BOT, BOT).do(commands.Start)),
    ("no_guest", lambda: Sitting(ANN, Chair()).do(commands.Sit, "", seat=1)),
    ("bad_setting", lambda: _opened(Settings(edition="mattel", claim=0))),
    ("bad_setting", lambda: _opened(Settings(edition="mattel", clock=Bank(bank=1)))),
    ("bad_setting", lambda: Sitting(ANN, BOT).do(commands.PutBot, seat=1, bot="", pace="slow")),
    ("unknown_bot", lambda: _opened(Settings(edition="mattel", standin="deep thought"))),
    ("bad_entropy", lambda: Sitting(ANN, BOT).do(commands.AddEntropy, hex="xyz")),
    ("bad_entropy", lambda: Sitting(ANN, BOT).do(commands.AddEntropy, hex="00" * 33)),
    ("entropy_added", _added),
    ("paused", lambda: _paused().do(commands.Move, n=1, move="draw")),
    ("paused", lambda: _paused().do(commands.Vote, about="pause")),
    ("not_paused", lambda: _two().do(commands.Vote, about="resume")),
    ("abandoned", lambda: _over().do(commands.Move, n=1, move="draw")),
    ("already_over", lambda: _over().do(commands.Vote, about="pause")),
    ("unplayable", _unplayable),
    ("not_over", lambda: _two().do(commands.Rematch)),
    ("round_not_begun", _round),
    ("no_undo_here", lambda: Sitting(ANN, BOT, settings=NO_UNDO).begin().do(UNDO, n=1)),
    ("nothing_to_take_back", lambda: _two().do(commands.TakeBack, n=1)),
    ("bad_arrangement", lambda: _two().do(commands.Arrange, order=["R7"] * 61)),
    ("bad_arrangement", lambda: _two().do(commands.Arrange, order=["<script>alert(1)"])),
    ("bad_vote", lambda: _two().do(commands.Vote, about="lunch")),
    ("no_proof", lambda: _verified(f"{HEAD}moves:\n")),
    ("other_commitment", lambda: _verified(f"{PROOF}moves:\n", "00")),
    ("wrong_secret", lambda: _verified(f"{PROOF}moves:\n".replace("secret: 00", "secret: 01"))),
    ("wrong_seed", lambda: _verified(f"{PROOF}moves:\n")),
    ("wrong_dealer", lambda: _verified(f"{DEALT}dealer: 1\nmoves:\n")),
    ("nobody_away", lambda: _two().do(commands.Vote, about="wait", seat=1)),
]  # fmt: skip
