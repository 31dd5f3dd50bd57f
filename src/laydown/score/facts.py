"""What a sheet needs to know of an edition: also what the browser folds sheets by."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, WILD
from laydown.engine.edition import NAMES, load, parse_edition
from laydown.score.editions import edition_of
from laydown.wire.of_edition import edition_of as info_of
from laydown.wire.sheets import CardClass, OwnEdition, SheetEdition

if TYPE_CHECKING:
    from laydown.engine.edition import Edition


def classes(edition: Edition) -> tuple[CardClass, ...]:
    """Return the cards of an edition by what they cost: neighbours that cost the same, together."""
    return _classes(edition.name, edition.source)


@lru_cache(maxsize=64)
def _classes(name: str, source: str) -> tuple[CardClass, ...]:
    edition = edition_of(name, source)
    found: list[CardClass] = []
    each = sum(card not in {WILD, SKIP} for card in edition.deck) // edition.highest
    for number, points in enumerate(edition.number_points, 1):
        first, cards = number, each
        if found and found[-1].points == points:
            before = found.pop()
            first, cards = before.first, before.cards + each
        found.append(CardClass("numbers", first, number, points, cards))
    if SKIP in edition.deck:
        found.append(CardClass("skip", 0, 0, edition.skip_points, edition.deck.count(SKIP)))
    if WILD in edition.deck:
        found.append(CardClass("wild", 0, 0, edition.wild_points, edition.deck.count(WILD)))
    return tuple(found)


def facts(edition: Edition) -> SheetEdition:
    """Return everything a sheet needs to know about an edition."""
    told = info_of(edition)
    numbers = sum(card not in {WILD, SKIP} for card in edition.deck)
    return SheetEdition(
        name=edition.name,
        colours=told.colours,
        highest=edition.highest,
        copies=numbers // (edition.highest * len(edition.colours)),
        scored=edition.scored,
        classes=list(classes(edition)),
        least_players=edition.least_players,
        most_players=edition.most_players,
        phases=told.phases,
        options=told.options,
        tie=edition.tie,
        rounds=edition.rounds,
        replays=edition.replays,
        win=edition.win,
        out_steps=edition.out_steps,
        next_dealer=edition.next_dealer,
    )


def own(text: str) -> OwnEdition:
    """Read the file of an edition of one's own, or raise what is wrong with it."""
    edition = parse_edition(text)
    return OwnEdition(text, info_of(edition), facts(edition))


def exported() -> list[SheetEdition]:
    """Return the facts of every edition."""
    return [facts(load(name)) for name in NAMES]
