"""The browser of rules: a line to search in, and the tree below it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ...languages.words import tr
from ...shell.forms.labels import WrappedLabel
from .composer import Composer
from .rule_tree import RuleTree

_ENTERING = {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class RuleBrowser(QWidget):
    """Finds rules by code, title and text; arrow keys and Space do the rest."""

    def __init__(self, composer: Composer) -> None:
        super().__init__()
        self._composer = composer
        self.line = QLineEdit()
        self.line.setObjectName("composer-search")
        self.line.setPlaceholderText(tr("Search rules"))
        self.line.setAccessibleName(tr("Search rules by code, title and text"))
        self.line.setClearButtonEnabled(True)
        self.line.textChanged.connect(self._seek)
        self.line.installEventFilter(self)
        self.tree = RuleTree()
        self.tree.ticked.connect(self._tick)
        self.none = WrappedLabel(tr("No rule matches. Press Escape to see all of them again."))
        self.none.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 0, 8)
        column.setSpacing(8)
        column.addWidget(self.line)
        column.addWidget(self.none)
        column.addWidget(self.tree, 1)
        self.setFocusProxy(self.tree)

    def show_rules(self) -> None:
        """Show the scenario as it is."""
        self.tree.show_rules(self._composer)

    def eventFilter(self, line: QObject, event: QEvent) -> bool:
        """Let Down and Return go to what was found, and Escape show everything again."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _ENTERING:
                self.tree.choose_first()
                self.tree.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.line.text():
                self.line.clear()
                return True
        return super().eventFilter(line, event)

    def _seek(self, text: str) -> None:
        self.none.setVisible(not self.tree.seek(text))

    def _tick(self, code: str, is_used: bool) -> None:
        self.tree.choose(code)
        if is_used:
            self._composer.tick(code)
        else:
            self._composer.untick(code)
        self.show_rules()
