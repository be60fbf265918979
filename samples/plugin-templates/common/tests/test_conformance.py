"""The plugin keeps the rules that hold for all plugins."""

from pathlib import Path

from hullwright.plugins.testing import conform

FOLDER = Path(__file__).parents[1]


def test_the_plugin_conforms():
    conform(FOLDER)
