"""How much the slow tests try: most of it compiled, where the same tests run a second time."""

from laydown.build import compiled


def many(amount: int) -> int:
    """Return the amount, or a tenth of it in pure Python, which is slower."""
    return amount if compiled() else max(1, amount // 10)
