from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import laydown.locale
from laydown.engine.edition import NAMES, load
from laydown.engine.errors import IllegalMove, LaydownError
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.notation.record import parse_record
from laydown.engine.rules import apply
from laydown.locale import LANGUAGES, MissingText, UnknownLanguage, clauses
from laydown.telling import BRACKETED, WRITTEN, clause_of, refusal
from tests.locale.test_catalogue import variables
from tests.telling import errors_page
from tests.telling.error_codes import PassedOn, all_codes, codes_of, edition_codes, scan
from tests.telling.provoked import (
    CALLS,
    HEAD,
    LINES,
    MOVES,
    RING,
    UNPROVOKED,
    Told,
    told_by_call,
    told_by_line,
    told_by_move,
)
from tests.telling.provoked_sheets import SHEETS
from tests.telling.provoked_tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

FOLDER = Path(laydown.locale.__file__).parent
RAISES, PASSED_ON = scan()


def told_text(code: str, details: Mapping[str, str | int], language: str = "en") -> str:
    return refusal(LaydownError(code, dict(details)), language)


def sentences(language: str) -> dict[str, set[str]]:
    """Return the variables of the sentence for each code."""
    messages = variables(FOLDER / language / "errors.ftl")
    return {
        name.removeprefix("error-").replace("-", "_"): used
        for name, used in messages.items()
        if name.startswith("error-")
    }


# --- codes ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(language: str) -> None:
    assert sorted(sentences(language)) == all_codes()


def test_every_refusal_of_a_move_has_a_clause_in_every_edition() -> None:
    for name in NAMES:
        told = load(name).clauses
        assert codes_of(told) == edition_codes() <= set(told)
        assert [clause for clause in told.values() if clause not in clauses()] == []


@pytest.mark.parametrize(
    ("phase", "lay", "clause"),
    [
        (4, "R4 R5 G5 Y6", "E-09"),
        (6, "R4 R5 R6 R8", "E-08"),
        (7, "R4 R5 R8", "E-11"),
        (8, "R1 R3 R5 R9", "E-10"),
    ],
)
def test_a_refusal_names_the_clause_of_the_kind_of_group(phase: int, lay: str, clause: str) -> None:
    text = f"position: 1\nedition: express\nstep: play 1\nhand 1: {lay} B12\nhand 2: B1\n"
    state = parse_position(text + f"phase 1: {phase}\n")
    with pytest.raises(IllegalMove) as refusal:
        apply(state, 0, parse_move(f"lay {lay}"))
    assert (refusal.value.code, refusal.value.clause) == ("not_in_order", clause)


def test_the_source_raises_every_code_that_has_a_clause() -> None:
    assert edition_codes() <= {one.code for one in RAISES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_uses_only_details_that_every_raise_gives(language: str) -> None:
    used = sentences(language)
    lacking = [
        (one.place, one.code, missing)
        for one in RAISES
        if (missing := used[one.code] - one.details)
    ]
    assert lacking == []


def test_the_places_that_pass_an_error_on_are_known() -> None:
    # They keep the details; where they make new ones, an example below shows that these suffice.
    known = [
        PassedOn("engine/edition.py:illegal", "code"),
        PassedOn("engine/edition.py:misfit", "reason.code"),
        PassedOn("engine/groups.py:in_case", "self.code"),
        PassedOn("engine/groups.py:misfit", "code"),
        PassedOn("engine/notation/lines.py:fail", "code"),
        PassedOn("engine/notation/position_lines.py:read_edition", "misread.code"),
        PassedOn("engine/notation/position_lines.py:read_edition", "error.code"),
        PassedOn("engine/notation/position_lines.py:read_edition", "error.code"),
        PassedOn("engine/notation/position_reader.py:_table", "reason.code"),
        PassedOn("engine/notation/reader.py:fail", "code"),
        PassedOn("engine/notation/record.py:parse_record", "error.code"),
        PassedOn("engine/notation/record.py:_from_position", "error.code"),
        PassedOn("referee/session.py:refuse", "code"),
    ]
    assert known == PASSED_ON


# --- examples ---


def assert_told(told: Told, code: str) -> None:
    assert told.code == code
    texts = [told_text(code, told.details, language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        assert len(text) > 10
        assert "{" not in text or "{" in str(told.details)


@pytest.mark.parametrize(
    ("code", "position", "seat", "move"),
    MOVES + RING,
    ids=[f"{case[0]}: {case[3]}" for case in MOVES + RING],
)
def test_a_move_that_is_refused(code: str, position: str, seat: int, move: str) -> None:
    assert_told(told_by_move(position, seat, move), code)


@pytest.mark.parametrize(("code", "call"), CALLS, ids=[code for code, _ in CALLS])
def test_a_text_or_a_game_that_is_refused(code: str, call: Callable[[], object]) -> None:
    assert_told(told_by_call(call), code)


@pytest.mark.parametrize(("code", "line"), LINES, ids=[code for code, _ in LINES])
def test_a_request_that_is_refused(code: str, line: str) -> None:
    assert_told(told_by_line(line), code)


@pytest.mark.parametrize(("code", "provoke"), TABLES, ids=[code for code, _ in TABLES])
def test_a_command_at_a_table_that_is_refused(
    code: str, provoke: Callable[[], LaydownError | None]
) -> None:
    refused = provoke()
    assert refused
    assert_told(Told(refused.code, refused.details), code)


@pytest.mark.parametrize(("code", "call"), SHEETS, ids=[code for code, _ in SHEETS])
def test_what_is_refused_on_a_score_sheet(code: str, call: Callable[[], object]) -> None:
    assert_told(told_by_call(call), code)


def test_every_code_has_an_example() -> None:
    examples = {code for code, *_ in [*MOVES, *RING, *CALLS, *LINES, *TABLES, *SHEETS]}
    assert examples | UNPROVOKED == set(all_codes())
    assert not examples & UNPROVOKED


def test_a_refusal_names_the_clause_of_the_edition() -> None:
    for edition, clause in (("mattel", "M-07"), ("ravensburger", "R-05"), ("pocket", "P-04")):
        state = parse_position(f"position: 1\nedition: {edition}\nhand 1: R7\nhand 2: R1\n")
        with pytest.raises(IllegalMove) as refusal:
            apply(state, 0, parse_move("discard R7"))
        assert (refusal.value.code, refusal.value.clause) == ("draw_first", clause)


# --- how details are told ---


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "This does not fit on the group (red 8, Wild as 9): blue 7, Wild."),
        ("fr", "Ce groupe (8 rouge, Joker valant 9) n’accepte pas\xa0: 7 bleu, Joker."),
        ("de", "Das passt nicht an diese Gruppe (Rot 8, Joker als 9): Blau 7, Joker."),
        ("it", "Questo gruppo (8 rosso, Jolly come 9) non accetta: 7 blu, Jolly."),
    ],
)
def test_cards_are_told_by_their_names(language: str, expected: str) -> None:
    details = {"card": "B7 W", "group": "R8 W=9"}
    assert told_text("does_not_fit", details, language) == expected


def test_cards_are_drawn_as_the_client_wants_them() -> None:
    error = LaydownError("does_not_fit", {"card": "B7 W", "group": "R8 W=9"})
    assert (
        refusal(error, cards=BRACKETED) == "This does not fit on the group ([R8] [W=9]): [B7] [W]."
    )
    assert refusal(error, cards=WRITTEN) == "This does not fit on the group (R8 W=9): B7 W."


def test_a_place_is_no_card() -> None:
    error = LaydownError("no_such_group", {"group": "9.1"})
    assert refusal(error, cards=BRACKETED) == "There is no group 9.1 on the table."


def test_the_clause_behind_an_error() -> None:
    assert clause_of(IllegalMove("game_over", "M-33")) == "M-33"
    with pytest.raises(LaydownError) as refused:
        parse_record(f"{HEAD}dealer: 2\nmoves:\n1 discard R5\n")
    assert clause_of(refused.value) == "M-07"
    assert clause_of(LaydownError("bad_card")) == ""


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Your phase is not a single group: 2 sets of 3 + run of 4."),
        ("fr", "Votre phase ne se compose pas d’un seul groupe\xa0: 2 séries de 3 + suite de 4."),
        ("de", "Deine Phase besteht nicht aus einer Gruppe: 2 Drillinge + Viererfolge."),
        ("it", "La tua fase non è fatta di un solo gruppo: 2 set di 3 + sequenza di 4."),
    ],
)
def test_a_phase_is_told_by_the_names_of_its_groups(language: str, expected: str) -> None:
    details: dict[str, str | int] = {"phase": "set 3 + set 3 + run 4", "groups": 1}
    assert told_text("wrong_groups", details, language) == expected


@pytest.mark.parametrize("edition", NAMES)
def test_every_group_of_every_edition_has_a_name(edition: str) -> None:
    for phase in load(edition).phases:
        for pattern in phase.patterns:
            text = told_text("not_in_order", {"pattern": str(pattern)}, "de")
            assert str(pattern) not in text


@pytest.mark.parametrize(
    ("pattern", "told"),
    [
        ("5 odd one colour", "5 cartes impaires, d’une seule couleur"),
        ("run 2 even pairs", "suite de 2 paires de cartes paires"),
    ],
)
def test_a_group_that_no_edition_has_is_told_in_words_too(pattern: str, told: str) -> None:
    assert told in told_text("not_in_order", {"pattern": pattern}, "fr")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("S", "Skip"),
        ("W=T", "Wild as turquoise"),
        ("W=R9", "Wild as red 9"),
        ("(R7)", "Joker (red 7)"),
        ("(R7)=4", "Joker (red 7) as 4"),
        ("W=Q", "W=Q"),
        ("X7", "X7"),
    ],
)
def test_a_card_is_told_by_its_name_if_it_has_one(text: str, expected: str) -> None:
    told = told_text("card_not_held", {"card": text})
    assert told == f"You do not have this card, or not that many of them: {expected}."


def test_what_was_found_is_quoted() -> None:
    details = {"expected": "R7, W, S", "found": "Q7"}
    assert told_text("bad_card", details).endswith("Found: “Q7”.")
    assert told_text("bad_card", details, "de").endswith("Gefunden: „Q7“.")
    assert told_text("bad_card", {**details, "found": ""}).endswith("Found: nothing.")


def test_a_number_that_was_found_is_no_quotation() -> None:
    details: dict[str, str | int] = {"found": 1, "expected": "2-6"}
    assert told_text("bad_players", details) == "One player cannot play this; it takes 2-6."


def test_a_long_detail_is_cut() -> None:
    told = told_text("unknown_line", {"found": "x" * 100_000, "expected": ""})
    assert len(told) < 300
    assert "x…" in told


def test_nothing_in_a_detail_steers_a_terminal() -> None:
    told = told_text("unknown_line", {"found": "\x1b[2J\r\n\x00\ud800", "expected": ""})
    assert told.isprintable()


def test_a_detail_that_no_sentence_uses_does_no_harm() -> None:
    details: dict[str, str | int] = {"move_number": 17, "move": "1 draw", "clause": "M-33"}
    assert told_text("game_over", details) == "The game is over."


def test_an_unknown_code_is_an_error() -> None:
    with pytest.raises(MissingText, match="error-no-such-code"):
        told_text("no_such_code", {})


def test_a_missing_detail_is_an_error() -> None:
    with pytest.raises(MissingText, match="card"):
        told_text("card_not_held", {})


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="tlh"):
        told_text("game_over", {}, "tlh")


# --- the page ---


def test_the_page_of_errors_is_up_to_date() -> None:
    # python -m tests.telling.errors_page writes it anew
    assert errors_page.PAGE.read_text(encoding="utf-8") == errors_page.page()
