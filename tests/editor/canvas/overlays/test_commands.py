"""Commands about overlays, and how a canvas follows what they switch."""

import weakref
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from hullwright.editor.canvas.overlays.commands import commands
from hullwright.editor.canvas.overlays.hull_layer import HullLayer
from hullwright.editor.canvas.overlays.shading import ShadingLayer
from hullwright.editor.canvas.overlays.tracing import TracingLayer
from hullwright.editor.kinds.table import EDITOR_KINDS
from hullwright.editor.panels.problems import ProblemsPanel
from hullwright.editor.shell.commands import Command
from hullwright.schema.kinds.comparison import Comparison
from hullwright.schema.kinds.examination import Examination

from ...rest import are_gone, delete_now
from .open_maps import OpenMaps


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(tmp_path / "paper.png"))
    return tmp_path / "paper.png"


def all_commands(desk: OpenMaps, picture: Path) -> list[Command]:
    kinds = list(EDITOR_KINDS.values())
    return commands(desk.workplaces, desk.overlays, desk.live, desk.notices, lambda: picture, kinds)


@pytest.fixture
def offered(desk: OpenMaps, picture: Path):
    made = all_commands(desk, picture)
    return {each.name: each for each in made}


def test_names_are_unique_and_every_command_has_a_sentence_of_help(offered, desk, picture):
    made = all_commands(desk, picture)
    assert len(made) == len(offered)
    assert all(each.help.endswith(".") for each in made)


def test_without_a_map_commands_say_what_to_do_first(offered):
    for name in ("problems.next", "problems.check", "overlay.distance.pod", "tracing.load"):
        assert offered[name].hindered() == "No map is open: create or open one first."


def test_an_overlay_is_switched_on_and_off_and_takes_the_place_of_another(offered, desk):
    place = desk.open("Hs1A")
    near, far = offered["overlay.distance.human"], offered["overlay.distance.alien"]
    near.run()
    assert near.is_on()
    far.run()
    assert (near.is_on(), far.is_on()) == (False, True)
    far.run()
    assert place.overlays == frozenset()


def test_layers_that_every_map_has_are_switched_and_remembered(offered, desk):
    switch = offered["overlay.problems"]
    assert switch.is_on()
    switch.run()
    assert not switch.is_on()
    assert not desk.overlays.switches.is_on("problems")
    assert not type(desk.overlays.switches)(desk.settings).is_on("problems")
    switch.run()
    assert switch.is_on()


def test_the_canvas_has_the_layers_that_are_switched_on(qtbot, offered, desk):
    place = desk.open("Hs1A")
    canvas = desk.canvas(place)
    qtbot.addWidget(canvas)
    assert not any(isinstance(each, TracingLayer) for each in canvas.layers)
    many = len(canvas.layers)
    offered["overlay.problems"].run()
    assert len(canvas.layers) == many - 1
    offered["overlay.problems"].run()
    offered["tracing.load"].run()
    assert isinstance(canvas.layers[0], TracingLayer)
    offered["overlay.tracing"].run()
    assert [type(each) for each in canvas.layers[:2]] == [HullLayer, ShadingLayer]


def test_f8_goes_from_problem_to_problem(qtbot, offered, desk):
    place = desk.open("H.1.2", "s.s.s", "A....")
    assert offered["problems.next"].hindered() == "No problems were found on this map."
    found = Examination(place.document.value).problems
    place.know(replace(place.findings, problems=found))
    assert offered["problems.next"].hindered() == ""
    offered["problems.next"].run()
    assert desk.overlays.focus.of(place) == found[0]
    offered["problems.previous"].run()
    assert desk.overlays.focus.of(place) == found[-1]


def test_checking_now_does_not_wait(qtbot, offered, desk):
    place = desk.open("Hs1A")
    offered["problems.check"].run()
    assert not desk.inspector.is_idle
    qtbot.waitUntil(lambda: place.findings.problems is not None)


def test_a_comparison_is_cleared(offered, desk):
    place = desk.open("Hs1A")
    clear = offered["comparison.clear"]
    assert clear.hindered() == "This map is not being compared with another."
    desk.overlays.comparisons.show(place, place.document.value, Comparison((), ()))
    assert clear.hindered() == ""
    clear.run()
    assert desk.overlays.comparisons.other(place) is None


def test_a_picture_that_cannot_be_shown_is_told(offered, desk, picture):
    desk.open("Hs1A")
    picture.write_bytes(b"no picture")
    offered["tracing.load"].run()
    assert "“paper.png” can't be shown as a picture" in desk.told[-1]
    assert offered["tracing.fit"].hindered() == "There is no picture under this map."


def test_the_picture_is_fitted_moved_and_taken_away(offered, desk):
    place = desk.open("Hs1A")
    offered["tracing.load"].run()
    tracings = desk.overlays.tracings
    fitted = tracings.of(place).placement
    tracings.place(place, replace(fitted, x=99.0))
    offered["tracing.fit"].run()
    assert tracings.of(place).placement == fitted
    offered["tracing.move"].run()
    assert offered["tracing.move"].is_on()
    offered["tracing.remove"].run()
    assert tracings.of(place) is None
    assert not tracings.is_moving


def lived(qtbot, desk: OpenMaps, picture: Path) -> "weakref.ref[object]":
    """Open a map, lay everything over it, look at its problems, close it."""
    place = desk.open("H.1.2", "s.s.s", "A....")
    canvas = desk.canvas(place)
    canvas.show()
    desk.overlays.tracings.load(place, picture)
    desk.overlays.comparisons.show(place, place.document.value)
    place.overlay(frozenset({"distance.human"}))
    qtbot.waitUntil(lambda: bool(place.findings.shadings))
    desk.overlays.focus.step(place, 1)
    qtbot.waitUntil(lambda: desk.inspector.is_idle)
    desk.workplaces.close(place)
    canvas.deleteLater()
    delete_now()
    return weakref.ref(place)


def test_a_closed_map_leaves_nothing_behind(qtbot, desk, picture):
    panel = ProblemsPanel(desk.overlays.focus, desk.inspector, desk.settings)
    qtbot.addWidget(panel)
    desk.workplaces.switched.connect(panel.show_workplace)
    gone = lived(qtbot, desk, picture)
    assert are_gone(gone)
