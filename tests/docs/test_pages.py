"""Every block of the documentation is typed in, and does what the page says."""

import json
import os
from pathlib import Path

import pytest

from .page import PAGES, blocks
from .typist import Typist

KNOWN = {"", "bash", "console", "fish", "json", "output", "python", "sh", "text", "toml", "zsh"}
TYPED = sorted(page for page in PAGES.glob("*.md") if list(blocks(page)))


@pytest.fixture
def typist(tmp_path, monkeypatch):
    folder = tmp_path / "plugins"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    return Typist(folder, dict(os.environ))


@pytest.mark.parametrize("page", TYPED, ids=lambda page: page.stem)
def test_a_page_can_be_typed_in_as_it_stands(page, typist, pytestconfig):
    for block in list(blocks(pytestconfig.rootpath / page)):
        typist.type_in(block)
    for folder in typist.plugins():
        assert_usable(typist, folder)


def assert_usable(typist: Typist, folder: Path) -> None:
    """Go with a plugin the way of everybody who writes one: check, list, trust, list."""
    typist.hullwright("plugins", "check", folder.name)
    if status(typist, folder) == "untrusted":
        typist.hullwright("plugins", "trust", folder.name, "--yes")
    typist.hullwright("plugins", "check", folder.name, "--run-code")
    assert status(typist, folder) == "ready"


def status(typist: Typist, folder: Path) -> str:
    listed = json.loads(typist.hullwright("plugins", "list", "--json"))
    return next(each["status"] for each in listed["plugins"] if each["id"] == folder.name)


@pytest.mark.parametrize("page", TYPED, ids=lambda page: page.stem)
def test_every_block_says_what_it_is(page):
    assert {block.language for block in blocks(page)} <= KNOWN
