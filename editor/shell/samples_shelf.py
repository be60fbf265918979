"""The samples shelf: pictures of all sample maps, by map kind, drawn one after another when there is time."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import english

from ..drawing.inks_in_force import inks_in_force, is_new_theme
from ..languages.words import error_text, tr
from .plain_text import PlainLabel
from .sample_card import ARROWS, CARD, PICTURE, SampleCard

_TITLES = {
    "hex-zones": english("Hex zones"),
    "mazes": english("Tile mazes"),
    "stations": english("Stations"),
    "galaxies": english("Galaxies"),
}
"""What the folders of the samples hold, in the order of the page."""
_GAP = 16
_SHARPNESS = 3


class ShelvedSample(NamedTuple):
    """A sample map to be shown on the shelf."""

    path: Path
    group: str = ""
    """Whose it is, in words of their own; nothing for ours, which stand by map kind."""


class SamplesShelf(QWidget):
    """Offers the sample maps; arrow keys go from card to card."""

    chosen = Signal(Path)
    """The path of a sample."""

    def __init__(self, samples: Sequence[ShelvedSample]) -> None:
        super().__init__()
        self.cards = [self._card(each) for each in sorted(samples, key=_place)]
        self._rows: list[list[SampleCard]] = []
        self._titles: list[PlainLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self._columns = 0
        self._undrawn = list(self.cards)
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_one)
        self._was_painted = False
        self.arrange(2 * CARD.width() + _GAP)

    def _card(self, sample: ShelvedSample) -> SampleCard:
        shelf = sample.group or tr(_TITLES.get(sample.path.parent.name, ""))
        card = SampleCard(sample.path, shelf)
        card.clicked.connect(lambda: self.chosen.emit(sample.path))
        return card

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures for another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._undrawn = list(self.cards)
            if self._was_painted:
                self._drawing.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin with the pictures once the page has been seen: starting up must not wait for them."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self._drawing.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from card to card with the arrow keys."""
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None or not self._go(*step):
            super().keyPressEvent(event)

    def _go(self, rows: int, columns: int) -> bool:
        for y, row in enumerate(self._rows):
            for x, card in enumerate(row):
                if card.hasFocus():
                    return self._focus(y + rows, x + columns)
        return False

    def _focus(self, y: int, x: int) -> bool:
        if not 0 <= y < len(self._rows):
            return False
        row = self._rows[y]
        row[min(max(x, 0), len(row) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def arrange(self, width: int) -> None:
        """Put as many cards side by side as there is room for."""
        columns = max(1, (width + _GAP) // (CARD.width() + _GAP))
        if columns == self._columns:
            return
        self._columns = columns
        for title in self._titles:
            self._grid.removeWidget(title)
            title.hide()
            title.deleteLater()
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        self._titles, self._rows = [], []
        line = 0
        for title, group in groupby(self.cards, key=lambda card: card.shelf):
            cards = list(group)
            self._add_title(title, line)
            rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
            for y, row in enumerate(rows):
                for x, card in enumerate(row):
                    self._grid.addWidget(card, line + 1 + y, x)
            self._rows += rows
            line += 1 + len(rows)
        self._grid.setColumnStretch(columns, 1)

    def _add_title(self, text: str, line: int) -> None:
        title = PlainLabel(text)
        title.setProperty("heading", True)
        self._titles.append(title)
        self._grid.addWidget(title, line, 0, 1, self._columns)

    def _draw_one(self) -> None:
        if not self._undrawn or not self.isVisible():
            self._drawing.stop()
            self._was_painted = self._was_painted and not self._undrawn
            return
        # Drawing needs every map kind; imported now rather than when the window opens.
        from hullwright.schema.files.reader import read_map

        from ..drawing.images import image_of

        card = self._undrawn.pop(0)
        try:
            if card.map is None:
                card.show_map(read_map(card.path))
            if card.map is not None:
                # Drawn larger than shown: scaled down, the symbols stay recognisable.
                largest = round(_SHARPNESS * PICTURE.width() * self.devicePixelRatioF())
                made = image_of(card.map, inks_in_force(), largest=largest, rulers=False)
                card.show_picture(made)
        except HullwrightError as fault:
            card.show_trouble(error_text(fault))


def _place(sample: ShelvedSample) -> tuple[int, str, Path]:
    """Return where a sample stands: ours by map kind, then those of plugins by whose they are."""
    folders = list(_TITLES)
    folder = sample.path.parent.name
    is_ours = not sample.group and folder in folders
    return folders.index(folder) if is_ours else len(folders), sample.group, sample.path
