"""Shadings on the canvas: distances as heat with numbers, chokepoints, and what each shade stands for."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ...concepts.editor_kind import Box, Cell, Surface
from ...concepts.question import FarView, Shading
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from .layer_cache import LayerCache
from .legend import OverlayLegend
from .legend_box import LegendBox
from .number_stamps import NumberStamps, StampStyle
from .ramp import STEPS, STRENGTH, Ramp, category_step, ramp_for, step_of
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

    def __init__(self, workplace: Workplace, legend: LegendBox | None = None) -> None:
        self._workplace = workplace
        self._legend = legend or LegendBox()
        self._cache = LayerCache()
        self._far: tuple[FarView, Ramp, QImage] | None = None
        self._stamps: NumberStamps | None = None

    @property
    def legend(self) -> LegendBox:
        """The box that says what the shades stand for."""
        return self._legend

    @property
    def is_behind(self) -> bool:
        """Whether the last picture showed it as it was drawn for another zoom."""
        return self._cache.is_behind

    @property
    def moves_along(self) -> bool:
        """Whether there is no legend, which stays where it is."""
        return not self._shown()

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the shadings, and a legend for them."""
        self._cache.is_behind = False
        del seen
        shown = self._shown()
        if not shown:
            self._legend.put_away()
            return
        self._cache.paint(
            painter,
            camera,
            (*shown.values(), inks),
            lambda on, moved, box: self._draw(on, moved, box, list(shown.values()), inks),
        )
        self._legend.paint(painter, self._legends(shown), inks, self._is_taken(camera), camera)

    def room_below(self, camera: Camera, window: QRectF) -> float:
        """Return how many pixels have to stay free below the map, so that the legend hides nothing of it."""
        return self._legend.room_below(window, self._legends(self._shown()), self._is_taken(camera))

    def _legends(self, shown: Mapping[str, Shading]) -> list[OverlayLegend]:
        layout, numbers = self._workplace.map.layout, self._workplace.numbers
        titles = {
            each.name: each.titled(layout, numbers.get(each.name))
            for each in self._workplace.editor_kind.overlays
        }
        return [
            OverlayLegend.of(titles[name], each)
            for name, each in shown.items()
            if name in titles and (each.is_empty or each.legend or each.categories)
        ]

    def _is_taken(self, camera: Camera) -> "Taken":
        return Taken(self._workplace.surface, self._workplace.editor_kind.erased, camera)

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
            ramp = ramp_for(inks, diverging=shading.diverging)
            if camera.zoom < FAR and shading.far:
                self._draw_far(painter, camera, shading.far, ramp)
            else:
                self._draw_near(painter, camera, box, shading, ramp)
            _draw_outlines(painter, camera, surface, box, shading, inks)

    def _draw_near(
        self, painter: QPainter, camera: Camera, box: Box, shading: Shading, ramp: Ramp
    ) -> None:
        """Draw each cell, and its text where there is room."""
        surface = self._workplace.surface
        texts = shading.texts if camera.zoom >= ROOM else {}
        stamps: NumberStamps | None = None
        for cell in cells_in(surface, box):
            step, text = self._step(shading, cell, camera), texts.get(cell, "")
            if step is None and not text:
                continue
            stamps = stamps or self._stamps_like(surface, cell, camera.zoom, ramp, painter)
            middle = camera.on_screen(surface.centre(cell))
            painter.drawPixmap(
                round(middle.x()) - stamps.reach,
                round(middle.y()) - stamps.reach,
                stamps.stamp(step, text),
            )

    def _step(self, shading: Shading, cell: Cell, camera: Camera) -> int | None:
        """Return the shade of a cell: on the ramp, that of a category, or that of all the rest."""
        kind, surface = self._workplace.editor_kind, self._workplace.surface
        level = shading.levels.get(cell)
        if level is None and shading.rest is not None and camera.zoom >= FAR:
            level = None if surface.content(cell) == kind.erased else shading.rest
        if level is None or kind.is_landmark(surface.look(cell)):
            return None
        return category_step(int(level)) if shading.categories else step_of(level)

    def _stamps_like(
        self, surface: Surface, cell: Cell, zoom: float, ramp: Ramp, painter: QPainter
    ) -> NumberStamps:
        """Return stamps in the shape of a cell: on a map with overlays all cells have the same."""
        pictured = self._workplace.editor_kind.has_pictured_cells
        style = StampStyle(ramp, zoom, painter.device().devicePixelRatio(), pictured)
        if self._stamps is None or self._stamps.style != style:
            x, y = surface.centre(cell)
            shape = [(each_x - x, each_y - y) for each_x, each_y in surface.corners(cell)]
            self._stamps = NumberStamps(shape, style)
        return self._stamps

    def _draw_far(self, painter: QPainter, camera: Camera, far: FarView, ramp: Ramp) -> None:
        if self._far is None or self._far[0] is not far or self._far[1] is not ramp:
            self._far = far, ramp, _image(far, ramp)
        painter.drawImage(camera.area(Box(*far.box)), self._far[2])


class Taken:
    """Tells whether something of a map lies in a part of the screen."""

    STEP = 8.0
    """Pixels between two places that are looked at."""

    def __init__(self, surface: Surface, erased: str, camera: Camera) -> None:
        self._surface = surface
        self._erased = erased
        self._camera = camera

    def __call__(self, area: QRectF) -> bool:
        """Whether a cell that is not empty lies there."""
        across, down = (int(side / self.STEP) + 1 for side in (area.width(), area.height()))
        return any(
            self._is_at(
                area.left() + area.width() * x / across, area.top() + area.height() * y / down
            )
            for x in range(across + 1)
            for y in range(down + 1)
        )

    def _is_at(self, x: float, y: float) -> bool:
        camera = self._camera
        cell = self._surface.cell_at((camera.left + x / camera.zoom, camera.top + y / camera.zoom))
        return cell is not None and self._surface.content(cell) != self._erased


def _draw_outlines(
    painter: QPainter, camera: Camera, surface: Surface, box: Box, shading: Shading, inks: Inks
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks["selection"]), max(camera.zoom * 0.12, 1.5)))
    # A map may have become smaller since it was asked about.
    there = [each for each in shading.outlined[:MOST_OUTLINED] if each in surface]
    for cell in touching(surface, there, box):
        painter.drawPolygon(outline(surface, cell, camera))


def _image(far: FarView, ramp: Ramp) -> QImage:
    """Return a shading from far away as a picture with a table of colours."""
    line = QImage(far.codes, far.width, far.height, far.width, QImage.Format.Format_Indexed8)
    table = [0]
    for code in range(255):
        colour = ramp.shade(round(code / 254 * (STEPS - 1)))
        table.append((STRENGTH << 24) | (colour.rgb() & 0xFFFFFF))
    line.setColorTable(table)
    return line.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
