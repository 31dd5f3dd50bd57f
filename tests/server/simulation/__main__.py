"""`python -m tests.server.simulation SEED` plays a seed again; `--many N` plays many."""

from __future__ import annotations

import logging
import sys

import structlog

from tests.server.simulation.world import World


def main(arguments: list[str]) -> int:
    """Play one seed and tell all, or many and tell which fail."""
    quiet = structlog.make_filtering_bound_logger(logging.CRITICAL)
    structlog.configure(wrapper_class=quiet)
    if arguments[:1] != ["--many"]:
        World(int(arguments[0]), loud=True).run()
        return 0
    first, count = (int(one) for one in (arguments[2:3] or ["0"]) + arguments[1:2])
    wrong = 0
    for seed in range(first, first + count):
        try:
            World(seed).run()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what we look for
            wrong += 1
            print(f"seed {seed}: ...{str(error)[-400:]}", flush=True)
        if (seed - first + 1) % 100 == 0:
            print(f"{seed - first + 1} of {count} schedules, {wrong} wrong", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
