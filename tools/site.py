"""What the site of the docs needs beyond their pages: the pages that stand elsewhere.

MkDocs calls this file when it builds: see `mkdocs.yml`.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[1]
# Pages that are read on their own, outside of docs/, and what they are called on the site.
ELSEWHERE: Final = {
    "README.md": "read-me.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
}
_LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand elsewhere."""
    for source, name in ELSEWHERE.items():
        text = (ROOT / source).read_text("utf-8")
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_given: object) -> str:
    """Let links lead to where a page is on the site; what is code is named, not linked."""
    here = {name: source for source, name in ELSEWHERE.items()}
    at = here.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    folder = posixpath.dirname(page.file.src_uri)

    def there(match: re.Match[str]) -> str:
        words, target, anchor = match[1], match[2], match[3] or ""
        if re.match(r"[a-z]+:", target):
            return match[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(at), target))
        name = ELSEWHERE.get(path, path.removeprefix("docs/"))
        if files.get_file_from_path(name) is None:
            return words
        return f"[{words}]({posixpath.relpath(name, folder or '.')}{anchor})"

    return _LINK.sub(there, markdown)
