"""Many schedules on all processors."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os

import structlog

from tests.server.simulation.world import World


def set_up() -> None:
    """Keep the server's own log quiet, and never look through what is loaded by now."""
    quiet = structlog.make_filtering_bound_logger(logging.CRITICAL)
    structlog.configure(wrapper_class=quiet)
    gc.freeze()  # each run ends with a search for what it left over: a fifth of its time otherwise


def _play(seed: int) -> str:
    """Play a seed; return what was wrong, empty if nothing."""
    try:
        World(seed).run()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what we look for
        return f"seed {seed}: ...{str(error)[-400:]}"
    return ""


def play_many(count: int, first: int) -> int:
    """Play many seeds on all processors; return how many went wrong."""
    wrong = 0
    with multiprocessing.get_context("spawn").Pool(_processors(), set_up) as pool:
        played = pool.imap_unordered(_play, range(first, first + count), chunksize=5)
        for number, problem in enumerate(played, 1):
            if problem:
                wrong += 1
                print(problem, flush=True)
            if number % 100 == 0:
                print(f"{number} of {count} schedules, {wrong} wrong", flush=True)
    return wrong


def _processors() -> int:
    """Return how many processors we may use (`taskset` leaves fewer)."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1
