"""`python -m tests.server.simulation SEED` plays a seed again; `--many N [FIRST]` plays many."""

from __future__ import annotations

import sys

from tests.server.simulation.many import play_many, set_up
from tests.server.simulation.world import World


def main(arguments: list[str]) -> int:
    """Play one seed and tell all, or many and tell which fail."""
    if arguments[:1] != ["--many"]:
        set_up()
        World(int(arguments[0]), loud=True).run()
        return 0
    return 1 if play_many(*(int(one) for one in (*arguments[1:3], "0")[:2])) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
