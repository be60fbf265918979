"""Pictures of a map and of its pieces for the exporters of plugins, which know no Qt."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter

from hullwright.plugins.map_pictures import PiecePicture, PieceSet
from hullwright.schema.documents.maps import MapDocument

from ..concepts.cutouts import Cutout, CutoutOutline, CutoutSet, Face
from ..drawing.images import image_of
from ..drawing.inks import PRINT
from ..kinds.table import editor_kind_of
from ..languages.words import tr_in
from .pages import Page, PageFrame
from .painter import measure, paint_page
from .piece_face import FaceDrawing

LONGEST = 1600
"""The longest side of a piece's picture, in pixels."""


def pictures_of(document: MapDocument, language: str) -> "DrawnPictures":
    """Return what can be drawn of a map, also in a process without a window."""
    if QGuiApplication.instance() is None:
        _application()
    return DrawnPictures(document, language)


@cache
def _application() -> QGuiApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([])


@dataclass(frozen=True)
class DrawnPictures:
    """Draws a map and its pieces in the colours of print."""

    document: MapDocument
    language: str

    def board(self, pixels: int) -> bytes:
        """Return a picture of the map as a PNG file."""
        return _png(image_of(self.document, PRINT, largest=pixels))

    def pieces(self, players: int, dots: float) -> Sequence[PieceSet]:
        """Return the pieces for so many players, each side as a PNG file."""
        cutouts = editor_kind_of(self.document.kind).cutouts
        printed = cutouts(self.document) if cutouts else ()
        sets = [each for each in printed if isinstance(each, CutoutSet)]
        return [self._set(each, players, dots) for each in sets if each.copies(players)]

    def _set(self, cutouts: CutoutSet, players: int, dots: float) -> PieceSet:
        dots = min(dots, LONGEST / max(cutouts.width, cutouts.height))
        pieces = tuple(
            PiecePicture(self._title(each), each.copies(players), *self._sides(each, cutouts, dots))
            for each in cutouts.pieces
            if each.copies(players)
        )
        return PieceSet(
            tr_in(self.language, cutouts.title),
            cutouts.width,
            cutouts.height,
            cutouts.outline is CutoutOutline.HEXAGON,
            pieces,
        )

    def _title(self, piece: Cutout) -> str:
        return tr_in(self.language, piece.title) if piece.title else ""

    def _sides(self, piece: Cutout, cutouts: CutoutSet, dots: float) -> tuple[bytes, bytes]:
        return (
            self._side(piece.front, cutouts, dots),
            self._side(piece.back or Face(), cutouts, dots),
        )

    def _side(self, face: Face, cutouts: CutoutSet, dots: float) -> bytes:
        frame = PageFrame(0, 0, cutouts.width, cutouts.height)
        items = FaceDrawing(self.language, measure).drawn(face, frame, cutouts.outline)
        width, height = round(cutouts.width * dots), round(cutouts.height * dots)
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        page = Page("a4", landscape=False, items=tuple(items))
        with QPainter(image) as painter:
            paint_page(painter, page, dots)
        return _png(image)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
