"""The importer: maps in the public formats become new documents, with what was guessed about them."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtGui import QGuiApplication

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import content_of
from hullwright.schema.limits import MAX_FILE_BYTES

from ..documents.document import Document
from ..kinds.table import editor_kind_of
from ..languages.words import tr
from ..shell.notices import Offer, Tone
from .asker import Pattern
from .file_context import FileContext
from .file_reader import insist_on_file
from .job_queue import FileJob, size_of
from .jobs import Asked

FEW = 2
"""Remarks that a notice shows; the others are shown on request."""


class MapImporter:
    """Brings in maps from other formats."""

    def __init__(self, context: FileContext, language: str = "en") -> None:
        self._context = context
        self._language = language

    def ask(self) -> None:
        """Ask for files and import them."""
        patterns = [Pattern(tr("All files"), "*"), Pattern(tr("Pictures"), "*.png")]
        folder = self._context.recent.folder()
        for path in self._context.asker.open_paths(tr("Import maps"), folder, patterns):
            self.import_file(path)

    def import_file(self, path: Path) -> None:
        """Import a file in the format its content has; offer several if it could have several."""
        try:
            formats = formats_of(path)
        except HullwrightError as fault:
            self._context.tell_fault(fault, _topic(path))
            return
        if len(formats) == 1:
            self.import_as(path, formats[0])
        else:
            self._offer(path, formats)

    def _offer(self, path: Path, formats: Sequence[str]) -> None:
        if formats:
            text = tr("{name} could be in several formats. Which one is it?", name=path.name)
            offers = [
                Offer(self._title(each), partial(self.import_as, path, each)) for each in formats
            ]
        else:
            text = tr(
                "The format of {name} is not recognised. If you know it, choose it here.",
                name=path.name,
            )
            offers = [Offer(tr("Choose format…"), partial(self._ask_format, path))]
        self._context.notices.tell(text, Tone.WARNING, offers, _topic(path))

    def _ask_format(self, path: Path) -> None:
        from hullwright.plugins.importers import importers

        known = list(importers())
        chosen = self._context.asker.one_of(
            tr("Import {name}", name=path.name),
            tr("The format of the file"),
            [self._title(each) for each in known],
        )
        if chosen is not None:
            self.import_as(path, known[chosen])

    def import_as(self, path: Path, format_name: str) -> None:
        """Import a file in a format."""
        asked = {"path": str(path), "format": format_name}
        self._run(path.name, asked, size_of(path), _topic(path))

    def import_clipboard(self) -> None:
        """Import the text on the clipboard, such as a share code."""
        text, name = QGuiApplication.clipboard().text(), tr("The clipboard")
        if text.strip():
            self._run(name, {"text": text, "name": name, "format": None}, len(text), "clipboard")
        else:
            what = tr("The clipboard holds no text. Copy a share code or the rows of a map first.")
            self._context.notices.tell(what, Tone.WARNING, topic="clipboard")

    def _run(self, name: str, asked: Asked, weight: int, topic: str) -> None:
        self._context.jobs.run(
            FileJob(
                job="import",
                asked=asked,
                title=tr("Importing {name} …", name=name),
                then=partial(self._show, name, topic),
                fails=lambda fault: self._context.tell_fault(fault, topic),
                weight=weight,
            )
        )

    def _show(self, name: str, topic: str, answer: Mapping[str, Any]) -> None:
        imported = answer["map"]
        document = Document(imported)
        # It stands in no file of ours yet, so it must not look saved.
        document.unsaved()
        self._context.workplaces.open(document)
        remarks = [tr(each) for each in answer["notes"]]
        name_of = editor_kind_of(imported.kind).content_name
        readings = [
            tr("“{sign}” was read as {kind}.", sign=sign, kind=name_of(kind))
            for sign, kind in answer["legend"].items()
        ]
        self._tell(name, topic, remarks, readings)

    def _tell(self, name: str, topic: str, remarks: list[str], readings: list[str]) -> None:
        offers = []
        if len(remarks) > FEW or readings:
            title = tr("About the import of {name}", name=name)
            lines = [*remarks, *readings]
            offers.append(
                Offer(tr("Show all"), lambda: self._context.asker.show_lines(title, lines))
            )
        text = tr(
            "{name} was imported as a new map. Save it to keep it. {remarks}",
            name=name,
            remarks="\n".join(remarks[:FEW]),
        )
        tone = Tone.WARNING if remarks else Tone.GOOD
        self._context.notices.tell(text.strip(), tone, offers, topic)

    def _title(self, format_name: str) -> str:
        from hullwright.plugins.importers import importers

        titles = importers()[format_name].title
        return titles.get(self._language) or titles.get("en") or format_name

    def claimed(self, path: Path) -> bool:
        """Tell whether some format claims a file."""
        try:
            return bool(formats_of(path))
        except HullwrightError:
            return False


def formats_of(path: Path) -> list[str]:
    """Return the formats that claim a file by its content."""
    from hullwright.plugins.importers import importers

    insist_on_file(path)
    content = content_of(path, MAX_FILE_BYTES)
    found = []
    for name, importer in importers().items():
        try:
            if importer.claims(content, path.name):
                found.append(name)
        except HullwrightError:
            # A plugin that can't be asked hides no other; the plugin list says what it lacks.
            continue
    return found


def _topic(path: Path) -> str:
    return f"open {path}"
