"""The heat of games on a picture of their map, by side and phase."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QComboBox, QSizePolicy, QVBoxLayout, QWidget

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import build
from hullwright.schema.messages import verbatim

from ..concepts.question import Shading
from ..drawing.images import image_of
from ..drawing.inks_in_force import inks_in_force
from ..drawing.painting import painting
from ..drawing.picture_parts import PictureParts
from ..files.picture_overlays import picture_overlay
from ..kinds.table import editor_kind_of
from ..languages.words import tr
from .heat_shading import shading_of

LARGEST = 1100


class HeatPicture(QWidget):
    """A choice of sides and phases, and the map with that heat on it."""

    layer_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.layer = QComboBox()
        self.layer.setObjectName("lab.layer")
        self.layer.setAccessibleName(tr("What the map shows"))
        self.picture = _Picture()
        self._cell: dict[str, Any] = {}
        self._places: tuple[str, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.layer)
        column.addWidget(self.picture, 1)
        self.layer.currentIndexChanged.connect(lambda _: self._draw())

    def show_cell(self, cell: dict[str, Any], places: tuple[str, ...] = ()) -> None:
        """Show the heat of another cell, or places of it that stand out."""
        chosen = self.layer.currentData()
        self._cell, self._places = cell, places
        self.layer.blockSignals(True)
        self.layer.clear()
        for name, title in cell.get("layers", {}).items():
            self.layer.addItem(title, name)
        self.layer.setCurrentIndex(max(self.layer.findData(chosen), 0))
        self.layer.blockSignals(False)
        self.layer.setVisible(self.layer.count() > 1)
        self._draw()

    def shading(self) -> Shading[Any] | None:
        """Return what lies on the map now, for the canvas as well."""
        document = self._document()
        return (
            shading_of(document, self._cell, self.layer.currentData(), self._places)
            if document
            else None
        )

    def _document(self) -> MapDocument | None:
        value = self._cell.get("map")
        found = build(value, "") if value else None
        return found if isinstance(found, MapDocument) else None

    def _draw(self) -> None:
        document = self._document()
        if document is None:
            self.picture.show_image(None, "")
            return
        kind = editor_kind_of(document.kind)
        surface, inks = kind.surface(document.layout), inks_in_force()
        shading = shading_of(document, self._cell, self.layer.currentData(), self._places)
        title = verbatim(self.layer.currentText())
        overlays = (picture_overlay(kind, surface, shading, title, inks),) if shading else ()
        parts = PictureParts(rulers=True, overlays=overlays)
        image = image_of(document, inks, largest=LARGEST, parts=parts)
        self.picture.show_image(
            QPixmap.fromImage(image), tr("{title} on the map", title=self.layer.currentText())
        )


class _Picture(QWidget):
    """A picture that is as large as its room allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return what looks good."""
        return QSize(320, 260)

    def show_image(self, image: QPixmap | None, title: str) -> None:
        """Show another picture, or none."""
        self._image = image
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the picture in the middle."""
        with painting(self) as painter:
            if self._image is None or self._image.isNull():
                return
            ratio = self.devicePixelRatioF()
            fitted = self._image.scaled(
                self.size() * ratio,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            fitted.setDevicePixelRatio(ratio)
            left = (self.width() - fitted.width() / ratio) / 2
            painter.drawPixmap(int(left), 0, fitted)
