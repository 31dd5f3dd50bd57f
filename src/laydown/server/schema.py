"""The tables of the store, the same for every database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, Table, Text

metadata: Final = MetaData()

# What lists show of each table; `line` holds what nobody searches for, as JSON.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake_at", BigInteger),
    Column("line", Text, nullable=False),
    Index("tables_code", "code"),
    Index("tables_open", "status", "public", "changed"),
    Index("tables_wake", "wake_at"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

people: Final = Table(
    "people",
    metadata,
    Column("who", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Index("people_table", "table_id"),
    sqlite_with_rowid=False,
)

handovers: Final = Table(
    "handovers",
    metadata,
    Column("code", Text, primary_key=True),
    Column("who", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# A sheet is called by the key with which it is edited; with the other one it can only be read.
sheets: Final = Table(
    "sheets",
    metadata,
    Column("edit", Text, primary_key=True),
    Column("read", Text, nullable=False),
    Column("touched", BigInteger, nullable=False, server_default="0"),
    Index("sheets_read", "read", unique=True),
    Index("sheets_touched", "touched"),
)

sheet_operations: Final = Table(
    "sheet_operations",
    metadata,
    Column("sheet", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("operation", Text, nullable=False),
    sqlite_with_rowid=False,
)
