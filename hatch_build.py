"""The build: the engine is compiled by mypyc where that is possible, and stays as it is where not.

Hatchling calls the hook at the end of this file for every wheel, so also for `pip install .`. A
wheel has the sources in any case, and the compiled modules beside them, which Python prefers. Where
they cannot be compiled, the wheel is a pure one, and the build says so in one line. LAYDOWN_PURE=1
asks for a pure wheel, LAYDOWN_PURE=0 for an error instead of a pure wheel. The hook adds the
browser client too, which is the business of `build_web.py`.

By hand, in an environment that has what the build needs:

    python hatch_build.py             compile, and tell of progress
    python hatch_build.py --in-place  ... and put it beside the sources of an editable install
    python hatch_build.py --pure      take it away from there

It leaves with 0 when all is compiled, 3 where there is nothing to compile with, 1 if that failed.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout, suppress
from functools import partial
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from setuptools import Extension

    Progress = Callable[[int, int], None]  # so many files of so many are compiled

SOURCE: Final = Path(__file__).resolve().parent / "src"
PACKAGE: Final = SOURCE / "laydown"
# All modules of these rooms are compiled. Not `__init__.py`: it only says what a package is.
ROOMS: Final = ("engine", "sense")
# One library, `laydown/_native__mypyc`, has the code of all modules; each of them points to it.
LIBRARY: Final = "laydown._native"
# Lies beside the sources of an editable install: what they were when they were compiled.
HASHES: Final = PACKAGE / "compiled.sha256"

CACHE: Final = SOURCE.parent / "build" / "native"
WEEK: Final = 7 * 24 * 3600  # seconds
FLAGS: Final = {
    # Calls within the library are direct; a warning of some other compiler is no reason to fail.
    "unix": ["-fvisibility=hidden", "-Wno-error"],
}
PROBE: Final = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CannotCompileError(Exception):
    """The engine cannot be compiled; the text says why."""

    status = 1


class NoCompilerError(CannotCompileError):
    """There is nothing to compile it with."""

    status = 3


def sources() -> list[str]:
    """The files to compile, as seen from `src`."""
    files = [file for room in ROOMS for file in (PACKAGE / room).rglob("*.py")]
    files = [file for file in files if file.name != "__init__.py"]
    return sorted(file.relative_to(SOURCE).as_posix() for file in files)


def modules(folder: Path) -> Iterator[Path]:
    """Yield the compiled modules in a folder."""
    for pattern in ("*.so", "*.pyd"):
        yield from folder.rglob(pattern)


# --- compiling ---


def wanted(progress: Progress) -> Path:
    """Return a folder with the compiled modules, unless pure Python is asked for."""
    if os.environ.get("LAYDOWN_PURE", "0") not in {"", "0"}:
        raise NoCompilerError("LAYDOWN_PURE is set")
    try:
        return compiled(progress)
    except OSError as error:
        raise CannotCompileError(str(error)) from error


def compiled(progress: Progress) -> Path:
    """Return a folder with the compiled modules: that of an equal build, or a new one."""
    setting = _setting()
    texts = [Path(__file__), *(SOURCE / file for file in sources())]
    folder = CACHE / _name_for(setting, *sources(), *texts)
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as work:
            made = _compile(Path(work), setting, progress)
            with suppress(OSError):  # an equal build was quicker
                made.replace(folder)
    os.utime(folder)
    _forget_unused()
    return folder


def _setting() -> str:
    """What a compiled module depends on besides its source."""
    try:
        tools = [f"{name} {version(name)}" for name in ("mypy", "setuptools")]
    except PackageNotFoundError as error:
        raise NoCompilerError(f"{error.name} is not installed") from None
    python = [sys.version, sysconfig.get_platform(), sysconfig.get_config_var("EXT_SUFFIX")]
    wishes = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "ARCHFLAGS")
    return "\n".join([*python, *tools, *(f"{name}={os.environ.get(name)}" for name in wishes)])


def _name_for(*parts: str | Path) -> str:
    """Return a name for what is made of these texts and files."""
    whole = sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part.encode()
        whole.update(len(content).to_bytes(8) + content)
    return whole.hexdigest()[:32]


def _forget_unused() -> None:
    """Throw away what no build has used for a week."""
    for old in CACHE.iterdir():
        with suppress(OSError):  # another build was quicker
            if old.stat().st_mtime < time.time() - WEEK:
                shutil.rmtree(old) if old.is_dir() else old.unlink()


def _compile(work: Path, setting: str, progress: Progress) -> Path:
    """Turn Python into C and C into modules; return their folder."""
    try:
        from mypyc.build import mypycify
        from setuptools import Extension
    except ImportError as error:
        raise NoCompilerError(f"mypyc cannot be used ({error})") from None

    probe = work / "probe.c"
    probe.write_text(PROBE, encoding="ascii")
    try:
        _build([Extension("probe", [str(probe)])], work / "probe")
    except Exception:  # noqa: BLE001 - whatever it was: this is no compiler for us
        raise NoCompilerError("there is no C compiler with the headers of this Python") from None

    # From `src`, so that no path of this machine gets into the modules.
    told = io.StringIO()
    with chdir(SOURCE), redirect_stdout(told):
        try:
            extensions = mypycify(
                ["--config-file=", f"--cache-dir={work / 'cache'}", *sources()],
                debug_level="0",
                multi_file=True,  # slower by 2 % than all in one file, and compiled on all cores
                target_dir=str(work / "c"),
                group_name=LIBRARY,
            )
        except (Exception, SystemExit) as error:  # noqa: BLE001 - it exits, or breaks
            sys.stderr.write(told.getvalue())
            raise CannotCompileError(f"mypyc failed: {error}") from None
    try:
        return _build(extensions, work / "modules", _Objects(work / "c", setting, progress))
    except Exception as error:  # noqa: BLE001 - each platform's compiler fails in its own way
        raise CannotCompileError(f"the C compiler failed: {error}") from None


def _build(extensions: list[Extension], folder: Path, objects: _Objects | None = None) -> Path:
    """Compile and link with what setuptools knows of this platform; return the folder."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc] # untyped
        def build_extensions(self) -> None:
            if objects:
                objects.compile(self.compiler, self.extensions)
            super().build_extensions()

    command = Build(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder), str(folder.with_suffix(".temp"))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return folder


class _Objects:
    """The C files, each compiled by itself, on all cores, and not again if it was before."""

    def __init__(self, folder: Path, setting: str, progress: Progress) -> None:
        self.folder = folder
        self.setting = setting
        self.progress = progress

    def compile(self, compiler: Any, extensions: list[Extension]) -> None:  # noqa: ANN401 - untyped
        """Give each extension the objects that it is linked of, in place of its files."""
        total = sum(len(extension.sources) for extension in extensions)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = []
            for extension in extensions:
                more = FLAGS.get(compiler.compiler_type, [])
                extension.extra_compile_args = [*extension.extra_compile_args, *more]
                task = partial(self._object, compiler, extension)
                jobs += [(extension, pool.submit(task, Path(file))) for file in extension.sources]
                extension.sources = []
            for done, (extension, job) in enumerate(jobs):
                self.progress(done, total)
                extension.extra_objects.append(str(job.result()))
        self.progress(total, total)

    def _object(self, compiler: Any, extension: Extension, file: Path) -> Path:  # noqa: ANN401 - untyped
        """Return what a file of an extension becomes."""
        # The files of the library include headers that are made for it; the others only Python's.
        headers = sorted(self.folder.rglob("*.h")) if extension.include_dirs else []
        places = sorted({str(header.parent) for header in headers})
        flags = extension.extra_compile_args
        kept = CACHE / f"{_name_for(self.setting, *flags, file, *headers)}{compiler.obj_extension}"
        if not kept.exists():
            [made] = compiler.compile(
                [str(file)],
                output_dir=str(self.folder),
                include_dirs=[*extension.include_dirs, *places],
                extra_postargs=flags,
            )
            Path(made).replace(kept)
        os.utime(kept)
        return kept


# --- in an editable install ---


def put_in_place(folder: Path) -> None:
    """Put the compiled modules beside their sources, and the hashes of these."""
    take_away()
    for module in modules(folder):
        shutil.copyfile(module, SOURCE / module.relative_to(folder))
    with HASHES.open("w", encoding="utf-8") as hashes:
        for file in sources():
            digest = sha256((SOURCE / file).read_bytes()).hexdigest()
            hashes.write(f"{digest}  {file.removeprefix('laydown/')}\n")


def take_away() -> bool:
    """Take away what lies beside the sources; return whether there was anything."""
    found = [*modules(PACKAGE), *PACKAGE.glob(HASHES.name)]
    for file in found:
        file.unlink()
    return bool(found)


# --- by hand ---


def show(done: int, total: int) -> None:
    """Tell of progress: in a terminal all the time, elsewhere at the start."""
    terminal = sys.stderr.isatty()
    if terminal or not done:
        line = f"Compiling the engine, which takes a minute or two: {done} of {total} files"
        end = "" if terminal and done < total else "\n"
        print(f"\r{line}" if terminal else line, end=end, file=sys.stderr, flush=True)


def main() -> int:
    """Do what was asked for; return the exit code."""
    options = argparse.ArgumentParser(description="Compile the engine; see the top of this file.")
    options.add_argument("--in-place", action="store_true", help="for an editable install")
    options.add_argument("--pure", action="store_true", help="undo --in-place")
    wishes = options.parse_args()
    if wishes.pure:
        if take_away():
            print("The engine beside the sources is pure Python again.", file=sys.stderr)
        return 0
    try:
        folder = wanted(show)
    except CannotCompileError as error:
        print(f"The engine is not compiled but pure Python: {error}.", file=sys.stderr)
        return error.status
    if wishes.in_place:
        put_in_place(folder)
    return 0


# --- in a wheel ---


class Hook(BuildHookInterface[Any]):
    """Puts the browser client into what is built, and the compiled modules into a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both, unless the install is editable; what cannot be built is left out."""
        if version == "editable":
            return
        self._add_client(build_data)
        if self.target_name == "wheel":
            self._add_engine(build_data)

    def _add_client(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)  # a build backend does not look there for modules
        from build_web import BUILT, CannotBuildError, build

        try:
            folder = build()
        except CannotBuildError as error:
            self.app.display_warning(f"The browser client is left out: {error}.")
            return
        if self.target_name == "wheel":
            build_data["force_include"][str(folder)] = "laydown/server/static"
        else:
            for made in (folder, BUILT):
                name = made.relative_to(self.root).as_posix()
                build_data["force_include"][str(made)] = name

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        try:
            folder = wanted(lambda _done, _total: None)
        except CannotCompileError as error:
            if os.environ.get("LAYDOWN_PURE") == "0":
                raise
            self.app.display_warning(f"The engine is not compiled but pure Python: {error}.")
            return
        for module in modules(folder):
            build_data["force_include"][str(module)] = module.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    sys.exit(main())
