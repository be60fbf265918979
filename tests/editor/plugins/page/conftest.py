"""Visits of the plugin page, each in a home of its own."""

import pytest

from .visits import Visit


@pytest.fixture
def visit(qtbot, home):
    return lambda: Visit(qtbot, home)
