"""What the host chose for a table, and the edition that follows from it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from laydown.bots import NAMES as BOTS
from laydown.engine.edition import Edition, load, parse_edition
from laydown.engine.errors import SetupError

Pace = Literal["instant", "quick", "relaxed"]
PACES: Final[dict[str, int]] = {"instant": 0, "quick": 900, "relaxed": 1800}
_LONGEST_NAME: Final = 24


class Bank(Struct, frozen=True, tag="bank", tag_field="kind"):
    """A bank of time and an increment per turn, in seconds; the bank never exceeds its start."""

    bank: int = 120
    gift: int = 20


class Days(Struct, frozen=True, tag="days", tag_field="kind"):
    """Slow play: this many days for each turn."""

    days: int = 1


class Settings(Struct, frozen=True, omit_defaults=True):
    """What the host chose."""

    edition: str
    options: dict[str, str] = {}
    edition_text: str = ""
    clock: Bank | Days | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = True
    undo: bool = True
    claim: int = 8
    standin: str = "steady"


_CLAIM: Final = (3, 60)
_BANK: Final = (10, 7200)
_GIFT: Final = (5, 600)  # with less, moves are made for everyone whose bank is empty, at full speed
_DAYS: Final = (1, 30)


def _within(name: str, value: int, bounds: tuple[int, int]) -> None:
    if not bounds[0] <= value <= bounds[1]:
        expected = f"{bounds[0]}-{bounds[1]}"
        raise SetupError("bad_setting", {"setting": name, "found": value, "expected": expected})


def check(settings: Settings) -> Edition:
    """Return the edition of a table to be opened, or raise what is wrong with the wishes."""
    _within("claim", settings.claim, _CLAIM)
    if isinstance(settings.clock, Bank):
        _within("clock.bank", settings.clock.bank, _BANK)
        _within("clock.gift", settings.clock.gift, _GIFT)
    elif settings.clock:
        _within("clock.days", settings.clock.days, _DAYS)
    check_bot(settings.standin)
    return edition_of(settings)


def check_bot(name: str) -> None:
    """Raise if there is no bot of that name."""
    if name not in BOTS:
        raise SetupError("unknown_bot", {"found": name, "expected": ", ".join(BOTS)})


def edition_of(settings: Settings) -> Edition:
    """Return the edition with the options of the table."""
    if settings.edition_text:
        return parse_edition(settings.edition_text, settings.options)
    return load(settings.edition, settings.options)


def slow_days(settings: Settings) -> int:
    """Return the days that a turn has in slow play, 0 for any other."""
    return settings.clock.days if isinstance(settings.clock, Days) else 0


def clean_name(name: str) -> str:
    """Return a name as one short line of printable text; it may be empty."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(shown.split())[:_LONGEST_NAME].strip()
