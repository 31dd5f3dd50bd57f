"""The variants of an edition as options: read, checked against each other, printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.engine.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WILD_MINIMUMS: Final = ("none", "phase", "group")
LAST_CARDS: Final = ("any", "discard")
NAMES: Final = ("ten_rounds", "phases", "free_order", "knocking", "last_card", "wild_minimum")
EXCLUDE: Final = (frozenset({"ten_rounds", "free_order"}),)  # what cannot be played together: X-22

OptionValue = bool | int | str | list[int] | tuple[int, ...]


@dataclass(frozen=True)
class Options:
    """What a table agreed on before the game (X-22)."""

    phases: tuple[int, ...]  # the agreed phases as places in the edition's list, ascending
    last_card: str
    wild_minimum: str
    ten_rounds: bool = False
    free_order: bool = False
    knocking: bool = False


def read_options(wanted: Mapping[str, OptionValue], default: Options) -> Options:
    """Return the options asked for on top of an edition's own, or raise what is wrong."""
    for name in wanted:
        if name not in NAMES:
            raise SetupError("unknown_option", {"option": name, "expected": ", ".join(NAMES)})
    options = Options(
        phases=_phases(wanted["phases"], len(default.phases))
        if "phases" in wanted
        else default.phases,
        last_card=_choice("last_card", wanted.get("last_card", default.last_card), LAST_CARDS),
        wild_minimum=_choice(
            "wild_minimum", wanted.get("wild_minimum", default.wild_minimum), WILD_MINIMUMS
        ),
        ten_rounds=_flag("ten_rounds", wanted.get("ten_rounds", False)),
        free_order=_flag("free_order", wanted.get("free_order", False)),
        knocking=_flag("knocking", wanted.get("knocking", False)),
    )
    for together in EXCLUDE:
        one, other = (name for name in NAMES if name in together)
        if getattr(options, one) and getattr(options, other):
            raise SetupError("options_exclude", {"option": one, "other": other})
    return options


def _flag(name: str, value: OptionValue) -> bool:
    if isinstance(value, bool):
        return value
    if value in ("yes", "true", "on"):
        return True
    if value in ("no", "false", "off"):
        return False
    raise _bad(name, value, "yes, no")


def _choice(name: str, value: OptionValue, choices: Sequence[str]) -> str:
    if isinstance(value, str) and value in choices:
        return value
    raise _bad(name, value, ", ".join(choices))


def _bad(name: str, value: OptionValue, expected: str) -> SetupError:
    return SetupError("bad_option", {"option": name, "found": str(value), "expected": expected})


def _phases(value: OptionValue, count: int) -> tuple[int, ...]:
    """Read `5` (the first five, M-V2), `even`, `odd`, `1,3,5-7`, or a list of numbers."""
    expected = f"5, 1-5, 1,3,5, even, odd (1-{count})"
    numbers: list[int] = []
    if isinstance(value, bool):
        raise _bad("phases", value, expected)
    if isinstance(value, int):
        numbers = list(range(1, min(value, count + 1) + 1))
    elif isinstance(value, (list, tuple)):
        if not all(type(number) is int for number in value):
            raise _bad("phases", value, expected)
        numbers = list(value)
    elif value in ("even", "odd"):
        numbers = list(range(2 if value == "even" else 1, count + 1, 2))
    elif _is_number(value):
        numbers = list(range(1, int(value) + 1))
    else:
        for part in value.split(","):
            first, dash, last = part.partition("-")
            if not _is_number(first) or (dash and not _is_number(last)):
                raise _bad("phases", value, expected)
            numbers += range(int(first), int(last if dash else first) + 1)
    places = sorted({number - 1 for number in numbers})
    if not places or places[0] < 0 or places[-1] >= count or len(places) != len(numbers):
        raise _bad("phases", value, expected)
    return tuple(places)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2  # noqa: PLR2004


def print_options(options: Options, default: Options) -> dict[str, str]:
    """Return what differs from the edition's own, as text that `read_options` takes."""
    told: dict[str, str] = {}
    for name in ("ten_rounds", "free_order", "knocking"):
        if getattr(options, name):
            told[name] = "yes"
    if options.phases != default.phases:
        told["phases"] = _phases_text(options.phases)
    for name in ("last_card", "wild_minimum"):
        if getattr(options, name) != getattr(default, name):
            told[name] = getattr(options, name)
    return {name: told[name] for name in NAMES if name in told}


def _phases_text(places: tuple[int, ...]) -> str:
    if places == tuple(range(len(places))):
        return f"1-{len(places)}"
    text = ",".join(str(place + 1) for place in places)
    return text if len(places) > 1 else f"{text}-{text}"  # a lone number is a count


def parse_options(words: Sequence[str]) -> dict[str, OptionValue]:
    """Read `knocking`, `phases=1-5`, ... as they stand on a command line or in a record."""
    wanted: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name in wanted:
            raise SetupError("option_twice", {"option": name})
        wanted[name] = value.strip() if equals else True
    return wanted
