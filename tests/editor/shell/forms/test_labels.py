"""Labels are written in the inks of the theme, wherever they are put and whenever it changes."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.shell.forms.labels import WrappedLabel

GROUPS = (
    QPalette.ColorGroup.Active,
    QPalette.ColorGroup.Inactive,
    QPalette.ColorGroup.Disabled,
)


def colours(label: WrappedLabel) -> set[str]:
    return {label.palette().color(group, label.foregroundRole()).name() for group in GROUPS}


@pytest.mark.parametrize("ink", ["text", "faint-text", "error"])
def test_a_label_keeps_its_ink_in_every_theme_and_in_another_place(
    qtbot: QtBot, use_theme, ink: str
) -> None:
    use_theme(DARK)
    window, sheet, label = QMainWindow(), QWidget(), WrappedLabel("Sealed", ink)
    qtbot.addWidget(window)
    assert colours(label) == {DARK[ink]}
    QVBoxLayout(sheet).addWidget(label)
    dock = QDockWidget(window)
    dock.setWidget(sheet)
    window.show()
    for inks in (LIGHT, DARK, LIGHT):
        use_theme(inks)
        QApplication.processEvents()
        assert colours(label) == {inks[ink]}
    label.setParent(window)
    label.show()
    QApplication.processEvents()
    assert colours(label) == {LIGHT[ink]}
