"""The running table against the slow way of the schema, on any tiles that were laid in any order."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.engines.no_escape.bots.ways import exits_ahead, starts
from hullwright.engines.no_escape.box import TileBox
from hullwright.engines.no_escape.grid import cell_at, number
from hullwright.engines.no_escape.maze import Maze
from hullwright.engines.no_escape.placements import spots
from hullwright.engines.no_escape.shapes import NOWHERE
from hullwright.engines.no_escape.soundness import Demands
from hullwright.schema.checks.problem import Severity
from hullwright.schema.kinds.tile_maze.gaps import gaps
from hullwright.schema.kinds.tile_maze.layout import Placement, TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.kinds.tile_maze.table import MazeTable, matches
from hullwright.schema.kinds.tile_maze.way_checks import way_home

from .arrange import as_layout, document, game, layout

PLAYED = {strict: game(strict_exit=strict) for strict in (True, False)}


def grown(played, seed: int, count: int):
    """Return a state on whose table so many tiles were laid at random, some of them taken off again."""
    state, chance = played.new_state(2, seed), Random(seed)
    for _ in range(count):
        kind = chance.randrange(played.box.maze_kinds)
        choices = list(spots(played, state.maze, played.box.unit(kind)))
        if choices:
            state.maze.lay(*chance.choice(choices))
        tiles = [each for each, lies in state.maze.laid.items() if played.is_tile(lies)]
        if tiles and chance.random() < 0.15:
            cell = chance.choice(tiles)
            if played.demands.met_without(state.maze, cell):
                state.maze.remove(cell)
    return state


def laid_out(maze: TileMaze, cell: int, tile: str, quarter: int) -> TileMaze:
    more = Placement(at=cell_at(cell), tile=tile, rotation=90 * quarter)
    return replace(maze, placed=(*maze.placed, more))


@settings(max_examples=40)
@given(seed=st.integers(0, 2**30), count=st.integers(0, 40))
def test_what_is_kept_up_to_date_is_what_the_schema_finds(seed, count):
    """NE-13, NE-40, NE-43: gaps and what they ask for, exits, and those in reach of the hub."""
    state = grown(PLAYED[True], seed, count)
    survey = MazeSurvey.of(document(as_layout(state)))
    asked = sorted(gaps(survey.table), key=repr)
    kept = [
        tuple(
            True if code >> side & 1 else False if code >> side + 4 & 1 else None
            for side in range(4)
        )
        for code in state.maze.gaps.values()
    ]
    assert sorted(kept, key=repr) == asked
    assert state.maze.exits == len(survey.exits)
    assert state.maze.lit_exits() == len(survey.reached_exits)
    assert len(state.maze.signs) == len(survey.indicators)


@settings(max_examples=30)
@given(seed=st.integers(0, 2**30), count=st.integers(0, 25), strict=st.booleans())
def test_what_may_be_laid_is_what_keeps_the_checks(seed, count, strict):
    """NE-40 … NE-43, NE-53: a tile in any rotation in any cell round the maze, on the schema's table."""
    played, chance = PLAYED[strict], Random(seed)
    state = grown(played, seed, count)
    before = as_layout(state)
    tile = chance.choice(list(before.tile_set))
    listed = set(spots(played, state.maze, played.box.unit(played.box.kinds[tile])))
    cells = {number(each.beside(side)) for each in MazeTable(before).cells for side in SIDES}
    tried = [*chance.sample(sorted(cells - set(state.maze.laid)), 3), *state.maze.gaps]
    for cell in chance.choices(tried, k=5):
        quarter = chance.randrange(4)
        shape = played.box.shape(played.box.kinds[tile], quarter)
        after = laid_out(before, cell, tile, quarter)
        assert ((cell, shape) in listed) == allowed(after, strict=strict)


def allowed(maze: TileMaze, *, strict: bool) -> bool:
    """Tell whether the last tile of a maze may lie there, by the words of the digest."""
    survey = MazeSurvey.of(document(maze))
    table = survey.table
    cell = maze.placed[-1].at
    seams = [each for each in table.seams() if cell in (each[0].cell, each[2].cell)]
    if not all(matches(*each) for each in seams) or not any(a in one.exits for one, a, _ in seams):
        return False
    return bool(survey.reached_exits if strict else survey.exits)


@settings(max_examples=40)
@given(seed=st.integers(0, 2**30), count=st.integers(1, 40), strict=st.booleans())
def test_quick_answers_are_those_of_a_look_at_the_whole_maze(seed, count, strict):
    """NE-52: taking a tile off, or laying another in its place."""
    played = PLAYED[strict]
    state = grown(played, seed, count)
    maze, demands = state.maze, played.demands
    for cell, lies in maze.laid.items():
        if not played.is_tile(lies):
            continue
        assert demands.met_without(maze, cell) == demands.met(maze, {cell: None})
        code = maze.asks(cell)
        for unit in range(len(played.box.fits)):
            for shape in played.box.fits[unit][code]:
                quick = demands.met_by_replacing(maze, cell, shape)
                assert quick == demands.met(maze, {cell: shape})


@settings(max_examples=15)
@given(seed=st.integers(0, 2**30), count=st.integers(1, 30))
def test_a_maze_is_sound_where_the_schema_finds_no_fault(seed, count):
    """NE-42, NE-43, NE-52, NE-53 against NEV-3 and NEV-4, after any one tile is taken off."""
    played = PLAYED[True]
    state = grown(played, seed, count)
    had = at_home(MazeSurvey.of(document(as_layout(state))))
    for cell, lies in list(state.maze.laid.items()):
        if not played.is_tile(lies):
            continue
        maze = as_layout(state)
        rest = tuple(each for each in maze.placed if number(each.at) != cell)
        survey = MazeSurvey.of(document(replace(maze, placed=rest)))
        errors = [each for each in way_home(survey) if each.severity is Severity.ERROR]
        keeps = had - {cell_at(cell)} <= at_home(survey)
        fine = bool(survey.reached_exits) and not errors and keeps
        assert played.demands.met(state.maze, {cell: None}) == fine


def at_home(survey: MazeSurvey) -> set[Cell]:
    """Return the cells from which a way leads back to the hub."""
    return set(survey.cells(survey.homeward))


def test_a_copy_shares_nothing_that_changes():
    state = grown(PLAYED[True], 5, 20)
    copy = state.maze.copy()
    before = {
        name: repr(getattr(state.maze, name)) for name in ("laid", "gaps", "glow", "lit", "signs")
    }
    gap, shape = next(spots(state.game, copy, 0))
    copy.lay(gap, shape)
    copy.remove(gap)
    assert before == {name: repr(getattr(state.maze, name)) for name in before}
    assert Maze(copy.shapes, copy.hub, copy.laid.items()).gaps == copy.gaps


def test_rotations_that_look_the_same_are_one():
    """NE-10: how many ways each house tile can lie."""
    box = TileBox(layout())
    ways = {
        name: len({box.shape(kind, quarter) for quarter in range(4)})
        for name, kind in box.kinds.items()
        if kind < box.maze_kinds
    }
    assert ways == {
        "single": 2,
        "triple": 2,
        "corner": 4,
        "long_corner": 4,
        "tee": 4,
        "cross": 1,
        "overpass": 1,
        "double_corner": 2,
        "control_room": 4,
        "teleporter": 4,
    }


def test_no_demand_is_forgotten():
    """NE-42: with nothing but an exit that nobody reaches, the strict demand fails and the other holds."""
    state = game("teleporter 9,9 180", "tee 10,9 0", strict_exit=False).new_state(2, 1)
    ends = {
        number(Cell(-1, 2)): 2,
        number(Cell(2, 3)): 3,
        number(Cell(3, 0)): 0,
        number(Cell(0, -1)): 1,
    }
    kind = state.game.box.kinds["control_room"]
    changes = {cell: state.game.box.shape(kind, quarter) for cell, quarter in ends.items()}
    assert not Demands(strict_exit=True).met(state.maze, changes)
    assert Demands(strict_exit=False).met(state.maze, changes)


@settings(max_examples=20)
@given(seed=st.integers(0, 2**30), count=st.integers(1, 30))
def test_ways_that_are_remembered_are_those_of_the_maze_as_it_lies(seed, count):
    """A copy knows them as well, until it is changed; and the maze that it was made of goes on knowing them."""

    def ways(maze: Maze):
        return exits_ahead(maze, starts(maze, (maze.hub, 0), NOWHERE))

    played = PLAYED[True]
    maze = grown(played, seed, count).maze
    before = ways(maze)
    other = maze.copy()
    assert ways(other) is before
    choices = list(spots(played, other, played.box.unit(seed % played.box.maze_kinds)))
    if choices:
        other.lay(*choices[seed % len(choices)])
    for each in (maze, other):
        assert dict(ways(each)) == dict(ways(Maze(each.shapes, each.hub, each.laid.items())))
    assert ways(maze) is before
