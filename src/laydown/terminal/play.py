"""A game in the terminal: the host knows all, a player at the keyboard sees a view."""

from __future__ import annotations

import os
import secrets
import shlex
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.engine.chance import SEED_BYTES
from laydown.engine.errors import LaydownError
from laydown.engine.game import Game
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.notation.record import Record, parse_record, print_record
from laydown.locale import catalogue
from laydown.tables.loop import play as play_out
from laydown.telling import Words
from laydown.terminal import kept
from laydown.terminal.everyone import Everyone
from laydown.terminal.failure import Failure, failure, read_text, unwritable, write_text
from laydown.terminal.look import quoted
from laydown.terminal.lookup import QUIT
from laydown.terminal.player import Player
from laydown.terminal.screen import Leave, Screen
from laydown.terminal.seats import Company, seats_of, wished_seats
from laydown.terminal.wished import refuse_beside, wished_edition

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.moves import Move
    from laydown.engine.view import View
    from laydown.players.faults import Fault
    from laydown.tables.loop import Seated

PLAYERS: Final = 4


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    language: str
    edition: str | None = None
    edition_file: str | None = None
    position: str | None = None
    options: tuple[str, ...] = ()
    players: int | None = None
    seats: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: str | None = None
    again: str | None = None  # the number of a kept game, empty for the last one
    record: str | None = None
    plain: bool = False


def play(wishes: Wishes) -> None:
    """Play a game; whoever leaves early leaves politely."""
    screen = Screen(plain=wishes.plain)
    host = Host(wishes, screen, Words(wishes.language, screen.look))
    try:
        host.run()
        host.end()
    except (Leave, KeyboardInterrupt, BrokenPipeError):
        with suppress(KeyboardInterrupt, BrokenPipeError):
            host.leave()
    finally:
        host.close()


def _start(wishes: Wishes) -> Record:
    """Return how a new game starts, without a move; raise what is wrong with the wishes."""
    language = wishes.language
    if wishes.position:
        given = {
            "--edition": wishes.edition,
            "--edition-file": wishes.edition_file,
            "--option": wishes.options,
            "--players": wishes.players,
            "--seed": wishes.seed,
        }
        refuse_beside("--position", given, language)
        try:
            state = parse_position(read_text(wishes.position, language))
        except LaydownError as error:
            raise failure(error, language, wishes.position) from None
        start = Record(state.edition, state.players, b"", position=print_position(state))
    else:
        edition = wished_edition(wishes.edition, wishes.edition_file, wishes.options, language)
        # A text from the command line may hold bytes that are no text: any seed will do.
        seed = (
            secrets.token_bytes(SEED_BYTES)
            if wishes.seed is None
            else wishes.seed.encode(errors="surrogateescape")
        )
        players = max(PLAYERS, len(wishes.names)) if wishes.players is None else wishes.players
        start = Record(edition, players, seed)
    try:
        start.start()
    except LaydownError as error:
        raise failure(error, language) from None
    seats = wished_seats(start.players, wishes.seats, wishes.names, wishes.bots, language)
    try:
        return replace(
            start,
            names=seats.names if any(seats.names) else (),
            bots=seats.bots if any(seats.bots) else (),
        )
    except LaydownError as error:  # a bot whose name is no text
        raise failure(error, language) from None


def _again(wishes: Wishes, number: str) -> tuple[Record, kept.Keeping]:
    """Return a kept game that is not over; raise what is wrong with the wish."""
    text = catalogue(wishes.language).text
    given = {
        "--edition": wishes.edition,
        "--edition-file": wishes.edition_file,
        "--position": wishes.position,
        "--option": wishes.options,
        "--players": wishes.players,
        "--seat": wishes.seats,
        "--name": wishes.names,
        "--bot": wishes.bots,
        "--seed": wishes.seed,
    }
    refuse_beside("--continue", given, wishes.language)
    games = kept.found()
    if number:
        games = [one for one in games if str(one.number) == number.strip().lstrip("0")]
        if not games:
            raise Failure(text("game-missing", game=quoted(number)))
    for one in games:
        content = one.text
        if not kept.is_over(content):
            break
    else:
        raise Failure(text("game-over", game=number) if number else text("game-none"))
    try:
        return parse_record(content), kept.Keeping(one.number, one.file)
    except LaydownError as error:
        raise failure(error, wishes.language, str(one.file)) from None


class Host:
    """Runs the game: seats people and bots at the table, tells what happens, and keeps it."""

    def __init__(self, wishes: Wishes, screen: Screen, words: Words) -> None:
        self._wishes = wishes
        self._screen = screen
        self._words = words
        self._keeping: kept.Keeping | None = None
        if wishes.again is None:
            record = _start(wishes)
        else:
            record, self._keeping = _again(wishes, wishes.again)
        self._seats = seats_of(record)
        self._names = self._seats.shown(words)
        self._game = game = Game(replace(record, moves=()))
        standing = [game.state.standing] * game.players
        self._told = [0] * game.players  # by seat: the last event that its player was told
        for move in record.moves:
            self._told[move.seat] = game.play(move.move, move.seat, mark=move.mark)[-1].number
            standing[move.seat] = game.state.standing
        self._target = wishes.record or ""
        if self._target:
            refuse_to_overwrite(self._target, wishes.language)
            write_text(self._target, "", wishes.language)  # to know now whether it can be
        # The seed of a game that starts from a position stands in the position.
        seed = record.seed or game.state.seed
        self._company = Company(self._seats, record.edition, seed, wishes.language)
        people = self._seats.people
        alone = len(people) == 1
        self._people = {
            seat: Player(
                screen,
                words,
                self._named_for(seat),
                seat,
                record.edition,
                standing=standing[seat],
                alone=alone,
            )
            for seat in people
        }
        last = max(people, key=lambda seat: self._told[seat])  # who played last
        self._everyone: Everyone | None = None
        if not alone:
            self._everyone = Everyone(screen, words, self._names, record.edition, standing[last])
        self._told_all = self._told[last]
        self._at_keyboard = people[0] if alone else -1

    def _named_for(self, seat: int) -> list[str]:
        """Return what all are called to a player."""
        names = list(self._names)
        names[seat] = self._words.text("player-you")
        return names

    def run(self) -> None:
        """Play to the end of the game."""
        game = self._game
        self._keep(self._begin)
        next(iter(self._people.values())).welcome()
        self._tell()
        seated: list[Seated] = [
            self._company.bots.get(seat) or _AtKeyboard(self, seat) for seat in range(game.players)
        ]
        play_out(game.state, seated, self._make, self._blame)

    # --- what happens at the table ---

    def ask(self, seat: int, view: View) -> Move:
        """Ask the person at a seat, and let nobody else see the hand."""
        if self._everyone:
            if seat != self._at_keyboard:
                self._hand_over(seat, self._everyone)
            self._everyone.asks()
        return self._people[seat].choose(view)

    def _hand_over(self, seat: int, everyone: Everyone) -> None:
        """Hide what the last player saw, until the next one is alone with the screen."""
        if not everyone.told:
            self._screen.clear()
        self._at_keyboard = seat
        self._screen.line()
        if self._screen.asks:
            prompt = self._words.text("hand-over", player=self._names[seat])
            if self._screen.ask(prompt).lower() in QUIT:
                raise Leave
            self._screen.clear()
        else:
            self._screen.line(self._words.text("turn-of", player=self._names[seat]))

    def _make(self, seat: int, move: Move) -> None:
        self._game.play(move, seat)
        if self._keeping:
            self._keep(self._add)
        self._tell()

    def _blame(self, seat: int, fault: Fault) -> None:
        """Tell that a bot gave no move; it makes a safe one."""
        text = self._words.text
        what = text(f"fault-{fault.kind}")
        why = f"{what}: {fault.why}" if fault.why else what
        self._screen.line(text("bot-stumbled", player=self._names[seat], why=quoted(why)), hang=2)

    def _tell(self) -> None:
        """Pass on what each player may know of the last events."""
        for seat, player in self._people.items():
            for one in self._game.events_for(seat, self._told[seat]):
                self._told[seat] = one.number
                player.sees(one.event)
        if self._everyone:
            for one in self._game.events_for(None, self._told_all):
                self._told_all = one.number
                self._everyone.sees(one.event)

    # --- what is kept ---

    def _begin(self) -> None:
        if self._keeping:
            self._keeping.rewrite(self._game.record())
        else:
            self._keeping = kept.Keeping.begin(self._game.record())

    def _add(self) -> None:
        if self._keeping:
            self._keeping.add(self._game.moves[-1])

    def _keep(self, write: Callable[[], None]) -> None:
        """Keep the game, or say once that it cannot be."""
        try:
            write()
        except OSError as problem:
            file = self._keeping.file if self._keeping else problem.filename or kept.folder()
            self._screen.line(unwritable(file, problem, self._wishes.language))
            self._keeping = None

    def end(self) -> None:
        """Keep the record of a game that is over, and say where."""
        record = self._game.record()
        if self._keeping:
            self._keeping.end(record)
        self._write()
        if self._target:
            self._screen.line(self._words.text("record-saved", file=quoted(self._target)))
        elif self._keeping:
            self._screen.line(self._words.text("game-kept"))

    def leave(self) -> None:
        """Say goodbye to someone leaving early, and how to come back."""
        text = self._words.text
        self._write()
        if self._keeping and not self._game.moves:
            self._keeping.forget()
            self._keeping = None
        self._screen.line(text("goodbye"))
        if self._keeping:
            self._screen.line(text("come-back", command=command_of("--continue")))
        if self._target:
            self._screen.line(text("record-saved", file=quoted(self._target)))

    def _write(self) -> None:
        """Write the record to the file that was asked for."""
        if self._target:
            write_text(self._target, print_record(self._game.record()), self._wishes.language)

    def close(self) -> None:
        """End the programs that played."""
        self._company.close()


class _AtKeyboard:
    """A seat at the keyboard."""

    def __init__(self, host: Host, seat: int) -> None:
        self._host = host
        self._seat = seat

    def choose(self, view: View) -> Move:
        """Ask whoever sits there."""
        return self._host.ask(self._seat, view)


def command_of(arguments: str) -> str:
    """Return what to type to go on: who came by `make` may have no other command."""
    by_make = os.environ.get("LAYDOWN_MAKE")
    return (
        f"make terminal ARGS={shlex.quote(arguments)}" if by_make else f"laydown play {arguments}"
    )


def refuse_to_overwrite(file: str, language: str) -> None:
    """Raise if a file holds something already: it may be the record of another game."""
    with suppress(OSError, ValueError):  # what cannot be looked at is told when it is written
        if Path(file).is_file() and Path(file).stat().st_size:
            raise Failure(catalogue(language).text("file-exists", file=quoted(file)))
