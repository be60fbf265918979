"""The plugin of docs/plugins.md that brings an overlay, a command, an event, settings and a theme, typed in as printed."""

import os
import re
from pathlib import Path

import pytest

from hullwright.plugins.testing import conform
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination

from .editor.cli.terminal import run

BLOCK = re.compile(r"```\w+\n(?:#|//) (hull-walk/\S+)\n(.*?)```", re.DOTALL)


@pytest.fixture
def folder(tmp_path):
    for name, content in BLOCK.findall(Path("docs/plugins.md").read_text("utf-8")):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{content}\n")
    return tmp_path / "hull-walk"


def test_what_the_page_shows_conforms_and_works_in_a_shell(folder, tmp_path):
    conform(folder)
    environment = {**os.environ, "HULLWRIGHT_HOME": str(tmp_path / "home")}

    def hullwright(*arguments: object, code: int = 0):
        return run(*arguments, environment=environment, folder=tmp_path, code=code)

    hullwright("plugins", "install", folder)
    zone = HERE / "hex-zones" / "thimble.json"
    assert "no plugin that you trust" in hullwright("run", "calm", zone, code=2).stderr
    hullwright("plugins", "trust", "hull-walk", "--yes")
    hullwright("plugins", "settings", "hull-walk", "steps=5")
    before = read_map(zone)
    dangerous = [each.id for each in _spaces(before) if each.role == "dangerous"]
    hullwright("run", "hull-walk/calm", zone, "-o", "out.json", "--select", ",".join(dangerous[:2]))
    calm = {each.id for each in _spaces(read_map(tmp_path / "out.json")) if each.role == "silent"}
    assert set(dangerous[:2]) <= calm
    assert (tmp_path / "out.bak").read_bytes() == (tmp_path / "out.json").read_bytes()


def _spaces(document):
    return list(Examination(document).board.spaces())
