"""The shelf of recent files: what was open lately, as pictures to press."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPaintEvent

from ..drawing.inks_in_force import is_new_theme
from ..languages.words import tr
from .card_shelf import CardShelf
from .recent_card import CARD, RecentCard
from .recent_file import RecentFile


class RecentShelf(CardShelf):
    """Offers the recent files; whoever draws their pictures is told when the page is looked at."""

    chosen = Signal(Path)
    """The path of a file."""
    wants_pinned = Signal(Path, bool)
    """The path of a file that is to stay in the list for good, or not any more."""
    wants_removed = Signal(Path)
    """The path of a file that is to be forgotten."""
    wants_pictures = Signal()
    """Somebody looks at the files, and they have no pictures yet."""

    def __init__(self) -> None:
        super().__init__(CARD)
        self.cards: dict[Path, RecentCard] = {}
        self._is_seen = False

    def show_files(self, files: Sequence[RecentFile]) -> None:
        """Show these files."""
        self.cards = {each.path: self._card(each) for each in files}
        self.fill([(tr("Recent files"), list(self.cards.values()))] if files else [])
        self.setVisible(bool(files))
        self._is_seen = False

    def show_picture(self, path: Path, file: Path) -> None:
        """Show how the map in a file looks."""
        if path in self.cards:
            self.cards[path].show_picture(file)

    def _card(self, recent: RecentFile) -> RecentCard:
        card = RecentCard(recent)
        if recent.is_there:
            card.clicked.connect(partial(self.chosen.emit, recent.path))
        card.wants_pinned.connect(partial(self.wants_pinned.emit, recent.path))
        card.wants_removed.connect(partial(self.wants_removed.emit, recent.path))
        return card

    def changeEvent(self, event: QEvent) -> None:
        """Ask for pictures in the colours of another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._is_seen = False
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ask for pictures once the page has been seen: starting up must not wait for them."""
        super().paintEvent(event)
        if not self._is_seen and self.cards:
            self._is_seen = True
            self.wants_pictures.emit()
