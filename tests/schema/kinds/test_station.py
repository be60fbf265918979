"""Stations: the shipped samples, the house tables and the board."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hullwright.schema.boards.board import pairs
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import schema
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.layout import BACKS, JumpPoint
from hullwright.schema.limits import MAX_STATION_COLUMNS, MAX_STATION_ROWS

SAMPLES = Path("samples/stations")
NAMES = ("standard", "heron-liner", "rung-spire", "eight-rocks")
KIND = map_kind("station")


def sample(name: str) -> MapDocument:
    return read_map(SAMPLES / f"{name}.json")


def examined(name: str) -> Examination:
    return Examination(sample(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_has_no_errors_and_no_warnings(name):
    assert {each.severity for each in examined(name).problems} <= {Severity.HINT}


def test_the_standard_station_has_not_even_a_hint():
    assert examined("standard").problems == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_written_as_it_was_read(name):
    assert text_of(sample(name)) == (SAMPLES / f"{name}.json").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_says_who_made_it_for_whom_and_on_what_terms(name):
    made = sample(name)
    assert (made.author, made.license, made.language) == ("Hullwright", "CC0-1.0", "en")
    assert made.players == Players(min=2, max=4)
    assert made.name
    assert made.subtitle
    assert made.description


def test_the_standard_board_has_133_cells_in_one_piece_and_four_jump_points():
    board = examined("standard").board
    assert board.counts() == {"open": 85, "station": 40, "gate": 8, "jump_point": 4}
    rows = [0] * 13
    for space in board.spaces():
        if space.role != "jump_point":
            rows[space.y // 3] += 1
    assert rows == [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]
    assert not any(each.id == "SAV-1" for each in examined("standard").problems)


@pytest.mark.parametrize(
    ("name", "pieces", "distance", "shares", "pod_cells"),
    [
        ("standard", 1, (3, 4.65, 6), [10, 10, 10, 10], 28),
        ("heron-liner", 1, (2, 4.35, 6), [12.5, 7.5, 7.5, 12.5], 32),
        ("rung-spire", 1, (4, 5.4, 8), [20, 20], 26),
        ("eight-rocks", 8, (2, 4.35, 8), [20, 20], 62),
    ],
)
def test_the_figures_of_the_samples_are_those_of_the_digest(
    name, pieces, distance, shares, pod_cells
):
    measured = examined(name)
    assert measured.metrics["tiles"] == 40
    assert measured.metrics["station_pieces"] == pieces
    assert tuple(measured.distances["tile_to_gate"].values()) == distance
    assert list(measured.metrics["jump_point_shares"].values()) == shares
    assert measured.metrics["pod_cells"] == pod_cells


def test_the_ladder_divides_space_and_locks_three_queens_in():
    ladder = examined("rung-spire")
    assert ladder.metrics["pockets"] == {
        "count": 5,
        "cells": 19,
        "largest": 5,
        "pod_cells": 16,
        "queens": 3,
    }
    assert [(each.id, each.cells) for each in ladder.problems if each.id == "SAV-9"] == [
        ("SAV-9", ("5,0", "5,11", "7,0", "7,11")),
        ("SAV-9", ("2,5", "6,5", "10,5")),
    ]


def test_two_queens_of_titanus_begin_beside_pod_cells():
    (hint,) = examined("heron-liner").problems
    assert (hint.id, hint.cells) == ("SAV-10", ("1,1", "10,0"))


def test_a_cell_touches_the_six_around_it_and_even_rows_lie_to_the_right():
    board = examined("standard").board
    graph = board.to_networkx()
    assert set(graph["4,5"]) == {"4,4", "4,6", "3,5", "3,6", "5,5", "5,6"}
    assert set(graph["5,5"]) == {"5,4", "5,6", "4,4", "4,5", "6,4", "6,5"}
    even, odd = board.space(board.index["4,5"]), board.space(board.index["5,5"])
    assert (even.x - odd.x, odd.y - even.y) == (1, 3)
    sides = {
        round(((board.xs[a] - board.xs[b]) * board.unit.x) ** 2, 6)
        + round(((board.ys[a] - board.ys[b]) * board.unit.y) ** 2, 6)
        for a, b in pairs(board.links)
    }
    assert sides == {3.0}


def test_a_gate_leads_to_its_jump_point_and_nothing_leads_back():
    graph = examined("standard").board.to_networkx()
    assert set(graph.predecessors("NW")) == {"1,1", "2,0"}
    assert set(graph.successors("NW")) == set()
    assert graph.nodes["1,1"]["role"] == "gate"
    assert graph.nodes["1,1"]["jump_points"] == ["NW"]
    assert graph.nodes["1,1"]["creatures"] == ["queen"]


@pytest.mark.parametrize("name", NAMES)
def test_jump_points_stand_off_the_cells_beside_both_their_gates(name):
    board = examined(name).board
    places = list(zip(board.xs, board.ys, strict=True))
    assert len(set(places)) == len(places)
    for gate, jump_point in pairs(board.one_way):
        apart = (
            abs(board.xs[gate] - board.xs[jump_point]),
            abs(board.ys[gate] - board.ys[jump_point]),
        )
        assert apart in {(2, 0), (1, 3)}


def test_a_jump_point_with_no_free_side_stands_above_the_board():
    blank = KIND.blank((5, 5))
    points = (JumpPoint(id="A", gates=("2,2",)), JumpPoint(id="B", gates=()))
    board = KIND.board(replace(blank, jump_points=points))
    assert [(each.id, each.y < 0) for each in board.spaces() if each.role == "jump_point"] == [
        ("A", True),
        ("B", True),
    ]


def test_a_fixed_tile_tells_its_class_on_the_board():
    graph = examined("heron-liner").board.to_networkx()
    assert graph.nodes["6,1"] == {"role": "station", "class": "reactor", "x": 3, "y": 18}


def test_the_house_tables_are_those_of_the_digest():
    house = KIND.blank(None)
    assert {each.id: each.count for each in house.tile_classes} == {
        "cargo": 12,
        "habitat": 12,
        "bridge": 12,
        "reactor": 4,
    }
    backs = house.back_counts()
    assert set(backs) == set(BACKS)
    assert len(BACKS) == 23
    assert [backs[each] for each in ("spawn", "warrior", "fighter", "pod", "black_hole")] == [
        *(5, 5, 5, 4, 3)
    ]
    assert sum(house.setup.crew_values) == 28
    assert house.supply == {
        "queen": 6,
        "spawn": 6,
        "warrior": 6,
        "pod": 12,
        "fighter": 5,
        "turret": 4,
    }


def test_a_blank_station_is_the_standard_board_without_a_station():
    blank, standard = KIND.blank(None), sample("standard").layout
    assert tuple(row.replace("#", ".") for row in standard.rows) == blank.rows
    assert blank.jump_points == standard.jump_points
    assert blank.creatures == ()


def test_a_blank_station_of_a_size_has_that_many_columns_and_rows():
    blank = KIND.blank((7, 3))
    assert blank.rows == (".......",) * 3
    assert blank.jump_points == ()


@pytest.mark.parametrize("size", [(0, 3), (3,), (201, 3), (3, 201), (3, 3, 3)])
def test_an_impossible_size_is_refused_with_a_sentence(size):
    with pytest.raises(HullwrightError, match="looks like 12x13, at most 200x200"):
        KIND.blank(size)


def test_the_published_schema_states_the_same_limits_and_the_known_backs():
    published = schema("station")["properties"]
    assert published["rows"]["maxItems"] == MAX_STATION_ROWS
    assert published["rows"]["items"]["maxLength"] == MAX_STATION_COLUMNS
    described = json.dumps(published["tile_classes"])
    assert [each for each in BACKS if each not in described] == []
