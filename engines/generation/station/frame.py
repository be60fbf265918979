"""What stays as it is while a station is made: its board and box, what must stay, and what is asked of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple, TypeAlias

from hullwright.schema.boards.hexes import from_even_r, neighbours, to_even_r
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.board import lattice
from hullwright.schema.kinds.station.layout import Offset, Station, cell_label
from hullwright.schema.kinds.station.survey import StationSurvey

from .bitboard import HexBoard, bits

NONE, LEFT_RIGHT, TOP_BOTTOM, HALF_TURN, BOTH = SYMMETRIES = (
    "none",
    "left-right",
    "top-bottom",
    "half-turn",
    "both",
)
"""How a station can look the same, mirrored or turned."""
_MIRRORED: Mapping[str, tuple[tuple[int, int], ...]] = {
    NONE: (),
    LEFT_RIGHT: ((-1, 1),),
    TOP_BOTTOM: ((1, -1),),
    HALF_TURN: ((-1, -1),),
    BOTH: ((-1, 1), (1, -1), (-1, -1)),
}
"""What ways to the right and ways down become in each image: themselves, or the other way."""

Image: TypeAlias = Mapping[int, int]
"""Where each cell gets to when a board is mirrored or turned, by their numbers."""


class StationPlan(NamedTuple):
    """A station in the making: sets of cells."""

    tiles: int
    classes: tuple[int, ...]
    """The tiles of each class that always lie there; the others are dealt."""
    gates: tuple[int, ...]
    """The gate cells of each Jump Point."""
    creatures: tuple[int, ...]
    """Where creatures of each kind begin; Queens come first."""


class StationNeeds(NamedTuple):
    """What checks ask of a station, as far as moves can change it (SAV-4, SAV-6, SAV-7)."""

    pods: int
    crew: int
    crew_on_inner_tile: int
    counts: tuple[int, ...]
    """The tiles of each class."""
    dealt_last: bool
    """Whether the last class is dealt even where the map fixes it."""


@dataclass(frozen=True, eq=False)
class StationFrame:
    """What stays as it is while a station is made."""

    document: MapDocument
    kinds: tuple[str, ...]
    """The kinds of creatures that begin on the board, Queens first."""
    symmetry: str
    kept: int
    """The cells that must stay."""
    fixed_classes: frozenset[int]
    """The classes whose tiles always lie where they lie."""
    gates_move: bool
    crowd: tuple[int, ...] = ()
    """Where further Queens begin that share a cell with another one."""
    tolerated: int = 0
    """How much there was against the station when somebody handed it over."""

    @property
    def station(self) -> Station:
        """The board and the box."""
        layout: Station = self.document.layout
        return layout

    @cached_property
    def offsets(self) -> tuple[Offset, ...]:
        """The cells of the board by rows and columns."""
        return tuple(at for at, _ in self.station.cells())

    @cached_property
    def board(self) -> HexBoard:
        """The cells of the board."""
        return HexBoard(from_even_r(*at) for at in self.offsets)

    @cached_property
    def needs(self) -> StationNeeds:
        """What checks ask of it under the rules it names."""
        survey = StationSurvey.of(self.document)
        return StationNeeds(
            max(each.pods for each in survey.parties),
            max(each.crew for each in survey.parties),
            survey.terms.crew_on_inner_tile,
            tuple(each.count for each in self.station.tile_classes),
            survey.terms.reactors_dealt,
        )

    def number(self, at: Offset) -> int:
        """Return the number of a cell by its row and column."""
        return self.board.number(from_even_r(*at))

    def offset(self, number: int) -> Offset:
        """Return the row and column of a cell."""
        return to_even_r(self.board.hex(number))

    def label(self, number: int) -> str:
        """Return the label of a cell."""
        return cell_label(*self.offset(number))

    @cached_property
    def images(self) -> tuple[Image, ...]:
        """How the board is mirrored or turned; none if it does not look the same then."""
        found = [self._image(*each) for each in _MIRRORED[self.symmetry]]
        whole = [each for each in found if each is not None]
        return tuple(whole) if len(whole) == len(found) else ()

    def _image(self, across: int, down: int) -> Image | None:
        spots = {at: lattice(*at) for at in self.offsets}
        cells = {spot: at for at, spot in spots.items()}
        left, top = self.middle
        found = {}
        for at, (x, y) in spots.items():
            to = cells.get((round(left + across * (x - left)), round(top + down * (y - top))))
            if to is None:
                return None
            found[self.number(at)] = self.number(to)
        return found

    def orbit(self, number: int) -> int:
        """Return a cell and those that must look like it."""
        found = self._orbits.get(number)
        if found is None:
            found = 1 << number
            for image in self.images:
                found |= 1 << image[number]
            self._orbits[number] = found
        return found

    @cached_property
    def _orbits(self) -> dict[int, int]:
        return {}

    def image_of(self, mask: int, image: Image) -> int:
        """Return where some cells get to."""
        return sum(1 << image[each] for each in bits(mask))

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the board on its lattice."""
        xs, ys = zip(*(lattice(*at) for at in self.offsets), strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    @cached_property
    def gate_pairs(self) -> tuple[int, ...]:
        """Where the gates of a Jump Point can be: two cells beside the same hex off the board."""
        cells = frozenset(self.offsets)
        beyond = dict.fromkeys(
            beside
            for at in self.offsets
            for beside in neighbours(from_even_r(*at))
            if to_even_r(beside) not in cells
        )
        found: dict[int, None] = {}
        for outside in beyond:
            rim = [at for at in map(to_even_r, neighbours(outside)) if at in cells]
            for one, other in combinations(rim, 2):
                found[1 << self.number(one) | 1 << self.number(other)] = None
        return tuple(found)


def mask_of(numbers: Iterable[int]) -> int:
    """Return some cells as a set."""
    found = 0
    for each in numbers:
        found |= 1 << each
    return found
