"""The time line of a recorded game: a slider with marks for what happened."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QVBoxLayout, QWidget

from hullwright.engines.seats.desk import ALARM, ATTACK, BREACH, DEATH, ESCAPE
from hullwright.schema.messages import english

from ..drawing.inks_in_force import colour
from ..drawing.painting import painting
from ..languages.words import tr
from .replay_course import GameMoment

INKS: Mapping[str, str] = {
    ATTACK: "error",
    DEATH: "error",
    ESCAPE: "good",
    BREACH: "warning",
    ALARM: "accent",
}
TITLES: Mapping[str, str] = {
    ATTACK: english("attack"),
    DEATH: english("death"),
    ESCAPE: english("escape"),
    BREACH: english("breach"),
    ALARM: english("alarm"),
}
HEIGHT = 14
WIDTH = 3.0


class TimeLine(QWidget):
    """A slider over the actions of a game, with marks above it."""

    def __init__(self, length: int, moments: Sequence[GameMoment]) -> None:
        super().__init__()
        self._moments = moments
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, length)
        self.slider.setPageStep(10)
        self.slider.setAccessibleName(tr("Moment of the game"))
        self.slider.setObjectName("replay-slider")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, HEIGHT, 0, 0)
        column.addWidget(self.slider)
        told = dict.fromkeys(tr(TITLES[each.mark]) for each in moments)
        self.setToolTip(", ".join(told))

    def place_of(self, number: int) -> float:
        """Return how far to the right the handle of the slider stands after so many actions."""
        start, room = self._reach()
        return start + room * number / max(self.slider.maximum(), 1)

    def number_at(self, place: float) -> int:
        """Return after how many actions the handle stands nearest to a place."""
        start, room = self._reach()
        share = min(max((place - start) / max(room, 1.0), 0.0), 1.0)
        return round(share * self.slider.maximum())

    def _reach(self) -> tuple[float, float]:
        """Return where the middle of the handle begins, and how far it goes."""
        option = QStyleOptionSlider()
        self.slider.initStyleOption(option)
        handle = self.slider.style().pixelMetric(
            QStyle.PixelMetric.PM_SliderLength, option, self.slider
        )
        return self.slider.x() + handle / 2, float(self.slider.width() - handle)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the marks where the handle of the slider would be."""
        super().paintEvent(event)
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            for moment in self._moments:
                painter.setBrush(QColor(colour(INKS[moment.mark])))
                x = self.place_of(moment.after)
                tall = HEIGHT if moment.mark in {ESCAPE, DEATH} else HEIGHT * 0.6
                painter.drawRect(QRectF(x - WIDTH / 2, HEIGHT - tall, WIDTH, tall))
