"""Overlays in pictures: what a shading shows, as marks that a picture of any format can draw."""

from collections.abc import Iterator, Sequence

from hullwright.schema.messages import Message

from ..canvas.overlays.legend import NONE_FOUND
from ..canvas.overlays.ramp import STEPS, STRENGTH, Ramp, category_step, ramp_for, step_of
from ..concepts.editor_kind import Cell, EditorKind
from ..concepts.marks import DrawnMarks, Shape, Text
from ..concepts.polygons import closed_path
from ..concepts.question import FarView, Shading
from ..concepts.surface import Surface
from ..drawing.inks import Inks
from ..drawing.picture_parts import FarOverlay, LegendLine, OverlaidCell, PictureOverlay
from ..languages.words import tr

NUMBER, SMALL, LOW = 0.62, 0.42, 0.6
"""The size of a number in a shaded cell, below a symbol, and how far below its middle that stands."""
OUTLINE = 0.12
"""The width of the line around a cell that stands out."""
BAR, PARTS = 4.0, 24
"""How far the bar of a legend reaches to each side, and of how many shades it is made."""
OPAQUE = 255


def picture_overlay(
    kind: EditorKind, surface: Surface, shading: Shading, title: Message, inks: Inks
) -> PictureOverlay:
    """Return a shading as something to be laid over a picture."""
    drawn = _DrawnShading(kind, surface, shading, ramp_for(inks, diverging=shading.diverging))
    return PictureOverlay(
        cells=drawn.cells,
        strength=STRENGTH / OPAQUE,
        has_texts=bool(shading.texts),
        legend=tuple(drawn.legend(title)),
        far=drawn.far(shading.far) if shading.far else None,
    )


class _DrawnShading:
    """A shading in the shades of a theme."""

    def __init__(self, kind: EditorKind, surface: Surface, shading: Shading, ramp: Ramp) -> None:
        self._kind = kind
        self._surface = surface
        self._shading = shading
        self._ramp = ramp

    def cells(self) -> Iterator[OverlaidCell]:
        """Yield the cells over which something is drawn."""
        surface, shading = self._surface, self._shading
        outlined = frozenset(shading.outlined)
        for cell in surface.cells():
            step, text = self._step(cell), shading.texts.get(cell, "")
            if step is None and not text and cell not in outlined:
                continue
            x, y = surface.centre(cell)
            path = closed_path([(a - x, b - y) for a, b in surface.corners(cell)])
            marks = (*self._marks(path, step, text), *_outlines(path, is_on=cell in outlined))
            yield OverlaidCell(x, y, marks)

    def _step(self, cell: Cell) -> int | None:
        """Return the shade of a cell: on the ramp, that of a category, or that of all the rest."""
        shading = self._shading
        level = shading.levels.get(cell)
        if level is None and self._surface.content(cell) != self._kind.erased:
            level = shading.rest
        if level is None or self._kind.is_landmark(self._surface.look(cell)):
            return None
        return category_step(int(level)) if shading.categories else step_of(level)

    def _marks(self, path: str, step: int | None, text: str) -> DrawnMarks:
        if step is None:
            return self._pill(text) if text else ()
        ground = Shape(path, fill=self._ramp.shade(step).name())
        return (ground, Text(text, self._ramp.ink_on(step).name(), NUMBER)) if text else (ground,)

    def _pill(self, text: str) -> DrawnMarks:
        """Return a number on a ground of its own, which leaves a symbol free."""
        across = max(0.3, 0.3 * SMALL * len(text) + 0.15)
        ground = f"M{-across:.3g} {LOW} L{across:.3g} {LOW}"
        return (
            Shape(ground, stroke=self._ramp.shade(0).name(), width=0.5),
            Text(text, self._ramp.ink_on(0).name(), SMALL, (0.0, LOW)),
        )

    def legend(self, title: Message) -> Iterator[LegendLine]:
        """Yield what stands beside the picture."""
        shading = self._shading
        yield LegendLine((), 0.0, tr(title))
        if shading.is_empty:
            yield LegendLine((), 0.0, tr(shading.none_found or NONE_FOUND))
        elif shading.categories:
            for number, each in enumerate(shading.categories):
                yield LegendLine(self._swatch(category_step(number)), 0.8, tr(each))
        elif shading.legend:
            weak, strong = shading.legend
            yield LegendLine((), 0.0, tr(weak))
            yield LegendLine(self._bar(), BAR, tr(strong))

    def _swatch(self, step: int) -> DrawnMarks:
        path = "M -0.8 -0.5 L 0.8 -0.5 L 0.8 0.5 L -0.8 0.5 Z"
        return (Shape(path, fill=self._ramp.shade(step).name()),)

    def _bar(self) -> DrawnMarks:
        wide = 2 * BAR / PARTS
        lefts = [-BAR + wide * number for number in range(PARTS)]
        steps = [round(number / (PARTS - 1) * (STEPS - 1)) for number in range(PARTS)]
        return tuple(
            Shape(_block(left, left + wide), fill=self._ramp.shade(step).name())
            for left, step in zip(lefts, steps, strict=True)
        )

    def far(self, far: FarView) -> FarOverlay:
        """Return the same from far away."""
        table = [0]
        for code in range(255):
            colour = self._ramp.shade(round(code / 254 * (STEPS - 1)))
            table.append((STRENGTH << 24) | (colour.rgb() & 0xFFFFFF))
        return FarOverlay(far.width, far.height, far.codes, table, far.box)


def _outlines(path: str, *, is_on: bool) -> DrawnMarks:
    return (Shape(path, stroke="selection", width=OUTLINE),) if is_on else ()


def _block(left: float, right: float) -> str:
    corners: Sequence[tuple[float, float]] = [
        (left, -0.4),
        (right, -0.4),
        (right, 0.4),
        (left, 0.4),
    ]
    return closed_path(corners)
