"""Tiles: squares of the drawn map, kept so that panning copies them and one painted cell redraws only itself."""

import math
from collections.abc import Callable, Collection, Iterator
from math import inf
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from ..concepts.editor_kind import Box, Cell, Look, Surface
from ..concepts.marks import Marks
from .boxes import around
from .inks import Inks
from .labels import Labels
from .sprites import Sprites

SIZE = 512
"""The dots along the side of a tile."""
SPARE = 36
"""How many tiles are kept beside those that are seen."""
RESTING = 16
"""How many tiles are kept while another zoom is looked at."""
PATCHED = 400
"""Above so many changed cells it is faster to draw whole tiles again."""
MARGIN = 0.15
"""How far marks may reach over the edges of their cell, in sides of a cell."""


class TileStyle(NamedTuple):
    """All that decides how tiles look, besides the map."""

    inks: Inks
    zoom: float
    """Pixels of the screen for the side of a cell."""
    ratio: float
    """Dots for a pixel of the screen."""
    labelled: bool
    language: str
    """What the words on the map are said in."""
    on_paper: bool = False
    """Whether they are opaque, with paper under the cells: such are copied in a third of the time."""

    @property
    def scale(self) -> float:
        """Dots for the side of a cell."""
        return self.zoom * self.ratio


class MapTiles:
    """Keeps tiles of a surface. The plane is measured in dots, with its origin at 0, 0."""

    def __init__(self, marks: Callable[[Look], Marks], surface: Surface, style: TileStyle) -> None:
        self.style = style
        self._surface = surface
        self.sprites = Sprites(marks, style.inks, style.scale)
        self._labels = Labels(style.inks, style.zoom, style.ratio)
        self._paper = QColor(style.inks["paper"] if style.on_paper else Qt.GlobalColor.transparent)
        self._tiles: dict[tuple[int, int], QPixmap] = {}
        self._stale: set[Cell] = set()
        """The cells that look different than on the tiles, which is seen to when these are drawn."""

    @property
    def is_blank(self) -> bool:
        """Whether no tile is there."""
        return not self._tiles

    def paint(
        self, painter: QPainter, area: QRect, origin: QPoint, until: float = inf
    ) -> Iterator[QRect]:
        """Draw what lies in an area of the plane; the painter works in dots, with the origin there.

        Tiles that are not drawn yet wait for the next time when the clock shows `until`, and all of
        them if that is 0; yields where they are missing.
        """
        self._catch_up()
        wanted = list(_touched(QRectF(area)))
        # One at least, so that the picture is finished some time.
        first = next((at for at in wanted if until and at not in self._tiles), None)
        for at in wanted:
            place = QRect(origin.x() + at[0] * SIZE, origin.y() + at[1] * SIZE, SIZE, SIZE)
            tile = self._tiles.pop(at, None)
            if tile is None and at != first and perf_counter() > until:
                yield place
                continue
            # Back at the end: the first ones are those that were not seen for the longest time.
            self._tiles[at] = tile = tile or self._drawn(at)
            painter.drawPixmap(place.topLeft(), tile)
        self._keep(len(wanted) + SPARE)

    def draw_ahead(self, area: QRect) -> bool:
        """Draw one tile of an area of the plane that is not drawn yet; return whether there was one."""
        at = next((each for each in _touched(QRectF(area)) if each not in self._tiles), None)
        if at is None:
            return False
        self._catch_up()
        self._tiles[at] = self._drawn(at)
        return True

    def rest(self) -> None:
        """Keep only what was seen last, as another zoom is looked at for now."""
        self._keep(RESTING)

    def _keep(self, most: int) -> None:
        for at in list(self._tiles)[: max(len(self._tiles) - most, 0)]:
            del self._tiles[at]

    def paint_again(self, painter: QPainter) -> None:
        """Draw the tiles there are, with the origin of the plane at the painter's."""
        self._catch_up()
        for (column, row), tile in self._tiles.items():
            painter.drawPixmap(column * SIZE, row * SIZE, tile)

    def change(self, surface: Surface, cells: Collection[Cell] | None) -> None:
        """Take on a surface on which some cells look different; None means all of them."""
        self._surface = surface
        if cells is None or len(self._stale) + len(cells) > PATCHED:
            self._tiles.clear()
            self._stale.clear()
        elif self._tiles:
            self._stale.update(cells)

    def _catch_up(self) -> None:
        """Draw the cells again that look different by now."""
        while self._stale:
            cell = self._stale.pop()
            area = self._area(cell)
            for at in _touched(area):
                if tile := self._tiles.get(at):
                    self._patch(tile, at, area)

    def _area(self, cell: Cell) -> QRectF:
        """Return the area that the drawing of a cell takes, in dots, to whole ones."""
        scale = self.style.scale
        box = around(self._surface, cell, MARGIN)
        left, top = math.floor(box.left * scale), math.floor(box.top * scale)
        right, bottom = math.ceil(box.right * scale), math.ceil(box.bottom * scale)
        return QRectF(left, top, right - left, bottom - top)

    def _drawn(self, at: tuple[int, int]) -> QPixmap:
        tile = QPixmap(SIZE, SIZE)
        tile.fill(self._paper)
        with QPainter(tile) as painter:
            self._draw(painter, at, QRectF(at[0] * SIZE, at[1] * SIZE, SIZE, SIZE))
        return tile

    def _patch(self, tile: QPixmap, at: tuple[int, int], area: QRectF) -> None:
        """Draw an area of a tile again."""
        with QPainter(tile) as painter:
            inside = area.translated(-at[0] * SIZE, -at[1] * SIZE)
            painter.setClipRect(inside)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(inside, self._paper)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            self._draw(painter, at, area)

    def _draw(self, painter: QPainter, at: tuple[int, int], area: QRectF) -> None:
        scale, left, top = self.style.scale, at[0] * SIZE, at[1] * SIZE
        box = Box(
            area.left() / scale - MARGIN,
            area.top() / scale - MARGIN,
            area.right() / scale + MARGIN,
            area.bottom() / scale + MARGIN,
        )
        cells = list(self._surface.placed(box))
        self.sprites.draw(painter, ((each.x, each.y, each.look) for each in cells), left, top)
        if self.style.labelled and self._labels.is_legible:
            self._labels.draw(painter, cells, left, top)


def _touched(area: QRectF) -> Iterator[tuple[int, int]]:
    """Yield the tiles that an area touches."""
    for row in range(math.floor(area.top() / SIZE), math.ceil(area.bottom() / SIZE)):
        for column in range(math.floor(area.left() / SIZE), math.ceil(area.right() / SIZE)):
            yield column, row
