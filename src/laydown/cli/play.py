"""Commands to play in the terminal."""

from __future__ import annotations

from typing import Any

import rich_click as click

from laydown.cli.bots import ListsBots, no_bot
from laydown.cli.options import (
    edition_file_option,
    edition_option,
    language_option,
    plain_option,
    variant_option,
)


@click.command(cls=ListsBots)
@edition_option
@edition_file_option
@click.option(
    "--position", metavar="FILE", help="Start from a position, with its edition and players."
)
@click.option("--players", "-p", type=int, show_default="4", help="Players, you included.")
@variant_option
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="NAME",
    help="What you are called; with several names several people play at this terminal.",
)
@click.option(
    "--seat",
    "-s",
    "seats",
    type=int,
    multiple=True,
    show_default="from 1 on",
    help="Where you sit; several people give several.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="BOT",
    show_default="steady",
    help="Who the others are: a name, NAME@BUDGET, or exec:COMMAND for a program. "
    "Several take seats in turn.",
)
@click.option(
    "--seed", metavar="TEXT", help="The same text gives the same cards; else chance does."
)
@click.option(
    "--continue",
    "again",
    is_flag=False,
    flag_value="",
    default=None,
    metavar="[GAME]",
    help="Go on with the last game that is not over, or with one that `laydown games` lists.",
)
@click.option("--record", "-r", metavar="FILE", help="Write the record of the game to a new file.")
@click.option(
    "--server",
    metavar="URL",
    help="Play at a table of this server; a link to a table will do, too.",
)
@click.option("--table", metavar="CODE", help="... at this one; else at a new one, with bots.")
@language_option
@plain_option
def play(server: str | None, table: str | None, **wishes: Any) -> None:  # noqa: ANN401 - the options above, by name
    """Play in the terminal, with bots, with each other, or at a table of a server."""
    from laydown.bots.plugins import BotError
    from laydown.terminal.play import Wishes
    from laydown.terminal.play import play as play_game

    if server or table:
        from laydown.terminal.online.play import play_online

        play_online(Wishes(**wishes), server, table)
        return
    try:
        play_game(Wishes(**wishes))
    except BotError as error:  # one of another package, or none
        raise no_bot(error, wishes["language"]) from None


@click.command()
@click.option("--all", "everything", is_flag=True, help="All finished games, not only the latest.")
@language_option
@plain_option
def games(language: str, *, everything: bool, plain: bool) -> None:
    """List the saved games, and how to go on with them."""
    from laydown.terminal.games import show_games

    show_games(language, everything=everything, plain=plain)
