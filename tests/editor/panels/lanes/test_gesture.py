"""Gestures on the canvas: which sides a drag takes in, and when it makes a lane."""

from PySide6.QtCore import Qt

from hullwright.editor.kinds.tile_maze.lane_shapes import EDGES
from hullwright.editor.panels.lanes.gesture import Gesture, grip_at, grip_of, side_near
from hullwright.editor.panels.lanes.steps import stepped
from hullwright.schema.kinds.tile_maze.sides import SIDES

MIDDLE = (0.0, 0.0)


def test_grips_stand_outside_the_square_and_are_found_again():
    for side in SIDES:
        x, y = grip_of(side)
        assert max(abs(x), abs(y)) > 0.5
        assert grip_at((x, y)) == side_near(EDGES[side]) == side_near((x, y)) == side
    assert grip_at(MIDDLE) is None
    assert side_near(MIDDLE) is None


def test_a_drag_takes_in_each_side_once():
    gesture = Gesture("N", grip_of("N"))
    for point in (MIDDLE, EDGES["S"], MIDDLE, EDGES["E"], EDGES["S"]):
        gesture = gesture.moved(point)
    assert gesture.sides == "NSE"
    assert gesture.is_lane


def test_a_drag_to_the_middle_is_a_dead_end_and_one_that_goes_nowhere_is_nothing():
    gesture = Gesture("N", grip_of("N"))
    assert not gesture.is_lane
    assert gesture.moved(MIDDLE).is_dead_end
    assert not gesture.moved((0.3, -0.3)).is_lane


def test_arrow_keys_reach_every_side_and_the_middle():
    arrows = {"N": Qt.Key.Key_Up, "E": Qt.Key.Key_Right, "S": Qt.Key.Key_Down, "W": Qt.Key.Key_Left}
    for side, key in arrows.items():
        assert stepped("", key) == side
        assert stepped(side, key) == side
    assert stepped("N", arrows["S"]) == ""
    assert stepped("N", arrows["E"]) == "E"
    assert stepped("N", Qt.Key.Key_A) is None
