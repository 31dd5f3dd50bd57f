"""The edition that a sheet is of: one of ours, or of a file that the sheet carries along."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from laydown.engine.edition import Edition, load, parse_edition
from laydown.engine.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.wire.sheets import Sheet, SheetStart


def played(start: SheetStart) -> Edition:
    """Return the edition with its options; raise a `LaydownError` if there is no such edition."""
    return _with(edition_of(start.edition, start.edition_text), start.options)


def of_sheet(sheet: Sheet) -> Edition:
    """Return the edition of a sheet that has been checked, without its options."""
    return edition_of(sheet.edition, sheet.edition_text)


@lru_cache(maxsize=64)  # a sheet is read again with every entry
def edition_of(name: str, text: str) -> Edition:
    """Return an edition by its name, or by its file, which has to say the same name."""
    if not text:
        return load(name)
    edition = parse_edition(text)
    if edition.name != name:
        raise SetupError("sheet_edition")
    return edition


def _with(edition: Edition, options: Mapping[str, str]) -> Edition:
    return edition.with_options(options) if options else edition
