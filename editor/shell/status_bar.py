"""The status bar: where the mouse is, what the map holds, whether it is saved, what is under way."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStatusBar, QToolButton, QWidget

from ..documents.afterwards import Afterwards
from ..documents.place import Place
from ..documents.workplace import Workplace
from ..drawing.icon import icon
from ..languages.words import tr
from .action_texts import tip
from .notices import Notices
from .saved_state import SavedState
from .status_label import StatusLabel
from .steady_button import SteadyButton
from .steady_pane import SteadyPane
from .work_bar import WorkBar

_SAID = 1
"""How many widgets stand at the left: all labels are in one, so that the window stays as it is when they say more."""
GAP = 6
"""Pixels between labels."""
ZOOMS = (25, 50, 100, 200, 400)


class StatusBar(QStatusBar):
    """Says quietly what a person may want to know at a glance."""

    zoom_wanted = Signal(int)
    """A zoom in percent, or 0 for the whole map."""
    theme_wanted = Signal()
    """The other theme."""
    messages_wanted = Signal()
    """The list of what was told."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("status-bar")
        self.setAccessibleName(tr("Status bar"))
        self.setSizeGripEnabled(False)
        self._workplace: Workplace | None = None
        self._afterwards = Afterwards(self, self._count)
        self._cell = StatusLabel(tr("Under the mouse"), 176)
        self._counts = StatusLabel(tr("Counts"))
        self._note = StatusLabel(tr("Tool"))
        self._note.setProperty("faint", True)
        self._saved = SavedState()
        self._zoom = self._zoom_button()
        self._theme = QToolButton()
        self._theme.clicked.connect(self.theme_wanted)
        self._messages = QToolButton()
        self._messages_key = ""
        self._notices: Notices | None = None
        self._messages.clicked.connect(self.messages_wanted)
        self._lay_out()

    def _lay_out(self) -> None:
        said, pane = QWidget(), SteadyPane(self)
        row = QHBoxLayout(said)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for label in (self._cell, self._counts, self._saved, self._note):
            row.addWidget(label)
        row.addStretch(1)
        pane.hold(said)
        self.addWidget(pane, 1)
        for button in (self._messages, self._zoom, self._theme):
            button.setProperty("flat", True)
            button.setIconSize(QSize(16, 16))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.addPermanentWidget(button)
        self._theme.setAccessibleName(tr("Switch between light and dark"))
        self._theme.setIcon(icon("theme"))
        self._zoom.setIcon(icon("search"))
        self._theme.setToolTip(tr("Switch between light and dark"))
        self._messages.setIcon(icon("messages"))
        self._messages.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._name_messages()
        self.show_workplace(None)

    def show_notices(self, notices: Notices) -> None:
        """Show what is under way, and how many messages wait to be read."""
        self._notices = notices
        # Behind what is said of the map, and before the buttons.
        self.insertPermanentWidget(_SAID, WorkBar(notices, self))
        for signal in (notices.told, notices.settled, notices.closed):
            signal.connect(self._name_messages)
        self._name_messages()

    def describe_messages(self, key: str = "") -> None:
        """Say by which key the list of messages opens."""
        self._messages_key = key
        self._name_messages()

    def _name_messages(self, _: object = None) -> None:
        standing = self._notices.standing() if self._notices else ()
        count = sum(not each.is_work for each in standing)
        words = tr("Messages — {count} not closed yet", count=count) if count else tr("Messages")
        self._messages.setText(str(count) if count else "")
        self._messages.setAccessibleName(words)
        self._messages.setToolTip(
            tip(words, self._messages_key, tr("Read again what Hullwright has told you."))
        )

    def show_workplace(self, place: Place | None) -> None:
        """Speak of another document, or of none; only maps have something to count and to zoom."""
        workplace = place if isinstance(place, Workplace) else None
        if self._workplace is not None:
            self._workplace.found.disconnect(self._afterwards.ask)
            self._workplace.document.changed.disconnect(self._afterwards.ask)
        self._workplace = workplace
        self._saved.show_document(place.document if place else None)
        self._zoom.setVisible(workplace is not None)
        self.show_cell("", "")
        self.show_note("")
        if workplace is not None:
            workplace.found.connect(self._afterwards.ask)
            workplace.document.changed.connect(self._afterwards.ask)
        self._count()

    def show_cell(self, label: str, content: str) -> None:
        """Say what is under the mouse; nothing beside the map."""
        self._cell.setText(tr("{label}  {content}", label=label, content=content) if label else "")

    def show_note(self, text: str) -> None:
        """Say what the tool has to say."""
        self._note.setText(text)

    def show_zoom(self, percent: int) -> None:
        """Say how near one looks."""
        self._zoom.setText(tr("{percent} % ▾", percent=percent))

    def _count(self) -> None:
        place = self._workplace
        # Nothing is counted until the map has been measured.
        figures = place.findings.figures if place else None
        counts = place.editor_kind.counts(figures) if place and figures else ()
        self._counts.setText(" · ".join(map(tr, counts)))

    def _zoom_button(self) -> QToolButton:
        button = SteadyButton()
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setAccessibleName(tr("Zoom"))
        button.setToolTip(tr("Zoom — choose how close to look"))
        menu = QMenu(button)
        for percent in ZOOMS:
            menu.addAction(tr("{percent} %", percent=percent), self._wanting(percent))
        menu.addSeparator()
        menu.addAction(tr("Whole map"), self._wanting(0))
        button.setMenu(menu)
        return button

    def _wanting(self, percent: int) -> Callable[[], None]:
        return lambda: self.zoom_wanted.emit(percent)
