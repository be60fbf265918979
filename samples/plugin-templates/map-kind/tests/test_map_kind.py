"""A track is compiled, checked and painted."""

from pathlib import Path

from hullwright.plugins.fixtures import code_of

FOLDER = Path(__file__).parents[1]


def test_places_touch_the_next_one():
    kind = code_of(FOLDER, "track_kind:KIND")
    board = kind.board(kind.blank((4, 1)))
    assert [list(each) for each in board.neighbours] == [[1], [0, 2], [1, 3], [2]]


def test_a_track_without_a_goal_is_found():
    kind = code_of(FOLDER, "track_kind:KIND")
    document = kind.new("Trial", kind.layout(places="Hss"))
    assert len(list(kind.checks["MP-1"](kind.survey(document)))) == 1
