"""The panel of a run: what starts, stops and keeps it, how far it is, and what went wrong."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ..drawing.icon import icon
from ..languages.words import number, tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from ..shell.notice_progress import Progress
from ..shell.notice_progress_bar import NoticeProgressBar
from .lab_task import PROBED
from .session import LabSession, LabStage, SoughtGame

GAP = 8


class RunPanel(QWidget):
    """Buttons, a bar, and a line that says how a session stands."""

    start_wanted = Signal()
    keep_wanted = Signal()
    report_wanted = Signal()

    def __init__(self, session: LabSession) -> None:
        super().__init__()
        self._session = session
        self.start = _button("lab.start", tr("Start the games"), self.start_wanted.emit)
        self.start.setProperty("primary", True)
        self.pause = _button("lab.pause", tr("Pause"), session.pause)
        self.pause.setToolTip(tr("Stops at once. Everything finished is kept, and gone on from."))
        self.cancel = _button("lab.cancel", tr("Cancel"), session.cancel)
        self.cancel.setToolTip(tr("Drops this run. What was counted is kept, and nothing goes on."))
        self.report = _button("lab.report", tr("Report…"), self.report_wanted.emit)
        self.keep = _button("lab.keep", tr("Save experiment…"), self.keep_wanted.emit)
        self.keep.setIcon(icon("save"))
        self.bar = NoticeProgressBar()
        self.state = WrappedLabel()
        self.state.setObjectName("lab.state")
        self.fault = WrappedLabel(ink="error")
        self.fault.setObjectName("lab.fault")
        self._arrange()

    def _arrange(self) -> None:
        buttons = QWidget()
        flow = Flow(buttons, gap=GAP)
        for each in (self.start, self.pause, self.cancel, self.keep, self.report):
            flow.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in (buttons, self.bar, self.state, self.fault):
            column.addWidget(part)

    def refresh(self) -> None:
        """Show how the session stands now."""
        session, found = self._session, self._session.snapshot
        is_paused = session.stage is LabStage.PAUSED
        self.start.setEnabled(not session.is_playing)
        self.start.setText(tr("Go on") if is_paused else tr("Start the games"))
        self.pause.setEnabled(session.is_playing)
        self.cancel.setEnabled(session.is_playing or is_paused or session.is_seeking)
        self.report.setEnabled(bool(found.get("games")))
        self.bar.setVisible(session.is_playing)
        if session.is_playing:
            left = found.get("left")
            self.bar.show_progress(Progress(_share(found), float(left) if left else None))
        self.fault.tell(session.fault)
        self.state.tell(self._state())

    def tell_found(self, found: SoughtGame) -> None:
        """Say where the game lies that somebody wanted to see."""
        if found.is_sought:
            self.state.tell(tr("The game is in {path}.", path=found.path))
            return
        self.state.tell(
            tr(
                "None of the games that were tried is like that. The nearest one is in {path}.",
                path=found.path,
            )
        )

    def _state(self) -> str:
        session, found = self._session, self._session.snapshot
        games = number(int(found.get("games", 0) or 0))
        if session.is_seeking:
            return tr(
                "Looking for such a game: {number} of {most} tried.",
                number=number(session.tried or 0),
                most=number(PROBED),
            )
        if session.is_playing:
            return tr(
                "{games} games, {speed} a second. Known: {share} %.",
                games=games,
                speed=number(round(float(found.get("speed", 0) or 0), 1)),
                share=round(100 * _share(found)),
            )
        if session.stage is LabStage.PAUSED:
            return tr("Paused after {games} games. Everything finished is kept.", games=games)
        if session.stage is LabStage.CANCELLED:
            return tr("Cancelled after {games} games. What was counted is kept.", games=games)
        return _outcome(found, games) if found.get("games") else ""


# Any: plain values that travel from the process that plays.
def _share(found: Mapping[str, Any]) -> float:
    return float(found.get("known", 0.0) or 0.0)


def _outcome(found: Mapping[str, Any], games: str) -> str:
    """Return whether the question is answered, after so many games."""
    if not found.get("answered"):
        return tr(
            "{games} games. That is not as sure as it was asked for: start again, or raise the limit.",
            games=games,
        )
    if found.get("played"):
        return tr("{games} games. The question is answered.", games=games)
    return tr("{games} games. Nothing had to be played: the answer was known already.", games=games)


def _button(name: str, text: str, run: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAccessibleName(text)
    button.clicked.connect(lambda _: run())
    return button
