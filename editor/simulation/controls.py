"""The controls of a play-out: start, cancel, how far it is, and what it came to."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from hullwright.schema.messages import english

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from ..shell.notice_progress_bar import NoticeProgressBar
from .play_out import PlayOut, Stage

GAP = 8

EMPTY: Mapping[Stage, str] = {
    Stage.PLAYING: english("The first games are being played …"),
    Stage.CANCELLED: english("Cancelled before the first game was over."),
}
"""What is said while no game is over yet."""

STAGES: Mapping[Stage, str] = {
    Stage.PLAYING: english("{played} of {count} games so far."),
    Stage.COMPLETE: english("{count} games were played."),
    Stage.CANCELLED: english(
        "Cancelled after {played} of {count} games. The intervals are wider, to stay honest "
        "although you chose the moment."
    ),
    Stage.REFUSED: english("No games were played."),
    Stage.BROKEN: english(
        "The games stopped after {played} of {count}: something broke that should not have "
        "({detail}). Your map is safe; you can start again."
    ),
}
"""What is said of a play-out."""


class Controls(QWidget):
    """Two buttons, a bar while games are played, and sentences about them."""

    starting = Signal()
    """Bots shall play."""
    cancelling = Signal()
    """They shall stop."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.start = QPushButton(tr("Start the games"))
        self.start.setObjectName("simulating.start")
        self.start.setProperty("primary", True)
        self.start.setAccessibleName(tr("Let bots play"))
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setIcon(icon("close"))
        self.cancel.setObjectName("simulating.cancel")
        self.cancel.setAccessibleName(tr("Cancel the games"))
        self.bar = NoticeProgressBar()
        self.progress_text = WrappedLabel(ink="text")
        self.progress_text.setObjectName("simulating.progress")
        self.older = WrappedLabel(ink="warning")
        self.older.setObjectName("simulating.older")
        self.start.clicked.connect(lambda _: self.starting.emit())
        self.cancel.clicked.connect(lambda _: self.cancelling.emit())
        self._arrange()

    def _arrange(self) -> None:
        buttons = QWidget()
        line = Flow(buttons, gap=GAP)
        line.addWidget(self.start)
        line.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in (buttons, self.bar, self.progress_text, self.older):
            column.addWidget(part)

    def show_play_out(self, play_out: PlayOut | None, is_older: bool, refusal: str) -> None:
        """Show how far a play-out is, and allow what can be done now."""
        is_playing = bool(play_out and play_out.is_playing)
        self._allow(is_playing, refusal)
        self.bar.setVisible(is_playing)
        if play_out is not None:
            self.bar.show_progress(play_out.progress)
        self.progress_text.tell(_progress_text(play_out) if play_out else "")
        has_games = bool(play_out and play_out.summary.games)
        self.older.tell(_older(is_playing) if is_older and (has_games or is_playing) else "")

    def _allow(self, is_playing: bool, refusal: str) -> None:
        has_focus = self.start.hasFocus() or self.cancel.hasFocus()
        self.start.setEnabled(not is_playing and not refusal)
        self.cancel.setEnabled(is_playing)
        if has_focus:
            # A button that can't be pressed any more hands the keyboard on to the one that can.
            button = self.cancel if is_playing else self.start
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.start.setToolTip(
            tr("They are already playing.")
            if is_playing
            else refusal or tr("Lets bots play the map as it is now.")
        )
        self.cancel.setToolTip(
            tr("Stops the games; what was counted stays.")
            if is_playing
            else tr("Nothing is being played.")
        )


def _older(is_playing: bool) -> str:
    if is_playing:
        return tr("The map has changed since; the bots keep playing it as it was.")
    return tr("These results are for an older state of the map. Start again for the current one.")


def _progress_text(play_out: PlayOut) -> str:
    """Return how far a play-out is, in a sentence."""
    played, asked = play_out.summary.games, play_out.plan.games
    if play_out.is_playing and play_out.cores is not None:
        return f"{_games_text(play_out, played, asked)} {tr(play_out.cores)}"
    return _games_text(play_out, played, asked)


def _games_text(play_out: PlayOut, played: int, asked: int) -> str:
    if not played and play_out.stage in EMPTY:
        return tr(EMPTY[play_out.stage])
    said = tr(STAGES[play_out.stage], played=played, count=asked, detail=play_out.detail)
    if not play_out.lost:
        return said
    if play_out.stage is Stage.COMPLETE:
        said = tr("{played} of {count} games were played.", played=played, count=asked)
    return f"{said} {_lost_games(play_out.lost)}"


def _lost_games(lost: Sequence[range]) -> str:
    """Return which games were not played, by the numbers from which they follow."""
    return tr(
        "Not played: {games}. Their process stopped unexpectedly each time, perhaps for lack of "
        "memory.",
        games=", ".join(map(_numbers, lost)),
    )


def _numbers(part: range) -> str:
    first, last = part[0] + 1, part[-1] + 1
    return f"{first}–{last}" if first < last else f"{first}"
