from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import laydown.locale
from laydown.engine.edition import ACTIONS
from laydown.locale import (
    LANGUAGES,
    MissingText,
    UnknownLanguage,
    catalogue,
    clauses,
    preferred_language,
    rule,
    sections,
)

FOLDER = Path(laydown.locale.__file__).parent
MESSAGE_FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl") if path.stem != "rules")
ALL_FILES = sorted(FOLDER.glob("*/*.ftl"))


def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


class Names(Visitor):
    """Collects the variables of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.messages.add(node.id.name)


def variables(path: Path) -> dict[str, set[str]]:
    """Return the variables of each message of a file, those of messages it uses included."""
    names: dict[str, Names] = {}
    for entry in parsed(path).body:
        if isinstance(entry, ast.Message):
            names[entry.id.name] = Names()
            names[entry.id.name].visit(entry)

    def reached(message: str) -> set[str]:
        found = names[message]
        return found.variables.union(
            *(reached(other) for other in found.messages if other in names)
        )

    return {message: reached(message) for message in names}


# --- the files ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    found = {path.name for path in (FOLDER / language).glob("*.ftl")}
    assert found == {*MESSAGE_FILES, "rules.ftl"}


@pytest.mark.parametrize("path", ALL_FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_is_valid_fluent(path: Path) -> None:
    junk = [entry.content for entry in parsed(path).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", MESSAGE_FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(
    file: str, language: str
) -> None:
    assert variables(FOLDER / language / file) == variables(FOLDER / "en" / file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    count = Counter(
        entry.id.name
        for path in (FOLDER / language).glob("*.ftl")
        for entry in parsed(path).body
        if isinstance(entry, ast.Message)
    )
    assert [name for name, times in count.items() if times > 1] == []


# --- texts ---


@pytest.mark.parametrize(
    ("language", "card", "wild", "skip"),
    [
        ("en", "red 7", "Wild as red", "Skip"),
        ("fr", "7 rouge", "Joker valant rouge", "Passer"),
        ("de", "Rot 7", "Joker als Rot", "Aussetzen"),
        ("it", "7 rosso", "Jolly come rosso", "Salta turno"),
    ],
)
def test_names_of_cards(language: str, card: str, wild: str, skip: str) -> None:
    text = catalogue(language).text
    red = text("colour-red")
    assert text("card-number", colour=red, number=7) == card
    assert text("wild-as", value=red) == wild
    assert text("card-skip") == skip


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "set of 3 + run of 4"),
        ("fr", "série de 3 + suite de 4"),
        ("de", "Drilling + Viererfolge"),
        ("it", "set di 3 + sequenza di 4"),
    ],
)
def test_a_phase_of_two_different_groups(language: str, expected: str) -> None:
    text = catalogue(language).text
    first, rest = text("group-set", size=3), text("group-run", size=4)
    assert text("phase-joined", first=first, rest=rest) == expected


@pytest.mark.parametrize(
    ("language", "message", "size", "expected"),
    [
        ("en", "group-colour", 7, "7 cards of one colour"),
        ("en", "group-odd", 4, "4 odd cards"),
        ("en", "group-pairs", 2, "run of 2 pairs"),
        ("en", "group-colour-run", 3, "run of 3 in one colour"),
        ("fr", "group-colour-run", 3, "suite de 3 cartes de la même couleur"),
        ("fr", "group-even-run", 4, "suite de 4 cartes paires"),
        ("de", "group-set", 2, "Zwilling"),
        ("de", "group-set", 7, "7 gleiche Zahlen"),
        ("de", "group-pairs", 2, "Folge aus 2 Zwillingen"),
        ("it", "group-even", 4, "4 carte pari"),
        ("it", "group-pairs", 2, "sequenza di 2 coppie"),
    ],
)
def test_groups(language: str, message: str, size: int, expected: str) -> None:
    assert catalogue(language).text(message, size=size) == expected


@pytest.mark.parametrize(
    ("language", "message", "size", "expected"),
    [
        ("en", "group-set-many", 3, "2 sets of 3"),
        ("en", "group-colour-many", 5, "2 groups of 5 cards of one colour"),
        ("fr", "group-set-many", 3, "2 séries de 3"),
        ("fr", "group-run-many", 4, "2 suites de 4"),
        ("de", "group-set-many", 3, "2 Drillinge"),
        ("de", "group-set-many", 7, "2 Gruppen aus je 7 gleichen Zahlen"),
        ("de", "group-run-many", 4, "2 Viererfolgen"),
        ("it", "group-set-many", 3, "2 set di 3"),
        ("it", "group-odd-run-many", 3, "2 sequenze di 3 carte dispari"),
    ],
)
def test_equal_groups(language: str, message: str, size: int, expected: str) -> None:
    assert catalogue(language).text(message, count=2, size=size) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind",
    ["set", "run", "colour", "odd", "even", "pairs", "colour-run", "odd-run", "even-run"],
)
def test_one_of_equal_groups_reads_like_the_group(language: str, kind: str) -> None:
    text = catalogue(language).text
    assert text(f"group-{kind}-many", count=1, size=4) == text(f"group-{kind}", size=4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_of_a_ring_has_a_name_and_a_line_of_help(language: str, action: str) -> None:
    text = catalogue(language).text
    name = text(f"action-{action}", number=2)
    assert 3 <= len(name) <= 20
    assert text(f"action-{action}-help", number=2).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_message_is_an_error(language: str) -> None:
    with pytest.raises(MissingText, match="no-such-message"):
        catalogue(language).text("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_an_error(language: str) -> None:
    with pytest.raises(MissingText, match=r"group-set.*size"):
        catalogue(language).text("group-set")


def test_an_argument_that_is_no_text_and_no_number_is_an_error() -> None:
    with pytest.raises(MissingText, match=r"group-run.*size"):
        catalogue().text("group-run", size=[4])


def test_a_catalogue_is_loaded_once() -> None:
    assert catalogue() is catalogue("en")
    assert catalogue("de") is catalogue("de")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="tlh"):
        catalogue("tlh")
    with pytest.raises(UnknownLanguage, match="tlh"):
        rule("M-01", "tlh")


def test_fluent_waits_until_a_text_is_asked_for() -> None:
    program = (
        "import sys, laydown.locale as locale\n"
        "assert 'fluent' not in {name.partition('.')[0] for name in sys.modules}\n"
        "locale.catalogue().text('card-wild')\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


# --- the language of a player ---


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LAYDOWN_LANG": "IT", "LC_ALL": "de_DE"}, "it"),
    ],
)
def test_preferred_language(environ: dict[str, str], expected: str) -> None:
    assert preferred_language(environ) == expected


# --- the rules ---


def test_clauses_are_well_formed_and_unique() -> None:
    letters = "MREPBX"
    shape = re.compile(rf"[{letters}]-(\d\d|V\d)")
    assert [clause for clause in clauses() if not shape.fullmatch(clause)] == []
    assert len(set(clauses())) == len(clauses())
    assert set(letters) == {clause[0] for clause in clauses()}


@pytest.mark.parametrize(
    ("letter", "numbered", "variants"),
    [("M", 37, 2), ("R", 27, 4), ("E", 25, 2), ("P", 14, 0), ("B", 36, 0)],
)
def test_an_edition_tells_each_clause_in_order(letter: str, numbered: int, variants: int) -> None:
    numbers = [f"{letter}-{number:02}" for number in range(1, numbered + 1)]
    assert list(clauses(letter)) == [*numbers, *(f"{letter}-V{n}" for n in range(1, variants + 1))]


def test_all_rulings_are_told() -> None:
    assert sorted(clauses("X")) == [f"X-{number:02}" for number in range(1, 30)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_a_sentence_that_stands_alone(language: str) -> None:
    for clause in clauses():
        text = rule(clause, language)
        assert len(text) >= 15, clause
        assert text == text.strip(), clause
        assert text.endswith((".", ".)")), clause
        assert not re.search(r"[{}\n]|  ", text), clause


def named(clause: str, language: str) -> Counter[str]:
    """Return the rules that a rule refers to."""
    return Counter(re.findall(r"[A-Z]-(?:V\d|\d\d)", rule(clause, language)))


def test_a_rule_refers_only_to_rules_that_are_told() -> None:
    assert {other for clause in clauses() for other in named(clause, "en")} <= set(clauses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_the_same_numbers_in_every_language(language: str) -> None:
    # German has words for sets and runs: Zwilling, Drilling ..., Dreierfolge, Viererfolge ...
    in_words = "23456" if language == "de" else ""
    runs = {"Siebenerfolge": "7", "Achterfolge": "8", "Neunerfolge": "9"}

    def numbers(text: str) -> Counter[str]:
        text = re.sub("|".join(runs), lambda found: runs[found[0]], text)
        found = re.findall(r"(?<![A-Z]-)(?<![A-Z]-V)\b\d+", text)
        return Counter(number for number in found if number not in in_words)

    for clause in clauses():
        assert named(clause, language) == named(clause, "en"), clause
        assert numbers(rule(clause, language)) == numbers(rule(clause)), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_tells_no_rule_that_is_none(language: str) -> None:
    told = parsed(FOLDER / language / "rules.ftl").body
    assert [entry.id.name for entry in told if isinstance(entry, ast.Message)] == [*clauses()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_hold_all_clauses_in_order(language: str) -> None:
    told = sections(language)
    assert tuple(clause for section in told for clause in section.clauses) == clauses()
    assert all(section.edition and section.title and section.clauses for section in told)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_headings_are_in_the_language_of_the_rules(language: str) -> None:
    same = {
        section.title
        for section, english in zip(sections(language), sections(), strict=True)
        if section.title == english.title
    }
    assert same <= {"Phases"}


def test_a_section_keeps_to_one_edition() -> None:
    for section in sections():
        assert len({clause[0] for clause in section.clauses}) == 1


def test_the_first_section() -> None:
    first = sections()[0]
    assert first.edition == "Classic, Mattel’s 40th-anniversary edition"
    assert first.title == "Material and set-up"
    assert first.clauses == ("M-01", "M-02", "M-03", "M-04", "M-05", "M-06")


def test_assumed_facts_are_called_so() -> None:
    assumed = [clause for clause in clauses() if "assumed" in rule(clause)]
    assert assumed == ["R-01", "R-07", "P-02", "P-07", "B-01", "B-21", "B-22"]


def test_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(MissingText, match="Z-99"):
        rule("Z-99")
    assert clauses("Z") == ()


# --- numbers ---

# What there is never one of: players, cards of a group or a hand, of a swap without its card, of a
# draw on the ring that is too much.
NEVER_ONE = re.compile(
    r"group-|welcome$|review-title|editions-facts|event-swapped|reason-lay-leaves|prompt-draw-sev"
    r"|reason-ring-cards"
)
# Cards that are unseen, games that a referee keeps, and who does something.
FACTS = {"total": 9, "limit": 9, "player": "Ada"}
PLURALS = {  # where a language has them here
    "en": r"(cards|games|deals|rounds|points|phases|moves|choices|turns|processes|draws)",
    "fr": r"(cartes|parties|donnes|manches|points|phases|coups|choix|tours|décisions)",
    "de": r"(Karten|Spiele|Runden|Punkte|Phasen|Züge|Kartenverteilungen|Prozesse)",
    "it": r"(carte|partite|punti|fasi|mosse|turni|processi|distribuzioni)",
}


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("file", MESSAGE_FILES)
def test_one_of_a_thing_is_told_in_the_singular(file: str, language: str) -> None:
    text = catalogue(language).text
    for message, names in variables(FOLDER / language / file).items():
        if not NEVER_ONE.match(message):
            told = text(message, **{name: FACTS.get(name, 1) for name in names})
            assert not re.search(rf"\b1 {PLURALS[language]}\b", told), (message, told)


@pytest.mark.parametrize(
    ("language", "gain", "expected"),
    [
        ("en", 1, "1 card"),
        ("en", 0.5, "0.5 cards"),
        ("fr", 0.5, "0,5 carte"),
        ("fr", 1.99, "1,99 carte"),
        ("fr", 2.39, "2,39 cartes"),
        ("de", 0.5, "0,5 Karten"),
        ("it", 1, "1 carta"),
    ],
)
def test_parts_of_a_card_have_the_number_of_their_language(
    language: str, gain: float, expected: str
) -> None:
    told = catalogue(language).text(
        "reason-ring-nearer", action="A", instead="B", gain=gain, instead_gain=0
    )
    assert f"{expected} " in told


def test_a_chance_is_told_so_that_any_number_fits() -> None:
    for percent in (0, 1, 8, 11, 80, 100):
        facts = {"outs": 2, "total": 9, "percent": percent}
        for message in ("reason-hidden-helps", "reason-hidden-hit", "reason-hidden-along"):
            assert f" {percent}% of the time." in catalogue("en").text(message, **facts)
            assert f"(probabilità pescando: {percent}%)." in catalogue("it").text(message, **facts)
