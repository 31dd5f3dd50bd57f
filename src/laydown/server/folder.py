"""The folder of a server's data: one server at a time, backups, and restoring them."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from laydown.server.migrate import migrate, versions
from laydown.server.private import BESIDE, keep_private
from laydown.server.sql_store import FILE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_LOCK: Final = "laydown.lock"
_VERSION: Final = "SELECT version_num FROM alembic_version"


class FolderProblem(Exception):  # noqa: N818 - named after what is wrong, as all our errors
    """The folder cannot be used like that; the code names the sentence."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock the folder; raise if another server has it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            import fcntl  # noqa: PLC0415 - not there on Windows

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass
        except OSError:
            raise FolderProblem("folder-in-use", folder=str(folder)) from None
        yield
    finally:
        os.close(file)


def read_only(file: Path) -> sqlite3.Connection:
    """Open a database that is not to be changed, whatever signs its name has."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def check_version(database: Path) -> None:
    """Raise if a database is damaged, or of a newer version, with a schema unknown here."""
    if not database.is_file():
        return
    try:
        with contextlib.closing(read_only(database)) as file:
            found = {version for (version,) in file.execute(_VERSION)}
    except sqlite3.OperationalError:  # it is empty, or was never ours
        return
    except sqlite3.DatabaseError:
        raise FolderProblem("data-damaged", file=str(database)) from None
    if not found <= set(versions()):
        raise FolderProblem("data-newer", file=str(database))


def backup(folder: Path, copy: Path) -> None:
    """Copy the data to a new file, while the server runs."""
    source = folder / FILE
    if not source.is_file():
        raise FolderProblem("folder-empty", folder=str(folder))
    if copy.exists():
        raise FolderProblem("file-exists", file=str(copy))
    _copy(source, copy)


def _copy(source: Path, copy: Path, *, newest: bool = False) -> None:
    """Copy a database to a new file; leave nothing behind where that fails."""
    keep_private(copy)  # it tells all secrets
    try:
        with (
            contextlib.closing(sqlite3.connect(source)) as original,
            contextlib.closing(sqlite3.connect(copy)) as fresh,
        ):
            original.backup(fresh)
            fresh.execute("PRAGMA journal_mode=DELETE")
        if newest:
            migrate(copy)
    except (sqlite3.Error, SQLAlchemyError) as problem:  # the disk is full, or the source damaged
        for ending in ("", *BESIDE):
            copy.with_name(copy.name + ending).unlink(missing_ok=True)
        reason = str(getattr(problem, "orig", None) or problem)
        raise FolderProblem("not-copied", file=str(copy), reason=reason) from None


def restore(folder: Path, copy: Path) -> None:
    """Put a copy in the place of the data; the server must not run."""
    if not copy.exists():
        raise FolderProblem("file-missing", file=str(copy))
    _check(copy)
    check_version(copy)
    with locked(folder):
        target = folder / FILE
        fresh = target.with_suffix(".restored")
        fresh.unlink(missing_ok=True)
        _copy(copy, fresh, newest=True)
        _gather(target)
        for ending in BESIDE:
            target.with_name(target.name + ending).unlink(missing_ok=True)
        fresh.replace(target)


def _gather(database: Path) -> None:
    """Move what stands beside a database into it: it is whole until another takes its place."""
    if database.is_file():
        with (
            contextlib.suppress(sqlite3.Error),  # it is damaged, and that is why it is replaced
            contextlib.closing(sqlite3.connect(database)) as old,
        ):
            old.execute("PRAGMA journal_mode=DELETE")


def _check(copy: Path) -> None:
    """Raise if a file is not a copy of our data."""
    try:
        if not copy.is_file():
            raise sqlite3.DatabaseError
        with contextlib.closing(read_only(copy)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            database.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.Error:
        sound = False
    if not sound:
        raise FolderProblem("not-a-backup", file=str(copy))
