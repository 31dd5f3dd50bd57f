"""Referee on standard input and output: `python -m laydown.referee`."""

from laydown.referee.stream import run

run()
