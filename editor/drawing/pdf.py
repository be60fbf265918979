"""PDF files: a picture of a map on one page, in shapes that stay sharp."""

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.visible_text import visible_line

from .images import image_of
from .inks import Inks
from .picture_layout import picture_layout
from .picture_parts import PictureParts
from .vector_picture import paint_cells, paint_hull, paint_margins, paint_overlays

DOTS, INCH = 1200, 25.4
"""Dots for an inch: lengths are rounded to these."""
MOST_SHAPES = 40_000
"""Maps with more cells are drawn as pixels: so many shapes no program shows in good time."""
PIXELS = 4000
"""Pixels on the longer side of such a map."""


def pdf_of_map(document: MapDocument, inks: Inks, parts: PictureParts, length: float) -> bytes:
    """Return a map as the content of a PDF file whose longer side has so many millimetres."""
    layout = picture_layout(document, parts)
    scale = length / max(layout.width, layout.height)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(visible_line(document.name))
    writer.setCreator("Hullwright")
    writer.setResolution(DOTS)
    writer.setPageLayout(_page(layout.width * scale, layout.height * scale))
    zoom = scale * DOTS / INCH
    with QPainter(writer) as painter:
        whole = QRectF(0, 0, layout.width * zoom, layout.height * zoom)
        if sum(1 for _ in layout.surface.cells()) > MOST_SHAPES:
            painter.drawImage(whole, image_of(document, inks, largest=PIXELS, parts=parts))
        else:
            if not parts.transparent:
                painter.fillRect(whole, QColor(inks["paper"]))
            painter.translate(-layout.box.left * zoom, -layout.box.top * zoom)
            paint_cells(painter, layout, inks, zoom)
            paint_hull(painter, layout, inks, zoom)
            paint_overlays(painter, layout, inks, zoom)
            paint_margins(painter, layout, inks, zoom)
    del writer
    return bytes(buffer.data().data())


def _page(width: float, height: float) -> QPageLayout:
    short, long = sorted((width, height))
    size = QPageSize(QSizeF(short, long), QPageSize.Unit.Millimeter, "")
    turned = QPageLayout.Orientation
    way = turned.Landscape if width > height else turned.Portrait
    layout = QPageLayout(size, way, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout
