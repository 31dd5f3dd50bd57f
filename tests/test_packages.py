"""The packages of the browser client are pinned, and their lock file tells no addresses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"


def read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((WEB / name).read_text(encoding="utf-8"))
    return content


def test_every_package_is_pinned() -> None:
    wanted = read("package.json")
    for kind in ("dependencies", "devDependencies", "overrides"):
        for name, version in wanted[kind].items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_the_lock_file_has_hashes_and_no_addresses() -> None:
    packages = read("package-lock.json")["packages"]
    packages.pop("")
    assert packages
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert package["integrity"].startswith("sha512-"), name


def test_the_lock_file_fits_every_platform() -> None:
    packages = read("package-lock.json")["packages"]
    systems = {system for package in packages.values() for system in package.get("os", [])}
    assert systems >= {"darwin", "linux", "win32"}
