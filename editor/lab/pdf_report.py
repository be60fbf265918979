"""The report of an experiment as PDF: the same sentences, figures and pictures as on the web page, on paper."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtSvg import QSvgRenderer

from hullwright.engines.lab.question import AnswerRow
from hullwright.engines.lab.rounds import LabRun
from hullwright.schema.visible_text import visible

from ..languages.words import tr
from .bar_picture import bar_svg
from .figures import figures_of, is_share, sentence_of
from .method import method_of
from .report_pictures import pictures_of

DOTS = 150
WIDTH = 640
"""How wide the text is laid out, in points of its own."""
PICTURE, BAR = 300, 130
SHARP = 3
"""So many dots of a picture fall on one of the layout."""
STYLE = """
body { font-family: sans-serif; font-size: 9pt; color: #1c232d; }
h1 { font-size: 17pt; } h2 { font-size: 12pt; }
.answer { font-size: 13pt; }
td { padding: 3px 6px; } .method { color: #566273; font-size: 8pt; }
"""


def pdf_of_experiment(laboratory: LabRun) -> bytes:
    """Return the content of a PDF file with everything that is known."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(visible(laboratory.experiment.name))
    writer.setCreator("Hullwright")
    writer.setResolution(DOTS)
    margins = QMarginsF(15, 15, 15, 15)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )
    _paint(writer, "\n".join(_lines(laboratory)))
    del writer
    return bytes(buffer.data().data())


def _paint(writer: QPdfWriter, text: str) -> None:
    room = writer.pageLayout().paintRectPixels(DOTS)
    scale = room.width() / WIDTH
    page = QSizeF(WIDTH, room.height() / scale)
    document = QTextDocument()
    document.setDefaultStyleSheet(STYLE)
    document.setPageSize(page)
    document.setHtml(text)
    painter = QPainter()
    painter.begin(writer)
    try:
        painter.scale(scale, scale)
        for number in range(document.pageCount()):
            if number:
                writer.newPage()
            painter.save()
            painter.translate(0, -number * page.height())
            document.drawContents(
                painter, QRectF(0, number * page.height(), page.width(), page.height())
            )
            painter.restore()
    finally:
        # Whatever happens: Qt ends the program when a device goes while it is painted on.
        painter.end()


def _lines(laboratory: LabRun) -> Iterator[str]:
    experiment = laboratory.experiment
    yield f"<h1>{_text(experiment.name)}</h1><p>{_text(tr(laboratory.question.title))}</p>"
    if experiment.description:
        yield f"<p>{_text(experiment.description)}</p>"
    if not laboratory.games:
        yield f'<p class="answer">{_text(tr("Nothing has been played yet."))}</p>'
        return
    answer = laboratory.answer
    yield f'<p class="answer">{_text(sentence_of(answer))}</p>'
    if not laboratory.is_answered:
        told = tr("That is not as sure as it was asked for: let it play on, or raise the limit.")
        yield f"<p>{_text(told)}</p>"
    yield '<table width="100%" cellspacing="0">'
    yield from map(_row, answer.rows)
    yield "</table>"
    pictures = list(pictures_of(laboratory))
    for at in range(0, len(pictures), 2):
        # In one line, which is never parted by the end of a page.
        pair = pictures[at : at + 2]
        yield f"<p>{' '.join(_image(each.svg, PICTURE) for each in pair)}</p>"
        yield f'<p class="method">{_text(" — ".join(each.title for each in pair))}</p>'
    yield f"<h2>{_text(tr('Method'))}</h2>"
    for told in (*method_of(laboratory), *map(tr, answer.caveats)):
        yield f'<p class="method">{_text(told)}</p>'


def _row(row: AnswerRow) -> str:
    bar = _image(bar_svg(row, "#0072b2", "#8894a5"), BAR) if is_share(row) else ""
    return (
        f"<tr><td><b>{_text(tr(row.title))}</b></td><td>{bar}</td>"
        f"<td>{_text(figures_of(row))}</td><td>{_text(tr(row.told))}</td></tr>"
    )


def _image(svg: str, width: int) -> str:
    """Return a picture that is drawn here: rich text knows no SVG."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size = renderer.defaultSize()
    height = max(round(width * size.height() / max(size.width(), 1)), 1)
    image = QImage(width * SHARP, height * SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFFFFFFFF)
    with QPainter(image) as painter:
        renderer.render(painter)
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(kept, QByteArray(b"png")).write(image)
    address = b64encode(kept.data().data()).decode()
    return f'<img src="data:image/png;base64,{address}" width="{width}" height="{height}">'


def _text(text: str) -> str:
    return escape(visible(text))
