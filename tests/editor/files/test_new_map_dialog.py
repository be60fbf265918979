"""A new map: size, kind, silhouettes drawn, ready or taken from a picture, samples."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.files.beginning_gallery import BeginningGallery
from hullwright.editor.files.new_map_dialog import NewMapDialog
from hullwright.editor.files.outline_pad import OutlinePad
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import KINDS


class Answers:
    """Answers with the files it was given."""

    def __init__(self, *paths: Path) -> None:
        self.paths = paths

    def open_paths(self, title: str, folder: Path, patterns: object) -> Sequence[Path]:
        return self.paths


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMapDialog:
    return opened(qtbot)


def opened(qtbot: QtBot, *paths: Path) -> NewMapDialog:
    made = NewMapDialog(Answers(*paths))
    qtbot.addWidget(made)
    made.show()
    return made


def begin_with(dialog: NewMapDialog, title: str) -> None:
    chosen = dialog.findChild(QListWidget)
    item = chosen.findItems(title, Qt.MatchFlag.MatchExactly)[0]
    chosen.setCurrentItem(item)


def created(qtbot: QtBot, dialog: NewMapDialog) -> MapDocument:
    buttons = dialog.findChild(QDialogButtonBox).buttons()
    create = next(each for each in buttons if each.text() == "Create")
    with qtbot.waitSignal(dialog.made) as heard:
        qtbot.mouseClick(create, Qt.MouseButton.LeftButton)
    return heard.args[0]


def sectors(document: MapDocument) -> int:
    return sum(len(row) - row.count(".") for row in document.layout.rows)


def test_return_creates_an_empty_sheet_of_the_usual_size(
    qtbot: QtBot, dialog: NewMapDialog
) -> None:
    with qtbot.waitSignal(dialog.made) as heard:
        qtbot.keyClick(dialog.findChild(QLineEdit, "name"), Qt.Key.Key_Return)
    made = heard.args[0]
    assert (made.layout.width, made.layout.height, sectors(made)) == (23, 14, 0)


def test_the_size_can_be_typed(qtbot: QtBot, dialog: NewMapDialog) -> None:
    columns, rows = dialog.findChildren(QSpinBox)
    columns.setValue(9)
    rows.setValue(5)
    made = created(qtbot, dialog)
    assert (made.layout.width, made.layout.height) == (9, 5)


def test_a_silhouette_fills_the_hull(qtbot: QtBot, dialog: NewMapDialog) -> None:
    begin_with(dialog, "Ring")
    made = created(qtbot, dialog)
    assert made.layout.rows[7][11] == "."
    assert 120 < sectors(made) < 250


def test_a_drawn_outline_fills_what_it_encloses(qtbot: QtBot, dialog: NewMapDialog) -> None:
    begin_with(dialog, "Draw an outline")
    QApplication.processEvents()
    pad = dialog.findChild(OutlinePad)
    area = pad.area().toRect()
    left, top = area.left(), area.top()
    middle, half = area.center(), area.height() // 2
    corners = [
        QPoint(left, top),
        QPoint(middle.x(), top),
        QPoint(middle.x(), top + half),
        QPoint(left, top + half),
    ]
    qtbot.mousePress(pad, Qt.MouseButton.LeftButton, pos=corners[0])
    for corner in corners[1:]:
        qtbot.mouseMove(pad, corner)
    qtbot.mouseRelease(pad, Qt.MouseButton.LeftButton, pos=corners[-1])
    made = created(qtbot, dialog)
    rows = made.layout.rows
    assert rows[3][4] != "."
    assert rows[3][20] == "."
    assert rows[12][4] == "."


@pytest.mark.parametrize("clear", [False, True])
def test_the_dark_or_opaque_part_of_a_picture_becomes_the_hull(
    qtbot: QtBot, home: Path, tmp_path: Path, clear: bool
) -> None:
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent if clear else Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.fillRect(0, 0, 100, 100, Qt.GlobalColor.black)
    painter.end()
    path = tmp_path / "hull.png"
    assert image.save(str(path))
    dialog = opened(qtbot, path)
    begin_with(dialog, "Picture or SVG file…")
    made = created(qtbot, dialog)
    assert made.layout.rows[5][3] != "."
    assert made.layout.rows[5][20] == "."


def test_a_file_that_is_no_picture_is_told_and_the_dialog_stays(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "hull.png"
    path.write_text("no picture")
    dialog = opened(qtbot, path)
    begin_with(dialog, "Picture or SVG file…")
    assert "“hull.png” can't be shown as a picture" in dialog.told()
    assert dialog.isVisible()


def test_a_sample_keeps_its_layout_and_takes_the_new_name(
    qtbot: QtBot, dialog: NewMapDialog
) -> None:
    dialog.findChild(QLineEdit, "name").setText("Mine")
    begin_with(dialog, "Thimble")
    made = created(qtbot, dialog)
    assert made.name == "Mine"
    assert sectors(made) > 10


def test_a_map_without_a_name_is_not_made(qtbot: QtBot, dialog: NewMapDialog) -> None:
    name = dialog.findChild(QLineEdit, "name")
    name.setText("  ")
    with qtbot.assertNotEmitted(dialog.made):
        qtbot.keyClick(name, Qt.Key.Key_Return)
    assert "needs a name" in dialog.told()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_begun(qtbot: QtBot, dialog: NewMapDialog, kind: str) -> None:
    kinds = dialog.findChild(QComboBox)
    kinds.setCurrentIndex(kinds.findData(kind))
    assert created(qtbot, dialog).kind == kind


def test_another_kind_can_be_chosen_after_a_sample(qtbot: QtBot, dialog: NewMapDialog) -> None:
    kinds, beginnings = dialog.findChild(QComboBox, "kind"), dialog.findChild(QListWidget)
    for kind in KINDS:
        assert dialog.kind == kind
        qtbot.keyClick(beginnings, Qt.Key.Key_End)
        QApplication.processEvents()
        qtbot.keyClick(kinds, Qt.Key.Key_Down)
        QApplication.processEvents()
    assert created(qtbot, dialog).kind == kind


def test_silhouettes_are_pictures_that_arrows_and_letters_choose(
    qtbot: QtBot, dialog: NewMapDialog
) -> None:
    gallery = dialog.findChild(BeginningGallery)
    items = [gallery.item(row) for row in range(gallery.count())]
    choices = [each for each in items if each.flags()]
    qtbot.waitUntil(lambda: all(not each.icon().isNull() for each in choices))
    gallery.setFocus()
    qtbot.keyClick(gallery, Qt.Key.Key_Down)
    assert gallery.currentItem().text() == "Whole sheet", "headings are passed over"
    qtbot.keyClick(gallery, Qt.Key.Key_Right)
    assert gallery.currentItem().text() == "Hexagon"
    qtbot.keyClicks(gallery, "ri")
    assert gallery.currentItem().text() == "Ring"
    ring = gallery.visualItemRect(gallery.currentItem())
    hexagon = gallery.visualItemRect(gallery.findItems("Hexagon", Qt.MatchFlag.MatchExactly)[0])
    assert ring.top() == hexagon.top(), "they stand side by side"
    qtbot.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=hexagon.center())
    assert sectors(created(qtbot, dialog)) > 150


def test_the_dialog_begins_with_the_kind_that_was_asked_for(qtbot: QtBot) -> None:
    for kind in KINDS:
        made = NewMapDialog(Answers(), None, kind)
        qtbot.addWidget(made)
        assert made.kind == kind


def test_a_double_click_takes_a_silhouette_with_its_symmetry_and_leaves_alone_what_has_to_be_drawn(
    qtbot: QtBot, dialog: NewMapDialog
) -> None:
    gallery = dialog.findChild(BeginningGallery)
    left = Qt.MouseButton.LeftButton

    def double_click(title: str) -> None:
        item = gallery.findItems(title, Qt.MatchFlag.MatchExactly)[0]
        gallery.scrollToItem(item)
        at = gallery.visualItemRect(item).center()
        qtbot.mouseClick(gallery.viewport(), left, pos=at)
        qtbot.mouseDClick(gallery.viewport(), left, pos=at)

    with qtbot.assertNotEmitted(dialog.made):
        double_click("Draw an outline")
    with qtbot.waitSignal(dialog.made) as heard:
        double_click("Freighter")
    made, symmetry = heard.args
    assert symmetry == "mirror up-down"
    assert sectors(made) > 150
    assert not dialog.isVisible()


def test_chance_lays_other_tiles_in_every_dialog_and_those_of_the_preview_are_made(
    qtbot: QtBot, dialog: NewMapDialog
) -> None:
    again = opened(qtbot)
    made = []
    for each in (dialog, again):
        kinds = each.findChild(QComboBox, "kind")
        kinds.setCurrentIndex(kinds.findData("tile-maze"))
        begin_with(each, "5 tiles at random")
        seen = each._made()
        made.append(created(qtbot, each))
        assert made[-1].layout == seen.layout
        assert len(seen.layout.placed) == 5
    assert made[0].layout != made[1].layout
