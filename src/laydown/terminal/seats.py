"""Who sits where: people by name, bots and outside programs by what was typed for them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from laydown.bots import make_bot
from laydown.engine.chance import SEED_BYTES, expand
from laydown.locale import catalogue
from laydown.players.entrants import EXEC, EntrantError, parse_entrant
from laydown.players.faults import Fault
from laydown.players.guarded import Guarded
from laydown.players.harmless import harmless
from laydown.players.outside import Outside
from laydown.tables.settings import clean_name
from laydown.terminal.failure import Failure
from laydown.terminal.look import TIE, quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.notation.record import Record
    from laydown.players.entrants import Entrant
    from laydown.telling import Words

_LONGEST: Final = 40  # so much of a name is shown: names may come from a file
_PATIENCE: Final = 10.0  # seconds that a program may think: people would wait no longer


@dataclass(frozen=True)
class Seats:
    """By seat: the name of a person, which may be empty, and the bot, empty for a person."""

    names: tuple[str, ...]
    bots: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    def shown(self, words: Words) -> list[str]:
        """Return what all are called; bots that are all alike only by their seats."""
        alike = len({bot for bot in self.bots if bot}) == 1
        names = []
        for seat, (name, bot) in enumerate(zip(self.names, self.bots, strict=True), 1):
            if not bot:
                names.append(quoted(name[:_LONGEST]) or words.text("player-seat", seat=seat))
            elif alike:
                names.append(words.text("player-bot", seat=seat))
            else:
                names.append(f"{quoted(_label(bot))} {seat}")
        return [name.replace(" ", TIE) for name in names]


def _label(spec: str) -> str:
    """Return a short name of a bot: of a program the one it was given, or its file's."""
    try:
        entrant = parse_entrant(spec)
    except EntrantError:  # a record may hold anything
        return spec[:_LONGEST]
    if entrant.spec.startswith(EXEC):
        return PurePath(entrant.command[-1]).stem[:_LONGEST]
    return entrant.spec[:_LONGEST]


def wished_seats(
    players: int,
    seats: Sequence[int],
    names: Sequence[str],
    bots: Sequence[str],
    language: str,
) -> Seats:
    """Return who sits where, people first from seat 1 on; raise what is wrong with the wishes."""
    text = catalogue(language).text
    for seat in seats:
        if not 1 <= seat <= players:
            raise Failure(text("bad-seat", seat=seat, players=players))
    if len(set(seats)) < len(seats):
        raise Failure(text("seat-twice"))
    free = [seat for seat in range(1, players + 1) if seat not in seats]
    people = [*seats, *free[: max(len(names) - len(seats), not seats)]]
    if len(names) > len(people):
        raise Failure(text("too-many-people", people=len(names), players=players))
    given = dict(zip(people, map(clean_name, names), strict=False))
    specs = cycle([_spec(bot, language) for bot in bots or ("steady",)])
    return Seats(
        tuple(given.get(seat, "") for seat in range(1, players + 1)),
        tuple("" if seat in people else next(specs) for seat in range(1, players + 1)),
    )


def _spec(typed: str, language: str) -> str:
    """Return a bot as a record keeps it, or raise what is wrong with it."""
    try:
        parse_entrant(typed)
    except EntrantError as error:
        message = catalogue(language).text(f"arena-{error.kind}", found=harmless(error.text))
        raise Failure(message) from None
    return " ".join(typed.split())


def seats_of(record: Record) -> Seats:
    """Return who sat where in a game that was kept."""
    none = ("",) * record.players
    return Seats(record.names or none, record.bots or none)


class Company:
    """The bots and programs at a table, ready to play; close it when the game is over."""

    def __init__(self, seats: Seats, edition: Edition, seed: bytes, language: str) -> None:
        """Make them, each with a seed of its own from which nobody finds ours."""
        self._programs: list[Outside] = []
        self.bots: dict[int, Guarded | Outside] = {}
        for seat, spec in enumerate(seats.bots):
            if spec:
                entrant = parse_entrant(spec)
                chance = expand(seed, "bot", 0, seat, SEED_BYTES)
                if entrant.command:
                    self.bots[seat] = self._program(entrant, language)
                    self._programs[-1].begin(edition, len(seats.bots), seat, 1, chance)
                else:
                    make_bot(entrant.name, chance, entrant.budget)  # to know now if there is none
                    self.bots[seat] = Guarded(entrant, chance)

    def _program(self, entrant: Entrant, language: str) -> Outside:
        program = Outside(entrant.command, _PATIENCE)
        try:
            program.greet()
        except Fault as fault:
            self.close()
            message = catalogue(language).text(f"program-{fault.kind}", why=fault.why)
            raise Failure(message) from None
        self._programs.append(program)
        return program

    def close(self) -> None:
        """End the programs."""
        for program in self._programs:
            program.close()
