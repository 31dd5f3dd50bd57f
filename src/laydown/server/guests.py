"""Visitors: people without an account, remembered by a signed cookie."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from laydown.tables.settings import clean_name

COOKIE: Final = "laydown"
_SALT: Final = "guest 1"
_ID_BYTES: Final = 16
_PARTS: Final = 2


class Guest(NamedTuple):
    """A person: an id that nobody can guess, and the name they chose, empty at first."""

    id: str
    name: str


def new_guest() -> Guest:
    """Return a new person."""
    return Guest(secrets.token_urlsafe(_ID_BYTES), "")


class Guests:
    """Signs and reads the cookies."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt=_SALT)

    def cookie(self, guest: Guest) -> str:
        """Return what the cookie of a guest says."""
        return str(self._signer.dumps([guest.id, guest.name]))

    def read(self, cookie: str | None) -> Guest | None:
        """Return whose cookie it is; None if it is not one of ours."""
        if not cookie:
            return None
        try:
            found = self._signer.loads(cookie)
        except BadSignature:
            return None
        if not isinstance(found, list) or len(found) != _PARTS:
            return None
        return Guest(str(found[0]), clean_name(str(found[1])))
