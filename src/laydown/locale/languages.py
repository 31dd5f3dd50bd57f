"""The languages, and which of them a player wants."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from laydown.locale.files import SOURCE, folders

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = folders()

# Ours first, then the usual ones in the order in which POSIX gives them weight.
_VARIABLES: Final = ("LAYDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(LookupError):  # noqa: N818 - named after what is wrong, as all our errors
    """A language was asked for that has no catalogue."""


def known(language: str) -> str:
    """Return the language itself if it has a catalogue; raise UnknownLanguage if not."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no catalogue for {language!r}, only for {', '.join(LANGUAGES)}")
    return language


def preferred_language(environ: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, English if it asks for none of ours."""
    # The first variable that is set decides, even for a language we lack: LC_ALL=C means English.
    asked = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = re.split(r"[-_.@]", asked, maxsplit=1)[0].lower()
    return language if language in LANGUAGES else SOURCE


def accepted_language(header: str) -> str:
    """Return the first language of ours that a browser says it accepts, else English."""
    for wanted in header.split(","):
        language = wanted.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return SOURCE
