"""How long a game is likely to take, from counted games; `python -m tools.lengths` counted them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from laydown.wire.tables import BankClock, DaysClock, Length

if TYPE_CHECKING:
    from laydown.engine.edition import Edition

FILE: Final = "lengths.json"
_TURN: Final = 14.0  # seconds that people take for a turn
_BREAK: Final = 20.0  # ... and between two rounds
_DAY: Final = 24 * 60  # minutes
_HASTE: Final = 0.3  # of the days that a turn may take in slow play, most players take less
_FLAGS: Final = ("ten_rounds", "free_order", "knocking")
_FEW, _SOME, _ALL = 2, 5, 10  # numbers of phases that were counted


@cache
def _counted() -> dict[str, dict[str, dict[str, list[float]]]]:
    text = files("laydown.server").joinpath(FILE).read_text("utf-8")
    found: dict[str, dict[str, dict[str, list[float]]]] = json.loads(text)
    return found


def length(
    edition: Edition, players: int, clock: BankClock | DaysClock | None = None
) -> Length | None:
    """Return the likely length of a game between people; None if nobody counted such games.

    Options that were counted one by one are taken together by what each changes.
    """
    kinds = _counted().get("" if edition.source else edition.name, {})
    plain = kinds.get("", {}).get(str(players))
    if plain is None:
        return None
    rounds, turns = plain
    for name in _FLAGS:
        if getattr(edition.options, name):
            rounds, turns = _scaled(rounds, turns, plain, kinds[f"{name}=yes"][str(players)])
    if edition.options.phases != edition.default.phases:
        counted = _phases(kinds, players, len(edition.options.phases), plain)
        rounds, turns = _scaled(rounds, turns, plain, counted)
    return Length(minutes=_minutes(rounds, turns, clock), rounds=max(1, round(rounds)))


def _scaled(
    rounds: float, turns: float, plain: list[float], counted: list[float]
) -> tuple[float, float]:
    """Return rounds and turns changed as an option changed those of the plain game."""
    return rounds * counted[0] / plain[0], turns * counted[1] / plain[1]


def _phases(
    kinds: dict[str, dict[str, list[float]]], players: int, phases: int, plain: list[float]
) -> list[float]:
    """Return rounds and turns of a game with so many phases, between those that were counted."""
    known = {
        0: [0.0, 0.0],
        _FEW: kinds[f"phases=1-{_FEW}"][str(players)],
        _SOME: kinds[f"phases=1-{_SOME}"][str(players)],
        _ALL: plain,
    }
    below = max(number for number in known if number < phases)
    above = min(number for number in known if number >= min(phases, _ALL))
    share = min(1.0, (phases - below) / (above - below))
    return [a + (b - a) * share for a, b in zip(known[below], known[above], strict=True)]


def _minutes(rounds: float, turns: float, clock: BankClock | DaysClock | None) -> int:
    if isinstance(clock, DaysClock):
        return round(turns * clock.days * _DAY * _HASTE)
    seconds = _TURN
    if isinstance(clock, BankClock):
        seconds = min(seconds, clock.gift + clock.bank / max(1.0, turns))
    return max(1, round((turns * seconds + rounds * _BREAK) / 60))
