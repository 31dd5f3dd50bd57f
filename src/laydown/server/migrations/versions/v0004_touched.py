"""When a score sheet was last opened or written on, so that old ones can be let go."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Count from now on for the sheets that are there."""
    touched = sa.Column("touched", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("sheets", touched)
    op.create_index("sheets_touched", "sheets", ["touched"])
    sheets = sa.table("sheets", sa.column("touched"))
    op.execute(sheets.update().values(touched=time.time_ns() // 1_000_000))
