"""How a server is set up: by flags, else the environment, else a file, else defaults."""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from laydown.server.guard import hostname

if TYPE_CHECKING:
    from collections.abc import Mapping

_PREFIX: Final = "LAYDOWN_"
_CONFIG: Final = f"{_PREFIX}CONFIG"
_LANGUAGE: Final = f"{_PREFIX}LANG"  # no setting of the server, but much like `lan`
_LIKE: Final = 0.75  # so much of the one name has to be in the other
_BOUNDS: Final = {
    "port": (0, 65_535),
    "workers": (1, 64),
    "messages": (1, 10_000_000),
    "keep_sheets": (0, 36_500),
}
# What a text looks like; almost any text is a folder.
_SHAPES: Final = {
    "data": r"[^\0]*",
    "base_path": r"(/(?!\.\.?(/|$))[\w.~-]+)*",
    "public_url": r"(https?://[^/\s@?#]+(/[^\s?#]*)?)?",
    "log_level": "debug|info|warning|error",
}
# What is said of those that are wrong.
_EXPECTED: Final = {
    "lan": "true, false",
    "base_path": "/path",
    "public_url": "https://example.org/path/",
    "log_level": "debug, info, warning, error",
}


class BadConfig(ValueError):  # noqa: N818 - named after what is wrong, as all our errors
    """A setting that is unknown or has an impossible value."""


@dataclass(frozen=True)
class Config:
    """All settings of a server."""

    port: int = 8310
    data: str = ""  # the folder of the store; empty for the usual one
    lan: bool = False  # open to the local network, else to this machine only
    workers: int = 2  # processes in which bots think
    base_path: str = ""  # behind a reverse proxy: where the site begins
    public_url: str = ""  # by which people reach it, if not directly
    messages: int = 100  # that a player may send in 20 seconds; a watcher half of it
    keep_sheets: int = 730  # days after which an untouched score sheet is deleted; 0 for never
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        """The folder of the store."""
        return Path(self.data).expanduser() if self.data else default_data()


def default_data() -> Path:
    """Return the folder where a user's data usually lives."""
    return Path(_home()).expanduser() / "laydown"


def _home() -> str:
    return os.environ.get("XDG_DATA_HOME") or "~/.local/share"


def _bad(name: str, text: str) -> BadConfig:
    expected = f" ({_EXPECTED[name]})" if name in _EXPECTED else ""
    return BadConfig(f"{name} = {text}{expected}")


def _convert(name: str, value: object) -> object:
    """Return a setting as its type, or raise what is wrong."""
    kind = type(getattr(Config, name))
    text = str(value).strip()
    if kind is bool:
        if text.lower() in {"1", "true", "yes", "on"}:
            return True
        if text.lower() in {"0", "false", "no", "off", ""}:
            return False
        raise _bad(name, text)
    if kind is int:
        least, most = _BOUNDS[name]
        number = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
        if not least <= number <= most:
            raise BadConfig(f"{name} = {text} ({least}-{most})")
        return number
    if name == "base_path":
        text = text.rstrip("/")
    nowhere = name == "public_url" and text and not _leads_to_a_host(text)
    right = isinstance(value, str) and re.fullmatch(_SHAPES[name], text, re.DOTALL)
    if nowhere or not right or (name == "data" and _homeless(text)):
        raise _bad(name, text)
    return text


def _leads_to_a_host(url: str) -> bool:
    place = url.partition("://")[2]
    try:
        return bool(hostname(place)) and urlsplit(url).port != 0
    except ValueError:  # no port has such a number
        return False


def _homeless(folder: str) -> bool:
    """Whether a folder is said to be in the home of somebody who has none."""
    try:
        Path(folder).expanduser()
    except RuntimeError:
        return True
    return False


def _check_spelling(environ: Mapping[str, str], variables: list[str]) -> None:
    """Raise if a variable is a setting but for its spelling; others may be somebody else's."""
    settings = [one.removeprefix(_PREFIX) for one in variables]
    for found in environ:
        if found.startswith(_PREFIX) and found not in {*variables, _LANGUAGE}:
            for meant in get_close_matches(found.removeprefix(_PREFIX), settings, 1, _LIKE):
                raise BadConfig(f"{found} ({_PREFIX}{meant})")


def read_config(
    flags: Mapping[str, Any], environ: Mapping[str, str], file: str | None = None
) -> Config:
    """Return the settings; a flag that was not given is None."""
    names = [field.name for field in fields(Config)]
    wanted: dict[str, object] = {}
    variables = {_PREFIX + name.upper(): name for name in names}
    _check_spelling(environ, [*variables, _CONFIG])
    file = file or environ.get(_CONFIG)
    if file:
        try:
            found = tomllib.loads(Path(file).read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
            raise BadConfig(f"{file}: {problem}") from None
        for name in found:
            if name not in names:
                raise BadConfig(f"{file}: {name} ({', '.join(names)})")
        wanted |= found
    wanted |= {name: environ[one] for one, name in variables.items() if one in environ}
    wanted |= {name: value for name, value in flags.items() if value is not None}
    config = Config(**{name: _convert(name, value) for name, value in wanted.items()})  # type: ignore[arg-type]
    if not config.data and _homeless(_home()):  # a user without a home, as in a container
        raise _bad("data", _home())
    return config
