"""Which tests run in one process, where several processes share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController

# Each file of these starts a server, which its tests share ...
_TOGETHER = ("tests/e2e/", "tests/server/")
# ... but these have long tests that start what they need by themselves.
_APART = tuple(f"tests/server/test_{name}" for name in ("kills", "secrecy", "simulation"))


class FilesOfServers(LoadScopeScheduling):  # type: ignore[misc] # it ships no types
    """A file whose tests share a server goes to one process; all other tests go one by one."""

    def _split_scope(self, nodeid: str) -> str:
        together = nodeid.startswith(_TOGETHER) and not nodeid.startswith(_APART)
        return nodeid.partition("::")[0] if together else nodeid

    def mark_test_complete(
        self, node: WorkerController, item_index: int, duration: float = 0
    ) -> None:
        """Forget what is done: at every test all that a process was ever given is counted."""
        super().mark_test_complete(node, item_index, duration)
        given = self.assigned_work[node]
        scope = self._split_scope(self.registered_collections[node][item_index])
        if all(given[scope].values()):
            del given[scope]
