"""What all tests share: examples drawn the same way at every run, and which engine they test."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from laydown.build import compiled

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import LoadScopeScheduling

# Derandomized: a test that passes here passes everywhere. No deadline: a busy machine is no bug.
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("thorough", derandomize=True, deadline=None, max_examples=1000)
settings.load_profile("quick")  # pytest --hypothesis-profile=thorough looks further

RUNNING = "compiled" if compiled() else "pure"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--running", choices=("compiled", "pure"), help="fail if it is the other one")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--running") not in {None, RUNNING}:
        raise pytest.UsageError(f"The engine is {RUNNING}; `make clean` begins anew.")


def pytest_report_header() -> str:
    return f"laydown: {RUNNING}"


def pytest_collection_finish() -> None:
    """Let the collector pass over what stays until the end: thousands of tests, all modules."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    """Keep the tests that share a server in one process."""
    from tests.schedule import FilesOfServers  # noqa: PLC0415 - only where there are processes

    return FilesOfServers(config, log)
