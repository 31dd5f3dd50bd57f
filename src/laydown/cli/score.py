"""Commands for the score of a game with real cards."""

from __future__ import annotations

import rich_click as click

from laydown.cli.options import (
    edition_file_option,
    edition_option,
    language_option,
    plain_option,
    variant_option,
)


@click.group(invoke_without_command=True)
@click.pass_context
def score(context: click.Context) -> None:
    """Keep the score of a game with real cards: a sheet in a file, which the browser reads too."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


_file_argument = click.argument("file")


@score.command("new")
@_file_argument
@click.argument("players", nargs=-1, required=True)
@edition_option
@edition_file_option
@variant_option
@language_option
@plain_option
def new_sheet(  # noqa: PLR0913, PLR0917 - as many as there are to say
    file: str,
    players: tuple[str, ...],
    edition: str | None,
    edition_file: str | None,
    options: tuple[str, ...],
    language: str,
    *,
    plain: bool,
) -> None:
    """Begin a sheet in a new file; the first of the players deals."""
    from laydown.terminal.sheet import SheetFile
    from laydown.terminal.wished import wished_edition

    played = wished_edition(edition, edition_file, options, language)
    SheetFile(file, language).start(played, players, plain=plain)


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
    """Correct a round by its number; players who are not named stay as they were."""
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


@score.command("add")
@_file_argument
@click.argument("name")
@language_option
@plain_option
def add_player(file: str, name: str, language: str, *, plain: bool) -> None:
    """Let somebody join from the next round on, level with whoever is last."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().add(name, plain=plain)


@score.command("drop")
@_file_argument
@click.argument("name")
@language_option
@plain_option
def drop_player(file: str, name: str, language: str, *, plain: bool) -> None:
    """Let somebody leave before the next round; what they have made stays on the sheet."""
    from laydown.terminal.sheet import SheetFile

    SheetFile(file, language).read().drop(name, plain=plain)


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

    # As bytes: a file is UTF-8, whatever the terminal speaks.
    click.echo(SheetFile(file, language).read().export(kind).encode(), nl=False)
