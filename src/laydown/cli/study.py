"""Commands that look at a game: replay, hint, review, verify."""

from __future__ import annotations

import rich_click as click

from laydown.cli.options import json_option, language_option, plain_option


@click.command()
@click.argument("file")
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after the N-th move.")
@click.option("--position", is_flag=True, help="Print the position there and nothing else.")
@language_option
@plain_option
def replay(file: str, to: int | None, language: str, *, position: bool, plain: bool) -> None:
    """Replay a recorded game, move by move; - reads standard input."""
    from laydown.terminal.replay import replay as tell

    tell(file, to, language, position=position, plain=plain)


@click.command()
@click.argument("file")
@click.option(
    "--seat", "-s", type=int, metavar="N", help="For whom; needed where several seats may act."
)
@json_option
@language_option
@plain_option
def hint(file: str, seat: int | None, language: str, *, as_json: bool, plain: bool) -> None:
    """Say what is best in a position, what it is worth, and why; - reads standard input."""
    from laydown.terminal.hint import hint as tell

    tell(file, seat, language, as_json=as_json, plain=plain)


@click.command()
@click.argument("file")
@click.option("--seat", "-s", type=int, metavar="N", help="Only this seat.")
@json_option
@language_option
@plain_option
def review(file: str, seat: int | None, language: str, *, as_json: bool, plain: bool) -> None:
    """Judge a recorded game: what each decision cost, and what was luck; - reads standard input."""
    from laydown.terminal.review import review as tell

    tell(file, seat, language, as_json=as_json, plain=plain)


@click.command()
@click.argument("file")
@click.option("--commitment", default="", metavar="HEX", help="What you saw before the deal.")
@language_option
def verify(file: str, commitment: str, language: str) -> None:
    """Check that a game on a server was dealt fairly, from its record; - reads standard input."""
    from laydown.terminal.verify import verify as check

    check(file, commitment, language)
