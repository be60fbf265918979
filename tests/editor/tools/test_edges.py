"""The tool for edges: by itself, with the mouse along and across lines, and with the keyboard."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.cell_edges import EdgePen
from hullwright.editor.concepts.tool import Proposal, ToolContext, ToolPointer
from hullwright.editor.kinds.hex_zone.edges import edges_of
from hullwright.editor.kinds.hex_zone.tools import EDGES
from hullwright.editor.kinds.hexes.edges import line_between
from hullwright.editor.languages.words import tr
from hullwright.schema.boards.hexes import hex_of, label
from hullwright.schema.kinds.hex_zone.layout import HexZone

from ..canvas.canvases import LEFT, PLAIN, RIGHT, CanvasSession, session
from .strokes import cells, desk, symmetric

ROOM = ("ssssss",) * 5
SHIFT = Qt.KeyboardModifier.ShiftModifier


def told(layout: HexZone) -> str:
    """Return the edges of a zone as words."""
    found = edges_of(layout).items()
    return ", ".join(sorted(f"{label(a)} {kind} {label(b)}" for (a, b), kind in found))


def at(start: str, to: str) -> tuple[float, float]:
    """Return a point at the line between two sectors, a little on the side of the first."""
    (ax, ay), (bx, by) = line_between((hex_of(start), hex_of(to)))
    place = desk(*ROOM).surface.centre(hex_of(start))
    return 0.45 * (ax + bx) + 0.1 * place[0], 0.45 * (ay + by) + 0.1 * place[1]


def pointer(place: ToolContext, start: str, to: str, **more: bool) -> ToolPointer:
    point = at(start, to)
    return ToolPointer(point, place.surface.cell_at(point), **more)


def led(place: ToolContext, *lines: str, **more: bool) -> Proposal:
    """Return the last proposal of a stroke from line to line, such as "B02 B03"."""
    first, *others = (pointer(place, *each.split(), **more) for each in lines)
    stroke = EDGES.stroke(place, first)
    proposal = next(stroke)
    for each in others:
        proposal = stroke.send(each)
    stroke.close()
    return proposal


def drawn(place: ToolContext, *lines: str, **more: bool) -> str:
    edit = led(place, *lines, **more).edit
    assert edit is not None
    return told(edit(place.layout))


def with_pen(place: ToolContext, **pen: Any) -> ToolContext:
    return replace(place, edge=EdgePen(**pen))


def test_a_click_puts_up_the_first_sort_and_one_that_is_chosen() -> None:
    place = desk(*ROOM)
    assert drawn(place, "B02 B03") == "B02 wall B03"
    assert drawn(with_pen(place, sort="noisy_door"), "B02 B03") == "B02 noisy_door B03"


def test_a_hatch_leads_away_from_the_side_the_pointer_comes_from() -> None:
    place = with_pen(desk(*ROOM), sort="one_way")
    assert drawn(place, "B02 B03") == "B02 one_way B03"
    assert drawn(place, "B03 B02") == "B03 one_way B02"
    assert drawn(place, "B02 B03", "B03 B02") == "B02 one_way B03"
    turned = replace(place, edge=replace(place.edge, is_reversed=True))
    assert drawn(turned, "B02 B03") == "B03 one_way B02"
    note = led(place, "B02 B03").note
    assert note is not None
    assert tr(note) == "one-way hatch from B02 to B03; M turns it round"


def test_a_drag_draws_along_its_way_and_no_lines_that_branch_off() -> None:
    # Below the sectors B02, C02 and D02 the lines go up and down; the pointer follows them.
    path = ("B02 B03", "B02 C03", "C02 C03", "D02 C03", "D02 D03")
    assert drawn(desk(*ROOM), *path) == (
        "B02 wall B03, B02 wall C03, C02 wall C03, C03 wall D02, D02 wall D03"
    )


@pytest.mark.parametrize("how", ["second", "shift"])
def test_the_right_button_or_shift_takes_edges_away(how: str) -> None:
    place = desk(*ROOM)
    edit = led(place, "B02 B03", "B02 C03").edit
    assert edit is not None
    walled = desk(*ROOM)
    layout = edit(walled.layout)
    walled = replace(walled, layout=layout, surface=walled.editor_kind.surface(layout))
    assert drawn(walled, "B03 B02", **{how: True}) == "B02 wall C03"


def test_in_the_middle_of_a_sector_and_at_the_hull_nothing_is_drawn() -> None:
    place = desk("ss..", "ss..")
    middle = ToolPointer(place.surface.centre(hex_of("A01")), hex_of("A01"))
    assert next(EDGES.stroke(place, middle)).edit is None
    proposal = led(place, "B01 C01")
    assert proposal.edit is None
    assert proposal.note is not None


def test_only_lines_at_selected_sectors_are_drawn() -> None:
    place = replace(desk(*ROOM), selection=cells("B02"))
    assert drawn(place, "B02 B03", "B03 C04", "B03 B04") == "B02 wall B03"


def test_the_side_of_the_keyboard_goes_with_the_cursor() -> None:
    place = with_pen(desk(*ROOM), side=3)
    first, second = (
        ToolPointer(place.surface.centre(hex_of(each)), hex_of(each), by_key=True)
        for each in ("B02", "C02")
    )
    stroke = EDGES.stroke(place, first)
    next(stroke)
    edit = stroke.send(second).edit
    assert edit is not None
    assert told(edit(place.layout)) == "B02 wall B03, C02 wall C03"


@pytest.mark.parametrize(
    ("symmetry", "expected"),
    [
        ("mirror left-right", "A02 one_way A03, F02 one_way F03"),
        ("mirror up-down", "A02 one_way A03, A04 one_way A03"),
        ("rotation 2", "A02 one_way A03, F04 one_way F03"),
    ],
)
def test_edges_are_drawn_on_all_images(symmetry: str, expected: str) -> None:
    place = symmetric(with_pen(desk(*ROOM), sort="one_way"), symmetry)
    assert drawn(place, "A02 A03") == expected


def test_a_hatch_on_a_mirror_line_stays_as_it_was_drawn() -> None:
    place = symmetric(with_pen(desk(*ROOM), sort="one_way"), "mirror left-right")
    assert drawn(place, "C02 D02") == "C02 one_way D02"


# Through a real canvas.


class EdgeSession:
    """A person with the tool for edges."""

    def __init__(self, qtbot: QtBot, *rows: str) -> None:
        self.canvas: CanvasSession = session(qtbot, *rows, tool="edges")
        self.place = self.canvas.place

    def on_screen(self, line: str) -> QPointF:
        return self.canvas.canvas.camera.on_screen(at(*line.split()))

    def hover(self, line: str) -> None:
        self.canvas.move_to(self.on_screen(line))

    def draw(self, *lines: str, button: Qt.MouseButton = LEFT, held: Any = PLAIN) -> None:
        self.canvas.move_to(self.on_screen(lines[0]), held)
        self._send(QEvent.Type.MouseButtonPress, lines[0], button, button, held)
        for line in lines[1:]:
            self._send(QEvent.Type.MouseMove, line, Qt.MouseButton.NoButton, button, held)
        none = Qt.MouseButton.NoButton
        self._send(QEvent.Type.MouseButtonRelease, lines[-1], button, none, held)
        self.canvas.rest()

    def _send(self, kind: Any, line: str, button: Any, held_buttons: Any, held: Any) -> None:
        there = self.on_screen(line)
        everywhere = self.canvas.canvas.mapToGlobal(there)
        event = QMouseEvent(kind, there, everywhere, button, held_buttons, held)
        QApplication.sendEvent(self.canvas.canvas, event)

    @property
    def edges(self) -> str:
        return told(self.place.map.layout)


def test_hovering_shows_the_line_and_says_what_would_stand_there(qtbot: QtBot) -> None:
    person = EdgeSession(qtbot, *ROOM)
    person.hover("B02 B03")
    assert person.canvas.notes[-1] == "wall between B02 and B03"
    person.hover("B02 C03")
    assert person.canvas.notes[-1] == "wall between B02 and C03"
    assert not person.edges


def test_a_drag_is_one_step_and_undo_takes_it_back(qtbot: QtBot) -> None:
    person = EdgeSession(qtbot, *ROOM)
    person.draw("B02 B03", "B02 C03", "C02 C03")
    assert person.edges == "B02 wall B03, B02 wall C03, C02 wall C03"
    assert person.canvas.steps == ["Draw: wall"]
    person.draw("B02 C03", button=RIGHT)
    assert person.edges == "B02 wall B03, C02 wall C03"
    assert person.canvas.steps[-1] == "Remove edges"
    person.draw("C02 C03", held=SHIFT)
    assert person.edges == "B02 wall B03"
    for _ in range(3):
        person.place.document.history.undo()
    assert not person.edges


def test_escape_drops_a_stroke(qtbot: QtBot) -> None:
    person = EdgeSession(qtbot, *ROOM)
    person.hover("B02 B03")
    person._send(QEvent.Type.MouseButtonPress, "B02 B03", LEFT, LEFT, PLAIN)
    person.canvas.key(Qt.Key.Key_Escape)
    person._send(QEvent.Type.MouseButtonRelease, "B02 B03", LEFT, Qt.MouseButton.NoButton, PLAIN)
    assert not person.edges
    assert not person.canvas.steps


def test_keys_draw_at_the_chosen_side_of_the_sector(qtbot: QtBot) -> None:
    person = EdgeSession(qtbot, *ROOM)
    person.place.choices.choose(edge=EdgePen("door", side=2))
    person.canvas.key(Qt.Key.Key_Right)
    start = person.canvas.cells[-1]
    person.canvas.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    ((pair, kind),) = edges_of(person.place.map.layout).items()
    assert (pair[0], kind) == (start, "door")
    person.canvas.key(Qt.Key.Key_Backspace, Qt.Key.Key_Return)
    assert not person.edges
