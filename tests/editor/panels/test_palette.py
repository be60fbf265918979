"""The palette: choosing what to paint, and the options of the tool."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.editor_kind import Swatch
from hullwright.editor.concepts.piece import piece_of
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.panels.palette import Palette
from hullwright.editor.panels.palette_rows import COUNT, FIRST, SECOND, SwatchPainter
from hullwright.editor.panels.palette_swatches import SwatchList, place_of

from ..workplaces import workplace

ROWS = ("..ss..", ".dddd.", "H1dd2A", "......")


@pytest.fixture
def palette(qtbot: QtBot) -> Palette:
    made = Palette()
    qtbot.addWidget(made)
    made.resize(256, 600)
    made.show()
    return made


def shown(palette: Palette, place: Workplace, qtbot: QtBot) -> SwatchList:
    palette.show_workplace(place)
    qtbot.waitUntil(lambda: bool(palette.tally.counts))
    qtbot.waitUntil(lambda: counts(palette.swatches)["Hull"] is not None)
    return palette.swatches


def row_of(swatches: SwatchList, title: str) -> int:
    titles = [swatches.item(row).text() for row in range(swatches.count())]
    return titles.index(title)


def middle(swatches: SwatchList, title: str) -> QPoint:
    return swatches.visualItemRect(swatches.item(row_of(swatches, title))).center()


def counts(swatches: SwatchList) -> dict[str, int]:
    items = [swatches.item(row) for row in range(swatches.count())]
    return {item.text(): item.data(COUNT) for item in items}


def test_left_and_right_button_choose_what_each_of_them_paints(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS)
    swatches = shown(palette, place, qtbot)
    there = middle(swatches, "Dangerous sector")
    qtbot.mouseClick(swatches.viewport(), Qt.MouseButton.LeftButton, pos=there)
    there = middle(swatches, "Alien start")
    qtbot.mouseClick(swatches.viewport(), Qt.MouseButton.RightButton, pos=there)
    assert (place.choices.now.first, place.choices.now.second) == ("dangerous", "alien")
    assert swatches.item(row_of(swatches, "Dangerous sector")).data(FIRST)
    assert swatches.item(row_of(swatches, "Alien start")).data(SECOND)


def test_arrows_and_return_choose_without_a_mouse(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS, first="silent")
    swatches = shown(palette, place, qtbot)
    qtbot.keyClick(swatches, Qt.Key.Key_Down)
    assert place.choices.now.first == "silent"
    qtbot.keyClick(swatches, Qt.Key.Key_Return)
    qtbot.keyClick(swatches, Qt.Key.Key_Down)
    qtbot.keyClick(swatches, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert (place.choices.now.first, place.choices.now.second) == ("dangerous", "human")


def test_a_digit_chooses_its_swatch(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS)
    qtbot.keyClick(shown(palette, place, qtbot), Qt.Key.Key_5)
    assert place.choices.now.first == "pod 1"


def test_a_choice_made_elsewhere_is_marked(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS)
    swatches = shown(palette, place, qtbot)
    place.choices.choose(first="pod 4")
    pod = swatches.item(row_of(swatches, "Escape pod"))
    assert pod.data(FIRST)
    assert "painted with the left button" in pod.data(Qt.ItemDataRole.AccessibleTextRole)


def test_swatches_are_counted_and_recounted_after_strokes(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS)
    swatches = shown(palette, place, qtbot)
    assert counts(swatches) == {
        "Silent sector": 2,
        "Dangerous sector": 6,
        "Human start": 1,
        "Alien start": 1,
        "Escape pod": 2,
        "Hull": 12,
    }
    cells = list(place.surface.cells())
    paint = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda zone: paint(zone, {cells[0]: "silent"}))
    qtbot.waitUntil(lambda: counts(swatches)["Silent sector"] == 3)
    assert counts(swatches)["Hull"] == 11
    place.document.history.undo()
    qtbot.waitUntil(lambda: counts(swatches)["Silent sector"] == 2)


def test_another_count_draws_its_row_and_no_other(qtbot: QtBot, palette: Palette, monkeypatch):
    swatches = shown(palette, workplace("sss", "ddd"), qtbot)
    told = dict.fromkeys((each.content for each in swatches._swatches), 3)
    swatches.show_counts(told)
    swatches.grab()
    QApplication.processEvents()
    drawn = []
    real = SwatchPainter.paint_row
    monkeypatch.setattr(
        SwatchPainter,
        "paint_row",
        lambda self, painter, area, index: (
            drawn.append(index.row()) or real(self, painter, area, index)
        ),
    )
    row = row_of(swatches, "Dangerous sector")
    swatches.show_counts({**told, "dangerous": 4})
    QApplication.processEvents()
    assert drawn == [row]
    assert swatches.item(row).data(COUNT) == 4
    assert "4 on this map" in swatches.item(row).toolTip()


def test_a_map_of_another_size_is_counted_anew(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS)
    swatches = shown(palette, place, qtbot)
    other = workplace("ss", "ss").document.value.layout
    place.document.apply_to_layout("Crop", lambda _: other)
    qtbot.waitUntil(lambda: counts(swatches)["Silent sector"] == 4)
    assert counts(swatches)["Dangerous sector"] == 0


def test_the_options_are_those_of_the_chosen_tool(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS, tool="brush")
    shown(palette, place, qtbot)
    options = palette.options
    assert options.sizes.isVisible()
    assert not options.reaches.isVisible()
    place.choices.choose(tool="fill")
    assert (options.sizes.isVisible(), options.reaches.isVisible()) == (False, True)
    assert options.help.text()


def test_brush_sizes_and_reach_are_chosen_with_buttons(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS, tool="brush")
    shown(palette, place, qtbot)
    sizes = palette.options.sizes.findChildren(QPushButton)
    qtbot.mouseClick(sizes[2], Qt.MouseButton.LeftButton)
    assert place.choices.now.size == 2
    place.choices.choose(tool="fill", size=1)
    assert sizes[1].isChecked()
    everywhere = palette.options.reaches.findChildren(QPushButton)[1]
    qtbot.mouseClick(everywhere, Qt.MouseButton.LeftButton)
    assert place.choices.now.everywhere


def test_the_piece_that_is_held_is_turned_and_mirrored(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS, tool="stamp")
    shown(palette, place, qtbot)
    assert palette.options.piece.isVisible()
    cells = list(place.surface.cells())
    piece = piece_of(place.editor_kind, place.document.value.layout, [cells[2], cells[3], cells[7]])
    place.choices.choose(piece=piece)
    for name in ("turn-right", "turn-left"):
        qtbot.mouseClick(palette.findChild(QWidget, f"palette.{name}"), Qt.MouseButton.LeftButton)
    assert place.choices.now.piece == piece
    qtbot.mouseClick(palette.findChild(QWidget, "palette.mirror"), Qt.MouseButton.LeftButton)
    assert place.choices.now.piece != piece
    assert not palette.grab().isNull()


def test_without_a_map_the_palette_says_what_it_is_for(qtbot: QtBot, palette: Palette):
    place = workplace(*ROWS)
    shown(palette, place, qtbot)
    palette.show_workplace(None)
    assert palette.empty.isVisible()
    assert not palette.swatches.isVisible()
    assert not palette.options.isVisible()
    place.choices.choose(first="alien")  # nobody listens any longer


def test_all_of_it_is_drawn_in_both_themes(qtbot: QtBot, palette: Palette, use_theme):
    shown(palette, workplace(*ROWS), qtbot)
    dark = palette.grab().toImage()
    use_theme(LIGHT)
    assert palette.grab().toImage() != dark


def test_a_content_belongs_to_its_own_swatch_or_else_to_that_of_its_kind():
    swatches = [Swatch(each, each, "", None) for each in ("pod 1", "silent", "fog:x 2", "fog:x 1")]
    places = [place_of(each, swatches) for each in ("pod 3", "silent", "fog:x 1", "lava")]
    assert places == [0, 1, 3, None]
