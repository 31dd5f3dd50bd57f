"""An edition, turned into the struct of the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine import options
from laydown.engine.cards import COLOURS, SKIP, WILD
from laydown.wire.http import EditionInfo, OptionInfo, PhaseInfo, Space

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.engine.edition import Edition
    from laydown.wire.tables import Length

_FLAG: Final = ("no", "yes")
_RULING: Final = "X-22"  # which house rules a table may agree on

# What one may ask about, and the fact or the refusal whose clause tells of it.
_FACTS: Final = {
    "turn": "turn.start",
    "wild": "lay.wild_minimum",
    "skipped": "skip.spent",
    "last_card": "lay.last_card",
    "points": "points.numbers",
    "move_on": "end.out_steps",
    "keep": "end.keep",
}
_REFUSALS: Final = {
    "take": "skip_on_top",
    "skip": "card_not_held skip",
    "lay": "wrong_groups",
    "hit": "not_laid_yet",
    "not_laid": "last_card_not_laid",
    "claim": "no_claim",
    "free_order": "name_the_phase",
    "empty": "nothing_to_draw",
    "two_discards": "one_discard",
    "set": "mixed_numbers",
    "run": "not_in_order",
    "colour": "mixed_colours",
    "odd": "wrong_parity",
    "even": "wrong_parity",
    "pairs": "not_in_order pairs",
    "colour-run": "not_in_order colour-run",
    "odd-run": "not_in_order odd-run",
    "even-run": "not_in_order even-run",
}


def edition_of(edition: Edition, lengths: Mapping[int, Length] | None = None) -> EditionInfo:
    """Return an edition by what makes it different; `lengths` by number of players."""
    assumed = {name: fact for name, fact in edition.facts.items() if fact.assumed}
    return EditionInfo(
        name=edition.name,
        colours="".join(COLOURS[colour] for colour in edition.colours),
        cards=len(edition.deck),
        hand=edition.hand,
        highest=edition.highest,
        wilds=edition.deck.count(WILD),
        skips=edition.deck.count(SKIP),
        number_points=list(edition.number_points),
        wild_points=edition.wild_points,
        skip_points=edition.skip_points,
        last_card=edition.options.last_card,
        least_players=edition.least_players,
        most_players=edition.most_players,
        keep=edition.keep,
        out_steps=edition.out_steps,
        jokers=edition.makes_jokers,
        phases=[
            PhaseInfo(
                phase=number,
                text=str(phase),
                groups=[str(part) for part in phase.patterns],
                assumed=f"phases.{number - 1}" in assumed,
            )
            for number, phase in enumerate(edition.phases, 1)
        ],
        options=_options(edition) if edition.house_rules else [],
        ring=[
            Space(action=action, cards=cards if action == "draw" else 0)
            for action, cards in edition.ring
        ],
        lengths={str(players): length for players, length in (lengths or {}).items()},
        assumed=list(dict.fromkeys(fact.clause for fact in assumed.values())),
        clauses=_clauses(edition),
    )


def _clauses(edition: Edition) -> dict[str, str]:
    """Return where the rules tell of a thing; a host's own facts stand in no rulebook."""
    facts = {topic: edition.facts[fact].clause for topic, fact in _FACTS.items()}
    refusals = {topic: edition.clauses[code] for topic, code in _REFUSALS.items()}
    return {topic: clause for topic, clause in (facts | refusals).items() if clause}


def _options(edition: Edition) -> list[OptionInfo]:
    every = f"1-{len(edition.phases)}"
    half = f"1-{len(edition.phases) // 2}"
    values: dict[str, tuple[str, ...]] = {
        "phases": (every, half, "odd", "even") if len(edition.phases) > 1 else (every,),
        "last_card": options.LAST_CARDS,
        "wild_minimum": options.WILD_MINIMUMS,
    }
    defaults = {
        "phases": every,
        "last_card": edition.default.last_card,
        "wild_minimum": edition.default.wild_minimum,
    }
    return [
        OptionInfo(
            name=name,
            values=list(values.get(name, _FLAG)),
            default=defaults.get(name, "no"),
            printed=name in edition.variants,
            clause=edition.variants.get(name, _RULING),
            excludes=[other for pair in options.EXCLUDE if name in pair for other in pair - {name}],
        )
        for name in options.NAMES
    ]
