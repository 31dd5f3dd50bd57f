"""Commands that show the rules and answer questions about them."""

from __future__ import annotations

import rich_click as click

from laydown.cli.options import (
    edition_file_option,
    json_option,
    language_option,
    plain_option,
)


@click.command()
@click.argument("edition", default="")
@click.argument("clause", default="")
@edition_file_option
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
    """Show the rules of an edition, or one clause of them."""
    from laydown.terminal.manual import show_rules
    from laydown.terminal.wished import wished_edition

    if edition_file and not clause:  # a file names the edition: what else is named is a clause
        edition, clause = "", edition
    elif not edition:
        raise click.MissingParameter(ctx=context, param=context.command.params[0])
    wanted = wished_edition(edition, edition_file, (), language)
    show_rules(wanted, clause, language, plain=plain)


@click.command()
@language_option
@plain_option
def editions(language: str, *, plain: bool) -> None:
    """List the editions, their variants and the options of a game."""
    from laydown.terminal.manual import show_editions

    show_editions(language, plain=plain)


@click.command()
@click.argument("words", nargs=-1, metavar="[WORDS]...")
@click.option("--edition", "-e", show_default="mattel", help="Edition, for a question in words.")
@click.option(
    "--position",
    "file",
    metavar="FILE",
    help="A situation, to ask about a move in it; - reads standard input.",
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
