"""A station under examination: which space is open, who can go where, and what lies enclosed.

Space is *at large* where open cells lead to a gate when the game begins; other open cells lie in
*pockets* that the station encloses. Tiles fall class by class and only ever add open cells (SA-65),
so a pocket that is still one when only the fixed tiles of the last class stand is *sealed*: nothing
gets out of it before the end of the game is near.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from ...boards.board import Board
from ...boards.hexes import Hex, from_even_r
from ...boards.paths import NOWHERE, pieces, ways
from ...boards.roles import inverted, marked
from ...checks.survey import Survey
from ...documents.maps import MapDocument
from .board import GATE, compiled
from .layout import OPEN, QUEEN, STATION, CellKind, Station
from .terms import Party, StationTerms, parties, terms_of


class StationSurvey(Survey[Station]):
    """A station under examination, on the terms that the map's own rules set."""

    def __init__(self, document: MapDocument, board: Board, terms: StationTerms) -> None:
        super().__init__(document, board)
        self.terms = terms

    @classmethod
    def of(cls, document: MapDocument) -> "StationSurvey":
        """Return the survey of a station under the rules that its document names."""
        return cls(document, compiled(document.layout), terms_of(document.rules))

    @cached_property
    def parties(self) -> tuple[Party, ...]:
        """The numbers of players that the map is for, and what they begin with."""
        return tuple(parties(self.document, self.terms))

    @cached_property
    def cells(self) -> Board:
        """The board without its Jump Points, on which nobody walks."""
        board, count = self.board, len(self.board) - len(self.layout.jump_points)
        return replace(
            board,
            ids=board.ids[:count],
            roles=board.roles[:count],
            xs=board.xs[:count],
            ys=board.ys[:count],
            one_way=board.one_way[:0],
        )

    @cached_property
    def hexes(self) -> Sequence[Hex]:
        """The hex of each cell."""
        return [from_even_r(*at) for at, _ in self.layout.cells()]

    @cached_property
    def open(self) -> bytes:
        """For each cell whether it is open when the game begins."""
        return self.cells.mask({OPEN, GATE})

    @cached_property
    def open_before_the_last(self) -> bytes:
        """For each cell whether it can be open before the first tile of the last class falls."""
        last = self.layout.last_class.id
        kept = {number for number, kind in self.fixed.items() if kind.tile == last}
        return bytes(number not in kept for number in range(len(self.cells)))

    @cached_property
    def space(self) -> Sequence[int]:
        """The connected piece of open space that each cell belongs to when the game begins."""
        return pieces(self.cells, self.open)

    @cached_property
    def late_space(self) -> Sequence[int]:
        """The same before the first tile of the last class falls."""
        return pieces(self.cells, self.open_before_the_last)

    @cached_property
    def tiles(self) -> list[int]:
        """The station cells."""
        return self.cells.with_role(STATION)

    @cached_property
    def station_pieces(self) -> Sequence[int]:
        """The connected piece of the station that each cell belongs to; crew walk inside one (SA-30)."""
        return pieces(self.cells, inverted(self.open))

    @cached_property
    def fixed(self) -> Mapping[int, CellKind]:
        """The station cells whose tile is always the same, unless Reactors are dealt (SA-103)."""
        dealt = self.layout.last_class.id if self.terms.reactors_dealt else None
        return {
            number: kind
            for number, (_, kind) in enumerate(self.layout.cells())
            if kind.tile and kind.tile != dealt
        }

    @cached_property
    def dealt_cells(self) -> list[int]:
        """The station cells whose tile is dealt (SA-11)."""
        return [each for each in self.tiles if each not in self.fixed]

    @cached_property
    def exposed(self) -> frozenset[int]:
        """The tiles that touch an open cell, which can be removed first (SA-66)."""
        return frozenset(each for each in self.tiles if self._touches(each, self.open))

    @cached_property
    def gates(self) -> Mapping[str, list[int]]:
        """The gate cells of each Jump Point, as far as they are cells at all."""
        index = self.cells.index
        return {
            each.id: [index[gate] for gate in each.gates if gate in index]
            for each in self.layout.jump_points
        }

    @cached_property
    def all_gates(self) -> list[int]:
        """The gate cells of all Jump Points, each once."""
        return sorted({gate for gates in self.gates.values() for gate in gates})

    @cached_property
    def at_large(self) -> bytes:
        """For each cell whether it is open and leads to a gate when the game begins."""
        return self._joined_to_gates(self.space)

    @cached_property
    def sealed(self) -> bytes:
        """For each cell whether no gate can be reached from it before the last class falls."""
        return inverted(self._joined_to_gates(self.late_space))

    def _joined_to_gates(self, piece_of: Sequence[int]) -> bytes:
        joined = {piece_of[gate] for gate in self.all_gates} - {NOWHERE}
        return bytes(piece in joined for piece in piece_of)

    @cached_property
    def pockets(self) -> Counter[int]:
        """The sizes of the pieces of open space from which no gate can be reached at first."""
        return Counter(
            piece
            for piece, at_large in zip(self.space, self.at_large, strict=True)
            if piece != NOWHERE and not at_large
        )

    @cached_property
    def queens(self) -> list[int]:
        """The open cells where Queens begin, one entry for each Queen."""
        index = self.cells.index
        cells = [index.get(each.at) for each in self.layout.creatures if each.kind == QUEEN]
        return [each for each in cells if each is not None and self.open[each]]

    @cached_property
    def legal_pod_cells(self) -> list[int]:
        """The cells where a pod may be placed: open, beside a tile, without a Queen (SA-15)."""
        station, queens = inverted(self.open), set(self.queens)
        return [
            each
            for each in marked(self.open)
            if each not in queens and self._touches(each, station)
        ]

    @cached_property
    def pod_cells(self) -> list[int]:
        """The legal pod cells from which a gate can be reached when the game begins."""
        return [each for each in self.legal_pod_cells if self.at_large[each]]

    @cached_property
    def outer_tiles(self) -> list[int]:
        """The tiles beside space at large; a hole in the middle makes no tile an outer one (SA-101)."""
        return [each for each in self.tiles if self._touches(each, self.at_large)]

    @cached_property
    def steps(self) -> Mapping[str, Sequence[int]]:
        """For each Jump Point the fewest steps from its gates to each cell, tiles being no hindrance."""
        return {name: self.steps_from(gates) for name, gates in self.gates.items()}

    def steps_from(self, starts: Iterable[int], through: bytes | None = None) -> Sequence[int]:
        """Return the fewest steps from some cells to each cell, through all cells or those marked."""
        passable = b"\1" * len(self.cells) if through is None else through
        return ways(self.cells, sorted(set(starts)), passable, passable).steps()

    def near(self, cell: int) -> tuple[int, ...]:
        """Return the cells that touch a cell."""
        return self.cells.neighbours[cell]

    def _touches(self, cell: int, mask: bytes) -> bool:
        return any(mask[each] for each in self.near(cell))

    def labels(self, cells: Iterable[int]) -> tuple[str, ...]:
        """Return the labels of some cells, each once, in the order of the board."""
        return tuple(self.cells.ids[each] for each in sorted(set(cells)))
