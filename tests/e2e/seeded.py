"""`laydown`, with chance that comes from a seed, so that a test deals the same cards each time.

python -m tests.e2e.seeded SEED serve --port 0 ...
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random

from laydown.cli import main
from laydown.server import app
from laydown.server.hall import Given


def run(seed: str, arguments: list[str]) -> None:
    """Run the command with that seed."""
    vars(app)["Given"] = partial(Given, draw=Random(seed).randbytes)
    sys.argv[1:] = arguments
    main()


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2:])
