"""The group of all commands, which reports every error in one sentence."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Any, Final, NoReturn

import rich_click as click

from laydown.terminal.streams import prepare_streams

if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED: Final = 2
INTERRUPTED: Final = 130  # what shells expect after Ctrl-C


class Refused(click.ClickException):
    """What was asked for cannot be done; the message is told as it is."""

    exit_code = FAILED


class Laydown(click.RichGroup):
    """The command `laydown`: every error is one sentence and an exit code."""

    def main(  # type: ignore[override] # it always exits
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        **extra: Any,  # noqa: ANN401 - click's own
    ) -> NoReturn:
        """Run the command; leave with 2 if it was asked for something that cannot be done."""
        extra["standalone_mode"] = False
        prepare_streams()
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
            status = INTERRUPTED
        except BrokenPipeError:  # nobody reads on, and that is fine: `laydown rules mattel | head`
            _write_nowhere()
            status = 0
        except SystemExit as left:  # click's own way to say that nobody reads on
            status = 0 if isinstance(left.__context__, BrokenPipeError) else left.code
        except OSError as problem:  # a full disk, say
            _write_nowhere()
            click.echo(f"laydown: {_told(problem)}", err=True)
            status = FAILED
        sys.exit(status if isinstance(status, int) else 0)


def _told(problem: OSError) -> str:
    """Return what the system says is wrong, and with which file."""
    from laydown.players.harmless import harmless

    reason = problem.strerror or str(problem)
    return f"{harmless(str(problem.filename))}: {reason}" if problem.filename else reason


def _write_nowhere() -> None:
    """Send what is left in buffers nowhere, so that the end of the program cannot fail."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
