"""The command `laydown`: a file for each kind of thing it does.

Every command imports what it needs when it runs, so `--help` answers at once. What `--help` says is
English and lives here; everything else that a player sees is in the catalogues.
"""

from __future__ import annotations

import rich_click as click

from laydown import __version__
from laydown.cli import host, play, programs, rules, score, study
from laydown.cli.group import Laydown, Refused


def _tell_version(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:  # noqa: FBT001 - as click calls it
    """Print the version, and whether the engine runs compiled."""
    if not asked:
        return
    from laydown.build import outdated, running

    click.echo(f"laydown {__version__} ({running()})")
    if why := outdated():
        click.echo(f"laydown: {why}", err=True)
    context.exit()


@click.group(
    cls=Laydown,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_tell_version,
    help="Show the version and exit.",
)
@click.pass_context
def cli(context: click.Context) -> None:
    """Draw, lay down your phase, hit, discard: ten-phase rummy games, with cards or on a board."""
    from laydown.build import outdated

    if context.invoked_subcommand is None:
        click.echo(context.get_help())
    elif why := outdated():
        raise Refused(why)


for _command in (
    *(play.play, play.games),
    *(study.replay, study.hint, study.review, study.verify),
    *(rules.rules, rules.editions, rules.ask),
    *(programs.arena, programs.referee),
    *(host.serve, host.backup, host.restore, host.upgrade),
    score.score,
):
    cli.add_command(_command)


def main() -> None:
    """Run the command."""
    cli.main()
