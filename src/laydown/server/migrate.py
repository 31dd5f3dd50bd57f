"""Brings the store's schema up to date, automatically, whenever a server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, create_engine, event

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(file: Path, to: str = "head") -> None:
    """Bring a SQLite file to a version of the schema, the newest unless told otherwise."""
    engine = create_engine(URL.create("sqlite", database=str(file)))
    # All of it or nothing, whenever it is killed: Python itself begins no transaction for this.
    event.listen(engine, "connect", _begin_nothing)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        command.upgrade(_config(connection), to)
    engine.dispose()


def _begin_nothing(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None


def versions() -> list[str]:
    """Return the versions of the schema, the oldest first."""
    found = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in reversed(list(found))]
