"""The fit of bars: a toolbar that is too narrow leaves its texts out, and what does not fit has a clear mark."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from ..drawing.icon import icon
from ..languages.words import tr

_EXTENSIONS = ("qt_toolbar_ext_button", "qt_menubar_ext_button")
"""What Qt calls the buttons behind which it puts what does not fit."""
_TEXT, _ICON = (
    Qt.ToolButtonStyle.ToolButtonTextUnderIcon,
    Qt.ToolButtonStyle.ToolButtonIconOnly,
)

_REASONS = (
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.ActionAdded,
    QEvent.Type.ActionRemoved,
    QEvent.Type.ActionChanged,
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
)
"""What may make a bar too narrow, or wide enough again."""


class ToolbarFit(QObject):
    """Leaves out the texts of a toolbar while there is no room for them."""

    def __init__(self, toolbar: QToolBar) -> None:
        super().__init__(toolbar)
        self._toolbar = toolbar
        self._wanted = 0
        """The width with all texts."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        toolbar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the toolbar anew when its width is another, or what it shows."""
        if event.type() in _REASONS:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        bar = self._toolbar
        self._hold()
        # Once there was no room, the texts stay out until the bar is wider: it does not jump from tab to tab.
        if bar.toolButtonStyle() == _TEXT:
            self._wanted = bar.sizeHint().width()
        style = _TEXT if self._wanted <= bar.width() else _ICON
        if style != bar.toolButtonStyle():
            bar.setToolButtonStyle(style)
            for button in self._buttons():
                button.setToolButtonStyle(style)
            self._hold()

    def _hold(self) -> None:
        """Hold every button at the size that it wants: else Qt would lay the window out whenever one can be pressed now."""
        for button in self._buttons():
            wanted = button.sizeHint()
            if button.minimumSize() != wanted:
                button.setFixedSize(wanted)

    def _buttons(self) -> list[QToolButton]:
        found = self._toolbar.findChildren(QToolButton)
        return [each for each in found if each.objectName() not in _EXTENSIONS]


def mark_extensions(window: QWidget) -> None:
    """Give the buttons behind which Qt puts what does not fit a face and a name of our own."""
    for name in _EXTENSIONS:
        for button in window.findChildren(QToolButton, name):
            button.setIcon(icon("more", "on-accent"))
            button.setIconSize(QSize(12, 12))
            button.setAccessibleName(tr("More"))
            button.setToolTip(tr("More — what has no room here"))
