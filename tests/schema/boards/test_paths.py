"""Paths: what is found space by space, and by arrays on large boards, is what networkx says, and all are right."""

import subprocess
import sys
from array import array

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.schema.boards import paths
from hullwright.schema.boards.arrays import ArrayWays
from hullwright.schema.boards.board import Board, Unit
from hullwright.schema.kinds.hex_zone.board import compiled
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

from .graph_ways import GraphWays, graph_pieces

GROUND = {"silent", "dangerous"}

zones = st.integers(1, 9).flatmap(
    lambda width: st.lists(
        st.text(alphabet="ssdd..HA1", min_size=width, max_size=width), min_size=1, max_size=9
    ).map(lambda rows: HexZone(legend=LEGEND, rows=tuple(rows)))
)


def all_answers(board: Board, starts: list[int]) -> tuple[paths.Ways, paths.Ways, paths.Ways]:
    """Return what the authority, our own search and arrays say."""
    through, onto = board.mask(GROUND), board.mask({"pod"})
    return (
        GraphWays(board, starts, through, onto),
        paths._SpaceWays(board, starts, through, onto),
        ArrayWays(board.sparse, starts, through, onto),
    )


@given(zones, st.sampled_from(["human", "alien"]))
def test_searches_arrays_and_networkx_reach_the_same_spaces_in_the_same_steps(zone, side):
    board = compiled(zone)
    if not len(board):
        return
    graph, *others = all_answers(board, board.with_role(side))
    for each in others:
        assert list(graph.steps()) == list(each.steps())
        assert list(graph.steps()) == [each.steps_to(space) for space in range(len(board))]
        assert graph.reached() == each.reached()


@given(zones)
def test_searches_arrays_and_networkx_find_the_same_chokepoints(zone):
    board = compiled(zone)
    starts = board.with_role("human")
    if not starts:
        return
    graph, *others = all_answers(board, starts)
    goals = [pod for pod in board.with_role("pod") if graph.reached()[pod]]
    for each in others:
        assert graph.chokepoints(goals) == each.chokepoints(goals)


links = st.lists(st.integers(0, 9), max_size=20).map(lambda ends: ends[: len(ends) // 2 * 2])
masks = st.lists(st.booleans(), min_size=10, max_size=10).map(bytes)


@given(
    two_way=links,
    one_way=links,
    starts=st.lists(st.integers(0, 9), max_size=3),
    through=masks,
    onto=masks,
    goals=st.sets(st.integers(0, 9), max_size=3),
)
@settings(max_examples=200)
def test_searches_and_networkx_agree_on_boards_with_one_way_links(
    two_way, one_way, starts, through, onto, goals
):
    board = Board(
        kind="test",
        unit=Unit(1, 1),
        ids=list("abcdefghij"),
        roles=["silent"] * 10,
        xs=range(10),
        ys=[0] * 10,
        links=array("i", two_way),
        one_way=array("i", one_way),
    )
    asked = [kind(board, starts, through, onto) for kind in (GraphWays, paths._SpaceWays)]
    assert list(asked[0].steps()) == list(asked[1].steps())
    assert asked[0].chokepoints(goals) == asked[1].chokepoints(goals)
    assert list(graph_pieces(board, through)) == list(paths._space_pieces(board, through))


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
def test_searches_arrays_and_networkx_see_the_same_pieces(zone):
    board = compiled(zone)
    everywhere = b"\1" * len(board)
    if not len(board):
        return
    graph, arrays = graph_pieces(board, everywhere), board.sparse.pieces(everywhere)
    assert list(graph) == list(paths._space_pieces(board, everywhere))
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
    assert told.stdout.split() == ["_SpaceWays", "False", "ArrayWays"]
