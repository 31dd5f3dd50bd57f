"""The page for hosts has every setting of a server, with its default and whether it has a flag."""

from __future__ import annotations

import re
from dataclasses import fields

from laydown.cli import cli
from laydown.server.config import Config
from tests.docs.pages import ROOT, rows, without_blocks

HOSTING = ROOT / "docs" / "hosting.md"
SETTINGS = fields(Config)


def test_every_setting_is_documented_with_its_default() -> None:
    told = {name.strip("`"): default for name, default, _ in rows(HOSTING, "Settings")[1:]}
    assert sorted(told) == sorted(setting.name for setting in SETTINGS)
    for setting in SETTINGS:
        if setting.name == "data":  # the usual folder has a page's own spelling
            continue
        default = "no" if setting.default is False else str(setting.default)
        assert told[setting.name] == default, setting.name


def test_settings_without_a_flag_are_named() -> None:
    flags = {parameter.name for parameter in cli.commands["serve"].params}
    sentence = re.search(r"(?m)^(.*) have no flag\.$", without_blocks(HOSTING))
    assert sentence
    without = {setting.name for setting in SETTINGS} - flags
    assert set(re.findall(r"`(\w+)`", sentence[1])) == without
