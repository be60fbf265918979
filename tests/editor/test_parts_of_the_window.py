"""Parts of the window: none is a window of its own for a moment, which would flash and take the keyboard away."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from hullwright.schema.kinds import OWN_KINDS

from .window_session import WindowSession


class ShownWindows(QObject):
    """Notes everything that is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False

    def parts(self) -> list[str]:
        """Return what was shown as a window and has got a place in one since."""
        there = [each for each in self.seen if isValid(each) and not each.isWindow()]
        return [f"{type(each).__name__} {each.accessibleName()}" for each in there]


@pytest.fixture
def shown(qapp: QApplication):
    noted = ShownWindows()
    qapp.installEventFilter(noted)
    yield noted
    qapp.removeEventFilter(noted)


def test_no_panel_and_no_page_is_ever_a_window_of_its_own(shown, home):
    person = WindowSession(home)
    try:
        frame = person.program.frame
        for kind in OWN_KINDS:
            person.new_map(kind=kind)
            for name in frame.window.panes:
                frame.window.show_dock(name)
            person.settle()
        for page in ("plugins.page", "file.preferences", "help.manual"):
            person.command(page)
        assert frame.window in shown.seen
        assert shown.parts() == []
    finally:
        person.leave()
