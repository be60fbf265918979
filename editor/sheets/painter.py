"""Painting pages: by Qt, as a PDF file, on a printer, or as a picture for a preview."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from hullwright.schema.visible_text import visible_line

from ..drawing.inks import PRINT
from ..drawing.painter import paint_marks
from .pages import Item, Page, PagePanel, PageText, Rule, SvgDrawing

EM = 100
"""The size, in pixels, at which letters are measured and drawn; they are scaled from there."""
DOTS = 1200
"""Dots for an inch in a PDF file: lengths are rounded to these."""
INCH = 25.4

SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


@lru_cache(maxsize=2)
def _font(*, bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(EM)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Where two letters are drawn as one, people who search for them find nothing.
    font.setFeature(QFont.Tag("liga"), 0)
    return font


@lru_cache(maxsize=2)
def _metrics(*, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(bold=bold))


@lru_cache(maxsize=20_000)
def measure(text: str, *, bold: bool) -> float:
    """Return the width of a text in the font of sheets, in sizes of the letters."""
    return _metrics(bold=bold).horizontalAdvance(text) / EM


def paint_page(painter: QPainter, page: Page, dots: float) -> None:
    """Draw a page with its corner at the painter's origin, so many dots for a millimetre."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.scale(dots, dots)
    for item in page.items:
        _paint(painter, item)
    painter.restore()


def _paint(painter: QPainter, item: Item) -> None:
    match item:
        case PageText():
            _write(painter, item)
        case Rule():
            painter.setPen(_pen(item))
            painter.drawLine(QPointF(*item.begin), QPointF(*item.end))
        case PagePanel():
            edge = (
                QPen(QColor(PRINT[item.edge]), item.thickness) if item.edge else Qt.PenStyle.NoPen
            )
            painter.setPen(edge)
            painter.setBrush(QColor(PRINT[item.fill]) if item.fill else Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(*item.frame))
        case SvgDrawing():
            _draw(painter, item)
        case _:
            painter.save()
            painter.translate(item.x, item.y)
            paint_marks(painter, item.marks, PRINT, item.side)
            painter.restore()


def _write(painter: QPainter, words: PageText) -> None:
    painter.save()
    painter.translate(words.left, words.baseline)
    painter.scale(words.size / EM, words.size / EM)
    painter.setPen(QColor(PRINT[words.ink]))
    painter.setFont(_font(bold=words.bold))
    painter.drawText(QPointF(0, 0), words.text)
    painter.restore()


def _draw(painter: QPainter, drawing: SvgDrawing) -> None:
    # Loaded for the sheets of plugins alone.
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(drawing.svg.encode()))
    renderer.render(painter, QRectF(*drawing.frame))


def _pen(rule: Rule) -> QPen:
    pen = QPen(QColor(PRINT[rule.ink]), rule.thickness)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if rule.dashed:
        pen.setDashPattern([8, 6])
    return pen


def page_layout(page: Page) -> QPageLayout:
    """Return size and orientation of a page; its margins are inside."""
    turned = (
        QPageLayout.Orientation.Landscape if page.landscape else QPageLayout.Orientation.Portrait
    )
    layout = QPageLayout(_page_size(page), turned, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def _page_size(page: Page) -> QPageSize:
    if page.size is None:
        return QPageSize(SIZES[page.paper])
    short, long = sorted(page.size)
    # Matched within a few millimetres, so that printers know a usual paper by its name.
    match = QPageSize.SizeMatchPolicy.FuzzyMatch
    return QPageSize(QSizeF(short, long), QPageSize.Unit.Millimeter, "", match)


def image_of_page(page: Page, dots: float) -> QImage:
    """Return a picture of a page with so many dots for a millimetre."""
    frame = page.frame
    image = QImage(
        round(frame.width * dots), round(frame.height * dots), QImage.Format.Format_RGB32
    )
    image.fill(QColor(PRINT["paper"]))
    with QPainter(image) as painter:
        paint_page(painter, page, dots)
    return image


def pdf_of(pages: Sequence[Page], title: str) -> bytes:
    """Return pages as the content of a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(visible_line(title))
    writer.setCreator("Hullwright")
    writer.setResolution(DOTS)
    paint_all(writer, pages)
    del writer
    return bytes(buffer.data().data())


def paint_all(device: QPagedPaintDevice, pages: Sequence[Page]) -> bool:
    """Draw pages one after another, each in its own orientation; tell whether the device took them."""
    device.setPageLayout(page_layout(pages[0]))
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        for number, page in enumerate(pages):
            if number:
                device.setPageLayout(page_layout(page))
                device.newPage()
            paint_page(painter, page, device.logicalDpiX() / INCH)
    finally:
        # Whatever happens: Qt ends the program when a device goes while it is painted on.
        was_taken = painter.end()
    return was_taken
