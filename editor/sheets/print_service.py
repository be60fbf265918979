"""Printing: opens the preview for the map in front, and sends its pages to paper or to a file."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.late_dataclass import late_dataclass

from ..documents.absence import no_document
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..drawing.hull_styles import STYLES
from ..files.asker import Pattern
from ..files.export_format import ExportFormat, ExportSubject, FormatSort
from ..files.file_context import FileContext, file_name, with_notes
from ..kinds.table import editor_kind_of
from ..languages.catalogue import languages
from ..languages.words import language_in_use, tr
from ..shell.notices import Tone
from ..shell.pages import Pages
from ..shell.settings import ProgramSettings
from ..shell.tab_page import TabPage
from .options import SheetOptions, What

# What makes and shows pages is imported when somebody prints: the window is to be there at once.
if TYPE_CHECKING:
    from hullwright.engines.rules.book import RuleBook
    from hullwright.plugins.sheets import PluginSheet

    from ..documents.place import Place
    from .press import PrintOrder
    from .preview import SheetPreview
    from .printer import AskPrinter

TOPIC = SORT = "sheets"
SUFFIXES = {What.BOOKLET: "-booklet.pdf", What.PIECES: "-pieces.pdf"}
"""How the names of files end; other sheets are named after the map alone."""


@late_dataclass
class PrintContext:
    """What printing needs of the program."""

    context: FileContext
    settings: ProgramSettings
    book: "Callable[[], RuleBook]"
    """Returns the rules of all plugins."""
    scenarios: Callable[[], Sequence[Scenario]]
    """Returns scenarios that a map can be printed with beside those that are open, such as samples."""
    pages: Pages
    """Where the preview is shown."""
    ask_printer: "AskPrinter"
    extras: "Callable[[str], Sequence[PluginSheet]]" = lambda _: ()
    """Returns the sheets that plugins bring for maps of a kind."""


class PrintService:
    """Keeps the preview, and what was chosen in it."""

    def __init__(self, around: PrintContext) -> None:
        self._around = around
        self.preview: SheetPreview | None = None
        self._shown: Place | None = None
        around.pages.offer(SORT, self._open_again)
        around.pages.closed.connect(self._forget)
        around.context.workplaces.closed.connect(self._follow_closed)

    def hindrance(self) -> str:
        """Return why there is nothing to print, or nothing if there is."""
        front = self._around.context.workplaces.front
        if front is None:
            return no_document(self._around.context.workplaces)
        if isinstance(front, ScenarioPlace) and front.map is None:
            return tr("Choose a map for the scenario first.")
        return ""

    def is_without_pieces(self) -> bool:
        """Tell whether maps like the one in front are played on paper alone."""
        document = _map_of(self._around.context.workplaces.front)
        return document is not None and editor_kind_of(document.kind).cutouts is None

    def pieces_hindrance(self) -> str:
        """Return why there are no pieces to cut out, or nothing if there are."""
        if _map_of(self._around.context.workplaces.front) is None:
            return self.hindrance()
        if self.is_without_pieces():
            return tr(
                "Maps of this kind are played on their sheets: there are no pieces to cut out."
            )
        return ""

    def formats(self, _: ExportSubject) -> list[ExportFormat]:
        """Return what the export dialog offers of sheets: the way to their preview."""
        return [
            ExportFormat(
                "sheets",
                tr("Sheets for the table (PDF)"),
                tr("Map sheets, booklets and pieces to cut out have a preview of their own."),
                FormatSort.ELSEWHERE,
                is_elsewhere=partial(self.open, What.MAP),
            )
        ]

    def open(self, what: What) -> None:
        """Show the preview of the map in front, or of the map that the scenario in front is tried on."""
        front = self._around.context.workplaces.front
        if front is not None:
            self._preview(front, what)

    def _preview(self, front: "Place", what: What) -> None:
        document = _map_of(front)
        if document is None:
            return
        from .extra_sheets import ExtraSheets
        from .preview import SheetPreview

        self.close()
        preview = SheetPreview(
            document,
            replace(self._usual(), what=what),
            self._scenarios(document),
            _once(self._around.book),
            ExtraSheets(self._around.extras(document.kind)),
            front,
        )
        if isinstance(front, ScenarioPlace):
            preview.form.show_scenario(front.scenario)
            preview.refresh()
        preview.print_wanted.connect(self.print)
        preview.pdf_wanted.connect(self.save_pdf)
        preview.form.changed.connect(self._remember)
        front.document.changed.connect(self._take_in)
        self.preview, self._shown = preview, front
        self._around.pages.open(preview, SORT)

    def close(self) -> None:
        """Take the preview away."""
        if self.preview is not None:
            self._around.pages.close(self.preview)

    def _open_again(self, kept: object) -> None:
        """Show the preview of the same map as in the window before."""
        from .preview import KeptPreview

        if isinstance(kept, KeptPreview):
            self._preview(kept.place, kept.what)

    def _forget(self, page: TabPage) -> None:
        if self._shown is not None and page is self.preview:
            self._shown.document.changed.disconnect(self._take_in)
            self.preview, self._shown = None, None

    def _follow_closed(self, place: "Place") -> None:
        """Close the preview with its map."""
        if place is self._shown:
            self.close()

    def print(self) -> None:
        """Ask for a printer and print what the preview shows."""
        if self.preview is None:
            return
        self.preview.refresh()
        if self.preview.bound is None:
            return
        from .printer import print_pages

        try:
            count = print_pages(self.preview.bound, self._around.ask_printer)
        except HullwrightError as fault:
            self._around.context.tell_fault(fault, TOPIC)
            return
        if count:
            self._tell(tr("{count} pages are on their way to the printer.", count=count))

    def save_pdf(self) -> None:
        """Ask for a file and write what the preview shows; without one in front, the map sheet."""
        front = self._around.context.workplaces.front
        preview = self.preview if front is None else None
        order = preview.order() if preview else self._order(front)
        if order is None:
            return
        from .press import made, write_pdf

        context = self._around.context
        suffix = f"-{order.options.extra.rpartition('/')[2]}.pdf"
        if order.options.what is not What.EXTRA:
            suffix = SUFFIXES.get(order.options.what, ".pdf")
        usual = context.recent.folder() / file_name(order.document, suffix)
        title = tr("Save sheets as PDF")
        path = context.asker.save_path(title, usual, [Pattern(tr("PDF files"), "*.pdf")])
        if path is None:
            return
        try:
            pages = preview.made() if preview else made(order, self._around.book())
            saved = write_pdf(pages, path)
        except HullwrightError as fault:
            context.tell_fault(fault, TOPIC)
        else:
            text = tr("{count} pages are in {path}.", count=len(pages.pages), path=path)
            self._tell(with_notes(text, saved))

    def _order(self, front: "Place | None") -> "PrintOrder | None":
        from .press import PrintOrder

        document = _map_of(front)
        if document is None:
            return None
        scenario = front.scenario if isinstance(front, ScenarioPlace) else None
        what = What.BOTH if scenario else What.MAP
        return PrintOrder(document, replace(self._usual(), what=what), scenario)

    def _scenarios(self, document: MapDocument) -> list[Scenario]:
        """Return the scenarios of a map's game: the open ones first, then others of other names."""
        values = [each.document.value for each in self._around.context.workplaces]
        found = [each for each in values if isinstance(each, Scenario)]
        names = {each.name for each in found}
        found += [each for each in self._around.scenarios() if each.name not in names]
        game = map_kind(document.kind).game
        return [each for each in found if each.game == game]

    def _tell(self, text: str) -> None:
        self._around.context.notices.tell(text, Tone.GOOD, topic=TOPIC)

    def _take_in(self, _: object, after: MapDocument | Scenario) -> None:
        if self.preview is None:
            return
        if isinstance(after, Scenario):
            self.preview.form.show_scenario(after)
        else:
            self.preview.show_document(after)

    # What is remembered until the next time.

    def _usual(self) -> SheetOptions:
        from .pages import PAPERS
        from .papers import usual_paper

        settings = self._around.settings
        paper = settings.text("sheets/paper")
        language = settings.text("sheets/language")
        hull = settings.text("sheets/hull")
        return SheetOptions(
            paper=paper if paper in PAPERS else usual_paper(QLocale()),
            per_page=2 if settings.text("sheets/per-page") == "2" else 1,
            language=language if language in languages() else language_in_use(),
            hull=hull if hull in STYLES else SheetOptions.hull,
        )

    def _remember(self) -> None:
        if self.preview is None:
            return
        options, settings = self.preview.form.options(), self._around.settings
        settings.keep("sheets/paper", options.paper)
        settings.keep("sheets/per-page", str(options.per_page))
        settings.keep("sheets/hull", options.hull)
        if options.language != language_in_use() or settings.text("sheets/language"):
            settings.keep("sheets/language", options.language)


def _map_of(place: "Place | None") -> MapDocument | None:
    """Return the map that is printed from a tab."""
    return place.map if isinstance(place, Workplace | ScenarioPlace) else None


def _once(book: "Callable[[], RuleBook]") -> "Callable[[], RuleBook]":
    """Return the book, read when it is first asked for and never again."""
    kept: list[RuleBook] = []

    def read() -> "RuleBook":
        """Return the book."""
        if not kept:
            kept.append(book())
        return kept[0]

    return read
