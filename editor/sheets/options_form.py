"""The form beside a preview: what is printed, by which rules, on which paper, for whom."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QVBoxLayout, QWidget

from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import english
from hullwright.schema.visible_text import visible_line

from ..drawing.hull_styles import STYLES
from ..languages.catalogue import languages
from ..languages.words import tr
from ..shell.forms.labelled_box import labelled_box
from .options import MOST_PLAYERS, MOST_ROUNDS, SheetOptions, What

WHATS = {
    What.MAP: english("Map sheet"),
    What.SCENARIO: english("Scenario sheet"),
    What.BOTH: english("Scenario sheet and map sheet"),
    What.BOOKLET: english("Booklet: a map sheet for each player"),
}
BOXED = {
    What.BOOKLET: english("Booklet: rules, map and pieces"),
    What.PIECES: english("Pieces to cut out"),
}
"""What is different where everybody plays on one map, with pieces."""
PAPER_NAMES = {"a4": english("A4"), "letter": english("Letter")}
PER_PAGE = {1: english("One sheet on a page"), 2: english("Two sheets on a page")}


class RulesOffer(NamedTuple):
    """By which rules a map is played: a scenario's, or a plain ruleset's."""

    scenario: Scenario | None = None
    ruleset: str | None = None


class SheetOffer(NamedTuple):
    """What can be printed of a map besides its rules and the map itself."""

    pieces: bool = False
    record: bool = True
    """Whether a record of moves belongs to its sheets."""
    extras: Mapping[str, str] = {}
    """The titles of the sheets of plugins, by their names."""
    hull: bool = False
    """Whether the map is a ship, around which a hull can be drawn."""

    def whats(self) -> Mapping[str, str]:
        """Return what can be printed, each with its title: our own sheets, and those of plugins by name."""
        found: dict[str, str] = {what: tr(title) for what, title in WHATS.items()}
        if self.pieces:
            found |= {what: tr(title) for what, title in BOXED.items()}
        return {**found, **self.extras}


class OptionsForm(QWidget):
    """Asks how sheets are to be made."""

    changed = Signal()

    def __init__(
        self,
        options: SheetOptions,
        rulesets: Mapping[str, str],
        scenarios: Sequence[Scenario],
        offer: SheetOffer,
    ) -> None:
        super().__init__()
        self._offer = offer
        self._fields: dict[str, QWidget] = {}
        """Each box with its label, by the name of the box."""
        self._followed: int | None = None
        """Where the scenario stands that is open in front."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._what = self._choice("what", tr("What"))
        self._rules = self._choice("rules", tr("Rules"))
        self._paper = self._choice("paper", tr("Paper"))
        self._per_page = self._choice("per-page", tr("Map sheets"))
        self._hull = self._choice("hull", tr("Hull"))
        self._players = self._number("players", tr("Players"), MOST_PLAYERS)
        self._players.setSpecialValueText(tr("as on the map"))
        self._rounds = self._number("rounds", tr("Rounds in the record"), MOST_ROUNDS)
        self._rounds.setSpecialValueText(tr("as in the rules"))
        self._language = self._choice("language", tr("Language of the sheets"))
        self._fields["rounds"].setVisible(offer.record)
        self._fields["hull"].setVisible(offer.hull)
        self._fill(rulesets, scenarios)
        self.show_options(options)

    def _choice(self, name: str, title: str) -> QComboBox:
        box = QComboBox()
        # A long name of a scenario must not push the preview aside.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(12)
        self._put(box, name, title)
        box.currentIndexChanged.connect(self.changed)
        return box

    def _number(self, name: str, title: str, most: int) -> QSpinBox:
        box = QSpinBox(minimum=0, maximum=most)
        self._put(box, name, title)
        box.valueChanged.connect(self.changed)
        return box

    def _put(self, box: QWidget, name: str, title: str) -> None:
        # Where there is little room the form scrolls rather than squeezes.
        box.setMinimumHeight(max(box.sizeHint().height(), 24))
        self._fields[name] = labelled_box(box, name, title)
        self._column.addWidget(self._fields[name])

    def _fill(self, rulesets: Mapping[str, str], scenarios: Sequence[Scenario]) -> None:
        # Any: each box has values of its own sort.
        offered: tuple[tuple[QComboBox, Mapping[Any, str]], ...] = (
            (self._what, self._offer.whats()),
            (self._paper, {paper: tr(name) for paper, name in PAPER_NAMES.items()}),
            (self._per_page, {count: tr(title) for count, title in PER_PAGE.items()}),
            (self._hull, {name: tr(style.title) for name, style in STYLES.items()}),
            (self._language, languages()),
        )
        with QSignalBlocker(self):
            for box, titles in offered:
                for value, title in titles.items():
                    box.addItem(title, value)
            for name, title in rulesets.items():
                self._rules.addItem(title, RulesOffer(ruleset=name))
            for scenario in scenarios:
                self._rules.addItem(visible_line(scenario.name), RulesOffer(scenario=scenario))
        self._rules.setEnabled(self._rules.count() > 0)
        if not self._rules.count():
            self._rules.setToolTip(tr("No engine knows this game yet, so there are no rules."))

    def show_options(self, options: SheetOptions) -> None:
        """Show how sheets are made."""
        with QSignalBlocker(self):
            for box, value in (
                (self._what, options.extra or options.what),
                (self._paper, options.paper),
                (self._per_page, options.per_page),
                (self._hull, options.hull),
                (self._language, options.language),
            ):
                box.setCurrentIndex(max(box.findData(value), 0))
            self._players.setValue(options.players or 0)
            self._rounds.setValue(options.rounds or 0)
        self.changed.emit()

    def show_scenario(self, scenario: Scenario) -> None:
        """Choose a scenario, which takes the place of the one that was shown so before."""
        with QSignalBlocker(self):
            if self._followed is None:
                known = [each.scenario for each in map(self._rules.itemData, self._places())]
                self._followed = known.index(scenario) if scenario in known else len(known)
            if self._followed == self._rules.count():
                self._rules.addItem("")
            self._rules.setItemText(self._followed, visible_line(scenario.name))
            self._rules.setItemData(self._followed, RulesOffer(scenario=scenario))
            self._rules.setCurrentIndex(self._followed)
        self.changed.emit()

    def _places(self) -> range:
        return range(self._rules.count())

    def options(self) -> SheetOptions:
        """Return how sheets are to be made."""
        chosen = self._what.currentData()
        is_extra = chosen in self._offer.extras
        return SheetOptions(
            what=What.EXTRA if is_extra else What(chosen),
            extra=chosen if is_extra else "",
            paper=self._paper.currentData(),
            per_page=self._per_page.currentData(),
            hull=self._hull.currentData(),
            players=self._players.value() or None,
            language=self._language.currentData(),
            rounds=(self._rounds.value() or None) if self._offer.record else None,
        )

    def rules(self) -> RulesOffer:
        """Return by which rules the map is played."""
        chosen = self._rules.currentData()
        return chosen if isinstance(chosen, RulesOffer) else RulesOffer()
