"""How much the slow tests try: most of it compiled, where the same tests run a second time."""

from laydown.build import compiled


def many(amount: int, least: int = 1) -> int:
    """Return the amount; in pure Python a tenth of it, or what it takes to find each case."""
    return amount if compiled() else max(least, amount // 10)
