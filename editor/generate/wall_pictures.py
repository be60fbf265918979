"""Pictures of the maps on the wall: drawn one after the other while nothing else is to be done."""

from collections import OrderedDict

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from ..drawing.images import image_of
from ..drawing.inks_in_force import inks_in_force
from ..drawing.picture_parts import PictureParts
from .wall_card import WallCard

SIZE = 288
"""The longer side of a picture, in pixels: enough for cards on screens of any sort."""
MOST = 200
"""So many pictures are kept in memory."""
_PARTS = PictureParts(rulers=False, labels=False)


class WallPictures(QObject):
    """Draws pictures, and tells when one is there."""

    drawn = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inks = inks_in_force()
        self._kept: OrderedDict[tuple[int, int], QPixmap] = OrderedDict()
        self._wanted: dict[tuple[int, int], WallCard] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw_one)

    @property
    def is_idle(self) -> bool:
        """Whether everything is drawn that somebody asked for."""
        return not self._wanted

    def of(self, card: WallCard) -> QPixmap | None:
        """Return the picture of a card, or None while it is not drawn yet."""
        if self._inks is not inks_in_force():
            self._inks = inks_in_force()
            self._kept.clear()
        if card.key in self._kept:
            self._kept.move_to_end(card.key)
            return self._kept[card.key]
        self._wanted[card.key] = card
        self._soon.start()
        return None

    def _draw_one(self) -> None:
        if not self._wanted:
            return
        key = next(iter(self._wanted))
        card = self._wanted.pop(key)
        image = image_of(card.candidate.document, self._inks, largest=SIZE, parts=_PARTS)
        self._kept[key] = QPixmap.fromImage(image)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        self.drawn.emit()
        if self._wanted:
            self._soon.start()
