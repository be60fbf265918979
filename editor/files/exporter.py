"""The exporter: files for engines, pictures for people, share codes for messages."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from hullwright.plugins.host.home import home
from hullwright.plugins.host.usual import has_strangers
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.records import JsonObject

from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.notices import Offer, Tone
from .asker import Pattern
from .file_context import FileContext, file_name, map_patterns, with_notes
from .job_queue import FileJob, weight_of
from .picture_options import PictureOptions, write_picture

_TOPIC = "export"


class MapExporter:
    """Writes what others read: exports, pictures, share codes."""

    def __init__(self, context: FileContext, show_problems: Callable[[], object]) -> None:
        self._context = context
        self._show_problems = show_problems
        self._picture = PictureOptions()

    def export(self, workplace: Workplace) -> None:
        """Ask for a file and export a map; known errors are told before anything is asked."""
        known = workplace.findings.problems or ()
        errors = [tr(each.message) for each in known if each.severity is Severity.ERROR]
        if errors:
            self._tell_forbidden(workplace, errors)
        else:
            self._ask(workplace, forced=False)

    def export_anyway(self, workplace: Workplace) -> None:
        """Ask for a file and export a map in spite of errors; the file lists them."""
        self._ask(workplace, forced=True)

    def _ask(self, workplace: Workplace, *, forced: bool) -> None:
        document = workplace.document
        folder = document.path.parent if document.path else self._context.recent.folder()
        usual = folder / file_name(workplace.map, "-export.json")
        path = self._context.asker.save_path(tr("Export for engines"), usual, map_patterns())
        if path is None:
            return
        if document.path is not None and path.resolve() == document.path.resolve():
            text = tr(
                "{name} is the map itself. Choose another name, so that both are kept.",
                name=path.name,
            )
            again = Offer(tr("Choose another name…"), partial(self._ask, workplace, forced=forced))
            self._context.notices.tell(text, Tone.WARNING, [again], _TOPIC)
            return
        self._write(workplace, path, forced=forced)

    def _write(self, workplace: Workplace, path: Path, *, forced: bool) -> None:
        value = workplace.map
        self._context.jobs.run(
            FileJob(
                job="export",
                asked={"map": value, "path": str(path), "forced": forced},
                title=tr("Exporting {name} …", name=value.name),
                then=partial(self._tell, workplace, path),
                fails=lambda fault: self._context.tell_fault(fault, _TOPIC),
                weight=weight_of(value),
                is_apart=has_strangers(home() / "plugins"),
            )
        )

    def _tell(self, workplace: Workplace, path: Path, answer: JsonObject) -> None:
        errors = [tr(each) for each in answer["errors"]]
        if not answer["written"]:
            self._tell_forbidden(workplace, errors)
            return
        warnings, saved = [tr(each) for each in answer["warnings"]], answer["saved"]
        if not errors and not warnings:
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

    def _tell_forbidden(self, workplace: Workplace, errors: list[str]) -> None:
        if len(errors) == 1:
            text = tr("Not exported: one problem forbids it. {first}", first=errors[0])
        else:
            text = tr(
                "Not exported: {count} problems forbid it. First: {first}",
                count=len(errors),
                first=errors[0],
            )
        anyway = Offer(tr("Export anyway…"), partial(self.export_anyway, workplace))
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
