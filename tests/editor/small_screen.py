"""A first window on whatever screen the environment describes; prints what of it fits, as JSON.

Run by `test_small_screens.py` in a process of its own, because Qt learns of its screens only once.
"""

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QApplication, QToolBar, QToolButton, QWidget

from hullwright.editor.program.program import Program
from hullwright.samples import HERE

from .window_session import Answers

SAMPLES = ("hex-zones/thimble", "mazes/long-haul", "stations/standard", "galaxies/first-light")


def told(folder: Path, language: str) -> dict[str, object]:
    """Return what is to be known about the first window, with a map of each kind in front."""
    application = QApplication(sys.argv[:1])
    application.setFont(QFont("DejaVu Sans", 9))
    program = Program(application, folder, Answers())
    program.services.window_language.choose(language)
    application.processEvents()
    window = program.frame.window
    window.show()
    application.processEvents()
    screen, sizes, outside = window.screen().availableSize(), [], []
    unmarked, folded = [], []
    for sample in SAMPLES:
        program.open_sample(HERE / f"{sample}.json")
        for _ in range(5):
            application.processEvents()
        canvas = program.frame.tabs.canvas()
        sizes.append((sample, window.size().toTuple(), canvas.size().toTuple()))
        bars = window.findChildren(QToolBar)
        parts = [*window.panes.values(), *bars, window.statusBar(), canvas]
        outside += [(sample, each.objectName()) for each in parts if not is_inside(each, window)]
        unmarked += [(sample, each.objectName()) for each in bars if hides_without_mark(each)]
        folded += [sample for each in bars if each.objectName() == "toolbar" and hides(each)]
    least = window.minimumSizeHint().toTuple()
    window.close()
    program.end()
    return {
        "screen": screen.toTuple(),
        "sizes": sizes,
        "least": least,
        "outside": outside,
        "unmarked": unmarked,
        "folded": folded,
    }


def is_inside(part: QWidget, window: QWidget) -> bool:
    """Return whether a part of the window is seen as a whole, or not meant to be seen."""
    if part.visibleRegion().isEmpty():
        return True
    corner = part.mapTo(window, part.rect().topLeft())
    return window.rect().contains(part.rect().translated(corner))


def hides(bar: QToolBar) -> bool:
    """Return whether something of a bar is not seen."""
    shown = (each for each in bar.actions() if each.isVisible() and not each.isSeparator())
    buttons = [bar.widgetForAction(each) for each in shown]
    return not (bar.isHidden() or all(each.isVisible() for each in buttons))


def is_meant(action: QAction) -> bool:
    """Return whether an action has a button in its bar; what the map in front has not is hidden."""
    return action.isVisible() and not action.isSeparator()


def hides_without_mark(bar: QToolBar) -> bool:
    """Return whether something of a bar is not seen, and no button says so."""
    if not hides(bar):
        return False
    mark = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    return not (mark.isVisible() and mark.accessibleName() and not mark.icon().isNull())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        print(json.dumps(told(Path(home), sys.argv[1])))
