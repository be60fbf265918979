"""Painters let go of what they paint on, whatever happens: Qt ends the program if they do not."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.inks import DARK
from hullwright.editor.drawing.map_picture import MapPicture
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.samples import maps as sample_maps
from hullwright.schema.files.reader import read_map


def unheld(source: str) -> Iterator[int]:
    """Yield the lines in which a painter begins on something without `with`."""
    # Few files paint, and the others need not be taken apart.
    tree = ast.parse(source if "QPainter" in source else "")
    held = {
        id(item.context_expr)
        for node in ast.walk(tree)
        if isinstance(node, ast.With)
        for item in node.items
    }
    for node in ast.walk(tree):
        begins = isinstance(node, ast.Call) and node.args and ast.unparse(node.func) == "QPainter"
        if begins and id(node) not in held:
            yield node.lineno


@pytest.mark.parametrize("folder", ["editor", "plugins", "samples"])
def test_painters_are_ended_by_leaving_a_block(folder: str) -> None:
    found = [
        f"{path}:{line}"
        for path in Path(folder).rglob("*.py")
        for line in unheld(path.read_text("utf-8"))
    ]
    assert found == []


def test_a_map_that_can_not_be_drawn_does_not_end_the_program(qapp, monkeypatch) -> None:
    document = read_map(next(iter(sample_maps())))
    kind = editor_kind_of(document.kind)
    surface = kind.surface(document.layout)
    monkeypatch.setattr(type(surface), "placed", lambda *_: 1 / 0)
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    ground = MapPicture(kind.marks, surface, DARK)
    camera, area = Camera(40.0, 0.0, 0.0), QRectF(image.rect())
    with pytest.raises(ZeroDivisionError), QPainter(image) as painter:
        ground.paint(painter, camera, area, 1.0)
    assert not painter.isActive()
