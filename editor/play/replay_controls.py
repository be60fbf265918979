"""The controls of a replay: steps, play and speed, the next interesting moment, and what can be made of it."""

from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from hullwright.schema.messages import english

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.forms.flow import Flow

SPEEDS = (2000, 1000, 500, 200, 60)
"""Milliseconds between two steps, the slowest first."""
SPEED_TITLES = (
    english("very slowly"),
    english("slowly"),
    english("at usual speed"),
    english("quickly"),
    english("very quickly"),
)
USUAL = 2
BY_DECISION, BY_ROUND = "decision", "round"


class ReplayControls(QWidget):
    """A row of buttons and lists below the time line."""

    def __init__(self) -> None:
        super().__init__()
        self.play = _button(tr("Play"), "play", "replay-play")
        self.play.setCheckable(True)
        self.back = _button(tr("Step back"), "chevron-left", "replay-back")
        self.ahead = _button(tr("Step"), "chevron-right", "replay-ahead")
        self.interesting = _button(tr("Next interesting moment"), "jump", "replay-next")
        self.branch = _button(tr("Play on from here"), "bots", "replay-branch")
        self.picture = _button(tr("Picture or animation…"), "picture", "replay-picture")
        self.chances = _button(tr("Chance to win"), "metrics", "replay-chances")
        self.chances.setCheckable(True)
        self.chances.setToolTip(
            tr("Bots play the game on from each of its turns: how often would each side have won?")
        )
        self.steps, self.speed = QComboBox(), QComboBox()
        self._fill()
        flow = Flow(self, gap=8)
        for part in (self.back, self.ahead, self.play, self.steps, self.speed):
            flow.addWidget(part)
        for part in (self.interesting, self.chances, self.branch, self.picture):
            flow.addWidget(part)

    def _fill(self) -> None:
        self.steps.addItem(tr("by decision"), BY_DECISION)
        self.steps.addItem(tr("by round"), BY_ROUND)
        self.steps.setAccessibleName(tr("How far a step goes"))
        self.steps.setObjectName("replay-steps")
        for title in SPEED_TITLES:
            self.speed.addItem(tr(title))
        self.speed.setCurrentIndex(USUAL)
        self.speed.setAccessibleName(tr("Speed"))

    @property
    def pause(self) -> int:
        """Milliseconds between two steps."""
        return SPEEDS[self.speed.currentIndex()]

    @property
    def is_by_decision(self) -> bool:
        """Whether a step is a decision, and not a round."""
        return bool(self.steps.currentData() == BY_DECISION)


def _button(title: str, drawing: str, name: str) -> QPushButton:
    button = QPushButton(title)
    button.setIcon(icon(drawing))
    button.setObjectName(name)
    return button
