"""The command `laydown`.

Every command imports what it needs when it runs: `--help` answers at once. What `--help` says is
English and stands here; all else that a player sees stands in the catalogues.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Any, Final, NoReturn

import rich_click as click

from laydown import __version__
from laydown.bots import NAMES as BOTS
from laydown.locale import LANGUAGES, preferred_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.bots.plugins import BotError
    from laydown.server.config import Config
    from laydown.server.folder import FolderProblem

_FAILED: Final = 2
_INTERRUPTED: Final = 130  # what shells expect after Ctrl-C


class _Refused(click.ClickException):
    """What was asked for cannot be done; the message is told as it is."""

    exit_code = _FAILED


class _Laydown(click.RichGroup):
    """The command with all its errors told in one sentence."""

    def main(  # type: ignore[override] # it always exits
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        **extra: Any,  # noqa: ANN401 - click's own
    ) -> NoReturn:
        """Run the command; leave with 2 if it was asked for something that cannot be done."""
        extra["standalone_mode"] = False
        args = sys.argv[1:] if args is None else args
        try:
            status = super().main(args, prog_name or "laydown", **extra)
            if sys.stdout:  # there is none if it was closed before we started
                sys.stdout.flush()
        except click.UsageError as problem:
            from laydown.terminal.usage import language_of, usage

            told = usage(problem, args, language_of(args, os.environ))
            click.echo(f"laydown: {told}", err=True)
            status = problem.exit_code
        except click.ClickException as problem:
            click.echo(f"laydown: {problem.format_message()}", err=True)
            status = problem.exit_code
        except (click.Abort, KeyboardInterrupt):
            status = _INTERRUPTED
        except BrokenPipeError:  # nobody reads on, and that is fine: `laydown rules mattel | head`
            _write_nowhere()
            status = 0
        except SystemExit as left:  # click's own way to say that nobody reads on
            status = 0 if isinstance(left.__context__, BrokenPipeError) else left.code
        except OSError as problem:  # a full disk, say
            _write_nowhere()
            click.echo(f"laydown: {problem.strerror or problem}", err=True)
            status = _FAILED
        sys.exit(status if isinstance(status, int) else 0)


def _write_nowhere() -> None:
    """Send what is left in buffers nowhere, so that the end of the program cannot fail."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    """Return the language asked for, or the one of the environment."""
    return value or preferred_language(os.environ)


def _tell_version(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:  # noqa: FBT001 - as click calls it
    """Tell the version, and whether the engine runs compiled."""
    if not asked:
        return
    from laydown.build import outdated, running

    click.echo(f"laydown {__version__} ({running()})")
    if why := outdated():
        click.echo(f"laydown: {why}", err=True)
    context.exit()


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    callback=_language,
    help="Language; else that of LAYDOWN_LANG, LC_ALL, LC_MESSAGES or LANG.",
)
plain_option = click.option(
    "--plain", is_flag=True, help="Plain sentences, no colours, no drawing: for screen readers."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Tell the result as JSON.")


def _no_bot(error: BotError, language: str) -> _Refused:
    """Return the sentence about a bot that cannot be had."""
    from laydown.locale import catalogue
    from laydown.players.harmless import harmless

    why = {"bot": harmless(error.name), "why": harmless(error.why)}
    return _Refused(catalogue(language).text(f"bot-{error.kind}", **why))


@click.group(
    cls=_Laydown,
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
        raise _Refused(why)


class _ListsBots(click.RichCommand):
    """A command whose help ends with the bots that there are, those of other packages too."""

    def format_help(self, ctx: click.RichContext, formatter: click.RichHelpFormatter) -> None:  # type: ignore[override]
        """Look for the bots only when somebody wants to read of them."""
        from laydown.bots.plugins import all_names
        from laydown.locale import catalogue
        from laydown.players.harmless import harmless

        text = catalogue("en").text
        told = [f"{bot}: {text(f'bot-{bot}-help')}" for bot in BOTS]
        others = [harmless(name) for name in all_names() if name not in BOTS]
        if others:
            told.append(f"Of other packages: {', '.join(others)}.")
        self.epilog = "\n\n".join(["Bots, from the weakest to the strongest:", *told])
        super().format_help(ctx, formatter)


_edition_option = click.option(
    "--edition", "-e", show_default="mattel", help="Edition; `laydown editions` lists them."
)
_edition_file_option = click.option(
    "--edition-file", metavar="FILE", help="An edition of your own, in a file."
)


@cli.command(cls=_ListsBots)
@_edition_option
@_edition_file_option
@click.option(
    "--position", metavar="FILE", help="Start from a position, with its edition and players."
)
@click.option("--players", "-p", type=int, show_default="4", help="Players, you included.")
@click.option(
    "--option",
    "-o",
    "options",
    multiple=True,
    metavar="NAME[=VALUE]",
    help="A variant, such as knocking or phases=1-5; give as many as you like.",
)
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
    "With several, one after the other.",
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
@click.option("--server", metavar="URL", help="Play at a table of this server; a link to one, too.")
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
        raise _no_bot(error, wishes["language"]) from None


@cli.command()
@click.option("--all", "everything", is_flag=True, help="All finished games, not only the last.")
@language_option
@plain_option
def games(language: str, *, everything: bool, plain: bool) -> None:
    """List the games that are kept, and how to go on with them."""
    from laydown.terminal.games import show_games

    show_games(language, everything=everything, plain=plain)


@cli.command()
@click.argument("file")
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after the N-th move.")
@click.option("--position", is_flag=True, help="Print the position there and nothing else.")
@language_option
@plain_option
def replay(file: str, to: int | None, language: str, *, position: bool, plain: bool) -> None:
    """Tell a recorded game, move by move."""
    from laydown.terminal.replay import replay as tell

    tell(file, to, language, position=position, plain=plain)


@cli.command()
@click.argument("file")
@click.option(
    "--seat", "-s", type=int, metavar="N", help="For whom; needed where several seats may act."
)
@json_option
@language_option
@plain_option
def hint(file: str, seat: int | None, language: str, *, as_json: bool, plain: bool) -> None:
    """Tell what is best in a position, what it is worth, and why; - reads standard input."""
    from laydown.terminal.hint import hint as tell

    tell(file, seat, language, as_json=as_json, plain=plain)


@cli.command()
@click.argument("words", nargs=-1, metavar="WORDS")
@click.option("--edition", "-e", show_default="mattel", help="Edition, for a question in words.")
@click.option(
    "--position", "file", metavar="FILE", help="A situation, for the words of a move; - reads it."
)
@click.option("--seat", "-s", type=int, metavar="N", help="Who asks there; else whose turn it is.")
@json_option
@language_option
@plain_option
@click.pass_context
def ask(  # noqa: PLR0913 - as many as the command has
    context: click.Context,
    words: tuple[str, ...],
    *,
    edition: str | None,
    file: str | None,
    seat: int | None,
    language: str,
    as_json: bool,
    plain: bool,
) -> None:
    """Answer a question about the rules, or whether a move is allowed in a situation."""
    from laydown.terminal.ask import answer
    from laydown.terminal.ruling import show_ruling
    from laydown.terminal.wished import both

    if file is not None and edition is not None:  # a position names its edition
        raise both("--position", "--edition", language)
    if file is not None:
        show_ruling(file, " ".join(words), seat, language, as_json=as_json, plain=plain)
    elif as_json or seat is not None:  # they are about a situation
        position = next(one for one in context.command.params if one.name == "file")
        raise click.MissingParameter(ctx=context, param=position)
    else:
        answer(" ".join(words), edition or "mattel", language, plain=plain)


@cli.command()
@click.argument("file")
@click.option("--seat", "-s", type=int, metavar="N", help="Tell about this seat only.")
@json_option
@language_option
@plain_option
def review(file: str, seat: int | None, language: str, *, as_json: bool, plain: bool) -> None:
    """Judge a recorded game: what each decision cost, and what was luck; - reads standard input."""
    from laydown.terminal.review import review as tell

    tell(file, seat, language, as_json=as_json, plain=plain)


@cli.command()
@click.argument("edition", default="")
@click.argument("clause", default="")
@_edition_file_option
@language_option
@plain_option
@click.pass_context
def rules(  # noqa: PLR0913 - the options above
    context: click.Context,
    edition: str,
    clause: str,
    edition_file: str | None,
    language: str,
    *,
    plain: bool,
) -> None:
    """Tell the rules of an edition, or one clause of them."""
    from laydown.terminal.manual import show_rules
    from laydown.terminal.wished import wished_edition

    if edition_file and not clause:  # a file names the edition: what else is named is a clause
        edition, clause = "", edition
    elif not edition:
        raise click.MissingParameter(ctx=context, param=context.command.params[0])
    wanted = wished_edition(edition, edition_file, (), language)
    show_rules(wanted, clause, language, plain=plain)


@cli.command()
@language_option
@plain_option
def editions(language: str, *, plain: bool) -> None:
    """List the editions, their variants and the options of a game."""
    from laydown.terminal.manual import show_editions

    show_editions(language, plain=plain)


@cli.command(cls=_ListsBots)
@click.argument("bots", nargs=-1, metavar="BOT BOT ...")
@click.option(
    "--bot",
    "more_bots",
    multiple=True,
    metavar="BOT",
    help="One more bot, behind the others: a name, NAME@BUDGET, or exec:COMMAND for a program.",
)
@_edition_option
@_edition_file_option
@click.option(
    "--option",
    "-o",
    "options",
    multiple=True,
    metavar="NAME[=VALUE]",
    help="A variant, as for `play`; give as many as you like.",
)
@click.option(
    "--players",
    "-p",
    type=int,
    show_default="as many as bots",
    help="Players; the bots take seats again and again until all are taken.",
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
@click.option("--fresh", is_flag=True, help="Start outside programs anew for each game.")
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
        raise _no_bot(error, wishes["language"]) from None


_data_option = click.option(
    "--data",
    metavar="FOLDER",
    help="Where games are kept; else LAYDOWN_DATA, else the usual place.",
)


@cli.command()
@click.option("--port", type=click.IntRange(0, 65535), help="Port; 0 for any free one.")
@_data_option
@click.option("--lan", is_flag=True, default=None, help="Open it to your own network.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option("--config", "file", metavar="FILE", help="Settings in a TOML file.")
@click.option("--open", "browser", is_flag=True, help="Open it in the browser.")
@language_option
def serve(language: str, file: str | None, *, browser: bool, **flags: Any) -> None:  # noqa: ANN401
    """Host tables for browsers, terminals and programs."""
    from laydown.server.folder import FolderProblem
    from laydown.server.run import serve as run_server

    config = _config(flags, file, language)
    try:
        run_server(config, language, browser=browser)
    except FolderProblem as problem:
        raise _no_folder(problem, language) from None


def _config(flags: dict[str, Any], file: str | None, language: str) -> Config:
    """Return the settings of the server, or raise what is wrong with them."""
    from laydown.locale import catalogue
    from laydown.server.config import BadConfig, read_config

    try:
        return read_config(flags, os.environ, file)
    except BadConfig as problem:
        raise _Refused(catalogue(language).text("bad-config", found=str(problem))) from None


def _no_folder(problem: FolderProblem, language: str) -> _Refused:
    """Return the sentence about data that cannot be used."""
    from laydown.locale import catalogue
    from laydown.players.harmless import harmless

    facts = {name: harmless(value) for name, value in problem.facts.items()}
    return _Refused(catalogue(language).text(problem.code, **facts))


@cli.command()
@click.argument("file")
@_data_option
@language_option
def backup(file: str, data: str | None, language: str) -> None:
    """Copy all games of a server to a new file, while it runs."""
    _with_data(data, language, "backup", file)


@cli.command()
@click.argument("file")
@_data_option
@language_option
def restore(file: str, data: str | None, language: str) -> None:
    """Put a copy in the place of all games of a server that does not run."""
    _with_data(data, language, "restore", file)


def _with_data(data: str | None, language: str, what: str, file: str) -> None:
    """Copy the data of a server, or put a copy back."""
    from pathlib import Path

    from laydown.locale import catalogue
    from laydown.players.harmless import harmless
    from laydown.server import folder

    place = _config({"data": data}, None, language).folder
    try:
        getattr(folder, what)(place, Path(file))
    except folder.FolderProblem as problem:
        raise _no_folder(problem, language) from None
    told = {"file": harmless(file), "folder": harmless(str(place))}
    click.echo(catalogue(language).text(f"{what}-made", **told))


@cli.command()
@click.option("--check", is_flag=True, required=True, help="Only look: nothing is changed.")
@_data_option
@language_option
def upgrade(data: str | None, language: str, *, check: bool) -> None:  # noqa: ARG001 - required
    """Say whether all games under way can go on with this version."""
    from laydown.locale import catalogue
    from laydown.server.folder import FolderProblem
    from laydown.server.upgrade import check as check_all

    text = catalogue(language).text
    try:
        found = list(check_all(_config({"data": data}, None, language).folder))
    except FolderProblem as problem:
        raise _no_folder(problem, language) from None
    bad = [one.summary for one in found if not one.same]
    for one in bad:
        told = {"code": one.code, "edition": one.edition, "names": ", ".join(one.names)}
        click.echo(text("upgrade-differs", **told))
    if bad:
        raise _Refused(text("upgrade-count", bad=len(bad), count=len(found)))
    click.echo(text("upgrade-same", count=len(found)))


@cli.command()
@click.argument("file")
@click.option("--commitment", default="", metavar="HEX", help="What you saw before the deal.")
@language_option
def verify(file: str, commitment: str, language: str) -> None:
    """Check that a game on a server was dealt fairly, from its record; - reads standard input."""
    from laydown.terminal.verify import verify as check

    check(file, commitment, language)


@cli.group()
def score() -> None:
    """Keep the score of a game with real cards: a sheet in a file, which the browser reads too."""


_file_argument = click.argument("file")


@score.command("new")
@_file_argument
@click.argument("players", nargs=-1, required=True)
@click.option("--edition", "-e", default="mattel", show_default=True, help="Edition.")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME[=VALUE]", help="A variant.")
@language_option
@plain_option
def new_sheet(  # noqa: PLR0913 - as many as there are to say
    file: str,
    players: tuple[str, ...],
    edition: str,
    options: tuple[str, ...],
    language: str,
    *,
    plain: bool,
) -> None:
    """Begin a sheet in a new file; the first of the players deals."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).start(edition, options, players, plain=plain)


@score.command("list")
@click.argument("folder", default=".")
@language_option
@plain_option
def list_sheets(folder: str, language: str, *, plain: bool) -> None:
    """List the sheets of a folder."""
    from laydown.terminal.sheet import list_sheets as tell

    tell(folder, language, plain=plain)


@score.command("enter")
@_file_argument
@click.argument("entries", nargs=-1, required=True)
@language_option
@plain_option
def enter_round(file: str, entries: tuple[str, ...], language: str, *, plain: bool) -> None:
    """Enter the next round: "Ida out" "Max laid 45" "Lena R7 W S"."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().enter(None, entries, plain=plain)


@score.command("correct")
@_file_argument
@click.argument("number", type=click.IntRange(min=1))
@click.argument("entries", nargs=-1, required=True)
@language_option
@plain_option
def correct_round(
    file: str, number: int, entries: tuple[str, ...], language: str, *, plain: bool
) -> None:
    """Correct a round by its number; who is not named stays as it was."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().enter(number, entries, plain=plain)


@score.command("delete")
@_file_argument
@click.argument("number", type=click.IntRange(min=1))
@language_option
@plain_option
def delete_round(file: str, number: int, language: str, *, plain: bool) -> None:
    """Delete a round by its number."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().delete(number, plain=plain)


@score.command("undo")
@_file_argument
@language_option
@plain_option
def undo_entry(file: str, language: str, *, plain: bool) -> None:
    """Take back what was written last in the terminal."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().undo(plain=plain)


@score.command("redo")
@_file_argument
@language_option
@plain_option
def redo_entry(file: str, language: str, *, plain: bool) -> None:
    """Write again what was taken back last."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().redo(plain=plain)


@score.command("show")
@_file_argument
@language_option
@plain_option
def show_sheet(file: str, language: str, *, plain: bool) -> None:
    """Show a sheet as on paper."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().show(plain=plain)


@score.command("export")
@_file_argument
@click.argument("kind", type=click.Choice(["csv", "json"]))
@language_option
def export_sheet(file: str, kind: str, language: str) -> None:
    """Write a sheet to standard output, as CSV or JSON."""
    from laydown.terminal.sheet import SheetFile

    click.echo(SheetFile(file, language).read().export(kind), nl=False)


@cli.command()
def referee() -> None:
    """Referee a game between other programs: lines of JSON on standard input and output."""
    from laydown.referee import run

    run()


def main() -> None:
    """Run the command."""
    cli.main()
