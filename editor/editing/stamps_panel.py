"""The Stamps panel: pieces that were kept, as pictures to choose from."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QIcon, QKeySequence, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.errors import HullwrightError

from ..documents.workplace import Workplace
from ..drawing.inks_in_force import inks_in_force, is_new_theme
from ..languages.words import error_text, tr
from ..shell.notices import Notices, Offer, Tone
from ..shell.plain_text import PlainLabel
from .editing_context import a_selection
from .stamp_commands import keep_selection, take_stamp
from .stamps import FoundStamps, Stamp, Stamps

SIDE = 64
"""Pixels of a picture."""
FINER = 3
"""How many times larger pictures are drawn than shown."""


class StampsPanel(QWidget):
    """Shows the stamps; Enter takes one up, F2 renames it, Del removes it."""

    def __init__(self, stamps: Stamps, notices: Notices) -> None:
        super().__init__()
        self._stamps, self._notices = stamps, notices
        self._place: Workplace | None = None
        self._shown: list[Stamp] = []
        self.setObjectName("stamps")
        self.setAccessibleName(tr("Stamps"))
        self._list = self._made_list()
        self._empty = PlainLabel(
            tr(
                "Stamps are pieces of maps that you keep: corridors, rooms, whole corners. "
                "Select some cells and keep them."
            )
        )
        self._empty.setWordWrap(True)
        self._empty.setMargin(16)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._keep = QPushButton(tr("Keep the selection"))
        self._keep.setObjectName("stamps keep")
        self._keep.clicked.connect(self._keep_selection)
        self._arrange()
        # Reading files can wait until the window stands, or until a burst of changes is over.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fill)
        stamps.changed.connect(self._soon.start)

    def show_workplace(self, place: Workplace | None) -> None:
        """Offer stamps for another map."""
        if self._place is not None:
            self._place.selected.disconnect(self._refresh)
        self._place = place
        if place is not None:
            place.selected.connect(self._refresh)
        self._refresh()
        self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures for another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the stamps when the panel comes into view."""
        super().showEvent(event)
        self._soon.start()

    def _made_list(self) -> QListWidget:
        made = QListWidget()
        made.setObjectName("stamps list")
        made.setAccessibleName(tr("Stamps"))
        made.setIconSize(QSize(SIDE, SIDE))
        made.setSpacing(4)
        made.setUniformItemSizes(True)
        made.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        made.itemActivated.connect(self._take_up)
        made.itemChanged.connect(self._rename)
        remove = QAction(tr("Remove the stamp"), made)
        remove.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        remove.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        remove.triggered.connect(self._remove)
        made.addAction(remove)
        made.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        return made

    def _arrange(self) -> None:
        pages = QWidget()
        self._pages = QStackedLayout(pages)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self._list)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(pages, 1)
        column.addWidget(self._keep)

    def _fill(self) -> None:
        if not self.isVisible():
            return
        found = self._stamps.found()
        self._tell_faults(found)
        kind = self._place.map.kind if self._place else None
        fitting = [each for each in found.stamps if kind in {None, each.document.kind}]
        chosen = self._list.currentRow()
        self._list.blockSignals(True)
        self._list.clear()
        self._shown = fitting
        for stamp in fitting:
            self._list.addItem(self._item(stamp))
        self._list.setCurrentRow(min(max(chosen, 0), len(fitting) - 1))
        self._list.blockSignals(False)
        self._pages.setCurrentWidget(self._list if fitting else self._empty)

    def _tell_faults(self, found: FoundStamps) -> None:
        for fault in found.faults:
            self._notices.tell(error_text(fault), Tone.WARNING, topic="stamps")

    def _item(self, stamp: Stamp) -> QListWidgetItem:
        picture = self._picture(stamp)
        icon = QIcon(picture)
        # The usual tint of a chosen row would make kinds of cells hard to tell apart.
        icon.addPixmap(picture, QIcon.Mode.Selected)
        item = QListWidgetItem(icon, stamp.name)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setToolTip(
            tr("{name}: Enter picks it up, F2 renames it, Del removes it.", name=stamp.name)
        )
        return item

    def _picture(self, stamp: Stamp) -> QPixmap:
        from ..drawing.images import image_of

        ratio = self.devicePixelRatioF()
        side = round(SIDE * ratio)
        # Drawn larger and scaled down, so that cells of a few pixels keep their shapes.
        drawn = image_of(
            stamp.document, inks_in_force(), largest=FINER * side, rulers=False
        ).scaled(
            QSize(side, side),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        made = QPixmap(side, side)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as painter:
            painter.drawImage((side - drawn.width()) // 2, (side - drawn.height()) // 2, drawn)
        made.setDevicePixelRatio(ratio)
        return made

    def _refresh(self) -> None:
        reason = tr("No map is open.") if self._place is None else a_selection(self._place)
        self._keep.setEnabled(not reason)
        self._keep.setToolTip(reason or tr("Keeps the selected cells as a stamp."))

    def _keep_selection(self) -> None:
        place = self._place
        if place is not None:
            self._does(lambda: keep_selection(self._stamps, place))

    def _take_up(self, item: QListWidgetItem) -> None:
        place, stamp = self._place, self._stamp(item)
        if place is not None:
            self._does(lambda: take_stamp(place, stamp))

    def _rename(self, item: QListWidgetItem) -> None:
        row, name = self._list.row(item), item.text()
        if name != self._shown[row].name:
            self._does(lambda: self._rename_to(row, name))
            # What is kept is shown, also after an empty name or one that could not be written.
            self._soon.start()

    def _rename_to(self, row: int, name: str) -> None:
        self._shown[row] = self._stamps.rename(self._shown[row], name)

    def _remove(self) -> None:
        if self._list.currentRow() < 0:
            return
        stamp = self._stamp(self._list.currentItem())
        if self._does(lambda: self._stamps.remove(stamp)):
            back = Offer(
                tr("Put it back"), lambda: self._does(lambda: self._stamps.put_back(stamp))
            )
            text = tr("The stamp “{name}” was removed.", name=stamp.name)
            self._notices.tell(text, offers=[back], topic="stamps")

    def _does(self, act: Callable[[], object]) -> bool:
        """Do something with stamps; tell why if it can't be done."""
        try:
            act()
        except HullwrightError as fault:
            self._notices.tell(error_text(fault), Tone.WARNING, topic="stamps")
            return False
        return True

    def _stamp(self, item: QListWidgetItem) -> Stamp:
        return self._shown[self._list.row(item)]
