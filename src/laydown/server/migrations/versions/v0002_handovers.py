"""Codes by which another device takes over somebody's seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the table of codes."""
    op.create_table(
        "handovers",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
