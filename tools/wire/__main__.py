"""Write the files that are made of the structs anew."""

from __future__ import annotations

from pathlib import Path

from tools.wire.files import files

ROOT = Path(__file__).parent.parent.parent

for name, text in files().items():
    path = ROOT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    print(name)
