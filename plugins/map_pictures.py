"""Pictures for exporters: what a map and its pieces look like, drawn by the editor where it is installed."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, Protocol

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

DRAWN_BY = "hullwright.editor.sheets.piece_pictures:pictures_of"
"""What draws them. Its name, because nothing here knows the editor: engines and plugins run without it."""


class PiecePicture(NamedTuple):
    """A piece of a game, with both its sides as PNG files."""

    title: str
    copies: int
    """How many there are of it."""
    front: bytes
    back: bytes


class PieceSet(NamedTuple):
    """Pieces of one size that belong together: a deck, tiles, tokens."""

    title: str
    width: float
    """In millimetres, like the height."""
    height: float
    is_hexagonal: bool
    pieces: tuple[PiecePicture, ...]


class MapPictures(Protocol):
    """What can be drawn of a map."""

    def board(self, pixels: int) -> bytes:
        """Return a picture of the map as a PNG file, its longer side so many pixels."""
        ...

    def pieces(self, players: int, dots: float) -> Sequence[PieceSet]:
        """Return the pieces for so many players, with so many pixels for a millimetre; none for kinds without."""
        ...


def pictures_of(document: MapDocument, language: str) -> MapPictures:
    """Return the pictures of a map, with words in a language."""
    module, _, name = DRAWN_BY.partition(":")
    try:
        found = getattr(import_module(module), name)
    except ModuleNotFoundError as fault:
        raise HullwrightError(
            message(
                "Pictures for this format are drawn by the editor, which is not installed: {reason}.",
                reason=fault,
            )
        ) from None
    made: MapPictures = found(document, language)
    return made
