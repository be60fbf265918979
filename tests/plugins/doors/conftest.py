"""A home whose plugins the tables of this process ask, and one with a whole game in it."""

import pytest

from hullwright.plugins.doors import open_doors
from hullwright.schema.extensible_table import source_in_use, use_source

from ...door_plugins import install_game, trust


@pytest.fixture
def home(tmp_path, monkeypatch):
    before = source_in_use()
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    open_doors()
    yield tmp_path
    use_source(before)


@pytest.fixture
def game_home(home):
    install_game(home)
    trust(home, "cold-climb")
    return home
