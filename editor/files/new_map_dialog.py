"""The dialog for a new map: kind, name, size, and what it begins with, with a preview beside it."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import KINDS, map_kind

from ..drawing.images import image_of
from ..drawing.inks_in_force import inks_in_force, is_new_theme
from ..games.kind_titles import kind_title
from ..kinds.table import editor_kind_of
from ..languages.words import error_text, tr
from ..shell.plain_text import PlainLabel
from .asker import Asker
from .beginning_gallery import BeginningGallery
from .job_queue import weight_of
from .kept_silhouettes import KeptSilhouette, asked_picture, kept_picture
from .kind_box import KindBox
from .new_map_beginnings import Inside, MapBeginning, beginnings, shaped
from .outline_pad import OutlinePad

if TYPE_CHECKING:
    from .generator_pane import GeneratorPane
    from .silhouette_pane import SilhouettePane

SIZE, MARGINS = QSize(840, 600), QSize(24, 48)
"""How large the dialog is where the screen has room, and what it leaves free else."""
LARGEST_PREVIEW = 40_000
"""Cells up to which a preview is drawn at once."""


class NewMapDialog(QDialog):
    """Asks what a new map is to be; it does not stop work in the window behind it."""

    made = Signal(MapDocument, str)
    """The new map, and the name of the symmetry that it has by its silhouette, if any."""

    def __init__(self, asker: Asker, parent: QWidget | None = None, kind: str = "") -> None:
        super().__init__(parent)
        self._asker = asker
        self._beginnings: list[MapBeginning] = []
        self._pane: GeneratorPane | None = None
        self._picture: SilhouettePane | None = None
        self.setObjectName("new-map")
        self.setWindowTitle(tr("New map"))
        self.resize(SIZE.boundedTo(self.screen().availableSize() - MARGINS))
        # One preview for any number of changes in the same moment.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._preview)
        self._make_fields()
        self._arrange()
        self._kind.currentIndexChanged.connect(self._take_kind)
        self._list.currentRowChanged.connect(self._take_beginning)
        self._list.decided.connect(self._finish)
        self._pad.drawn.connect(lambda corners: self._give(shaped([corners])))
        for each in (self._columns, self._rows):
            each.valueChanged.connect(lambda _: self._soon.start())
        self._filling.currentIndexChanged.connect(lambda _: self._soon.start())
        self._kind.left.connect(self._begin_name)
        self._kind.setCurrentIndex(max(self._kind.findData(kind), 0))
        self._take_kind()
        self._begin_name()

    def _begin_name(self) -> None:
        """Let the name be typed at once."""
        self._name.setFocus()
        self._name.selectAll()

    def _make_fields(self) -> None:
        self._kind = KindBox()
        self._kind.setObjectName("kind")
        for name in KINDS:
            self._kind.addItem(kind_title(name), name)
        self._name = QLineEdit(tr("New map"))
        self._name.setObjectName("name")
        self._name.setMaxLength(200)
        self._columns, self._rows, self._filling = QSpinBox(), QSpinBox(), QComboBox()
        self._list = BeginningGallery()
        self._pad = OutlinePad()
        self._told = PlainLabel()
        self._told.setWordWrap(True)
        for widget, name in (
            (self._kind, tr("Kind of map")),
            (self._name, tr("Name of the map")),
            (self._columns, tr("Columns")),
            (self._rows, tr("Rows")),
            (self._filling, tr("What fills the silhouette")),
            (self._list, tr("What the map begins with")),
        ):
            widget.setAccessibleName(name)

    def _form(self) -> QWidget:
        size = QHBoxLayout()
        size.addWidget(self._columns)
        size.addWidget(PlainLabel("×"))
        size.addWidget(self._rows)
        size.addStretch()
        form = self._fields = QFormLayout()
        form.addRow(tr("&Kind"), self._kind)
        form.addRow(tr("&Name"), self._name)
        form.addRow(tr("Columns × rows"), size)
        beside = QWidget()
        form.addRow(tr("&Begin with"), beside)
        label = form.labelForField(beside)
        if isinstance(label, QLabel):
            label.setBuddy(self._list)
        form.addRow(self._list)
        form.addRow(tr("&Fill with"), self._filling)
        left = QWidget()
        left.setLayout(form)
        left.setFixedWidth(440)
        return left

    def _arrange(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._create = buttons.addButton(tr("Create"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._finish)
        buttons.rejected.connect(self.reject)
        across = QHBoxLayout()
        across.addWidget(self._form())
        across.addWidget(self._pad, 1)
        down = QVBoxLayout(self)
        down.addLayout(across, 1)
        down.addWidget(self._told)
        down.addWidget(buttons)
        # Only now that it has a dialog around it, else Return would mean the first button.
        self._create.setDefault(True)

    @property
    def kind(self) -> str:
        """The chosen map kind."""
        return str(self._kind.currentData())

    def _take_kind(self) -> None:
        extent = map_kind(self.kind).extent
        for box, place in ((self._columns, 0), (self._rows, 1)):
            box.setEnabled(extent is not None)
            box.setRange(1, extent.largest[place] if extent else 1)
            box.setValue(extent.usual[place] if extent else 1)
        self._filling.clear()
        for filling in editor_kind_of(self.kind).fillings:
            self._filling.addItem(tr(filling.title), filling.contents)
        self._list_beginnings(None)

    def _list_beginnings(self, kept: KeptSilhouette | None) -> None:
        """List what a map can begin with, and choose a silhouette that was kept, or the first entry."""
        self._beginnings = list(beginnings(self.kind))
        # Until it is full, what is chosen in the list belongs to the kind before.
        with QSignalBlocker(self._list):
            self._list.show_beginnings(self.kind, self._beginnings)
        chosen = [n for n, each in enumerate(self._beginnings) if kept and each.kept == kept]
        self._list.choose((chosen or [0])[0])

    def _place(self) -> int:
        return self._list.place()

    def _beginning(self) -> MapBeginning:
        return self._beginnings[self._place()]

    def _take_beginning(self, row: int) -> None:
        if row < 0:
            return
        chosen = self._beginning()
        if chosen.generator or self._pane:
            self._generator_pane().show_generator(chosen.generator)
            # The pane takes room from the list, in which the choice has to stay in sight.
            QTimer.singleShot(0, self, lambda: self._list.scrollToItem(self._list.currentItem()))
        self._pad.let_draw(chosen.asks == "drawing")
        sized = chosen.is_sized and map_kind(self.kind).extent is not None
        for box in (self._columns, self._rows):
            box.setEnabled(sized)
        self._filling.setEnabled(bool(chosen.inside or chosen.asks))
        self._soon.start()
        if self._picture:
            self._picture.setVisible(chosen.kept is not None)
        if chosen.kept:
            self._show_kept(chosen.kept)
        elif chosen.asks == "picture" and (path := asked_picture(self._asker)):
            self.take_picture(path)

    def _generator_pane(self) -> "GeneratorPane":
        """Return the pane for generators, which most people never see."""
        if self._pane is None:
            from .generator_pane import GeneratorPane

            self._pane = GeneratorPane()
            self._pane.changed.connect(self._soon.start)
            self.finished.connect(self._pane.stop)
            self._fields.addRow(self._pane)
        return self._pane

    def take_picture(self, path: Path) -> None:
        """Take the dark part of a picture as the silhouette, and keep it for later maps."""
        try:
            self._list_beginnings(kept_picture(path))
        except HullwrightError as fault:
            self._tell(error_text(fault))

    def _show_kept(self, kept: KeptSilhouette) -> None:
        """Show how a silhouette of a picture lies on the sheet, and let that be changed."""
        if self._picture is None:
            # Loaded on use: most people never see it.
            from .silhouette_pane import SilhouettePane

            self._picture = SilhouettePane()
            self._picture.changed.connect(self._give)
            self._picture.forgotten.connect(lambda: self._list_beginnings(None))
            self._fields.addRow(self._picture)
        try:
            self._picture.show_silhouette(kept)
        except HullwrightError as fault:
            self._tell(error_text(fault))

    def _give(self, inside: Inside) -> None:
        """Give the chosen beginning what it has asked for."""
        place = self._place()
        self._beginnings[place] = replace(self._beginnings[place], inside=inside)
        self._soon.start()

    def _made(self) -> MapDocument:
        if self._beginning().generator:
            return self._generator_pane().named(self._name.text().strip())
        extent = map_kind(self.kind).extent
        size = (self._columns.value(), self._rows.value()) if extent else None
        filling = self._filling.currentData() or ()
        return self._beginning().made(self.kind, self._name.text().strip(), size, filling)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the preview for another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._soon.start()

    def _preview(self) -> None:
        try:
            if self._is_large():
                self._tell(tr("This map is too large for a preview, but it can still be created."))
                return
            self._pad.show_picture(image_of(self._made(), inks_in_force(), largest=900))
        except HullwrightError as fault:
            self._tell(error_text(fault))
        else:
            self._tell("")

    def _is_large(self) -> bool:
        if self._beginning().generator:
            return weight_of(self._made()) > LARGEST_PREVIEW
        return self._columns.value() * self._rows.value() > LARGEST_PREVIEW

    def told(self) -> str:
        """Return what is to be said about the choices, or nothing."""
        return self._told.text()

    def _tell(self, text: str) -> None:
        self._told.setText(text)

    def _finish(self) -> None:
        if not self._name.text().strip():
            self._tell(tr("The map needs a name: type one above."))
            self._name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        try:
            self.made.emit(self._made(), self._beginning().symmetry)
        except HullwrightError as fault:
            self._tell(error_text(fault))
            return
        self.accept()
