"""The tracing panel: a picture is placed by numbers, without a mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QLabel, QPushButton, QSlider, QWidget

from hullwright.editor.canvas.overlays.grid_fit import GridFit
from hullwright.editor.canvas.overlays.tracings import Tracings
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.panels.tracing import TracingPanel
from hullwright.editor.shell.notices import Notices
from hullwright.editor.shell.settings import ProgramSettings

from ..workplaces import workplace


class Desk:
    """A panel, and what it works on."""

    def __init__(self, folder: Path) -> None:
        self.tracings = Tracings(Workplaces(), ProgramSettings(folder), Notices())
        self.place = workplace("ssss", "ssss")
        self.asked: list[str] = []
        fit = GridFit(self.tracings)
        self.panel = TracingPanel(self.tracings, fit, lambda: self.asked.append("load"))

    def named(self, kind: type[QWidget], name: str):
        return next(each for each in self.panel.findChildren(kind) if each.accessibleName() == name)

    def button(self, text: str) -> QPushButton:
        return next(each for each in self.panel.findChildren(QPushButton) if each.text() == text)

    def placement(self):
        return self.tracings.of(self.place).placement


@pytest.fixture
def desk(qtbot, tmp_path):
    made = Desk(tmp_path)
    qtbot.addWidget(made.panel)
    made.panel.show()
    return made


@pytest.fixture
def traced(desk, tmp_path):
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(tmp_path / "paper.png"))
    desk.panel.show_workplace(desk.place)
    desk.tracings.load(desk.place, tmp_path / "paper.png")
    return desk


def test_an_empty_panel_says_what_it_is_for_and_offers_the_next_step(qtbot, desk):
    assert "copy it from paper" in desk.panel.findChild(QLabel, "tracing-words").text()
    assert not desk.button("Load a picture…").isEnabled()
    desk.panel.show_workplace(desk.place)
    qtbot.mouseClick(desk.button("Load a picture…"), Qt.MouseButton.LeftButton)
    assert desk.asked == ["load"]


def test_the_picture_is_named_with_its_size(traced):
    words = traced.panel.findChild(QLabel, "tracing-words").text()
    assert words == "paper.png, 30 × 20 pixels"


def test_typing_a_number_moves_the_picture_and_nothing_else(qtbot, traced):
    before = traced.placement()
    box = traced.named(QDoubleSpinBox, "From the left")
    box.selectAll()
    qtbot.keyClicks(box, "3.5")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert traced.placement().x == 3.5
    assert (traced.placement().y, traced.placement().scale) == (before.y, before.scale)


def test_the_slider_fades_the_picture(qtbot, traced):
    slider = traced.named(QSlider, "Strength")
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert traced.placement().fade == 0


def test_a_picture_moved_elsewhere_is_shown_in_the_numbers(traced):
    placement = traced.placement()
    traced.tracings.place(traced.place, type(placement)(x=1.25, y=-2.5, scale=0.5, fade=10))
    assert traced.named(QDoubleSpinBox, "From the left").value() == 1.25
    assert traced.named(QDoubleSpinBox, "From above").value() == -2.5
    assert traced.named(QDoubleSpinBox, "Size").value() == 50
    assert traced.named(QSlider, "Strength").value() == 10
    assert traced.placement().x == 1.25


def test_the_mouse_moves_it_only_while_that_is_ticked(qtbot, traced):
    box = traced.panel.findChild(QCheckBox)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert traced.tracings.is_moving
    traced.panel.show_workplace(workplace("ss"))
    assert not traced.tracings.is_moving
    assert not box.isChecked()


def test_fitting_and_removing(qtbot, traced):
    fitted = traced.placement()
    traced.tracings.place(traced.place, type(fitted)(x=99, y=99, scale=0.1, fade=fitted.fade))
    qtbot.mouseClick(traced.button("Fit to map"), Qt.MouseButton.LeftButton)
    assert traced.placement() == fitted
    qtbot.mouseClick(traced.button("Remove"), Qt.MouseButton.LeftButton)
    assert traced.tracings.of(traced.place) is None
    assert not traced.button("Remove").isVisible()
