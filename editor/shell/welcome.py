"""The welcome page: what to begin with when no map is open."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QFileInfo, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from hullwright.plugins.samples import further_samples
from hullwright.samples import maps
from hullwright.schema.documents.scenarios import SCENARIO_FORMAT
from hullwright.schema.visible_text import visible, visible_line

from ..drawing.icon import icon
from ..languages.words import tr
from .news import NEWS
from .plain_text import PlainLabel, button_title
from .samples_shelf import SamplesShelf, ShelvedSample

_SIDE, _MARGIN, _GAP = 224, 24, 24
"""How wide the column with the buttons is, and what lies around it."""


class Welcome(QScrollArea):
    """Offers a new map, a file, the recent files and the samples."""

    wants_new = Signal()
    wants_open = Signal()
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
        self._shelf = self._filled_shelf()
        self.new_button = QPushButton(tr("New zone…"))
        self.new_button.setIcon(icon("new", "on-accent"))
        self.new_button.setProperty("primary", True)
        self.new_button.clicked.connect(self.wants_new)
        self.open_button = QPushButton(tr("Open…"))
        self.open_button.setIcon(icon("open"))
        self.open_button.clicked.connect(self.wants_open)
        self._recent = QVBoxLayout()
        self._recent_shown: Sequence[QWidget] = ()
        self.setWidget(self._page())
        self.show_recent([])

    def _page(self) -> QWidget:
        page = QWidget()
        row = self._row = QHBoxLayout(page)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        row.setSpacing(_GAP)
        side = QWidget()
        side.setFixedWidth(_SIDE)
        side.setLayout(self._side())
        row.addWidget(side, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._shelf, 1, Qt.AlignmentFlag.AlignTop)
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

    def refill(self) -> None:
        """Offer the samples that there are now, because plugins came or went."""
        old, self._shelf = self._shelf, self._filled_shelf()
        self._row.replaceWidget(old, self._shelf)
        old.deleteLater()
        self._shelf.arrange(self._room())

    def _room(self) -> int:
        return self.viewport().width() - _SIDE - 2 * _MARGIN - _GAP

    def _side(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(_title())
        column.addWidget(_words(tr("Maps for games about leaving a ship in time.")))
        column.addSpacing(8)
        column.addWidget(self.new_button)
        column.addWidget(self.open_button)
        column.addWidget(_words(tr("You can also drop files anywhere on this window.")))
        column.addSpacing(16)
        column.addWidget(heading(tr("Recent files")))
        self._recent.setSpacing(0)
        column.addLayout(self._recent)
        column.addSpacing(16)
        column.addWidget(heading(tr("What's new")))
        for sentence in NEWS:
            column.addWidget(_words(tr(sentence)))
        column.addStretch(1)
        return column

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the samples take the room that is left."""
        super().resizeEvent(event)
        self._shelf.arrange(self._room())

    def show_recent(self, paths: Sequence[Path]) -> None:
        """List the files that were open lately."""
        for shown in self._recent_shown:
            self._recent.removeWidget(shown)
            shown.hide()
            shown.deleteLater()
        self._recent_shown = [self._recent_button(path) for path in paths]
        if not paths:
            self._recent_shown = [_words(tr("Maps that you save or open are listed here."))]
        for shown in self._recent_shown:
            self._recent.addWidget(shown)

    def _recent_button(self, path: Path) -> QPushButton:
        button = QPushButton()
        # In the middle, because long names often differ at their ends.
        middle, room = Qt.TextElideMode.ElideMiddle, _SIDE - 4
        name = button.fontMetrics().elidedText(visible_line(path.stem), middle, room)
        button.setText(button_title(name))
        button.setProperty("link", True)
        button.setEnabled(QFileInfo(path).exists())
        button.setAccessibleName(tr("Open {file}", file=path.name))
        missing = tr("{path} is not there any more", path=path)
        button.setToolTip(visible(str(path)) if button.isEnabled() else missing)
        button.clicked.connect(lambda: self.wants_recent.emit(path))
        return button


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
