"""Meeples never turn back by themselves: where that traps them, and what turns them round (NEV-11)."""

from dataclasses import replace

import pytest

from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import (
    BoardCell,
    Placement,
    Special,
    StartBoard,
    TileDefinition,
    TileMaze,
)
from hullwright.schema.kinds.tile_maze.sides import Cell

HOUSE = house_maze()
BARE = replace(HOUSE.start_boards["alpha"], specials=())


def north(tile: TileDefinition, *more: Placement, board: StartBoard = BARE) -> TileMaze:
    """Return a maze with a tile of one's own at the northern exit of Alpha."""
    placed = (Placement(at=Cell(-1, 2), tile="own", rotation=0), *more)
    tiles = {**HOUSE.tile_set, "own": tile}
    return replace(HOUSE, start_boards={"alpha": board}, placed=placed, tile_set=tiles)


def traps(maze: TileMaze, *rules: RuleUse) -> dict[str, tuple[str, ...]]:
    """Return the cells of the traps by their severity."""
    document = MapDocument(kind="tile-maze", name="Any", layout=maze, rules=rules)
    found = Examination(document).problems
    return {str(each.severity): each.cells for each in found if each.id == "NEV-11"}


def stub(**more: object) -> TileDefinition:
    return TileDefinition(count=1, lanes=(Lane(exits="S", spaces=2),), **more)


def through(kind: str) -> TileDefinition:
    special = Special(kind=kind, space=1)
    return TileDefinition(count=1, lanes=(Lane(exits="NS", spaces=3),), specials=(special,))


NORTHERN_ARM = ("0,1", "0,2", "-1,2")


def test_ne_60_a_dead_end_that_is_no_maze_end_holds_meeples_for_good():
    assert traps(north(stub())) == {"warning": NORTHERN_ARM}


def test_ne_62_a_maze_end_turns_meeples_round():
    assert traps(north(stub(maze_end=True))) == {"hint": NORTHERN_ARM}


def test_ne_72_a_white_teleporter_that_leads_nowhere_turns_meeples_round():
    lone = stub(specials=(Special(kind="teleport_white", space=1),))
    assert traps(north(lone)) == {"hint": NORTHERN_ARM}


def test_ne_72_a_white_teleporter_that_leads_nowhere_stops_meeples_where_its_lane_goes_on():
    assert traps(north(through("teleport_white"))) == {"hint": NORTHERN_ARM}


@pytest.mark.parametrize("kind", ["teleport_yellow", "control_white", "control_yellow"])
def test_other_indicators_stop_nobody(kind):
    assert traps(north(through(kind))) == {}


def test_ne_70_a_white_teleporter_leads_on_to_the_others():
    home = HOUSE.start_boards["alpha"]
    assert traps(north(through("teleport_white"), board=home)) == {}


def test_ne_72_whoever_arrives_by_a_jump_may_go_any_way():
    # The jump leads to a pad between a dead end and a way out.
    pad = Placement(at=Cell(7, 8), tile="pad", rotation=0)
    end = Placement(at=Cell(8, 8), tile="end", rotation=0)
    maze = north(stub(specials=(Special(kind="teleport_white", space=1),)), pad, end)
    end_tile = TileDefinition(count=1, lanes=(Lane(exits="N", spaces=1),))
    tiles = {**maze.tile_set, "pad": through("teleport_yellow"), "end": end_tile}
    assert traps(replace(maze, tile_set=tiles)) == {"warning": ("7,8", "8,8")}


def test_ne_61_a_ring_lets_meeples_out_at_every_branch_and_either_way_round():
    ring = (
        Placement(at=Cell(-1, 2), tile="cross", rotation=0),
        Placement(at=Cell(-1, 3), tile="corner", rotation=270),
        Placement(at=Cell(-2, 3), tile="corner", rotation=180),
        Placement(at=Cell(-2, 2), tile="corner", rotation=90),
    )
    assert traps(replace(HOUSE, placed=ring)) == {}


def test_ne_61_a_hub_with_one_way_holds_whoever_comes_back_to_it():
    hub = BoardCell(at=Cell(1, 1), lanes=(Lane(exits="N", spaces=1),))
    top = BoardCell(at=Cell(0, 1), lanes=(Lane(exits="NS", spaces=9),))
    board = StartBoard(origin=Cell(0, 0), cells=(top, hub), hub=Cell(1, 1))
    maze = replace(HOUSE, start_boards={"alpha": board})
    assert traps(maze) == {"warning": ("0,1", "1,1")}
    # By the rule code a meeple may go back there where it came from.
    assert traps(maze, RuleUse(code="NE.HUB_WAYS", parameters={"value": "any"})) == {}
