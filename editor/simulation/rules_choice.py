"""Which rules bots play by: a plain ruleset of the game, or a scenario that is open in another tab."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario

from ..documents.scenario_place import ScenarioPlace
from ..documents.workplaces import Workplaces
from ..languages.words import tr
from .names import ruleset_title


class RulesChoice(QComboBox):
    """Offers the rulesets of a game, and the open scenarios of the same game."""

    chosen = Signal()
    """The rules are others."""

    def __init__(self, workplaces: Workplaces) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self._workplaces = workplaces
        self._game = ""
        self._rulesets: tuple[str, ...] = ()
        self._entries: list[str | ScenarioPlace | None] = []
        """The name of a ruleset, the place of a scenario, or None for a line between them."""
        self.activated.connect(lambda _: self.chosen.emit())
        self.currentTextChanged.connect(self.setToolTip)
        workplaces.closed.connect(self._follow)
        workplaces.opened.connect(self._follow)

    def offer(self, game: str, rulesets: tuple[str, ...]) -> None:
        """Offer the rules of another game, its usual ones first."""
        self._game, self._rulesets = game, rulesets
        self._entries = []
        self._list()

    def scenario(self, document: MapDocument) -> Scenario:
        """Return the scenario under which a map is to be played."""
        from hullwright.engines.loader import plain_scenario

        chosen = self._entries[self.currentIndex()]
        if isinstance(chosen, ScenarioPlace):
            return chosen.scenario
        plain = plain_scenario(document, chosen)
        return replace(plain, name=ruleset_title(plain.game, plain.ruleset))

    @property
    def place(self) -> ScenarioPlace | None:
        """The open scenario that is chosen, or None for a plain ruleset."""
        chosen = self._chosen()
        return chosen if isinstance(chosen, ScenarioPlace) else None

    def showPopup(self) -> None:
        """Open the list, with the names that the scenarios have now."""
        self._list()
        super().showPopup()

    def _follow(self, _: object) -> None:
        if not self._game:
            return
        before = self._chosen()
        self._list()
        if self._chosen() is not before:
            self.chosen.emit()

    def _chosen(self) -> str | ScenarioPlace | None:
        return self._entries[self.currentIndex()] if self._entries else None

    def _list(self) -> None:
        chosen = self._chosen()
        scenarios = [
            each
            for each in self._workplaces
            if isinstance(each, ScenarioPlace) and each.scenario.game == self._game
        ]
        with QSignalBlocker(self):
            self.clear()
            self._entries = [*self._rulesets, *([None] if scenarios else []), *scenarios]
            for each in self._entries:
                self._add(each)
            # Nothing chosen yet is not the line between, which is nothing to choose either.
            is_offered = chosen is not None and chosen in self._entries
            self.setCurrentIndex(self._entries.index(chosen) if is_offered else 0)
        # Long titles are cut off in a narrow panel.
        self.setToolTip(self.currentText())

    def _add(self, entry: str | ScenarioPlace | None) -> None:
        if entry is None:
            self.insertSeparator(self.count())
        elif isinstance(entry, str):
            self.addItem(ruleset_title(self._game, entry))
        else:
            self.addItem(tr("{name} (scenario)", name=entry.scenario.name))
