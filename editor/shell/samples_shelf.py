"""The samples shelf: pictures of all sample maps, by map kind, drawn one after another when there is time."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QPaintEvent

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import english

from ..drawing.inks_in_force import inks_in_force, is_new_theme
from ..languages.words import error_text, tr
from .card_shelf import CardShelf
from .sample_card import CARD, PICTURE, SampleCard

_TITLES = {
    "hex-zones": english("Hex zones"),
    "mazes": english("Tile mazes"),
    "stations": english("Stations"),
    "galaxies": english("Galaxies"),
}
"""What the folders of the samples hold, in the order of the page."""


class ShelvedSample(NamedTuple):
    """A sample map to be shown on the shelf."""

    path: Path
    group: str = ""
    """Whose it is, in words of their own; nothing for ours, which stand by map kind."""


class SamplesShelf(CardShelf):
    """Offers the sample maps; arrow keys go from card to card."""

    chosen = Signal(Path)
    """The path of a sample."""

    def __init__(self, samples: Sequence[ShelvedSample]) -> None:
        super().__init__(CARD)
        self.cards = [self._card(each) for each in sorted(samples, key=_place)]
        self._undrawn = list(self.cards)
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_one)
        self._was_painted = False
        by_title = groupby(self.cards, key=lambda card: card.shelf)
        self.fill([(title, list(cards)) for title, cards in by_title])

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

    def _draw_one(self) -> None:
        if not self._undrawn or not self.isVisible():
            self._drawing.stop()
            self._was_painted = self._was_painted and not self._undrawn
            return
        # Drawing needs every map kind; imported now rather than when the window opens.
        from ..drawing.sample_pictures import sample_map, sample_picture

        card = self._undrawn.pop(0)
        try:
            if card.map is None:
                card.show_map(sample_map(card.path))
            room = PICTURE * self.devicePixelRatioF()
            card.show_picture(sample_picture(card.path, inks_in_force(), room))
        except HullwrightError as fault:
            card.show_trouble(error_text(fault))


def _place(sample: ShelvedSample) -> tuple[int, str, Path]:
    """Return where a sample stands: ours by map kind, then those of plugins by whose they are."""
    folders = list(_TITLES)
    folder = sample.path.parent.name
    is_ours = not sample.group and folder in folders
    return folders.index(folder) if is_ours else len(folders), sample.group, sample.path
