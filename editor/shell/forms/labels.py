"""Texts that fit where they are put: sentences that wrap, and single lines that are cut with an ellipsis."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...drawing.inks_in_force import colour, is_new_theme
from ...drawing.painting import painting
from ..plain_text import PlainLabel

_ROLE = QPalette.ColorRole.WindowText
_GROUPS = (
    QPalette.ColorGroup.Active,
    QPalette.ColorGroup.Inactive,
    QPalette.ColorGroup.Disabled,
)


class WrappedLabel(PlainLabel):
    """A text in one of the theme's inks that wraps in whatever width there is."""

    def __init__(self, text: str = "", ink: str = "faint-text", parent: QWidget | None = None):
        super().__init__(text, parent)
        self.use_ink(ink)
        self.setWordWrap(True)
        # A long word must not make a dock wider than the person wants it.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, text: str) -> None:
        """Say something else; a sentence without words takes no room."""
        self.setText(text)
        self.setVisible(bool(text))

    def use_ink(self, ink: str) -> None:
        """Be written in another ink of the theme."""
        self.ink = ink
        wanted = colour(ink)
        # Qt tells of a theme whenever a label gets another parent, which seldom changes its colour.
        # Of a new theme it tells several times, and in between it puts the old colours back.
        now = self.palette()
        if any(now.color(group, _ROLE) != wanted for group in _GROUPS):
            palette = QPalette()
            palette.setColor(_ROLE, wanted)
            self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Take on the colours of another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self.use_ink(self.ink)


class Heading(PlainLabel):
    """A line in bold over a part of a panel, cut with an ellipsis where it is too long."""

    def __init__(self, text: str = "", parent: QWidget | None = None):
        super().__init__(text, parent)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return a size that never holds a dock open."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw as much of the text as fits; the whole of it is in the tooltip."""
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        self.setToolTip(self.text() if shown != self.text() else "")
        with painting(self) as painter:
            painter.setPen(self.palette().windowText().color())
            painter.drawText(self.rect(), int(self.alignment()), shown)
