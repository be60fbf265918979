"""The options of the tool for edges: which sort it draws."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..concepts.cell_edges import CellEdges, EdgePen
from ..documents.workplace import Workplace
from ..drawing.painter import marks_icon
from ..languages.words import tr
from ..shell.plain_text import PlainLabel, button_title

ICON = 24


class EdgeOptions(QWidget):
    """A button for each sort of edge, and whether passages lead the other way."""

    chosen = Signal(object)
    """An EdgePen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palette.edges")
        self._edges: CellEdges | None = None
        self._pen = EdgePen()
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._choose)
        self.reversed = QCheckBox(tr("Passages lead towards you (M)"))
        self.reversed.setObjectName("palette.edges.reversed")
        self.reversed.clicked.connect(
            lambda is_on: self.chosen.emit(replace(self._pen, is_reversed=is_on))
        )
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(PlainLabel(tr("What to draw")))
        self._column.addWidget(self.reversed)

    def show_choice(self, workplace: Workplace) -> None:
        """Show the sorts that maps of a kind have, and which one is chosen."""
        edges = workplace.editor_kind.edges
        if edges is None:
            return
        if edges is not self._edges:
            self._edges = edges
            self._make_buttons(edges)
        self._pen = pen = workplace.choices.now.edge
        names = [each.name for each in edges.sorts]
        number = names.index(pen.sort) if pen.sort in names else 0
        self._group.button(number).setChecked(True)
        self.reversed.setChecked(pen.is_reversed)
        self.reversed.setVisible(edges.sorts[number].has_direction)

    def _make_buttons(self, edges: CellEdges) -> None:
        for button in self._group.buttons():
            self._group.removeButton(button)
            button.deleteLater()
        for number, sort in enumerate(edges.sorts):
            button = QToolButton()
            button.setObjectName(f"palette.edges.{sort.name}")
            button.setCheckable(True)
            button.setProperty("choice", True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setIcon(marks_icon(sort.marks, ICON, keeps_colours=True))
            button.setIconSize(QSize(ICON, ICON))
            title = tr(sort.title)
            button.setText(button_title(title[:1].upper() + title[1:]))
            button.setAccessibleName(title)
            button.setToolTip(tr(sort.help))
            self._group.addButton(button, number)
            self._column.insertWidget(1 + number, button)

    def _choose(self, number: int) -> None:
        if self._edges is not None:
            self.chosen.emit(replace(self._pen, sort=self._edges.sorts[number].name))
