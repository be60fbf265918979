"""A designer who makes a piece in the tables of the window: a row, a title, a number, effects, a text."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton, QWidget

from hullwright.editor.panels.tables.effects_card import EffectsCard
from hullwright.editor.shell.effect_row import EffectRow
from hullwright.editor.shell.forms.number_box import NumberBox

from .window_session import LEFT, WindowSession


class PieceMaker:
    """A person at one table of the map in front."""

    def __init__(self, person: WindowSession, table: str) -> None:
        self._person = person
        person.come_forward()
        person.program.frame.window.show_dock("tables")
        person.program.frame.window.panes["tables"].raise_()
        self.panel = person.program.frame.panels.tables
        box = self.panel.chooser
        assert box.findText(table) >= 0, [box.itemText(n) for n in range(box.count())]
        box.setFocus()
        while box.currentText() != table:
            last = box.currentIndex()
            QTest.keyClick(box, Qt.Key.Key_Down)
            if box.currentIndex() == last:
                QTest.keyClick(box, Qt.Key.Key_Home)

    def add(self, title: str) -> str:
        """Add a row with a title, and return its key."""
        QTest.mouseClick(self.panel.findChild(QPushButton, "tables.add"), LEFT)
        key = self.panel.table.key_in_front()
        assert key is not None
        self.type_in(key, "title", title)
        return key

    def type_in(self, key: str, column: str, text: str) -> None:
        """Type something else into a cell."""
        self._go(key, column)
        QTest.keyClick(self.panel.table, Qt.Key.Key_Return)
        editor = self.panel.table.cells.open
        assert editor is not None
        QTest.keyClicks(editor, text)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        QApplication.processEvents()

    def choose(self, key: str, column: str, words: str) -> None:
        """Choose something else in a cell by its words."""
        self._go(key, column)
        QTest.keyClick(self.panel.table, Qt.Key.Key_Return)
        box = self.panel.table.cells.open
        assert isinstance(box, QComboBox)
        place = box.findText(words)
        assert place >= 0, [box.itemText(n) for n in range(box.count())]
        box.setCurrentIndex(place)
        box.activated.emit(place)
        QApplication.processEvents()

    def tick(self, key: str, column: str) -> None:
        """Click on a tick."""
        index = self.panel.table.map_table.index_of(key, column)
        self.panel.table.scrollTo(index)
        middle = self.panel.table.visualRect(index).center() + QPoint(1, 1)
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.panel.table.viewport(), LEFT, none, middle)

    def shown(self, key: str, column: str) -> str:
        """Return what a cell shows."""
        return str(self.panel.table.map_table.index_of(key, column).data())

    def give(
        self, key: str, *effects: tuple[str, Mapping[str, object]], column: str = "effects"
    ) -> str:
        """Give a piece these effects and no others; return the sentences that read them back."""
        card = self.open(key, column)
        while card.editor.rows:
            QTest.mouseClick(card.editor.rows[0].remove, LEFT)
        for title, values in effects:
            QTest.keyClick(card.editor.picker.button, Qt.Key.Key_Space)
            QTest.keyClicks(card.editor.picker.line, title)
            QTest.keyClick(card.editor.picker.line, Qt.Key.Key_Return)
            QApplication.processEvents()
            for name, value in values.items():
                _fill(card.editor.rows[-1], name, value)
        QTest.mouseClick(card.done, LEFT)
        QApplication.processEvents()
        assert self.panel.effects.card is None
        return self.shown(key, column)

    def open(self, key: str, column: str) -> EffectsCard:
        """Open the card over a cell of effects."""
        self._go(key, column)
        QTest.keyClick(self.panel.table, Qt.Key.Key_Return)
        card = self.panel.effects.card
        assert card is not None
        return card

    def _go(self, key: str, column: str) -> None:
        index = self.panel.table.map_table.index_of(key, column)
        assert index.isValid()
        self.panel.table.setCurrentIndex(index)
        self.panel.table.setFocus()


def _fill(row: EffectRow, name: str, value: object) -> None:
    """Fill in one field of an effect: a number by keys, a choice by its words, a switch with the space bar."""
    field = row.findChild(QWidget, f"field.{name}")
    assert field is not None, name
    match value:
        case bool():
            switch = field.findChild(QCheckBox)
            if switch.isChecked() is not value:
                QTest.keyClick(switch, Qt.Key.Key_Space)
        case int():
            box = field.findChild(NumberBox)
            box.setFocus()
            box.selectAll()
            QTest.keyClicks(box, str(value))
            QTest.keyClick(box, Qt.Key.Key_Tab)
        case _:
            choices = field.findChild(QComboBox)
            assert choices.findText(str(value)) >= 0, [
                choices.itemText(n) for n in range(choices.count())
            ]
            choices.setFocus()
            QTest.keyClick(choices, Qt.Key.Key_Home)
            while choices.currentText() != value:
                QTest.keyClick(choices, Qt.Key.Key_Down)
    QApplication.processEvents()
