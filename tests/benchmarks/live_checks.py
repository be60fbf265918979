"""How long live checks take, and how long the window is held up by them: never by more than a blink.

For 322 and 40,000 sectors it prints, as medians over changes of single sectors: what the answering
process works, how long it is from the change to the answer, and the longest gap between two turns of
the window's event loop while the map is checked, measured and overlaid without a pause. What an idle
event loop shows on the same machine is printed beside it. Prints only; noise on a busy machine is large.
"""

import os
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication

from hullwright.editor.concepts.question import Question
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.standard_questions import FIGURES, PROBLEMS
from hullwright.editor.kinds.hex_zone.edits import painted
from hullwright.editor.kinds.hex_zone.overlays import OVERLAYS
from hullwright.schema.boards.hexes import from_odd_q
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

SIZES = ((23, 14, "322"), (200, 200, "40,000"))
ROUNDS = 15


def zone_of(columns: int, rows: int) -> MapDocument:
    """Return a zone with some hull, two pods and both starts."""
    chance = random.Random(7)
    lines = ["".join(chance.choices(".sd", [2, 3, 5], k=columns)) for _ in range(rows)]
    lines[0] = "Hs" + lines[0][2:]
    lines[1] = "ss" + lines[1][2:]
    lines[-2] = lines[-2][:-2] + "ss"
    lines[-1] = lines[-1][:-3] + "1sA"
    middle = rows // 2
    lines[middle] = lines[middle][: columns // 2] + "2" + lines[middle][columns // 2 + 1 :]
    zone = HexZone(legend=LEGEND, rows=tuple(lines))
    return MapDocument(kind="hex-zone", name="Benchmark", layout=zone)


def changed(document: MapDocument, number: int) -> MapDocument:
    """Return the map with one sector painted."""
    zone = document.layout
    cell = from_odd_q(number % zone.width, 2 + number % (zone.height - 4))
    content = "silent" if number % 2 else "dangerous"
    return replace(document, layout=painted(zone, {cell: content}))


def answered(inspector: Inspector, question: Question, document: MapDocument) -> float:
    """Ask a question, let the event loop run until it is answered, and return the seconds."""
    loop = QEventLoop()
    inspector.answered.connect(loop.quit)
    inspector.failed.connect(loop.quit)
    began = time.perf_counter()
    inspector.ask("benchmark", question, document)
    loop.exec()
    inspector.answered.disconnect(loop.quit)
    inspector.failed.disconnect(loop.quit)
    return time.perf_counter() - began


class Pulse:
    """Notes how long the event loop is between two turns."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._timer.start(1)

    def _beat(self) -> None:
        now = time.perf_counter()
        self.gaps.append(now - self._last)
        self._last = now

    def longest(self, work: Callable[[], object]) -> float:
        """Return the longest gap while something goes on."""
        self.gaps.clear()
        self._last = time.perf_counter()
        work()
        return max(self.gaps, default=0.0)


def idle(seconds: float) -> None:
    """Let the event loop run without anything to do."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def told(inspector: Inspector, document: MapDocument, title: str) -> None:
    """Print the figures for a map."""
    for question in (PROBLEMS, FIGURES):
        answered(inspector, question, document)
        trips, works = [], []
        for number in range(ROUNDS):
            document = changed(document, number)
            trips.append(answered(inspector, question, document))
            works.append(inspector.seconds[question.name])
        print(
            f"{title:>7} sectors, {question.name:8}: child {1000 * statistics.median(works):6.1f} ms, "
            f"round trip {1000 * statistics.median(trips):6.1f} ms"
        )


def everything(inspector: Inspector, document: MapDocument) -> None:
    """Check, measure and overlay a map that changes without a pause."""
    for number in range(ROUNDS):
        document = changed(document, number)
        answered(inspector, PROBLEMS, document)
        answered(inspector, OVERLAYS[0].question, document)
        answered(inspector, FIGURES, document)


def main() -> None:
    """Print everything."""
    application = QGuiApplication([])
    inspector = Inspector()
    pulse = Pulse()
    for columns, rows, title in SIZES:
        document = zone_of(columns, rows)
        answered(inspector, PROBLEMS, document)
        told(inspector, document, title)
        busy = pulse.longest(lambda document=document: everything(inspector, document))
        quiet = pulse.longest(lambda: idle(2.0))
        print(
            f"{title:>7} sectors, longest gap of the event loop: {1000 * busy:.1f} ms "
            f"(idle {1000 * quiet:.1f} ms)"
        )
    inspector.close()
    del application


if __name__ == "__main__":
    main()
