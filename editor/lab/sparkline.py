"""The sparkline beside the history: how the balance of the map moved with the steps."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ..drawing.inks_in_force import colour
from ..drawing.painting import painting
from ..languages.words import percent, tr
from .quiet_judge import QuietJudge

TALL = 26
LINE = 1.6
FAIR = (0.45, 0.55)


class BalanceSparkline(QWidget):
    """Draws the shares of the first side, the fair band behind them; hidden while nobody judges."""

    def __init__(self, judge: QuietJudge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lab.sparkline")
        self._judge = judge
        self.setFixedHeight(TALL)
        judge.changed.connect(self._refresh)
        self._refresh()

    def sizeHint(self) -> QSize:
        """Return a line's height, however wide."""
        return QSize(120, TALL)

    def _refresh(self) -> None:
        self.setVisible(self._judge.is_on)
        points = self._judge.points
        told = (
            tr("Balance so far: {share} for the first side.", share=percent(points[-1][0]))
            if points
            else tr("The map is judged quietly after each pause.")
        )
        self.setToolTip(told)
        self.setAccessibleName(told)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the band, the line and its last point."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(self.rect()).adjusted(4, 3, -6, -3)
            band = QRectF(room.left(), _at(room, FAIR[1]), room.width(), 0)
            band.setBottom(_at(room, FAIR[0]))
            pale = colour("good")
            pale.setAlpha(70)
            painter.fillRect(band, pale)
            points = self._judge.points
            if not points:
                painter.setPen(colour("faint-text"))
                painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), self.toolTip())
                return
            step = room.width() / max(len(points) - 1, 1)
            line = QPolygonF(
                [
                    QPointF(room.left() + at * step, _at(room, each[0]))
                    for at, each in enumerate(points)
                ]
            )
            painter.setPen(QPen(colour("accent"), LINE))
            painter.drawPolyline(line)
            painter.setBrush(colour("accent"))
            painter.drawEllipse(line.at(line.size() - 1), 3, 3)


def _at(room: QRectF, share: float) -> float:
    return room.bottom() - room.height() * share
