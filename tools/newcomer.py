"""Measure how long a newcomer needs to the first card: `python -m tools.newcomer [TIMES]`.

The newcomer knows nothing and only presses what is lit, a second after it came, as somebody does
who reads it first. Printed: seconds from the first request of the page until the first card
has left the hand, and what was pressed on the way.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from build_web import build
from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.player import LATE
from tests.e2e.site import Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser

READS: Final = 1_000  # ms before each press
_MOST: Final = 20  # presses
_PLAYED: Final = re.compile(r"\bYou (?:(?:draw|take)\b.* and )?(?:discard|lay|hit|play a Skip)\b")


def first_card(browser: Browser, url: str) -> tuple[float, list[str]]:
    """Return the seconds to the first card that was played, and what was pressed on the way."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en")
    played = page.get_by_text(_PLAYED).first
    pressed: list[str] = []
    started = perf_counter()
    page.goto(url)
    lit = page.locator("button.primary:enabled").or_(
        page.get_by_role("group", name="Who misses a turn?").get_by_role("button")
    )
    # Where a card is asked for, none is lit: the last will do.
    asked = page.get_by_role("heading", name=re.compile("^Your turn.* discard$"))
    cards = page.get_by_role("listbox", name="Your hand").get_by_role("option")
    while len(pressed) < _MOST:
        played.or_(lit).or_(asked).first.wait_for(timeout=LATE)
        page.wait_for_timeout(READS)
        if played.is_visible():
            page.close()
            return perf_counter() - started, pressed
        button = lit.first if lit.first.is_visible() else cards.last
        pressed.append(button.get_attribute("aria-label") or " ".join(button.inner_text().split()))
        button.click(timeout=LATE)
    raise LookupError(pressed)


def main() -> None:
    """Let some newcomers come, one after the other."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data), "newcomer")
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for _ in range(times):
                seconds, pressed = first_card(browser, site.url)
                print(f"{seconds:.1f} s: {', '.join(pressed)}", flush=True)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
