"""The layout of a station: rows of characters for the cells, and small lists for what stands on them.

A *cell* is a pointy-top hex of the board; even rows (0, 2, …) lie half a cell to the right. Its label
is its row and column, both from 0: "1,10". A cell is *open* space, or bears a tile of the *station*.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ...effects import Effect
from ...records import Record

OUTSIDE, OPEN, STATION = CELLS = ("outside", "open", "station")
"""What a character of the rows can stand for: no cell, an open cell, a cell with a station tile."""

QUEEN, SPAWN, WARRIOR = CREATURES = ("queen", "spawn", "warrior")
"""The creatures that the rules know (SA-5)."""

POD, FIGHTER, TURRET = TOKENS = ("pod", "fighter", "turret")
"""What else lies in the supply (SA-5)."""

CORE_BREACH = "core_breach"
BACKS = (
    *(SPAWN, WARRIOR, FIGHTER, POD, "black_hole", CORE_BREACH),
    *("swap_crew_station", "swap_crew_ships", "drifter_to_station", "drifter_to_ship"),
    *("fire_any_turret", "move_empty_ship", "teleport_creature", "move_any_fighter", "hatch"),
    *("extra_step", "evolve_spawn_warrior", "evolve_to_queen", "evolve_queen"),
    *("defend_warrior", "defend_spawn", "defend_queen", "steal_creature"),
)
"""The tile backs that the rules know: green, red, blue, yellow (SA-70 … SA-94d)."""

GREEN, RED, BLUE, YELLOW = COLOURS = ("green", "red", "blue", "yellow")
"""When a tile back is played: at once; in the own movement; after the die; against others (SA-70 … SA-94)."""

DRIFTERS, PODS, FIGHTERS, CREW = PREY = ("drifters", "pods", "fighters", "crew")
"""What a creature can end where it comes: Drifters, manned ships of each kind, and the crew of these."""

SPACE, TILES = THROUGH = ("space", "tiles")
"""What a creature can move through: open cells alone, or tiles, too, under which it can't stay."""

SYMBOLS = ("eye", "claw", "star", "worm", "spider", "jelly", "letter")
"""The signs that a creature of somebody's own can have."""

INKS = ("plain", "red", "green", "blue", "yellow")
"""The colours of these signs."""

Offset = tuple[int, int]
"""A cell by its row and column, both from 0."""


@dataclass(frozen=True, kw_only=True)
class CellKind(Record):
    """What a character of the rows stands for."""

    cell: str
    tile: str | None = None
    """The class of the tile that always lies there; without it tiles are dealt (SA-11, SA-103)."""
    back: str | None = None
    """The hidden back of that tile, if it too is always the same."""


@dataclass(frozen=True, kw_only=True)
class JumpPoint(Record):
    """A way out of the board, beside the gate cells that lead to it (SA-6)."""

    id: str
    gates: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Creature(Record):
    """A creature on the board when the game begins (SA-10); several may share a cell (SA-53)."""

    kind: str
    at: str


@dataclass(frozen=True, kw_only=True)
class TileClass(Record):
    """Tiles of the same thickness, and how many of them bear each back (SA-3)."""

    id: str
    backs: Mapping[str, int]

    @property
    def count(self) -> int:
        """The number of tiles."""
        return sum(self.backs.values())


@dataclass(frozen=True, kw_only=True)
class StationSetup(Record):
    """What each player is given, and what the creature die shows (SA-4, SA-5, SA-13, SA-21)."""

    crew_values: tuple[int, ...]
    pods_per_player: int
    move_points: int
    die: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class TileBack(Record):
    """What a tile back is: when it is played, and what it does."""

    id: str
    title: str = ""
    """What people call it; without one, its id."""
    text: str = ""
    """The designer's own words, which are printed on it."""
    colour: str = GREEN
    effects: tuple[Effect, ...] = ()
    print_only: bool = False
    """Whether it does nothing in games that engines play."""


@dataclass(frozen=True, kw_only=True)
class CreatureKind(Record):
    """What a creature is: how it moves, what it ends where it comes, and what else is special (SA-50 … SA-53)."""

    id: str
    title: str = ""
    """What people call it; without one, its id."""
    text: str = ""
    """The designer's own words, which are printed on its card."""
    symbol: str = "letter"
    colour: str = "plain"
    moves: int = 1
    "How many cells it moves at most."
    through: str = SPACE
    kills: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Station(Record):
    """A station in open space, with Jump Points around it and everything that is played with."""

    legend: Mapping[str, CellKind]
    rows: tuple[str, ...]
    jump_points: tuple[JumpPoint, ...]
    creatures: tuple[Creature, ...]
    tile_classes: tuple[TileClass, ...]
    """In the order of removal; the last one bears the turrets and the Core Breach (SA-12, SA-65)."""
    supply: Mapping[str, int]
    setup: StationSetup
    backs: tuple[TileBack, ...] = ()
    """Tile backs of the designer's own; one with the id of a printed back takes its place."""
    creature_kinds: tuple[CreatureKind, ...] = ()
    """Creatures of the designer's own; one with the id of a printed creature takes its place."""

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    @property
    def last_class(self) -> TileClass:
        """The class that is removed last: Reactors, in the printed game (SA-3)."""
        return self.tile_classes[-1]

    def cells(self) -> Iterator[tuple[Offset, CellKind]]:
        """Yield each cell with what it is, row by row."""
        for row, line in enumerate(self.rows):
            for column, character in enumerate(line):
                kind = self.legend[character]
                if kind.cell != OUTSIDE:
                    yield (row, column), kind

    def tile_count(self) -> int:
        """Return the number of tiles of all classes."""
        return sum(each.count for each in self.tile_classes)

    def back_counts(self) -> Counter[str]:
        """Return how many tiles of all classes bear each back."""
        counts: Counter[str] = Counter()
        for each in self.tile_classes:
            counts.update(each.backs)
        return counts

    def creatures_by_cell(self) -> Mapping[str, list[str]]:
        """Return the kinds of the creatures in each cell that has any, by the cell's label."""
        found: dict[str, list[str]] = {}
        for each in self.creatures:
            found.setdefault(each.at, []).append(each.kind)
        return found

    def jump_points_by_cell(self) -> Mapping[str, list[str]]:
        """Return the Jump Points that each gate cell leads to, by the cell's label."""
        found: dict[str, list[str]] = {}
        for each in self.jump_points:
            for gate in each.gates:
                found.setdefault(gate, []).append(each.id)
        return found


def cell_label(row: int, column: int) -> str:
    """Return the label of the cell at a row and column.

    >>> cell_label(1, 10)
    '1,10'
    """
    return f"{row},{column}"


_LABEL = re.compile(r"\s*([0-9]{1,5})\s*,\s*([0-9]{1,5})\s*")


def offset_of(text: str) -> Offset | None:
    """Return the row and column that a label names, or None if it is not a label.

    >>> offset_of("1,10"), offset_of("1, 10"), offset_of("D09")
    ((1, 10), (1, 10), None)
    """
    found = _LABEL.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def contents(station: Station) -> Mapping[str, str]:
    """Return what each cell is and what stands there, and that a Jump Point is one."""
    creatures, gates = station.creatures_by_cell(), station.jump_points_by_cell()
    found = {}
    for at, kind in station.cells():
        label = cell_label(*at)
        standing = [
            *(f"gate {each}" for each in sorted(gates.get(label, ()))),
            *sorted(creatures.get(label, ())),
        ]
        found[label] = ", ".join([*_ground(kind, bare=not standing), *standing])
    return found | {each.id: "jump point" for each in station.jump_points}


def _ground(kind: CellKind, *, bare: bool) -> Iterator[str]:
    """Yield what a cell is; that it is open goes without saying where something stands."""
    if kind.tile:
        yield f"{kind.tile} tile"
    elif kind.cell == STATION or bare:
        yield kind.cell
    if kind.back:
        yield f"back {kind.back}"
