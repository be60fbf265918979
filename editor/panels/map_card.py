"""A map card: a small picture of a map with a few words, shown beside a row of a list."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ..languages.words import tr
from ..shell.plain_text import PlainLabel

PICTURE = 240
"""The largest side of the picture, in pixels."""
GAP = 8


class MapCard(QFrame):
    """Lies over the window beside a row, and takes neither focus nor mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("map-card")
        self.setAccessibleName(tr("The map after this step"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._picture, self._title, self._words = PlainLabel(), PlainLabel(), PlainLabel()
        self._words.setProperty("faint", True)
        for label in (self._title, self._words):
            label.setWordWrap(True)
            label.setFixedWidth(PICTURE)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP // 2)
        column.addWidget(self._picture, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._title)
        column.addWidget(self._words)

    def tell(self, title: str, words: str, picture: QImage) -> None:
        """Show a picture with what it is, and a few words more."""
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self._picture.setPixmap(QPixmap.fromImage(picture))
        self._title.setText(title)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self.setAccessibleDescription(title)

    def show_beside(self, row: QRect) -> None:
        """Show it beside a row, which is given in pixels of the screen: left, right, or else above it."""
        self.adjustSize()
        window = self._window.rect()
        place = row.translated(-self._window.mapToGlobal(QPoint(0, 0)))
        wide = self.width() + GAP
        top = place.bottom() - self.height()
        if place.left() >= wide:
            corner = QPoint(place.left() - wide, top)
        elif place.right() + wide <= window.right():
            corner = QPoint(place.right() + GAP, top)
        else:
            corner = QPoint(place.left(), place.top() - self.height() - GAP)
        lowest = max(window.bottom() - self.height(), 0)
        self.move(max(corner.x(), 0), min(max(corner.y(), 0), lowest))
        self.show()
        self.raise_()
