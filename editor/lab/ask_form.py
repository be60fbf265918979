"""The form of a question to the lab: what is asked, for how many players, who plays, how sure, and how long."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from hullwright.engines.bot_table import bots, styles
from hullwright.engines.lab.questions import QUESTIONS
from hullwright.engines.loader import engine
from hullwright.engines.styles import level_and_style
from hullwright.schema.documents.experiments import Certainty, Experiment, LabLimit
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import tr
from ..simulation.names import bot_title, side_title
from .second_map import Rivals, SecondMap

SURE = {
    0.1: message("roughly (± 10 points)"),
    0.05: message("well (± 5 points)"),
    0.02: message("very well (± 2 points)"),
}
MOST_GAMES, MOST_MINUTES = 1_000_000, 10_000
USUAL = ""
COMPARISON = "compare"
"""The question that needs two of something."""
GAP = 8


class AskForm(QWidget):
    """Asks everything that an experiment says, but for the maps."""

    changed = Signal()

    def __init__(
        self, game: str, rivals: Rivals, *, has_two: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.second = SecondMap(rivals, has_two=has_two)
        self.question = QComboBox()
        for name, each in QUESTIONS.items():
            self.question.addItem(tr(each.title), name)
        self.players = QLineEdit()
        self.players.setPlaceholderText(tr("as the map is made for"))
        self.players.setToolTip(
            tr("One number or several, such as 4, 6-8; nothing for as many as the map is made for.")
        )
        self.rows = [_bots_box(game, side) for side in engine(game).sides or ("",)]
        self._sides = list(engine(game).sides) or [""]
        self.sure = QComboBox()
        for within, title in SURE.items():
            self.sure.addItem(tr(title), within)
        self.sure.setCurrentIndex(1)
        self.games = _number(1, MOST_GAMES, 20_000)
        self.minutes = _number(0, MOST_MINUTES, 5)
        self.minutes.setSpecialValueText(tr("no limit"))
        self.cluster = QLineEdit()
        self.cluster.setPlaceholderText(tr("this machine"))
        self.cluster.setToolTip(tr("The address of a Dask scheduler, if a cluster is to play."))
        self._arrange(game)

    def _arrange(self, game: str) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(GAP)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        bot_titles = [
            tr("Bots: {side}", side=side_title(game, each)) if each else tr("Bots")
            for each in self._sides
        ]
        fields: list[tuple[str, str, QWidget]] = [
            ("question", tr("Question"), self.question),
            ("second", tr("Second map"), self.second),
            ("players", tr("Players"), self.players),
            *((f"bots{at}", title, self.rows[at]) for at, title in enumerate(bot_titles)),
            ("sure", tr("How sure"), self.sure),
            ("games", tr("At most, games"), self.games),
            ("minutes", tr("At most, minutes"), self.minutes),
            ("cluster", tr("Cluster"), self.cluster),
        ]
        for name, title, field in fields:
            field.setObjectName(f"lab.{name}")
            field.setAccessibleName(title)
            form.addRow(title, field)
        self._form = form
        self.question.currentIndexChanged.connect(self._follow_question)
        self._follow_question()

    def _follow_question(self, _: int = 0) -> None:
        """Ask for a second map where two are compared."""
        self._form.setRowVisible(self.second, self.question.currentData() == COMPARISON)
        self.changed.emit()

    @property
    def second_map(self) -> MapDocument | None:
        """The map to compare with, if that is asked and one is chosen."""
        return self.second.chosen if self.question.currentData() == COMPARISON else None

    def experiment(self, name: str, maps: Sequence[str]) -> Experiment:
        """Return the experiment that is asked for; raises an error for players that are no numbers."""
        chosen = [each.currentData() for each in self.rows]
        asked = (",".join(each or self._usual(each) for each in chosen),) if any(chosen) else ()
        return Experiment(
            name=name,
            question=self.question.currentData(),
            maps=tuple(maps),
            players=player_numbers(self.players.text()),
            bots=asked,
            certainty=Certainty(within=self.sure.currentData()),
            limit=LabLimit(games=self.games.value(), minutes=float(self.minutes.value())),
        )

    def _usual(self, _: str) -> str:
        return str(self.rows[0].itemData(self.rows[0].count() - 1) or "")

    def show_experiment(self, experiment: Experiment) -> None:
        """Show what an experiment asks."""
        self.question.setCurrentIndex(max(self.question.findData(experiment.question), 0))
        self.players.setText(", ".join(map(str, experiment.players)))
        names = experiment.bots[0].split(",") if experiment.bots else []
        for at, box in enumerate(self.rows):
            name = names[at % len(names)].strip() if names else USUAL
            box.setCurrentIndex(max(box.findData(name), 0))
        self.sure.setCurrentIndex(max(self.sure.findData(experiment.certainty.within), 0))
        self.games.setValue(experiment.limit.games)
        self.minutes.setValue(round(experiment.limit.minutes))

    def changed_from(self, experiment: Experiment) -> Experiment:
        """Return an experiment with what the form says now; its maps, scenarios, seed and name stay."""
        mine = self.experiment(experiment.name, experiment.maps)
        return replace(
            experiment,
            question=mine.question,
            players=mine.players,
            bots=mine.bots or (experiment.bots if len(experiment.bots) > 1 else ()),
            certainty=mine.certainty,
            limit=mine.limit,
        )


def player_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers that people write, neighbours in one go.

    >>> player_numbers("4, 6-8"), player_numbers("")
    ((4, 6, 7, 8), ())
    """
    found: list[int] = []
    for part in filter(None, (each.strip() for each in text.replace("–", "-").split(","))):
        first, _, last = part.partition("-")
        if not first.strip().isdecimal() or (last and not last.strip().isdecimal()):
            raise HullwrightError(
                message("“{text}” are no numbers of players; write them like 4, 6-8.", text=text)
            )
        found += range(int(first), int(last or first) + 1)
    return tuple(dict.fromkeys(found))


def _bots_box(game: str, side: str) -> QComboBox:
    box = QComboBox()
    box.addItem(tr("the best, in all styles"), USUAL)
    described = styles(game)
    for name in bots(game).own:
        style = described.get(level_and_style(name)[1])
        if style is None or style.side in {"", side}:
            box.addItem(bot_title(game, name), name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(10)
    return box


def _number(least: int, most: int, usual: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(usual)
    box.setGroupSeparatorShown(True)
    return box
