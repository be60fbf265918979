"""The bar above the wall: start, pause and end of a run, order on the wall, and how far the run is."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from .generation_session import GenerationSession

GAP = 8


class RunBar(QWidget):
    """Buttons for a run, and what is said of it."""

    started = Signal()
    """A run is to begin."""
    order_wanted = Signal()
    sheet_wanted = Signal()

    def __init__(self, session: GenerationSession) -> None:
        super().__init__()
        self._session = session
        self.start = plain_button("generate.start", tr("Start the run"), self._press)
        self.start.setProperty("primary", True)
        self.stop = plain_button("generate.stop", tr("End the run"), session.stop)
        self.stop.setToolTip(tr("Ends the run. The maps on the wall stay."))
        self.order = plain_button("generate.order", tr("Best first"), self.order_wanted.emit)
        self.order.setToolTip(
            tr("Puts the wall in order now; while you look at it, no map changes its place.")
        )
        self.back = plain_button("generate.back", tr("Back to the sheet"), self.sheet_wanted.emit)
        self.back.setToolTip(tr("Forgets what you liked and disliked, and takes off all pins."))
        self.state = WrappedLabel(ink="text")
        self.state.setObjectName("generate.state")
        self.fault = WrappedLabel(ink="error")
        self.fault.setObjectName("generate.fault")
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QWidget()
        flow = Flow(buttons, GAP)
        for each in (self.start, self.stop, self.order, self.back):
            flow.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in (buttons, self.state, self.fault):
            column.addWidget(part)

    def _press(self) -> None:
        if self._session.is_running:
            self._session.pause()
        elif self._session.can_go_on:
            self._session.go_on()
        else:
            self.started.emit()

    def refresh(self, told: str, *, is_steered: bool) -> None:
        """Show what can be done now, and what is said of the run."""
        session = self._session
        title = tr("Start the run")
        if session.is_running:
            title = tr("Pause")
        elif session.can_go_on:
            title = tr("Go on")
        self.start.setText(title)
        self.start.setAccessibleName(title)
        self.stop.setEnabled(session.is_running or session.can_go_on)
        self.order.setEnabled(bool(session.news.shown))
        self.back.setEnabled(is_steered)
        self.fault.tell(session.fault)
        self.state.tell(told)


def plain_button(name: str, text: str, run: Callable[[], object], sign: str = "") -> QPushButton:
    """Return a button that does something, with a drawing if one is named."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAccessibleName(text)
    if sign:
        button.setIcon(icon(sign))
    button.clicked.connect(lambda _: run())
    return button
