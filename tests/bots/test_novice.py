"""The novice: sound moves for its phase, and mistakes that people make."""

from __future__ import annotations

from collections import Counter

from tests.bots.kit import chosen

SEEDS = [b"%d" % i for i in range(60)]


def told(position: str) -> Counter[str]:
    """Count what novices of many seeds do in a position."""
    return Counter(chosen("novice", position, seed) for seed in SEEDS)


def test_it_takes_what_brings_its_phase_nearer() -> None:
    position = """edition: mattel
step: draw 1
discard pile: R7
hand 1: G7 Y7 G9 Y9 R9 O1 O2 O3 O5 O12
hand 2: R1 R2 R3 R4 R5 R6 R8 R10 R11 R12"""
    assert set(told(position)) == {"take"}


def test_it_lays_as_soon_as_it_can() -> None:
    position = """edition: mattel
step: play 1
discard pile: R1
hand 1: G7 Y7 R7 G9 Y9 R9 O1 O2 O3 O5 O12
hand 2: R2 R3 R4 R5 R6 R8 R10 R11 R12 G1"""
    assert all(move.startswith("lay ") for move in told(position))


def test_now_and_then_it_takes_a_card_only_because_it_looks_like_one_of_its_own() -> None:
    # Phase 4 is a run of 7: a second 5 is of no use.
    position = """edition: mattel
step: draw 1
phase 1: 4
phase 2: 4
discard pile: R5
hand 1: G5 Y6 G7 Y8 R9 O1 O12 G12 Y12 O2
hand 2: R1 R2 R3 R4 R6 R8 R10 R11 R12 G1"""
    moves = told(position)
    assert set(moves) == {"draw", "take"}
    assert moves["draw"] > moves["take"]


def test_now_and_then_it_overlooks_a_hit() -> None:
    position = """edition: mattel
step: play 1
discard pile: R5
hand 1: R7 G1 Y2
hand 2: R1 R2
phase 1: 1
table 1: G7 Y7 O7 | G9 Y9 R9"""
    moves = told(position)
    assert set(moves) == {"hit R7 on 1.1", "discard G1"}
    assert moves["hit R7 on 1.1"] > moves["discard G1"]


def test_now_and_then_it_hoards_a_high_card() -> None:
    position = """edition: mattel
step: play 1
discard pile: R1
hand 1: G7 Y7 G9 Y9 R9 O1 O4 O6 O8 O11 O12
hand 2: R2 R3 R4 R5 R6 R8 R10 R11 R12 G1"""
    moves = told(position)
    assert moves["discard O1"] > 0
    assert moves["discard O11"] + moves["discard O12"] > moves["discard O1"]
