"""Positions in which there is one right hint, and the reason for it; one at least for each code."""

from tests.review.positions import actions, discard, draw, ending, hold, keep, play, walk

CASES = (
    *draw.CASES,
    *play.CASES,
    *hold.CASES,
    *ending.CASES,
    *discard.CASES,
    *walk.CASES,
    *actions.CASES,
    *keep.CASES,
)
