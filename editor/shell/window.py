"""The window: arranges what it is given, and decides nothing."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QVBoxLayout, QWidget

from ..documents.place import Place
from ..languages.words import tr
from .actions import Actions
from .dock_arrangement import DockArrangement
from .docks import Dock, DockPane
from .notice_bar import NoticeBar
from .plain_text import window_title
from .settings import ProgramSettings
from .status_bar import StatusBar

_GEOMETRY = "window/geometry"

_SIZES = {
    Qt.DockWidgetArea.LeftDockWidgetArea: (252, Qt.Orientation.Horizontal),
    Qt.DockWidgetArea.RightDockWidgetArea: (284, Qt.Orientation.Horizontal),
    Qt.DockWidgetArea.BottomDockWidgetArea: (132, Qt.Orientation.Vertical),
}
"""How much room the docks of an area take at first."""


class Window(QMainWindow):
    """The frame around tabs, docks, bars and menus."""

    dropped = Signal(object)
    """The paths of files that were dropped; as a list, Qt would copy them."""

    def __init__(
        self,
        settings: ProgramSettings,
        middle: QWidget,
        notice_bar: NoticeBar,
        status_bar: StatusBar,
        may_close: Callable[[], bool],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._may_close = may_close
        self._workplace: Place | None = None
        self._title_note = ""
        self.middle = middle
        self.notice_bar = notice_bar
        self.panes: dict[str, DockPane] = {}
        self._arrangement = DockArrangement(self, self.panes, settings)
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        # What can be shown and hidden is in the View menu; a second list would know less.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._fill_centre()
        self.setStatusBar(status_bar)
        self.resize(1280, 800)
        self.show_workplace(None)

    def _fill_centre(self) -> None:
        # In its place before there is something in it: whatever is moved gets its style anew.
        both = QWidget(self)
        self.setCentralWidget(both)
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice_bar)
        column.addWidget(self.middle, 1)

    def add_actions(self, actions: Actions) -> None:
        """Hear the shortcuts of all commands, also of those in no menu."""
        self.addActions(actions.all())
        actions.added.connect(lambda: self.addActions(actions.all()))

    def add_bars(self, toolbar: QToolBar, tool_strip: QToolBar) -> None:
        """Put the toolbar at the top and the tools at the left."""
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, toolbar)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tool_strip)

    def add_docks(self, docks: Sequence[Dock]) -> None:
        """Put the panels where they usually are; `restore` moves them to where they were left."""
        for dock in docks:
            pane = DockPane(dock, self)
            self.panes[dock.name] = pane
            self.addDockWidget(dock.area, pane)
            if dock.beside:
                self.tabifyDockWidget(self.panes[dock.beside], pane)
                self.panes[dock.beside].raise_()
            pane.setVisible(dock.is_open)
        for area, (size, direction) in _SIZES.items():
            panes = [pane for pane in self.panes.values() if pane.dock.area == area]
            self.resizeDocks(panes, [size] * len(panes), direction)
        low = [pane for pane in self.panes.values() if pane.dock.height]
        self.resizeDocks(low, [pane.dock.height for pane in low], Qt.Orientation.Vertical)

    def restore(self) -> None:
        """Be as large and arranged as when the window was last closed."""
        geometry = self._settings.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        self._arrangement.restore()

    def suit(self, place: Place | None) -> None:
        """Make room: put aside the panels that have nothing to show for what is in front."""
        self._arrangement.suit(place)

    def reset_layout(self) -> None:
        """Put all panels back to their usual places."""
        self._arrangement.reset()

    def keep_layout(self) -> None:
        """Remember size and arrangement, with the panels that are put aside."""
        self._settings.keep(_GEOMETRY, self.saveGeometry())
        self._arrangement.keep()

    def show_workplace(self, workplace: Place | None) -> None:
        """Name the current map in the title."""
        if self._workplace is not None:
            self._workplace.document.renamed.disconnect(self._name)
        self._workplace = workplace
        if workplace is not None:
            workplace.document.renamed.connect(self._name)
        self._name()

    def note_in_title(self, note: str) -> None:
        """Say something in the title that is true of the whole window."""
        self._title_note = note
        self._name()

    def show_dock(self, name: str) -> None:
        """Open a dock, bring it to the front and put the focus into it."""
        pane = self.panes[name]
        pane.show()
        pane.raise_()
        focus_inside(pane.dock.widget)

    def has_open(self, name: str) -> bool:
        """Return whether a dock is open, be it behind another one."""
        return not self.panes[name].isHidden()

    def is_idle(self, name: str) -> bool:
        """Tell whether a panel has nothing to show for what is in front."""
        front = self._workplace
        return front is not None and not self.panes[name].dock.suits(front)

    def toggle_dock(self, name: str) -> None:
        """Open a dock, or close it."""
        pane = self.panes[name]
        if pane.isVisible():
            pane.close()
        else:
            self.show_dock(name)

    def parts(self) -> list[QWidget]:
        """Return the parts that F6 goes through, those that are seen, the canvas first."""
        docks = [pane.dock.widget for pane in self.panes.values()]
        bars = [*self.findChildren(QToolBar), self.statusBar()]
        every = [self.middle, *docks, self.notice_bar, *bars]
        return [part for part in every if part.isVisible() and not part.visibleRegion().isEmpty()]

    def step_part(self, by: int) -> None:
        """Put the focus into the next part of the window, or the one before."""
        parts = self.parts()
        focus = self.focusWidget()
        here = next((n for n, part in enumerate(parts) if _holds(part, focus)), 0)
        for count in range(1, len(parts)):
            if focus_inside(parts[(here + by * count) % len(parts)]):
                return

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close if nothing is lost by it."""
        if self._may_close():
            self.keep_layout()
            event.accept()
        else:
            event.ignore()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if _files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand on the files that were dropped."""
        event.acceptProposedAction()
        self.dropped.emit(_files(event))

    def _name(self) -> None:
        note = f" – {self._title_note}" if self._title_note else ""
        if self._workplace is None:
            self.setWindowTitle(tr("Hullwright") + note)
            return
        document = self._workplace.document
        name = document.value.name
        saved, changed = (
            tr("{name} – Hullwright", name=name),
            tr("{name} ● – Hullwright", name=name),
        )
        self.setWindowTitle(window_title((saved if document.is_saved else changed) + note))
        self.setWindowFilePath(str(document.path or ""))


def focus_inside(part: QWidget) -> bool:
    """Put the focus into a part of the window: where it was before, or on the first that takes it."""
    taker = part.focusWidget() or part
    inside = [taker, *part.findChildren(QWidget)]
    for widget in inside:
        if (
            widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isVisible()
            and widget.isEnabled()
        ):
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            return True
    return False


def _holds(part: QWidget, focus: QWidget | None) -> bool:
    return focus is not None and (part is focus or part.isAncestorOf(focus))


def _files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
