"""A real server and a real Chromium for the tests of the pages."""

from __future__ import annotations

from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect, sync_playwright

from build_web import ROOT, build, install
from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.player import LATE
from tests.e2e.site import Person, Site

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext


expect.set_options(timeout=LATE)  # a machine may be busy: how long it takes is not what is tested
HERE: Final = Path(__file__).resolve().parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep them out of the quick check: each file starts a server, and they share a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client, and what checks it; several processes of tests wait for each other."""
    with (ROOT / "build_web.py").open() as lock:
        flock(lock, LOCK_EX)
        install(development=True)
        return build()


@pytest.fixture(scope="module")
def site(
    client: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Site]:
    """A server for each file of tests, on a free port, with deals that are the same each time."""
    site = Site(tmp_path_factory.mktemp("data"), request.path.stem)
    site.start()
    yield site
    site.stop()


# For this folder, not for the session: while Playwright is there a loop of asyncio runs in this
# thread, and tests of other folders, which run loops of their own, come after in the same process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    flags = [*FLAGS, "--disable-gpu", "--disable-quic", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]  # fmt: skip
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        yield browser
        browser.close()


@pytest.fixture
def come(browser: Browser, site: Site) -> Iterator[Callable[..., Person]]:
    """Return a function that lets another person come, with a browser of their own."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def arrive(
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        **more: Any,  # noqa: ANN401 - what the browser takes
    ) -> Person:
        # What keeps the client on the device fetches all of it: only where that is what is tested.
        more = {"service_workers": "block", **more}
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, **more
        )
        contexts.append(context)
        people.append(Person(context, site))
        return people[-1]

    yield arrive
    for context in contexts:
        context.close()
    for person in people:
        person.found_nothing_wrong()


@pytest.fixture
def person(come: Callable[..., Person]) -> Person:
    """One person at a desk."""
    return come()
