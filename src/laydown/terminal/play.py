"""A game in the terminal: the host knows all, the player at the keyboard sees a view."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.bots import make_bot
from laydown.engine.chance import expand
from laydown.engine.edition import NAMES, load, parse_edition
from laydown.engine.errors import LaydownError
from laydown.engine.events import RoundEnded
from laydown.engine.game import Game
from laydown.engine.notation.record import print_record
from laydown.engine.options import NAMES as OPTIONS
from laydown.engine.options import parse_options
from laydown.locale import catalogue
from laydown.telling import Words
from laydown.terminal.draft import Draft
from laydown.terminal.failure import Failure, failure, read_text, unwritable, write_text
from laydown.terminal.look import TIE, quoted
from laydown.terminal.player import Player
from laydown.terminal.screen import Leave, Screen
from laydown.terminal.typed import any_case

if TYPE_CHECKING:
    from laydown.bots import Bot
    from laydown.engine.edition import Edition

_SEED_BYTES: Final = 64


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    language: str
    edition: str | None = None
    edition_file: str | None = None
    options: tuple[str, ...] = ()
    players: int = 4
    seat: int = 1
    bot: str = "steady"
    seed: str | None = None
    record: str | None = None
    plain: bool = False


def play(wishes: Wishes) -> None:
    """Play a game; whoever leaves early leaves politely."""
    screen = Screen(plain=wishes.plain)
    words = Words(wishes.language, screen.look)
    host = Host(wishes, screen, words)
    try:
        host.run()
        host.save()
        host.offer_record()
    except (Leave, KeyboardInterrupt, BrokenPipeError):
        host.save()
        with suppress(KeyboardInterrupt, BrokenPipeError):
            host.farewell()


def _any_case(option: str) -> str:
    """Return an option of a game as it is named, however large its letters were typed."""
    name, equals, value = option.partition("=")
    known = any_case(name.strip().replace("-", "_"), OPTIONS)
    return f"{known}{equals}{value.lower()}" if known in OPTIONS else option


def edition_of(wishes: Wishes) -> Edition:
    """Return the edition asked for, or raise what is wrong with the wish."""
    if wishes.edition and wishes.edition_file:
        both = {"option": "--edition", "other": "--edition-file"}
        raise Failure(catalogue(wishes.language).text("usage-both", **both))
    try:
        options = parse_options([_any_case(word) for word in wishes.options])
        if not wishes.edition_file:
            return load(any_case(wishes.edition or "mattel", NAMES), options)
        text = read_text(wishes.edition_file, wishes.language)
        return parse_edition(text, options)
    except LaydownError as error:
        raise failure(error, wishes.language, wishes.edition_file or "") from None


class Host:
    """Runs the game: asks the player and the bots in turn, and keeps the record."""

    def __init__(self, wishes: Wishes, screen: Screen, words: Words) -> None:
        self._wishes = wishes
        self._screen = screen
        self._words = words
        edition = edition_of(wishes)
        # A text from the command line may hold bytes that are no text: any seed will do.
        seed = (
            secrets.token_bytes(_SEED_BYTES)
            if wishes.seed is None
            else wishes.seed.encode(errors="surrogateescape")
        )
        text = words.text
        seats = range(1, min(wishes.players, edition.most_players) + 1)
        names = [text("player-bot", seat=seat) for seat in seats]
        self._me = wishes.seat - 1
        self._told = 0  # the last event that the player was told
        # Who typed no name has none: whoever reads the record is told a seat in their language.
        recorded = tuple("" if seat == wishes.seat else name for seat, name in enumerate(names, 1))
        try:
            self._game = Game.new(edition, wishes.players, seed=seed, names=recorded)
        except LaydownError as error:
            raise failure(error, wishes.language) from None
        if wishes.seat not in seats:
            raise Failure(text("bad-seat", seat=wishes.seat, players=wishes.players))
        names[self._me] = text("player-you")
        names = [name.replace(" ", TIE) for name in names]
        self._bots = self._make_bots(seed)
        self._player = Player(screen, words, names, self._me, edition)
        self._target = wishes.record or ""
        self._draft: Draft | None = None
        if self._target:
            refuse_to_overwrite(self._target, wishes.language)
            write_text(self._target, "", wishes.language)  # to know now whether it can be
            self._draft = Draft()

    def _make_bots(self, seed: bytes) -> dict[int, Bot]:
        """Return the bots by seat; each has a seed of its own, from which nobody finds ours."""
        return {
            seat: make_bot(self._wishes.bot, expand(seed, "bot", 0, seat, _SEED_BYTES))
            for seat in range(self._wishes.players)
            if seat != self._me
        }

    def run(self) -> None:
        """Play to the end of the game."""
        game = self._game
        self._player.welcome()
        self._tell()
        while not game.over:
            # The first is the one in turn; claims are asked clockwise.
            seat = game.actors[0]
            seen = game.view(seat)
            move = self._player.choose(seen) if seat == self._me else self._bots[seat].choose(seen)
            game.play(move, seat)
            self._tell()

    def _tell(self) -> None:
        """Pass on what the player may know of the last events."""
        news = self._game.events_for(self._me, self._told)
        if any(isinstance(one.event, RoundEnded) for one in news):
            self._keep()  # whoever switches off between two rounds loses nothing
        for one in news:
            self._told = one.number
            self._player.sees(one.event)

    def _keep(self) -> None:
        """Keep the game under way, out of reach: its record tells the seed."""
        if self._draft:
            try:
                self._draft.write(print_record(self._game.record()))
            except OSError as problem:  # perhaps it can be written when the game is over
                self._screen.line(unwritable(self._draft.file, problem, self._wishes.language))

    def save(self) -> None:
        """Write the record at the end, if there is a file for it."""
        if self._target:
            write_text(self._target, print_record(self._game.record()), self._wishes.language)
        if self._draft:
            self._draft.remove()

    def farewell(self) -> None:
        """Say goodbye to a player who leaves early."""
        self._screen.line(self._words.text("goodbye"))
        if self._target:
            self._screen.line(self._words.text("record-saved", file=quoted(self._target)))

    def offer_record(self) -> None:
        """Offer to keep the record of a finished game; ask only if somebody is there."""
        text = self._words.text
        while not self._target and self._screen.asks:
            file = self._screen.ask(text("record-offer"))
            if not file or file.isdigit():  # a number is meant for a choice that is gone
                return
            try:
                refuse_to_overwrite(file, self._wishes.language)
                write_text(file, print_record(self._game.record()), self._wishes.language)
            except Failure as problem:
                self._screen.line(problem.message)
            else:
                self._target = file
        if self._target:
            self._screen.line(text("record-saved", file=quoted(self._target)))


def refuse_to_overwrite(file: str, language: str) -> None:
    """Raise if a file holds something already: it may be the record of another game."""
    with suppress(OSError, ValueError):  # what cannot be looked at is told when it is written
        if Path(file).is_file() and Path(file).stat().st_size:
            raise Failure(catalogue(language).text("file-exists", file=quoted(file)))
