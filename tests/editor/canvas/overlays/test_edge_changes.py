"""A comparison shows where something else stands between two sectors."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.overlays.comparison import ComparisonLayer
from hullwright.editor.canvas.overlays.edge_changes import edge_changes
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.kinds.hex_zone.edges import with_changed
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.comparison import compare

from .open_maps import OpenMaps, painted

ROOM = ("ssss", "ssss", "ssss")


def edged(place: Workplace, **edges: str) -> MapDocument:
    """Return the map of a workplace with edges such as B01_B02="wall"."""
    pairs = {tuple(map(hex_of, name.split("_"))): kind for name, kind in edges.items()}
    changes = {(one, other): kind for (one, other), kind in pairs.items()}
    return replace(place.map, layout=with_changed(place.map.layout, changes))


def test_new_gone_and_other_edges_are_told_apart(desk: OpenMaps) -> None:
    place = desk.open(*ROOM)
    other = edged(place, B01_B02="wall", C01_C02="one_way", D01_D02="door", A01_A02="wall")
    now = edged(place, C02_C01="one_way", D02_D01="door", A01_A02="door", D02_D03="wall")
    place.document.apply_to_layout("Edges", lambda _: now.layout)
    found = {(each.is_new, each.has_gone) for each in edge_changes(place, other)}
    assert len(list(edge_changes(place, other))) == 4
    assert found == {(True, False), (False, True), (False, False)}
    assert not list(edge_changes(place, place.map))


def test_changed_edges_are_drawn_although_no_cell_changed(qtbot: QtBot, desk: OpenMaps) -> None:
    place = desk.open(*ROOM)
    other = edged(place, B01_B02="wall")
    layer = ComparisonLayer(place, desk.overlays.comparisons)
    empty = painted(layer, Camera(40.0, -1.0, -1.0))
    desk.overlays.comparisons.show(place, other, compare(other, place.map))
    assert painted(layer, Camera(40.0, -1.0, -1.0)) != empty
