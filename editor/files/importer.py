"""The importer: maps in the public formats become new documents, with what was guessed about them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hullwright.plugins.contributions import worded
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import content_of
from hullwright.schema.limits import MAX_FILE_BYTES

from ..documents.document import Document
from ..kinds.table import editor_kind_of
from ..languages.words import language_in_use, tr
from ..shell.notices import Offer, Tone
from .asker import Pattern
from .file_context import FileContext
from .file_reader import insist_on_file
from .job_queue import FileJob, size_of
from .jobs import Asked

if TYPE_CHECKING:
    from .legend_dialog import LegendDialog

MOST_AT_ONCE = 20
"""Files of a folder that are imported, each in a tab."""
_LINK = "link"
"""The topic of what is told of links."""
FEW = 2
"""Remarks that a notice shows; the others are shown on request."""


class MapImporter:
    """Brings in maps from other formats."""

    def __init__(
        self,
        context: FileContext,
        window: Callable[[], QWidget | None] = lambda: None,
    ) -> None:
        self._context = context
        self._window = window
        self.dialog: LegendDialog | None = None
        """The dialog that asks what signs stand for, while it is open."""

    def ask(self) -> None:
        """Ask for files and import them."""
        patterns = [Pattern(tr("All files"), "*"), Pattern(tr("Pictures"), "*.png")]
        folder = self._context.recent.folder()
        for path in self._context.asker.open_paths(tr("Import maps"), folder, patterns):
            self.import_file(path)

    def import_file(self, path: Path) -> None:
        """Import a file in the format its content has, or all files of a folder; offer several formats if it could have several."""
        if path.is_dir():
            self._import_folder(path)
            return
        try:
            formats = formats_of(path)
        except HullwrightError as fault:
            self._context.tell_fault(fault, _topic(path))
            return
        if len(formats) == 1:
            self.import_as(path, formats[0])
        else:
            self._offer(path, formats)

    def _import_folder(self, folder: Path) -> None:
        """Import the files of a folder that some format claims; the others stay what they are."""
        files = sorted(each for each in folder.iterdir() if each.is_file())
        claimed = [each for each in files if not each.name.startswith(".") and self.claimed(each)]
        if not claimed:
            text = tr("There is nothing to import in {folder}.", folder=folder.name)
            self._context.notices.tell(text, Tone.WARNING, topic=_topic(folder))
        for each in claimed[:MOST_AT_ONCE]:
            self.import_file(each)
        if len(claimed) > MOST_AT_ONCE:
            text = tr(
                "The first {most} of {count} files of {folder} were imported.",
                most=MOST_AT_ONCE,
                count=len(claimed),
                folder=folder.name,
            )
            self._context.notices.tell(text, Tone.HINT, topic=_topic(folder))

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
        """Import what is on the clipboard: a share code, a link, the rows of a map, or files that were copied."""
        forms = QGuiApplication.clipboard().mimeData()
        paths = [Path(url.toLocalFile()) for url in forms.urls() if url.isLocalFile()]
        if paths:
            for path in paths:
                self.import_file(path)
        elif forms.text().strip():
            self.import_text(forms.text())
        else:
            what = tr("The clipboard holds no text. Copy a share code or the rows of a map first.")
            self._context.notices.tell(what, Tone.WARNING, topic="clipboard")

    def import_text(self, text: str, name: str = "") -> None:
        """Import what a person pasted."""
        name = name or tr("The clipboard")
        asked = {"text": text, "name": name, "format": None}
        self._run(name, asked, len(text), "clipboard")

    def claims_text(self, text: str) -> bool:
        """Tell whether some format claims a text that was pasted."""
        return bool(_claiming(text.encode("utf-8", errors="replace"), ""))

    def ask_about_link(self, link: str) -> None:
        """Ask whether what a link from elsewhere carries is to be imported: whoever made it is not known."""
        from hullwright.plugins.public_formats.links import codes_in
        from hullwright.plugins.public_formats.texts import unescaped

        codes = codes_in(link)
        if not codes:
            text = tr("The link carries no map. Copy its share code and paste it here.")
            self._context.notices.tell(text, Tone.WARNING, topic=_LINK)
            return
        named = unescaped(
            codes[0].partition(",")[0].partition(":")[2] or codes[0].partition(",")[0]
        )
        offer = Offer(tr("Import"), partial(self._import_link, codes[0]))
        text = tr("A link wants to bring in a map called “{name}”.", name=named)
        self._context.notices.tell(text, Tone.HINT, [offer], _LINK)

    def _import_link(self, code: str) -> None:
        self._context.notices.settle(_LINK)
        self.import_text(code, tr("The link"))

    def _run(self, name: str, asked: Asked, weight: int, topic: str) -> None:
        asked = {"options": {"sheet": "official"}, **asked}
        self._context.jobs.run(
            FileJob(
                job="import",
                asked=asked,
                title=tr("Importing {name} …", name=name),
                then=partial(self._take, asked, name, topic),
                fails=lambda fault: self._context.tell_fault(fault, topic),
                weight=weight,
            )
        )

    def _take(self, asked: Asked, name: str, topic: str, answer: Mapping[str, Any]) -> None:
        """Show what came in, or offer to say what its signs stand for."""
        if "wanted" not in answer:
            self._show(name, topic, answer)
            return
        wanted = answer["wanted"]
        text = tr("{name} was not imported yet. {reason}", name=name, reason=wanted["reason"])
        cure = Offer(
            tr("Say what they stand for…"), partial(self._ask_legend, asked, name, topic, wanted)
        )
        self._context.notices.tell(text, Tone.ERROR, [cure], topic)

    def _ask_legend(self, asked: Asked, name: str, topic: str, wanted: Mapping[str, Any]) -> None:
        """Show the guess on a drawing, to be changed and agreed to."""
        from hullwright.plugins.importers import import_map

        from .jobs import import_content
        from .legend_dialog import LegendDialog

        source, content = import_content(asked)

        def drawn_by(legend: Mapping[str, str]) -> MapDocument:
            options = {**asked["options"], "legend": legend}
            return import_map(content, source, wanted["format"], options).document

        reason = tr(wanted["reason"])
        try:
            dialog = LegendDialog(name, reason, wanted["legend"], drawn_by, self._window())
        except HullwrightError as fault:
            self._context.tell_fault(fault, topic)
            return
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.agreed.connect(
            partial(self._agree, {**asked, "format": wanted["format"]}, name, topic)
        )
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.show()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _agree(
        self, asked: Asked, name: str, topic: str, legend: Mapping[str, str], remember: str
    ) -> None:
        """Import by a legend that a person agreed to, and keep it as a format of theirs if they want."""
        from hullwright.plugins.own_formats import OwnFormats

        try:
            if remember:
                OwnFormats().remember(remember, asked["format"], legend)
        except (HullwrightError, OSError) as fault:
            self._context.tell_fault(HullwrightError(str(fault)), f"{topic} format")
        self._run(name, {**asked, "options": {**asked["options"], "legend": legend}}, 0, topic)

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

        return worded(importers()[format_name].title, language_in_use(), format_name)

    def claimed(self, path: Path) -> bool:
        """Tell whether some format claims a file."""
        try:
            return bool(formats_of(path))
        except HullwrightError:
            return False


def formats_of(path: Path) -> list[str]:
    """Return the formats that claim a file by its content."""
    insist_on_file(path)
    return _claiming(content_of(path, MAX_FILE_BYTES), path.name)


def _claiming(content: bytes, source: str) -> list[str]:
    from hullwright.plugins.importers import importers

    found = []
    for name, importer in importers().items():
        try:
            if importer.claims(content, source):
                found.append(name)
        except HullwrightError:
            # A plugin that can't be asked hides no other; the plugin list says what it lacks.
            continue
    return found


def _topic(path: Path) -> str:
    return f"open {path}"
