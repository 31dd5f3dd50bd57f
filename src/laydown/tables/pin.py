"""What a running game is pinned to: the rules and the edition of its start, and no others."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import lru_cache
from typing import TYPE_CHECKING

from laydown.engine.edition import edition_text
from laydown.engine.rules import VERSION as RULES
from laydown.tables.entries import Started

if TYPE_CHECKING:
    from laydown.engine.edition import Edition


def started(edition: Edition, at: int, who: str, id_: str) -> Started:
    """Return the start of a game by the rules of now."""
    return Started(at=at, who=who, id=id_, rules=RULES, edition=_hash_of(edition))


def still_holds(pin: Started | None, edition: Edition) -> bool:
    """Whether a game can go on as it began."""
    if pin is None or not pin.edition:
        return True
    return (pin.rules, pin.edition) == (RULES, _hash_of(edition))


def _hash_of(edition: Edition) -> str:
    """Return the hash of all facts of an edition, whatever its file says beside them."""
    return _facts_hash(edition.name, edition.source)


@lru_cache(maxsize=64)  # each table asks that comes back
def _facts_hash(name: str, source: str) -> str:
    facts = tomllib.loads(source or edition_text(name))
    if "based_on" in facts:  # what it takes over counts too
        facts["based_on"] = tomllib.loads(edition_text(facts["based_on"]))
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
