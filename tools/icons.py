"""Draw the icons of the installed app from the one that is drawn by hand: `make icons`.

Phones take PNG only, and cut a shape of their own out of one without corners.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.e2e.chromium import FLAGS, chromium

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
DRAWN: Final = PUBLIC / "icon.svg"
_CORNER: Final = re.compile(r' rx="\d+"')
# The figure shrinks into the circle that every shape leaves whole.
_INSET: Final = ("<g fill=", '<g transform="translate(8 8) scale(.75)" fill=')


def icons() -> dict[str, tuple[int, str]]:
    """Return each file with its size and its drawing."""
    drawn = DRAWN.read_text(encoding="utf-8")
    whole = _CORNER.sub("", drawn)
    return {
        "icon-192.png": (192, drawn),
        "icon-512.png": (512, drawn),
        "icon-whole.png": (512, whole.replace(*_INSET)),
        "icon-apple.png": (180, whole),
    }


def main() -> None:
    """Draw them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (size, drawing) in icons().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
