"""What of the pieces of a map is in the box of its game, and what is not."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, message

from ..concepts.cutouts import Cutout, CutoutSet, LargeBoard, Printed
from ..kinds.table import editor_kind_of
from .map_drawing import MapDrawing


@dataclass(frozen=True)
class BoxRow:
    """A set of pieces: how many are printed, how many of these a box has, and which are new."""

    title: Message
    count: int
    in_box: int
    new: tuple[tuple[Message, int], ...] = ()
    """The names of pieces that the box does not have, or not so often, with how many more there are."""
    left: tuple[tuple[Message, int], ...] = ()
    """The names of pieces that stay in the box, with how many."""


@dataclass(frozen=True)
class BoxComparison:
    """The pieces that are printed of a map, held against those of its game's box."""

    document: MapDocument
    printed: Sequence[Printed]
    players: int

    @cached_property
    def _box(self) -> MapDocument:
        """A map with what the box has: whatever is not drawn is as in the box."""
        kind = map_kind(self.document.kind)
        return kind.new("", kind.blank(None))

    @cached_property
    def _boxed(self) -> dict[str, CutoutSet]:
        cutouts = editor_kind_of(self.document.kind).cutouts
        found = cutouts(self._box) if cutouts else ()
        return {str(each.title): each for each in found if isinstance(each, CutoutSet)}

    def rows(self) -> Iterator[BoxRow]:
        """Yield a row for each set that is printed."""
        for each in self.printed:
            yield self._board(each) if isinstance(each, LargeBoard) else self._set(each)

    def _board(self, board: LargeBoard) -> BoxRow:
        here, there = (MapDrawing.of(each, "en").cells for each in (self.document, self._box))
        return BoxRow(board.title, 1, 1 if here == there else 0)

    def _set(self, cutouts: CutoutSet) -> BoxRow:
        here = self._counts(cutouts)
        boxed = self._boxed.get(str(cutouts.title))
        there = sum((self._counts(each) for each in self._boxed.values()), Counter[str]())
        same = self._counts(boxed) if boxed else Counter[str]()
        titles = {
            _key(piece): piece.title for each in (cutouts, boxed) if each for piece in each.pieces
        }
        return BoxRow(
            cutouts.title,
            here.total(),
            (here & there).total(),
            tuple(_named(here - there, titles)),
            tuple(_named(same - here, titles)),
        )

    def _counts(self, cutouts: CutoutSet) -> "Counter[str]":
        """Return how many there are of each piece, whatever number it says itself."""
        counts: Counter[str] = Counter()
        for each in cutouts.pieces:
            counts[_key(each)] += each.copies(self.players)
        return counts


def _key(piece: Cutout) -> str:
    """Return what tells a piece from others: all that stands on its sides."""
    return repr((piece.front, piece.back, piece.name))


def _named(
    counts: "Counter[str]", titles: Mapping[str, Message | None]
) -> Iterator[tuple[Message, int]]:
    """Yield what people call pieces, each name once, with how many there are."""
    found: dict[str, tuple[Message, int]] = {}
    for key, count in counts.items():
        title = titles[key] or message("others")
        found[str(title)] = title, found.get(str(title), (title, 0))[1] + count
    yield from found.values()
