"""The steady bot: each skill in a position, the right choice and why."""

from __future__ import annotations

import pytest

from tests.bots.kit import chosen

OTHER = "hand 2: O1 O1 O2 O2 O3 O3 O5 O5 O6 O6"


@pytest.mark.parametrize(
    ("why", "position", "move"),
    [
        (
            "of two pairs it keeps the one of which more cards are unseen: three 9 lie open",
            """edition: mattel
step: play 1
discard pile: G9 Y9 O9 R1
hand 1: R7 G7 Y7 R4 G4 R9 R9
hand 2: O1 O2""",
            "discard R9",
        ),
        (
            "a run wants different numbers: a double card goes, and of doubles the dearer one",
            """edition: mattel
step: play 1
phase 1: 4
phase 2: 4
discard pile: R1
hand 1: R3 G4 Y5 O6 R7 G8 R8 G12 Y12
hand 2: O1 O2""",
            "discard Y12",
        ),
        (
            "Wilds are kept, whatever they cost",
            """edition: mattel
step: play 1
discard pile: O4
hand 1: W W R7 R11 G1
hand 2: O1 O2""",
            "discard R11",
        ),
        (
            "who is far off while another goes out sheds the most points, useful or not",
            """edition: mattel
step: play 1
phase 1: 10
discard pile: R1
hand 1: R11 G11 R3 G3 Y4 O4 R6 G7 Y8 O9
hand 2: O1
phase 2: 10
table 2: R5 G5 Y5 O5 R5 | R10 G10 Y10""",
            "discard R11",
        ),
    ],
)
def test_what_it_discards(why: str, position: str, move: str) -> None:
    assert chosen("steady", position) == move, why


@pytest.mark.parametrize(
    ("why", "position", "move"),
    [
        (
            "an open card that brings the phase nearer is sure, a hidden one is not",
            "hand 1: R7 G7 R9 G9 R1 R2 R3 R4\ndiscard pile: Y7",
            "take",
        ),
        (
            "one that does not is only worse than a hidden one",
            "hand 1: R7 G7 R9 G9 R1 R2 R3 R4\ndiscard pile: Y12",
            "draw",
        ),
        (
            "who has laid takes what can be hit",
            "hand 1: R1 R2\ndiscard pile: O9\nphase 1: 1\ntable 1: R7 G7 Y7 | R9 G9 Y9",
            "take",
        ),
        (
            "and nothing else",
            "hand 1: R1 R2\ndiscard pile: O8\nphase 1: 1\ntable 1: R7 G7 Y7 | R9 G9 Y9",
            "draw",
        ),
    ],
)
def test_what_it_draws(why: str, position: str, move: str) -> None:
    assert chosen("steady", f"edition: mattel\nstep: draw 1\n{OTHER}\n{position}") == move, why


def test_it_skips_who_is_furthest() -> None:
    position = """edition: mattel
step: play 1
phase 1: 2
phase 2: 2
phase 3: 4
discard pile: R1
hand 1: S R7 R9 G1
hand 2: O1 O2
hand 3: O3 O4 O5"""
    assert chosen("steady", position) == "skip S on 3"


def test_after_laying_pairs_it_waits_with_a_card_that_has_a_place() -> None:
    # A run of pairs takes pairs only: a 5 can find its partner, a 9 never fits.
    position = """edition: express
step: play 1
discard pile: R1
hand 1: B5 B12
hand 2: B9
phase 1: 4
phase 2: 4
table 1: R3 G3 R4 G4
table 2: B3 Y3 B4 Y4"""
    assert chosen("steady", position) == "discard B12"


def test_it_does_not_lay_what_would_leave_nobody_a_card_to_hit() -> None:
    # All 1 and all Wilds would lie, and neither seat could ever go out. Another set will do.
    position = """edition: express
step: play 1
phase 1: 5
discard pile: R2
hand 1: G1 Y1 B1 B8 B9 Y4
hand 2: B7
phase 2: 5
table 2: R1 W W W"""
    assert chosen("steady", position).startswith("discard ")
    other = position.replace("B8 B9 Y4", "B8 G8 Y8")
    assert chosen("steady", other) == "lay Y8 G8 B8"
