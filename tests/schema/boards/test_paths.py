"""Paths: what arrays say of large boards is what networkx says, and both are right."""

import subprocess
import sys
from array import array

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.schema.boards import paths
from hullwright.schema.boards.arrays import ArrayWays
from hullwright.schema.boards.board import Board, Unit
from hullwright.schema.kinds.hex_zone.board import compiled
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

GROUND = {"silent", "dangerous"}

zones = st.integers(1, 9).flatmap(
    lambda width: st.lists(
        st.text(alphabet="ssdd..HA1", min_size=width, max_size=width), min_size=1, max_size=9
    ).map(lambda rows: HexZone(legend=LEGEND, rows=tuple(rows)))
)


def both_answers(board: Board, starts: list[int]) -> tuple[paths.Ways, paths.Ways]:
    through, onto = board.mask(GROUND), board.mask({"pod"})
    return (
        paths._GraphWays(board, starts, through, onto),
        ArrayWays(board.sparse, starts, through, onto),
    )


@given(zones, st.sampled_from(["human", "alien"]))
def test_arrays_and_networkx_reach_the_same_spaces_in_the_same_steps(zone, side):
    board = compiled(zone)
    if not len(board):
        return
    graph, arrays = both_answers(board, board.with_role(side))
    assert list(graph.steps()) == list(arrays.steps())
    assert list(graph.steps()) == [arrays.steps_to(space) for space in range(len(board))]
    assert graph.reached() == arrays.reached()


@given(zones)
def test_arrays_and_networkx_find_the_same_chokepoints(zone):
    board = compiled(zone)
    starts = board.with_role("human")
    if not starts:
        return
    graph, arrays = both_answers(board, starts)
    goals = [pod for pod in board.with_role("pod") if graph.reached()[pod]]
    assert graph.chokepoints(goals) == arrays.chokepoints(goals)


@given(zones)
def test_a_chokepoint_is_a_sector_without_which_no_pod_can_be_reached(zone):
    board = compiled(zone)
    starts, pods = board.with_role("human"), board.with_role("pod")
    ways = paths.ways(board, starts, board.mask(GROUND), board.mask({"pod"}))
    goals = [pod for pod in pods if ways.reached()[pod]]
    if not goals:
        return
    expected = []
    for space in board.with_role(*GROUND):
        through = bytearray(board.mask(GROUND))
        through[space] = 0
        left = paths.ways(board, starts, through, board.mask({"pod"})).reached()
        if not any(left[goal] for goal in goals):
            expected.append(space)
    assert ways.chokepoints(goals) == expected


@given(zones)
def test_arrays_and_networkx_see_the_same_pieces(zone):
    board = compiled(zone)
    everywhere = b"\1" * len(board)
    if not len(board):
        return
    graph, arrays = paths._graph_pieces(board, everywhere), board.sparse.pieces(everywhere)
    assert len(set(graph)) == len(set(arrays)) == len(set(zip(graph, arrays, strict=True)))
    assert len(set(graph)) == nx.number_weakly_connected_components(board.to_networkx())


def test_a_one_way_link_leads_one_way_only():
    board = Board(
        kind="test",
        unit=Unit(1, 1),
        ids=["a", "b"],
        roles=["silent", "silent"],
        xs=[0, 1],
        ys=[0, 0],
        links=array("i"),
        one_way=array("i", [0, 1]),
    )
    assert list(paths.ways(board, [0], b"\1\1", b"\0\0").steps()) == [0, 1]
    assert list(paths.ways(board, [1], b"\1\1", b"\0\0").steps()) == [paths.NOWHERE, 0]


@pytest.mark.parametrize("size", [paths.LARGE - 1, paths.LARGE])
def test_small_and_large_boards_are_asked_the_same_questions(size):
    zone = HexZone(legend=LEGEND, rows=("H" + "s" * (size - 2) + "1",))
    board = compiled(zone)
    ways = paths.ways(board, board.with_role("human"), board.mask({"silent"}), board.mask({"pod"}))
    assert ways.steps()[size - 1] == size - 1
    assert len(ways.chokepoints(board.with_role("pod"))) == size - 2


def test_arrays_answer_for_every_board_once_scipy_is_loaded():
    script = (
        "import sys; from hullwright.schema.boards import paths;"
        "from hullwright.schema.kinds.hex_zone.board import compiled;"
        "from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone;"
        "board = compiled(HexZone(legend=LEGEND, rows=('Hs1',)));"
        "asked = lambda: type(paths.ways(board, [0], board.mask({'silent'}), board.mask({'pod'})));"
        "print(asked().__name__, 'scipy' in sys.modules);"
        "import scipy.sparse.csgraph;"
        "print(asked().__name__)"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True
    )
    assert told.stdout.split() == ["_GraphWays", "False", "ArrayWays"]
