"""The space grip: Space and a drag move the map, whatever in the window has the focus."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from .canvas import Canvas

_PRESS, _RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class SpaceGrip(QObject):
    """Hears Space before whatever has the focus does.

    While the mouse is over a map, Space waits until it is let go: if the map was dragged meanwhile, that
    was all it meant; if not, what has the focus gets it then. A map that has the focus hears it at once.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._canvas: Canvas | None = None
        """The map that a drag would move, while Space waits."""
        self._is_used = False
        """Whether it was dragged."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, focused: QWidget | None) -> None:
        if focused is None or focused.window() is not self._window:
            # The window is not in front any more.
            self._end()
        self._listen()

    def _listen(self) -> None:
        """Listen to the system's window, but not while a map has the focus: every picture would pass through here."""
        # Asked for every time: the system's window may be gone sooner than ours, and nobody would tell.
        heard = self._window.windowHandle() if isValid(self._window) else None
        if heard is not None:
            heard.removeEventFilter(self)
            if self._canvas is not None or not isinstance(QApplication.focusWidget(), Canvas):
                heard.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Take Space from the system's window, and let everything else pass."""
        kind = event.type()
        if kind in (_PRESS, _RELEASE) and isinstance(event, QKeyEvent):
            return self._take(event)
        if kind == QEvent.Type.MouseButtonPress and self._canvas is not None:
            self._is_used = self._canvas.has_pointer
        return False

    def _take(self, event: QKeyEvent) -> bool:
        """Take a key; return whether nobody else is to hear it."""
        if event.key() != Qt.Key.Key_Space or event.modifiers():
            if event.type() == _PRESS and self._end():
                _send(_PRESS)
            return False
        if self._canvas is not None:
            if event.type() == _RELEASE and not event.isAutoRepeat() and self._end():
                _send(_PRESS)
                _send(_RELEASE)
            return True
        return event.type() == _PRESS and not event.isAutoRepeat() and self._begins()

    def _begins(self) -> bool:
        """Begin to wait if the mouse is over a map that does not hear Space itself; return whether so."""
        if isinstance(QApplication.focusWidget(), Canvas):
            return False
        canvases = self._window.findChildren(Canvas)
        self._canvas = next((each for each in canvases if each.has_pointer), None)
        self._is_used = False
        if self._canvas is not None:
            self._canvas.grip(True)
        return self._canvas is not None

    def _end(self) -> bool:
        """Wait no more; return whether Space was meant for what has the focus."""
        canvas, self._canvas = self._canvas, None
        if canvas is None:
            return False
        canvas.grip(False)
        self._listen()
        return not self._is_used


def _send(kind: QEvent.Type) -> None:
    """Give Space to what has the focus."""
    focus = QApplication.focusWidget()
    if focus is not None:
        key = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
        QApplication.sendEvent(focus, key)
