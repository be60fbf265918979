"""A recent card: a file that was open lately, as a picture to press, with its name, place and date."""

from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton

from hullwright.schema.visible_text import visible, visible_line

from ..drawing.icon import icon
from ..languages.words import tr
from .plain_text import button_title
from .recent_file import RecentFile
from .sample_card import ARROWS, PICTURE

CARD = QSize(184, 192)
_MARGIN, _CORNER = 8, 24


class RecentCard(QToolButton):
    """Stands for one recent file; its picture comes when it has been drawn elsewhere."""

    wants_pinned = Signal(bool)
    """Whether it is to stay in the list for good."""
    wants_removed = Signal()

    def __init__(self, recent: RecentFile) -> None:
        super().__init__()
        self.recent = recent
        self.setObjectName(f"recent {recent.path.name}")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIconSize(PICTURE)
        self.setFixedSize(CARD)
        self.setProperty("card", True)
        self._pin = self._corner()
        self._name()
        self.setIcon(_placeholder("folder" if recent.is_there else "warning"))

    def show_picture(self, file: Path) -> None:
        """Show how the map in the file looks."""
        picture = QPixmap(str(file))
        if picture.isNull():
            return
        ratio = self.devicePixelRatioF()
        fitted = picture.scaled(
            PICTURE * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        fitted.setDevicePixelRatio(ratio)
        self.setIcon(QIcon(fitted))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the shelf; take the file off the list with Delete."""
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() == Qt.Key.Key_Delete:
            self.wants_removed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the pin in the corner."""
        super().resizeEvent(event)
        self._pin.move(self.width() - _CORNER - 4, 4)

    def _corner(self) -> QToolButton:
        """Return the pin; for a file that is gone, what takes it off the list."""
        is_there, is_pinned = self.recent.is_there, self.recent.is_pinned
        button = QToolButton(self)
        button.setProperty("flat", True)
        button.setFixedSize(_CORNER, _CORNER)
        button.setIconSize(QSize(16, 16))
        # The card's own menu and keys do the same.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        title = self._pin_title() if is_there else tr("Remove from the list")
        drawing = "pin" if is_there else "close"
        button.setIcon(icon(drawing, "accent" if is_pinned else "faint-text"))
        button.setToolTip(title)
        button.setAccessibleName(title)
        button.clicked.connect(self._flip_pin if is_there else self.wants_removed)
        return button

    def _flip_pin(self) -> None:
        self.wants_pinned.emit(not self.recent.is_pinned)

    def _pin_title(self) -> str:
        return tr("Unpin") if self.recent.is_pinned else tr("Pin: keep it in this list")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to pin the file or to take it off the list, also by the keyboard's own key for menus."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # Later, because the cards are made anew, and with this one its menu would go.
        queued = Qt.ConnectionType.QueuedConnection
        menu.addAction(self._pin_title()).triggered.connect(self._flip_pin, queued)
        menu.addAction(tr("Remove from the list")).triggered.connect(self.wants_removed, queued)
        menu.popup(event.globalPos())

    def _name(self) -> None:
        path = self.recent.path
        lines = (visible_line(path.stem), visible_line(_short(path.parent)), self._date())
        self.setText("\n".join(button_title(self._fitted(line)) for line in lines))
        missing = tr("{path} no longer exists", path=path)
        self.setToolTip(visible(str(path)) if self.recent.is_there else missing)
        self.setAccessibleName(tr("Open {file}", file=path.name))
        place = tr(
            "In the folder {folder}, changed on {date}", folder=path.parent, date=self._date()
        )
        self.setAccessibleDescription(place if self.recent.is_there else missing)

    def _date(self) -> str:
        if not self.recent.is_there:
            return tr("Not there any more")
        return QLocale().toString(self.recent.changed(), QLocale.FormatType.ShortFormat)

    def _fitted(self, text: str) -> str:
        # In the middle, because long names often differ at their ends.
        middle, room = Qt.TextElideMode.ElideMiddle, CARD.width() - 2 * _MARGIN
        return self.fontMetrics().elidedText(text, middle, room)


def _placeholder(drawing: str) -> QIcon:
    """Return what stands where no picture is, as large as one, so that names stand in a row."""
    ground = QPixmap(PICTURE)
    ground.fill(Qt.GlobalColor.transparent)
    with QPainter(ground) as painter:
        icon(drawing, "faint-text").paint(painter, ground.rect().adjusted(64, 36, -64, -36))
    return QIcon(ground)


def _short(folder: Path) -> str:
    """Return a folder as people know it: what lies in their own, from there."""
    home = Path.home()
    return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)
