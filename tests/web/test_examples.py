"""The examples of phases that the browser draws beside the rules: the engine takes each of them."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from typing import Any

import msgspec
import pytest

from build_web import WEB, node_and_npm
from laydown.engine.edition import NAMES, load
from laydown.engine.groups import arrange
from laydown.engine.notation.cards import parse_card
from laydown.wire.of_edition import edition_of

_DRAW = """
import { examplesOf } from './src/rules/examples.ts';
const edition = JSON.parse(process.argv[1]);
console.log(JSON.stringify(edition.phases.map((one) => examplesOf(one.groups, edition))));
"""


def drawn(name: str) -> Any:  # noqa: ANN401 - JSON
    """Return the groups of cards that the browser draws for each phase of an edition."""
    node, _ = node_and_npm()
    info = msgspec.json.encode(edition_of(load(name))).decode()
    command = [str(node), "--input-type=module", "--eval", _DRAW, info]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_takes_every_example(name: str) -> None:
    edition = load(name)
    examples = drawn(name)
    assert len(examples) == len(edition.phases)
    for phase, groups in zip(edition.phases, examples, strict=True):
        cards = [[parse_card(card) for card in group] for group in groups]
        for pattern, group in zip(phase.patterns, cards, strict=True):
            assert len(arrange(pattern, group, edition.highest).plain_cards()) == pattern.least
        # The deck has all of them at once.
        assert Counter(card for group in cards for card in group) <= Counter(edition.deck)
