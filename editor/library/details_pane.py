"""The details of a pack: its map drawn live, what is known of it, and one main button."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.plugins.host.versions import version_order
from hullwright.plugins.library.shelf import InstalledPack
from hullwright.schema.documents.libraries import LibraryPack, OfferedMap, PackVersion

from ..languages.words import tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel, button_title
from . import tasks
from .library_actions import LibraryActions
from .map_view import MapView
from .pack_words import counts_words, day_words, game_title, players_words, row_words, size_words

MOST_FETCHED = 8_000_000
"""Bytes of a pack that is fetched only to be looked at; larger ones wait to be installed."""


class DetailsPane(QScrollArea):
    """Shows the pack that is looked at."""

    def __init__(self, acts: LibraryActions) -> None:
        super().__init__()
        self.setObjectName("library-details")
        self.setAccessibleName(tr("About the pack"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._acts = acts
        self._libraries = acts.libraries
        self._shown: tuple[str, LibraryPack] | None = None
        self.map = MapView()
        self._choice = QComboBox()
        self._lacks = WrappedLabel(ink="warning")
        self._author = WrappedLabel()
        self._copies = WrappedLabel()
        self._maps: Mapping[str, Any] = {}
        self.show_row(None)

    def show_row(self, row: int | None) -> None:
        """Show another pack, or the same one as it stands now."""
        found = self._libraries.index.pack(row) if row is not None else None
        is_same = found is not None and found == self._shown
        old = self.takeWidget()
        looked = (self._maps, self._lacks.text(), self._author.text(), self._copies.text())
        if old is not None:
            old.hide()
            old.deleteLater()
        self.map, self._choice = MapView(), QComboBox()
        self._lacks, self._author = WrappedLabel(ink="warning"), WrappedLabel()
        self._copies = WrappedLabel()
        self._shown = found
        self.setWidget(self._page(*found) if found else _nothing())
        if found and is_same and looked[0]:
            self._take_in(looked[0], *looked[1:])
        elif found:
            self._look(*found)

    # What is shown.

    def _page(self, library: str, pack: LibraryPack) -> QWidget:
        version = pack.newest or pack.versions[0]
        installed = self._installed(library, pack)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 8, 16, 16)
        column.setSpacing(8)
        column.addWidget(_title(pack.title))
        authors = ", ".join(each.name for each in pack.authors)
        said = [authors, pack.license, version.pack_version, size_words(version.size)]
        column.addWidget(WrappedLabel(" · ".join(filter(None, said))))
        column.addWidget(self._buttons(library, pack, version, installed))
        column.addWidget(self._lacks)
        column.addWidget(self._choice)
        column.addWidget(self.map)
        self._choice.hide()
        self._choice.setObjectName("library-map-choice")
        self._choice.setAccessibleName(tr("Map"))
        self._choice.currentIndexChanged.connect(self._show_map)
        for label in (self._lacks, self._author, self._copies):
            label.tell("")
        for fact in self._facts(pack, version):
            column.addWidget(fact)
        column.addWidget(self._copies)
        column.addWidget(self._author)
        self._add_versions(column, library, pack, installed)
        column.addStretch(1)
        return page

    def _installed(self, library: str, pack: LibraryPack) -> InstalledPack | None:
        found = self._libraries.shelf.pack(pack.id)
        return found if found and found.library in {library, ""} else None

    def _buttons(
        self,
        library: str,
        pack: LibraryPack,
        version: PackVersion,
        installed: InstalledPack | None,
    ) -> QWidget:
        row = QWidget()
        flow = Flow(row, 8)
        asked = (library, pack.id, version.pack_version, pack.title)
        if installed is None:
            flow.addWidget(self._button("install", tr("Install"), self._install(asked), main=True))
            return row
        is_newer = version_order(version.pack_version) > version_order(
            installed.manifest.pack_version
        )
        if is_newer:
            flow.addWidget(self._button("update", tr("Update"), self._install(asked), main=True))
        opened = partial(self._open, installed)
        flow.addWidget(self._button("open", tr("Open"), opened, main=not is_newer))
        if self._acts.can_play(installed):
            flow.addWidget(self._button("play", tr("Play"), partial(self._play, installed)))
        removed = partial(self._acts.remove, installed)
        flow.addWidget(self._button("remove", tr("Remove"), removed))
        return row

    def _install(self, asked: tuple[str, str, str, str]) -> Callable[[], object]:
        def run() -> None:
            # What it lacks is read above the button once it was looked into.
            act = self._acts.install_now if self._maps else self._acts.install
            act(*asked)

        return run

    def _open(self, installed: InstalledPack) -> None:
        self._acts.open(installed, str(self._choice.currentData() or ""))

    def _play(self, installed: InstalledPack) -> None:
        self._acts.play(installed, str(self._choice.currentData() or ""))

    def _button(
        self, name: str, text: str, act: Callable[[], object], *, main: bool = False
    ) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(f"pack-{name}")
        button.setProperty("primary", main)
        # Qt would hand in whether it is pressed.
        button.clicked.connect(lambda _: act())
        return button

    def _facts(self, pack: LibraryPack, version: PackVersion) -> list[QWidget]:
        lines = [pack.description, counts_words(version.counts)]
        if version.has_code:
            lines.append(tr("It contains code, which is not run until you trust it."))
        made: list[QWidget] = [WrappedLabel(each, "text") for each in lines if each]
        for facts in version.maps[:8]:
            made.append(WrappedLabel(_map_line(facts), "text"))
            made += [WrappedLabel(row_words(each)) for each in facts.verdicts]
        return made

    def _add_versions(
        self,
        column: QVBoxLayout,
        library: str,
        pack: LibraryPack,
        installed: InstalledPack | None,
    ) -> None:
        heading = PlainLabel(tr("Versions"))
        heading.setProperty("heading", True)
        column.addSpacing(8)
        column.addWidget(heading)
        mine = installed.manifest.pack_version if installed else ""
        for number, each in enumerate(pack.versions[:10]):
            column.addWidget(WrappedLabel(_version_line(each, mine), "text"))
            if each.changes:
                column.addWidget(WrappedLabel(each.changes))
            older = [one for one in pack.versions[number + 1 :] if not one.withdrawn]
            if older and not each.withdrawn:
                asked = (library, pack.id, older[0].pack_version, each.pack_version)
                title = tr("What changed in {version}", version=each.pack_version)
                act = partial(self._acts.show_changes, title, *asked)
                column.addWidget(
                    self._button(f"changes-{each.pack_version}", tr("What changed…"), act),
                    0,
                    Qt.AlignmentFlag.AlignLeft,
                )

    # What is looked into.

    def _look(self, library: str, pack: LibraryPack) -> None:
        self._maps = {}
        version = pack.newest
        if version is None:
            self.map.show_map(None, tr("All versions were withdrawn."))
            return
        if version.size > MOST_FETCHED and not self._libraries.downloads.is_there(version.sha256):
            self.map.show_map(None, tr("The map is shown once the pack is installed."))
            return
        self.map.show_map(None, tr("Fetching the map …"))
        self._acts.work.look(
            tasks.look,
            *(library, pack.id, version.pack_version),
            then=self._take_in_looked,
            fails=lambda said: self.map.show_map(None, said),
        )

    def _take_in_looked(self, looked: Mapping[str, Any]) -> None:
        lacks, copies = ("\n".join(map(tr, looked[each])) for each in ("lacks", "copies"))
        self._take_in(looked["maps"], lacks, tr(looked["author"]), copies)

    def _take_in(self, maps: Mapping[str, Any], lacks: str, author: str, copies: str) -> None:
        self._maps = maps
        self._lacks.tell(lacks)
        self._author.tell(author)
        self._copies.tell(copies)
        for place, document in self._maps.items():
            self._choice.addItem(button_title(document.name), place)
        self._choice.setVisible(len(self._maps) > 1)
        if not self._maps:
            self.map.show_map(None, tr("There is no map in it that can be drawn here."))

    def _show_map(self, _: int) -> None:
        self.map.show_map(self._maps.get(self._choice.currentData() or ""))


def _title(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setWordWrap(True)
    label.setObjectName("pack-title")
    label.setProperty("heading", True)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    label.setFont(font)
    return label


def _map_line(facts: OfferedMap) -> str:
    players = players_words(facts.players.min, facts.players.max) if facts.players else ""
    spaces = tr("{count} spaces", count=facts.spaces) if facts.spaces else ""
    parts = [facts.name or Path(facts.file).stem, game_title(facts.game), players, spaces]
    return " · ".join(filter(None, parts))


def _version_line(version: PackVersion, mine: str) -> str:
    day = day_words(version.published)
    if version.withdrawn:
        return tr(
            "{version}, withdrawn: {reason}",
            version=version.pack_version,
            reason=version.withdrawn,
        )
    if version.pack_version == mine:
        return tr("{version} of {day}, installed", version=version.pack_version, day=day)
    return tr("{version} of {day}", version=version.pack_version, day=day)


def _nothing() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(16, 16, 16, 16)
    column.addWidget(WrappedLabel(tr("Choose a card to see its map and what is known of it.")))
    column.addStretch(1)
    return page
