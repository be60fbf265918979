"""The trust card: what code can do, whose and which code it is, and the two answers."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from hullwright.plugins.host import Plugin

from ..languages.words import tr
from .labels import figures, heading, words


class TrustCard(QFrame):
    """Asks on the page itself, after “Trust…” was pressed, whether a plugin's code may run."""

    agreed = Signal()
    dropped = Signal()

    def __init__(self, plugin: Plugin) -> None:
        super().__init__()
        self.setObjectName("trust-card")
        self.setAccessibleName(tr("Do you trust {name}?", name=plugin.name))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.agree = QPushButton(tr("Trust exactly this content"))
        self.agree.setObjectName("trust-agree")
        self.agree.clicked.connect(self.agreed)
        self.drop = QPushButton(tr("Don't trust it"))
        self.drop.setObjectName("trust-drop")
        self.drop.clicked.connect(self.dropped)
        self._lay_out(plugin)

    def _lay_out(self, plugin: Plugin) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(heading(tr("Do you trust {name}?", name=plugin.name)))
        column.addWidget(
            words(
                tr(
                    "Its code can do whatever you can do on this machine: read, change and delete "
                    "your files, and use the network. Nobody has checked it for you. Trust it only "
                    "if you know who made it and where it comes from."
                ),
                name="trust-warning",
            )
        )
        column.addWidget(
            words(
                tr(
                    "Your trust holds for exactly the content that its folder has now. When a file "
                    "in it changes, you are asked again."
                )
            )
        )
        author = plugin.manifest.author if plugin.manifest else ""
        made_by = tr("It says that it was made by {author}.", author=author)
        column.addWidget(words(made_by if author else tr("It does not say who made it.")))
        column.addWidget(words(tr("Code: {names}", names=", ".join(plugin.codes))))
        column.addWidget(words(tr("Content (SHA-256):"), faint=True))
        column.addWidget(figures(plugin.content_hash, "trust-hash"))
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.agree)
        row.addWidget(self.drop)
        row.addStretch(1)
        return row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape for a no."""
        if event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        else:
            super().keyPressEvent(event)
