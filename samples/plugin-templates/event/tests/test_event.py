"""The function makes a note of what it is told."""

from pathlib import Path

from hullwright.plugins.events import PluginEvent
from hullwright.plugins.fixtures import code_of

FOLDER = Path(__file__).parents[1]


def test_a_line_is_noted(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    code_of(FOLDER, "saved_event:note")(PluginEvent("saved", "hold.json"))
    assert (tmp_path / "my-plugin-saved.txt").read_text() == "saved hold.json\n"
