"""`laydown ask` about a situation: every refusal with its clause, and what is no situation."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from laydown.cli import cli
from laydown.engine.notation.position import print_position
from laydown.locale import LANGUAGES, catalogue
from tests.rules.kit import at
from tests.rules.test_refusals import Example, examples
from tests.score.test_own import THREE
from tests.wire.test_rulings import LAID, SHORT

# The same refusal in another edition is told by the same code: one of each is enough here.
ONE_OF_EACH = list({example.row.key: example for example in examples()}.values())


def ask(position: str, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["ask", "--position", "-", *arguments], input=position)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "example", ONE_OF_EACH, ids=lambda e: f"{e.row.edition}-{e.row.key}".replace(" ", "-")
)
def test_every_refusal_is_told_with_its_clause(example: Example, language: str) -> None:
    position = print_position(at(example.position, rest=example.rest))
    arguments = ("--seat", str(example.seat), "--lang", language)
    found = ask(position, *example.move.split(), *arguments)
    assert example.row.clause in found.stdout + found.stderr
    assert found.exit_code == (2 if example.row.code == "no_such_seat" and not found.stdout else 0)


def test_yes_no_and_what_else_may_be_done() -> None:
    text = catalogue("en").text
    refused = ask(LAID, "hit", "R8", "on", "2.1", "--lang", "en").stdout.splitlines()
    assert refused[0] == text("referee-no")
    assert "M-27:" in refused[2]
    assert text("referee-may") in refused
    assert any(line.endswith("hit R11 on 1.1") for line in refused)
    allowed = ask(LAID, "discard", "R8", "--lang", "en").stdout.splitlines()
    assert allowed[0] == text("referee-yes")


def test_without_a_move_it_says_what_is_missing() -> None:
    told = ask(SHORT, "--lang", "en", "--plain").stdout
    assert told.startswith("You are 2 cards short of phase 1.")


def test_the_same_as_data() -> None:
    found = json.loads(ask(LAID, "hit", "R8", "on", "2.1", "--json").stdout)
    assert found["asked"]["refusal"]["clause"] == "M-27"


@pytest.mark.parametrize("position", ["", "nonsense", LAID.replace("mattel", "nowhere")])
def test_what_is_no_situation_is_told_in_a_sentence(position: str) -> None:
    found = ask(position, "draw")
    assert found.exit_code == 2
    assert found.stderr.startswith("laydown: ")
    assert "Traceback" not in found.stderr


def test_a_situation_of_an_edition_of_ones_own_carries_its_file_along() -> None:
    file = "\n".join(f"|{line}" for line in THREE.splitlines())
    own = SHORT.replace("edition: mattel", f"edition: three\n{file}")
    told = ask(own, "lay", "R11", "G11", "--lang", "en", "--plain").stdout
    assert told.startswith("Yes.")  # its first phase is a set of two
