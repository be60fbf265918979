"""Maps of kinds without tools of their own, to be looked at."""

from pathlib import Path

import pytest

from hullwright.editor.concepts.editor_kind import NO_SYMMETRY
from hullwright.editor.concepts.marks import Shape
from hullwright.editor.drawing.inks import DARK
from hullwright.editor.drawing.painter import reach_of
from hullwright.editor.kinds.plain.corridors import corridors
from hullwright.editor.kinds.plain.editor_kind import plain_editor_kind
from hullwright.editor.kinds.plain.looks import GROUNDS, marks
from hullwright.editor.kinds.plain.surface import PlainSurface
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind

pytestmark = pytest.mark.usefixtures("qapp")  # letters have no size without an application

SAMPLES = Path(__file__).parents[3] / "samples"
FILES = sorted(
    each
    for folder in ("mazes", "stations", "galaxies")
    for each in (SAMPLES / folder).glob("*.json")
)


def surface_of(document: MapDocument) -> PlainSurface:
    surface = plain_editor_kind(document.kind).surface(document.layout)
    assert isinstance(surface, PlainSurface)
    return surface


def sample(name: str) -> PlainSurface:
    return surface_of(read_map(SAMPLES / name))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_cell_of_every_sample_can_be_seen_and_pointed_at(path: Path) -> None:
    document = read_map(path)
    surface = surface_of(document)
    assert {*map_kind(document.kind).plan(document.layout).labels} <= {*surface.cells()}
    placed = list(surface.placed(surface.bounds))
    assert len(placed) == len(list(surface.cells()))
    for cell, drawn in zip(surface.cells(), placed, strict=True):
        assert surface.cell_at(surface.centre(cell)) == cell
        assert surface.cell_of(surface.label(cell)) == cell
        assert surface.content(cell)
        assert all(
            ink in DARK
            for mark in marks(drawn.look)
            if isinstance(mark, Shape)
            for ink in (mark.fill, mark.stroke)
            if ink
        )
        assert reach_of(marks(drawn.look)) <= 1.02


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_only_cells_near_a_box_are_placed(path: Path) -> None:
    surface = surface_of(read_map(path))
    left, top, *_ = surface.bounds
    found = list(surface.placed(surface.bounds._replace(right=left, bottom=top)))
    assert len(found) < len(list(surface.cells()))


def test_jump_points_are_shown_beside_their_gates() -> None:
    station = sample("stations/standard.json")
    assert station.content("NW") == "jump point"
    assert station.look("NW").text == "NW"
    assert station.label("NW") == "NW"


def test_arrow_keys_walk_from_cell_to_cell_and_stop_at_the_edge() -> None:
    maze = sample("mazes/quarantine-ring.json")
    row, column = 0, 0
    assert maze.towards("0,0", "right") == "0,1"
    assert maze.towards("0,1", "left") == f"{row},{column}"
    station = sample("stations/standard.json")
    assert station.towards("6,5", "right") == "6,6"
    assert station.towards("6,5", "up") in {"5,5", "5,6"}
    at = "6,5"
    for _ in range(40):
        at = station.towards(at, "left")
    assert station.towards(at, "left") == at


def test_the_ground_of_a_station_is_made_of_hexes() -> None:
    station = sample("stations/standard.json")
    assert len(station.neighbours("6,5")) == 6
    assert len(station.disc("6,5", 1)) == 7
    assert station.line("6,3", "6,6") == ["6,3", "6,4", "6,5", "6,6"]
    assert station.steps("6,3", "6,6") == 3
    assert set(station.rectangle("6,3", "6,5")) == {"6,3", "6,4", "6,5"}
    x, y = station.centre("6,5")
    assert list(station.inside([(x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x, y + 0.5)])) == ["6,5"]
    assert station.inside([(x, y), (x, y)]) == []
    assert station.cell_at((-99.0, 0.0)) is None


def test_changes_are_found_where_cells_stay_in_place() -> None:
    galaxy = read_map(SAMPLES / "galaxies/first-light.json")
    other = read_map(SAMPLES / "galaxies/dead-reach.json")
    before, after = surface_of(galaxy), surface_of(other)
    assert before.changed(surface_of(galaxy)) == []
    changed = after.changed(before)
    assert changed
    assert all(after.look(cell) != before.look(cell) for cell in changed)
    assert after.changed(sample("stations/standard.json")) is None


def test_a_plain_craft_changes_nothing() -> None:
    document = read_map(SAMPLES / "stations/standard.json")
    editor_kind = plain_editor_kind("station")
    assert editor_kind.painted(document.layout, {"6,5": "open"}) is document.layout
    assert editor_kind.understood(document.layout, {"x": {}}) is document.layout
    assert not editor_kind.swatches(document.layout)
    surface = editor_kind.surface(document.layout)
    symmetry = editor_kind.symmetries.usual("rotation 3", surface)
    assert symmetry == NO_SYMMETRY
    assert list(editor_kind.symmetries.images(symmetry, "6,5")) == ["6,5"]
    assert not editor_kind.symmetries.axes(symmetry, surface.bounds)
    assert editor_kind.symmetries.moved(symmetry, (3.0, 3.0)) == symmetry
    piece = {editor_kind.lattice.between("6,5", "6,6"): "open"}
    assert editor_kind.lattice.turned(piece) == editor_kind.lattice.mirrored(piece) == piece
    assert editor_kind.lattice.shifted("1,1", "6,6") == "6,6"


@pytest.mark.parametrize(
    ("character", "arms"), [("┼", 4), ("├", 3), ("═", 2), ("╵", 1), ("\u2571", 2)]
)
def test_box_characters_become_ways_to_the_edges(character: str, arms: int) -> None:
    ways = corridors(character, 1.0)
    assert ways is not None
    assert len(ways) == 2 * arms
    assert reach_of(ways) == pytest.approx(0.5, abs=0.001)


def test_other_characters_are_no_ways() -> None:
    assert [corridors(each, 1.0) for each in ("@", "", "NW", "▪")] == [None] * 4


def test_every_style_of_the_samples_has_a_ground_of_its_own() -> None:
    styles = {
        surface.look(cell).style
        for surface in map(surface_of, map(read_map, FILES))
        for cell in surface.cells()
    }
    assert styles <= GROUNDS.keys()
