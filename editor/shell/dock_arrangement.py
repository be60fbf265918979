"""The arrangement of docks: panels are put aside, alone or all of them, and come back as they were left."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar, QToolBar, QWidget

from ..documents.place import Place
from .docks import DockPane
from .settings import ProgramSettings

LAYOUT = 1
"""Raised when docks are arranged so differently that kept layouts no longer fit."""

SEVERAL = 2
"""With fewer panels in one place there is nothing to choose by tabs."""

_STATE, _CLOSED = "window/state", "window/closed"


class DockArrangement:
    """Puts panels aside and brings them back.

    Where most panels have nothing to show, the whole arrangement is remembered, sizes included. Panels
    that only some kinds of maps fill come and go one by one, so that everything else stays as it is.
    """

    def __init__(
        self, window: QMainWindow, panes: Mapping[str, DockPane], settings: ProgramSettings
    ) -> None:
        self._window = window
        self._panes = panes
        self._settings = settings
        self._usual: QByteArray | None = None
        self._place: Place | None = None
        self._unwanted: frozenset[str] = frozenset()
        self._aside: QByteArray | None = None
        """The arrangement with all panels, while most are put aside."""
        self._alone: QByteArray | None = None
        """The arrangement with all that is around the map, while the map is alone."""
        self._closed: set[str] = set()
        """The panels of some kinds of maps that the person has closed."""

    def restore(self) -> None:
        """Arrange the panels as when the window was last closed."""
        self._usual = self._window.saveState(LAYOUT)
        self._closed = {name for name, pane in self._particular().items() if not pane.dock.is_open}
        kept, closed = self._settings.value(_STATE), self._settings.value(_CLOSED)
        if isinstance(kept, QByteArray):
            self._arrange(kept)
        if isinstance(closed, str):
            self._closed = set(closed.split())

    def keep(self) -> None:
        """Remember the arrangement for the next time, with the panels that are put aside."""
        if self._alone is None:
            self._note_closed()
        self._settings.keep(_STATE, self._aside or self._alone or self._window.saveState(LAYOUT))
        self._settings.keep(_CLOSED, " ".join(sorted(self._closed)))

    def reset(self) -> None:
        """Put all panels back in their usual places."""
        if self._usual is not None:
            self._aside = self._alone = None
            self._closed.clear()
            self._window.statusBar().show()
            self._arrange(self._usual)
            self._put_aside()
            self._show_particular()

    def suit(self, place: Place | None) -> None:
        """Make room for what is in front: put aside the panels that have nothing to show for it."""
        was_alone = self.is_alone
        if was_alone:
            self._unfold()
        self._note_closed()
        self._place = place
        unwanted = frozenset(
            name
            for name, pane in self._panes.items()
            if not pane.dock.is_particular and not self._is_wanted(pane)
        )
        if unwanted != self._unwanted:
            self._unwanted = unwanted
            if self._aside is not None:
                self._arrange(self._aside)
            self._put_aside()
        self._show_particular()
        if was_alone:
            self._fold()

    def _arrange(self, state: QByteArray) -> None:
        """Arrange the panels in another way, and let the rows of tabs go at once that Qt gives up for it.

        Qt would do so later, and until then they are seen in the midst of the window.
        """
        self._window.restoreState(state, LAYOUT)
        for bar in self._rows_of_tabs():
            QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete.value)

    @property
    def is_alone(self) -> bool:
        """Whether everything around the map is put aside."""
        return self._alone is not None

    def toggle_alone(self) -> None:
        """Put everything around the map aside, or bring it back as it was."""
        self._unfold() if self.is_alone else self._fold()

    def stay_alone(self) -> None:
        """Put aside again what has come up by itself while the map is alone."""
        if self.is_alone:
            for part in self._around():
                part.hide()

    def _fold(self) -> None:
        self._alone = self._window.saveState(LAYOUT)
        self.stay_alone()

    def _unfold(self) -> None:
        if self._alone is not None:
            kept, self._alone = self._alone, None
            self._window.statusBar().show()
            self._arrange(kept)

    def _around(self) -> list[QWidget]:
        bars = self._window.findChildren(QToolBar)
        return [*self._panes.values(), *bars, self._window.statusBar()]

    def _put_aside(self) -> None:
        self._aside = self._window.saveState(LAYOUT) if self._unwanted else None
        for name in self._unwanted:
            self._panes[name].hide()

    def _put_rows_of_tabs_aside(self) -> None:
        """Take the rows of tabs out of sight of which no two panels are shown: Qt leaves them where they were.

        It puts them in place again with the next panel that comes back.
        """
        shown = {pane.windowTitle() for pane in self._panes.values() if not pane.isHidden()}
        for bar in self._rows_of_tabs():
            if len(shown.intersection(map(bar.tabText, range(bar.count())))) < SEVERAL:
                bar.move(-bar.width(), -bar.height())

    def _rows_of_tabs(self) -> list[QTabBar]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return self._window.findChildren(QTabBar, options=direct)

    def _particular(self) -> dict[str, DockPane]:
        return {name: pane for name, pane in self._panes.items() if pane.dock.is_particular}

    def _is_wanted(self, pane: DockPane) -> bool:
        return self._place is not None and pane.dock.suits(self._place)

    def _note_closed(self) -> None:
        """Find out which of the panels that could be seen the person has closed or opened."""
        for name, pane in self._particular().items():
            if self._is_wanted(pane):
                (self._closed.add if pane.isHidden() else self._closed.discard)(name)

    def _show_particular(self) -> None:
        for name, pane in self._particular().items():
            pane.setVisible(self._is_wanted(pane) and name not in self._closed)
        self._put_rows_of_tabs_aside()
