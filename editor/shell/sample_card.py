"""A sample card: a sample map as a picture to press."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage, QKeyEvent
from PySide6.QtWidgets import QToolButton

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.plain_words import plain_words
from hullwright.schema.visible_text import visible

from ..drawing.fitted_icon import fitted_icon
from ..languages.words import tr
from .plain_text import button_title

PICTURE = QSize(168, 112)
CARD = QSize(184, 152)
ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""The keys that go from card to card: by how many rows and columns."""


class SampleCard(QToolButton):
    """Stands for one sample; its name and picture come when the file has been read."""

    def __init__(self, path: Path, shelf: str = "") -> None:
        super().__init__()
        self.path = path
        self.shelf = shelf
        """The title under which it stands."""
        self.map: MapDocument | None = None
        """The map, once its file has been read."""
        self.setObjectName(f"sample {path.stem}")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIconSize(PICTURE)
        self.setFixedSize(CARD)
        self.setProperty("card", True)
        self._name(path.stem.replace("-", " ").capitalize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the shelf, which knows what lies above and below."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_map(self, document: MapDocument) -> None:
        """Take the name and the description from the map itself."""
        self.map = document
        self._name(document.name)
        about = plain_words(document.description)
        self.setAccessibleDescription(about)
        self.setToolTip(visible(about or document.name))

    def show_trouble(self, text: str) -> None:
        """Say that the sample can't be used, and why."""
        self.setEnabled(False)
        self.setIcon(QIcon())
        self.setText(button_title(tr("{name}: can't be used", name=self.path.stem)))
        self.setAccessibleDescription(text)
        self.setToolTip(visible(text))

    def show_picture(self, image: QImage) -> None:
        """Show how the map looks, in the middle of the card's picture."""
        self.setIcon(fitted_icon(image, PICTURE, self.devicePixelRatioF()))

    def _name(self, name: str) -> None:
        self.setText(button_title(name))
        self.setAccessibleName(tr("Open the sample {name}", name=name))
