"""What is told of exports: where they went, what forbids them, and what can be done about it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from hullwright.schema.errors import HullwrightError
from hullwright.schema.records import JsonObject

from ..languages.words import tr
from ..shell.notices import Offer, Tone
from .export_format import FormatSort
from .export_request import ExportRequest
from .file_context import FileContext, with_notes

_TOPIC = "export"


class ExportNews:
    """Tells what became of exports."""

    def __init__(self, context: FileContext, show_problems: Callable[[], object]) -> None:
        self._context = context
        self._show_problems = show_problems

    def tell_fault(self, fault: HullwrightError) -> None:
        """Say why something could not be exported."""
        self._context.tell_fault(fault, _TOPIC)

    def tell_written(self, request: ExportRequest, path: Path, answer: JsonObject) -> None:
        """Say where a file is, and what it says of the map."""
        form, subject = request.format, request.subject
        name = form.suffix.removeprefix(".") if form.sort is FormatSort.PICTURE else "export"
        self._context.events.exported.emit(
            str(path), request.scenario or subject.map, form.name if form.of_plugin else name
        )
        errors = [tr(each) for each in answer.get("errors", ())]
        warnings = [tr(each) for each in answer.get("warnings", ())]
        if form.sort is FormatSort.PICTURE:
            self._good(
                with_notes(tr("The picture is in {path}.", path=path), answer["saved"]), path
            )
        elif form.of_plugin or not (errors or warnings):
            self._good(with_notes(tr("Exported to {path}.", path=path), answer["saved"]), path)
        else:
            text = tr(
                "Exported to {path}, with {errors} errors and {warnings} warnings, which are "
                "listed in the file. First: {first}",
                path=path,
                errors=len(errors),
                warnings=len(warnings),
                first=[*errors, *warnings][0],
            )
            tone = Tone.WARNING if errors else Tone.GOOD
            offers = [self._problems(), *_places(path)]
            self._context.notices.tell(with_notes(text, answer["saved"]), tone, offers, _TOPIC)

    def _good(self, text: str, path: Path) -> None:
        self._context.notices.tell(text, Tone.GOOD, _places(path), _TOPIC)

    def tell_forbidden(self, errors: Sequence[str], anyway: Callable[[], object]) -> None:
        """Say what forbids an export."""
        if len(errors) == 1:
            text = tr("Not exported because of a problem. {first}", first=errors[0])
        else:
            text = tr(
                "Not exported because of {count} problems. First: {first}",
                count=len(errors),
                first=errors[0],
            )
        offers = [self._problems(), Offer(tr("Export anyway…"), anyway)]
        self._context.notices.tell(text, Tone.ERROR, offers, _TOPIC)

    def tell_taken(self, path: Path, again: Callable[[], object]) -> None:
        """Say that a file is the map itself, which an export must not take the place of."""
        text = tr("{name} is the map itself. Choose another name to keep both.", name=path.name)
        offers = [Offer(tr("Choose another name…"), again)]
        self._context.notices.tell(text, Tone.WARNING, offers, _TOPIC)

    def tell_copied_picture(self, name: str) -> None:
        """Say that a picture is on the clipboard."""
        text = tr("The picture of {name} is on the clipboard.", name=name)
        self._context.notices.tell(text, Tone.GOOD, topic=_TOPIC)

    def tell_code(self, name: str, count: int) -> None:
        """Say that a share code is on the clipboard."""
        text = tr(
            "The share code of {name} is on the clipboard: {count} letters. Paste it into a "
            "message; others can read it with “Import”.",
            name=name,
            count=count,
        )
        self._context.notices.tell(text, Tone.GOOD, topic=_TOPIC)

    def _problems(self) -> Offer:
        return Offer(tr("Show problems"), self._show_problems)


def _places(path: Path) -> list[Offer]:
    """Return what can be done with a file that was written."""
    folder = QUrl.fromLocalFile(str(path.resolve().parent))
    clipboard = QGuiApplication.clipboard()
    return [
        Offer(tr("Open folder"), partial(QDesktopServices.openUrl, folder)),
        Offer(tr("Copy path"), partial(clipboard.setText, str(path.resolve()))),
    ]
