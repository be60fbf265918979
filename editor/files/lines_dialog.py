"""A list of sentences to be read and copied, such as everything that is wrong with a file."""

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QVBoxLayout, QWidget

from ..languages.words import tr
from ..shell.plain_text import window_title


class LinesDialog(QDialog):
    """Shows sentences, one below the other."""

    def __init__(self, title: str, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lines-dialog")
        self.setWindowTitle(window_title(title))
        self._lines = list(lines)
        self._list = QListWidget()
        # Rows are as high as the style sheet wants them, from the first one on.
        self._list.ensurePolished()
        self._list.setAccessibleName(title)
        self._list.setWordWrap(True)
        self._list.setSpacing(4)
        self._list.addItems(self._lines)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(tr("Copy all"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addWidget(self._list)
        column.addWidget(buttons)
        self.resize(640, 400)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._lines))
