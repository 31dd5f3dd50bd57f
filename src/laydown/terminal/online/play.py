"""`laydown play --server`: come to a table, or open one with bots, and play there."""

from __future__ import annotations

import shlex
from contextlib import suppress
from typing import TYPE_CHECKING

from laydown.locale import catalogue
from laydown.telling import Words
from laydown.terminal.failure import Failure, write_text
from laydown.terminal.look import quoted
from laydown.terminal.online.game import LiveGame
from laydown.terminal.online.site import Refused, Site
from laydown.terminal.play import PLAYERS, command_of, refuse_to_overwrite
from laydown.terminal.screen import Leave, Screen
from laydown.terminal.seats import wished_seats
from laydown.terminal.wished import both, wished_edition
from laydown.wire.http import NewTable, WantedSeat
from laydown.wire.tables import Settings

if TYPE_CHECKING:
    from laydown.terminal.play import Wishes


def play_online(wishes: Wishes, server: str | None, table: str | None) -> None:
    """Play at a live table."""
    language = wishes.language
    if not server:
        needs = {"option": "--table", "other": "--server"}
        raise Failure(catalogue(language).text("usage-needs", **needs))
    # The server deals, and proves that it did so fairly; and it keeps its games itself.
    elsewhere = {
        "--seed": wishes.seed,
        "--position": wishes.position,
        "--continue": wishes.again,
    }
    for option, value in elsewhere.items():
        if value is not None:
            raise both(option, "--server", language)
    if len(wishes.names) > 1:  # others join from their own terminals
        raise Failure(catalogue(language).text("usage-extra", found=quoted(wishes.names[1])))
    name = wishes.names[0] if wishes.names else ""
    if wishes.record:
        refuse_to_overwrite(wishes.record, language)
        write_text(wishes.record, "", language)  # to know now whether it can be
    screen = Screen(plain=wishes.plain)
    words = Words(language, screen.look)
    try:
        site = Site(server, name, language)
        site.arrive(name)
        wanted = table or site.place
        id_ = site.find(wanted) if wanted else _open(site, wishes)
        game = LiveGame(site, id_, screen, words)
        _play(game, site.url, name, screen, words)
        if game.over:
            _keep_record(site, id_, wishes, screen, words)
    except Refused as refused:
        raise Failure(refused.sentence) from None


def _open(site: Site, wishes: Wishes) -> str:
    """Open a table with bots, and start at once."""
    edition = wished_edition(wishes.edition, wishes.edition_file, wishes.options, wishes.language)
    wanted = wished_seats(
        PLAYERS if wishes.players is None else wishes.players,
        wishes.seats[:1],
        (),
        wishes.bots,
        wishes.language,
    )
    seats = [
        WantedSeat(kind="bot", bot=bot, pace="instant") if bot else WantedSeat(kind="me")
        for bot in wanted.bots
    ]
    settings = Settings(
        edition=edition.name, options=edition.option_texts(), edition_text=edition.source
    )
    return site.open_table(NewTable(settings=settings, seats=seats, start=True)).id


def _play(game: LiveGame, url: str, name: str, screen: Screen, words: Words) -> None:
    """Play to the end; whoever leaves early leaves politely, and keeps the seat."""
    try:
        game.run()
    except (Leave, KeyboardInterrupt, BrokenPipeError):
        with suppress(KeyboardInterrupt, BrokenPipeError):
            screen.line(words.text("goodbye"))
            if game.seated:
                screen.line(words.text("online-seat-kept"))
                screen.line(quoted(_command(url, game.code, name)))  # to be copied
                screen.line(words.text("online-standin" if game.company else "online-rests"))


def _command(url: str, code: str, name: str) -> str:
    """Return what to type to come back; whoever gave a name is known by it."""
    named = ["--name", name] if name else []
    return command_of(shlex.join(["--server", url, "--table", code, *named]))


def _keep_record(site: Site, table: str, wishes: Wishes, screen: Screen, words: Words) -> None:
    """Write the record, or tell where it is."""
    if wishes.record:
        write_text(wishes.record, site.record(table), wishes.language)
        screen.line(words.text("record-saved", file=quoted(wishes.record)))
    else:
        screen.line(words.text("online-record", link=site.record_link(table)))
