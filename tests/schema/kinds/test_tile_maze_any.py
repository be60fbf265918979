"""Whatever a tile maze looks like: it survives its file, and looking at it never fails."""

import json
from collections import Counter
from dataclasses import replace

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from hullwright.schema.boards.board import pairs
from hullwright.schema.documents.maps import MapDocument, Players, RuleUse
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze import KIND
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import (
    CONTROLS,
    TELEPORTS,
    ActionTile,
    BoardCell,
    BoardSpecial,
    MazeSetup,
    Placement,
    Special,
    StartBoard,
    TileDefinition,
    TileMaze,
)
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell, turned

HOUSE = house_maze()
OWN = ("own_1", "own_2")


@st.composite
def lanes(draw: st.DrawFn) -> tuple[Lane, ...]:
    """Draw lanes that can share a square: the sides are dealt out to them."""
    sides = draw(st.permutations(SIDES))
    cuts = sorted(draw(st.sets(st.integers(1, 4), min_size=1, max_size=3)))
    made = []
    for first, last in zip([0, *cuts], cuts, strict=False):
        exits = "".join(sides[first:last])
        if len(exits) < 3:
            made.append(Lane(exits=exits, spaces=draw(st.integers(1, 4))))
        else:
            arms = draw(st.dictionaries(st.sampled_from(exits), st.integers(1, 3)))
            made.append(Lane(exits=exits, spaces=1, arm_spaces=arms))
    return tuple(made)


@st.composite
def places(draw: st.DrawFn, on: tuple[Lane, ...]) -> dict[str, int]:
    """Draw a space of some lanes."""
    lane = draw(st.integers(0, len(on) - 1))
    return {"lane": lane, "space": draw(st.integers(0, on[lane].size - 1))}


kinds = st.sampled_from(CONTROLS + TELEPORTS)


@st.composite
def definitions(draw: st.DrawFn) -> TileDefinition:
    """Draw a tile of any shape."""
    shape = draw(lanes())
    some = draw(st.booleans())
    specials = (Special(kind=draw(kinds), **draw(places(shape))),) if some else ()
    return TileDefinition(
        count=draw(st.integers(0, 5)),
        lanes=shape,
        specials=specials,
        new_path=len(shape) == 1 and draw(st.booleans()),
        maze_end=draw(st.booleans()),
    )


@st.composite
def boards(draw: st.DrawFn) -> StartBoard:
    """Draw a start board that may lack cells, a hub, indicators, players."""
    nine = [Cell(row, column) for row in range(3) for column in range(3)]
    listed = draw(st.lists(st.sampled_from(nine), min_size=1, max_size=9, unique=True))
    cells = tuple(
        BoardCell(at=at, lanes=draw(lanes()), maze_end=draw(st.booleans())) for at in listed
    )
    marked = draw(st.lists(st.sampled_from(cells), max_size=2, unique_by=lambda each: each.at))
    return StartBoard(
        origin=Cell(draw(st.integers(-2, 2)), draw(st.integers(-2, 2))),
        cells=cells,
        hub=draw(st.none() | st.sampled_from(listed)),
        specials=tuple(
            BoardSpecial(at=each.at, kind=draw(kinds), **draw(places(each.lanes)))
            for each in marked
        ),
        players=draw(st.none() | st.just(Players(min=1, max=3))),
    )


placements = st.builds(
    Placement,
    at=st.builds(Cell, st.integers(-3, 5), st.integers(-3, 5)),
    tile=st.sampled_from([*HOUSE.tile_set, *OWN]),
    rotation=st.sampled_from([0, 90, 180, 270]),
    new_path=st.none() | st.sampled_from(SIDES),
    extra=st.dictionaries(st.just("x-note"), st.integers(0, 9), max_size=1),
)
mazes = st.builds(
    lambda boards, placed, own, new_paths, actions, setup: TileMaze(
        start_board=next(iter(boards)),
        start_boards=boards,
        placed=tuple(placed),
        tile_set={**HOUSE.tile_set, **dict(zip(OWN, own, strict=True))},
        actions=actions,
        new_paths=new_paths,
        setup=setup,
    ),
    st.just(HOUSE.start_boards) | st.fixed_dictionaries({"drawn": boards()}),
    st.lists(placements, max_size=25),
    st.tuples(definitions(), definitions()),
    st.integers(0, 12),
    st.dictionaries(
        st.sampled_from(["nap", "abort_nap"]),
        st.builds(ActionTile, count=st.integers(0, 9), aborts=st.none() | st.just("roll")),
    ),
    st.builds(
        MazeSetup,
        hand=st.integers(0, 9),
        energy=st.integers(0, 3),
        dice=st.lists(
            st.lists(st.integers(0, 9), min_size=1, max_size=6).map(tuple), min_size=1, max_size=3
        ).map(tuple),
    ),
)
codes = st.sampled_from(["NE.STRICT_EXIT", "NE.HAND", "NE.FUSE", "NE.NO_ACTIONS", "NE.OTHER"])
values = st.none() | st.booleans() | st.integers(-3, 99) | st.sampled_from(["on", "off", "?"])
rules = st.builds(
    lambda code, value: RuleUse(code=code, parameters={} if value is None else {"value": value}),
    codes,
    values,
)
documents = st.builds(
    lambda maze, rules, players: MapDocument(
        kind="tile-maze", name="Any", layout=maze, rules=tuple(rules), players=players
    ),
    mazes,
    st.lists(rules, max_size=3),
    st.none() | st.just(Players(min=1, max=5)),
)


@given(documents)
def test_a_maze_survives_writing_and_reading(document):
    text = text_of(document)
    found = build(json.loads(text), "maze.json")
    assert found == document
    assert text_of(found) == text


@given(documents)
def test_looking_at_a_maze_never_fails(document):
    examination = Examination(document)
    json.dumps(examination.to_json(), allow_nan=False)
    for problem in examination.problems:
        assert problem.text
        assert len(set(problem.cells)) == len(problem.cells) or problem.id in {"NEV-2", "NEV-5"}
    spots = [(each.line, each.column) for each in KIND.drawing(document.layout)]
    assert len(set(spots)) == len(spots)
    assert set(KIND.contents(document.layout)) == {e.at.label for e in document.layout.placed}


@given(mazes)
def test_a_board_is_as_published_and_links_each_two_spaces_once(maze):
    board = KIND.board(maze)
    assert len(set(board.ids)) == len(board)
    assert set(board.roles) <= {"hub", "space", "control", "teleport", "exit"}
    walked = Counter(frozenset(pair) for pair in pairs(board.links))
    assert all(len(pair) == 2 and count == 1 for pair, count in walked.items())
    assert not any(a == b for a, b in pairs(board.one_way))
    spaces = [each._asdict() | {"traits": dict(each.traits)} for each in board.spaces()]
    links = [list(each) for each in pairs(board.links)]
    one_way = [list(each) for each in pairs(board.one_way)]
    published = {
        "kind": board.kind,
        "unit": list(board.unit),
        "spaces": spaces,
        "links": links,
        "one_way": one_way,
    }
    assert list(faults(published, "board")) == []


@given(mazes)
def test_each_space_lies_in_the_cell_that_the_board_names(maze):
    survey = KIND.survey(MapDocument(kind="tile-maze", name="Any", layout=maze))
    named = [survey.board.traits[each]["cell"] for each in range(len(survey.board))]
    assert [each.label for each in survey.cell_of] == named


@given(mazes)
def test_the_way_home_is_what_the_board_says(maze):
    survey = KIND.survey(MapDocument(kind="tile-maze", name="Any", layout=maze))
    graph = survey.board.to_networkx()
    if survey.hub is None:
        assert survey.homeward == frozenset()
    else:
        hub = survey.board.ids[survey.hub]
        home = {hub, *nx.ancestors(graph, hub)}
        assert {survey.board.ids[each] for each in survey.homeward} == home


def quarter_turn(maze: TileMaze) -> TileMaze:
    """Return a maze as it looks after the table is turned clockwise by 90°."""
    return replace(
        maze,
        start_boards={name: _turned_board(each) for name, each in maze.start_boards.items()},
        placed=tuple(
            replace(
                each,
                at=Cell(each.at.column, -each.at.row),
                rotation=(each.rotation + 90) % 360,
                new_path=each.new_path and turned(each.new_path, 90),
            )
            for each in maze.placed
        ),
    )


def _turned_board(board: StartBoard) -> StartBoard:
    def moved(at: Cell) -> Cell:
        return Cell(at.column, 2 - at.row)

    return replace(
        board,
        origin=Cell(board.origin.column, -board.origin.row - 2),
        hub=board.hub and moved(board.hub),
        cells=tuple(
            replace(each, at=moved(each.at), lanes=tuple(lane.turned(90) for lane in each.lanes))
            for each in board.cells
        ),
        specials=tuple(replace(each, at=moved(each.at)) for each in board.specials),
    )


def turned_label(label: str) -> str:
    row, column = map(int, label.split(","))
    return f"{column},{-row}"


@given(documents)
def test_turning_the_table_changes_nothing_but_the_places(document):
    before = Examination(document)
    after = Examination(replace(document, layout=quarter_turn(document.layout)))
    assert after.metrics == before.metrics
    assert Counter(after.distances["exits"].values()) == Counter(before.distances["exits"].values())

    def found(problems, label):
        return Counter(
            (each.id, each.severity, tuple(sorted(map(label, each.cells)))) for each in problems
        )

    assert found(after.problems, str) == found(before.problems, turned_label)


def brute_traps(examination: Examination) -> set[str]:
    """Return the cells of NEV-11's warning, by walking on from every state one by one."""
    survey = examination.survey
    out = {a for a, b in pairs(survey.board.one_way) if survey.board.roles[b] == "exit"}
    white = {n for n, kind in survey.indicators.items() if kind == "teleport_white"}
    # Where any way may be taken, by the reading of NE.HUB_WAYS.
    free_hub = survey.hub if survey.terms.hub_ways == "any" else None

    def after(space: int, before: int | None) -> set[tuple[int, int | None]]:
        if before is not None and space in white and len(survey.indicators) > 1:
            return {(each, None) for each in survey.indicators if each != space}
        if space == free_hub:
            before = None
        stopped = before is not None and space in white
        ahead = set() if stopped else {(b, space) for b in survey.walks[space] if b != before}
        ends = stopped or survey.board.traits[space].get("maze_end")
        if not ahead and before is not None and ends and (stopped or space not in out):
            return {(before, space)}
        return ahead

    def escapes(start: tuple[int, int | None]) -> bool:
        seen, todo = {start}, [start]
        while todo:
            space, before = todo.pop()
            jumps = before is not None and space in white and len(survey.indicators) > 1
            stopped = before is not None and space in white and space != free_hub
            if space in out and not jumps and not stopped:
                return True
            todo.extend(new := after(space, before) - seen)
            seen |= new
        return False

    starts = {(space, before) for space in survey.walks for before in survey.walks[space]}
    starts |= {(each, None) for each in (*survey.indicators, survey.hub)}
    stuck = [space for space, before in starts if not escapes((space, before))]
    return {survey.board.traits[space]["cell"] for space in stuck}


@given(documents)
def test_a_trap_is_where_walking_on_never_leads_out(document):
    examination = Examination(document)
    if examination.survey.reached_exits:
        warned = {
            cell
            for each in examination.problems
            if each.id == "NEV-11" and each.severity == "warning"
            for cell in each.cells
        }
        assert warned == brute_traps(examination)
