"""How this copy of Laydown was built: with its engine compiled, or all of it as pure Python."""

from hashlib import sha256
from importlib.machinery import ExtensionFileLoader, PathFinder
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent
# Only where `make compiled` compiled in place: what the sources were then.
_HASHES: Final = _PACKAGE / "compiled.sha256"


def compiled() -> bool:
    """Whether the engine is compiled; it is not imported to find out."""
    rules = PathFinder.find_spec("rules", [str(_PACKAGE / "engine")])
    return rules is not None and isinstance(rules.loader, ExtensionFileLoader)


def running() -> str:
    """Which of the two runs, as a word."""
    return "compiled" if compiled() else "pure"


def outdated() -> str:
    """A sentence about sources that were edited after they were compiled in place, or nothing."""
    if not _HASHES.exists() or not compiled():
        return ""
    lines = _HASHES.read_text(encoding="utf-8").splitlines()
    edited = [name for digest, name in map(str.split, lines) if _digest(name) != digest]
    if not edited:
        return ""
    return f"{', '.join(edited)} changed after `make compiled`: run it again, or `make pure`."


def _digest(name: str) -> str:
    """Return the hash of a source as it is now, or nothing if it is gone."""
    file = _PACKAGE / name
    return sha256(file.read_bytes()).hexdigest() if file.exists() else ""
