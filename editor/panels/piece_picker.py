"""The picker of what plugins offer: one button, behind it a list that is found by typing."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from hullwright.schema.messages import message
from hullwright.schema.visible_text import visible_line

from ..concepts.offered_piece import OfferedPiece
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.forms.picker import Picker


def adopted(place: Workplace, piece: OfferedPiece) -> str:
    """Take a piece into a map as one step, and return its name there; HullwrightError if it does not fit in."""
    whole, name = piece.added(place.map)
    title = message(
        "Add {piece} from “{plugin}”", piece=visible_line(piece.title), plugin=piece.origin
    )
    place.document.apply(title, lambda _: whole, "tables")
    return name


class PiecePicker(Picker):
    """Offers the pieces of plugins; it is not there while there are none."""

    chosen = Signal(object)
    """The OfferedPiece that was chosen."""

    def __init__(self, name: str) -> None:
        super().__init__(name, tr("Add from plugin"))
        self._offered: Sequence[OfferedPiece] = ()
        self.picked.connect(lambda number: self.chosen.emit(self._offered[int(number)]))
        self.hide()

    def offer_pieces(self, pieces: Sequence[OfferedPiece]) -> None:
        """Offer other pieces."""
        self._offered = pieces
        self.offer(
            {
                str(number): (visible_line(each.title), visible_line(each.origin))
                for number, each in enumerate(pieces)
            }
        )
        self.setVisible(bool(pieces))
