"""The lab in the window: opens pages, keeps experiments, points at the map, and writes reports."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind

from ..documents.absence import no_map
from ..documents.workplace import Workplace
from ..files.asker import Pattern
from ..files.file_context import FileContext, file_name, map_patterns
from ..languages.words import tr
from ..shell.commands import Command
from ..shell.notices import Tone
from ..shell.pages import Pages
from ..shell.settings import ProgramSettings
from ..shell.tab_page import TabPage
from .experiment_files import ExperimentFiles, kept_at
from .quiet_judge import QuietJudge

# The page and what it draws are loaded when somebody asks the lab.
if TYPE_CHECKING:
    from collections.abc import Callable

    from hullwright.schema.documents.experiments import Experiment
    from hullwright.schema.documents.maps import MapDocument

    from .page import KeptLab, LabPage

SORT = TOPIC = "lab"
MINUTES = 5.0
"""So long a first question may take."""


class LabService:
    """Keeps the lab pages of a window."""

    def __init__(
        self,
        context: FileContext,
        settings: ProgramSettings,
        pages: Pages,
        judge: QuietJudge,
        open_game: "Callable[[Path, int], object]",
    ) -> None:
        self._context, self._pages = context, pages
        self._judge = judge
        self._files = ExperimentFiles(settings.folder / "lab")
        self._open_game = open_game
        """Opens the recorded game of a file, after so many actions."""
        self._asked: dict[Path, Workplace] = {}
        """By the experiment's file the map in front when it was asked."""
        pages.offer(SORT, self._open_again)

    def commands(self) -> list[Command]:
        """Return the commands about the lab."""
        workplaces = self._context.workplaces
        return [
            Command(
                name="map.lab",
                title=tr("Ask the lab…"),
                run=self.ask,
                menu="Map",
                group=4,
                key="Ctrl+Shift+B",
                icon="bots",
                help=tr(
                    "Is it fair, how long does it take, is everything used? Bots play until it is known."
                ),
                hindered=lambda: no_map(workplaces),
            ),
            Command(
                name="map.quiet-judge",
                title=tr("Judge quietly while drawing"),
                run=self._judge.switch,
                menu="Map",
                group=4,
                icon="heat",
                help=tr(
                    "After each pause bots play the map a little, and the history shows how the balance moved."
                ),
                hindered=lambda: no_map(workplaces),
                is_on=lambda: self._judge.is_on,
            ),
        ]

    def ask(self) -> None:
        """Open a page on the map in front, as it is now."""
        front = self._context.workplaces.current
        if front is None:
            return
        from hullwright.engines.loader import ENGINES
        from hullwright.schema.documents.experiments import Certainty, Experiment, LabLimit

        from .page import KeptLab

        game = map_kind(front.map.kind).game
        if game not in ENGINES:
            told = tr("There are no bots yet that play maps of this kind.")
            self._context.notices.tell(told, topic=TOPIC)
            return
        stem = file_name(front.map, "")
        experiment = Experiment(
            name=front.map.name,
            question="fair",
            maps=(f"{stem}.json",),
            certainty=Certainty(),
            limit=LabLimit(minutes=MINUTES),
        )
        path = self._files.folder / f"{stem}-fair.json"
        self._asked[path] = front
        self._show(KeptLab(path, experiment, game), front)

    def open_experiment(self, path: Path) -> None:
        """Open the page of an experiment that lies in a file."""
        from hullwright.schema.files.reader import read_experiment, read_map

        from .page import KeptLab

        try:
            experiment = read_experiment(path)
            document = read_map(path.parent / experiment.maps[0])
        except HullwrightError as fault:
            self._context.tell_fault(fault, TOPIC)
            return
        self._context.recent.note(path)
        self._show(KeptLab(path, experiment, map_kind(document.kind).game), None)

    def _open_again(self, kept: object) -> None:
        from .page import KeptLab

        if isinstance(kept, KeptLab):
            self._show(kept, self._asked.get(kept.path))

    def _show(self, kept: "KeptLab", front: Workplace | None) -> None:
        from .page import LabPage
        from .second_map import Rivals

        rivals = Rivals(
            partial(self._open_maps, front, kept.game), partial(self._ask_map, kept.game)
        )
        page = LabPage(kept, partial(self._files.write, front), rivals)
        page.places_chosen.connect(partial(self._point_at, front))
        page.game_found.connect(lambda found: self._open_game(found.path, found.after))
        page.report_wanted.connect(self._report)
        page.save_wanted.connect(partial(self._save, front))
        self._pages.open(page, SORT)
        page.form.question.setFocus()

    def _open_maps(self, front: Workplace | None, game: str) -> "list[MapDocument]":
        """Return the maps of a game that are open, without the one in front."""
        others = (each.map for each in self._context.workplaces.maps() if each is not front)
        return [each for each in others if map_kind(each.kind).game == game]

    def _ask_map(self, game: str) -> "MapDocument | None":
        """Ask for a file with a map of a game; say so if it is none."""
        from hullwright.schema.files.reader import read_map

        folder = self._context.recent.folder()
        paths = self._context.asker.open_paths(tr("Choose the second map"), folder, map_patterns())
        if not paths:
            return None
        try:
            document = read_map(paths[0])
        except HullwrightError as fault:
            self._context.tell_fault(fault, TOPIC)
            return None
        if map_kind(document.kind).game != game:
            told = tr(
                "{name} is a map of another game: choose one of the same.", name=document.name
            )
            self._context.notices.tell(told, Tone.WARNING, topic=TOPIC)
            return None
        return document

    def _point_at(self, front: Workplace | None, _: "Experiment", places: tuple[str, ...]) -> None:
        """Show spaces on the map that was asked about."""
        if front is None or front not in self._context.workplaces.maps():
            self._context.notices.tell(
                tr("Open the map to see it there: {places}", places=", ".join(places[:12])),
                topic=TOPIC,
            )
            return
        found = (front.surface.cell_of(each) for each in places)
        front.select(frozenset(each for each in found if each is not None))
        self._context.workplaces.switch(front)

    def _save(self, front: Workplace | None, page: "LabPage") -> None:
        """Keep the experiment in a file of the person's own, with its map and results beside it."""
        usual = self._context.recent.folder() / page.path.name
        patterns = [Pattern(tr("Experiments"), "*.json")]
        path = self._context.asker.save_path(tr("Save experiment"), usual, patterns)
        if path is None:
            return
        try:
            experiment = page.experiment_asked()
            self._files.write_maps(front, experiment, page.path.parent, page.form.second_map)
            page.move_to(path, kept_at(experiment, page.path, path))
        except HullwrightError as fault:
            self._context.tell_fault(fault, TOPIC)
            return
        self._context.notices.tell(
            tr("The experiment is in {path}.", path=path), Tone.GOOD, topic=TOPIC
        )

    def _report(self, path: Path) -> None:
        """Ask for a file and write a report to it."""
        from .laboratory import opened
        from .report_file import ENDINGS, write_report

        usual = self._context.recent.folder() / f"{path.stem}-report.html"
        patterns = [Pattern(tr(title), f"*{ending}") for ending, title in ENDINGS.items()]
        target = self._context.asker.save_path(tr("Save report"), usual, patterns)
        if target is None:
            return
        try:
            with opened(path) as laboratory:
                laboratory.gather()
                write_report(laboratory, target)
        except HullwrightError as fault:
            self._context.tell_fault(fault, TOPIC)
            return
        self._context.notices.tell(
            tr("The report is in {path}.", path=target), Tone.GOOD, topic=TOPIC
        )

    def closed(self, page: TabPage) -> None:
        """Forget a page."""
        path = getattr(page, "path", None)
        if isinstance(path, Path):
            self._asked.pop(path, None)
