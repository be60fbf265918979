"""Which bots play: one kind for each side of a game, or one or two that take turns where there are no sides."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QComboBox, QFormLayout

from ..languages.words import tr
from .names import bot_title, side_title


class BotsChoice:
    """The rows of a form in which kinds of bots are chosen; every game has its own."""

    def __init__(self, form: QFormLayout, row: int) -> None:
        self._form = form
        self._row = row
        self._kinds: Sequence[str] = ()
        self._has_sides = False
        self.boxes: list[QComboBox] = []

    def offer(self, game: str, kinds: Sequence[str], sides: Sequence[str]) -> None:
        """Offer the bots of a game, its best chosen."""
        for box in self.boxes:
            self._form.removeRow(box)
        self._kinds, self._has_sides = kinds, bool(sides)
        titles = [side_title(game, each) for each in sides]
        rows = titles if sides else [tr("Bots"), tr("Taking turns with")]
        self.boxes = [self._box(game, title) for title in rows]
        for place, (title, box) in enumerate(zip(rows, self.boxes, strict=True)):
            self._form.insertRow(self._row + place, title, box)
        if not sides:
            self.boxes[1].insertItem(0, tr("nobody else"))
            self.boxes[1].setCurrentIndex(0)

    def _box(self, game: str, title: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(title if not self._has_sides else tr("Bots: {side}", side=title))
        box.setToolTip(tr("The last one in the list plays best."))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        box.addItems([bot_title(game, each) for each in self._kinds])
        box.setCurrentIndex(len(self._kinds) - 1)
        return box

    def names(self) -> tuple[str, ...]:
        """Return the kinds that were chosen: one for each side, or those that take turns."""
        return tuple(self._names())

    def _names(self) -> Iterator[str]:
        for place, box in enumerate(self.boxes):
            number = box.currentIndex() - (place == 1 and not self._has_sides)
            if number >= 0:
                yield self._kinds[number]
