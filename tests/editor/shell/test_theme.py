import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QDockWidget, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import DARK, LIGHT, Inks
from hullwright.editor.drawing.inks_in_force import inks_in_force
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.style_sheet import style_sheet
from hullwright.editor.shell.theme import Theme, palette

TEXTS = ("text", "faint-text", "error", "warning", "hint", "good", "accent")
GROUNDS = ("window", "panel", "raised")


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour as WCAG defines it."""
    parts = [part / 255 for part in bytes.fromhex(colour.removeprefix("#"))]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("inks", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", TEXTS)
def test_texts_can_be_read_on_every_ground(text: str, ground: str, inks: Inks) -> None:
    assert contrast(inks[text], inks[ground]) >= 4.5


@pytest.mark.parametrize("inks", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("on-accent", "accent"),
        ("ruler", "ruler-paper"),
        ("cell-text", "silent"),
        ("on-symbol", "human"),
        ("on-symbol", "alien"),
    ],
)
def test_texts_on_a_ground_of_their_own_can_be_read(text: str, ground: str, inks: Inks) -> None:
    assert contrast(inks[text], inks[ground]) >= 4.5


@pytest.mark.parametrize("inks", [DARK, LIGHT], ids=["dark", "light"])
def test_the_focus_ring_stands_out(inks: Inks) -> None:
    assert all(contrast(inks["accent"], inks[ground]) >= 3 for ground in GROUNDS)
    assert f"border: 2px solid {inks['accent']}" in style_sheet(inks)


@pytest.mark.parametrize("choice", ["dark", "light"])
@pytest.mark.parametrize("box", [QCheckBox, QRadioButton], ids=["box", "radio"])
def test_boxes_that_are_not_ticked_can_be_seen(
    box: type[QCheckBox | QRadioButton],
    choice: str,
    qtbot: QtBot,
    qapp: QApplication,
    settings: ProgramSettings,
) -> None:
    theme = Theme(qapp, settings)
    theme.choose(choice)
    theme.apply()
    dock, panel = QDockWidget(), QWidget()
    qtbot.addWidget(dock)
    dock.setWidget(panel)
    drawn = box(panel)
    dock.show()
    picture = drawn.grab().toImage()
    middle = picture.height() // 2
    seen = [picture.pixelColor(across, middle).name() for across in range(picture.width())]
    ground = theme.inks["panel"]
    assert ground in seen
    assert max(contrast(each, ground) for each in seen) >= 3


def test_a_choice_holds_at_once_and_is_remembered(
    qapp: QApplication, settings: ProgramSettings
) -> None:
    theme = Theme(qapp, settings)
    theme.choose("dark")
    theme.choose("light")
    assert inks_in_force() is LIGHT
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == LIGHT["window"]
    assert LIGHT["raised"] in qapp.styleSheet()
    assert Theme(qapp, settings).inks is LIGHT


def test_the_theme_follows_the_system(qapp: QApplication, settings: ProgramSettings) -> None:
    theme = Theme(qapp, settings)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.inks is LIGHT
    assert inks_in_force() is LIGHT
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.inks is DARK
    assert inks_in_force() is DARK


def test_the_system_is_not_asked_once_the_person_has_chosen(
    qapp: QApplication, settings: ProgramSettings
) -> None:
    theme = Theme(qapp, settings)
    theme.choose("light")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.inks is LIGHT
    theme.choose("system")
    assert theme.inks is DARK


def test_a_choice_that_nobody_knows_means_the_system(
    qapp: QApplication, settings: ProgramSettings
) -> None:
    settings.keep("theme", "plaid")
    assert Theme(qapp, settings).choice == "system"


def test_the_switch_goes_to_the_other_theme(qapp: QApplication, settings: ProgramSettings) -> None:
    theme = Theme(qapp, settings)
    theme.choose("dark")
    assert theme.next_choice() == "light"
    theme.choose("light")
    assert theme.next_choice() == "dark"


def test_what_is_disabled_looks_fainter() -> None:
    made = palette(DARK)
    usual = made.color(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText)
    faint = made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert usual == QColor(DARK["text"])
    assert faint.lightness() < usual.lightness()
