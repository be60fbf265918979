"""SVG files: the same marks as on the screen, each look written once and used for all its cells."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Say
from hullwright.schema.plain_words import plain_words
from hullwright.schema.visible_text import visible

from ..concepts.marks import Point, Shape, Text, in_words
from ..languages.words import tr
from .inks import Inks
from .picture_layout import PictureLayout, picture_layout
from .picture_margins import PictureMargin
from .picture_parts import PictureOverlay, PictureParts

if TYPE_CHECKING:
    from ..concepts.editor_kind import Look, Placed

UNIT = 100
"""The side of a cell in the file. Some programs round the sizes of letters to whole numbers."""
SIDE = 24
"""Pixels for the side of a cell, where a program asks how large the picture is."""
LABEL = 0.36
"""The size of the labels in the cells."""
CAPITALS = 0.36
"""How far below its middle a text stands: half the height of capitals, in sizes of the letters."""


def svg_of(
    document: MapDocument,
    inks: Inks,
    *,
    rulers: bool = True,
    parts: PictureParts | None = None,
    say: Say = tr,
    has_outlines: bool = False,
) -> str:
    """Return a map as the text of an SVG file, with rulers or with whatever parts are named.

    Outlines are an unseen shape over each cell with its name, for pages on which cells are pointed at.
    """
    layout = picture_layout(document, parts, rulers=rulers)
    return "\n".join(_lines(document, layout, inks, say, has_outlines=has_outlines)) + "\n"


def _lines(
    document: MapDocument, layout: PictureLayout, inks: Inks, say: Say, *, has_outlines: bool
) -> Iterator[str]:
    box = layout.box
    left, top, width, height = map(_length, (box.left, box.top, layout.width, layout.height))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{layout.width * SIDE:.0f}" height="{layout.height * SIDE:.0f}" '
        'role="img" font-family="sans-serif" text-anchor="middle" '
        'stroke-linecap="round" stroke-linejoin="round">'
    )
    yield f"<title>{_escaped(document.name)}</title>"
    if document.description:
        yield f"<desc>{_escaped(plain_words(document.description))}</desc>"
    if not layout.parts.transparent:
        paper = inks["paper"]
        yield f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{paper}"/>'
    yield from _cells(layout, inks, say)
    yield '<g class="hull" fill-rule="evenodd">'
    yield from (_shape(each, inks) for each in layout.hull())
    yield "</g>"
    for overlay in layout.parts.overlays:
        yield from _overlaid(layout, overlay, inks)
    yield "<g>"
    yield from (_written(mark, inks) for mark in layout.rulers)
    for part in layout.around:
        yield from _surrounding(part, inks)
    yield "</g>"
    if has_outlines:
        yield from _outlines(layout)
    yield "</svg>"


def _outlines(layout: PictureLayout) -> Iterator[str]:
    """Yield the shape of every cell, with its name and its middle."""
    surface = layout.surface
    yield '<g class="outlines" fill="none" pointer-events="all">'
    for cell in surface.cells():
        x, y = map(_length, surface.centre(cell))
        yield (
            f'<polygon data-cell="{_escaped(surface.label(cell))}" data-x="{x}" data-y="{y}" '
            f'points="{polygon_points(surface.corners(cell))}"/>'
        )
    yield "</g>"


def polygon_points(corners: Sequence[Point]) -> str:
    """Return the corners of a cell as a polygon of the file has them.

    >>> polygon_points([(0, 0), (1, 0), (0.5, 0.866)])
    '0,0 100,0 50,86.6'
    """
    return " ".join(f"{_length(x)},{_length(y)}" for x, y in corners)


def _cells(layout: PictureLayout, inks: Inks, say: Say) -> Iterator[str]:
    """Yield how each look is drawn, then where it is used, then the labels."""
    cells = list(layout.placed())
    names: dict[Look, str] = {}
    for cell in cells:
        names.setdefault(cell.look, f"look-{len(names)}")
    yield "<defs>"
    for look, name in names.items():
        marks = in_words(layout.marks(look), say)
        drawn = "".join(_written(mark, inks) for mark in marks)
        yield f'<g id="{name}">{drawn}</g>'
    yield "</defs>"
    for cell in cells:
        yield f'<use href="#{names[cell.look]}" {_at(cell.x, cell.y)}/>'
    if not layout.parts.is_labelled:
        return
    yield f'<g font-size="{_length(LABEL)}" fill="{inks["cell-text"]}">'
    yield from (_label(cell, inks) for cell in cells if cell.label)
    yield "</g>"


def _overlaid(layout: PictureLayout, overlay: PictureOverlay, inks: Inks) -> Iterator[str]:
    """Yield what lies over the cells: shapes that let them shine through, then texts."""
    cells = [each for each in overlay.cells() if layout.is_shown(each.x, each.y)]
    for sort, strength in ((Shape, overlay.strength), (Text, 1.0)):
        yield f'<g fill-opacity="{strength:.2f}">'
        for cell in cells:
            drawn = "".join(_written(each, inks) for each in cell.marks if isinstance(each, sort))
            if drawn:
                yield f'<g transform="translate({_length(cell.x)} {_length(cell.y)})">{drawn}</g>'
        yield "</g>"


def _surrounding(part: PictureMargin, inks: Inks) -> Iterator[str]:
    for each in part.marks:
        drawn = "".join(_written(mark, inks) for mark in each.marks)
        place = f"translate({_length(each.x)} {_length(each.y)}) scale({each.scale:.4f})"
        yield f'<g transform="{place}">{drawn}</g>'
    for text in part.texts:
        weight = ' font-weight="bold"' if text.bold else ""
        yield (
            f'<text text-anchor="start" {_at(text.x, text.y + CAPITALS * text.size)} '
            f'font-size="{_length(text.size)}" fill="{inks[text.ink]}"{weight}>'
            f"{_escaped(text.text)}</text>"
        )


def _label(cell: "Placed", inks: Inks) -> str:
    down, ink = cell.label_place
    own = "" if ink == "cell-text" else f' fill="{inks[ink]}"'
    place = _at(cell.x, cell.y + down + CAPITALS * LABEL)
    return f"<text {place}{own}>{_escaped(cell.label)}</text>"


def _written(mark: Shape | Text, inks: Inks) -> str:
    return _shape(mark, inks) if isinstance(mark, Shape) else _text(mark, inks)


def _shape(shape: Shape, inks: Inks) -> str:
    fill = inks[shape.fill] if shape.fill else "none"
    line = f' stroke="{inks[shape.stroke]}" stroke-width="{shape.width}"' if shape.stroke else ""
    return f'<path transform="scale({UNIT})" d="{shape.path}" fill="{fill}"{line}/>'


def _text(text: Text, inks: Inks) -> str:
    x, y = text.at
    weight = ' font-weight="bold"' if text.bold else ""
    return (
        f"<text {_at(x, y + CAPITALS * text.size)} "
        f'font-size="{_length(text.size)}" fill="{inks[text.ink]}"{weight}>{_escaped(text.text)}</text>'
    )


def _at(x: float, y: float) -> str:
    return f'x="{_length(x)}" y="{_length(y)}"'


def _length(sides: float) -> str:
    """Return a length in as few digits as nobody can see."""
    return f"{sides * UNIT:.1f}".removesuffix(".0")


def _escaped(text: str) -> str:
    # Some signs that are not seen no XML file can hold, and others turn the order around.
    return escape(visible(text))
