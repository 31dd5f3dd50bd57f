"""Options that several commands have."""

from __future__ import annotations

import os

import rich_click as click

from laydown.locale import LANGUAGES, preferred_language


def _language(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    """Return the language asked for, or the one of the environment."""
    return value or preferred_language(os.environ)


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
json_option = click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")


edition_option = click.option(
    "--edition", "-e", show_default="mattel", help="Edition; `laydown editions` lists them."
)
edition_file_option = click.option(
    "--edition-file", metavar="FILE", help="An edition of your own, in a file."
)
variant_option = click.option(
    "--option",
    "-o",
    "options",
    multiple=True,
    metavar="NAME[=VALUE]",
    help="A variant, such as knocking or phases=1-5; give as many as you like.",
)
