"""The referee: programs in any language run games by lines of JSON."""

from laydown.referee.session import PROTOCOL, Session
from laydown.referee.stream import run

__all__ = ["PROTOCOL", "Session", "run"]
