"""Tile mazes: what the rules of the digest say of tiles, edges, exits and teleporters, on the board."""

from dataclasses import replace

import pytest

from hullwright.schema.boards.board import Board, pairs
from hullwright.schema.kinds.tile_maze import KIND
from hullwright.schema.kinds.tile_maze.board import compiled
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import Placement, Special, TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell, turned
from hullwright.schema.kinds.tile_maze.table import MazeTable

HOUSE = house_maze()


def tile(row: int, column: int, name: str, rotation: int = 0, new_path: str | None = None):
    return Placement(at=Cell(row, column), tile=name, rotation=rotation, new_path=new_path)


def maze(*placed: Placement, board: str = "alpha", **own: TileDefinition) -> TileMaze:
    """Return a maze with some tiles laid, and some of one's own in the set."""
    tiles = {**HOUSE.tile_set, **own}
    return replace(HOUSE, start_board=board, placed=placed, tile_set=tiles)


def links(board: Board, cell: str) -> set[frozenset[str]]:
    """Return the two-way links that a cell takes part in."""
    named = (frozenset({board.ids[a], board.ids[b]}) for a, b in pairs(board.links))
    return {pair for pair in named if any(each.startswith(f"{cell}:") for each in pair)}


def jumps(board: Board) -> set[tuple[str, str]]:
    """Return the one-way links that are not steps out of the maze."""
    return {
        (board.ids[a], board.ids[b]) for a, b in pairs(board.one_way) if board.roles[b] != "exit"
    }


def ways_out(board: Board) -> dict[str, str]:
    """Return the space that each exit is left by."""
    return {board.ids[b]: board.ids[a] for a, b in pairs(board.one_way) if board.roles[b] == "exit"}


def spaces(board: Board, cell: str) -> list[str]:
    return [each.id for each in board.spaces() if each.id.startswith(f"{cell}:") and "." in each.id]


# What is in the box


def test_ne_3_the_box_has_90_maze_tiles_42_action_tiles_and_12_new_paths():
    assert sum(each.count for each in HOUSE.tile_set.values()) == 90
    assert sum(each.count for each in HOUSE.actions.values()) == 42
    assert sum(each.count for each in HOUSE.actions.values() if each.aborts) == 12
    assert HOUSE.new_paths == 12


def test_ne_5_two_dice_roll_two_to_six():
    assert HOUSE.setup.most_rolled == 6
    assert sum(map(min, HOUSE.setup.dice)) == 2


def test_a_blank_maze_offers_both_start_boards_and_has_nothing_laid():
    blank = KIND.blank(None)
    assert set(blank.start_boards) == {"alpha", "omega"}
    assert blank.placed == ()
    assert list(KIND.faults(blank)) == []


# Cells, lanes and exits


def test_ne_10_the_start_board_fills_nine_cells_and_a_tile_one():
    table = MazeTable(maze(tile(-1, 2, "single")))
    assert len(table.cells) == 9 + 1
    assert {cell.label for cell in table.cells} >= {"0,0", "2,2", "-1,2"}


def test_ne_10_a_tile_turns_clockwise():
    assert [turned("N", rotation) for rotation in (0, 90, 180, 270)] == ["N", "E", "S", "W"]
    board = compiled(maze(tile(-1, 2, "tee", 90)))
    assert {each for each in ways_out(board) if each.startswith("-1,2")} == {"-1,2:N", "-1,2:E"}


def test_ne_10_a_start_board_may_lie_anywhere():
    alpha = replace(HOUSE.start_boards["alpha"], origin=Cell(10, -20))
    board = compiled(replace(HOUSE, start_boards={"alpha": alpha}))
    assert board.roles[board.index["11,-19:0.0"]] == "hub"
    assert set(ways_out(board)) == {"10,-20:W", "10,-18:N", "12,-20:S", "12,-18:E"}


def test_ne_11_a_triple_tile_is_three_spaces_in_a_row():
    board = compiled(maze(tile(-1, 2, "triple")))
    assert spaces(board, "-1,2") == ["-1,2:0.0", "-1,2:0.1", "-1,2:0.2"]
    # Space 0 lies at the first exit named, which is N; the start board is in the south.
    assert links(board, "-1,2") == {
        frozenset({"-1,2:0.0", "-1,2:0.1"}),
        frozenset({"-1,2:0.1", "-1,2:0.2"}),
        frozenset({"-1,2:0.2", "0,2:0.0"}),
    }
    assert ways_out(board)["-1,2:N"] == "-1,2:0.0"


def test_ne_12_the_lanes_of_an_overpass_are_not_linked():
    board = compiled(maze(tile(-1, 2, "overpass")))
    assert spaces(board, "-1,2") == ["-1,2:0.0", "-1,2:1.0"]
    assert links(board, "-1,2") == {frozenset({"-1,2:0.0", "0,2:0.0"})}
    assert {way: space for way, space in ways_out(board).items() if way.startswith("-1,2")} == {
        "-1,2:N": "-1,2:0.0",
        "-1,2:E": "-1,2:1.0",
        "-1,2:W": "-1,2:1.0",
    }


def test_ne_12_a_junction_has_arms_of_their_own_length():
    arms = TileDefinition(
        count=1, lanes=(Lane(exits="NES", spaces=1, arm_spaces={"N": 2, "S": 1}),)
    )
    board = compiled(maze(tile(-1, 2, "arms"), arms=arms))
    assert len(spaces(board, "-1,2")) == 4
    assert links(board, "-1,2") == {
        frozenset({"-1,2:0.0", "-1,2:0.1"}),
        frozenset({"-1,2:0.1", "-1,2:0.2"}),
        frozenset({"-1,2:0.0", "-1,2:0.3"}),
        frozenset({"-1,2:0.3", "0,2:0.0"}),
    }
    out = ways_out(board)
    assert (out["-1,2:N"], out["-1,2:E"]) == ("-1,2:0.2", "-1,2:0.0")


def test_ne_12_a_lane_with_one_exit_is_a_dead_end():
    cellar = TileDefinition(count=1, lanes=(Lane(exits="S", spaces=3),), maze_end=True)
    board = compiled(maze(tile(-1, 2, "cellar"), cellar=cellar))
    assert frozenset({"-1,2:0.0", "0,2:0.0"}) in links(board, "-1,2")
    ends = [each.id for each in board.spaces() if each.traits.get("maze_end")]
    assert ends == ["-1,2:0.2"]


def test_ne_13_an_exit_leads_from_tiles_and_start_board_to_an_empty_cell():
    board = compiled(maze(tile(-1, 2, "single")))
    assert ways_out(board) == {
        "0,0:W": "0,0:0.0",
        "2,0:S": "2,0:0.4",
        "2,2:E": "2,2:0.4",
        "-1,2:N": "-1,2:0.0",
    }
    assert board.counts()["exit"] == 4
    # Nobody comes back through an exit.
    assert all(not board.neighbours[each] for each in board.with_role("exit"))


def test_ne_13_two_exits_into_one_empty_cell_are_two_exits():
    board = compiled(maze(tile(-1, 2, "corner", 90), tile(0, 3, "corner", 0)))
    assert {"-1,2:E", "0,3:N"} <= set(ways_out(board))


def test_ne_14_control_rooms_and_teleporters_are_the_maze_ends():
    ends = {name for name, each in HOUSE.tile_set.items() if each.maze_end}
    assert ends == {"control_room", "teleporter"}
    assert all(len(HOUSE.tile_set[each].sides) == 1 for each in ends)


def test_ne_15_a_tile_at_the_edge_has_an_empty_cell_beside_it():
    around = [tile(6, 5, "cross"), tile(4, 5, "cross"), tile(5, 4, "cross"), tile(5, 6, "cross")]
    edge = {
        piece.cell.label for piece in MazeTable(maze(tile(5, 5, "cross"), *around)).edge_tiles()
    }
    assert edge == {"6,5", "4,5", "5,4", "5,6"}


# Edges, new paths and teleporters


def test_ne_40_spaces_are_linked_where_exit_meets_exit():
    board = compiled(maze(tile(-1, 2, "corner", 90), tile(-1, 3, "single", 90)))
    assert frozenset({"-1,2:0.0", "-1,3:0.0"}) in links(board, "-1,2")


def test_ne_41_an_exit_that_meets_a_wall_is_neither_a_link_nor_a_way_out():
    board = compiled(maze(tile(-1, 2, "corner", 90), tile(-1, 3, "single", 0)))
    assert links(board, "-1,3") == set()
    assert not any(each.startswith("-1,2") for each in ways_out(board))


@pytest.mark.parametrize(("name", "joined"), [("single", "-1,2:0.0"), ("triple", "-1,2:0.1")])
def test_ne_55_a_new_path_joins_the_middle_space(name, joined):
    board = compiled(maze(tile(-1, 2, name, 0, "E")))
    assert ways_out(board)["-1,2:E"] == joined
    assert len(spaces(board, "-1,2")) == HOUSE.tile_set[name].spaces


def test_ne_55_a_new_path_on_a_lane_of_four_joins_the_second_space():
    four = TileDefinition(count=1, lanes=(Lane(exits="SN", spaces=4),), new_path=True)
    board = compiled(maze(tile(-1, 2, "four", 0, "E"), four=four))
    assert ways_out(board)["-1,2:E"] == "-1,2:0.1"


def test_ne_55_a_new_path_may_meet_an_exit():
    board = compiled(maze(tile(-1, 2, "triple", 0, "E"), tile(-1, 3, "single", 90)))
    assert frozenset({"-1,2:0.1", "-1,3:0.1"}) not in links(board, "-1,2")
    assert frozenset({"-1,2:0.1", "-1,3:0.0"}) in links(board, "-1,2")


def test_ne_54_single_and_triple_tiles_take_new_paths():
    assert {name for name, each in HOUSE.tile_set.items() if each.new_path} == {"single", "triple"}


def test_ne_53_a_white_teleporter_leads_to_every_other_indicator_and_a_yellow_one_to_none():
    board = compiled(maze(tile(-1, 2, "teleporter", 180), tile(8, 8, "teleporter")))
    first, second, hub = "-1,2:0.0", "8,8:0.0", "1,1:0.0"
    assert jumps(board) == {(first, second), (second, first), (first, hub), (second, hub)}
    assert board.roles[board.index[first]] == "teleport"
    assert board.space(board.index[hub]).traits["special"] == "teleport_yellow"
    assert board.roles[board.index[hub]] == "hub"


def test_a_control_room_has_a_role_and_tells_its_tile():
    board = compiled(maze(tile(-1, 2, "control_room", 180)))
    room = board.space(board.index["-1,2:0.0"])
    assert room.role == "control"
    assert room.traits == {
        "cell": "-1,2",
        "tile": "control_room",
        "special": "control_white",
        "maze_end": True,
    }


def test_specials_of_a_junction_are_named_by_the_numbers_of_its_spaces():
    pad = TileDefinition(
        count=1,
        lanes=(Lane(exits="NES", spaces=1, arm_spaces={"E": 2}),),
        specials=(Special(kind="control_yellow", space=2),),
    )
    board = compiled(maze(tile(-1, 2, "pad"), pad=pad))
    assert board.roles[board.index["-1,2:0.2"]] == "control"
    assert ways_out(board)["-1,2:E"] == "-1,2:0.2"


def test_where_two_tiles_lie_in_one_cell_the_first_counts_and_the_start_board_before_all():
    board = compiled(maze(tile(-1, 2, "single"), tile(-1, 2, "triple"), tile(1, 1, "triple")))
    assert spaces(board, "-1,2") == ["-1,2:0.0"]
    assert board.roles[board.index["1,1:0.0"]] == "hub"


# Positions


@pytest.mark.parametrize("board", ["alpha", "omega"])
def test_every_space_has_a_place_of_its_own_inside_its_cell(board):
    every = [tile(-1, 3 * each, name) for each, name in enumerate(HOUSE.tile_set)]
    found = compiled(maze(*every, board=board))
    spots = [(each.x, each.y) for each in found.spaces()]
    assert len(set(spots)) == len(spots)
    for each in found.spaces():
        row, column = map(int, each.traits["cell"].split(","))
        x, y = each.x * found.unit.x - column, each.y * found.unit.y - row
        if each.role == "exit":
            assert not (0 <= x <= 1 and 0 <= y <= 1)
        else:
            assert 0 <= x <= 1
            assert 0 <= y <= 1


def test_no_step_is_drawn_longer_than_a_cell():
    found = compiled(maze(board="omega"))
    for a, b in pairs(found.links):
        across, down = found.xs[a] - found.xs[b], found.ys[a] - found.ys[b]
        assert (across * found.unit.x) ** 2 + (down * found.unit.y) ** 2 <= 1
