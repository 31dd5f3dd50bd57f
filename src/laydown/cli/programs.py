"""Commands for bots and other programs."""

from __future__ import annotations

from typing import Any

import rich_click as click

from laydown.cli.bots import ListsBots, no_bot
from laydown.cli.options import (
    edition_file_option,
    edition_option,
    json_option,
    language_option,
    variant_option,
)


@click.command(cls=ListsBots)
@click.argument("bots", nargs=-1, metavar="BOT BOT ...")
@click.option(
    "--bot",
    "more_bots",
    multiple=True,
    metavar="BOT",
    help="One more bot, after the others: a name, NAME@BUDGET, or exec:COMMAND for a program.",
)
@edition_option
@edition_file_option
@variant_option
@click.option(
    "--players",
    "-p",
    type=int,
    show_default="as many as bots",
    help="Players; the bots take seats in turn until all are taken.",
)
@click.option(
    "--games",
    "-n",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="Games, rounded up to whole deals.",
)
@click.option(
    "--seed", metavar="TEXT", help="The same text gives the same result; else chance does."
)
@click.option(
    "--jobs",
    "-j",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Processes; the result is the same with any number.",
)
@click.option(
    "--until",
    metavar="RATE",
    help="Stop when it is decided whether the first bot wins more or less: 0.55, 55% or fair.",
)
@click.option(
    "--budget", metavar="AMOUNT", help="How much bots may think for a move: 5000moves or 200ms."
)
@click.option(
    "--timeout",
    type=click.FloatRange(0.001, 3600),
    default=5.0,
    show_default=True,
    metavar="SECONDS",
    help="How long an outside program may take for a move.",
)
@click.option("--fresh", is_flag=True, help="Restart outside programs for each game.")
@click.option(
    "--records", metavar="FOLDER", help="Write the record of each game to a file in a new folder."
)
@json_option
@language_option
def arena(
    bots: tuple[str, ...],
    more_bots: tuple[str, ...],
    edition: str | None,
    edition_file: str | None,
    options: tuple[str, ...],
    **wishes: Any,  # noqa: ANN401
) -> None:
    """Let bots play against each other, and count who wins."""
    from laydown.bots.plugins import BotError
    from laydown.lab.command import Wishes
    from laydown.lab.command import arena as play_arena
    from laydown.terminal.wished import wished_edition

    wanted = wished_edition(edition, edition_file, options, wishes["language"])
    try:
        play_arena(Wishes(bots=bots + more_bots, edition=wanted, **wishes))
    except BotError as error:
        raise no_bot(error, wishes["language"]) from None


@click.command()
def referee() -> None:
    """Run games for other programs: lines of JSON on standard input and output."""
    from laydown.referee import run

    run()
