"""Chance: the documented bytes, no number likelier than another, the same everywhere."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from laydown.engine.chance import Stream, expand
from laydown.engine.edition import load
from laydown.engine.notation.cards import card_text, cards_text
from laydown.engine.rules import new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

SMALL = 12  # cards of the deck whose every place is counted
RARE = 1e-6  # a seeded test fails for ever or never: it must not fail by bad luck

seeds = st.binary(max_size=80)
purposes = st.text("deal 12\u00e9\u00df\u4e2d", max_size=20)
counters = st.integers(0, 2**64 - 1)


# --- The bytes -----------------------------------------------------------------------------


def documented(seed: bytes, purpose: str, number: int, index: int, length: int) -> bytes:
    """The format as the module describes it, written anew."""
    name = purpose.encode("utf-8")
    parts = [
        b"laydown chance 1",
        len(seed).to_bytes(8, "big"),
        seed,
        len(name).to_bytes(8, "big"),
        name,
        number.to_bytes(8, "big"),
        index.to_bytes(8, "big"),
    ]
    return hashlib.shake_256(b"".join(parts)).digest(length)


def documented_below(words: bytes, limits: Sequence[int]) -> list[int]:
    """Numbers below the limits, one after the other, from a stream of bytes."""
    found = []
    at = 0
    for n in limits:
        while True:
            word = int.from_bytes(words[at : at + 4], "big")
            at += 4
            if word < 2**32 // n * n:
                found.append(word % n)
                break
    return found


@pytest.mark.parametrize(
    ("arguments", "golden"),
    [
        ((b"", "", 0, 0), "ab610981978cbb0f9a1ebbb70c06e9f996f8bffdfce35e97"),
        ((b"laydown", "deal", 0, 0), "a0bc7f8c81d2827feb3dfb430d1c32c3fcf3c42be4e596de"),
        ((b"laydown", "deal", 1, 0), "d98d13ac0b5e08b9208c30a493c51f4098c340a9b196f83d"),
        ((b"laydown", "reshuffle", 3, 2), "3d15f5c2a1becc429d437fd3ef4b58bcfd95397d07c00ad5"),
        (
            (bytes(range(64)), "\u00e9t\u00e9", 2**64 - 1, 7),
            "acd2bc0b2eac448ebe15d038aaaea8e53e36212283cbd113",
        ),
    ],
)
def test_golden_bytes(arguments: tuple[bytes, str, int, int], golden: str) -> None:
    assert expand(*arguments, 24).hex() == golden
    assert documented(*arguments, 24).hex() == golden


def test_golden_numbers() -> None:
    stream = Stream(b"laydown", "numbers", 2, 5)
    assert [stream.below(n) for n in (2, 6, 10, 108, 1000, 2**31 + 1, 2**32)] == [
        0,
        0,
        1,
        65,
        367,
        1176782179,
        3914211481,
    ]


def test_golden_shuffle() -> None:
    cards = list(range(16))
    Stream(b"laydown", "deal", 1).shuffle(cards)
    assert cards == [8, 11, 14, 15, 0, 9, 7, 6, 3, 5, 4, 1, 2, 10, 13, 12]


def test_golden_deal() -> None:
    state = new_game(load("mattel"), 2, b"laydown")
    assert state.dealer == 0
    assert cards_text(state.hands[0]) == "O11 Y5 O3 W O5 O7 Y11 G1 W Y10"
    assert card_text(state.discard_pile[-1]) == "R9"


@given(seeds, purposes, counters, counters, st.integers(0, 2000))
def test_bytes_are_the_documented_ones(
    seed: bytes, purpose: str, number: int, index: int, length: int
) -> None:
    found = expand(seed, purpose, number, index, length)
    assert found == documented(seed, purpose, number, index, length)


@given(seeds, purposes, counters, st.lists(st.integers(1, 2**32), max_size=400))
def test_numbers_are_the_documented_ones(
    seed: bytes, purpose: str, number: int, limits: list[int]
) -> None:
    stream = Stream(seed, purpose, number, 3)
    words = documented(seed, purpose, number, 3, 4 * 10 * (len(limits) + 10))
    assert [stream.below(n) for n in limits] == documented_below(words, limits)


@given(seeds, st.integers(0, 300))
def test_a_shuffle_is_the_documented_one(seed: bytes, size: int) -> None:
    cards = list(range(size))
    Stream(seed, "deal", 1).shuffle(cards)
    expected = list(range(size))
    words = documented(seed, "deal", 1, 0, 8 * (size + 20))
    limits = range(size, 1, -1)
    for last, other in zip(range(size - 1, 0, -1), documented_below(words, limits), strict=True):
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected


@given(seeds, seeds, purposes, purposes, counters, counters)
def test_every_event_has_a_stream_of_its_own(
    seed: bytes, other: bytes, purpose: str, name: str, number: int, index: int
) -> None:
    asked = {(seed, purpose, number, index), (other, name, number, index), (seed, name, index, 0)}
    assert len({expand(*arguments, 32) for arguments in asked}) == len(asked)


# --- No number is likelier than another ----------------------------------------------------


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_no_number_below_nothing_or_too_much(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Stream(b"", "").below(n)


def reading(*words: int) -> Stream:
    """Return a stream that starts with these words."""
    stream = Stream(b"", "")
    stream._bytes = b"".join(word.to_bytes(4, "big") for word in words)
    return stream


@pytest.mark.parametrize(
    ("n", "word", "expected"),
    [
        (2**31 + 1, 2**31 + 1, None),
        (2**31 + 1, 2**31, 2**31),
        (2**31 + 1, 0, 0),
        (3, 2**32 - 1, None),  # 2^32 is one more than a multiple of 3
        (3, 2**32 - 2, 2),
        (6, 2**32 - 4, None),
        (6, 2**32 - 5, 5),
        (2**32, 2**32 - 1, 2**32 - 1),
        (2**16, 2**32 - 1, 2**16 - 1),
    ],
)
def test_words_beyond_the_largest_multiple_are_passed_over(
    n: int, word: int, expected: int | None
) -> None:
    assert reading(word, 1).below(n) == (1 if expected is None else expected)


def p_value(observed: Sequence[int]) -> float:
    return float(stats.chisquare(observed).pvalue)


def test_numbers_just_above_half_of_all_words_are_even_after_rejection() -> None:
    # Nearly every second word is passed over; without that, half the numbers would come twice.
    n = 2**31 + 1
    stream = Stream(b"rejection", "half")
    found = Counter(stream.below(n) * 16 // n for _ in range(40_000))
    assert p_value([found[i] for i in range(16)]) > RARE


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 107])
def test_numbers_are_equally_likely(n: int) -> None:
    stream = Stream(b"even", str(n))
    found = Counter(stream.below(n) for _ in range(300 * n if n > 50 else 20_000))
    assert p_value([found[i] for i in range(n)]) > RARE


def test_rolls_are_from_one_to_six_and_equally_likely() -> None:
    found = Counter(Stream(b"dice", "roll", 0, i).roll() for i in range(24_000))
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    assert p_value([found[i] for i in range(1, 7)]) > RARE


def places(shuffles: int, size: int) -> list[list[int]]:
    """Shuffle so often, each time with its own stream; count the cards at each place."""
    counts = [[0] * size for _ in range(size)]
    for i in range(shuffles):
        cards = list(range(size))
        Stream(b"places", "deal", i).shuffle(cards)
        for place, card in enumerate(cards):
            counts[place][card] += 1
    return counts


def place_p_value(counts: list[list[int]]) -> float:
    """Rows and columns of the table both add up, so (size - 1)^2 of its cells are free."""
    size = len(counts)
    expected = sum(counts[0]) / size
    statistic = sum((count - expected) ** 2 / expected for row in counts for count in row)
    return float(stats.chi2.sf(statistic, (size - 1) ** 2))


def test_every_card_is_equally_likely_at_every_place() -> None:
    assert place_p_value(places(100_000, SMALL)) > RARE


def test_every_order_of_four_cards_is_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for i in range(12_000):
        cards = [0, 1, 2, 3]
        Stream(b"orders", "deal", i).shuffle(cards)
        found[tuple(cards)] += 1
    assert len(found) == 24
    assert p_value(list(found.values())) > RARE


@pytest.mark.slow
def test_every_card_of_the_deck_is_equally_likely_at_every_place() -> None:
    counts = places(100_000, 108)
    assert place_p_value(counts) > RARE
    # Two players get ten cards each from the end of the list; the next one is turned up.
    assert p_value(counts[-21]) > RARE


# --- The same everywhere -------------------------------------------------------------------

PROGRAM = """
from laydown.engine.chance import Stream
from laydown.engine.edition import load
from laydown.engine.notation.position import print_position
from laydown.engine.rules import apply, legal, new_game
chance = Stream(b"hash", "moves")
state = new_game(load("express", {"knocking": True}), 4, b"hash")
for _ in range(150):
    seat = state.actors()[0]
    apply(state, seat, legal(state, seat).sample(chance))
print(print_position(state))
"""


def output(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, check=True, text=True
    )
    return done.stdout


def test_a_game_is_the_same_whatever_the_hash_seed() -> None:
    first = output("0")
    assert "moves: 150" in first
    assert output("1") == first
    assert output("4242") == first
