"""A panel that is made when somebody looks at it: most stay behind others, and the window is to be there at once."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QScrollArea, QVBoxLayout, QWidget

from ..documents.workplace import Workplace

PanelT = TypeVar("PanelT", bound=QWidget)


class LatePanel(QWidget, Generic[PanelT]):
    """Keeps the place of a panel until it is there, and the map that it is to show then."""

    def __init__(
        self,
        title: str,
        make: Callable[[], PanelT],
        show: Callable[[PanelT, Workplace | None], object],
    ) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self._make, self._show = make, show
        self._workplace: Workplace | None = None
        self.panel: PanelT | None = None
        """The panel, if anybody has had a use for it."""
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show another map, or none."""
        self._workplace = workplace
        if self.panel is not None:
            self._show(self.panel, workplace)

    def made(self) -> PanelT:
        """Return the panel, which is made if it is not there."""
        if self.panel is None:
            self.panel = panel = self._make()
            self._show(panel, self._workplace)
            self._room.addWidget(panel)
            # Now that it has its place; a layout would do so only with the next events.
            panel.show()
            self._room.activate()
            _widen(self, panel.minimumSizeHint().width())
            return panel
        return self.panel

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panel, if nobody has looked at it before; behind other panels nobody does."""
        super().showEvent(event)
        if self.panel is not None:
            # What was made behind other panels has not been laid out yet.
            self._room.activate()
            return
        pane = holder(self, QDockWidget)
        if pane is None:
            self.made()
            return
        pane.visibilityChanged.connect(self._follow_pane, Qt.ConnectionType.UniqueConnection)
        # While the window comes up, Qt shows all panels for a moment, also those behind others.
        QTimer.singleShot(0, self, self._make_if_seen)

    def _make_if_seen(self) -> None:
        if not self.visibleRegion().isEmpty():
            self.made()

    def _follow_pane(self, is_in_front: bool) -> None:
        handle = self.window().windowHandle()
        if is_in_front and handle is not None and handle.isExposed():
            self.made()


def _widen(widget: QWidget, width: int) -> None:
    """Let the frame in which a widget scrolls be as wide as it needs, as panels do that are there from the start."""
    area = holder(widget, QScrollArea)
    if area is not None and area.minimumWidth() < width:
        area.setMinimumWidth(width)


WidgetT = TypeVar("WidgetT", bound=QWidget)


def holder(widget: QWidget, kind: type[WidgetT]) -> WidgetT | None:
    """Return what a widget is in, of a kind, or None if it is in none."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, kind):
        around = around.parentWidget()
    return around
