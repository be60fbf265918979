"""The second map of “A or B?”: one that is open, or one from a file."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QComboBox, QWidget

from hullwright.schema.documents.maps import MapDocument

from ..languages.words import tr


class Rivals(NamedTuple):
    """Where a second map may come from."""

    open_maps: Callable[[], Sequence[MapDocument]]
    """Returns the maps of the same game that are open, without the one that is asked about."""
    ask: Callable[[], MapDocument | None]
    """Asks for a file with a map of the same game."""


class SecondMap(QComboBox):
    """Offers the maps that are open, as they are now, and any file."""

    def __init__(self, rivals: Rivals, *, has_two: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rivals = rivals
        self._nobody = tr("as in the experiment") if has_two else tr("choose a map")
        self._filed: list[MapDocument] = []
        self._before = 0
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        self._maps: list[MapDocument] = []
        self._fill(None)
        self.activated.connect(self._take)

    @property
    def chosen(self) -> MapDocument | None:
        """The map that was chosen, or None."""
        at = self.currentIndex() - 1
        return self._maps[at] if 0 <= at < len(self._maps) else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Offer what is open by now; what was chosen stays."""
        self._fill(self.chosen)
        super().focusInEvent(event)

    def _fill(self, chosen: MapDocument | None) -> None:
        self._maps = [*self._rivals.open_maps(), *self._filed]
        if chosen is not None and chosen not in self._maps:
            # It has changed since, or is closed: what was chosen is still meant.
            self._filed.append(chosen)
            self._maps.append(chosen)
        self.clear()
        self.addItems([self._nobody, *(each.name for each in self._maps), tr("A file…")])
        self._before = self._maps.index(chosen) + 1 if chosen is not None else 0
        self.setCurrentIndex(self._before)

    def _take(self, at: int) -> None:
        if at <= len(self._maps):
            self._before = at
            return
        self.setCurrentIndex(self._before)
        found = self._rivals.ask()
        if found is not None:
            self._filed.append(found)
            self._fill(found)
