"""A position in which there is one right hint, and the hands that several of them share."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

BEST = ""  # the move asked about is the best one


class Case(NamedTuple):
    """A position, the move that is best there, and the reason for a move."""

    code: str
    why: str
    position: str
    best: str
    move: str = BEST
    params: Mapping[str, object] = MappingProxyType({})
    beyond: bool = False  # sharp does not look so far, and does something else


TEN = "hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11"
AFTER = """edition: mattel
phase 1: 1
table 1: R1 Y1 G1 | R2 Y2 G2
hand 2: O3 O4 O5 O6 O8 O9 O10 O11 O12 O12
"""
