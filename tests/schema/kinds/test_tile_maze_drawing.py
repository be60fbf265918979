"""A tile maze as text: the characters of the digest, for house tiles and for any other."""

from dataclasses import replace

import pytest

from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.tile_maze import KIND
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import Bounds, Placement, TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell

HOUSE = house_maze()


def sample(name: str) -> TileMaze:
    maze: TileMaze = read_map(HERE / "mazes" / f"{name}.json").layout
    return maze


def tile(
    row: int, column: int, name: str, rotation: int = 0, new_path: str | None = None
) -> Placement:
    return Placement(at=Cell(row, column), tile=name, rotation=rotation, new_path=new_path)


def drawn(maze: TileMaze) -> list[str]:
    """Return the lines of a drawing without its rulers."""
    glyphs = [each for each in KIND.drawing(maze) if each.style != "ruler"]
    top, left = min(each.line for each in glyphs), min(each.column for each in glyphs)
    width, height = max(each.column for each in glyphs), max(each.line for each in glyphs)
    lines = [[" "] * (width - left + 1) for _ in range(height - top + 1)]
    for each in glyphs:
        lines[each.line - top][each.column - left] = each.text
    return ["".join(line) for line in lines]


def test_a_maze_is_drawn_as_the_digest_draws_it_with_its_exits_marked():
    assert drawn(sample("quarantine-ring")) == [
        "··↑····",
        "·┌┴─┬┐·",
        "·├╗╔╝│·",
        "←┤╚@╗├→",
        "·│╔╝╚┤·",
        "·└┴─┬┘·",
        "····↓··",
    ]
    assert drawn(sample("severed-spoke")) == [
        "····╻···╺┬┐",
        "····║····↓↓",
        "╶─╗╔╝······",
        "··╚@╗·↑····",
        "··╔╝╚═┼→···",
        "··╵···↓····",
    ]
    assert drawn(sample("long-haul")) == [
        "····↑····",
        "···┌┸┐···",
        "···║·║···",
        "·┌═╬┬╬═┐·",
        "←┤·├@┤·┝→",
        "·└═╬┴╬═┘·",
        "···║·║···",
        "···└┬┘···",
        "····↓····",
    ]


def test_two_exits_into_one_cell_have_a_sign_of_their_own():
    maze = replace(HOUSE, placed=(tile(-1, 2, "corner", 90), tile(0, 3, "corner", 0)))
    assert "*" in drawn(maze)[0]


def sign(placed: Placement, **own: TileDefinition) -> str:
    """Return the character of a tile."""
    maze = replace(HOUSE, placed=(placed,), tile_set={**HOUSE.tile_set, **own})
    (found,) = (each for each in KIND.drawing(maze) if each.cell == placed.at.label)
    return found.text


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("single", "│─│─"),
        ("triple", "║═║═"),
        ("corner", "└┌┐┘"),
        ("long_corner", "╚╔╗╝"),
        ("tee", "┴├┬┤"),
        ("cross", "┼┼┼┼"),
        ("overpass", "╬╬╬╬"),
        ("double_corner", "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}\u2571" * 2),
        ("control_room", "╵╶╷╴"),
        ("teleporter", "╹╺╻╸"),
    ],
)
def test_every_house_tile_has_its_sign_in_every_rotation(name, signs):
    assert "".join(sign(tile(9, 9, name, turn)) for turn in (0, 90, 180, 270)) == signs


def test_a_new_path_shows_on_the_tile_that_bears_it():
    assert [sign(tile(9, 9, "single", 90, side)) for side in "NS"] == ["┸", "┰"]
    assert [sign(tile(9, 9, "single", 0, side)) for side in "EW"] == ["┝", "┥"]
    assert [sign(tile(9, 9, "triple", 90, side)) for side in "NS"] == ["╧", "╤"]
    assert [sign(tile(9, 9, "triple", 0, side)) for side in "EW"] == ["╟", "╢"]


@pytest.mark.parametrize(
    ("exits", "expected"),
    [(("N", "S"), "╎"), (("N", "EW"), "╩"), (("N", "E", "S", "W"), "╬"), (("N", "E"), "╰")],
)
def test_lanes_that_share_a_tile_are_drawn_by_the_exits_of_all(exits, expected):
    own = TileDefinition(count=1, lanes=tuple(Lane(exits=each, spaces=1) for each in exits))
    assert sign(tile(9, 9, "own"), own=own) == expected


def test_a_blank_part_of_the_start_board_is_drawn_closed():
    alpha = HOUSE.start_boards["alpha"]
    fewer = replace(alpha, cells=alpha.cells[1:])
    assert drawn(replace(HOUSE, start_boards={"alpha": fewer}))[1].lstrip("·").startswith("▪")


def test_styles_tell_what_is_in_a_cell():
    styles = {each.cell: each.style for each in KIND.drawing(sample("severed-spoke")) if each.cell}
    assert styles["1,1"] == "hub"
    assert styles["-2,2"] == "teleport"
    assert styles["3,0"] == "control"
    assert styles["0,1"] == "space"
    assert styles["-1,7"] == "exit"
    assert styles["3,8"] == "empty"


def test_the_bounds_for_print_widen_the_drawing():
    assert [len(drawn(HOUSE)), len(drawn(HOUSE)[0])] == [5, 5]
    wide = drawn(replace(HOUSE, bounds=Bounds(rows=(-4, 4), columns=(-9, 2))))
    assert [len(wide), len(wide[0])] == [9, 13]


def test_tiles_that_lie_far_apart_are_drawn_without_the_emptiness_between():
    far = replace(HOUSE, placed=(tile(-5000, -5000, "cross"), tile(5000, 5000, "cross")))
    assert not any(each.style == "empty" for each in KIND.drawing(far))
