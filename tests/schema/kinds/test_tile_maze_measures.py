"""Tile mazes: steps, measurements, and the rule switches that change them."""

from dataclasses import replace

import pytest

from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument, Players, RuleUse
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import Placement, Special, TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.kinds.tile_maze.terms import MazeTerms, terms

HOUSE = house_maze()


def sample(name: str) -> MapDocument:
    return read_map(HERE / "mazes" / f"{name}.json")


def examined(maze: TileMaze, *rules: RuleUse, players: Players | None = None) -> Examination:
    return Examination(
        MapDocument(kind="tile-maze", name="Any", players=players, rules=rules, layout=maze)
    )


def tile(row: int, column: int, name: str, rotation: int = 0) -> Placement:
    return Placement(at=Cell(row, column), tile=name, rotation=rotation)


def rule(code: str, value: object = None) -> RuleUse:
    return RuleUse(code=code, parameters={} if value is None else {"value": value})


# Steps


def test_ne_70_a_jump_costs_no_movement():
    maze = replace(
        HOUSE,
        placed=(tile(-1, 2, "teleporter", 180), tile(8, 8, "teleporter"), tile(7, 8, "single")),
    )
    examination = examined(maze)
    survey = examination.survey
    assert survey.steps[examination.board.index["-1,2:0.0"]] == 12
    assert survey.steps[examination.board.index["8,8:0.0"]] == 12
    assert examination.distances["exits"]["7,8:N"] == 14


def test_ne_70_nobody_walks_past_a_white_teleporter():
    gate = TileDefinition(
        count=1,
        lanes=(Lane(exits="NS", spaces=3),),
        specials=(Special(kind="teleport_white", space=1),),
    )
    maze = replace(HOUSE, placed=(tile(-1, 2, "gate"),), tile_set={**HOUSE.tile_set, "gate": gate})
    assert examined(maze).distances["exits"]["-1,2:N"] is None
    assert examined(maze).metrics["exits"] == 4


def test_ne_71_a_yellow_teleporter_is_walked_over():
    gate = TileDefinition(
        count=1,
        lanes=(Lane(exits="NS", spaces=3),),
        specials=(Special(kind="teleport_yellow", space=1),),
    )
    maze = replace(HOUSE, placed=(tile(-1, 2, "gate"),), tile_set={**HOUSE.tile_set, "gate": gate})
    assert examined(maze).distances["exits"]["-1,2:N"] == 15


# Measurements


def test_the_measurements_of_the_house_boards():
    figures = examined(HOUSE).metrics
    assert figures == {
        "start_board": "alpha",
        "tiles": 0,
        "edge_tiles": 0,
        "exits": 4,
        "exits_per_player": 1.0,
        "steps": {"shortest": 12, "mean": 12.0, "longest": 12, "spread": 0},
        "branches": 1,
        "dead_ends": 0,
        "loops": 0,
        "longest_corridor": 11,
        "teleporter_pairs": 0,
        "long_tile_share": 0.244,
        "spaces_per_tile": 1.578,
        "placement_freedom": 1.0,
        "draw_pile": 120,
        "draw_pile_rounds": 20.0,
    }


def test_the_draw_pile_lasts_as_the_digest_reckons():
    figures = Examination(sample("quarantine-ring")).metrics
    assert figures["draw_pile_rounds"] == round((132 - 3 * 4 - 16) / 1.5 / 4, 1)


def test_teleporter_pairs_need_a_white_one():
    spoke = Examination(sample("severed-spoke")).metrics
    assert spoke["teleporter_pairs"] == 3
    assert examined(HOUSE).metrics["teleporter_pairs"] == 0


def test_ne_42_a_maze_end_does_not_fit_the_only_exit():
    ends = (
        tile(-1, 2, "control_room", 180),
        tile(0, -1, "control_room", 90),
        tile(3, 0, "control_room", 0),
    )
    # 12 maze ends of 90 tiles are left less the three laid: the others fit the exit E.
    figures = examined(replace(HOUSE, placed=ends)).metrics
    assert figures["placement_freedom"] == round((87 - 9) / 87, 3)


def test_ne_41_only_tiles_that_match_all_neighbours_fit():
    stub = TileDefinition(count=9, lanes=(Lane(exits="E", spaces=1),), maze_end=True)
    tiles = {
        "stub": stub,
        "single": replace(HOUSE.tile_set["single"], count=20),
        "corner": replace(HOUSE.tile_set["corner"], count=5),
        "cross": replace(HOUSE.tile_set["cross"], count=5),
    }
    # The only exit leads north, into a cell that has the wall of a single tile in the east.
    closed = (
        tile(0, -1, "stub"),
        tile(3, 0, "stub", 270),
        tile(2, 3, "stub", 180),
        tile(-1, 3, "single"),
        tile(-2, 3, "stub", 90),
        tile(0, 3, "stub", 270),
    )
    figures = examined(replace(HOUSE, placed=closed, tile_set=tiles)).metrics
    assert figures["exits"] == 1
    # 19 singles and 5 corners fit; 5 crosses would meet the wall, 4 stubs close the maze.
    assert figures["placement_freedom"] == round(24 / 33, 3)


# Rule switches


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ([], MazeTerms(hand=3, energy=3)),
        ([rule("NE.STRICT_EXIT", "off")], MazeTerms(hand=3, energy=3, strict_exit=False)),
        ([rule("NE.STRICT_EXIT", value=False)], MazeTerms(hand=3, energy=3, strict_exit=False)),
        ([rule("NE.HAND", 5), rule("NE.ENERGY", 0)], MazeTerms(hand=5, energy=0)),
        ([rule("NE.FUSE", 40)], MazeTerms(hand=3, energy=3, fuse=40)),
        ([rule("NE.NO_ACTIONS")], MazeTerms(hand=3, energy=3, actions=False)),
        ([rule("NE.NO_ABORTS")], MazeTerms(hand=3, energy=3, aborts=False)),
        ([rule("NE.HAND", 5), rule("NE.HAND", 2)], MazeTerms(hand=2, energy=3)),
        ([rule("NE.HAND", "many"), rule("NE.FUSE", -1)], MazeTerms(hand=3, energy=3)),
        ([rule("NE.STRICT_EXIT", ["off"]), rule("NE.TEAMS", 2)], MazeTerms(hand=3, energy=3)),
    ],
)
def test_rule_codes_set_the_terms(rules, expected):
    assert terms(HOUSE.setup, rules) == expected


def test_a_fuse_shortens_the_draw_pile():
    assert examined(HOUSE, rule("NE.FUSE", 30)).metrics["draw_pile"] == 30
    assert examined(HOUSE, rule("NE.FUSE", 300)).metrics["draw_pile"] == 120


def test_action_and_abort_tiles_can_be_left_out_of_the_deck():
    assert examined(HOUSE, rule("NE.NO_ABORTS")).metrics["draw_pile"] == 120 - 12
    assert examined(HOUSE, rule("NE.NO_ACTIONS")).metrics["draw_pile"] == 120 - 30


def test_players_are_those_of_the_map_else_of_the_start_board_else_eight():
    def players(maze: TileMaze, told: Players | None = None) -> int:
        survey = examined(maze, players=told).survey
        assert isinstance(survey, MazeSurvey)
        return survey.players

    nobody = replace(HOUSE.start_boards["alpha"], players=None)
    assert players(HOUSE, Players(min=1, max=6)) == 6
    assert players(HOUSE) == 4
    assert players(replace(HOUSE, start_boards={"alpha": nobody})) == 8
