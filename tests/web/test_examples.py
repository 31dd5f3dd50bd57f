"""The pictures that the browser draws beside the rules: the engine confirms each of them."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from build_web import WEB, node_and_npm
from laydown.engine import rules
from laydown.engine.edition import NAMES, load
from laydown.engine.errors import LaydownError
from laydown.engine.groups import arrange
from laydown.engine.notation.cards import card_text, cards_text, parse_card
from laydown.engine.notation.moves import parse_move
from laydown.wire.of_edition import edition_of
from tests.rules.kit import at

if TYPE_CHECKING:
    from laydown.engine.state import State

_DRAW = """
import { examplesOf, PICTURES } from './src/rules/examples.ts';
const phases = JSON.parse(process.argv[1]).map((edition) =>
  edition.phases.map((one) => examplesOf(one.groups, edition)));
console.log(JSON.stringify([phases, PICTURES]));
"""
EDITION_OF = {"M": "mattel", "R": "ravensburger", "E": "express", "P": "pocket", "B": "board"}


@cache
def drawn() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the groups drawn for each phase of an edition, and the pictures beside clauses."""
    node, _ = node_and_npm()
    info = msgspec.json.encode([edition_of(load(name)) for name in NAMES]).decode()
    command = [str(node), "--input-type=module", "--eval", _DRAW, info]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True)
    phases, pictures = json.loads(done.stdout)
    return dict(zip(NAMES, phases, strict=True)), pictures


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_takes_every_example(name: str) -> None:
    edition = load(name)
    examples = drawn()[0][name]
    assert len(examples) == len(edition.phases)
    for phase, groups in zip(edition.phases, examples, strict=True):
        cards = [[parse_card(card) for card in group] for group in groups]
        for pattern, group in zip(phase.patterns, cards, strict=True):
            assert len(arrange(pattern, group, edition.highest).plain_cards()) == pattern.least
        # The deck has all of them at once.
        assert Counter(card for group in cards for card in group) <= Counter(edition.deck)


@dataclass(frozen=True)
class Hit:
    """A card beside a group of a picture, at its low or high end, and whether it fits there."""

    card: str
    group: list[str]
    end: str
    fits: bool


def hits_of(parts: list[dict[str, Any]]) -> list[Hit]:
    """Return the cards that a picture marks, each beside both groups that it may belong to."""
    found = []
    for place, part in enumerate(parts):
        if "fits" in part:
            before = [one["cards"] for one in parts[:place] if "fits" not in one][-1:]
            after = [one["cards"] for one in parts[place:] if "fits" not in one][:1]
            beside = [(group, "high") for group in before] + [(group, "low") for group in after]
            (card,) = part["cards"]
            found += [Hit(card, group, end, part["fits"]) for group, end in beside]
    return found


def laid(name: str, group: list[str], *more: str) -> tuple[State, str]:
    """Lay a phase with that group in it; return the state, and the group's place.

    The other groups of the phase are those of its example; the player holds some more cards.
    """
    edition = load(name)
    for number, phase in enumerate(drawn()[0][name], 1):
        for place in range(len(phase)):
            groups = [*phase[:place], group, *phase[place + 1 :]]
            held = [parse_card(card.partition("=")[0]) for one in groups for card in one]
            held += [parse_card(card) for card in more]
            spare = sorted((Counter(edition.deck) - Counter(map(face, held))).elements())
            lay = " | ".join(" ".join(one) for one in groups)
            lines = (
                f"edition: {name}\nstep: play 1\nphase 1: {number}\n"
                f"hand 1: {cards_text([*held, *spare[:2]])}\nhand 2: {cards_text(spare[2:4])}"
            )
            with suppress(LaydownError):
                state = at(lines)
                rules.apply(state, 0, parse_move(f"lay {lay}"))
                # Groups of one kind may lie in another order than they were named.
                mine = sorted(parse_card(card.partition("=")[0]) for card in group)
                lying = [sorted(one.plain_cards()) for one in state.table[0]]
                return state, f"1.{lying.index(mine) + 1}"
    pytest.fail(f"no phase of {name} takes {group}")


def face(card: int) -> int:
    """Return the card of the deck that a Joker of the board game is."""
    return parse_card(card_text(card).strip("()"))


def hit(state: State, card: str, place: str, end: str) -> bool:
    """Hit a card there, at that end if the group has ends; say whether it was allowed."""
    chain = state.table[0][int(place.partition(".")[2]) - 1].pattern.chain
    with suppress(LaydownError):
        rules.apply(state, 0, parse_move(f"hit {card} on {place} {end if chain else ''}".rstrip()))
        return True
    return False


CLAUSES = sorted(drawn()[1])


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_group_beside_a_clause_can_be_laid(clause: str) -> None:
    groups = [part["cards"] for part in drawn()[1][clause] if "fits" not in part]
    assert groups
    for group in groups:
        laid(EDITION_OF[clause[0]], group)


@pytest.mark.parametrize("clause", [one for one in CLAUSES if hits_of(drawn()[1][one])])
def test_a_card_fits_where_a_picture_says_so_and_nowhere_else(clause: str) -> None:
    hits = hits_of(drawn()[1][clause])
    told: dict[str, set[bool]] = {}
    for one in hits:
        state, place = laid(EDITION_OF[clause[0]], one.group, one.card.partition("=")[0])
        allowed = hit(state, one.card, place, one.end)
        told.setdefault(f"{one.card} {one.fits}", set()).add(allowed)
    # What fits does so at one of the groups beside it, what does not at none of them.
    assert {card: True in found for card, found in told.items()} == {
        f"{one.card} {one.fits}": one.fits for one in hits
    }


def test_a_card_that_does_not_fit_is_told_from_one_that_does() -> None:
    state, place = laid("mattel", ["O3", "G4", "R5", "Y6"], "Y2", "R7", "G9")
    assert not hit(state, "G9", place, "high")
    assert not hit(state, "Y2", place, "high")
    assert hit(state, "Y2", place, "low")
    assert not hit(state, "G9", place, "high")
    with pytest.raises(pytest.fail.Exception):
        laid("mattel", ["O3", "G4", "R5", "Y7"])
