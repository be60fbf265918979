"""The form of advice: what is wanted of the map, for how many players, by which rules, and for how long."""

from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QFormLayout, QSpinBox, QWidget

from hullwright.schema.messages import message

from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.forms.labelled_rows import fill_rows
from ..simulation.rules_choice import RulesChoice

MOST_MINUTES, USUAL_MINUTES = 600, 2
FAIR, PART = "fair", "use:"
GOALS = {
    FAIR: message("Fairer"),
    "shorter": message("Shorter games"),
    "longer": message("Longer games"),
    "use": message("The map is used more evenly"),
    PART: message("More happens in the selection"),
    "fewer:dead_ends": message("Fewer dead ends"),
}
"""What can be wanted, as texts of goals and as people say it."""
CHANGED = {
    "": message("everything"),
    "map": message("the map alone"),
    "numbers": message("numbers alone"),
    "rules": message("rules alone"),
}
"""What may be changed."""


class GoalForm(QWidget):
    """Asks what advice shall be about."""

    def __init__(self, workplaces: Workplaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        self.goal = _choice(GOALS)
        self.wish = _box(1, 99, 50)
        self.wish.setSuffix(" %")
        self.wish.setToolTip(
            tr("How often the first side should win, or all together where there are no sides.")
        )
        self.rules = RulesChoice(workplaces)
        self.players = _box(0, 99, 0)
        self.players.setToolTip(
            tr("How many play; as many as the map is made for if you say nothing.")
        )
        self.players.setSpecialValueText(tr("as usual"))
        self.sorts = _choice(CHANGED)
        self.minutes = _box(1, MOST_MINUTES, USUAL_MINUTES)
        self._rows = QFormLayout(self)
        self._arrange()
        self.goal.currentIndexChanged.connect(self._follow_goal)

    def _arrange(self) -> None:
        fields = (
            ("goal", tr("Goal"), self.goal),
            ("wish", tr("Wins wished for"), self.wish),
            ("rules", tr("Rules"), self.rules),
            ("players", tr("Players"), self.players),
            ("sorts", tr("May change"), self.sorts),
            ("minutes", tr("Minutes"), self.minutes),
        )
        fill_rows(self._rows, "advice", fields)

    def show_game(self, game: str) -> None:
        """Ask about another game; nothing is asked anew about the same one."""
        if game == self._game:
            return
        from hullwright.engines.loader import rulesets

        self._game = game
        self.rules.offer(game, tuple(rulesets(game)))
        with QSignalBlocker(self.players):
            self.players.setValue(0)

    def _follow_goal(self, _: int = 0) -> None:
        self._rows.setRowVisible(self.wish, self.goal.currentData() == FAIR)

    # Any: plain values of all sorts, which become the terms of the advice.
    def asked(self, workplace: Workplace) -> dict[str, Any]:
        """Return what is asked about a map, with what is selected on it."""
        for box in (self.wish, self.players, self.minutes):
            box.interpretText()
        wanted = str(self.goal.currentData())
        if wanted == FAIR:
            wanted = f"{FAIR}={self.wish.value()}"
        if wanted == PART:
            labels = sorted(map(workplace.surface.label, workplace.selection))
            wanted = f"{PART}{','.join(labels)}"
        found: dict[str, Any] = {
            "goal": wanted,
            "players": self.players.value() or None,
            "minutes": float(self.minutes.value()),
        }
        if self.sorts.currentData():
            found["sorts"] = [self.sorts.currentData()]
        return found


def _choice(entries: dict[str, Any]) -> QComboBox:
    box = QComboBox()
    for name, title in entries.items():
        box.addItem(tr(title), name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(8)
    return box


def _box(least: int, most: int, usual: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(usual)
    return box
