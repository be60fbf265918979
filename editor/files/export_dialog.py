"""The export dialog: formats on the left, what is to be chosen in the middle, what comes out on the right."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.visible_text import visible_line

from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel, window_title
from .export_format import ExportFormat, ExportSubject, FormatSort
from .export_memory import ExportChoice
from .export_preview import ExportPreview
from .export_request import ExportOffer, ExportRequest
from .format_options import FormatOptions
from .picture_form import PictureForm

LIST, MIDDLE, ROW = 208, 248, 32
"""The widths of the list and of the form, and the height of a format, in pixels."""
SIZE = QSize(1120, 660)
MARGIN = 48
"""What is left of the screen around the dialog at least."""


class ExportDialog(QDialog):
    """Asks in which format a map is exported and how, and shows what comes of it."""

    wanted = Signal(bool)
    """To a file; whether errors are no hindrance."""
    copied = Signal()
    """To the clipboard."""
    problems_wanted = Signal()

    def __init__(
        self,
        subject: ExportSubject,
        formats: Sequence[ExportFormat],
        choice: ExportChoice,
        offer: ExportOffer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("export-dialog")
        self.setWindowTitle(window_title(tr("Export {name}", name=subject.map.name)))
        self._subject, self._formats, self._offer = subject, list(formats), offer
        self.list = QListWidget()
        self.form = PictureForm(choice.picture, offer)
        self.options = FormatOptions(choice.format, choice.options)
        self.preview = ExportPreview()
        self._about, self._hindrance = WrappedLabel(), WrappedLabel(ink="error")
        self._scenario = QComboBox()
        self._buttons = {
            "problems": QPushButton(tr("Show problems")),
            "anyway": QPushButton(tr("Export anyway…")),
            "copy": QPushButton(tr("Copy")),
            "export": QPushButton(tr("Export…")),
            "close": QPushButton(tr("Cancel")),
        }
        self._fill(choice)
        self._lay_out()
        self._connect()
        self._show_format()
        room = self.screen().availableSize() - QSize(MARGIN, MARGIN)
        self.resize(SIZE.boundedTo(room))

    # What is chosen.

    @property
    def format(self) -> ExportFormat:
        """The chosen format."""
        return self._formats[max(self.list.currentRow(), 0)]

    def request(self) -> ExportRequest:
        """Return what is chosen."""
        name = self._scenario.currentData() or ""
        choice = ExportChoice(
            self.format.name, self.form.options(), name, options=self.options.value()
        )
        return ExportRequest(self._subject, self.format, choice, self._offer)

    def _fill(self, choice: ExportChoice) -> None:
        for each in self._formats:
            item = QListWidgetItem(visible_line(each.title))
            item.setSizeHint(QSize(0, ROW))
            item.setToolTip(each.help)
            self.list.addItem(item)
        names = [each.name for each in self._formats]
        self.list.setCurrentRow(names.index(choice.format) if choice.format in names else 0)
        self._scenario.addItem(tr("The map by itself"), "")
        for scenario in self._offer.scenarios:
            self._scenario.addItem(visible_line(scenario.name), scenario.name)
        self._scenario.setCurrentIndex(max(self._scenario.findData(choice.scenario), 0))

    # The widgets.

    def _lay_out(self) -> None:
        self.list.setFixedWidth(LIST)
        self.list.setAccessibleName(tr("Formats"))
        self.list.setWordWrap(True)
        across = QHBoxLayout()
        across.setSpacing(16)
        across.addWidget(self.list)
        across.addWidget(self._middle())
        across.addWidget(self.preview, 1)
        down = QVBoxLayout(self)
        down.setContentsMargins(16, 16, 16, 16)
        down.setSpacing(16)
        down.addLayout(across, 1)
        down.addLayout(self._row())

    def _middle(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        label = self._under = PlainLabel(tr("Scenario"))
        self._scenario.setObjectName("scenario")
        self._scenario.setAccessibleName(tr("Scenario"))
        self._scenario.setMinimumContentsLength(12)
        adjusted = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._scenario.setSizeAdjustPolicy(adjusted)
        label.setBuddy(self._scenario)
        for each in (self._about, label, self._scenario, self.form, self.options, self._hindrance):
            column.addWidget(each)
        for name in ("problems", "anyway"):
            column.addWidget(self._buttons[name])
        column.addStretch()
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFixedWidth(MIDDLE)
        return scroll

    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        for name in ("copy", "close", "export"):
            row.addWidget(self._buttons[name])
        for name, button in self._buttons.items():
            button.setObjectName(name)
            button.setAutoDefault(False)
        self._buttons["export"].setProperty("primary", True)
        return row

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show_format)
        self.form.changed.connect(self._refresh)
        self.options.changed.connect(self._refresh)
        self._scenario.currentIndexChanged.connect(self._refresh)
        buttons = self._buttons
        buttons["export"].clicked.connect(self._act)
        buttons["anyway"].clicked.connect(lambda: self.wanted.emit(True))
        buttons["copy"].clicked.connect(self.copied)
        buttons["close"].clicked.connect(self.reject)
        buttons["problems"].clicked.connect(self.problems_wanted)

    # What is shown.

    def _show_format(self) -> None:
        chosen = self.format
        self._about.setText(chosen.help)
        is_picture = chosen.sort is FormatSort.PICTURE
        self.form.setVisible(is_picture)
        self.form.show_format(chosen.suffix)
        self.options.show_format(chosen.name, chosen.options)
        has_rules = chosen.sort in {FormatSort.PICTURE, FormatSort.BOARD}
        for each in (self._under, self._scenario):
            each.setVisible(has_rules and self._scenario.count() > 1)
        self._show_hindrance()
        buttons = self._buttons
        buttons["copy"].setVisible(chosen.sort in {FormatSort.PICTURE, FormatSort.CODE})
        buttons["copy"].setText(tr("Copy picture") if is_picture else tr("Copy code"))
        title = tr("Export…") if chosen.suffix else tr("Open")
        buttons["export"].setText(title)
        buttons["export"].setVisible(chosen.sort is not FormatSort.CODE)
        default = buttons["copy" if chosen.sort is FormatSort.CODE else "export"]
        default.setDefault(True)
        self._refresh()

    def _show_hindrance(self) -> None:
        """Say what forbids the export, and what can be done about it."""
        errors = self._subject.errors if self.format.sort is FormatSort.BOARD else ()
        text = ""
        if errors:
            text = tr(
                "{count} problems forbid this export. First: {first}",
                count=len(errors),
                first=tr(errors[0]),
            )
        self._hindrance.tell(text)
        for name in ("problems", "anyway"):
            self._buttons[name].setVisible(bool(errors))
        export = self._buttons["export"]
        export.setEnabled(not errors)
        export.setToolTip(text)

    def _refresh(self) -> None:
        if self.format.is_elsewhere is not None:
            self.preview.tell(self.format.help)
        else:
            self.preview.show_request(self.request())

    def _act(self) -> None:
        if self.format.is_elsewhere is None:
            self.wanted.emit(False)
            return
        self.accept()
        self.format.is_elsewhere()

    def done(self, result: int) -> None:
        """Close, and stop the preview."""
        self.preview.end()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the preview with the dialog."""
        self.preview.end()
        super().closeEvent(event)
