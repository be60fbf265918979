"""How long the canvas takes to draw, and how much memory undo takes, for hex zones of growing size.

Everything is measured in one run without a display; each figure is the median of several rounds. Run it
by `make bench`.
"""

import os
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

SIZES = ((23, 14), (200, 200), (400, 400))
WINDOW = (1200, 800)
NEAR = 24.0
"""Pixels for the side of a cell at 1:1."""
ROUNDS = 25
STROKES = 1000


def workplace(width: int, height: int) -> Workplace:
    """Return an open random zone."""
    chance = random.Random(width * height)
    rows = tuple(
        "".join(chance.choices(".sd", weights=[15, 30, 55], k=width)) for _ in range(height)
    )
    value = MapDocument(kind="hex-zone", name="Benchmark", layout=HexZone(legend=LEGEND, rows=rows))
    choices = Choices(Choice("brush", "silent", "hull"))
    return Workplace(Document(value), editor_kind_of("hex-zone"), choices)


class Bench:
    """A shown canvas whose work is timed."""

    def __init__(self, width: int, height: int) -> None:
        self.place = workplace(width, height)
        self.canvas = Canvas(self.place)
        self.spent, self.pictures = 0.0, 0
        self._paint = self.canvas._scene.paint
        self.canvas._scene.paint = self._timed_paint
        self.canvas.resize(*WINDOW)
        self.canvas.show()
        self._chance = random.Random(1)
        self._there = False
        self._wait()

    def _timed_paint(self, *place: Any) -> None:
        began = time.perf_counter()
        self._paint(*place)
        self.spent += time.perf_counter() - began
        self.pictures += 1

    def _wait(self) -> None:
        """Wait until the screen is drawn; how long Qt waits for that is not counted."""
        before, end = self.pictures, time.perf_counter() + 1
        while self.pictures == before and time.perf_counter() < end:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)

    def timed(self, act: Callable[[], object], rounds: int = ROUNDS) -> float:
        """Return the median time of an act and of drawing what it changed, in milliseconds."""
        taken = []
        for _ in range(rounds):
            self.spent = 0.0
            began = time.perf_counter()
            act()
            acted = time.perf_counter() - began
            self._wait()
            taken.append((acted + self.spent) * 1000)
        return statistics.median(taken)

    def paint_a_cell(self) -> None:
        """Paint one cell somewhere in the middle of what is seen, as a tool does."""
        left, top, right, bottom = self.canvas.seen()
        x = left + (right - left) * self._chance.uniform(0.4, 0.6)
        y = top + (bottom - top) * self._chance.uniform(0.4, 0.6)
        surface, painted = self.place.surface, self.place.editor_kind.painted
        cell = surface.cell_at((x, y))
        assert cell is not None
        other = "dangerous" if surface.content(cell) == "silent" else "silent"
        self.place.document.apply_to_layout("Paint", lambda zone: painted(zone, {cell: other}))

    def draw_anew(self) -> None:
        """Make the canvas forget what it has drawn."""
        self.canvas._scene.ground.forget()
        self.canvas.update()

    def draw_again(self) -> None:
        """Make the canvas draw the same once more."""
        self.canvas.update()

    def pan(self) -> None:
        """Drag the map on by a few pixels, and back in the end."""
        left, top, right, bottom = self.canvas.seen()
        by = 40 / self.canvas.camera.zoom * self._chance.choice((-1, 1))
        self.canvas.look_at(((left + right) / 2 + by, (top + bottom) / 2 + by))

    def zoom(self) -> None:
        """Go one notch of the wheel nearer, and back the next time."""
        self._there = not self._there
        self.canvas.zoom_by(1.2 if self._there else 1 / 1.2)


ACTS: dict[str, Callable[[Bench], Callable[[], object]]] = {
    "one cell": lambda bench: bench.paint_a_cell,
    "first draw": lambda bench: bench.draw_anew,
    "full redraw": lambda bench: bench.draw_again,
    "pan": lambda bench: bench.pan,
    "zoom": lambda bench: bench.zoom,
}


def measured(bench: Bench) -> dict[str, float]:
    """Return the milliseconds of everything, near by and with the whole map in view."""
    found = {}
    for place, go in (
        ("1:1", lambda: bench.canvas.zoom_to(NEAR)),
        ("fitted", bench.canvas.fit),
    ):
        for name, act in ACTS.items():
            go()
            bench.draw_again()
            found[f"{name}, {place}"] = bench.timed(act(bench))
    return found


def undo_megabytes(width: int, height: int) -> float:
    """Return the memory that the history of many strokes takes."""
    place = workplace(width, height)
    chance = random.Random(2)
    cells = list(place.surface.cells())
    painted = place.editor_kind.painted
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(STROKES):
        line = place.surface.line(*chance.sample(cells, 2))[:20]
        contents = dict.fromkeys(line, chance.choice(("silent", "dangerous", "hull")))
        place.document.apply_to_layout(
            "Paint", lambda zone, contents=contents: painted(zone, contents)
        )
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / 1e6


def main() -> None:
    """Measure and print a table."""
    app = QApplication.instance() or QApplication([])
    columns = {width * height: measured(Bench(width, height)) for width, height in SIZES}
    print(f"canvas of {WINDOW[0]} × {WINDOW[1]}, milliseconds, medians of {ROUNDS}")
    print(f"{'cells':24}" + "".join(f"{cells:>12,}" for cells in columns))
    for name in next(iter(columns.values())):
        print(f"{name:24}" + "".join(f"{each[name]:12.2f}" for each in columns.values()))
    print(f"\nundo, {STROKES} strokes at 40,000 cells: {undo_megabytes(200, 200):.1f} MB")
    app.quit()


if __name__ == "__main__":
    main()
