"""Shadings on the canvas: distances as heat with numbers, chokepoints, and what each shade stands for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ...concepts.editor_kind import Box, Cell, Surface
from ...concepts.question import FarView, Shading
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from .layer_cache import LayerCache
from .legend import OverlayLegend, paint_legends
from .number_stamps import NumberStamps
from .ramp import STEPS, STRENGTH, category_step, shade, step_of
from .reach import cells_in, outline, touching

FAR = 9.0
"""Pixels for the side of a cell below which a shading is drawn from far away."""
ROOM = 13.0
"""Pixels for the side of a cell from which there is room for numbers."""
MOST_OUTLINED = 3000
"""So many cells are outlined at most; more would be a grey mass from far away."""


class ShadingLayer:
    """Draws the answers of the overlays that are switched on."""

    under = False

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace
        self._cache = LayerCache()
        self._far: tuple[FarView, QImage] | None = None
        self._stamps: NumberStamps | None = None

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the shadings, and a legend for them."""
        del seen
        shown = self._shown()
        if not shown:
            return
        self._cache.paint(
            painter,
            camera,
            (*shown.values(), inks),
            lambda on, moved, box: self._draw(on, moved, box, list(shown.values()), inks),
        )
        layout, numbers = self._workplace.map.layout, self._workplace.numbers
        titles = {
            each.name: each.titled(layout, numbers.get(each.name))
            for each in self._workplace.editor_kind.overlays
        }
        legends = [
            OverlayLegend(titles[name], each.legend, each.categories)
            for name, each in shown.items()
            if (each.legend or each.categories) and name in titles
        ]
        paint_legends(painter, legends, inks)

    def _shown(self) -> dict[str, Shading]:
        found = self._workplace.findings.shadings
        # In the order of the kind's overlays; what is no overlay, such as a scenario's reach, after them.
        names = dict.fromkeys(
            (*(each.name for each in self._workplace.editor_kind.overlays), *found)
        )
        return {
            name: found[name]
            for name in names
            if name in found and name in self._workplace.overlays
        }

    def _draw(
        self, painter: QPainter, camera: Camera, box: Box, shown: list[Shading], inks: Inks
    ) -> None:
        surface = self._workplace.surface
        for shading in shown:
            if camera.zoom < FAR and shading.far:
                self._draw_far(painter, camera, shading.far)
            else:
                self._draw_near(painter, camera, box, shading)
            _draw_outlines(painter, camera, surface, box, shading, inks)

    def _draw_near(self, painter: QPainter, camera: Camera, box: Box, shading: Shading) -> None:
        """Draw each cell, and its text where there is room."""
        surface = self._workplace.surface
        levels, texts = shading.levels, shading.texts if camera.zoom >= ROOM else {}
        stamps: NumberStamps | None = None
        for cell in cells_in(surface, box):
            level, text = levels.get(cell), texts.get(cell, "")
            if level is None and not text:
                continue
            stamps = stamps or self._stamps_like(surface, cell, camera.zoom, painter)
            middle = camera.on_screen(surface.centre(cell))
            painter.drawPixmap(
                round(middle.x()) - stamps.reach,
                round(middle.y()) - stamps.reach,
                stamps.stamp(_step(shading, level), text),
            )

    def _stamps_like(
        self, surface: Surface, cell: Cell, zoom: float, painter: QPainter
    ) -> NumberStamps:
        """Return stamps in the shape of a cell: on a map with overlays all cells have the same."""
        ratio = painter.device().devicePixelRatio()
        if self._stamps is None or not self._stamps.serves(zoom, ratio):
            x, y = surface.centre(cell)
            shape = [(each_x - x, each_y - y) for each_x, each_y in surface.corners(cell)]
            self._stamps = NumberStamps(shape, zoom, ratio)
        return self._stamps

    def _draw_far(self, painter: QPainter, camera: Camera, far: FarView) -> None:
        if self._far is None or self._far[0] is not far:
            self._far = far, _image(far)
        painter.drawImage(camera.area(Box(*far.box)), self._far[1])


def _step(shading: Shading, level: float | None) -> int | None:
    """Return the shade of a cell, whether it is on the ramp or that of a category."""
    if level is None:
        return None
    return category_step(int(level)) if shading.categories else step_of(level)


def _draw_outlines(
    painter: QPainter, camera: Camera, surface: Surface, box: Box, shading: Shading, inks: Inks
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks["selection"]), max(camera.zoom * 0.12, 1.5)))
    # A map may have become smaller since it was asked about.
    there = [each for each in shading.outlined[:MOST_OUTLINED] if each in surface]
    for cell in touching(surface, there, box):
        painter.drawPolygon(outline(surface, cell, camera))


def _image(far: FarView) -> QImage:
    """Return a shading from far away as a picture with a table of colours."""
    line = QImage(far.codes, far.width, far.height, far.width, QImage.Format.Format_Indexed8)
    table = [0]
    for code in range(255):
        colour = shade(round(code / 254 * (STEPS - 1)))
        table.append((STRENGTH << 24) | (colour.rgb() & 0xFFFFFF))
    line.setColorTable(table)
    return line.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
