"""A person at the export dialog: chooses a format, ticks boxes, presses buttons."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton

from hullwright.editor.files.export_dialog import ExportDialog
from hullwright.editor.files.exporter import MapExporter

from ..waiting import wait_until

LEFT = Qt.MouseButton.LeftButton


def dialog_of(exporting: MapExporter) -> ExportDialog:
    """Return the dialog when it shows its preview."""
    assert exporting.dialog is not None
    dialog = exporting.dialog
    wait_until(lambda: dialog.preview.is_idle, QApplication.processEvents)
    return dialog


def choose_format(exporting: MapExporter, name: str) -> ExportDialog:
    """Go to a format in the list with the arrow keys."""
    dialog = dialog_of(exporting)
    for _ in range(dialog.list.count()):
        QTest.keyClick(dialog.list, Qt.Key.Key_Up)
    while dialog.format.name != name:
        row = dialog.list.currentRow()
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        assert dialog.list.currentRow() > row, f"there is no format {name}"
    return dialog_of(exporting)


def press(dialog: ExportDialog, name: str) -> None:
    """Press a button that can be pressed."""
    button = dialog.findChild(QPushButton, name)
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def tick(exporting: MapExporter, name: str) -> ExportDialog:
    """Tick a box of the form, or take its tick away, with the space bar."""
    dialog = dialog_of(exporting)
    box = dialog.findChild(QCheckBox, name)
    assert box.isEnabled()
    QTest.keyClick(box, Qt.Key.Key_Space)
    return dialog_of(exporting)


def export_as(exporting: MapExporter, name: str = "engines", button: str = "export") -> None:
    """Choose a format in the dialog that is open, and press a button."""
    press(choose_format(exporting, name), button)
