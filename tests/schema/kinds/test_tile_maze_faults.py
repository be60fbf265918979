"""Tile mazes that can't be used: what is wrong is said in words, with the place."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.tile_maze import KIND
from hullwright.schema.limits import MAX_MAZE_INDICATORS, MAX_MAZE_SPACES

Layout = dict[str, Any]


def document(change: Callable[[Layout], object]) -> dict[str, Any]:
    """Return the JSON of a blank maze with something done to its layout."""
    plain = MapDocument(kind="tile-maze", name="Any", layout=KIND.blank(None))
    made: dict[str, Any] = json.loads(text_of(plain))
    change(made["layout"])
    return made


def complaints(change: Callable[[Layout], object]) -> list[str]:
    with pytest.raises(Unreadable) as refused:
        build(document(change), "maze.json")
    return [str(each) for each in refused.value.complaints]


def complaint(change: Callable[[Layout], object]) -> str:
    (only,) = complaints(change)
    return only


def lay(layout: Layout, **tile: Any) -> None:
    layout["placed"].append({"at": [3, 4], "tile": "tee", "rotation": 0, **tile})


def define(layout: Layout, *lanes: dict[str, Any], **more: Any) -> None:
    layout["tile_set"]["own"] = {"count": 1, "lanes": list(lanes), **more}


STRAIGHT = {"exits": "NS", "spaces": 3}


def alpha(layout: Layout) -> Any:
    return layout["start_boards"]["alpha"]


FAULTS: list[tuple[Callable[[Layout], object], str, str]] = [
    (
        lambda it: lay(it, tile="tea"),
        "tile at 3,4",
        "The tile set has no tile “tea” (did you mean “tee”?).",
    ),
    (
        lambda it: lay(it, tile="zzz"),
        "tile at 3,4",
        "The tile set has no tile “zzz”: define it.",
    ),
    (
        lambda it: it.update(start_board="alfa"),
        "layout, start_board",
        "There is no start board “alfa” (did you mean “alpha”?).",
    ),
    (
        lambda it: it.update(start_board="zzz"),
        "layout, start_board",
        "There is no start board “zzz”; there are alpha, omega.",
    ),
    (
        lambda it: define(it, {"exits": "NN", "spaces": 1}),
        "tile definition own",
        "The exit N appears twice: a side has one exit.",
    ),
    (
        lambda it: define(it, {"exits": "NS", "spaces": 1}, {"exits": "EN", "spaces": 1}),
        "tile definition own",
        "The exit N appears twice: a side has one exit.",
    ),
    (
        lambda it: define(it, {"exits": "NES", "spaces": 1, "arm_spaces": {"W": 2}}),
        "tile definition own",
        "The lane has no exit W; its exits are N E S.",
    ),
    (
        lambda it: define(it, {"exits": "NS", "spaces": 1, "arm_spaces": {"N": 2}}),
        "tile definition own",
        (
            "Only lanes with three or more exits have arms: make this lane longer with “spaces” "
            "instead."
        ),
    ),
    (
        lambda it: define(it, {"exits": "NES", "spaces": 4}),
        "tile definition own",
        (
            "A lane with 3 exits has one space, its junction, not 4: lengthen its arms with "
            "“arm_spaces” instead."
        ),
    ),
    (
        lambda it: define(it, STRAIGHT, specials=[{"kind": "control_white", "lane": 1}]),
        "tile definition own",
        "There is no lane 1: 1 lanes, counted from 0.",
    ),
    (
        lambda it: define(it, STRAIGHT, specials=[{"kind": "control_white", "space": 3}]),
        "tile definition own",
        "Lane 0 has no space 3: 3 spaces, counted from 0.",
    ),
    (
        lambda it: define(it, STRAIGHT, specials=[{"kind": "control_white"}] * 2),
        "tile definition own",
        "That space already has an indicator: keep one of the two.",
    ),
    (
        lambda it: define(it, STRAIGHT, {"exits": "E", "spaces": 1}, new_path=True),
        "tile definition own",
        (
            "It has 2 lanes, so it isn't clear which one a new path would join: only tiles with one "
            "lane take new paths."
        ),
    ),
    (
        lambda it: alpha(it)["cells"][1].update(lanes=[{"exits": "EE", "spaces": 6}]),
        "start board alpha, cell 0,1",
        "The exit E appears twice: a side has one exit.",
    ),
    (
        lambda it: alpha(it)["specials"][0].update(space=1),
        "start board alpha, cell 1,1",
        "Lane 0 has no space 1: 1 spaces, counted from 0.",
    ),
    (
        lambda it: alpha(it).update(players={"min": 4, "max": 2}),
        "start board alpha",
        "It is for 4 to 2 players: put the smaller number first.",
    ),
    (
        lambda it: it.update(bounds={"rows": [3, -3], "columns": [0, 2]}),
        "layout, bounds, rows",
        "They run from 3 to -3: put the smaller number first.",
    ),
]


@pytest.mark.parametrize(("change", "place", "said"), FAULTS, ids=[said for *_, said in FAULTS])
def test_a_maze_that_cannot_be_used_is_refused_with_the_place_and_the_reason(change, place, said):
    found = complaint(change)
    assert found.startswith(f"{place} ($.layout")
    assert found.endswith(f": {said}")


def test_a_hub_must_be_a_cell_of_its_board():
    def move_hub(layout: Layout) -> None:
        alpha(layout)["cells"] = alpha(layout)["cells"][:2]
        alpha(layout)["specials"] = []

    assert complaint(move_hub) == (
        "start board alpha ($.layout.start_boards.alpha.hub): "
        "The board lists no cell [1,1]; it has [0,0], [0,1]."
    )


def test_an_indicator_of_a_board_must_be_on_one_of_its_cells():
    def leave_a_cell_out(layout: Layout) -> None:
        alpha(layout)["cells"] = alpha(layout)["cells"][:5]
        alpha(layout)["specials"].append({"kind": "control_white", "at": [2, 2]})

    assert complaint(leave_a_cell_out).startswith(
        "start board alpha, cell 2,2 ($.layout.start_boards.alpha.specials[1].at): "
        "The board lists no cell [2,2]"
    )


def test_a_cell_of_a_board_stands_in_the_list_once():
    found = complaints(lambda it: alpha(it)["cells"][1].update(at=[0, 0]))
    assert found == [
        f"start board alpha, cell 0,0 ($.layout.start_boards.alpha.cells[{number}].at): "
        "The cell 0,0 is listed twice."
        for number in (0, 1)
    ]


def test_all_that_is_wrong_is_said_at_once():
    def two_things(layout: Layout) -> None:
        lay(layout, tile="tea")
        define(layout, {"exits": "NN", "spaces": 1})

    assert len(complaints(two_things)) == 2


SHAPES: list[tuple[Callable[[Layout], object], str]] = [
    (lambda it: lay(it, rotation=45), "tile at 3,4"),
    (lambda it: lay(it, new_path="NE"), "tile at 3,4"),
    (lambda it: lay(it, at=[3, 5001]), "tile at 3,5001"),
    (lambda it: lay(it, at="here"), "tile no. 1"),
    (lambda it: define(it, {"exits": "NX", "spaces": 1}), "tile definition own"),
    (lambda it: define(it, {"exits": "NS", "spaces": 51}), "tile definition own"),
    (lambda it: define(it, {"exits": "NS", "spaces": 0}), "tile definition own"),
    (define, "tile definition own"),
    (lambda it: it["actions"].update(nap={"count": -1}), "action tile nap"),
    (lambda it: it["actions"].update(nap={"count": 1, "aborts": "sleep"}), "action tile nap"),
    (lambda it: it["setup"].update(dice=[[1, 2], []]), "die 2"),
    (lambda it: alpha(it)["cells"][1].update(at=[0, 3]), "start board alpha, cell 0,3"),
    (lambda it: alpha(it).update(hub=[1]), "start board alpha"),
    (lambda it: it.update(new_paths="many"), "layout, new_paths"),
]


@pytest.mark.parametrize(("change", "place"), SHAPES, ids=[place for _, place in SHAPES])
def test_what_the_schema_forbids_is_named_by_its_place(change, place):
    assert complaint(change).startswith(f"{place} (")


def test_more_spaces_than_a_table_can_hold_are_refused():
    def fill(layout: Layout) -> None:
        define(layout, {"exits": "NS", "spaces": 50})
        for number in range(MAX_MAZE_SPACES // 50 + 1):
            lay(layout, at=[10, number], tile="own")

    assert f"at most {MAX_MAZE_SPACES} are allowed" in complaint(fill)


def test_more_teleporters_than_a_table_can_hold_are_refused():
    def fill(layout: Layout) -> None:
        for number in range(MAX_MAZE_INDICATORS + 1):
            lay(layout, at=[10, number], tile="teleporter")

    assert f"at most {MAX_MAZE_INDICATORS} are allowed" in complaint(fill)


def test_a_maze_has_no_size():
    with pytest.raises(HullwrightError, match="leave the size out"):
        KIND.blank((3, 4))


def test_fields_of_other_programs_are_kept():
    def add(layout: Layout) -> None:
        layout["x-mood"] = "grim"
        lay(layout, **{"x-note": "here"})
        layout["tile_set"]["tee"]["x-art"] = 7
        alpha(layout)["x-ink"] = [1]
        alpha(layout)["cells"][0]["x-ink"] = 2
        layout["setup"]["x-clock"] = 30

    made = document(add)
    assert json.loads(text_of(build(made, "maze.json"))) == made


def test_contents_name_tile_rotation_and_new_path_of_each_cell():
    def fill(layout: Layout) -> None:
        lay(layout, rotation=180)
        lay(layout, at=[-1, 0], tile="single", rotation=90, new_path="N")

    maze: Any = build(document(fill), "maze.json")
    assert KIND.contents(maze.layout) == {"3,4": "tee 180°", "-1,0": "single 90°, new path N"}
