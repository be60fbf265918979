"""The libraries of the person: their names, and ways to add and leave out some."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel
from .library_actions import LibraryActions


class LibrariesCard(QWidget):
    """Lists libraries, and takes an address for another one."""

    def __init__(self, acts: LibraryActions) -> None:
        super().__init__()
        self._acts = acts
        self.line = QLineEdit()
        self._listed = QVBoxLayout()
        self._empty = WrappedLabel(
            tr(
                "A library is a folder of packs that anybody can host. Paste its address here, or "
                "choose a folder on this machine."
            )
        )
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """List the libraries that there are now."""
        while (item := self._listed.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        titles = self._acts.libraries.index.titles()
        known = self._acts.libraries.addresses
        for address in known:
            self._listed.addWidget(self._row(address, *titles.get(address, (address, 0))))
        self._empty.setVisible(not known)

    def _row(self, address: str, title: str, count: int) -> QWidget:
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        label = WrappedLabel(tr("{title} ({count} packs)", title=title, count=count), "text")
        label.setToolTip(address)
        drop = QToolButton()
        drop.setIcon(icon("close"))
        drop.setObjectName("library-drop")
        drop.setText(tr("Remove {title} from your libraries", title=title))
        drop.setToolTip(drop.text())
        drop.setAccessibleName(drop.text())
        drop.setAutoRaise(True)
        drop.clicked.connect(partial(self._acts.drop, address))
        across.addWidget(label, 1)
        across.addWidget(drop)
        return row

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 8, 8)
        column.setSpacing(6)
        heading = PlainLabel(tr("Libraries"))
        heading.setProperty("heading", True)
        self.line.setObjectName("library-address")
        self.line.setPlaceholderText(tr("Address or folder"))
        self.line.setAccessibleName(tr("The address of a library"))
        self.line.returnPressed.connect(self._add)
        add, folder = QPushButton(tr("Add")), QPushButton(tr("Folder…"))
        add.setObjectName("library-add")
        folder.setObjectName("library-add-folder")
        add.clicked.connect(self._add)
        folder.clicked.connect(self._acts.ask_folder)
        across = QHBoxLayout()
        across.addWidget(add)
        across.addWidget(folder)
        across.setAlignment(Qt.AlignmentFlag.AlignLeft)
        for each in (heading, self._empty):
            column.addWidget(each)
        column.addLayout(self._listed)
        column.addWidget(self.line)
        column.addLayout(across)

    def _add(self) -> None:
        if address := self.line.text().strip():
            self._acts.add(address)
            self.line.clear()
