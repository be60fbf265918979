"""What an offered piece is: something of a plugin that a map can take in, such as a tile or a sector kind."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from hullwright.schema.documents.maps import MapDocument


class OfferedPiece(NamedTuple):
    """A piece that a map can take in; its texts are somebody else's."""

    part: str
    """The part of the layout that it belongs to."""
    title: str
    origin: str
    """What people call the plugin that it comes from."""
    added: Callable[[MapDocument], tuple[MapDocument, str]]
    """The map with it, and the name that it got there; HullwrightError says why it does not fit in."""


OfferedPieces: TypeAlias = Callable[[str], Sequence[OfferedPiece]]
"""Returns the pieces that there are for maps of a kind."""


def none_offered(_: str) -> Sequence[OfferedPiece]:
    """Offer nothing."""
    return ()
