"""A keeper with a home of its own, and what it adds to the window."""

import pytest

from hullwright.editor.plugins.additions import PluginAdditions
from hullwright.editor.shell.notices import Notices
from hullwright.plugins.host.installation import Keeper


@pytest.fixture
def keeper(home):
    return Keeper(home)


@pytest.fixture
def notices(qapp):
    made = Notices()
    made.heard = []
    made.told.connect(made.heard.append)
    return made


@pytest.fixture
def additions(keeper, notices):
    return PluginAdditions(keeper, notices)
