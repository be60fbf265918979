"""Cutouts: what a map's game is played with, as pieces to print, cut out and lay on the table.

A kind lists them; sheets lay them out. Lengths are in millimetres. Texts are sentences that are said
in the language of the sheet.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message, message

from .marks import Marks

PLAYER_INKS = tuple(f"player-{number}" for number in range(1, 9))
"""The colours of players, for the most that any game seats; beyond them only letters differ."""
PLAYER_LETTERS = "ABCDEFGHIJKLMNOP"
SEATS = range(1, len(PLAYER_LETTERS) + 1)
"""All players that there can be pieces for."""


class CutoutOutline(StrEnum):
    """Along which line a piece is cut out."""

    RECTANGLE = "rectangle"
    HEXAGON = "hexagon"
    """On a corner, like the cells of a station."""
    OWN = "own"
    """Its picture has the line."""


class CutoutPicture(NamedTuple):
    """Marks on a piece."""

    marks: Marks
    side: float
    """The side of a cell."""
    height: float = 0.0
    """The room it takes above the words; 0 if it fills the piece and words lie upon it."""


class CutoutEntry(NamedTuple):
    """A sign and what it means, as a line of a reference card."""

    picture: CutoutPicture
    text: Message


@dataclass(frozen=True)
class Face:
    """One side of a piece: a picture and a title above, text or entries below, a note at the foot."""

    picture: CutoutPicture | None = None
    title: Message | None = None
    text: tuple[Message, ...] = ()
    """Paragraphs."""
    entries: tuple[CutoutEntry, ...] = ()
    foot: Message | None = None


@dataclass(frozen=True)
class Cutout:
    """A piece, and how many there are of it."""

    front: Face
    back: Face | None = None
    """None if it stays white."""
    count: int = 1
    each: bool = False
    """Whether every player gets so many."""
    player: int = 0
    """Whose it is, counted from 1: printed only if so many play; 0 for everybody's."""
    name: Message | None = None
    """What it is called where its sides do not say so."""

    @property
    def title(self) -> Message | None:
        """What people call it."""
        return self.name or self.front.title or self.front.foot

    def copies(self, players: int) -> int:
        """Return how many are printed for so many players."""
        if self.player > players:
            return 0
        return self.count * players if self.each else self.count


@dataclass(frozen=True)
class CutoutSet:
    """Pieces of one size that are printed together."""

    title: Message
    width: float
    height: float
    pieces: tuple[Cutout, ...]
    outline: CutoutOutline = CutoutOutline.RECTANGLE
    folded: bool = False
    """Whether front and back lie side by side and are folded on each other: what small pieces need,
    because no printer hits the same spot on both sides of the paper."""

    def copies(self, players: int) -> int:
        """Return how many pieces are printed for so many players."""
        return sum(each.copies(players) for each in self.pieces)

    def faces(self, players: int) -> Iterator[Face]:
        """Yield the sides of the pieces that are printed for so many players."""
        for piece in self.pieces:
            if piece.copies(players):
                yield from (side for side in (piece.front, piece.back) if side)

    @property
    def has_backs(self) -> bool:
        """Whether the other side of the paper is printed, too."""
        return not self.folded and any(each.back for each in self.pieces)


@dataclass(frozen=True)
class LargeBoard:
    """The map itself in the size of its pieces, on as many pages as that takes, to be glued together."""

    title: Message
    side: float
    """The side of a cell."""


Printed: TypeAlias = CutoutSet | LargeBoard
Cutouts: TypeAlias = Callable[[MapDocument], Sequence[Printed]]


def player_ink(player: int) -> str:
    """Return the colour of a player, counted from 1."""
    return PLAYER_INKS[(player - 1) % len(PLAYER_INKS)]


def player_letter(player: int) -> str:
    """Return the letter of a player, counted from 1.

    >>> player_letter(2)
    'B'
    """
    return PLAYER_LETTERS[(player - 1) % len(PLAYER_LETTERS)]


def own_title(title: str, name: str) -> Message:
    """Return what people call something of a designer's own: its title, or its name as plain words.

    >>> str(own_title("", "ice-giant")), str(own_title("The {Ice}", "ice"))
    ('Ice giant', 'The {Ice}')
    """
    plain = name.replace("_", " ").replace("-", " ").replace(".", " ").strip()
    return message("{name}", name=title or plain[:1].upper() + plain[1:])
