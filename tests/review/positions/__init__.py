"""Positions in which there is one right hint, and the reason for it; one at least for each code."""

from tests.review.positions import discards, draws, holds, lays, ring, skips

CASES = (
    *draws.CASES,
    *lays.CASES,
    *holds.CASES,
    *skips.CASES,
    *discards.CASES,
    *ring.CASES,
)
