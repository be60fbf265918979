"""The lab page: a question about maps, how it is played, and the answer with its pictures."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from hullwright.schema.documents.experiments import Experiment
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import error_text, tr
from ..shell.tab_page import PageCommand, TabPage
from .answer_view import AnswerView
from .ask_form import COMPARISON, AskForm
from .run_panel import RunPanel
from .second_map import Rivals
from .session import LabSession, SoughtGame

GAP = 8
FORM_WIDTH = 336


class KeptLab(NamedTuple):
    """What a page needs to be shown again in another language."""

    path: Path
    experiment: Experiment
    game: str


class LabPage(TabPage):
    """Asks one question, has it played, and shows what is known at every moment."""

    places_chosen = Signal(object, object)
    """A map, and the labels of its spaces that somebody pointed at."""
    report_wanted = Signal(object)
    """Where the experiment lies of which a report is to be written."""
    game_found = Signal(object)
    """A game that somebody pointed at, and that is to be watched."""
    save_wanted = Signal(object)
    """The page whose experiment is to be kept in a file of the person's own."""

    def __init__(
        self,
        kept: KeptLab,
        write: Callable[[Experiment, Path, MapDocument | None], object],
        rivals: Rivals,
    ) -> None:
        super().__init__(tr("Lab: {name}", name=kept.experiment.name), "bots")
        self.setObjectName("lab-page")
        self.path, self.experiment, self._game = kept.path, kept.experiment, kept.game
        self._write = write
        self._maps = kept.experiment.maps
        self.form = AskForm(kept.game, rivals, has_two=len(self._maps) > 1)
        self.form.show_experiment(kept.experiment)
        self.session = LabSession(self)
        self.run = RunPanel(self.session)
        self.answer = AnswerView(self.session)
        line = QHBoxLayout(self)
        line.setContentsMargins(GAP, GAP, GAP, GAP)
        line.setSpacing(2 * GAP)
        line.addWidget(self._left())
        line.addWidget(self.answer, 1)
        self._connect()
        self._refresh()
        if self.path.exists():
            self.session.look(self.path)

    def _left(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, GAP, 0)
        column.setSpacing(GAP)
        column.addWidget(self.form)
        column.addWidget(self.run)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        scroll.setFixedWidth(FORM_WIDTH)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setAccessibleName(tr("What is asked"))
        return scroll

    def _connect(self) -> None:
        self.session.changed.connect(self._refresh)
        # The plots stay as they are: somebody has just chosen something in them.
        self.session.searched.connect(self.run.refresh)
        self.session.found.connect(self._show_game)
        self.form.changed.connect(self._refresh)
        self.run.start_wanted.connect(self.play)
        self.run.keep_wanted.connect(lambda: self.save_wanted.emit(self))
        self.run.report_wanted.connect(lambda: self.report_wanted.emit(self.path))
        self.answer.pictures.places_chosen.connect(self._point_at)
        self.answer.pictures.game_wanted.connect(self._seek)

    # What the person does.

    def play(self) -> None:
        """Write the experiment as it is asked now, and have it played."""
        try:
            experiment = self.experiment_asked()
            path = self.path.with_name(self._file_name(experiment))
            self._write(experiment, path, self.form.second_map)
        except HullwrightError as fault:
            self.run.fault.tell(error_text(fault))
            return
        self.experiment, self.path = experiment, path
        self.session.play(path, self.form.cluster.text().strip())

    def experiment_asked(self) -> Experiment:
        """Return the experiment as it is asked now, with a second map where one was chosen."""
        asked = self.form.changed_from(self.experiment)
        first = self._maps[0]
        against = first.removesuffix(".json") + "-against.json"
        maps = (first, against) if self.form.second_map is not None else self._maps
        asked = replace(asked, maps=maps)
        if asked.question == COMPARISON and not _is_plural(asked):
            raise HullwrightError(
                message("Choose the second map, which this one is compared with.")
            )
        return asked

    def move_to(self, path: Path, experiment: Experiment) -> None:
        """Go on with the experiment where it is kept now, with its maps beside it."""
        self.path, self.experiment = path, experiment
        self._maps = experiment.maps if self.form.second_map is None else experiment.maps[:1]

    def _file_name(self, experiment: Experiment) -> str:
        """Return the file of the experiment: one for each question."""
        before = f"-{self.experiment.question}.json"
        if self.path.name.endswith(before):
            return f"{self.path.name.removesuffix(before)}-{experiment.question}.json"
        return self.path.name

    def _point_at(self, places: tuple[str, ...]) -> None:
        self.places_chosen.emit(self.experiment, places)

    def _seek(self, cell: int, bar: str, number: int) -> None:
        """Have a game that a bar stands for written beside the experiment."""
        if self.path.exists():
            self.session.seek(self.path, cell, bar, number)

    def _show_game(self, found: SoughtGame) -> None:
        self.run.tell_found(found)
        self.game_found.emit(found)

    def _refresh(self) -> None:
        self.run.refresh()
        self.answer.refresh()
        self.restated.emit()

    # What the window asks of a page.

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window mean here."""
        return {
            "file.save": PageCommand(
                lambda: self.save_wanted.emit(self), tr("Saves the experiment in a file.")
            ),
        }

    def kept(self) -> object:
        """Return what is asked, for a window of another language."""
        return KeptLab(self.path, self.experiment, self._game)

    def leave(self) -> None:
        """Stop playing; everything finished is kept."""
        self.session.close()


def _is_plural(asked: Experiment) -> bool:
    """Tell whether an experiment names two of anything."""
    return max(map(len, (asked.maps, asked.scenarios, asked.bots))) > 1
