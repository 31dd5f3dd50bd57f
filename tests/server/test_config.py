"""The settings of a server: by file, variable and flag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.server.config import BadConfig, Config, read_config
from tests.server.kit import laydown

if TYPE_CHECKING:
    from pathlib import Path


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "laydown.toml"
    file.write_text('port = 1\nworkers = 1\nlan = true\ndata = "/a"\n', encoding="utf-8")
    environ = {"LAYDOWN_PORT": "2", "LAYDOWN_WORKERS": "3", "LAYDOWN_CONFIG": str(file)}
    found = read_config({"port": 4, "workers": None}, environ)
    assert (found.port, found.workers, found.lan, found.data) == (4, 3, True, "/a")
    assert read_config({}, {}) == Config()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "high"),
        ("PORT", "70000"),
        ("LAN", "perhaps"),
        ("WORKERS", "-1"),
        ("WORKERS", "0"),
        ("MESSAGES", "0"),
        ("LOG_LEVEL", "loud"),
        ("BASE_PATH", "laydown"),
        ("PUBLIC_URL", "example.org"),
        ("PUBLIC_URL", "https://[::1/"),
        ("PUBLIC_URL", "https://example.org:99999/"),
        ("PUBLIC_URL", "https://me@example.org/"),
        ("PUBLIC_URL", "https://example.org/?a=b"),
        ("BASE_PATH", "/a/../b"),
        ("BASE_PATH", "/."),
        ("PUBLIC_URL", "https://:443/"),
        ("DATA", "~nobody-of-this-name/games"),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(BadConfig, match=name.lower()):
        read_config({}, {f"LAYDOWN_{name}": value})


@pytest.mark.parametrize(
    ("name", "meant"),
    [("PROT", "PORT"), ("BASEPATH", "BASE_PATH"), ("WORKER", "WORKERS"), ("CONFIGS", "CONFIG")],
)
def test_a_variable_that_is_misspelt_is_named(name: str, meant: str) -> None:
    with pytest.raises(BadConfig, match=rf"LAYDOWN_{name} \(LAYDOWN_{meant}\)"):
        read_config({}, {f"LAYDOWN_{name}": "1"})


def test_variables_of_others_are_left_alone() -> None:
    others = ("LANG", "MAKE", "PROGRAM", "PURE", "SERVICE_HOST", "PORT_8310_TCP")
    assert read_config({}, {f"LAYDOWN_{name}": "1" for name in others}) == Config()


def test_a_path_may_end_with_a_slash() -> None:
    found = [read_config({}, {"LAYDOWN_BASE_PATH": path}).base_path for path in ("/a/b/", "/", "")]
    assert found == ["/a/b", "", ""]


def test_who_has_no_home_has_to_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "~nobody-of-this-name/data")
    with pytest.raises(BadConfig, match="data = ~nobody"):
        read_config({}, {})
    assert read_config({"data": "/a"}, {}).data == "/a"


def test_a_file_with_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "laydown.toml"
    for content, expected in (
        ("colour = 1\n", "colour .port, data"),
        ("[server]\nport = 1\n", "server .port, data"),
        ('data = ["a"]\n', "data = "),
        ('data = "a\\u0000b"\n', "data = "),
        ("public_url = 5\n", "https://example.org"),
        ('log_level = "loud"\n', "debug, info"),
        ("port = \n", "line 1"),
    ):
        file.write_text(content, encoding="utf-8")
        with pytest.raises(BadConfig, match=expected):
            read_config({}, {}, str(file))
    refused = laydown("serve", "--config", str(file))
    assert (refused.returncode, "not valid" in refused.stderr) == (2, True)
    file.unlink()
    for nowhere, told in ((file, "There is no file "), (tmp_path, "cannot be read: ")):
        refused = laydown("serve", "--config", str(nowhere))
        assert (refused.returncode, told in refused.stderr) == (2, True)
