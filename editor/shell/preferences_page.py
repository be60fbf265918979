"""The page of preferences: everything that people may set, by sections, with a search through all of them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..drawing.icon import icon
from ..languages.words import tr
from .forms.labels import WrappedLabel
from .plain_text import PlainLabel
from .preference import PreferenceSection
from .preference_row import PreferenceRow
from .tab_page import PageCommand, TabPage
from .text_match import has_words

_LIST, _WIDEST = 208, 760
_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect


class SectionPane(QWidget):
    """The rows of one section under its heading, or the form that it has of its own."""

    def __init__(self, section: PreferenceSection) -> None:
        super().__init__()
        self.section = section
        self.rows = [PreferenceRow(each) for each in section.preferences]
        self._form: QWidget | None = None
        heading = PlainLabel(section.title)
        heading.setProperty("heading", True)
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        heading.setFont(font)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 16)
        self._column.setSpacing(0)
        self._column.addWidget(heading)
        for row in self.rows:
            self._column.addWidget(row)

    @property
    def form(self) -> QWidget | None:
        """What it asks in a form of its own, once it was looked at."""
        return self._form

    def show_all(self) -> None:
        """Show everything of the section."""
        for row in self.rows:
            row.show()
        # Made when it is first seen: it may be large.
        if self._form is None and self.section.widget is not None:
            self._form = self.section.widget()
            self._column.addWidget(self._form, 1)
        self.show()

    def seek(self, query: str) -> bool:
        """Show what has the words of a query; return whether there is something."""
        if has_words(query, f"{self.section.title} {self.section.words}"):
            self.show_all()
            return True
        found = [row.has(query) for row in self.rows]
        for row, is_found in zip(self.rows, found, strict=True):
            row.setVisible(is_found)
        self.setVisible(any(found))
        return any(found)


class PreferencesPage(TabPage):
    """Shows a section at a time, or whatever fits a search."""

    def __init__(self, sections: Sequence[PreferenceSection]) -> None:
        super().__init__(tr("Preferences"), "settings")
        self.setObjectName("preferences-page")
        self.search = QLineEdit()
        self.list = QListWidget()
        self.none = WrappedLabel(
            tr("No preference has these words. Press Escape to see all again.")
        )
        self.panes = {each.name: SectionPane(each) for each in sections}
        self._name_parts()
        self._lay_out()
        self.search.textChanged.connect(self._show)
        for each in (self.search, self.list):
            each.installEventFilter(self)
        self.list.currentRowChanged.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        for pane in self.panes.values():
            for row in pane.rows:
                row.changed.connect(self.refresh)
        self.setFocusProxy(self.search)
        self.list.setCurrentRow(0)

    def _name_parts(self) -> None:
        self.search.setPlaceholderText(tr("Search preferences"))
        self.search.setAccessibleName(tr("Search preferences"))
        self.search.setClearButtonEnabled(True)
        self.list.setObjectName("preference-sections")
        self.list.setAccessibleName(tr("Sections"))
        self.list.setIconSize(QSize(16, 16))
        self.list.setSpacing(4)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for pane in self.panes.values():
            item = QListWidgetItem(icon(pane.section.icon), pane.section.title)
            self.list.addItem(item)
        self.list.itemSelectionChanged.connect(self._draw_icons)

    def _draw_icons(self) -> None:
        """Draw the icons; the chosen row is in the accent only while the list has the focus."""
        ink = "on-accent" if self.list.hasFocus() else "text"
        for place, pane in enumerate(self.panes.values()):
            item = self.list.item(place)
            item.setIcon(icon(pane.section.icon, ink if item.isSelected() else "text"))

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(8)
        width = max(_LIST, self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth() + 16)
        for part in (self.search, self.list):
            part.setFixedWidth(width)
            side.addWidget(part)
        inside = QWidget()
        inside.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(0)
        column.addWidget(self.none)
        for pane in self.panes.values():
            column.addWidget(pane, 1 if pane.section.widget else 0)
        column.addStretch()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 16, 8, 16)
        row.setSpacing(24)
        row.addLayout(side)
        row.addWidget(area, 1)

    # What is shown.

    @property
    def section(self) -> str:
        """The name of the section that is chosen."""
        return list(self.panes)[max(self.list.currentRow(), 0)]

    def show_section(self, name: str) -> None:
        """Show a section."""
        if name in self.panes:
            self.list.setCurrentRow(list(self.panes).index(name))
            self._choose()

    def refresh(self) -> None:
        """Show what is set now, as after it was changed elsewhere."""
        for pane in self.panes.values():
            for row in pane.rows:
                row.refresh()

    def _choose(self, _: object = None) -> None:
        """Show the chosen section, whatever was searched for before."""
        if self.search.text():
            self.search.clear()
        else:
            self._show()

    def _show(self) -> None:
        query = self.search.text().strip()
        if query:
            # What is found may be of any section.
            self.list.clearSelection()
            found = [pane.seek(query) for pane in self.panes.values()]
            self.none.setVisible(not any(found))
            return
        self.none.hide()
        self.list.setCurrentRow(self.list.currentRow(), _SELECT)
        for name, pane in self.panes.items():
            pane.hide()
            if name == self.section:
                pane.show_all()

    def eventFilter(self, line: QObject, event: QEvent) -> bool:
        """Let Escape show everything again, and Down go to the sections, whose icons follow the focus."""
        if line is self.list:
            if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
                self._draw_icons()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
            if event.key() == Qt.Key.Key_Down:
                self.list.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(line, event)

    # What the tab offers.

    def kept(self) -> object:
        """Return the section that is chosen."""
        return self.section

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window do here."""
        return {"edit.find": PageCommand(self._begin_search, tr("Searches the preferences."))}

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()
