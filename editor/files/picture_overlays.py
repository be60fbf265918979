"""Overlays in pictures: what a shading shows, as marks that a picture of any format can draw."""

from collections.abc import Iterator, Sequence
from functools import partial

from hullwright.schema.messages import Message

from ..canvas.overlays.ramp import STEPS, STRENGTH, category_step, ink_on, shade, step_of
from ..concepts.marks import DrawnMarks, Shape, Text
from ..concepts.polygons import closed_path
from ..concepts.question import FarView, Shading
from ..concepts.surface import Surface
from ..drawing.picture_parts import FarOverlay, LegendLine, OverlaidCell, PictureOverlay
from ..languages.words import tr

NUMBER, SMALL, LOW = 0.62, 0.42, 0.6
"""The size of a number in a shaded cell, below a symbol, and how far below its middle that stands."""
OUTLINE = 0.12
"""The width of the line around a cell that stands out."""
BAR, PARTS = 4.0, 24
"""How far the bar of a legend reaches to each side, and of how many shades it is made."""
OPAQUE = 255


def picture_overlay(surface: Surface, shading: Shading, title: Message) -> PictureOverlay:
    """Return a shading as something to be laid over a picture."""
    return PictureOverlay(
        cells=partial(_cells, surface, shading),
        strength=STRENGTH / OPAQUE,
        has_texts=bool(shading.texts),
        legend=tuple(_legend(shading, title)),
        far=_far(shading.far) if shading.far else None,
    )


def _cells(surface: Surface, shading: Shading) -> Iterator[OverlaidCell]:
    outlined = frozenset(shading.outlined)
    for cell in surface.cells():
        level, text = shading.levels.get(cell), shading.texts.get(cell, "")
        if level is None and not text and cell not in outlined:
            continue
        x, y = surface.centre(cell)
        path = closed_path([(a - x, b - y) for a, b in surface.corners(cell)])
        step = None if level is None else _step(shading, level)
        marks = (*_marks(path, step, text), *_outlines(path, is_on=cell in outlined))
        yield OverlaidCell(x, y, marks)


def _step(shading: Shading, level: float) -> int:
    return category_step(int(level)) if shading.categories else step_of(level)


def _marks(path: str, step: int | None, text: str) -> DrawnMarks:
    if step is None:
        return _pill(text) if text else ()
    ground = Shape(path, fill=shade(step).name())
    return (ground, Text(text, ink_on(step).name(), NUMBER)) if text else (ground,)


def _pill(text: str) -> DrawnMarks:
    """Return a number on a ground of its own, which leaves a symbol free."""
    across = max(0.3, 0.3 * SMALL * len(text) + 0.15)
    ground = f"M{-across:.3g} {LOW} L{across:.3g} {LOW}"
    return (
        Shape(ground, stroke=shade(0).name(), width=0.5),
        Text(text, ink_on(0).name(), SMALL, (0.0, LOW)),
    )


def _outlines(path: str, *, is_on: bool) -> DrawnMarks:
    return (Shape(path, stroke="selection", width=OUTLINE),) if is_on else ()


def _legend(shading: Shading, title: Message) -> Iterator[LegendLine]:
    yield LegendLine((), 0.0, tr(title))
    if shading.categories:
        for number, each in enumerate(shading.categories):
            yield LegendLine(_swatch(category_step(number)), 0.8, tr(each))
    elif shading.legend:
        weak, strong = shading.legend
        yield LegendLine((), 0.0, tr(weak))
        yield LegendLine(_bar(), BAR, tr(strong))


def _swatch(step: int) -> DrawnMarks:
    return (Shape("M -0.8 -0.5 L 0.8 -0.5 L 0.8 0.5 L -0.8 0.5 Z", fill=shade(step).name()),)


def _bar() -> DrawnMarks:
    wide = 2 * BAR / PARTS
    lefts = [-BAR + wide * number for number in range(PARTS)]
    steps = [round(number / (PARTS - 1) * (STEPS - 1)) for number in range(PARTS)]
    return tuple(
        Shape(_block(left, left + wide), fill=shade(step).name())
        for left, step in zip(lefts, steps, strict=True)
    )


def _block(left: float, right: float) -> str:
    corners: Sequence[tuple[float, float]] = [
        (left, -0.4),
        (right, -0.4),
        (right, 0.4),
        (left, 0.4),
    ]
    return closed_path(corners)


def _far(far: FarView) -> FarOverlay:
    table = [0]
    for code in range(255):
        colour = shade(round(code / 254 * (STEPS - 1)))
        table.append((STRENGTH << 24) | (colour.rgb() & 0xFFFFFF))
    return FarOverlay(far.width, far.height, far.codes, table, far.box)
