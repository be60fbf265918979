"""The exporter: files for engines, pictures for people, share codes for messages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from hullwright.plugins.host.home import home
from hullwright.plugins.host.strangers import has_strangers
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message
from hullwright.schema.records import JsonObject

from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.notices import Offer, Tone
from .asker import Pattern
from .file_context import FileContext, file_name, map_patterns, with_notes
from .job_queue import FileJob, weight_of
from .picture_options import PictureOptions, write_picture

_TOPIC = "export"


@dataclass(frozen=True)
class ExportSubject:
    """A map that is exported, by itself or as it is played under a scenario."""

    map: MapDocument
    folder: Path | None
    """Where its file is, or that of the scenario, if there is one."""
    files: tuple[Path, ...] = ()
    """The files that an export must not take the place of."""
    scenario: Scenario | None = None
    errors: tuple[Message, ...] = ()
    """What is known to forbid it."""


@dataclass(frozen=True)
class ExportForm:
    """In which form a map is exported."""

    title: str
    suffix: str
    """How the names of its files end."""
    patterns: Sequence[Pattern]
    format: str = ""
    """The name of a plugin's format; nothing for what engines load."""


def for_engines() -> ExportForm:
    """Return the form that engines load."""
    return ExportForm(tr("Export for engines"), "-export.json", map_patterns())


def export_subject(place: Place | None) -> ExportSubject | None:
    """Return what would be exported of what is in front; None if there is no map."""
    if isinstance(place, Workplace):
        path, known = place.document.path, place.findings.problems or ()
        errors = tuple(each.message for each in known if each.severity is Severity.ERROR)
        files = (path,) if path else ()
        return ExportSubject(place.map, path.parent if path else None, files, errors=errors)
    if isinstance(place, ScenarioPlace) and place.map is not None:
        path = place.document.path
        files = (path,) if path else ()
        return ExportSubject(place.map, path.parent if path else None, files, place.scenario)
    return None


class MapExporter:
    """Writes what others read: exports, pictures, share codes."""

    def __init__(self, context: FileContext, show_problems: Callable[[], object]) -> None:
        self._context = context
        self._show_problems = show_problems
        self._picture = PictureOptions()

    def export(self, place: Place, form: ExportForm | None = None) -> None:
        """Ask for a file and export the map of a place, for engines or in another form.

        Known errors are told before anything is asked.
        """
        subject, form = export_subject(place), form or for_engines()
        if subject is not None and subject.errors:
            self._tell_forbidden(subject, form, [tr(each) for each in subject.errors])
        elif subject is not None:
            self._ask(subject, form, forced=False)

    def export_anyway(self, place: Place) -> None:
        """Ask for a file and export the map of a place for engines in spite of errors; the file lists them."""
        subject = export_subject(place)
        if subject is not None:
            self._ask(subject, for_engines(), forced=True)

    def _ask(self, subject: ExportSubject, form: ExportForm, *, forced: bool) -> None:
        folder = subject.folder or self._context.recent.folder()
        usual = folder / file_name(subject.map, form.suffix)
        path = self._context.asker.save_path(form.title, usual, form.patterns)
        if path is None:
            return
        if path.resolve() in {each.resolve() for each in subject.files}:
            text = tr(
                "{name} is the map itself. Choose another name, so that both are kept.",
                name=path.name,
            )
            again = partial(self._ask, subject, form, forced=forced)
            offers = [Offer(tr("Choose another name…"), again)]
            self._context.notices.tell(text, Tone.WARNING, offers, _TOPIC)
            return
        self._write(subject, form, path, forced=forced)

    def _write(self, subject: ExportSubject, form: ExportForm, path: Path, *, forced: bool) -> None:
        value = subject.map
        self._context.jobs.run(
            FileJob(
                job="export",
                asked={
                    "map": value,
                    "path": str(path),
                    "forced": forced,
                    "scenario": subject.scenario,
                    "format": form.format,
                },
                title=tr("Exporting {name} …", name=value.name),
                then=partial(self._tell, subject, form, path),
                fails=lambda fault: self._context.tell_fault(fault, _TOPIC),
                weight=weight_of(value),
                is_apart=bool(form.format) or has_strangers(home() / "plugins"),
            )
        )

    def _tell(
        self, subject: ExportSubject, form: ExportForm, path: Path, answer: JsonObject
    ) -> None:
        errors = [tr(each) for each in answer["errors"]]
        if not answer["written"]:
            self._tell_forbidden(subject, form, errors)
            return
        self._context.events.exported.emit(
            str(path), subject.scenario or subject.map, form.format or "export"
        )
        warnings, saved = [tr(each) for each in answer["warnings"]], answer["saved"]
        if form.format or (not errors and not warnings):
            text = with_notes(tr("Exported to {path}.", path=path), saved)
            self._context.notices.tell(text, Tone.GOOD, topic=_TOPIC)
            return
        text = tr(
            "Exported to {path}, with {errors} errors and {warnings} warnings, which the file "
            "lists. First: {first}",
            path=path,
            errors=len(errors),
            warnings=len(warnings),
            first=[*errors, *warnings][0],
        )
        tone = Tone.WARNING if errors else Tone.GOOD
        self._context.notices.tell(with_notes(text, saved), tone, [self._problems()], _TOPIC)

    def _tell_forbidden(self, subject: ExportSubject, form: ExportForm, errors: list[str]) -> None:
        if len(errors) == 1:
            text = tr("Not exported: one problem forbids it. {first}", first=errors[0])
        else:
            text = tr(
                "Not exported: {count} problems forbid it. First: {first}",
                count=len(errors),
                first=errors[0],
            )
        anyway = Offer(tr("Export anyway…"), partial(self._ask, subject, form, forced=True))
        self._context.notices.tell(text, Tone.ERROR, [self._problems(), anyway], _TOPIC)

    def _problems(self) -> Offer:
        return Offer(tr("Show problems"), self._show_problems)

    def picture(self, value: MapDocument, suffix: str) -> None:
        """Ask how and where, and write a picture of a map."""
        context, is_svg = self._context, suffix == ".svg"
        title = tr("SVG picture") if is_svg else tr("PNG picture")
        options = context.asker.picture(title, self._picture, sized=not is_svg)
        if options is None:
            return
        self._picture = options
        usual = context.recent.folder() / file_name(value, suffix)
        path = context.asker.save_path(title, usual, [Pattern(title, f"*{suffix}")])
        if path is None:
            return
        try:
            saved = write_picture(value, path, options)
        except HullwrightError as fault:
            context.tell_fault(fault, _TOPIC)
        else:
            context.events.exported.emit(str(path), value, suffix.removeprefix("."))
            text = with_notes(tr("The picture is in {path}.", path=path), saved)
            context.notices.tell(text, Tone.GOOD, topic=_TOPIC)

    def copy_share_code(self, value: MapDocument) -> None:
        """Put the share code of a map on the clipboard."""
        from hullwright.plugins.public_formats.share_code import share_code

        try:
            code = share_code(value)
        except HullwrightError as fault:
            self._context.tell_fault(fault, _TOPIC)
            return
        QGuiApplication.clipboard().setText(code)
        text = tr(
            "The share code of {name} is on the clipboard: {count} letters. Paste it into a "
            "message; others read it with “Import”.",
            name=value.name,
            count=len(code),
        )
        self._context.notices.tell(text, Tone.GOOD, topic=_TOPIC)
