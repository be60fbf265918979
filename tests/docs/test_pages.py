"""Every block of the documentation is typed in, and does what the page says."""

import json
import os

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
    assert_usable(typist)


def assert_usable(typist: Typist) -> None:
    """Go with all plugins of a page the way of everybody who writes one: list, trust, check, list."""
    folders = [folder.name for folder in typist.plugins()]
    before = statuses(typist) if folders else {}
    for name in folders:
        if before[name] == "untrusted":
            typist.hullwright("plugins", "trust", name, "--yes")
        # What is trusted is run for that as well.
        typist.hullwright("plugins", "check", name)
    after = statuses(typist) if folders else {}
    assert {after[name] for name in folders} <= {"ready"}


def statuses(typist: Typist) -> dict[str, str]:
    listed = json.loads(typist.hullwright("plugins", "list", "--json"))
    return {each["id"]: each["status"] for each in listed["plugins"]}


@pytest.mark.parametrize("page", TYPED, ids=lambda page: page.stem)
def test_every_block_says_what_it_is(page):
    assert {block.language for block in blocks(page)} <= KNOWN
