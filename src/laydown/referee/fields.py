"""The fields of a request, read and checked one by one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeGuard

from laydown.engine.errors import LaydownError, SetupError
from laydown.referee import limits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.options import OptionValue

Data = dict[str, object]  # a request or an answer


class RequestError(LaydownError):
    """A request that does not say what it should."""


class Fields:
    """What a request says besides its name."""

    def __init__(self, values: dict[str, object], known: Sequence[str]) -> None:
        """Refuse fields that nothing reads: a misspelt one must not go unnoticed."""
        for name in values:
            if name not in known:
                details: dict[str, str | int] = {"field": name, "expected": ", ".join(known)}
                raise RequestError("unknown_field", details)
        self._values = values

    def __contains__(self, name: str) -> bool:
        """Whether the request has that field."""
        return name in self._values

    def _get(self, name: str) -> object:
        if name not in self._values:
            raise RequestError("missing_field", {"field": name})
        return self._values[name]

    def bad(self, name: str, expected: str) -> RequestError:
        """Return the refusal of a field's value."""
        found = json.dumps(self._values[name], ensure_ascii=False)
        return RequestError("bad_field", {"field": name, "found": found, "expected": expected})

    def text(self, name: str) -> str:
        """Read a text."""
        value = self._get(name)
        if not _is_text(value):
            raise self.bad(name, '"..."')
        return value

    def name(self, name: str) -> str:
        """Read the name of a game: short, and on one line."""
        text = self.text(name)
        if not text.isprintable() or not 1 <= len(text) <= limits.NAME:
            raise self.bad(name, f'"..." (1-{limits.NAME})')
        return text

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """Read a whole number; the default where there is one and the field is left out."""
        if default is not None and name not in self._values:
            return default
        value = self._get(name)
        if type(value) is not int or not least <= value <= most:
            raise self.bad(name, f"{least}-{most}")
        return value

    def flag(self, name: str) -> bool:
        """Read true or false; false if the field is left out."""
        value = self._values.get(name, False)
        if not isinstance(value, bool):
            raise self.bad(name, "true, false")
        return value

    def choice(self, name: str, choices: Sequence[str], default: str) -> str:
        """Read one of a few words; the default if the field is left out."""
        value = self._values.get(name, default)
        if not isinstance(value, str) or value not in (*choices, default):
            raise self.bad(name, ", ".join(choices))
        return value

    def slots(self, name: str, most: int) -> list[list[str]]:
        """Read lists of texts."""
        value = self._get(name)
        if not isinstance(value, list) or not all(isinstance(texts, list) for texts in value):
            raise self.bad(name, '[["..."], ...]')
        flat = [text for texts in value for text in texts]
        if len(value) > most or len(flat) > most or not all(map(_is_text, flat)):
            raise self.bad(name, f'[["..."], ...] (0-{most})')
        return value

    def texts(self, name: str, most: int) -> list[str]:
        """Read a list of texts."""
        value = self._get(name)
        if not isinstance(value, list) or len(value) > most or not all(map(_is_text, value)):
            raise self.bad(name, f'["...", ...] (0-{most})')
        return value

    def seats(self, name: str, players: int) -> list[int]:
        """Read a list of seats, empty if the field is left out; they count from 0 inside."""
        value = self._values.get(name, [])
        if not isinstance(value, list) or not all(
            type(seat) is int and 1 <= seat <= players for seat in value
        ):
            raise self.bad(name, f"[1, ..., {players}]")
        return sorted({seat - 1 for seat in value})

    def seat(self, players: int) -> int:
        """Read the field `seat`; it counts from 0 inside."""
        return self.number("seat", 1, players) - 1

    def options(self) -> dict[str, OptionValue]:
        """Read the field `options`, empty if it is left out."""
        value = self._values.get("options", {})
        if not isinstance(value, dict):
            raise self.bad("options", '{"...": ...}')
        options: dict[str, OptionValue] = {}
        for name, wanted in value.items():
            plain = isinstance(wanted, (bool, int)) or _is_text(wanted)
            numbers = isinstance(wanted, list) and all(type(item) is int for item in wanted)
            if not plain and not numbers:
                raise self.bad("options", '{"...": true, 5, "...", [1, 2]}')
            options[name] = wanted
        return options

    def seed(self) -> bytes | None:
        """Read `seed` (hexadecimal) or `seed_text`; None if both are left out."""
        if "seed" in self and "seed_text" in self:
            raise self.bad("seed_text", "seed / seed_text")
        if "seed_text" in self:
            seed = self.text("seed_text").encode()
        elif "seed" in self:
            text = self.text("seed")
            try:
                seed = bytes.fromhex(text)
            except ValueError:
                raise SetupError("bad_seed", {"found": text, "expected": "00-ff"}) from None
        else:
            return None
        if not 1 <= len(seed) <= limits.SEED:
            raise self.bad("seed" if "seed" in self else "seed_text", f"1-{limits.SEED} bytes")
        return seed


def _is_text(value: object) -> TypeGuard[str]:
    """Whether a value is a text that can be written: no half of a surrogate pair."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
