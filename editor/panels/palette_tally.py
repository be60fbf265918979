"""The tally: how often each content lies on a map, counted without delaying anyone."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from ..concepts.editor_kind import Surface
from ..concepts.vast_surface import VastSurface

PAUSE = 100
"""Milliseconds that strokes are left alone before they are counted."""
A_MOMENT = 0.002
"""Seconds that are counted at a time, so that nobody waits."""
BATCH = 500
"""Cells that are counted before one looks at the clock."""


class ContentTally(QObject):
    """Counts the contents of a surface, the whole of it once and then what changes."""

    counted = Signal()
    """The counts are those of the newest surface."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.counts: Counter[str] = Counter()
        self._counted: Surface | None = None
        """The surface that the counts are about, or will be once the rest is counted."""
        self._newest: Surface | None = None
        self._rest: Iterator[Mapping[str, int]] = iter(())
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def begin(self, surface: Surface | None) -> None:
        """Count a map from the start, or nothing if there is none."""
        self.counts.clear()
        self._counted = self._newest = surface
        self._rest = iter(()) if surface is None else _counted(surface)
        self._timer.start(0)

    def follow(self, surface: Surface) -> None:
        """Take note that the map has changed; it is counted when there is time."""
        self._newest = surface
        if not self._timer.isActive():
            self._timer.start(PAUSE)

    def _go_on(self) -> None:
        if self._counted is None or self._newest is None:
            return
        until = perf_counter() + A_MOMENT
        for part in self._rest:
            self.counts.update(part)
            if perf_counter() > until:
                self._timer.start(0)
                return
        self._catch_up(self._counted, self._newest)

    def _catch_up(self, before: Surface, after: Surface) -> None:
        changed = () if after is before else after.changed(before)
        if changed is None:
            self.begin(after)
            return
        # What is drawn beside the layout, such as a Jump Point, is no content of a cell.
        self.counts.subtract(before.content(each) for each in changed if each in before)
        self.counts.update(after.content(each) for each in changed if each in after)
        self._counted = after
        self.counted.emit()


def _counted(surface: Surface) -> Iterator[Mapping[str, int]]:
    """Yield the counts of parts of a surface, each in a few milliseconds."""
    if isinstance(surface, VastSurface):
        yield from surface.content_counts()
        return
    rest = surface.cells()
    while batch := list(islice(rest, BATCH)):
        yield Counter(map(surface.content, batch))
