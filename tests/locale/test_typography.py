"""How the catalogues are written: one apostrophe, blanks where they belong, one form of address."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from laydown.locale import LANGUAGES
from tests.locale.test_catalogue import FOLDER, parsed

if TYPE_CHECKING:
    from collections.abc import Iterator

TIE = "\u00a0"  # a blank at which no line is broken
ARGUMENT = "\ufffc"  # stands for what a message is given

# What a player types, as messages quote it: it is no French.
TYPED = re.compile(r"lay 5:|exec:|5000moves|\b55%")


class Patterns(Visitor):
    """Collects every text of a file, each variant by itself, with a sign for what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - Fluent's
        self.found.append(
            "".join(
                element.value if isinstance(element, ast.TextElement) else ARGUMENT
                for element in node.elements
            )
        )
        self.generic_visit(node)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each message and each of its texts; headings of the rules too."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                patterns = Patterns()
                patterns.visit(entry)
                for text in patterns.found:
                    yield entry.id.name, TYPED.sub(ARGUMENT, text)
            elif path.stem == "rules" and isinstance(entry, ast.GroupComment):
                yield path.name, entry.content or ""


def offenders(language: str, wrong: str) -> list[tuple[str, str]]:
    return [(name, text) for name, text in texts(language) if re.search(wrong, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_not_those_of_a_typewriter(language: str) -> None:
    assert offenders(language, "['\"]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_blanks_stand_alone(language: str) -> None:
    assert offenders(language, f"[ {TIE}][ {TIE}]") == []


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_blank_stands_before_a_colon_or_the_like(language: str) -> None:
    # A question mark may be a key to press.
    assert offenders(language, rf"[ {TIE}](?:[:;!»]|\?(?!\.$))") == []


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(rf"[^{TIE}][:;!?»]", id="before a colon and the like"),
        pytest.param(rf"«[^{TIE}]", id="in quotation marks"),
        pytest.param(rf"[^{TIE}]%", id="before a percent sign"),
    ],
)
def test_french_has_a_blank_that_does_not_break(wrong: str) -> None:
    assert offenders("fr", wrong) == []


def test_german_has_such_a_blank_before_a_percent_sign() -> None:
    assert offenders("de", rf"[^{TIE}-]%") == []


# Forms that would address a player in another way than all the rest does.
ADDRESS = {
    "fr": r"(?i)\b(?:tu|te|toi|ton|ta|tes)\b|\bt’",
    "de": r"(?<![.:?!“] )(?<!^)\b(?:Sie|Ihr|Ihre[mnrs]?)\b|\bIhnen\b",
    "it": r"(?<!di )(?<!tra )\b(?:[Vv]oi|[Vv]ostr[aeio])\b|(?<=\w )Lei\b",
}


@pytest.mark.parametrize("language", ADDRESS)
def test_a_player_is_addressed_in_one_way(language: str) -> None:
    assert offenders(language, ADDRESS[language]) == []


def test_german_asks_in_the_short_form() -> None:
    # „Leg ab“, not „Lege ab“: as one says it at the table.
    long = r"(?i)\b(?:lege|sage|ziehe|drücke|schreibe|hole|tippe|mache)\b(?! ich)"
    assert offenders("de", long) == []


# Other words for things that have one already: the comment on top of cards.ftl lists ours.
OTHER_WORDS = {
    "en": r"\bmeld|\bstock\b|\bwaste\b|\brobots?\b",
    "fr": r"\btoqu|\btalon\b|\bpige|\brobots?\b|\bcartes? à chiffre",
    "de": r"abwerf|abgeworf|Ablegestapel|Kartenstock|\bSets?\b|\bRoboter",
    "it": r"\bcart[ae] numero\b|\bmani\b(?! nascoste| che si| sono)|^Mano \ufffc",
}


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_each_thing_has_one_word(language: str) -> None:
    assert offenders(language, f"(?i){OTHER_WORDS[language]}") == []


# What names somebody: it may begin with a vowel.
NAMES = r"(?:player|name|names|target|author|bot|whom)"


def test_french_needs_no_elision_before_a_name() -> None:
    # « d’Emma », but « de Nora »: a sentence is put so that either can stand in it.
    before = re.compile(rf"\b(?:de|que|le|la|ne|se|jusque|lorsque) \{{ \${NAMES} \}}")
    assert [found for line in lines("fr") for found in before.findall(line)] == []


def test_french_does_not_tell_nought_as_one() -> None:
    # Nought is singular there, too: “[one] 1 carte” would be told where there is none.
    one = re.compile(r"^ +\[one\] [^{]*\b(?:1|[Uu]ne?)\b[^{]*$")
    assert [line for line in lines("fr") if one.match(line)] == []


def lines(language: str) -> Iterator[str]:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield from path.read_text(encoding="utf-8").splitlines()
