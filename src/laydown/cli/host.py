"""Commands for whoever hosts a server."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import rich_click as click

from laydown.cli.group import Refused
from laydown.cli.options import language_option

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from laydown.server.config import Config
    from laydown.server.folder import FolderProblem


_data_option = click.option(
    "--data",
    metavar="FOLDER",
    help="Where games are kept; else LAYDOWN_DATA, else the usual place.",
)


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), help="Port; 0 for any free one.")
@_data_option
@click.option("--lan", is_flag=True, default=None, help="Open it to your own network.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option(
    "--keep-sheets",
    type=click.IntRange(0, 36_500),
    metavar="DAYS",
    help="Delete score sheets that nobody has touched for this many days; 0 for never.",
)
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


@click.command()
@click.argument("file")
@_data_option
@language_option
def backup(file: str, data: str | None, language: str) -> None:
    """Copy all games of a server to a new file, while it runs."""
    from laydown.server.folder import backup as copy_out

    _with_data(data, language, file, copy_out, "backup-made")


@click.command()
@click.argument("file")
@_data_option
@language_option
def restore(file: str, data: str | None, language: str) -> None:
    """Put such a copy in place of all games, while the server is not running."""
    from laydown.server.folder import restore as put_back

    _with_data(data, language, file, put_back, "restore-made")


@click.command()
@click.option("--check", is_flag=True, required=True, help="Only look: nothing is changed.")
@_data_option
@language_option
def upgrade(data: str | None, language: str, *, check: bool) -> None:  # noqa: ARG001 - required
    """Check whether all games in progress can go on with this version."""
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
        raise Refused(text("upgrade-count", bad=len(bad), count=len(found)))
    click.echo(text("upgrade-same", count=len(found)))


def _config(flags: dict[str, Any], file: str | None, language: str) -> Config:
    """Return the settings of the server, or raise what is wrong with them."""
    from laydown.locale import catalogue
    from laydown.players.harmless import harmless
    from laydown.server.config import BadConfig, read_config

    text = catalogue(language).text
    try:
        return read_config(flags, os.environ, file)
    except BadConfig as problem:
        raise Refused(text("bad-config", found=harmless(str(problem)))) from None
    except FileNotFoundError as problem:
        raise Refused(text("file-missing", file=harmless(problem.filename))) from None
    except OSError as problem:
        why = {"file": harmless(str(problem.filename)), "reason": problem.strerror or str(problem)}
        raise Refused(text("file-unreadable", **why)) from None


def _no_folder(problem: FolderProblem, language: str) -> Refused:
    """Return the sentence about data that cannot be used."""
    from laydown.locale import catalogue
    from laydown.players.harmless import harmless

    facts = {name: harmless(value) for name, value in problem.facts.items()}
    return Refused(catalogue(language).text(problem.code, **facts))


def _with_data(
    data: str | None, language: str, file: str, act: Callable[[Path, Path], None], message: str
) -> None:
    """Copy the data of a server, or put a copy back."""
    from pathlib import Path

    from laydown.locale import catalogue
    from laydown.players.harmless import harmless
    from laydown.server.folder import FolderProblem

    place = _config({"data": data}, None, language).folder
    try:
        act(place, Path(file))
    except FolderProblem as problem:
        raise _no_folder(problem, language) from None
    told = {"file": harmless(file), "folder": harmless(str(place))}
    click.echo(catalogue(language).text(message, **told))
