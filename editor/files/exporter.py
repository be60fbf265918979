"""The exporter: files for engines, pictures for people, share codes for messages, all by one dialog."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.records import JsonObject

from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.settings import ProgramSettings
from .export_defaults import ExportDefaults
from .export_format import (
    ENGINES,
    ExportFormat,
    ExportSubject,
    FormatSort,
    FormatSource,
    export_subject,
    own_formats,
)
from .export_memory import ExportChoice, ExportMemory
from .export_news import ExportNews
from .export_request import ExportOffer, ExportRequest
from .file_context import FileContext, file_name
from .job_queue import FileJob

if TYPE_CHECKING:
    from .export_dialog import ExportDialog


class MapExporter:
    """Writes what others read: exports, pictures, share codes."""

    def __init__(
        self,
        context: FileContext,
        settings: ProgramSettings,
        show_problems: Callable[[], object],
        window: Callable[[], QWidget | None] = lambda: None,
    ) -> None:
        self._context = context
        self._show_problems = show_problems
        self._window = window
        self._memory = ExportMemory(settings)
        self.defaults = ExportDefaults(settings, context.asker)
        """How exports of maps begin of which nothing is remembered."""
        self._news = ExportNews(context, show_problems)
        self.sources: dict[str, FormatSource] = {}
        """Where further formats come from, by the room that has them: another window brings them anew."""
        self.dialog: ExportDialog | None = None
        """The dialog, while it is open."""

    # What can be chosen.

    def formats(self, subject: ExportSubject) -> list[ExportFormat]:
        """Return the formats in which a map can be exported."""
        return [
            *own_formats(subject),
            *(each for source in self.sources.values() for each in source(subject)),
        ]

    def choice_for(self, place: Place, format_name: str = "") -> ExportChoice:
        """Return how a map was exported last, or as the last one was; in the format that is named, if one is."""
        subject = export_subject(place)
        known = self._memory.of(subject.key) if subject else None
        choice = known or self._memory.latest() or ExportChoice(ENGINES)
        if known is None and self.defaults.format:
            choice = replace(choice, format=self.defaults.format)
        if isinstance(place, ScenarioPlace):
            choice = replace(choice, scenario=place.scenario.name)
        overlays = tuple(_shown(place)) or choice.picture.overlays
        choice = replace(choice, picture=replace(choice.picture, overlays=overlays))
        return replace(choice, format=format_name) if format_name else choice

    def offer(self, place: Place) -> ExportOffer:
        """Return what there is to choose from for a map."""
        if not isinstance(place, Workplace):
            scenarios = [place.scenario] if isinstance(place, ScenarioPlace) else []
            return ExportOffer(scenarios=scenarios)
        game = map_kind(place.map.kind).game
        values = [each.document.value for each in self._context.workplaces]
        scenarios = [each for each in values if isinstance(each, Scenario) and each.game == game]
        return ExportOffer(
            place.editor_kind.overlays,
            tuple(_shown(place)),
            place.findings.shadings,
            place.selection,
            place.surface,
            scenarios,
            place.editor_kind.decks is not None,
        )

    # What is done.

    def open(self, place: Place, format_name: str = "") -> None:
        """Show the dialog for the map of a place, at a format."""
        subject = export_subject(place)
        if subject is None:
            return
        from .export_dialog import ExportDialog

        choice = self.choice_for(place, format_name)
        dialog = ExportDialog(
            subject, self.formats(subject), choice, self.offer(place), self._window()
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.wanted.connect(lambda forced: self._ask(dialog.request(), forced=forced))
        dialog.copied.connect(lambda: self._copy(dialog.request()))
        dialog.problems_wanted.connect(self._go_to_problems)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.show()
        dialog.list.setFocus()

    def again(self, place: Place) -> None:
        """Export the map of a place as it was exported last, without a dialog; the first time, ask."""
        subject = export_subject(place)
        known = self._memory.of(subject.key) if subject else None
        if subject is None or known is None:
            self.open(place)
            return
        formats = {each.name: each for each in self.formats(subject)}
        if known.format not in formats:
            self.open(place)
            return
        request = ExportRequest(subject, formats[known.format], known, self.offer(place))
        if known.file is None:
            self._copy(request)
        elif request.format.sort is FormatSort.BOARD and subject.errors:
            self.open(place, known.format)
        else:
            self.write(request, known.file)

    def write(self, request: ExportRequest, path: Path, *, forced: bool = False) -> None:
        """Export to a file, beside the window if that takes long."""
        anyway = partial(self._ask, request, forced=True)
        self._run(
            request,
            request.asked(str(path), forced=forced),
            lambda answer: self._tell(request, path, answer, anyway),
        )

    def _run(
        self, request: ExportRequest, asked: JsonObject, then: Callable[[JsonObject], object]
    ) -> None:
        self._context.jobs.run(
            FileJob(
                job=request.job,
                asked=asked,
                title=tr("Exporting {name} …", name=request.subject.map.name),
                then=then,
                fails=self._news.tell_fault,
                weight=request.weight,
                is_apart=request.is_apart,
            )
        )

    def _tell(
        self,
        request: ExportRequest,
        path: Path,
        answer: JsonObject,
        anyway: Callable[[], object],
    ) -> None:
        if not answer.get("written", True):
            self._news.tell_forbidden([tr(each) for each in answer["errors"]], anyway)
            return
        self._memory.keep(request.subject.key, replace(request.choice, path=str(path)))
        self._news.tell_written(request, path, answer)

    def _ask(self, request: ExportRequest, *, forced: bool = False) -> None:
        """Ask for a file, and export to it."""
        subject, form = request.subject, request.format
        folder = self.defaults.folder or subject.folder or self._context.recent.folder()
        known = self._memory.of(subject.key)
        usual = folder / file_name(subject.map, form.suffix)
        if known is not None and known.file is not None and known.format == form.name:
            usual = known.file
        path = self._context.asker.save_path(form.title, usual, form.patterns)
        if path is None:
            return
        self._close_dialog()
        if path.resolve() in {each.resolve() for each in subject.files}:
            self._news.tell_taken(path, partial(self._ask, request, forced=forced))
            return
        self.write(request, path, forced=forced)

    # The clipboard.

    def _copy(self, request: ExportRequest) -> None:
        """Put a picture or a code on the clipboard."""
        if request.format.sort is FormatSort.CODE:
            self._copy_code(request)
            return
        # Whatever is pasted has pixels: other programs take no other pictures.
        format_ = replace(request.format, suffix=".png")
        drawn = replace(request, format=format_)
        self._close_dialog()
        self._run(drawn, drawn.asked(), partial(self._take_picture, request))

    def _take_picture(self, request: ExportRequest, answer: JsonObject) -> None:
        QGuiApplication.clipboard().setImage(QImage.fromData(answer["content"]))
        self._memory.keep(request.subject.key, replace(request.choice, path=""))
        self._news.tell_copied_picture(request.subject.map.name)

    def _copy_code(self, request: ExportRequest) -> None:
        from hullwright.plugins.public_formats.share_code import share_code

        try:
            code = share_code(request.subject.map)
        except HullwrightError as fault:
            self._news.tell_fault(fault)
            return
        self._close_dialog()
        QGuiApplication.clipboard().setText(code)
        self._memory.keep(request.subject.key, replace(request.choice, path=""))
        self._news.tell_code(request.subject.map.name, len(code))

    # The dialog.

    def _close_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.accept()

    def _go_to_problems(self) -> None:
        self._close_dialog()
        self._show_problems()

    def _forget_dialog(self) -> None:
        self.dialog = None


def _shown(place: Place) -> Iterator[str]:
    """Yield the names of the overlays that lie over the map of a place."""
    if isinstance(place, Workplace):
        yield from (each.name for each in place.editor_kind.overlays if each.name in place.overlays)
