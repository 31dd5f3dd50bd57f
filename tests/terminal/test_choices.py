from __future__ import annotations

import pytest

from laydown.engine.errors import ParseError
from laydown.engine.moves import PASS, parse_move
from laydown.terminal.choices import Choices, read_move
from laydown.terminal.look import unmarked
from tests.terminal.kit import NAMES, seen, words

LAID = """
    edition: mattel
    step: play 1
    discard pile: R5
    phase 1: 2
    table 1: 1: R8 G8 Y8 | O4 G4 Y4
    table 2: 2: R1 G1 Y1 | R4 G5 Y6 R7
    phase 2: 2
"""


def offered(position: str, seat: int = 0) -> list[str]:
    return [str(choice.move) for choice in Choices(seen(position, seat), words(), NAMES).all]


def labels(position: str, language: str = "en") -> list[str]:
    choices = Choices(seen(position), words(language), NAMES)
    return [unmarked(choice.label) for choice in choices.all]


def test_the_draw_step_offers_both_piles() -> None:
    position = "edition: mattel\ndiscard pile: R5\nhand 1: R1 R2\nhand 2: R3"
    assert offered(position) == ["draw", "take"]
    assert labels(position) == ["Draw from the draw pile", "Take R5 from the discard pile"]
    assert labels(position, "it") == ["Pescare dal mazzo di pesca", "Prendere R5 dagli scarti"]


def test_lays_come_first_and_the_best_lay_is_number_1() -> None:
    position = """
        edition: mattel
        step: play 1
        hand 1: R7 G7 Y7 O7 R9 G9 Y9 O2
        hand 2: R1
    """
    found = offered(position)
    assert found[0] == "lay R7 Y7 G7 O7 | R9 Y9 G9"
    assert all(move.startswith("lay ") for move in found[:3])
    discards = [move.removeprefix("discard ") for move in found[3:]]
    assert " ".join(discards) == "O2 R7 Y7 G7 O7 R9 Y9 G9"
    assert labels(position)[0] == "Lay R7 Y7 G7 O7 | R9 Y9 G9"


def test_hits_come_before_discards_and_wilds_after_other_hits() -> None:
    found = offered(f"{LAID}\nhand 1: W R8 R2 R3\nhand 2: R2")
    hits = [move for move in found if move.startswith("hit")]
    assert found[: len(hits)] == hits
    assert set(hits[:3]) == {"hit R8 on 1.1", "hit R3 on 2.2", "hit R8 on 2.2"}
    assert len(hits) > 3
    assert all(" W " in move for move in hits[3:])
    assert found[len(hits) :] == [f"discard {card}" for card in ("R2", "R3", "R8", "W")]


def test_a_hit_says_where_and_on_what() -> None:
    told = labels(f"{LAID}\nhand 1: W R3\nhand 2: R2")
    assert "Hit R3 on 2.2: R4 G5 Y6 R7" in told
    assert "Hit W on the low end of 2.2: R4 G5 Y6 R7" in told
    assert "Hit W on the high end of 2.2: R4 G5 Y6 R7" in told


def test_a_skip_is_offered_for_each_target() -> None:
    position = """
        edition: mattel
        step: play 1
        hand 1: S R1
        hand 2: R2
        hand 3: R3
    """
    assert offered(position) == ["discard R1", "skip S on 2", "skip S on 3"]
    assert labels(position)[1] == "Play your Skip in front of Bot 2"


@pytest.mark.clause("X-17")
def test_the_last_card_may_be_kept() -> None:
    position = "edition: mattel\nstep: play 1\nhand 1: R1\nhand 2: R2"
    assert labels(position) == ["Keep your last card and end your turn"]


@pytest.mark.clause("X-13")
def test_a_claim_is_let_go_first_so_that_nobody_knocks_in_haste() -> None:
    position = """
        edition: ravensburger
        options: knocking=yes
        step: claim 1
        turn: 2
        discard pile: R5
        hand 1: R1 R2
        hand 2: R3
    """
    assert labels(position) == ["Let it go", "Knock and take R5"]


@pytest.mark.clause("X-23")
def test_in_free_order_a_lay_names_its_phase() -> None:
    position = """
        edition: ravensburger
        options: free_order=yes
        step: play 1
        hand 1: R7 G7 Y7 R9 G9 Y9 Y2
        hand 2: R1
    """
    assert labels(position)[0] == "Lay phase 1: R7 Y7 G7 | R9 Y9 G9"


def test_a_number_is_a_choice_and_others_are_none() -> None:
    view = seen("edition: mattel\nstep: play 1\nhand 1: R1\nhand 2: R2")
    choices = Choices(view, words(), NAMES)
    assert choices.numbered(1) == PASS
    assert choices.numbered(0) is None
    assert choices.numbered(2) is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("DRAW", "draw"),
        ("discard r5", "discard R5"),
        ("discard ◆R5", "discard R5"),
        ("Lay r7 g7 y7|g3 g4 w=5 r6", "lay R7 G7 Y7 | G3 G4 W=5 R6"),
        ("lay r1 w=r", "lay R1 W=R"),
        ("lay 5: r7", "lay 5: R7"),
        ("hit w ON 2.1 High", "hit W on 2.1 high"),
        ("skip s on 3", "skip S on 3"),
        ("  take ", "take"),
    ],
)
def test_moves_may_be_typed_in_small_letters_and_with_symbols(typed: str, meant: str) -> None:
    assert read_move(typed) == parse_move(meant)


@pytest.mark.parametrize("typed", ["", "hello", "discard", "discard Q5", "hit R8 at 2.1", "lay"])
def test_what_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(ParseError):
        read_move(typed)
