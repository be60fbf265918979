"""The options of the chosen tool, below the swatches of the palette."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.messages import english

from ..concepts.tool import Tool
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.action_texts import tip
from ..shell.forms.labels import Heading, WrappedLabel
from ..shell.plain_text import PlainLabel
from .palette_edges import EdgeOptions
from .palette_piece import PieceBox

SIZES = (
    ("1", english("Brush of 1 cell")),
    ("7", english("Brush of 7 cells")),
    ("19", english("Brush of 19 cells")),
)
REACHES = (
    (english("Touching"), english("Only cells that touch one another")),
    (english("Everywhere"), english("All cells of the same kind on the whole map")),
)
"""For each choice what is written on its button, and what it means."""
PAINTING = frozenset({"size", "everywhere", "swatch", "piece"})
"""The options by which tools are known that paint over things."""


class Segments(QWidget):
    """A few buttons side by side of which one is down."""

    chosen = Signal(int)
    """Which button the person has pressed."""

    def __init__(self, title: str, choices: Sequence[tuple[str, str]], name: str):
        super().__init__()
        self.setObjectName(name)
        self._group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(4)
        for number, (text, help_) in enumerate(choices):
            button = QPushButton(tr(text))
            button.setCheckable(True)
            button.setAccessibleName(tr(help_))
            button.setToolTip(tr(help_))
            self._group.addButton(button, number)
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(PlainLabel(title))
        column.addLayout(row)
        self._group.idClicked.connect(self.chosen)

    def show_choice(self, number: int) -> None:
        """Show which button is down."""
        button = self._group.button(number)
        if button is not None:
            button.setChecked(True)


class ToolOptions(QWidget):
    """What the chosen tool does, and what can be set about it."""

    chosen = Signal(str, object)
    """The name of a choice, and its new value: an int for a size, a bool for whether it is on, an EdgePen."""
    turned = Signal(int)
    """By how many turns to the right the piece is to be turned; 0 is to mirror it."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("palette.options")
        self.title = Heading()
        self.help = WrappedLabel()
        self.sizes = Segments(tr("Brush size"), SIZES, "palette.sizes")
        self.reaches = Segments(tr("Fills cells"), REACHES, "palette.reaches")
        self.lock = QCheckBox()
        self.lock.setObjectName("palette.lock")
        # Long words must not make the palette wider than the person wants it.
        self.lock.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.edges = EdgeOptions()
        self.piece = PieceBox()
        self.sizes.chosen.connect(lambda size: self.chosen.emit("size", size))
        self.reaches.chosen.connect(lambda number: self.chosen.emit("everywhere", number == 1))
        self.lock.clicked.connect(lambda is_on: self.chosen.emit("locks_pieces", is_on))
        self.edges.chosen.connect(lambda pen: self.chosen.emit("edge", pen))
        self.piece.turned.connect(self.turned)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        parts = (self.title, self.help, self.lock, self.sizes, self.reaches, self.edges, self.piece)
        for each in parts:
            column.addWidget(each)

    def show_choice(self, workplace: Workplace, tool: Tool) -> None:
        """Show the options of a tool as they are set in a workplace."""
        choice = workplace.choices.now
        self.title.setText(tr(tool.title))
        self.help.tell(tr(tool.help))
        self.sizes.setVisible("size" in tool.uses)
        self.sizes.show_choice(choice.size)
        self.reaches.setVisible("everywhere" in tool.uses)
        self.reaches.show_choice(int(choice.everywhere))
        self._show_lock(workplace, tool)
        self.edges.setVisible("edge" in tool.uses)
        if "edge" in tool.uses:
            self.edges.show_choice(workplace)
        self.piece.setVisible("piece" in tool.uses)
        if "piece" in tool.uses:
            self.piece.show_piece(workplace)

    def _show_lock(self, workplace: Workplace, tool: Tool) -> None:
        """Offer the lock for tools that paint, in the words of the map's kind."""
        lock = workplace.editor_kind.lock
        self.lock.setVisible(lock is not None and bool(tool.uses & PAINTING))
        if lock is not None:
            self.lock.setText(tr(lock.title))
            self.lock.setChecked(workplace.choices.now.locks_pieces)
            sentence = tr("Brushes, fills and stamps leave them alone.")
            self.lock.setToolTip(tip(tr(lock.title), "", sentence))
