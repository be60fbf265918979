"""The Symmetry panel: how well a map keeps to each symmetry, and what is odd about it."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..concepts.editor_kind import NO_SYMMETRY, SymmetryChoice
from ..documents.workplace import Workplace
from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.command_button import CommandButton
from ..shell.forms.labels import WrappedLabel
from .symmetry_rows import CHOSEN, ICON, NAME, ROW, SHARE, SymmetryRowPainter
from .symmetry_words import percent, verdict

BUTTONS = ("symmetry.make", "symmetry.next-odd", "symmetry.mark-odd")
"""The commands that the panel offers, in this order."""


class SymmetryPanel(QWidget):
    """Lists the symmetries of a map's kind; a click, or Enter, paints under one from now on."""

    def __init__(
        self,
        choose: Callable[[Workplace, str], object],
        button: Callable[[str], CommandButton],
    ) -> None:
        super().__init__()
        self.setObjectName("symmetry-panel")
        self.setAccessibleName(tr("Symmetry"))
        self._choose = choose
        self._workplace: Workplace | None = None
        self.verdict = WrappedLabel(ink="text")
        self.list = _symmetry_list()
        self.list.itemActivated.connect(self._take)
        self.list.itemClicked.connect(self._take)
        self._buttons = [button(name) for name in BUTTONS]
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        for each in (self.verdict, self.list, *self._buttons):
            column.addWidget(each)
        column.addStretch()
        self.setFocusProxy(self.list)
        self.show_workplace(None)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show how symmetric another map is."""
        if self._workplace is not None:
            self._workplace.found.disconnect(self._show)
            self._workplace.mirrored.disconnect(self._show)
        self._workplace = workplace
        if workplace is not None:
            workplace.found.connect(self._show)
            workplace.mirrored.connect(self._show)
        self._fill()

    def follow_commands(self) -> None:
        """Show what the buttons do, once the commands are there."""
        for button in self._buttons:
            button.follow()

    def _fill(self) -> None:
        self.list.clear()
        choices = self._workplace.editor_kind.symmetries.choices if self._workplace else ()
        offered = choices if len(choices) > 1 else ()
        for choice in offered:
            self.list.addItem(_item(choice))
        self.list.setFixedHeight(ROW * len(offered) + 2 * self.list.frameWidth())
        for each in (self.list, *self._buttons):
            each.setVisible(bool(offered))
        self._show()

    def _show(self) -> None:
        place = self._workplace
        self.verdict.tell(verdict(place))
        report = place.findings.symmetry if place else None
        now = place.symmetry.name if place else NO_SYMMETRY.name
        for row in range(self.list.count()):
            item = self.list.item(row)
            name = item.data(NAME)
            share = report.shares.get(name) if report else None
            text = percent(share) if share is not None else ""
            if (text, name == now) == (item.data(SHARE), item.data(CHOSEN)):
                continue
            item.setData(SHARE, text)
            item.setData(CHOSEN, name == now)
            told = tr("{title}, {share}", title=item.text(), share=text) if text else item.text()
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)

    def _take(self, item: QListWidgetItem) -> None:
        if self._workplace is not None:
            self._choose(self._workplace, item.data(NAME))


def _symmetry_list() -> QListWidget:
    made = QListWidget()
    made.setObjectName("symmetry-list")
    made.setAccessibleName(tr("Symmetries"))
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setUniformItemSizes(True)
    made.setMouseTracking(True)
    made.setIconSize(QSize(ICON, ICON))
    made.setItemDelegate(SymmetryRowPainter(made))
    return made


def _item(choice: SymmetryChoice) -> QListWidgetItem:
    item = QListWidgetItem(icon(choice.icon), tr(choice.title))
    item.setData(NAME, choice.name)
    item.setToolTip(tr("{title} — paint with this symmetry from now on", title=tr(choice.title)))
    return item
