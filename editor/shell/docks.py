"""Docks: the panels around the canvas, each with a title that can be grabbed and a way to close it."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QScrollArea, QToolButton, QWidget

from hullwright.schema.late_dataclass import late_dataclass

from ..documents.place import Place
from ..drawing.icon import icon
from ..drawing.sign import Sign
from ..languages.words import tr
from .plain_text import PlainLabel, button_title, help_text

_LEAST, _LOWEST = 80, 48
"""The height that a panel may insist on, and one below the map; what it wants beyond that, it scrolls."""


@late_dataclass
class Dock:
    """A panel and the place where it usually is."""

    name: str
    title: str
    """Already in the person's language."""
    widget: QWidget
    area: Qt.DockWidgetArea
    icon: str
    beside: str = ""
    """The name of an earlier dock that it shares its place with, as a tab behind it."""
    is_open: bool = True
    """Whether it is shown until the person decides otherwise."""
    height: int = 0
    """How high it usually is in a column of several; 0 for those that share what is left."""
    suits: Callable[[Place], bool] = lambda _place: True
    """Whether it has something to show for what is in front."""
    is_particular: bool = False
    """Whether only some kinds of maps have something to show in it."""
    head: QWidget | None = None
    """What the panel wants to have beside its title, to save a row where it is low."""
    help: str = ""
    """What it is for, in a sentence."""


class DockPane(QDockWidget):
    """One panel with its title; in one that nobody has opened yet there is nothing."""

    def __init__(self, dock: Dock, window: QWidget | None = None) -> None:
        super().__init__(button_title(dock.title), window)
        self.dock = dock
        self.setObjectName(f"dock {dock.name}")
        self.setAccessibleName(dock.title)
        self.setWhatsThis(help_text(dock.help))
        self._is_empty = True
        if dock.is_open:
            self._fill()
        else:
            # So that it goes with its pane, even if nobody ever opens it.
            dock.widget.setParent(self)

    def setVisible(self, visible: bool) -> None:
        """Be there or not, and have the panel in it by then."""
        if visible and self._is_empty:
            self._fill()
        super().setVisible(visible)

    def _fill(self) -> None:
        self._is_empty = False
        dock = self.dock
        # The title first, and each part inside what holds it: whenever one is moved, Qt works out the
        # style of all that it holds anew.
        bar = QWidget(self)
        self._mark = Sign(icon(dock.icon, "faint-text"), 16, bar)
        self._close = QToolButton(bar)
        row = self._title_row(bar)
        self.setTitleBarWidget(bar)
        area = QScrollArea(self)
        self.setWidget(area)
        is_below = dock.area == Qt.DockWidgetArea.BottomDockWidgetArea
        _let_scroll(area, dock.widget, _LOWEST if is_below else _LEAST)
        if dock.head:
            row.insertWidget(row.count() - 1, dock.head, 1)

    def _title_row(self, bar: QWidget) -> QHBoxLayout:
        bar.setObjectName("dock-title")
        row = QHBoxLayout(bar)
        row.setContentsMargins(8, 2, 4, 2)
        row.setSpacing(8)
        label = PlainLabel(self.dock.title, bar)
        label.setProperty("heading", True)
        self._close.setProperty("flat", True)
        self._close.setIcon(icon("close", "faint-text"))
        self._close.setIconSize(QSize(16, 16))
        self._close.setAccessibleName(tr("Close {panel}", panel=self.dock.title))
        self._close.setToolTip(
            tr("Close {panel}; the View menu brings it back", panel=self.dock.title)
        )
        self._close.clicked.connect(self.close)
        # Reached by F6 and Tab, the content comes first; the title is for the mouse.
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(self._mark)
        row.addWidget(label, 0 if self.dock.head else 1)
        row.addWidget(self._close)
        return row


def _let_scroll(area: QScrollArea, widget: QWidget, least: int) -> None:
    """Let a panel scroll in a frame, so that none forces the window to be taller than a screen."""
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    # Asked for its size where it will stay: Qt works out the style of all that it holds only once then.
    area.setWidget(widget)
    wanted = widget.minimumSizeHint().expandedTo(QSize(0, 0))
    area.setMinimumSize(wanted.width(), min(wanted.height(), least))
