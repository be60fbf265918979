"""The dialog for a new scenario: its name, its game and ruleset, and what it begins with."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.loader import ENGINES, rulesets
from hullwright.plugins.samples import further_scenarios
from hullwright.samples import scenarios
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.plain_words import plain_words

from ...games.table import game_words
from ...languages.words import language_in_use, tr
from ...shell.forms.labels import WrappedLabel
from .edits import blank_scenario


@dataclass(frozen=True)
class ScenarioBeginning:
    """One thing a scenario can begin with."""

    title: str
    about: str
    sample: Scenario | None = None


def beginnings() -> list[ScenarioBeginning]:
    """Return what a scenario can begin with: nothing, or one that is ready."""
    from hullwright.schema.files.reader import read_scenario

    ready = [*map(read_scenario, scenarios()), *further_scenarios()]
    return [
        ScenarioBeginning(
            tr("Nothing"), tr("The ruleset is played as it is until you tick rules.")
        ),
        *(ScenarioBeginning(each.name, plain_words(each.description), each) for each in ready),
    ]


class NewScenarioDialog(QDialog):
    """Asks what a new scenario is to be; it does not stop work in the window behind it."""

    made = Signal(Scenario)
    """The new one."""

    def __init__(
        self,
        parent: QWidget | None = None,
        language: Callable[[], str] = language_in_use,
    ) -> None:
        super().__init__(parent)
        self._language = language
        self._beginnings = beginnings()
        self.setObjectName("new-scenario")
        self.setWindowTitle(tr("New scenario"))
        self.resize(480, 440)
        self.name = QLineEdit(tr("New scenario"))
        self.game, self.ruleset = QComboBox(), QComboBox()
        self.list = QListWidget()
        # Rows are as high as the style sheet wants them, from the first one on.
        self.list.ensurePolished()
        self.about = WrappedLabel(ink="text")
        self.complaint = WrappedLabel(ink="error")
        self._fill()
        self._lay_out()
        self.list.currentRowChanged.connect(self._take_beginning)
        self.list.setCurrentRow(0)
        self.name.selectAll()

    def _fill(self) -> None:
        self.name.setMaxLength(200)
        for widget, name, title in (
            (self.name, "scenario-name", tr("Name of the scenario")),
            (self.game, "scenario-game", tr("Game")),
            (self.ruleset, "scenario-ruleset", tr("Ruleset")),
            (self.list, "scenario-beginning", tr("What the scenario begins with")),
        ):
            widget.setObjectName(name)
            widget.setAccessibleName(title)
        for game in ENGINES:
            self.game.addItem(game_words(game).title_in(self._language()), game)
        self._offer_rulesets()
        self.game.currentIndexChanged.connect(self._offer_rulesets)
        self.list.addItems([each.title for each in self._beginnings])

    def _offer_rulesets(self) -> None:
        game = str(self.game.currentData())
        self.ruleset.clear()
        for name in rulesets(game):
            self.ruleset.addItem(game_words(game).ruleset_title(self._language(), name), name)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(tr("&Name"), self.name)
        form.addRow(tr("&Begin with"), self.list)
        form.addRow("", self.about)
        form.addRow(tr("&Game"), self.game)
        form.addRow(tr("&Ruleset"), self.ruleset)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        create = buttons.addButton(tr("Create"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._finish)
        buttons.rejected.connect(self.reject)
        down = QVBoxLayout(self)
        down.addLayout(form, 1)
        down.addWidget(self.complaint)
        down.addWidget(buttons)
        # Only now that it has a dialog around it, else Return would mean the first button.
        create.setDefault(True)

    def _beginning(self) -> ScenarioBeginning:
        return self._beginnings[max(self.list.currentRow(), 0)]

    def _take_beginning(self) -> None:
        chosen = self._beginning()
        self.about.tell(chosen.about)
        if chosen.sample is not None:
            self.game.setCurrentIndex(self.game.findData(chosen.sample.game))
            self.ruleset.setCurrentIndex(self.ruleset.findData(chosen.sample.ruleset))
        for box in (self.game, self.ruleset):
            box.setEnabled(chosen.sample is None)
            box.setToolTip(
                tr("A ready-made scenario has its own.") if chosen.sample is not None else ""
            )

    def _finish(self) -> None:
        name, chosen = self.name.text().strip(), self._beginning()
        if not name:
            self.complaint.tell(tr("The scenario needs a name: type one above."))
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if chosen.sample is not None:
            self.made.emit(replace(chosen.sample, name=name))
        else:
            game, ruleset = (str(box.currentData()) for box in (self.game, self.ruleset))
            self.made.emit(blank_scenario(name, game, ruleset, self._language()))
        self.accept()
