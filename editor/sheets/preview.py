"""The preview: sheets as they will come out of the printer, with the form that makes them beside."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.rules.book import RuleBook
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError

from ..documents.place import Place
from ..drawing.icon import icon
from ..kinds.table import editor_kind_of
from ..languages.words import error_text, language_in_use, percent, tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel
from ..shell.tab_page import PageCommand, TabPage
from .extra_sheets import ExtraSheets
from .options import SheetOptions, What
from .options_form import OptionsForm, SheetOffer
from .page_view import PageView
from .press import PrintOrder, pages_of, subject_of
from .subject import SheetSubject, has_pieces, has_record, rulesets_of

if TYPE_CHECKING:
    from .bound_pages import Bound

SIDE = 272
"""The width of the form, in pixels."""


class KeptPreview(NamedTuple):
    """What a preview showed, for one in another language."""

    place: Place
    what: What


class SheetPreview(TabPage):
    """Shows the sheets of a map before they are printed."""

    print_wanted = Signal()
    pdf_wanted = Signal()

    def __init__(
        self,
        document: MapDocument,
        options: SheetOptions,
        scenarios: Sequence[Scenario],
        book: Callable[[], RuleBook],
        extras: ExtraSheets | None = None,
        place: Place | None = None,
    ) -> None:
        super().__init__(tr("Print preview"), "print")
        self.setObjectName("sheet-preview")
        self._place, self._document, self._book = place, document, book
        self._extras = extras or ExtraSheets()
        self._ready: tuple[object, SheetSubject] | None = None
        self.bound: Bound | None = None
        """The pages that are shown; None if they can't be made."""
        titles = self._extras.titles(language_in_use())
        offer = SheetOffer(has_pieces(document), has_record(document), titles, _is_ship(document))
        rulesets = rulesets_of(document, language_in_use())
        self.form = OptionsForm(options, rulesets, scenarios, offer)
        self.view = PageView()
        self._warnings = WrappedLabel(ink="warning")
        self._warnings.setObjectName("sheet-warnings")
        self._buttons: dict[str, QToolButton] = {}
        self._page, self._zoom = PlainLabel(), PlainLabel()
        self._print, self._pdf = QPushButton(tr("Print…")), QPushButton(tr("Save as PDF…"))
        self._lay_out()
        # One set of pages for any number of changes in the same moment.
        self._soon = QTimer(self, singleShot=True, interval=30)
        self._soon.timeout.connect(self.refresh)
        self.form.changed.connect(self._soon.start)
        self.view.turned.connect(self._show_place)
        self.setFocusProxy(self.view)
        self.refresh()

    # What the tab offers.

    @property
    def title(self) -> str:
        """What its tab is called."""
        return tr("Print: {name}", name=self._document.name)

    def kept(self) -> object:
        """Return of which document it shows which sheets."""
        return self._place and KeptPreview(self._place, self.form.options().what)

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window do to the sheets."""
        view = self.view
        return {
            "file.print": PageCommand(
                self.print_wanted.emit, tr("Prints what you see."), self._no_pages
            ),
            "file.sheet-pdf": PageCommand(
                self.pdf_wanted.emit, tr("Writes what you see to a PDF file."), self._no_pages
            ),
            "view.zoom-in": PageCommand(lambda: view.step_zoom(1)),
            "view.zoom-out": PageCommand(lambda: view.step_zoom(-1)),
            "view.actual-size": PageCommand(lambda: view.set_zoom(1.0)),
            "view.fit": PageCommand(lambda: view.set_zoom(None), tr("Shows the whole page.")),
        }

    def _no_pages(self) -> str:
        return "" if self.bound else tr("There are no pages: see what is in the way beside them.")

    # Making and showing.

    def order(self) -> PrintOrder:
        """Return what is to be printed."""
        rules = self.form.rules()
        return PrintOrder(self._document, self.form.options(), rules.scenario, rules.ruleset)

    def made(self) -> "Bound":
        """Return the pages of what is to be printed; HullwrightError if they can't be made."""
        order = self.order()
        if order.options.what is What.EXTRA:
            return self._extras.bound(order, self._book)
        # Often only the form of the sheets changes; the map is made ready again for other rules only.
        what = order.document, order.scenario, order.ruleset
        if self._ready is None or self._ready[0] != what:
            self._ready = what, subject_of(order, self._book())
        return pages_of(self._ready[1], order.options)

    def show_document(self, document: MapDocument) -> None:
        """Show the sheets of a map that has changed."""
        self._document = document
        self._soon.start()
        self.restated.emit()

    def refresh(self) -> None:
        """Make the pages now and show them; what is in the way of that is told instead."""
        self._soon.stop()
        try:
            self.bound = self.made()
            text = "\n\n".join(tr(each) for each in self.bound.warnings)
        except HullwrightError as fault:
            self.bound, text = None, error_text(fault)
        self._warnings.tell(text)
        self.view.show_pages(self.bound.pages if self.bound else ())
        for button in (self._print, self._pdf):
            button.setEnabled(self.bound is not None)
        self.restated.emit()

    def _show_place(self) -> None:
        number, count = self.view.number, self.view.count
        self._page.setText(
            tr("Page {number} of {count}", number=number + 1, count=count)
            if count
            else tr("No page")
        )
        self._zoom.setText(percent(self.view.shown_zoom()))
        self._buttons["arrow-left"].setEnabled(number > 0)
        self._buttons["arrow-right"].setEnabled(number < count - 1)

    # The widgets.

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side())
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._bar())
        column.addWidget(self.view, 1)
        row.addLayout(column, 1)

    def _side(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(16, 16, 16, 16)
        title = PlainLabel(tr("Print sheets"))
        title.setProperty("heading", True)
        column.addWidget(title)
        column.addSpacing(8)
        column.addWidget(self.form)
        column.addWidget(self._warnings)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side = QWidget()
        side.setFixedWidth(SIDE)
        whole = QVBoxLayout(side)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll, 1)
        whole.addLayout(self._layout_commands())
        return side

    def _layout_commands(self) -> QVBoxLayout:
        """Return the buttons that end in something: they stay in sight while the form scrolls."""
        column = QVBoxLayout()
        column.setContentsMargins(16, 8, 16, 16)
        column.setSpacing(8)
        self._print.setProperty("primary", True)
        for button, name, signal in (
            (self._print, "print", self.print_wanted),
            (self._pdf, "save-pdf", self.pdf_wanted),
        ):
            button.setObjectName(name)
            button.clicked.connect(signal)
            column.addWidget(button)
        return column

    def _bar(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(16, 8, 16, 0)
        row.setSpacing(4)
        for name, title, act in (
            ("arrow-left", tr("Previous page (PgUp)"), lambda: self._turn(-1)),
            ("arrow-right", tr("Next page (PgDown)"), lambda: self._turn(1)),
        ):
            row.addWidget(self._button(name, title, act))
        row.addWidget(self._page)
        row.addStretch()
        for name, title, act in (
            ("zoom-out", tr("Smaller (-)"), lambda: self.view.step_zoom(-1)),
            ("zoom-in", tr("Larger (+)"), lambda: self.view.step_zoom(1)),
            ("fit", tr("Fit the page (0)"), lambda: self.view.set_zoom(None)),
        ):
            row.addWidget(self._button(name, title, act))
        row.addWidget(self._zoom)
        return row

    def _turn(self, by: int) -> None:
        self.view.turn_to(self.view.number + by)

    def _button(self, name: str, title: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setProperty("flat", True)
        button.setIconSize(QSize(20, 20))
        button.setToolTip(title)
        button.setAccessibleName(title)
        button.clicked.connect(act)
        button.setIcon(icon(name))
        self._buttons[name] = button
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.finished.emit()
        else:
            super().keyPressEvent(event)


def _is_ship(document: MapDocument) -> bool:
    return editor_kind_of(document.kind).decks is not None
