"""The welcome page: what to begin with when no map is open."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from hullwright.plugins.samples import further_samples
from hullwright.samples import maps
from hullwright.schema.documents.scenarios import SCENARIO_FORMAT

from ..drawing.icon import icon
from ..languages.words import tr
from .kind_buttons import KindButtons
from .news import NEWS
from .plain_text import PlainLabel
from .recent_file import RecentFile
from .recent_shelf import RecentShelf
from .samples_shelf import SamplesShelf, ShelvedSample

_SIDE, _MARGIN, _GAP = 224, 24, 24
"""How wide the column with the buttons is, and what lies around it."""


class Welcome(QScrollArea):
    """Offers a new map of every kind, a file, the recent files and the samples."""

    wants_new = Signal(str)
    """The kind of map that is to be begun."""
    wants_generate = Signal()
    wants_open = Signal()
    wants_play = Signal()
    wants_sample = Signal(Path)
    """The path of a sample."""
    wants_recent = Signal(Path)
    """The path of a recent file."""

    def __init__(self, samples: Sequence[Path] | None = None) -> None:
        super().__init__()
        self.setObjectName("welcome")
        self.setAccessibleName(tr("Welcome"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The buttons on it take the focus; the page itself is no stop of its own.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._own = maps() if samples is None else samples
        self.recent = RecentShelf()
        self.recent.chosen.connect(self.wants_recent)
        self._shelf = self._filled_shelf()
        self.kinds = KindButtons()
        self.kinds.chosen.connect(self.wants_new)
        self.generate_button = QPushButton(tr("Generate…"))
        self.generate_button.setProperty("begins", True)
        self.generate_button.setIcon(icon("generate"))
        self.generate_button.clicked.connect(self.wants_generate)
        self.open_button = QPushButton(tr("Open…"))
        self.open_button.setIcon(icon("open"))
        self.open_button.clicked.connect(self.wants_open)
        self.play_button = QPushButton(tr("Play a map…"))
        self.play_button.setIcon(icon("play"))
        self.play_button.clicked.connect(self.wants_play)
        self._hint = _words(tr("Maps that you save or open are listed here."))
        self.setWidget(self._page())
        self.show_recent([])

    def _page(self) -> QWidget:
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        row.setSpacing(_GAP)
        side = QWidget()
        side.setFixedWidth(_SIDE)
        side.setLayout(self._side())
        row.addWidget(side, 0, Qt.AlignmentFlag.AlignTop)
        shelves = self._shelves = QVBoxLayout()
        shelves.setSpacing(_GAP)
        for shelf in (self.recent, self._shelf):
            shelves.addWidget(shelf)
        shelves.addStretch(1)
        row.addLayout(shelves, 1)
        return page

    def _filled_shelf(self) -> SamplesShelf:
        """Return a shelf with our samples, and behind them those of plugins."""
        shelf = SamplesShelf(
            [
                *(ShelvedSample(path) for path in self._own),
                *(
                    ShelvedSample(each.path, each.group)
                    for each in further_samples()
                    if each.format != SCENARIO_FORMAT
                ),
            ]
        )
        shelf.chosen.connect(self.wants_sample)
        return shelf

    @property
    def first_sample(self) -> Path:
        """The path of the sample that stands first."""
        return self._shelf.cards[0].path

    def refill(self) -> None:
        """Offer the samples that there are now, because plugins came or went."""
        self.kinds.refill()
        old, self._shelf = self._shelf, self._filled_shelf()
        self._shelves.replaceWidget(old, self._shelf)
        old.deleteLater()
        self._arrange()

    def _room(self) -> int:
        return self.viewport().width() - _SIDE - 2 * _MARGIN - _GAP

    def _side(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(_title())
        column.addWidget(_words(tr("Maps for games about getting off a ship in time.")))
        column.addSpacing(8)
        column.addWidget(heading(tr("Begin a map")))
        column.addWidget(self.kinds)
        column.addWidget(self.generate_button)
        column.addSpacing(8)
        column.addWidget(heading(tr("Go on")))
        column.addWidget(self.open_button)
        column.addWidget(self.play_button)
        column.addWidget(_words(tr("You can also drop files anywhere on this window.")))
        column.addWidget(self._hint)
        column.addSpacing(16)
        column.addWidget(heading(tr("What's new")))
        for sentence in NEWS:
            column.addWidget(_words(tr(sentence)))
        column.addStretch(1)
        return column

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the samples take the room that is left."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for shelf in (self.recent, self._shelf):
            shelf.arrange(self._room())

    def show_recent(self, files: Sequence[RecentFile]) -> None:
        """Show the files that were open lately."""
        self.recent.show_files(files)
        self.recent.arrange(self._room())
        self._hint.setVisible(not files)


def _title() -> PlainLabel:
    label = PlainLabel(tr("Hullwright"))
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    font.setBold(True)
    label.setFont(font)
    return label


def heading(text: str) -> PlainLabel:
    """Return the heading of a part of the page."""
    label = PlainLabel(text)
    label.setProperty("heading", True)
    return label


def _words(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setWordWrap(True)
    label.setProperty("faint", True)
    return label
