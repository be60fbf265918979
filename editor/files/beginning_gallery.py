"""The gallery of beginnings: what a new map can begin with, as pictures under headings."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from hullwright.schema.errors import HullwrightError

from ..drawing.fitted_icon import fitted_icon
from ..drawing.icon import icon
from ..drawing.inks_in_force import colour, inks_in_force, is_new_theme
from ..drawing.sample_pictures import sample_picture
from ..languages.words import tr
from .new_map_beginnings import MapBeginning
from .silhouette_picture import own_silhouette_picture

PICTURE = QSize(84, 56)
ITEM = QSize(104, 84)
_HEADING = 24
_NUMBER = Qt.ItemDataRole.UserRole
_ICONS = {"drawing": "lasso", "picture": "picture", "file": "open"}
"""The drawings of beginnings that are asked for something first."""


class BeginningGallery(QListWidget):
    """Shows what a map can begin with; pictures are drawn one after another when there is time."""

    decided = Signal()
    """Somebody wants the beginning that is chosen, and nothing else: it was double-clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(PICTURE)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._kind = ""
        self._beginnings: Sequence[MapBeginning] = ()
        self._undrawn: list[QListWidgetItem] = []
        self.itemDoubleClicked.connect(self._decide)
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_one)

    def show_beginnings(self, kind: str, beginnings: Sequence[MapBeginning]) -> None:
        """Show what maps of a kind can begin with."""
        self.clear()
        self._kind, self._beginnings = kind, beginnings
        for number, each in enumerate(beginnings):
            if each.group and each.group != beginnings[number - 1].group:
                self._add_heading(tr(each.group))
            item = QListWidgetItem(tr(each.title))
            item.setData(_NUMBER, number)
            item.setSizeHint(ITEM)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            item.setToolTip(tr(each.title))
            self.addItem(item)
        self._draw_all()

    def place(self) -> int:
        """Return which beginning is chosen."""
        item = self.currentItem()
        return int(item.data(_NUMBER)) if item else 0

    def choose(self, place: int) -> None:
        """Choose a beginning."""
        for row in range(self.count()):
            if self.item(row).data(_NUMBER) == place:
                self.setCurrentRow(row)

    def _decide(self, item: QListWidgetItem) -> None:
        """Take a beginning at once, unless it has yet to be drawn or found."""
        if item.flags() and not self._beginnings[self.place()].asks:
            self.decided.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let headings have a row of their own."""
        for row in range(self.count()):
            if not self.item(row).flags():
                self.item(row).setSizeHint(self._row_size())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures for another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._draw_all()

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        item.setSizeHint(self._row_size())
        item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.addItem(item)

    def _row_size(self) -> QSize:
        return QSize(max(self.viewport().width() - 8, ITEM.width()), _HEADING)

    def _draw_all(self) -> None:
        items = [self.item(row) for row in range(self.count())]
        self._undrawn = [item for item in items if item.flags()]
        for heading in (item for item in items if not item.flags()):
            # It can't be chosen, but it is no less true for that.
            heading.setForeground(colour("text"))
        self._drawing.start()

    def _draw_one(self) -> None:
        if not self._undrawn:
            self._drawing.stop()
            return
        item = self._undrawn.pop(0)
        try:
            item.setIcon(self._picture(self._beginnings[int(item.data(_NUMBER))]))
        except HullwrightError:
            # What is wrong with it is told when it is chosen.
            item.setIcon(icon("warning", "faint-text"))

    def _picture(self, beginning: MapBeginning) -> QIcon:
        ratio = self.devicePixelRatioF()
        if beginning.sample is not None:
            drawn = sample_picture(beginning.sample, inks_in_force(), PICTURE * ratio)
            return fitted_icon(drawn, PICTURE, ratio)
        if beginning.kept is not None:
            return fitted_icon(beginning.kept.image(), PICTURE, ratio)
        if beginning.silhouette:
            drawn = own_silhouette_picture(self._kind, beginning.silhouette, PICTURE * ratio)
            return fitted_icon(drawn, PICTURE, ratio)
        usual = "dice" if beginning.generator or beginning.edit else "new"
        return icon(_ICONS.get(beginning.asks, usual))
