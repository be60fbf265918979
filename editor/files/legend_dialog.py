"""The legend dialog: what the signs of a file stand for, changed beside a drawing of the map they make."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError

from ..drawing.images import image_of
from ..drawing.inks_in_force import inks_in_force
from ..kinds.table import editor_kind_of
from ..languages.words import error_text, tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel, window_title

KINDS = (
    "hull",
    "silent",
    "dangerous",
    "human",
    "alien",
    "pod",
    *(f"pod {n}" for n in range(1, 10)),
)
"""What a sign can stand for, as the legend of an import says it."""
LIST = 300
"""The width of the list of signs, in pixels."""
PICTURE = QSize(620, 460)

DrawnBy = Callable[[Mapping[str, str]], MapDocument]
"""Returns the map that a legend makes; HullwrightError if it makes none."""


class LegendDialog(QDialog):
    """Asks what signs stand for, and shows what comes of it at once; HullwrightError if the proposal makes no map."""

    agreed = Signal(dict, str)
    """The legend, and the name under which it is to be remembered, or nothing."""

    def __init__(
        self,
        name: str,
        reason: str,
        legend: Mapping[str, str],
        drawn_by: DrawnBy,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._content_name = editor_kind_of(drawn_by(legend).kind).content_name
        self.setObjectName("legend-dialog")
        self.setWindowTitle(window_title(tr("Import {name}", name=name)))
        self._drawn_by = drawn_by
        self.boxes = {sign: self._box(sign, kind) for sign, kind in legend.items()}
        self.drawing = PlainLabel()
        self.drawing.setMinimumSize(PICTURE)
        self.drawing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.drawing.setAccessibleName(tr("The map that these meanings make"))
        self._about, self._fault = WrappedLabel(), WrappedLabel(ink="error")
        self._about.tell(
            tr("{reason} What was guessed is drawn here; change what is wrong.", reason=reason)
        )
        self.remembers = QCheckBox(tr("Remember this as a format of my own, called"))
        self.name = QLineEdit(name.rpartition(".")[0] or name)
        self.name.setAccessibleName(tr("Name of the format"))
        self.name.setMaxLength(60)
        self.name.setEnabled(False)
        self.remembers.toggled.connect(self.name.setEnabled)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.importing = self._buttons.addButton(
            tr("Import"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.importing.setObjectName("import")
        self._buttons.accepted.connect(self._agree)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._draw()

    def legend(self) -> dict[str, str]:
        """Return what the signs stand for as the boxes say."""
        return {sign: box.currentData() for sign, box in self.boxes.items()}

    def _box(self, sign: str, kind: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(tr("What “{sign}” stands for", sign=sign))
        for each in dict.fromkeys([*KINDS, kind]):
            box.addItem(tr(self._content_name(each)), each)
        box.setCurrentIndex(box.findData(kind))
        box.currentIndexChanged.connect(lambda _: self._draw())
        return box

    def _lay_out(self) -> None:
        signs = QWidget()
        form = QFormLayout(signs)
        form.setSpacing(8)
        for sign, box in self.boxes.items():
            form.addRow(PlainLabel(tr("“{sign}”", sign=sign)), box)
        scroll = QScrollArea()
        scroll.setWidget(signs)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFixedWidth(LIST)
        across = QHBoxLayout()
        across.setSpacing(16)
        across.addWidget(scroll)
        across.addWidget(self.drawing, 1)
        below = QHBoxLayout()
        below.addWidget(self.remembers)
        below.addWidget(self.name, 1)
        down = QVBoxLayout(self)
        down.setContentsMargins(16, 16, 16, 16)
        down.setSpacing(12)
        down.addWidget(self._about)
        down.addLayout(across, 1)
        down.addWidget(self._fault)
        down.addLayout(below)
        down.addWidget(self._buttons)

    def _draw(self) -> None:
        """Draw the map anew, or say why there is none."""
        try:
            document = self._drawn_by(self.legend())
        except HullwrightError as fault:
            self._fault.tell(error_text(fault))
            self.importing.setEnabled(False)
            return
        self._fault.tell("")
        self.importing.setEnabled(True)
        picture = image_of(document, inks_in_force(), largest=PICTURE.width())
        self.drawing.setPixmap(QPixmap.fromImage(picture))

    def _agree(self) -> None:
        name = self.name.text().strip() if self.remembers.isChecked() else ""
        self.agreed.emit(self.legend(), name)
        self.accept()
