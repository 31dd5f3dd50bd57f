"""Every sentence a player sees, in each language, and the rules by clause."""

from laydown.locale.languages import (
    LANGUAGES,
    UnknownLanguage,
    accepted_language,
    preferred_language,
)
from laydown.locale.rulebook import Section, clauses, rule, sections, untold
from laydown.locale.texts import Catalogue, MissingText, catalogue

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "MissingText",
    "Section",
    "UnknownLanguage",
    "accepted_language",
    "catalogue",
    "clauses",
    "preferred_language",
    "rule",
    "sections",
    "untold",
]
