"""The window: arranges what it is given, and decides nothing."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QWidget

from ..documents.place import Place
from ..documents.tab import Tab
from ..languages.words import tr
from .actions import Actions
from .dock_arrangement import DockArrangement
from .docks import Dock, DockPane
from .first_arrangement import LOW, arrange, first_size
from .plain_text import window_title
from .settings import ProgramSettings
from .status_bar import StatusBar
from .steady_pane import SteadyPane
from .toasts import Toasts
from .toolbar_fit import ToolbarFit, mark_extensions

_GEOMETRY = "window/geometry"


class Window(QMainWindow):
    """The frame around tabs, docks, bars and menus."""

    dropped = Signal(object)
    """The paths of files that were dropped; as a list, Qt would copy them."""
    unfolded = Signal()
    """What is around the map is there again."""

    def __init__(
        self,
        settings: ProgramSettings,
        middle: QWidget,
        toasts: Toasts,
        status_bar: StatusBar,
        may_close: Callable[[], bool],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._may_close = may_close
        self._tab: Tab | None = None
        self._title_note = ""
        self.centre = SteadyPane(self)
        """What the middle fills, and what floats over it."""
        self.middle = middle
        self.toasts = toasts
        self.strips: Callable[[], Sequence[QWidget]] = tuple
        """What lies over the tab in front and waits for an answer."""
        self.panes: dict[str, DockPane] = {}
        self._arrangement = DockArrangement(self, self.panes, settings)
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        # What can be shown and hidden is in the View menu; a second list would know less.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._fill_centre()
        self.setStatusBar(status_bar)
        self.resize(first_size(self.screen().availableSize()))
        self.show_tab(None)

    def _fill_centre(self) -> None:
        # In its place before there is something in it: whatever is moved gets its style anew.
        self.setCentralWidget(self.centre)
        self.centre.hold(self.middle)
        # Over the middle and in no layout, so that nothing moves when something is told.
        self.toasts.float_over(self.centre)
        self.toasts.left.connect(self.focus_middle)

    def focus_middle(self) -> None:
        """Put the focus back to what is in the middle."""
        focus_inside(self.middle)

    def add_actions(self, actions: Actions) -> None:
        """Hear the shortcuts of all commands, also of those in no menu."""
        self.addActions(actions.all())
        actions.added.connect(lambda: self.addActions(actions.all()))

    def add_bars(self, toolbar: QToolBar, tool_strip: QToolBar) -> None:
        """Put the toolbar at the top and the tools at the left."""
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, toolbar)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tool_strip)
        ToolbarFit(toolbar)
        mark_extensions(self)

    def add_docks(self, docks: Sequence[Dock]) -> None:
        """Put the panels where they usually are; `restore` moves them to where they were left."""
        for dock in docks:
            self.panes[dock.name] = DockPane(dock, self)
        arrange(self, self.panes, is_low=self.screen().availableSize().height() < LOW)

    def restore(self) -> None:
        """Be as large and arranged as when the window was last closed."""
        geometry = self._settings.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        self._arrangement.restore()

    def suit(self, place: Place | None) -> None:
        """Make room: put aside the panels that have nothing to show for what is in front."""
        self._arrangement.suit(place)

    @property
    def is_alone(self) -> bool:
        """Whether everything around the map is put aside."""
        return self._arrangement.is_alone

    def toggle_alone(self) -> None:
        """Put panels and bars around the map aside, or bring them back as they were."""
        self._arrangement.toggle_alone()
        if not self.is_alone:
            self.unfolded.emit()

    def stay_alone(self) -> None:
        """Put aside again what has come up by itself while the map is alone."""
        self._arrangement.stay_alone()

    def reset_layout(self) -> None:
        """Put all panels back in their usual places."""
        self._arrangement.reset()
        self.unfolded.emit()

    def keep_layout(self) -> None:
        """Remember size and arrangement, with the panels that are put aside."""
        self._settings.keep(_GEOMETRY, self.saveGeometry())
        self._arrangement.keep()

    def show_tab(self, tab: Tab | None) -> None:
        """Name what is in front in the title."""
        self._tab = tab
        self.name_tab()

    def note_in_title(self, note: str) -> None:
        """Say something in the title that is true of the whole window."""
        self._title_note = note
        self.name_tab()

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
        front = self._tab
        if isinstance(front, Place):
            return not self.panes[name].dock.suits(front)
        return front is not None

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
        every = [self.middle, *self.strips(), *docks, self.toasts, *bars]
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

    def name_tab(self) -> None:
        """Write the title anew, as when what is in front has another name or was saved."""
        note = f" – {self._title_note}" if self._title_note else ""
        tab = self._tab
        if tab is None:
            self.setWindowTitle(tr("Hullwright") + note)
            return
        saved, changed = (
            tr("{name} – Hullwright", name=tab.title),
            tr("{name} ● – Hullwright", name=tab.title),
        )
        self.setWindowTitle(window_title((changed if tab.is_changed else saved) + note))
        self.setWindowFilePath(str(tab.document.path or "") if isinstance(tab, Place) else "")


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
