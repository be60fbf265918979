"""Drawn ships: the styles of hulls, in pictures and SVG files, the same at every drawing."""

import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.drawing.drawn_ship import paths_around
from hullwright.editor.drawing.hull_geometry import HullGeometry, deck_cells
from hullwright.editor.drawing.hull_styles import OFF, PARTS, STYLES, hull_marks, hull_paths
from hullwright.editor.drawing.images import image_of
from hullwright.editor.drawing.inks import DARK, LIGHT, PRINT
from hullwright.editor.drawing.picture_parts import PictureParts
from hullwright.editor.drawing.svg import svg_of
from hullwright.editor.kinds.table import EDITOR_KINDS, editor_kind_of
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import KINDS, map_kind

from ..workplaces import zone

SAMPLES = {path.stem: path for path in maps()}
ZONES = editor_kind_of("hex-zone")
DRAWN = sorted(set(STYLES) - {OFF})


def geometry(*rows: str) -> HullGeometry:
    surface = ZONES.surface(zone(*rows))
    return HullGeometry(ZONES.decks, deck_cells(ZONES.decks, surface.placed(surface.bounds)))


@pytest.mark.parametrize("inks", [DARK, LIGHT, PRINT], ids=["dark", "light", "print"])
def test_every_style_is_drawn_of_parts_that_there_are_in_inks_of_every_theme(inks):
    for style in STYLES.values():
        for stroke in style.strokes:
            assert stroke.part in PARTS
            assert stroke.fill or stroke.stroke
            assert all(ink in inks for ink in (stroke.fill, stroke.stroke) if ink)


@given(
    st.integers(1, 6).flatmap(
        lambda width: st.lists(
            st.text("sd.", min_size=width, max_size=width), min_size=1, max_size=6
        )
    )
)
def test_all_parts_of_a_hull_lie_inside_it_and_are_the_same_when_drawn_again(rows):
    hull = geometry(*rows)
    for part in (hull.band, hull.inner, hull.panels, hull.recesses):
        assert part.is_valid
        assert part.difference(hull.hull.buffer(1e-6)).area < 1e-6
    assert hull.band.intersection(hull.rooms).area < 1e-6
    assert hull_paths(hull) == hull_paths(geometry(*rows))


def test_walls_stand_between_rooms_of_different_sorts_and_leave_a_doorway():
    assert not geometry("ss", "ss").walls
    two = geometry("s", "d").walls
    assert len(two) == 2
    assert sum(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 for (ax, ay), (bx, by) in two) < 0.6


def test_ribs_stand_on_corners_that_stand_out():
    assert len(geometry("s").ribs) == 6


def test_what_has_a_hull_in_the_editor_has_an_outline_in_exports_and_the_other_way_round():
    own = {name for name in KINDS if name in EDITOR_KINDS}
    drawn = {name for name in own if editor_kind_of(name).decks}
    assert drawn == {name for name in own if map_kind(name).hull}
    assert drawn


@pytest.mark.parametrize("name", ["thimble", "standard", "cold-start", "first-light"])
def test_a_hull_changes_the_pictures_of_ships_and_no_others(qapp, name):
    document = read_map(SAMPLES[name])
    plain = image_of(document, DARK, largest=200)
    is_ship = editor_kind_of(document.kind).decks is not None
    for style in DRAWN:
        drawn = image_of(document, DARK, largest=200, parts=PictureParts(hull=style))
        assert (drawn != plain) == is_ship
        assert drawn == image_of(document, DARK, largest=200, parts=PictureParts(hull=style))


def test_an_svg_file_has_the_hull_as_shapes_and_no_empty_cells():
    document = read_map(SAMPLES["thimble"])
    svg = svg_of(document, PRINT, parts=PictureParts(hull="plated"))
    (group,) = (each for each in ET.fromstring(svg).iter() if each.get("class") == "hull")
    surface = ZONES.surface(document.layout)
    marks = hull_marks(paths_around(ZONES, surface.placed(surface.bounds)), "plated")
    assert [each.get("d") for each in group] == [each.path for each in marks]
    assert PRINT["hull-hatch"] not in svg


def test_only_selected_cells_get_a_hull_if_only_they_are_drawn(qapp):
    document = read_map(SAMPLES["thimble"])
    parts = PictureParts(hull="line", cells=frozenset({"F03"}))
    assert svg_of(document, PRINT, parts=parts).count("<use ") == 1


def test_nothing_of_geometry_is_loaded_before_a_hull_is_drawn():
    code = (
        "import sys, hullwright.editor.command_line, hullwright.editor.program.program;"
        "print(sorted({'shapely', 'scipy'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
