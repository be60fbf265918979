"""The panel names a function, which is made into a widget only where there is a window."""

from pathlib import Path

from hullwright.plugins.fixtures import code_of

FOLDER = Path(__file__).parents[1]


def test_the_panel_is_there():
    assert callable(code_of(FOLDER, "size_panel:panel"))
