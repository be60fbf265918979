"""Cells: how a value of a table is drawn, and how a person changes it in its place."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hullwright.schema.messages import Message
from hullwright.schema.records import Json

from ...drawing.inks_in_force import colour
from .editors import CellChoice, CellEditor, CellText, editor_of
from .model import Index, TableModel

TICK = 15
"""The side of a box to tick."""
BOX, LINES = 240, 6
"""How wide a box for a long text is at least, and how many lines it shows."""


class Doubt(NamedTuple):
    """What was typed into a cell and refused; it stands there again when the cell is edited on."""

    key: str
    column: str
    value: Json


class Cells(QStyledItemDelegate):
    """Makes the editors of cells and takes over what is typed, unless somebody says why not."""

    typed = Signal(str, str, object)
    """A row's key, a column's name and what is half typed in its cell: any Json."""
    refused = Signal(Message)
    """The reason why what was typed is not taken over."""
    closed = Signal()
    """Nobody is typing any more."""

    def __init__(
        self,
        model: TableModel,
        judge: Callable[[str, str, Json], Message | None],
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self._model = model
        self._judge = judge
        self.doubt: Doubt | None = None
        self.open: CellEditor | None = None
        """The editor that is open."""

    def createEditor(self, parent: QWidget, _: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return an editor for a cell."""
        made = editor_of(self._model.clause(index), parent)
        made.setAutoFillBackground(True)
        made.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        key, column = self._names(index)
        made.typed.connect(lambda: self.typed.emit(key, column, made.value()))
        if isinstance(made, CellChoice | CellText):
            made.done.connect(lambda: self._finish(made))
        self.open = made
        return made

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Put an editor over its cell; a box for a long text takes more room than that."""
        super().updateEditorGeometry(editor, option, index)
        if isinstance(editor, CellText):
            editor.setGeometry(_box_place(option.rect, editor))

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        """Let an editor go."""
        if editor is self.open:
            self.open = None
        super().destroyEditor(editor, index)
        self.closed.emit()

    def finish(self) -> None:
        """Take over what is half typed, as before saving."""
        if self.open is not None:
            self._finish(self.open)

    def _finish(self, editor: CellEditor) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the value of a cell in its editor, or what was refused there."""
        if not isinstance(editor, CellEditor):
            raise TypeError(editor)
        doubt, self.doubt = self.doubt, None
        is_doubted = doubt is not None and (doubt.key, doubt.column) == self._names(index)
        editor.show_value(doubt.value if doubt and is_doubted else self._model.value(index))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Hand on what was typed, or say why not."""
        if not isinstance(editor, CellEditor):
            raise TypeError(editor)
        value, (key, column) = editor.value(), self._names(index)
        self.doubt = None
        if value == self._model.value(index):
            return
        reason = self._judge(key, column, value)
        if reason is None:
            model.setData(index, value)
        else:
            self.doubt = Doubt(key, column, value)
            self.refused.emit(reason)

    def _names(self, index: Index) -> tuple[str, str]:
        row, column = self._model.rows[index.row()], self._model.columns[index.column()]
        return row.key, column.name

    # Ticks stand in the middle of their cell, and the whole cell can be clicked.

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        super().paint(painter, option, index)
        if state is not None:
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            self._paint_tick(painter, _tick_place(option.rect), state, is_chosen)

    def _paint_tick(
        self, painter: QPainter, place: QRect, state: Qt.CheckState, is_chosen: bool
    ) -> None:
        ink = colour("on-accent" if is_chosen else "faint-text")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.25))
        painter.drawRoundedRect(place.toRectF(), 3, 3)
        if state == Qt.CheckState.Checked:
            ink = colour("on-accent" if is_chosen else "text")
            painter.setPen(QPen(ink, 2))
            left, top, side = place.x(), place.y(), place.width()
            painter.drawPolyline(
                [
                    QPointF(left + side * across, top + side * down)
                    for across, down in ((0.22, 0.52), (0.43, 0.74), (0.78, 0.28))
                ]
            )
        painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave the tick to us."""
        super().initStyleOption(option, index)
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Tick or untick with a click or the space bar; return whether that is done."""
        if not index.flags() & Qt.ItemFlag.ItemIsUserCheckable or not _is_tick(event):
            return super().editorEvent(event, model, option, index)
        is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        wanted = Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked
        key, column = self._names(index)
        reason = self._judge(key, column, not is_on)
        if reason is not None:
            self.refused.emit(reason)
            return True
        return model.setData(index, wanted, Qt.ItemDataRole.CheckStateRole)


def _is_tick(event: QEvent) -> bool:
    if isinstance(event, QKeyEvent):
        return event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space
    return (
        isinstance(event, QMouseEvent)
        and event.type() == QEvent.Type.MouseButtonRelease
        and event.button() == Qt.MouseButton.LeftButton
    )


def _box_place(cell: QRect, box: QWidget) -> QRect:
    """Return where a box for a long text stands: over its cell, inside what is seen of the table."""
    around = box.parentWidget()
    seen = around.rect() if around else cell
    width = min(max(cell.width(), BOX), seen.width())
    height = min(max(cell.height(), LINES * box.fontMetrics().lineSpacing()), seen.height())
    left = max(0, min(cell.left(), seen.right() + 1 - width))
    top = max(0, min(cell.top(), seen.bottom() + 1 - height))
    return QRect(left, top, width, height)


def _tick_place(cell: QRect) -> QRect:
    return QRect(cell.center().x() - TICK // 2, cell.center().y() - TICK // 2, TICK, TICK)
