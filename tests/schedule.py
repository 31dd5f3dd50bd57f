"""Which tests run in one process, where several processes share them."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

_PAGES = "tests/e2e/"


class FilesOfPages(LoadScopeScheduling):  # type: ignore[misc] # it ships no types
    """A file of tests of the pages goes to one process, in its order; all others go one by one."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, _ = nodeid.partition("::")
        return file if file.startswith(_PAGES) else nodeid
