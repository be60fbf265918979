"""The library page: filters on the left, packs as cards, and the details of one on the right."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from hullwright.plugins.library.query import PackCard
from hullwright.schema.packs.pack import SUFFIX

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from ..shell.tab_page import PageCommand, TabPage
from .card_delegate import CardDelegate
from .card_model import CARD, CardModel
from .card_pictures import CardPictures
from .details_pane import DetailsPane
from .filter_pane import FilterPane
from .libraries_card import LibrariesCard
from .library_actions import LibraryActions

PAUSE = 60
"""Milliseconds after a key before the search begins, so that quick typists are not held up."""


class LibraryPage(TabPage):
    """Shows what all libraries offer, and what can be done with it."""

    def __init__(self, acts: LibraryActions) -> None:
        super().__init__(tr("Library"), "folder")
        self.setObjectName("library-page")
        self.setAcceptDrops(True)
        self.acts = acts
        self._libraries = acts.libraries
        self.search = QLineEdit()
        self.filters = FilterPane()
        self.sources = LibrariesCard(acts)
        self.model = CardModel(self._libraries.index, self)
        self.cards = QListView()
        self._pictures = CardPictures(acts.work, self)
        self.details = DetailsPane(acts)
        self.count = WrappedLabel()
        self._update = QPushButton(tr("Update all"))
        self._refresh = QPushButton(tr("Check for updates"))
        self._soon = QTimer(self, singleShot=True, interval=PAUSE)
        self._chosen: int | None = None
        self._set_up_cards()
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.search)
        self.refresh()

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window mean here."""
        return {"edit.find": PageCommand(self.search.setFocus, tr("Search the libraries."))}

    def leave(self) -> None:
        """Let go of the processes and files."""
        self._soon.stop()
        self.acts.work.close()
        self._libraries.close()

    def refresh(self) -> None:
        """Show what is offered and installed now."""
        self.filters.offer_games(self._libraries.index.games())
        self.sources.refresh()
        updates = sum(1 for _ in self._libraries.updates())
        self._update.setText(
            tr("Update all ({count})", count=updates) if updates else tr("Update all")
        )
        self._update.setEnabled(bool(updates))
        self._update.setToolTip("" if updates else tr("Everything is up to date."))
        self._refresh.setEnabled(bool(self._libraries.addresses))
        self.look()

    def look(self) -> None:
        """Show what fits what is looked for."""
        self._soon.stop()
        rows = self._libraries.index.search(self.filters.query(self.search.text()))
        chosen = self._chosen
        self.model.show_rows(rows, self._states())
        self.count.setText(self._counted(len(rows)))
        place = self.model.place_of(chosen) if chosen is not None else -1
        if place >= 0:
            select = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.cards.selectionModel().setCurrentIndex(self.model.index(place), select)
        else:
            self._chosen = None
            self.details.show_row(None)

    def _counted(self, count: int) -> str:
        if count:
            return tr("{count} packs", count=count)
        if self._libraries.addresses:
            return tr("Nothing matches. Clear a filter, or check for updates.")
        return tr("No library was added yet. Add one on the left.")

    def _states(self) -> Mapping[str, str]:
        """Return what badges say, by the ids of packs."""
        made = {each.id: tr("installed") for each in self._libraries.shelf.packs()}
        return made | {each.installed.id: tr("update") for each in self._libraries.updates()}

    def _set_up_cards(self) -> None:
        view = self.cards
        view.setObjectName("library-cards")
        view.setAccessibleName(tr("Packs"))
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setMovement(QListView.Movement.Static)
        view.setUniformItemSizes(True)
        view.setLayoutMode(QListView.LayoutMode.Batched)
        view.setBatchSize(500)
        view.setMouseTracking(True)
        view.setSpacing(0)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setModel(self.model)
        view.setItemDelegate(CardDelegate(self._pictures))

    def _lay_out(self) -> None:
        left = QWidget()
        left.setFixedWidth(224)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.filters, 1)
        column.addWidget(self.sources)
        parts = QSplitter()
        parts.setChildrenCollapsible(False)
        for part in (self._middle(), self.details):
            parts.addWidget(part)
        self.details.setMinimumWidth(300)
        parts.setStretchFactor(0, 1)
        parts.setSizes([680, 376])
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 8, 0, 0)
        across.setSpacing(0)
        across.addWidget(left)
        across.addWidget(parts, 1)

    def _middle(self) -> QWidget:
        self.search.setObjectName("library-search")
        self.search.setAccessibleName(tr("Search the libraries"))
        self.search.setPlaceholderText(tr("Search maps, authors, words …"))
        self.search.setClearButtonEnabled(True)
        self._update.setObjectName("library-update-all")
        self._refresh.setObjectName("library-refresh")
        self._refresh.setIcon(icon("import"))
        top = QHBoxLayout()
        for widget, stretch in ((self.search, 1), (self._refresh, 0), (self._update, 0)):
            top.addWidget(widget, stretch)
        middle = QWidget()
        middle.setMinimumWidth(260)
        column = QVBoxLayout(middle)
        column.setContentsMargins(8, 0, 8, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.count)
        column.addWidget(self.cards, 1)
        return middle

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._soon.start())
        self._soon.timeout.connect(self.look)
        self.filters.changed.connect(self.look)
        self.filters.reset.clicked.connect(self.search.clear)
        self.cards.selectionModel().currentChanged.connect(self._choose)
        self.cards.activated.connect(self._open)
        self._pictures.arrived.connect(self.cards.viewport().update)
        self._refresh.clicked.connect(self.acts.refresh)
        self._update.clicked.connect(self.acts.update_all)
        self.acts.changed.connect(self.refresh)

    def _choose(self, now: QModelIndex, _: QModelIndex) -> None:
        card = now.data(CARD)
        if isinstance(card, PackCard):
            self._chosen = card.row
            self.details.show_row(card.row)

    def _open(self, index: QModelIndex) -> None:
        """Open what is installed, or go to the button that installs it."""
        card = index.data(CARD)
        installed = self._libraries.shelf.pack(card.pack) if isinstance(card, PackCard) else None
        if installed is not None:
            self.acts.open(installed)
        else:
            button = self.details.findChild(QPushButton, "pack-install")
            if isinstance(button, QPushButton):
                button.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take packs."""
        if _packs_in(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Install what was dropped."""
        event.acceptProposedAction()
        for path in _packs_in(event):
            self.acts.install_file(path)


def _packs_in(event: QDropEvent) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix == SUFFIX]
