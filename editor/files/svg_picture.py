"""SVG files as pictures: only their plain shapes are taken, written anew and drawn, so that nothing else of them runs."""

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import NoReturn
from xml.parsers import expat

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.messages import Message, message

MAX_BYTES = 2**21
MAX_SHAPES = 5_000
MAX_DEPTH = 30
"""What draws SVG goes no deeper."""
SIDE = 800
"""Pixels on the longer side of the picture."""
NAMESPACE = "http://www.w3.org/2000/svg"
SHAPES: Mapping[str, tuple[str, ...]] = {
    "path": ("d",),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "polygon": ("points",),
    "polyline": ("points",),
}
"""The shapes that are drawn, and what says how they look."""
GROUPS = frozenset({"svg", "g", "a", "switch"})
"""What shapes may stand in; inside of anything else they are no part of the drawing."""
_LOOK = ("transform", "fill-rule")
_COLOUR = re.compile(r"#[0-9A-Fa-f]{3}(?:[0-9A-Fa-f]{3})?|[A-Za-z]{3,30}")
_STYLE = re.compile(r"(?:^|;)\s*(fill|fill-rule|display)\s*:\s*([^;]+)")


def is_svg(path: Path) -> bool:
    """Tell by its content whether a file is an SVG file."""
    try:
        with path.open("rb") as file:
            return b"<svg" in file.read(4096)
    except OSError:
        return False


def svg_picture(path: Path) -> QImage:
    """Return the shapes of an SVG file on white, as large as they are; HullwrightError says what is against it."""
    # Loaded with the first such file.
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(_plain(path).encode()))
    bounds = renderer.boundsOnElement("all")
    if not renderer.isValid() or bounds.width() <= 0 or bounds.height() <= 0:
        raise HullwrightError(
            message(
                "“{name}” has no shapes that fill anything. Save it with plain paths.",
                name=path.name,
            )
        )
    scale = SIDE / max(bounds.width(), bounds.height())
    width, height = (max(round(each * scale), 1) for each in (bounds.width(), bounds.height()))
    renderer.setViewBox(bounds)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter)
    return image


def _plain(path: Path) -> str:
    """Return the plain shapes of a file as an SVG text of our own."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as fault:
        raise HullwrightError(
            message(
                "“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(fault)
            )
        ) from fault
    if len(content) > MAX_BYTES:
        _refuse(path, message("it has more than {most} MiB", most=MAX_BYTES // 2**20))
    reader = _ShapeReader(path)
    try:
        reader.parser.Parse(content, True)
    except expat.ExpatError as fault:
        reason = expat.ErrorString(fault.code)
        _refuse(
            path, message("line {line} is not XML ({reason})", line=fault.lineno, reason=reason)
        )
    shapes = "".join(reader.written)
    return f'<svg xmlns="{NAMESPACE}"><g id="all">{shapes}</g></svg>'


def _refuse(path: Path, reason: Message) -> NoReturn:
    raise HullwrightError(
        message("“{name}” can't be used as an outline: {reason}.", name=path.name, reason=reason)
    )


class _ShapeReader:
    """Goes through an SVG file once, and writes down its shapes and the groups around them."""

    def __init__(self, path: Path) -> None:
        self.written: list[str] = []
        self._path = path
        self._count = self._depth = self._hidden = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._begin
        self.parser.EndElementHandler = self._end
        # Entities are how a short file becomes a long one, or asks for others.
        self.parser.EntityDeclHandler = self._refuse_entity

    def _begin(self, full_name: str, attributes: Mapping[str, str]) -> None:
        space, _, name = full_name.rpartition(" ")
        self._depth += 1
        if self._depth > MAX_DEPTH:
            _refuse(self._path, message("it is nested more than {most} deep", most=MAX_DEPTH))
        styled = {**attributes, **dict(_STYLE.findall(attributes.get("style", "")))}
        if self._hidden or not _is_drawn(space, name, styled):
            self._hidden += 1
            return
        self._count += 1
        if self._count > MAX_SHAPES:
            _refuse(self._path, message("it has more than {most} shapes", most=MAX_SHAPES))
        tag = name if name in SHAPES else "g"
        self.written.append(f"<{tag}{_attributes(name, styled)}>")

    def _end(self, full_name: str) -> None:
        self._depth -= 1
        if self._hidden:
            self._hidden -= 1
            return
        name = full_name.rpartition(" ")[2]
        self.written.append(f"</{name if name in SHAPES else 'g'}>")

    def _refuse_entity(self, *_: object) -> None:
        _refuse(self._path, message("it has texts that stand for other texts (entities)"))


def _is_drawn(space: str, name: str, styled: Mapping[str, str]) -> bool:
    known = space in {NAMESPACE, ""} and (name in SHAPES or name in GROUPS)
    return known and styled.get("display", "").strip() != "none"


def _attributes(name: str, styled: Mapping[str, str]) -> str:
    """Return what is kept of an element: its form, where it is, and a plain colour."""
    kept = {key: styled[key] for key in (*SHAPES.get(name, ()), *_LOOK) if key in styled}
    if "fill" in styled:
        # What is only an outline stands for what it goes around.
        fill = styled["fill"].strip()
        is_plain = _COLOUR.fullmatch(fill) and fill != "none"
        kept["fill"] = fill if is_plain else "black"
    return "".join(f' {key}="{escape(value)}"' for key, value in kept.items())
