"""Errors of the command line itself, which click tells in English only, in any language."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import click

from laydown.locale import LANGUAGES, catalogue, preferred_language
from laydown.terminal.look import quoted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def language_of(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language asked for; a line that click could not read may still name it."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    for option, value in pairwise(words):
        if option == "--lang" and value in LANGUAGES:
            return value
    return preferred_language(environ)


def usage(problem: click.UsageError, words: Sequence[str], language: str) -> str:
    """Return what is wrong with the words of a command line."""
    message, arguments = _message(problem, words)
    return catalogue(language).text(message, **arguments)


def _message(  # noqa: PLR0911 - one for each error
    problem: click.UsageError, words: Sequence[str]
) -> tuple[str, dict[str, str]]:
    """Return the message for an error of click, and its arguments."""
    command = getattr(problem, "command_name", None)  # since click 8.4
    if command is not None and isinstance(problem.cmd, click.Group):
        known = ", ".join(sorted(problem.cmd.commands))
        return "usage-command", {"command": quoted(command), "known": known}
    match problem:
        case click.NoSuchOption(option_name=option, possibilities=near):
            if near:
                return "usage-option-near", {"option": quoted(option), "near": ", ".join(near)}
            return "usage-option", {"option": quoted(option)}
        case click.MissingParameter(param=click.Parameter() as missing):
            return "usage-missing", {"name": _name(missing)}
        case click.BadOptionUsage(option_name=option):
            given = any(word.startswith(f"{option}=") for word in words)
            return "usage-no-value" if given else "usage-needs-value", {"option": option}
        case click.BadParameter(param=click.Parameter() as wrong):
            return _value(_name(wrong), wrong.type)
    extra = re.search(r"\((.*)\)", problem.message)  # click keeps these words nowhere else
    if extra:
        return "usage-extra", {"found": quoted(extra[1])}
    return "usage-other", {"command": problem.ctx.command_path if problem.ctx else "laydown"}


def _name(parameter: click.Parameter) -> str:
    """Return an argument or an option as help names it."""
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return parameter.human_readable_name


def _value(option: str, kind: object) -> tuple[str, dict[str, str]]:
    """Return what an option takes."""
    if isinstance(kind, click.Choice):
        return "usage-choice", {"option": option, "expected": ", ".join(map(str, kind.choices))}
    if isinstance(kind, (click.IntRange, click.FloatRange)):
        if kind.max is None:
            return "usage-from", {"option": option, "least": str(kind.min)}
        return "usage-range", {"option": option, "least": str(kind.min), "most": str(kind.max)}
    return "usage-whole", {"option": option}
