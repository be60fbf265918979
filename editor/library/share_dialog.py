"""Sharing: which maps and scenarios go into a pack, who made it, and under which license."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.packs.building import slug
from hullwright.schema.packs.licenses import LICENSES
from hullwright.schema.packs.signature import has_cryptography
from hullwright.schema.visible_text import visible_line

from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel
from .map_view import MapView

USUAL_LICENSE = "CC-BY-4.0"
SIZE = QSize(880, 600)
MARGIN = 48


class Shareable(NamedTuple):
    """A document that can go into a pack."""

    document: MapDocument | Scenario
    is_front: bool = False


class ShareDialog(QDialog):
    """Asks what a pack is to hold, and shows what comes of it."""

    def __init__(
        self, offered: Sequence[Shareable], author: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("share-pack")
        self.setWindowTitle(tr("Share as pack"))
        self._offered: list[Shareable] = []
        self.list = QListWidget()
        self.more = QPushButton(tr("Add files…"))
        self.preview = MapView()
        self.name, self.version, self.author = QLineEdit(), QLineEdit("1.0"), QLineEdit(author)
        self.license = QComboBox()
        self.about, self.changes = QPlainTextEdit(), QLineEdit()
        self.draw, self.sign = QCheckBox(tr("With a picture of each map")), QCheckBox(tr("Sign it"))
        self._why = WrappedLabel(ink="error")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save = self.buttons.addButton(tr("Save pack…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._fill()
        self._lay_out()
        for each in offered:
            self.offer(each)
        self._suggest()
        self._connect()
        self._judge()
        self.resize(SIZE.boundedTo(self.screen().availableSize() - QSize(MARGIN, MARGIN)))

    def offer(self, shareable: Shareable) -> None:
        """Offer one more document; the one in front is chosen already."""
        document = shareable.document
        kind = tr("Map") if isinstance(document, MapDocument) else tr("Scenario")
        item = QListWidgetItem(tr("{name} ({kind})", name=visible_line(document.name), kind=kind))
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        state = Qt.CheckState.Checked if shareable.is_front else Qt.CheckState.Unchecked
        item.setCheckState(state)
        self._offered.append(shareable)
        self.list.addItem(item)
        if shareable.is_front:
            self.list.setCurrentItem(item)

    def chosen(self) -> list[MapDocument | Scenario]:
        """Return the documents that go into the pack."""
        return [
            each.document
            for number, each in enumerate(self._offered)
            if self.list.item(number).checkState() is Qt.CheckState.Checked
        ]

    # Any: what travels between processes is of many types.
    def asked(self) -> dict[str, Any]:
        """Return what is to be built, but for the place where it goes."""
        authors = [each.strip() for each in self.author.text().split(",")]
        return {
            "documents": [(each, slug(each.name)) for each in self.chosen()],
            "draw": self.draw.isChecked(),
            "sign": self.sign.isChecked(),
            "stated": {
                "title": self.name.text(),
                "version": self.version.text(),
                "authors": [each for each in authors if each],
                "license_": self.license.currentText(),
                "description": self.about.toPlainText(),
                "changes": self.changes.text(),
            },
        }

    def hindrance(self) -> str:
        """Return why the pack can't be saved yet, or nothing if it can."""
        if not self.chosen():
            return tr("Choose at least one map or scenario.")
        if not self.name.text().strip():
            return tr("Give the pack a name.")
        if not self.author.text().strip():
            return tr("Say who made it.")
        numbers = self.version.text().strip().split(".")
        if not all(each.isdecimal() and len(each) <= 6 for each in numbers) or len(numbers) > 4:
            return tr("A version is made of numbers, such as 1.0.")
        return ""

    def _fill(self) -> None:
        self.license.setEditable(True)
        self.license.addItems(LICENSES)
        self.about.setTabChangesFocus(True)
        self.draw.setChecked(True)
        self.sign.setEnabled(has_cryptography())
        self.sign.setToolTip(
            tr("Others can then see that a later version is from the same author.")
            if has_cryptography()
            else tr("Packs can be signed once the package “cryptography” is installed.")
        )
        self.list.setAccessibleName(tr("What goes into the pack"))
        for name, field in (
            ("title", self.name),
            ("version", self.version),
            ("author", self.author),
            ("license", self.license),
            ("about", self.about),
            ("changes", self.changes),
            ("list", self.list),
            ("more", self.more),
            ("save", self.save),
        ):
            field.setObjectName(f"share-{name}")

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        for each in (PlainLabel(tr("What goes into the pack")), self.list, self.more, self.preview):
            left.addWidget(each)
        self.preview.setFixedHeight(200)
        form = QFormLayout()
        form.setSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in (
            (tr("Name"), self.name),
            (tr("Version"), self.version),
            (tr("Made by"), self.author),
            (tr("License"), self.license),
            (tr("About it"), self.about),
            (tr("What is new"), self.changes),
        ):
            label = PlainLabel(text)
            label.setBuddy(field)
            field.setAccessibleName(text)
            form.addRow(label, field)
        right = QVBoxLayout()
        right.addLayout(form)
        for box in (self.draw, self.sign):
            right.addWidget(box)
        right.addStretch(1)
        right.addWidget(self._why)
        across = QHBoxLayout()
        across.setSpacing(16)
        across.addLayout(left, 1)
        across.addLayout(right, 1)
        down = QVBoxLayout(self)
        down.setContentsMargins(16, 16, 16, 16)
        down.setSpacing(16)
        down.addLayout(across, 1)
        down.addWidget(self.buttons)

    def _suggest(self) -> None:
        """Take over what the documents say of themselves."""
        front = next((each.document for each in self._offered if each.is_front), None)
        first = front or (self._offered[0].document if self._offered else None)
        if first is None:
            self.license.setCurrentText(USUAL_LICENSE)
            return
        self.name.setText(first.name)
        self.author.setText(first.author or self.author.text())
        self.license.setCurrentText(first.license or USUAL_LICENSE)
        self.about.setPlainText(first.description)
        self._show(self.list.currentRow())

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show)
        self.list.itemChanged.connect(self._judge)
        for line in (self.name, self.version, self.author):
            line.textChanged.connect(self._judge)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show(self, row: int) -> None:
        document = self._offered[row].document if 0 <= row < len(self._offered) else None
        shown = document if isinstance(document, MapDocument) else None
        self.preview.show_map(shown, "" if shown else tr("No picture"))

    def _judge(self, _: object = None) -> None:
        why = self.hindrance()
        self._why.tell(why)
        self.save.setEnabled(not why)
        self.save.setToolTip(why)
