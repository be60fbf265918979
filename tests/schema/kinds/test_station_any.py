"""Whatever passes the schema and has no faults can be checked, measured, drawn and saved."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.schema.boards.hexes import to_even_r
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.files.export import parts
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.layout import (
    BACKS,
    CELLS,
    CREATURES,
    TOKENS,
    CellKind,
    Creature,
    JumpPoint,
    Station,
    StationSetup,
    TileClass,
    cell_label,
)
from hullwright.schema.kinds.station.terms import SWITCHES

from ...strategies import numbers_of_players

KIND = map_kind("station")
own_names = st.from_regex(r"\A[a-z][a-z0-9_]{0,6}\Z")
small = st.integers(0, 8)
# Made once: a strategy that is made while drawing takes longer to make than to draw from.
lengths = st.integers(1, 9)
characters = st.characters(codec="utf-8")
tile_classes = st.lists(own_names, min_size=1, max_size=3, unique=True)
jump_point_ids = st.lists(st.from_regex(r"\A[A-Z][a-z]{0,5}\Z"), max_size=4, unique=True)
backs = st.dictionaries(st.sampled_from(BACKS) | own_names, small, max_size=4)
kinds = st.sampled_from(CREATURES) | own_names
supplies = st.dictionaries(st.sampled_from(CREATURES + TOKENS) | own_names, small, max_size=6)
setups = st.builds(
    StationSetup,
    crew_values=st.lists(small, min_size=1, max_size=10).map(tuple),
    pods_per_player=small,
    move_points=small,
    die=st.lists(kinds, min_size=1, max_size=6).map(tuple),
)


@st.composite
def cell_kinds(draw: st.DrawFn, classes: list[str]) -> CellKind:
    cell = draw(st.sampled_from(CELLS))
    tile = draw(st.none() | st.sampled_from(classes)) if cell == "station" else None
    back = draw(st.none() | st.sampled_from(BACKS) | own_names) if tile else None
    return CellKind(cell=cell, tile=tile, back=back)


@st.composite
def stations(draw: st.DrawFn) -> Station:
    classes = draw(tile_classes)
    legend = draw(st.dictionaries(characters, cell_kinds(classes), min_size=1, max_size=6))
    width, height = draw(lengths), draw(lengths)
    row = st.text(sorted(legend), min_size=width, max_size=width)
    cells = st.builds(cell_label, st.integers(0, height - 1), st.integers(0, width - 1))
    gates = st.lists(cells, max_size=3, unique=True)
    return Station(
        legend=legend,
        rows=tuple(draw(st.lists(row, min_size=height, max_size=height))),
        jump_points=tuple(
            JumpPoint(id=each, gates=tuple(draw(gates))) for each in draw(jump_point_ids)
        ),
        creatures=tuple(draw(st.lists(st.builds(Creature, kind=kinds, at=cells), max_size=5))),
        tile_classes=tuple(TileClass(id=each, backs=draw(backs)) for each in classes),
        supply=draw(supplies),
        setup=draw(setups),
    )


documents = st.builds(
    MapDocument,
    kind=st.just("station"),
    name=st.text(min_size=1, max_size=10),
    players=st.none() | numbers_of_players(8),
    rules=st.lists(st.builds(RuleUse, code=st.sampled_from(sorted(SWITCHES))), max_size=3).map(
        tuple
    ),
    layout=stations(),
)


@given(documents)
def test_any_station_can_be_checked_measured_drawn_and_exported(document):
    examination = Examination(document)
    for problem in examination.problems:
        assert problem.id in KIND.checks
        assert "{" not in problem.text or "{" in str(document.to_json())
        spaces = examination.board.index
        rows, columns = document.layout.height, document.layout.width
        for cell in problem.cells:
            assert cell in spaces or all(
                int(part) < most
                for part, most in zip(cell.split(","), (rows, columns), strict=True)
            )
    json.dumps(examination.to_json())
    board = examination.board
    assert len(set(zip(board.xs, board.ys, strict=True))) == len(board)
    drawn = list(KIND.drawing(document.layout))
    assert min(min(each.line, each.column) for each in drawn) >= 0
    assert (
        {each.cell for each in drawn} - {""}
        == set(board.ids)
        == set(KIND.contents(document.layout))
    )
    "".join(each if isinstance(each, str) else each.decode() for each in parts(document, board, []))


@given(documents)
def test_the_laws_of_stations_hold_for_any_station(document):
    any_station_survives_writing_and_reading(document)
    survey = KIND.survey(document)
    each_cell_has_the_hex_that_its_label_names(survey)
    shares_add_up_to_the_tiles_that_some_jump_point_is_near(survey)
    removing_a_tile_never_cuts_a_way_to_a_gate(survey)


def each_cell_has_the_hex_that_its_label_names(survey):
    assert tuple(cell_label(*to_even_r(each)) for each in survey.hexes) == survey.cells.ids


def any_station_survives_writing_and_reading(document):
    text = text_of(document)
    read = build(parse(text, "test"), "test")
    assert read == document
    assert text_of(read) == text


def shares_add_up_to_the_tiles_that_some_jump_point_is_near(survey):
    near = [
        tile for tile in survey.tiles if any(steps[tile] >= 0 for steps in survey.steps.values())
    ]
    shares = KIND.metrics(survey)["jump_point_shares"]
    assert sum(shares.values()) == pytest.approx(len(near), abs=0.05)


def removing_a_tile_never_cuts_a_way_to_a_gate(survey):
    """Why the checks look at the start only: a tile that falls adds an open cell (SA-65, SA-67)."""
    if survey.tiles:
        opened = bytearray(survey.open)
        opened[survey.tiles[0]] = 1
        before = survey.steps_from(survey.all_gates, survey.open)
        after = survey.steps_from(survey.all_gates, bytes(opened))
        for was, now in zip(before, after, strict=True):
            assert was == -1 or 0 <= now <= was


def test_the_largest_station_that_the_schema_allows_is_examined():
    blank = KIND.blank((200, 200))
    value = MapDocument(kind="station", name="Large", layout=blank).to_json()
    value["layout"]["jump_points"] = [{"id": "N", "gates": ["0,0", "0,1"]}]
    value["layout"]["rows"][100] = "#" * 200
    document = build(parse(to_text(value), "test"), "test")
    examination = Examination(document)
    assert examination.board.counts() == {
        "open": 39_798,
        "station": 200,
        "gate": 2,
        "jump_point": 1,
    }
    assert examination.distances["tile_to_gate"]["min"] == 100
    assert [each.id for each in examination.errors] == ["SAV-2"]
