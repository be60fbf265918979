"""The curve of the chance to win: a line for each party above the time line, and what it is at the moment shown."""

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from hullwright.engines.lab.chances import TurnChance
from hullwright.schema.messages import Message

from ..drawing.inks_in_force import colour
from ..drawing.painting import painting
from ..languages.words import percent, tr
from .time_line import TimeLine

TALL = 56
LINE = 2.0
SQUARE = 10
GAP = 8
LEVELS = (0.0, 0.5, 1.0)
DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""Lines are told apart without their colours, too."""


class ChanceCurve(QWidget):
    """Draws how the chances moved; a click goes to that moment."""

    chosen = Signal(int)
    """After how many actions the game is to be shown."""

    def __init__(self, line: TimeLine, inks: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("replay-chance-curve")
        self.setAccessibleName(tr("Chance to win"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line, self._inks = line, inks
        self.titles: Sequence[Message] = ()
        self.turns: Sequence[TurnChance] = ()
        self._number = 0

    def sizeHint(self) -> QSize:
        """Return the height of a line of words and of the curve."""
        return QSize(200, self._words() + TALL)

    def show_turns(self, titles: Sequence[Message], turns: Sequence[TurnChance]) -> None:
        """Show what is known."""
        self.titles, self.turns = titles, turns
        self.show_moment(self._number)

    def show_moment(self, number: int) -> None:
        """Show how it stands after so many actions."""
        self._number = number
        self.setAccessibleDescription(", ".join(self.words()))
        self.update()

    def words(self) -> list[str]:
        """Return what is said of each party at the moment shown."""
        if not self.turns:
            return []
        at = bisect_right([each.done for each in self.turns], self._number) - 1
        shares = self.turns[max(at, 0)].chances
        return [
            tr("{title}: {share}", title=title, share=percent(share))
            for title, share in zip(self.titles, shares, strict=True)
        ]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment that is pointed at."""
        self.chosen.emit(self._line.number_at(event.position().x()))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the words, the levels, the lines, and where the slider stands."""
        if not self.turns:
            return
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_words(painter)
            left, right = self._line.place_of(0), self._line.place_of(self._line.slider.maximum())
            room = QRectF(left, self._words() + 3, right - left, TALL - 6)
            painter.setPen(QPen(colour("line"), 1))
            for level in LEVELS:
                painter.drawLine(QPointF(left, _at(room, level)), QPointF(right, _at(room, level)))
            for party in range(len(self.titles)):
                painter.setPen(self._pen(party))
                painter.drawPolyline(self._points(room, party))
            here = self._line.place_of(self._number)
            painter.setPen(QPen(colour("faint-text"), 1))
            painter.drawLine(QPointF(here, room.top()), QPointF(here, room.bottom()))

    def _points(self, room: QRectF, party: int) -> QPolygonF:
        places = ((self._line.place_of(each.done), each.chances[party]) for each in self.turns)
        return QPolygonF([QPointF(across, _at(room, share)) for across, share in places])

    def _paint_words(self, painter: QPainter) -> None:
        metrics, told = painter.fontMetrics(), self.words()
        widest = self.width() / len(told) - SQUARE - 2 * GAP
        across = self._line.place_of(0)
        for party, text in enumerate(told):
            width = min(metrics.horizontalAdvance(text) + 2.0, widest)
            middle = self._words() / 2
            painter.setPen(self._pen(party))
            painter.drawLine(QPointF(across, middle), QPointF(across + SQUARE, middle))
            painter.setPen(colour("text"))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, round(width))
            room = QRectF(across + SQUARE + GAP / 2, 0, width, self._words())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
            across += SQUARE + width + 2 * GAP

    def _pen(self, party: int) -> QPen:
        ink = self._inks[party % len(self._inks)]
        return QPen(colour(ink), LINE, DASHES[party % len(DASHES)])

    def _words(self) -> int:
        return self.fontMetrics().height() + 4


def _at(room: QRectF, share: float) -> float:
    return room.bottom() - room.height() * share
