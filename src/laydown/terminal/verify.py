"""Whether a game was dealt as it was promised, told in a sentence."""

from __future__ import annotations

import click

from laydown.engine.errors import LaydownError
from laydown.locale import catalogue
from laydown.tables.verify import verify as check
from laydown.terminal.failure import failure, read_input


def verify(file: str, promised: str, language: str) -> None:
    """Say yes and what each seat added, or raise what is wrong."""
    try:
        record = check(read_input(file, language), promised)
    except LaydownError as error:
        raise failure(error, language, file) from None
    text = catalogue(language).text
    click.echo(text("verify-fair", moves=len(record.moves)))
    if not record.replay().over:  # abandoned; or what a file that was cut off has kept
        click.echo(text("verify-unfinished"))
    for seat, added in enumerate(record.proof.entropy if record.proof else (), 1):
        told = text("verify-entropy", seat=seat, hex=added.hex())
        click.echo(told if added else text("verify-nothing", seat=seat))
