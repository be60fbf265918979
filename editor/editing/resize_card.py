"""The card that asks for another size of a map, and says at once what would become of it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import english, message

from ..concepts.editor_kind import Layout
from ..documents.workplace import Workplace
from ..languages.words import error_text, tr
from ..shell.plain_text import PlainLabel
from .sizes import resize
from .small_maps import Margins

SIDES = (
    ("left", english("Left"), 1, 0),
    ("top", english("Top"), 0, 1),
    ("right", english("Right"), 1, 2),
    ("bottom", english("Bottom"), 2, 1),
)
"""Where each side's box stands: around the middle, as the sides of a map do."""

MOST = 1000
"""Columns or rows to add at once; the map kind says which sizes it can have."""


class ResizeCard(QDialog):
    """Asks how many columns and rows to add or take away; the window stays usable meanwhile."""

    def __init__(self, place: Workplace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self.setObjectName("resize")
        self.setWindowTitle(tr("Resize the map"))
        self.setAccessibleName(tr("Resize the map"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._boxes: dict[str, QSpinBox] = {}
        self._outcome = PlainLabel()
        self._outcome.setWordWrap(True)
        self._outcome.setObjectName("resize outcome")
        self._buttons = self._made_buttons()
        self._arrange()
        # Someone may paint on while the card is open, or undo.
        place.document.changed.connect(self._tell)
        self._tell()

    def leave(self, *_: object) -> None:
        """Close the card, as when another map is looked at; any signal fits."""
        self.close()

    def _arrange(self) -> None:
        intro = PlainLabel(
            tr("Columns and rows to add on each side; negative numbers cut them off.")
        )
        intro.setWordWrap(True)
        grid = QGridLayout()
        grid.setSpacing(8)
        for name, title, row, column in SIDES:
            grid.addLayout(self._side(name, tr(title)), row, column)
        self.setMinimumWidth(320)
        # Two lines, so that the card does not jump while a number is typed.
        self._outcome.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        card = QVBoxLayout(self)
        card.setContentsMargins(16, 16, 16, 16)
        card.setSpacing(16)
        card.addWidget(intro)
        card.addLayout(grid)
        card.addWidget(self._outcome)
        card.addWidget(self._buttons)

    def _side(self, name: str, title: str) -> QVBoxLayout:
        box = QSpinBox()
        box.setRange(-MOST, MOST)
        box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        box.setObjectName(f"resize {name}")
        box.setAccessibleName(title)
        box.valueChanged.connect(self._tell)
        self._boxes[name] = box
        label = PlainLabel(title)
        label.setBuddy(box)
        side = QVBoxLayout()
        side.setSpacing(4)
        side.addWidget(label)
        side.addWidget(box)
        return side

    def _made_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self._do = buttons.addButton(tr("Resize"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._carry_out)
        buttons.rejected.connect(self.close)
        return buttons

    def _by(self) -> Margins:
        left, top, right, bottom = (self._boxes[name].value() for name, *_ in SIDES)
        return left, top, right, bottom

    def _tell(self, *_: object) -> None:
        """Say how large the map would be, and what would be lost."""
        by, resized = self._by(), self._place.editor_kind.resized
        text, can_do = "", False
        if resized is not None:
            try:
                after = resized(self._place.map.layout, *by)
            except HullwrightError as fault:
                text = error_text(fault)
            else:
                text, can_do = self._outcome_of(after), any(by)
        self._outcome.setText(text)
        self._outcome.setAccessibleDescription(text)
        self._do.setEnabled(can_do)

    def _outcome_of(self, after: Layout) -> str:
        surface = self._place.editor_kind.surface(after)
        columns, rows = len(list(surface.columns())), len(list(surface.rows()))
        lost = 0
        if min(self._by()) < 0:
            lost = self._used(self._place.map.layout) - self._used(after)
        if lost <= 0:
            return tr(
                "The map will have {columns} × {rows} cells. Nothing is lost.",
                columns=columns,
                rows=rows,
            )
        return tr(
            "The map will have {columns} × {rows} cells. Cells cut off that are not empty: {lost}.",
            columns=columns,
            rows=rows,
            lost=lost,
        )

    def _used(self, layout: Layout) -> int:
        surface, erased = self._place.editor_kind.surface(layout), self._place.editor_kind.erased
        return sum(surface.content(cell) != erased for cell in surface.cells())

    def _carry_out(self) -> None:
        resize(self._place, self._by(), message("Resize"))
        self.close()
