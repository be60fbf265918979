"""Panels let go of the maps that are closed."""

import weakref
from pathlib import Path

from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.concepts.piece import piece_of
from hullwright.editor.documents.workplace import Findings
from hullwright.editor.panels.metrics import Metrics
from hullwright.editor.panels.minimap import Minimap
from hullwright.editor.panels.palette import Palette
from hullwright.editor.panels.properties import Properties

from ..rest import are_gone, delete_now, is_at_rest
from ..workplaces import workplace
from .history_desk import history_in


def test_no_panel_keeps_a_closed_map(qtbot: QtBot, tmp_path: Path):
    panels = [Palette(), Properties(), history_in(tmp_path), Minimap(), Metrics()]
    for panel in panels:
        qtbot.addWidget(panel)
        panel.show()
    place = workplace(".ss.", "dddd", tool="stamp")
    cells = list(place.surface.cells())[:3]
    place.choices.choose(piece=piece_of(place.editor_kind, place.document.value.layout, cells))
    canvas = Canvas(place)
    for panel in panels:
        panel.show_workplace(place)
    panels[3].follow(canvas)
    place.document.apply(
        "Rename", lambda value: type(value)(kind="hex-zone", name="B", layout=value.layout)
    )
    place.know(Findings(()))
    qtbot.waitUntil(lambda: is_at_rest(*panels))
    gone = weakref.ref(place)
    for panel in panels:
        panel.show_workplace(None)
    panels[3].follow(None)
    canvas.deleteLater()
    delete_now()
    del place, canvas
    assert are_gone(gone)
