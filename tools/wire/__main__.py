"""Write the files that are made of the structs anew."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.wire.files import files
from tools.wire.structs import TwoOfOneName

ROOT = Path(__file__).parent.parent.parent

try:
    made = files()
except TwoOfOneName as problem:
    sys.exit(str(problem))
for name, text in made.items():
    path = ROOT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    print(name)
