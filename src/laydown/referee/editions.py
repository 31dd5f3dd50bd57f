"""Requests about editions, rules and hands: they need no game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from laydown import locale
from laydown.engine.cards import REVERSED, face
from laydown.engine.edition import NAMES, Edition, edition_text, load, parse_edition
from laydown.engine.errors import SetupError
from laydown.engine.laying import can_lay, shortfall
from laydown.engine.notation.cards import card_text, read_card
from laydown.engine.notation.reader import Reader
from laydown.referee.told import plain
from laydown.wire.of_edition import edition_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.referee.fields import Data, Fields


def read_edition(fields: Fields) -> Edition:
    """Read `edition` (a name) or `edition_text` (a host's own file), and `options`."""
    options = fields.options()
    if "edition_text" not in fields:
        return load(fields.text("edition"), options)
    if "edition" in fields:
        raise fields.bad("edition", "edition / edition_text")
    return parse_edition(fields.text("edition_text"), options)


def editions(_: Fields) -> Data:
    """List the editions."""
    return {"editions": [plain(edition_of(load(name))) for name in NAMES]}


def edition(fields: Fields) -> Data:
    """Describe one edition with options; its longer parts only if asked for."""
    found = read_edition(fields)
    wanted = fields.texts("with", len(_PARTS)) if "with" in fields else []
    if not set(wanted) <= set(_PARTS):
        raise fields.bad("with", ", ".join(_PARTS))
    told: Data = {"edition": plain(edition_of(found)), "options": found.option_texts()}
    return told | {part: _PARTS[part](found) for part in wanted}


def _facts(edition: Edition) -> list[Data]:
    """Return where each fact of an edition comes from."""
    return [
        {"fact": name, "clause": fact.clause or None, "assumed": fact.assumed}
        for name, fact in edition.facts.items()
    ]


_PARTS: Final[dict[str, Callable[[Edition], object]]] = {
    "deck": lambda edition: Counter(map(card_text, edition.deck)),
    "clauses": lambda edition: edition.clauses,
    "facts": _facts,
    "text": lambda edition: edition.source or edition_text(edition.name),
}


def rules(fields: Fields) -> Data:
    """Return rules: one clause, those of a letter, or all of them by section."""
    language = fields.choice("language", locale.LANGUAGES, "en")
    if "clause" in fields:
        clause = fields.text("clause")
        if clause not in locale.clauses():
            raise fields.bad("clause", "M-01, R-V1, X-01, ...")
        return {"clause": clause, "text": locale.rule(clause, language)}
    letters = sorted({clause[0] for clause in locale.clauses()})
    letter = fields.choice("letter", letters, "")
    return {
        "sections": [
            {
                "edition": section.edition,
                "title": section.title,
                "clauses": [
                    {"clause": clause, "text": locale.rule(clause, language)}
                    for clause in section.clauses
                ],
            }
            for section in locale.sections(language)
            if section.clauses[0].startswith(letter)
        ]
    }


def short(fields: Fields) -> Data:
    """Return how many cards a hand is short of a phase, or of each phase."""
    edition = read_edition(fields)
    hand = _hand(fields.text("hand"), edition)
    phases = len(edition.phases)
    wanted = range(phases)
    if "phase" in fields:
        place = fields.number("phase", 1, phases) - 1
        wanted = range(place, place + 1)
    return {
        "phases": [
            {
                "phase": place + 1,
                "lay": str(edition.phases[place]),
                "short": shortfall(edition.phases[place], hand, edition),
                "can_lay": can_lay(edition.phases[place], hand, edition),
            }
            for place in wanted
        ]
    }


def _hand(text: str, edition: Edition) -> list[int]:
    """Read cards that the deck of the edition has, Jokers made of them where it makes any."""
    reader = Reader(text)
    left = Counter(edition.deck)
    jokers = edition.makes_jokers
    hand: list[int] = []
    while not reader.done():
        card = read_card(reader)
        plain = face(card)
        if plain not in left or (card >= REVERSED and not jokers):
            raise reader.fail("card_not_in_deck", card_text(card))
        if not left[plain]:
            raise SetupError("cards_do_not_add_up", {"found": card_text(card)})
        left[plain] -= 1
        hand.append(card)
    return hand
