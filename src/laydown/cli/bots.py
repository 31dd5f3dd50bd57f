"""Bots as commands name them: which exist, and what to say about one that does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from laydown.bots import NAMES as BOTS
from laydown.cli.group import Refused

if TYPE_CHECKING:
    from laydown.bots.plugins import BotError


class ListsBots(click.RichCommand):
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


def no_bot(error: BotError, language: str) -> Refused:
    """Return the sentence about a bot that cannot be had."""
    from laydown.locale import catalogue
    from laydown.players.harmless import harmless

    why = {"bot": harmless(error.name), "why": harmless(error.why)}
    return Refused(catalogue(language).text(f"bot-{error.kind}", **why))
