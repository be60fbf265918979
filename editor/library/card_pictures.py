"""Pictures of cards: fetched when a card is seen for the first time, kept while they are looked at."""

from collections import OrderedDict
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImageReader, QPixmap

from hullwright.plugins.library.query import PackCard

from .library_work import LibraryWork
from .tasks import picture

MOST = 300
"""So many pictures are kept in memory."""
_LARGEST = QSize(640, 640)


class CardPictures(QObject):
    """Has pictures fetched, and tells when one has come."""

    arrived = Signal()

    def __init__(self, work: LibraryWork, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._kept: OrderedDict[tuple[str, str], QPixmap | None] = OrderedDict()

    def of(self, card: PackCard) -> QPixmap | None:
        """Return the picture of a card, or None while there is none."""
        if not card.preview.endswith(".png"):
            return None
        key = card.library, card.preview
        if key not in self._kept:
            self._kept[key] = None
            self._work.picture(picture, *key, then=partial(self._take_in, key))
        self._kept.move_to_end(key)
        return self._kept[key]

    def _take_in(self, key: tuple[str, str], path: str) -> None:
        image = _image(Path(path))
        if image is not None:
            self._kept[key] = image
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        self.arrived.emit()


def _image(path: Path) -> QPixmap | None:
    reader = QImageReader(str(path), b"png")
    image = reader.read()
    if image.isNull():
        return None
    if image.width() > _LARGEST.width() or image.height() > _LARGEST.height():
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(_LARGEST, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    return QPixmap.fromImage(image)
