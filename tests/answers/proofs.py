"""What the engine says to each answer: `proofs.toml`, read and played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from laydown.answers import Case, Question, questions
from laydown.engine.cards import SKIP, WILD
from laydown.engine.edition import NAMES, load
from laydown.engine.notation.position import print_position
from tests.rules import test_refusals
from tests.rules.board_kit import play as played
from tests.rules.kit import at, why

if TYPE_CHECKING:
    from laydown.engine.edition import Edition

TABLE = tomllib.loads(Path(__file__).with_name("proofs.toml").read_text(encoding="utf-8"))
CARDS = ("mattel", "ravensburger", "express", "pocket")

_CLASSIC = {
    "after-sets": "2",
    "after-run": "5",
    "ONE-MORE": "Y8",
    "SAME": "R10 Y10 G10 R10 Y10 G10",
    "SAME-A": "R10 Y10 G10",
    "SAME-B": "R10 Y10 G10",
    "AROUND": "R10 Y11 G12 R1 Y2 G3 R4",
    "HOLE": "G3",
    "HOLED": "R1 Y2 W=3 R4 Y5 G6 R7",
    "MORE": "R8 Y8 G8 | R7 Y7 G7",
    "WILDS-BUT-ONE": "W W W W W W",
    "W9": "W W W",
    "W9-AS": "W=9 W=9 W=9",
    "TENTH": "R7 R7 Y7 Y7 G7 | R8 Y8 G8",
    "OTHER-TENTH": "R5 R5 Y5 Y5 G5 | R6 Y6 G6",
    "FIRST": "R10 Y10 G10 | R9 Y9 G9",
    "FIFTH": "R1 Y2 G3 R4 Y5 G6 R7 Y8",
}
# What stands in braces, beside the words of the table of refusals.
WORDS = {
    "mattel": {**_CLASSIC, "FOURTH-9": "O9"},
    "ravensburger": {**_CLASSIC, "FOURTH-9": "B9"},
    "express": {
        "after-sets": "3",
        "after-run": "7",
        "ONE-MORE": "Y5",
        "SAME": "R10 Y10 G10 B10",
        "SAME-A": "R10 Y10",
        "SAME-B": "G10 B10",
        "AROUND": "R11 Y12 R1 Y2",
        "HOLE": "G3",
        "HOLED": "Y1 Y2 W=3 Y4",
        "MORE": "R8 Y8 | R7 Y7",
        "WILDS-BUT-ONE": "W W W",
        "W9": "W W",
        "W9-AS": "W=9 W=9",
        "TENTH": "R1 R2 R3 R4",
        "OTHER-TENTH": "G1 G2 G3 G4",
        "FIRST": "R9 Y9 G9 B9",
        "FIFTH": "R9 Y9 G9",
        "FOURTH-9": "B9",
    },
    "pocket": {
        "after-sets": "2",
        "after-run": "5",
        "ONE-MORE": "Y6",
        "SAME": "R10 Y10 G10 G10",
        "SAME-A": "R10 Y10",
        "SAME-B": "G10 G10",
        "AROUND": "R11 Y12 R1 Y2 G3",
        "HOLE": "G3",
        "HOLED": "R1 Y2 W=3 R4 Y5",
        "MORE": "R8 Y8 | R7 Y7",
        "WILDS-BUT-ONE": "W W W W",
        "W9": "W W",
        "W9-AS": "W=9 W=9",
        "TENTH": "R7 R7 Y7 Y7 | R8 Y8 G8",
        "OTHER-TENTH": "R5 R5 Y5 Y5 | R6 Y6 G6",
        "FIRST": "R10 Y10 | R9 Y9",
        "FIFTH": "R1 Y2 G3 R4 Y5 G6",
        "FOURTH-9": "O9",
    },
    "board": {
        "start-2": "step: roll 2",
        "after-sets": "9",
        "after-run": "8",
        "ONE-MORE": "Y9",
        "SAME": "R10 R10 Y10 Y10 G10 G10 B10 B10",
        "SAME-A": "R10 R10 Y10 Y10",
        "SAME-B": "G10 G10 B10 B10",
        "AROUND": "R10 Y11 G12 R1 Y2 G3 R4 R5",
        "HOLE": "G3",
        "HOLED": "R1 Y2 (B9)=3 R4 Y5 G6 R7 Y8",
        "MORE": "R8 R8 Y8 Y8 | R7 R7 Y7 Y7",
        "TENTH": "R7 R7 Y7 Y7 G7 G7 | R8 Y8 B8",
        "OTHER-TENTH": "R5 R5 Y5 Y5 G5 G5 | R6 Y6 G6",
    },
}


class Proof(NamedTuple):
    """A position or a figure of one edition that shows an answer."""

    question: Question
    case: Case
    edition: str
    play: str
    facts: dict[str, int]
    rest: int


def proofs() -> list[Proof]:
    """Return all of them, for each edition."""
    return [
        Proof(one, case, edition, told.get("play", ""), told.get("facts", {}), told.get("rest", 0))
        for told in TABLE["proof"]
        for one in questions()
        for case in one.cases
        for edition in _editions(told.get("in", ""))
        if edition in case.clauses and _meant(told["for"], one, case)
    ]


def _editions(told: str) -> tuple[str, ...]:
    if told == "cards":
        return CARDS
    return tuple(told.split()) if told else NAMES


def _meant(name: str, one: Question, case: Case) -> bool:
    """Whether a proof is for this answer: by its own name, or as a question's usual one."""
    question, _, answer = name.partition(".")
    if answer:
        return case.message == f"faq-answer-{question}-{answer}"
    if name.startswith("no-"):
        return case.message == f"faq-answer-{name}"
    return one.name == name and not case.option and case.message.startswith(f"faq-answer-{name}-")


def figure(edition: Edition, name: str) -> int:
    """Return a figure of an edition."""
    counted = {
        "cards": len(edition.deck),
        "wilds": edition.deck.count(WILD),
        "skips": edition.deck.count(SKIP),
    }
    return counted[name] if name in counted else int(getattr(edition, name))


def confirm(proof: Proof) -> None:
    """Set the position up, and hold the engine to what the proof says."""
    words = _words(proof.edition)
    lines = proof.play.format_map(words).strip().splitlines()
    position = [line for line in lines if line[0] not in ">!=~"]
    if proof.case.option:
        option, _, value = proof.case.option.partition("=")
        position.append(f"options: {option}={value or 'yes'}")
    state = at("\n".join([f"edition: {proof.edition}", *position]), rest=proof.rest)
    happened: list[str] = []
    for line in lines[len([one for one in lines if one[0] not in ">!=~"]) :]:
        kind, _, text = line.partition(" ")
        if kind == ">":
            happened += map(str, played(state, text))
        elif kind == "!":
            _refused(proof, text, why(state, int(text.split()[0]), _move(text)))
        else:
            hands = [f"cards in hand {i + 1}: {len(hand)}" for i, hand in enumerate(state.hands)]
            goals = [f"phase {i + 1}: {goal + 1}" for i, goal in enumerate(state.goals)]
            holds = "\n".join([*happened, print_position(state), *hands, *goals])
            assert (text in holds) == (kind == "="), f"{line}\n{holds}"


def _move(text: str) -> str:
    """Return the move of `1 lay 5: R1 G2: wrong_phase`."""
    return text.rpartition(":")[0].partition(" ")[2]


def _refused(proof: Proof, text: str, reason: tuple[str, str]) -> None:
    """Hold a refusal to its code and to the clauses of the answer; `*`: another one settles it."""
    code = text.rpartition(":")[2].strip()
    assert reason[0] == code.rstrip("*"), reason
    assert code.endswith("*") or reason[1] in proof.case.clauses[proof.edition], reason


def _words(edition: str) -> dict[str, str]:
    facts = load(edition)
    words = test_refusals._USUAL | test_refusals.WORDS[edition]
    full = words["FULL"] if 3 in facts.colours else test_refusals._OWN_FULL
    return {
        **words,
        "start-2": "step: draw 2",
        "hand": str(facts.hand),
        "wild-points": str(facts.wild_points),
        "FULL-RUN": full,
        **WORDS[edition],
    }
