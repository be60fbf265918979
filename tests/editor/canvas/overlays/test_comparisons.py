"""Comparisons follow the map while it is painted."""

from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.kinds.comparison import Comparison

from .open_maps import OpenMaps


def test_a_comparison_is_worked_out_and_follows_the_painting(qtbot, desk: OpenMaps):
    place = desk.open("ssss")
    comparisons = desk.overlays.comparisons
    comparisons.show(place, place.document.value)
    qtbot.waitUntil(lambda: comparisons.of(place) is not None)
    assert not comparisons.of(place)
    edit = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda zone: edit(zone, {hex_of("B01"): "dangerous"}))
    qtbot.waitUntil(lambda: bool(comparisons.of(place)))
    (change,) = comparisons.of(place).cells
    assert change == ("B01", "silent", "dangerous")


def test_a_comparison_that_is_known_is_shown_at_once(desk: OpenMaps):
    place, found = desk.open("ss"), Comparison((), ())
    desk.overlays.comparisons.show(place, place.document.value, found)
    assert desk.overlays.comparisons.of(place) is found
    assert desk.overlays.comparisons.other(place) is place.document.value


def test_a_cleared_comparison_is_gone_and_asks_no_more(qtbot, desk: OpenMaps):
    place, comparisons = desk.open("ss"), desk.overlays.comparisons
    comparisons.show(place, place.document.value, Comparison((), ()))
    comparisons.clear(place)
    assert comparisons.of(place) is None
    assert comparisons.other(place) is None
    edit = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda zone: edit(zone, {hex_of("B01"): "hull"}))
    qtbot.waitUntil(lambda: place.findings.problems is not None)
    assert comparisons.of(place) is None


def test_a_comparison_ends_with_its_map(desk: OpenMaps):
    place, comparisons = desk.open("ss"), desk.overlays.comparisons
    comparisons.show(place, place.document.value, Comparison((), ()))
    desk.workplaces.close(place)
    assert comparisons.of(place) is None
