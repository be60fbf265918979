"""The details of a notice, for those who can make something of them: a text to read and to copy."""

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ..languages.words import tr
from .plain_text import button_title

HIGHEST = 220
"""Pixels that the text takes at the most; more of it is scrolled to."""


class NoticeDetails(QWidget):
    """Shows what Python says of a failure."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = QPlainTextEdit(text.rstrip())
        self.text.setObjectName("notice-details")
        self.text.setAccessibleName(tr("Details"))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        lines = self.text.document().blockCount() + 2
        self.text.setFixedHeight(min(HIGHEST, lines * self.text.fontMetrics().lineSpacing()))
        # What matters stands at the end.
        bar = self.text.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, last: bar.setValue(last))
        self.copy = QPushButton(button_title(tr("Copy details")))
        self.copy.clicked.connect(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.text)
        column.addWidget(self.copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
