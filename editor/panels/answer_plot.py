"""Plots: how often numbers came up, tallies, the tornado, and how games come to be decided. Loaded with the first plot."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..drawing.inks_in_force import colour, is_new_theme
from ..languages.words import number, tr

WIDE = 0.8
MOST_BARS = 24
"""More rows than these are not drawn below each other: the largest come first."""
MOST_TICKS = 8
"""More numbers than these are not written below columns."""
FEWEST = 6
"""So many columns there is room for at least."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""Keys that choose the bar before or after."""


class AnswerPlot(QWidget):
    """A plot in the colours of the theme, whose bars can be clicked, or chosen with arrows and opened with Enter."""

    def __init__(self, parent: QWidget | None = None, *, is_small: bool = False) -> None:
        super().__init__(parent)
        # Any: the library has no types.
        self.plot: Any = pg.PlotWidget()
        self.plot.setMenuEnabled(False)
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.hideButtons()
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot)
        self._is_small = is_small
        if is_small:
            # A narrow panel scrolls through it, and says what it shows by itself.
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.plot.hideAxis("left")
        self._pick: Callable[[int], object] | None = None
        self._across = True
        self._wide = 1.0
        """How far apart the numbers of what can be picked lie across the plot."""
        self._again: Callable[[], object] = self._dress
        """Draws the same once more, as in other colours."""
        self._bars: Sequence[tuple[int, str]] = ()
        """What can be picked, with its words."""
        self._chosen: int | None = None
        self.plot.scene().sigMouseClicked.connect(self._click)
        self._dress()

    def _dress(self) -> None:
        self.plot.setBackground(colour("panel"))
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(colour("line"))
            axis.setTextPen(colour("text"))

    def show_columns(
        self,
        counts: dict[int, int],
        title: str,
        pick: Callable[[int], object] | None = None,
        width: int = 1,
    ) -> None:
        """Show how often each number came up, such as rounds; a column may stand for several numbers."""
        self._again = partial(self.show_columns, counts, title, pick, width)
        self._clear(title, pick, across=True)
        numbers = sorted(counts)
        self._bars = [
            (each, tr("{number} (games: {count})", number=number(each), count=number(counts[each])))
            for each in numbers
            if counts[each]
        ]
        middles = [each + (width - 1) / 2 for each in numbers]
        heights = [counts[each] for each in numbers]
        wide = WIDE * width
        self.plot.addItem(
            pg.BarGraphItem(x=middles, height=heights, width=wide, brush=colour("accent"), pen=None)
        )
        if not self._is_small:
            self.plot.setLabel("left", tr("games"), color=colour("text").name())
        self.plot.getAxis("left").setTicks(None)
        first, last = numbers[0], numbers[-1]
        every = -(-(last - first + width) // (MOST_TICKS * width)) * width
        ticks = [(at + (width - 1) / 2, number(at)) for at in range(first, last + 1, every)]
        self.plot.getAxis("bottom").setTicks([ticks])
        self._show_room(middles, width, max(heights))

    def _show_room(self, middles: Sequence[float], width: int, highest: int) -> None:
        """Let columns stand on the axis, and be no wider than if there were a few more."""
        wide = max(middles[-1] - middles[0] + width, FEWEST * width) / 2
        middle = (middles[0] + middles[-1]) / 2
        self.plot.setXRange(middle - wide, middle + wide, padding=0.02)
        self.plot.setYRange(0, highest * 1.04, padding=0)

    def position_of(self, across: float, up: float) -> QPoint:
        """Return where a point of the plot is on its picture."""
        scene = self.plot.getPlotItem().vb.mapViewToScene(QPointF(across, up))
        position: QPoint = self.plot.mapFromScene(scene)
        return position

    def changeEvent(self, event: QEvent) -> None:
        """Draw the same in the colours of another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a bar with the arrows, and open it with Enter."""
        step = STEPS.get(Qt.Key(event.key()))
        if self._pick is None or not self._bars:
            super().keyPressEvent(event)
        elif step is not None:
            first = 0 if step > 0 else len(self._bars) - 1
            self._choose(first if self._chosen is None else self._chosen + step)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._chosen is not None:
            self._pick(self._bars[self._chosen][0])
        else:
            super().keyPressEvent(event)

    def _choose(self, at: int) -> None:
        """Point at a bar, and say what it is."""
        self._chosen = min(max(at, 0), len(self._bars) - 1)
        place, told = self._bars[self._chosen]
        self.setAccessibleDescription(told)
        self._line.setAngle(90 if self._across else 0)
        self._line.setValue(place * self._wide if self._across else -place)
        self._line.label.setFormat(told)
        self._line.setVisible(True)

    def show_bars(
        self,
        rows: Sequence[dict[str, Any]],
        title: str,
        pick: Callable[[int], object] | None = None,
    ) -> None:
        """Show rows below each other, each with its interval: the tornado, tallies."""
        self._again = partial(self.show_bars, rows, title, pick)
        self._clear(title, pick, across=False)
        shown = list(rows)[:MOST_BARS]
        self._bars = [(at, each["title"]) for at, each in enumerate(shown)]
        places = [-float(at) for at in range(len(shown))]
        values = [100 * each["value"] for each in shown]
        brushes = [self._brush(each) for each in shown]
        self.plot.addItem(
            pg.BarGraphItem(x0=0, y=places, width=values, height=0.6, brushes=brushes, pen=None)
        )
        ends = [100 * each[end] for each in shown for end in ("low", "high")]
        lines = [place for place in places for _ in range(2)]
        ink = pg.mkPen(colour("text"), width=1.4)
        self.plot.addItem(pg.PlotDataItem(ends, lines, connect="pairs", pen=ink))
        titles = [_short(each["title"]) for each in shown]
        self.plot.getAxis("left").setTicks([list(zip(places, titles, strict=True))])
        self.plot.setLabel("left", "")
        self.plot.setLabel("bottom", tr("points of a hundred"), color=colour("text").name())
        self.plot.enableAutoRange()

    def show_curve(
        self,
        rows: Sequence[dict[str, Any]],
        title: str,
        pick: Callable[[int], object] | None = None,
    ) -> None:
        """Show how a share grows along the way of a game, with its bounds."""
        self._again = partial(self.show_curve, rows, title, pick)
        self._clear(title, pick, across=True, wide=100 / max(len(rows), 1))
        self._bars = [(at, each["title"]) for at, each in enumerate(rows)]
        places = [at * self._wide for at in range(len(rows))]
        low, high = ([100 * each[end] for each in rows] for end in ("low", "high"))
        lower, upper = (
            pg.PlotCurveItem(places, line, pen=pg.mkPen(colour("line"))) for line in (low, high)
        )
        pale = QColor(colour("accent"))
        pale.setAlpha(70)
        self.plot.addItem(lower)
        self.plot.addItem(upper)
        self.plot.addItem(pg.FillBetweenItem(lower, upper, brush=pale))
        self.plot.plot(
            places,
            [100 * each["value"] for each in rows],
            pen=pg.mkPen(colour("accent"), width=2),
            symbol="o",
            symbolSize=6,
            symbolBrush=colour("accent"),
        )
        self.plot.setLabel("bottom", tr("% of the turns"), color=colour("text").name())
        self.plot.setLabel("left", tr("% end the same"), color=colour("text").name())
        self.plot.getAxis("left").setTicks(None)
        self.plot.setYRange(0, 100)

    def _clear(
        self,
        title: str,
        pick: Callable[[int], object] | None,
        *,
        across: bool,
        wide: float = 1.0,
    ) -> None:
        self.plot.clear()
        self._dress()
        self._pick, self._across, self._wide = pick, across, wide
        self._bars, self._chosen = (), None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if pick is None else Qt.FocusPolicy.StrongFocus)
        self.plot.setTitle(title or None, color=colour("text").name())
        self.setAccessibleName(title)
        self._line: Any = pg.InfiniteLine(
            pen=pg.mkPen(colour("cursor"), width=2),
            label="",
            labelOpts={"color": colour("text"), "position": 0.92},
        )
        self._line.setVisible(False)
        self.plot.addItem(self._line, ignoreBounds=True)
        self.plot.setLabel("bottom", "")

    def _brush(self, row: dict[str, Any]) -> QColor:
        is_clear = row["low"] > 0 or row["high"] < 0
        found = QColor(colour("accent" if row["value"] >= 0 else "warning"))
        found.setAlpha(220 if is_clear else 90)
        return found

    def _click(self, event: Any) -> None:
        if self._pick is None:
            return
        place = self.plot.getPlotItem().vb.mapSceneToView(event.scenePos())
        self._pick(round(place.x() / self._wide) if self._across else round(-place.y()))


def _short(text: str) -> str:
    most = 26
    return text if len(text) <= most else f"{text[: most - 1]}…"
