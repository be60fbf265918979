"""Turning what a tool puts down: only where contents turn, and only with tools that say so."""

from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.tools.turn import turned_content, turns_content


def test_tiles_turn_with_the_tool_that_lays_them():
    mazes = editor_kind_of("tile-maze")
    assert turns_content(mazes, "lay")
    assert not turns_content(mazes, "eraser")
    assert not turns_content(mazes, "brush")
    assert turned_content(mazes, "tee 270°", 1) == "tee 0°"


def test_sectors_look_the_same_from_all_sides():
    zones = editor_kind_of("hex-zone")
    assert not turns_content(zones, "brush")
    assert turned_content(zones, "silent", 1) == "silent"
