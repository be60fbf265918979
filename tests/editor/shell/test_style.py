"""One style: our own icons instead of Qt's stock ones, in the inks of the theme, and tabs that keep their names."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QDockWidget,
    QFileDialog,
    QLineEdit,
    QMainWindow,
    QMessageBox,
    QStyle,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.icon import icon
from hullwright.editor.drawing.inks import DARK, LIGHT, Inks
from hullwright.editor.panels.problem_header import ProblemHeader
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.style_images import IMAGES
from hullwright.editor.shell.tab_bar import TabBar
from hullwright.editor.shell.theme import Theme
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import message

THEMES = pytest.mark.parametrize("choice", ["dark", "light"])
Pixmap = QStyle.StandardPixmap
STOCK: list[tuple[type[QWidget], QStyle.StandardPixmap, str]] = [
    (QMessageBox, Pixmap.SP_MessageBoxCritical, "image_error"),
    (QMessageBox, Pixmap.SP_MessageBoxWarning, "image_warning"),
    (QMessageBox, Pixmap.SP_MessageBoxInformation, "image_info"),
    (QMessageBox, Pixmap.SP_MessageBoxQuestion, "image_question"),
    (QLineEdit, Pixmap.SP_LineEditClearButton, "image_clear"),
    (QFileDialog, Pixmap.SP_FileDialogToParent, "image_above"),
    (QFileDialog, Pixmap.SP_FileDialogNewFolder, "image_new_folder"),
    (QFileDialog, Pixmap.SP_FileDialogDetailedView, "image_details"),
    (QFileDialog, Pixmap.SP_FileDialogListView, "image_list"),
    (QFileDialog, Pixmap.SP_DirClosedIcon, "image_folder"),
    (QFileDialog, Pixmap.SP_FileIcon, "image_file"),
]
"""Where Qt would show an icon of its own, which, and what we have for it."""


def themed(qapp: QApplication, settings: ProgramSettings, choice: str) -> Inks:
    theme = Theme(qapp, settings)
    theme.choose(choice)
    theme.apply()
    return theme.inks


def drawn(shown: QIcon) -> QImage:
    return shown.pixmap(QSize(24, 24), 1.0).toImage().convertToFormat(QImage.Format.Format_ARGB32)


@THEMES
@pytest.mark.parametrize(("sort", "stock", "image"), STOCK, ids=[each[2] for each in STOCK])
def test_no_stock_icon_is_shown(qtbot: QtBot, qapp, settings, choice, sort, stock, image) -> None:
    themed(qapp, settings, choice)
    widget = sort()
    qtbot.addWidget(widget)
    shown = drawn(widget.style().standardIcon(stock, None, widget))
    ours = drawn(icon(*IMAGES[image]))
    inked = sum(ours.pixelColor(x, y).alpha() > 128 for x in range(24) for y in range(24))
    alike = sum(
        ours.pixelColor(x, y).alpha() > 128
        and shown.pixelColor(x, y).alpha() > 64
        and QColor(shown.pixelColor(x, y).rgb()).hue() == QColor(ours.pixelColor(x, y).rgb()).hue()
        for x in range(24)
        for y in range(24)
    )
    assert alike > 0.8 * inked


def test_answers_to_questions_bear_no_icons(qtbot: QtBot, qapp, settings) -> None:
    themed(qapp, settings, "dark")
    buttons = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Cancel | QDialogButtonBox.StandardButton.Ok
    )
    qtbot.addWidget(buttons)
    buttons.show()
    hint = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
    assert buttons.style().styleHint(hint, None, buttons) == 0
    assert all(each.icon().isNull() for each in buttons.buttons())


@pytest.mark.parametrize("inks", [DARK, LIGHT], ids=["dark", "light"])
def test_every_image_of_the_style_sheet_is_ours_in_an_ink_of_the_theme(inks: Inks) -> None:
    for drawing, ink in IMAGES.values():
        assert not icon(drawing, ink).isNull()
        assert inks[ink].startswith("#")


def test_tabs_do_not_cut_each_other_short(qtbot: QtBot, qapp, settings) -> None:
    themed(qapp, settings, "dark")
    tabs = TabBar()
    qtbot.addWidget(tabs)
    names = ["Bellwether", "Quarantine Ring", "Asteroid Belt", "The long way home"]
    for name in names:
        tabs.addTab(name)
    tabs.resize(240, tabs.sizeHint().height())
    tabs.show()
    for number, name in enumerate(names):
        assert tabs.tabRect(number).width() > tabs.fontMetrics().horizontalAdvance(name)
    arrows = [each for each in tabs.findChildren(QWidget) if each.isVisible()]
    assert arrows
    assert all(each.width() >= 16 for each in arrows)


def test_tabs_of_panels_keep_their_names_where_there_is_little_room(
    qtbot: QtBot, qapp, settings
) -> None:
    themed(qapp, settings, "dark")
    window = QMainWindow()
    qtbot.addWidget(window)
    names = ["Eigenschaften", "Tabellen", "Messwerte", "Vorlage zum Nachzeichnen"]
    docks = [QDockWidget(name) for name in names]
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, docks[0])
    for dock in docks[1:]:
        window.tabifyDockWidget(docks[0], dock)
    window.resize(280, 240)
    window.show()
    QApplication.processEvents()
    tabs = next(each for each in window.findChildren(QTabBar) if each.count() == len(names))
    for number in range(len(names)):
        written = tabs.fontMetrics().horizontalAdvance(tabs.tabText(number))
        assert tabs.tabRect(number).width() > written


@THEMES
def test_nothing_wrong_is_told_without_colours_of_alarm(qtbot: QtBot, qapp, settings, choice):
    themed(qapp, settings, choice)
    header = ProblemHeader(settings)
    qtbot.addWidget(header)
    problem = Problem.in_own_words("EAV-1", Severity.ERROR, message("Something is wrong."), ())

    def liveliest(severity: Severity) -> int:
        button = header.findChild(QToolButton, f"show-{severity}s")
        image = drawn(button.icon())
        pixels = (image.pixelColor(x, y) for x in range(24) for y in range(24))
        return max(each.hsvSaturation() for each in pixels if each.alpha() > 200)

    header.show_counts("", ())
    assert all(liveliest(each) < 100 for each in Severity)
    header.show_counts("", (problem,))
    assert liveliest(Severity.ERROR) > 150
    assert liveliest(Severity.WARNING) < 100
