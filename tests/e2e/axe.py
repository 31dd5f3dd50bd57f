"""What axe finds wrong with a page for people who do not see it or do not use a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from build_web import PACKAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

_RUN = """async () => {
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`));
}"""


def violations(page: Page, *, leaving_out: tuple[str, ...] = ()) -> list[str]:
    """Return a line for each thing that is wrong, by the rules of axe but those left out."""
    # Through the debugger and not as a script of the page: its policy allows none but its own.
    page.evaluate((PACKAGES / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(_RUN)
    return [str(line) for line in found if not str(line).startswith(leaving_out)]
