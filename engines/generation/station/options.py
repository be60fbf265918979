"""The options that stations begin with, and the box that goes with them."""

from dataclasses import dataclass, replace

from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.station import KIND
from hullwright.schema.kinds.station.blank import house
from hullwright.schema.kinds.station.layout import CORE_BREACH, GREEN, Station, TileClass
from hullwright.schema.kinds.station.terms import PLAYERS
from hullwright.schema.kinds.station.tile_backs import tile_backs
from hullwright.schema.messages import message

from ..given_options import given_options, option_table

STANDARD, HEXAGON, WIDE = "standard", "hexagon", "wide"
_BOARDS = {HEXAGON: (6, 13), WIDE: (4, 18)}
"""The rows above and below the middle one, and the cells of the middle one; each farther row has one less."""
ALL_FIXED, LAST_FIXED = "all", "last"


@dataclass(frozen=True)
class StationOptions:
    """What a beginning is built with; `options.json` says what each may be."""

    board: str
    jump_points: int
    gates_move: bool
    symmetry: str
    pieces: int
    fixed: str
    cargo: int
    habitat: int
    bridge: int
    queens: int

    @classmethod
    def of(cls, target: Target) -> "StationOptions":
        """Return the options of a target."""
        return cls(**given_options(option_table(__package__), target.options))

    def fixed_classes(self, station: Station) -> frozenset[int]:
        """Return the classes whose tiles always lie where they lie."""
        last = len(station.tile_classes) - 1
        return frozenset(
            range(last + 1)
            if self.fixed == ALL_FIXED
            else [last]
            if self.fixed == LAST_FIXED
            else ()
        )

    def empty_board(self) -> MapDocument:
        """Return a map with the board and the box, and nothing on it."""
        counts = {"cargo": self.cargo, "habitat": self.habitat, "bridge": self.bridge}
        station = house()
        station = replace(
            station,
            rows=station.rows if self.board == STANDARD else _rows(*_BOARDS[self.board]),
            jump_points=(),
            creatures=(),
            tile_classes=tuple(
                resized(station, each, counts.get(each.id, each.count))
                for each in station.tile_classes
            ),
        )
        crew = len(station.setup.crew_values)
        most = min(PLAYERS.max, station.tile_count() // crew)
        if most < PLAYERS.min:
            raise HullwrightError(
                message(
                    "{tiles} tiles are too few: the crew of two players needs {crew}.",
                    tiles=station.tile_count(),
                    crew=PLAYERS.min * crew,
                )
            )
        document = KIND.new("", station)
        return replace(document, players=Players(min=PLAYERS.min, max=most))


def _rows(half: int, longest: int) -> tuple[str, ...]:
    """Return a board of open cells with so many rows on either side of the middle one."""
    # On the lattice of half cells each row begins half a cell farther in than the one nearer to the middle.
    even = (half + 1) % 2
    cells = [
        (row, (abs(row - half) + even - 1 + (row & 1)) // 2 + at)
        for row in range(2 * half + 1)
        for at in range(longest - abs(row - half))
    ]
    left = min(column for _, column in cells)
    right = max(column for _, column in cells)
    known = set(cells)
    return tuple(
        "".join("." if (row, column) in known else "-" for column in range(left, right + 1))
        for row in range(2 * half + 1)
    )


def resized(station: Station, tile_class: TileClass, count: int) -> TileClass:
    """Return a class with more tiles or fewer: what brings tokens or ends the game stays as it is if it can.

    Further tiles are such as players keep in hand, one of each in turn; of the others the commonest go first.
    """
    backs, known = dict(tile_class.backs), tile_backs(station)
    in_hand = [each for each in backs if known[each].colour != GREEN] or list(backs)
    for number in range(count - tile_class.count):
        backs[in_hand[number % len(in_hand)]] += 1
    for _ in range(tile_class.count - count):
        spare = [each for each in backs if each != CORE_BREACH and backs[each]]
        backs[max(spare, key=lambda each: (backs[each], each))] -= 1
    return replace(tile_class, backs={back: number for back, number in backs.items() if number})
