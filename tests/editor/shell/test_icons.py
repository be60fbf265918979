"""Icons: all that are named are there, and they are drawn in the inks of the theme."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QIcon
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

import hullwright.editor
from hullwright.editor.drawing.icon import icon
from hullwright.editor.drawing.icon_names import icon_names
from hullwright.editor.drawing.inks import DARK, LIGHT

EDITOR = Path(str(hullwright.editor.__file__)).parent
DRAWINGS = sorted((EDITOR / "drawing" / "icons").glob("*.svg"))

PLACES = {"icon": 0, "MenuPart": 2, "Dock": 4, "SymmetryChoice": 2}
"""Who is given the name of an icon, and at which place."""


def named_icons() -> Iterator[tuple[str, str]]:
    """Yield the icons that the sources name, with the file that does."""
    for path in EDITOR.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        # Most files name none, and need not be taken apart.
        names_some = any(word in source for word in ("icon", *PLACES))
        for node in ast.walk(ast.parse(source if names_some else "")):
            if isinstance(node, ast.Call):
                yield from ((name, path.name) for name in _icons_of(node))


def _icons_of(call: ast.Call) -> Iterator[str]:
    named = [each.value for each in call.keywords if each.arg == "icon"]
    if isinstance(call.func, ast.Name):
        place = PLACES.get(call.func.id)
        if place is not None and place < len(call.args):
            named.append(call.args[place])
    yield from (
        each.value
        for each in named
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    )


def test_every_icon_that_is_named_is_drawn() -> None:
    named = list(named_icons())
    assert len(named) > 50
    missing = sorted({(name, file) for name, file in named if name and name not in icon_names()})
    assert missing == []


def test_an_icon_that_is_not_drawn_is_told_loudly(qapp: QApplication) -> None:
    with pytest.raises(KeyError, match="no icon named 'unicorn'"):
        icon("unicorn")


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_keeps_to_the_grid_and_to_one_ink(path: Path, qapp: QApplication) -> None:
    text = path.read_text(encoding="utf-8")
    assert 'viewBox="0 0 24 24"' in text
    assert 'stroke-width="1.75"' in text
    assert not re.search(r"#[0-9a-fA-F]{3}", text)
    assert QSvgRenderer(QByteArray(text.replace("currentColor", "#000000").encode())).isValid()


def ink_of(drawn: QIcon, size: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QColor:
    """Return the colour of the strongest pixel."""
    image = drawn.pixmap(size, size, mode).toImage()
    pixels = [image.pixelColor(x, y) for x in range(size) for y in range(size)]
    return max(pixels, key=lambda colour: colour.alpha())


def test_icons_take_the_ink_of_the_theme(use_theme) -> None:
    usual, told = icon("save"), icon("error", "error")
    for inks in (DARK, LIGHT, DARK):
        use_theme(inks)
        assert ink_of(usual, 24).name() == inks["text"]
        assert ink_of(told, 24).name() == inks["error"]


def test_a_button_shows_its_icon_in_the_ink_of_another_theme(qtbot: QtBot, use_theme) -> None:
    button = QToolButton()
    button.setIcon(icon("save"))
    qtbot.addWidget(button)
    button.show()
    seen = {}
    for inks in (DARK, LIGHT):
        use_theme(inks)
        picture = button.grab().toImage()
        seen[inks["text"]] = {
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
        }
    assert all(text in pixels for text, pixels in seen.items())


def test_icons_of_what_cannot_be_done_are_fainter(qapp: QApplication) -> None:
    drawn = icon("save")
    assert ink_of(drawn, 24).alpha() > 200
    assert 40 < ink_of(drawn, 24, QIcon.Mode.Disabled).alpha() < 150


@pytest.mark.parametrize("size", [16, 20, 24, 32])
def test_icons_are_drawn_at_the_sizes_that_the_window_shows(size: int, qapp: QApplication) -> None:
    assert icon("undo").pixmap(size, size).width() == size


def test_an_icon_is_drawn_once(qapp: QApplication) -> None:
    assert icon("undo").cacheKey() == icon("undo").cacheKey()


def test_icons_are_crisp_on_dense_screens() -> None:
    program = (
        "from PySide6.QtWidgets import QApplication\n"
        "from hullwright.editor.drawing.icon import icon\n"
        "application = QApplication([])\n"
        "drawn = icon('undo').pixmap(24, 24)\n"
        "print(drawn.width(), drawn.devicePixelRatio())\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "2"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["48", "2.0"]
