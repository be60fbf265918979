"""The start of the program: from files that are named to a window, and on to the exit code."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from hullwright.plugins.host.home import home
from hullwright.plugins.host.safe_mode import is_safe, leave_safe_mode
from hullwright.schema.processes.garbage import look_rarely
from hullwright.schema.processes.stop_signals import end_at_once, heed

from ..drawing.icon import icon
from .program import Program
from .safe_start import SETTLED, StartMark, offer_safe_mode
from .stop_requests import StopRequests


def opened(paths: Sequence[Path], samples: Sequence[Path] = ()) -> tuple[QApplication, Program]:
    """Return the program with its window shown, and files and copies of samples open in it."""
    look_rarely()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(application, QApplication):
        raise TypeError(application)
    application.setApplicationName("Hullwright")
    application.setDesktopFileName("hullwright")
    mark = StartMark(home())
    if mark.begin():
        offer_safe_mode(application, home())
    program = Program(application, home())
    mark.setParent(program)
    application.setWindowIcon(icon("welcome"))
    program.open(paths)
    for sample in samples:
        program.open_sample(sample)
    program.frame.window.show()
    # After the first paint, so that the window is there at once.
    is_at_work = bool(paths or samples)
    QTimer.singleShot(0, lambda: program.offer_recovery(is_at_work=is_at_work))
    QTimer.singleShot(0, program.games.offer_left)
    if not is_at_work:
        QTimer.singleShot(0, program.offer_tour)
    QTimer.singleShot(SETTLED, mark.settle)
    application.aboutToQuit.connect(mark.settle)
    if is_safe():
        program.announce_safe_mode()
    return application, program


def run(paths: Sequence[Path], samples: Sequence[Path] = (), links: Sequence[str] = ()) -> int:
    """Open the window and return the exit code when it was closed; what links carry is asked about."""
    # Until it listens itself there is nothing to lose.
    heed(end_at_once)
    application, program = opened(paths, samples)
    for link in links:
        program.services.files.importing.ask_about_link(link)
    stop_requests = StopRequests(program)
    stop_requests.requested.connect(program.end_on_request)
    code = application.exec()
    reopened = program.files()
    program.end()
    stop_requests.close()
    if stop_requests.exit_code or not program.starts_over:
        return stop_requests.exit_code or code
    program.frame.retire()
    leave_safe_mode()
    return run(reopened)
