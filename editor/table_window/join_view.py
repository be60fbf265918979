"""How guests join a table: address, code and QR picture; and the list of who sits where."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..drawing.painting import painting
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel
from ..table.table_news import SeatNews, TableDoor
from .door_words import who_can_join
from .seat_words import seat_words

QR_SIDE = 196
"""Pixels of the QR picture: a phone reads it from an arm's length."""
CODE_FONT = 1.8
"""How much larger the code is than other texts."""


class QrView(QWidget):
    """An address that a phone's camera reads: black on white in every theme."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table-qr")
        self._rows: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size that cameras can read."""
        return QSize(QR_SIDE, QR_SIDE)

    def show_rows(self, rows: Sequence[str], address: str) -> None:
        """Show an address by the rows of its picture."""
        self._rows = rows
        self.setAccessibleName(tr("QR picture of {address}", address=address))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the picture."""
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor("white"))
            step = self.width() / max(1, len(self._rows))
            for y, row in enumerate(self._rows):
                for x, dot in enumerate(row):
                    if dot == "1":
                        # A little larger, so that no light shines through between two dots.
                        dark = QRectF(x * step, y * step, step + 0.3, step + 0.3)
                        painter.fillRect(dark, QColor("black"))


class JoinView(QWidget):
    """Tells how guests join, and who has."""

    free_wanted = Signal(int)
    """The seat that is to be freed, counted from 0."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._address = ""
        self._known: Sequence[SeatNews] = ()
        self.qr = QrView()
        self.code_title = PlainLabel(tr("Code of the table"))
        self.code = PlainLabel("")
        self.code.setObjectName("table-code")
        self.address = WrappedLabel(ink="text")
        self.address.setObjectName("table-address")
        self.copy = QPushButton(tr("Copy the address"))
        self.copy.setObjectName("table-copy")
        self.who = WrappedLabel()
        self.seats = QListWidget()
        self.seats.setObjectName("table-seats")
        self.seats.setAccessibleName(tr("Seats"))
        self.seats.setWordWrap(True)
        self.free = QPushButton(tr("Free the seat"))
        self.free.setObjectName("table-free")
        self.free.setToolTip(
            tr("Lets a newcomer take the chosen seat: from a bot, or from a guest who is gone.")
        )
        self._lay_out()
        self.copy.clicked.connect(self._copy)
        self.free.clicked.connect(lambda: self.free_wanted.emit(self.seats.currentRow()))
        self.seats.currentRowChanged.connect(lambda _: self._show_free())

    def _lay_out(self) -> None:
        font = self.code.font()
        font.setPointSizeF(font.pointSizeF() * CODE_FONT)
        font.setBold(True)
        self.code.setFont(font)
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse
        self.code.setTextInteractionFlags(selectable)
        self.address.setTextInteractionFlags(selectable)
        words = QVBoxLayout()
        words.addWidget(self.code_title)
        words.addWidget(self.code)
        words.addStretch(1)
        words.addWidget(self.copy)
        top = QHBoxLayout()
        top.addWidget(self.qr)
        top.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addLayout(top)
        column.addWidget(self.address)
        column.addWidget(self.who)
        column.addWidget(self.seats, 1)
        column.addWidget(self.free)

    def show_door(self, door: TableDoor | None) -> None:
        """Show how guests come in, or that they can't."""
        is_open = door is not None
        for each in (self.qr, self.code_title, self.code, self.copy):
            each.setVisible(is_open)
        self._address = door.address if door else ""
        if door is not None:
            self.qr.show_rows(door.qr, door.address)
            self.code.setText(door.code)
        self.address.tell(self._address)
        self.who.tell(who_can_join(on_network=door.is_on_network) if door else "")
        self._show_free()

    def show_seats(self, seats: Sequence[SeatNews]) -> None:
        """Show who sits where."""
        while self.seats.count() < len(seats):
            self.seats.addItem(QListWidgetItem())
        for number, seat in enumerate(seats):
            self.seats.item(number).setText(seat_words(self._game, number, seat))
        self._known = tuple(seats)
        self._show_free()

    def _show_free(self) -> None:
        row = self.seats.currentRow()
        is_taken = 0 <= row < len(self._known) and not self._known[row].can_sit
        self.free.setEnabled(bool(self._address) and is_taken)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._address)
