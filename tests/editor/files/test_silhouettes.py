"""Silhouettes: ours are symmetric on any sheet, and others come from SVG files and pictures and are kept."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QListWidget, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from hullwright.editor.files.kept_silhouettes import kept_silhouettes, silhouettes_folder
from hullwright.editor.files.new_map_beginnings import MapBeginning, shaped
from hullwright.editor.files.silhouettes import symmetry_of
from hullwright.editor.files.svg_picture import MAX_BYTES, MAX_DEPTH, MAX_SHAPES, svg_picture
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.boards.silhouettes import BOTH, SILHOUETTES, UP_DOWN
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import message

from .test_new_map_dialog import begin_with, created, opened

SYMMETRIES = {
    "sheet": "",
    "hexagon": BOTH,
    "ring": BOTH,
    "freighter": UP_DOWN,
    "spindle": BOTH,
    "cross": BOTH,
}
CHOICE = "Picture or SVG file…"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'


def test_each_silhouette_says_which_symmetry_it_has():
    assert {each.name: each.symmetry for each in SILHOUETTES} == SYMMETRIES


@pytest.mark.parametrize("kind", ["hex-zone", "station"])
@pytest.mark.parametrize("size", [(12, 9), (11, 10), (13, 13)])
@pytest.mark.parametrize("silhouette", SILHOUETTES, ids=lambda each: each.name)
def test_a_map_has_the_symmetry_of_its_silhouette_in_outline_and_filling(kind, size, silhouette):
    beginning = MapBeginning(
        message("x"), inside=shaped(silhouette.outlines), symmetry=silhouette.symmetry
    )
    editor_kind = editor_kind_of(kind)
    filling = max(editor_kind.fillings, key=lambda each: len(each.contents))
    surface = editor_kind.surface(beginning.made(kind, "x", size, filling.contents).layout)
    # Jump Points may move when a station is painted, and with them its middle.
    blank = editor_kind.surface(map_kind(kind).blank(size))
    symmetry = symmetry_of(editor_kind, blank, silhouette.symmetry)
    filled = {cell for cell in surface.cells() if surface.content(cell) in filling.contents}
    assert len(filled) > len(list(surface.cells())) / 4
    for cell in filled:
        for image in editor_kind.symmetries.images(symmetry, cell):
            assert surface.content(image) == surface.content(cell)


def svg_file(folder: Path, text: str, name: str = "ship.svg") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def share_of_dark(path: Path) -> float:
    image = svg_picture(path)
    dark = sum(
        image.pixelColor(x, y).lightness() < 128
        for x in range(0, image.width(), 8)
        for y in range(0, image.height(), 8)
    )
    return dark / (len(range(0, image.width(), 8)) * len(range(0, image.height(), 8)))


@pytest.mark.parametrize(
    ("shapes", "share"),
    [
        ('<path d="M0 0h50v50h-50z"/>', 1.0),
        ('<g transform="translate(10 5) scale(2)"><path d="m0,0 l10,0 l0,10 z"/></g>', 0.5),
        ('<circle cx="5" cy="5" r="5" style="fill:none;stroke:#000"/>', 0.785),
        ('<rect width="9" height="9" fill="white"/><rect width="3" height="9"/>', 0.333),
        ('<path fill-rule="evenodd" d="M0 0H9V9H0ZM3 0H6V9H3Z"/>', 0.667),
        ('<rect width="4" height="4"/><defs><rect width="99" height="9"/></defs>', 1.0),
        ('<rect width="4" height="4"/><rect display="none" width="99" height="9"/>', 1.0),
        ('<x:odd xmlns:x="urn:x"><rect width="99" height="4"/></x:odd><circle r="4"/>', 0.785),
    ],
)
def test_the_shapes_of_an_svg_file_are_drawn_as_large_as_they_are(qapp, tmp_path, shapes, share):
    path = svg_file(tmp_path, f"{HEAD}{shapes}</svg>")
    assert share_of_dark(path) == pytest.approx(share, abs=0.05)


BOMB = (
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    '<svg xmlns="http://www.w3.org/2000/svg"><title>&b;</title></svg>'
)
ELSEWHERE = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (BOMB, "entities"),
        (ELSEWHERE, "entities"),
        (f"{HEAD}<path d='M0 0'>", "line 1 is not XML"),
        (f"{HEAD}</svg>", "has no shapes"),
        (f"{HEAD}<path d='nonsense'/></svg>", "has no shapes"),
        (f"{HEAD}<image href='http://127.0.0.1/x.png' width='9' height='9'/></svg>", "no shapes"),
        (HEAD + "<g>" * MAX_DEPTH + "</g>" * MAX_DEPTH + "</svg>", "nested more than"),
        (HEAD + "<circle r='1'/>" * (MAX_SHAPES + 1) + "</svg>", "more than 5000 shapes"),
        (HEAD + " " * MAX_BYTES + "</svg>", "more than 2 MiB"),
    ],
    ids=["bomb", "elsewhere", "torn", "empty", "nonsense", "linked", "deep", "many", "long"],
)
def test_a_hostile_or_broken_svg_file_is_refused_in_a_sentence(qapp, tmp_path, text, told):
    with pytest.raises(HullwrightError, match=told):
        svg_picture(svg_file(tmp_path, text))


def test_an_svg_file_becomes_a_silhouette_that_is_kept_for_the_next_map(
    qtbot: QtBot, home: Path, tmp_path: Path
):
    path = svg_file(
        tmp_path, f'{HEAD}<path d="M0 0H40V90H0Z M60 0H100V90H60Z"/></svg>', "twins.svg"
    )
    dialog = opened(qtbot, path)
    begin_with(dialog, CHOICE)
    assert dialog.findChild(QListWidget).currentItem().text() == "twins"
    rows = created(qtbot, dialog).layout.rows
    assert rows[5][2] != "." != rows[5][20]
    assert rows[5][11] == "."
    assert [each.title for each in kept_silhouettes()] == ["twins"]
    later = opened(qtbot)
    begin_with(later, "twins")
    assert created(qtbot, later).layout.rows[5][11] == "."


def test_size_threshold_and_proportions_are_set_by_keys_and_show_at_once(
    qtbot: QtBot, home: Path, tmp_path: Path
):
    shapes = '<rect width="90" height="30" fill="#555"/><rect width="30" height="30"/>'
    dialog = opened(qtbot, svg_file(tmp_path, f"{HEAD}{shapes}</svg>"))
    begin_with(dialog, CHOICE)

    def filled() -> int:
        return sum(len(row) - row.count(".") for row in dialog._made().layout.rows)

    dark = filled()
    threshold = dialog.findChild(QSlider, "threshold")
    QTest.keyClick(threshold, Qt.Key.Key_End)
    everything = filled()
    assert everything > 2 * dark
    QTest.keyClick(dialog.findChild(QCheckBox, "keep-proportions"), Qt.Key.Key_Space)
    level = filled()
    assert level < everything
    QTest.keyClick(dialog.findChild(QSlider, "silhouette-size"), Qt.Key.Key_Home)
    assert 0 < filled() < level / 4


def test_a_silhouette_can_be_forgotten(qtbot: QtBot, home: Path, tmp_path: Path):
    dialog = opened(qtbot, svg_file(tmp_path, f"{HEAD}<circle r='4'/></svg>"))
    begin_with(dialog, CHOICE)
    forget = dialog.findChild(QPushButton, "forget-silhouette")
    qtbot.mouseClick(forget, Qt.MouseButton.LeftButton)
    assert not list(silhouettes_folder().iterdir())
    assert not dialog.findChild(QListWidget).findItems("ship", Qt.MatchFlag.MatchExactly)
    assert not forget.isVisible()
