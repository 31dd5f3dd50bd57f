"""A fixed piece of plain Python that never touches our code: it moves only with the machine."""

from collections import Counter

# Free of the engine's card numbering: a change of ours cannot move it.
HANDS = (
    (7, 61, 19, 88, 42, 3, 95, 30, 66, 101, 54),
    (12, 84, 36, 60, 1, 25, 49, 73, 2, 15, 28),
)


def calibrate() -> int:
    """Count two fixed hands by number and by colour, naively; that is one measure."""
    for hand in HANDS:
        numbers = Counter(card % 12 for card in hand)
        colours = Counter(card // 27 for card in hand)
        numbers.most_common(1)
        colours.most_common(1)
    return 1
