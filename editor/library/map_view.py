"""A map as it looks now, drawn in the inks in force and as large as there is room."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hullwright.schema.documents.maps import MapDocument

from ..drawing.images import image_of
from ..drawing.inks_in_force import colour, inks_in_force
from ..drawing.painting import painting
from ..drawing.picture_parts import PictureParts
from ..languages.words import tr

HEIGHT = 240
_PARTS = PictureParts(rulers=False, labels=False)


class MapView(QWidget):
    """Shows a map that is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("library-map")
        self.setMinimumHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._map: MapDocument | None = None
        self._said = ""
        self._drawn: tuple[object, int, QImage] | None = None

    @property
    def map(self) -> MapDocument | None:
        """The map that is shown."""
        return self._map

    def show_map(self, document: MapDocument | None, said: str = "") -> None:
        """Show a map, or say why there is none."""
        self._map, self._said, self._drawn = document, said, None
        self.setAccessibleName(tr("Map: {name}", name=document.name) if document else said)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a picture that can be recognised."""
        return QSize(320, HEIGHT)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the map, or what is said in its place."""
        with painting(self) as painter:
            painter.fillRect(self.rect(), colour("paper"))
            if self._map is None:
                painter.setPen(colour("faint-text"))
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.rect().adjusted(16, 16, -16, -16), flags, self._said)
                return
            image = self._image(self._map)
            shown = image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(0, 0, shown.width(), shown.height())
            place.moveCenter(QRectF(self.rect()).center())
            painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, image)

    def _image(self, document: MapDocument) -> QImage:
        inks = inks_in_force()
        largest = round(2 * max(self.width(), self.height()) * self.devicePixelRatioF())
        if self._drawn is None or self._drawn[:2] != (inks, largest):
            self._drawn = inks, largest, image_of(document, inks, largest=largest, parts=_PARTS)
        return self._drawn[2]
