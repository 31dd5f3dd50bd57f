"""Score sheets: the keys by which people reach them, and their operations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the tables of sheets."""
    op.create_table(
        "sheets",
        sa.Column("edit", sa.Text, primary_key=True),
        sa.Column("read", sa.Text, nullable=False),
    )
    op.create_index("sheets_read", "sheets", ["read"], unique=True)
    op.create_table(
        "sheet_operations",
        sa.Column("sheet", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("operation", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
