"""The answer of an experiment: its sentence large, the figures below, pictures beside them, and the method at hand."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from .matrix import AnswerMatrix
from .picture_pane import PicturePane
from .session import LabSession

GAP = 8
HEIGHT = 96
"""How high the room for the sentence is; longer ones scroll."""
LARGE = 1.45
"""How much larger the sentence is than other texts."""


class AnswerView(QWidget):
    """Shows what is known of an experiment at every moment."""

    def __init__(self, session: LabSession) -> None:
        super().__init__()
        self._session = session
        self.sentence = _large_label()
        self.matrix = AnswerMatrix()
        self.pictures = PicturePane()
        self.fold = _fold_button()
        self.method = WrappedLabel()
        self.method.setVisible(False)
        self._arrange()
        self.matrix.chosen.connect(self._choose)
        self.fold.toggled.connect(self._unfold)

    def _arrange(self) -> None:
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.matrix)
        split.addWidget(self.pictures)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        above = QScrollArea()
        above.setWidgetResizable(True)
        above.setFrameShape(QScrollArea.Shape.NoFrame)
        above.setWidget(self.sentence)
        above.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        above.setFixedHeight(HEIGHT)
        above.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        above.setAccessibleName(tr("Answer"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(above)
        column.addWidget(split, 1)
        column.addWidget(self.fold)
        column.addWidget(self.method)

    def refresh(self) -> None:
        """Show what is known now; the chosen cell stays chosen."""
        found = self._session.snapshot
        self.sentence.tell(self._sentence())
        self.method.setText("\n".join(map(str, _list(found, "caveats"))))
        self.matrix.show_snapshot(dict(found))
        item = self.matrix.currentItem()
        if item is not None:
            self._choose(self._row_at(item.row(), item.column()))

    def _choose(self, at: int) -> None:
        self.pictures.show_row(self._session.snapshot, at)

    def _row_at(self, down: int, across: int) -> int:
        lines = self._session.snapshot.get("matrix", {"lines": []})["lines"]
        at = lines[down]["rows"][across] if down < len(lines) else None
        return at if at is not None else 0

    def _unfold(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.fold.setArrowType(arrow)
        self.method.setVisible(is_open)

    def _sentence(self) -> str:
        told = str(self._session.snapshot.get("sentence") or "")
        if told:
            return told
        if self._session.is_playing:
            return tr("The first games are being played …")
        return tr(
            "Choose a question and start: bots play the map until the answer is known, and you see it come."
        )


def _large_label() -> WrappedLabel:
    label = WrappedLabel(ink="text")
    label.setObjectName("lab.sentence")
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * LARGE)
    label.setFont(font)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    # It may be as low as its words allow, so that its room only scrolls when they are too many.
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label


def _fold_button() -> QToolButton:
    button = QToolButton()
    button.setText(tr("Method and caveats"))
    button.setObjectName("lab.fold")
    button.setCheckable(True)
    button.setAutoRaise(True)
    button.setArrowType(Qt.ArrowType.RightArrow)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return button


# Any: plain values that travel from the process that plays.
def _list(found: Mapping[str, Any], name: str) -> list[Any]:
    value = found.get(name)
    return list(value) if isinstance(value, list) else []
