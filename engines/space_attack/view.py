"""What one player may know of a state: all but the values of crew, and tiles that it has not seen."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hullwright.schema.records import JsonObject

from ..base_view import BaseView
from ..contract import Action
from .back_table import BackTable
from .bestiary import Bestiary
from .chart import StationChart, cells_of, mask
from .events import KINDS
from .plays import offers
from .ruleset import SpaceAttackRuleset
from .state_text import crew_name, place_name
from .vocabulary import SHIPS

if TYPE_CHECKING:
    from .state import SpaceAttackState


UNKNOWN = 0
"""Stands for the value of a crew that the player may not know."""


class SpaceAttackView(BaseView["SpaceAttackState"]):
    """What one player may know: its own crew and tiles, and everything that lies open."""

    __slots__ = ()

    kinds = KINDS
    _state: "SpaceAttackState"

    # -- the player itself ----------------------------------------------------------------------

    @property
    def sees_values(self) -> bool:
        """Whether the player may look at the values of its own crew now (SA-13)."""
        state = self._state
        return not state.round or state.game.ruleset.crew_values == "always"

    @property
    def values(self) -> Sequence[int]:
        """The value of each crew of the player's own while it may look, UNKNOWN for all others (SA-13)."""
        state = self._state
        if not self.sees_values:
            return (UNKNOWN,) * len(state.values)
        return tuple(
            value if owner == self.player else UNKNOWN
            for value, owner in zip(state.values, state.owners, strict=True)
        )

    @property
    def unplaced(self) -> Sequence[Sequence[int]]:
        """For each colour of the player's own, the values that it has still to place."""
        state = self._state
        return tuple(
            tuple(each) if colour % state.players == self.player else ()
            for colour, each in enumerate(state.unplaced)
        )

    @property
    def hand(self) -> Sequence[str]:
        """The backs of the tiles that the player has kept."""
        state = self._state
        return tuple(state.backs[cell] for cell in state.hands[self.player])

    # -- what everybody knows -------------------------------------------------------------------

    @property
    def chart(self) -> StationChart:
        """Where cells, gates and tiles are, as it was at the beginning."""
        return self._state.game.chart

    @property
    def ruleset(self) -> SpaceAttackRuleset:
        """The rules in force."""
        return self._state.game.ruleset

    @property
    def bestiary(self) -> Bestiary:
        """The creatures of the map."""
        return self._state.game.bestiary

    @property
    def backs(self) -> BackTable:
        """What the backs of tiles do."""
        return self._state.game.backs

    @property
    def first(self) -> int:
        """The player who began."""
        return self._state.first

    @property
    def crew_values(self) -> Sequence[int]:
        """The values of the crew that a colour begins with at the most."""
        return self._state.game.setup.crew_values

    @property
    def die(self) -> Sequence[str]:
        """The faces of the die: each the name of a creature, or of nothing."""
        return self._state.game.setup.die

    @property
    def move_points(self) -> int:
        """The movement points of a whole turn."""
        return self._state.game.move_points

    @property
    def tile_classes(self) -> Mapping[str, Mapping[str, int]]:
        """How many tiles of each class had which back at the beginning: the table that everybody may read."""
        return self._state.game.tile_classes

    @property
    def station(self) -> int:
        """The mask of the cells that have a tile."""
        return self._state.station

    @property
    def classes(self) -> Sequence[int]:
        """The class of the tile that lies or lay on each cell, by its place in the order of removal."""
        return self._state.classes

    @property
    def class_names(self) -> Sequence[str]:
        """The names of the classes in the order of removal."""
        return self._state.game.class_names

    @property
    def owners(self) -> Sequence[int]:
        """The player of each crew."""
        return self._state.owners

    @property
    def where(self) -> Sequence[int]:
        """The cell of each crew, or a place beside the board."""
        return tuple(self._state.where)

    @property
    def aboard(self) -> Sequence[int]:
        """The ship of each crew, or NONE."""
        return tuple(self._state.aboard)

    @property
    def ships(self) -> Mapping[int, int]:
        """The ship in each cell that has one."""
        return dict(self._state.ships)

    @property
    def ship_kinds(self) -> Sequence[int]:
        """The kind of each ship."""
        return tuple(self._state.ship_kinds)

    @property
    def creatures(self) -> Sequence[Mapping[int, int]]:
        """For each kind, how many are in each cell that has any."""
        return tuple(map(dict, self._state.creatures))

    @property
    def captured(self) -> Sequence[Sequence[int]]:
        """For each player, how many creatures of each kind it holds."""
        return tuple(map(tuple, self._state.captured))

    @property
    def supply(self) -> Sequence[int]:
        """How many creatures of each kind can still come."""
        return tuple(self._state.supply)

    @property
    def hangar(self) -> Sequence[int]:
        """How many ships of each kind can still come."""
        return tuple(self._state.hangar)

    @property
    def kept_tiles(self) -> Sequence[Sequence[int]]:
        """For each player, the cells from which it has kept tiles: their fronts lie open."""
        return tuple(map(tuple, self._state.hands))

    @property
    def points(self) -> int:
        """The movement points that the player has left, 0 if it is not moving."""
        frame = self._state.pending[-1]
        points: int = frame[2] if self.phase == "move" else 0
        return points

    @property
    def subject(self) -> Sequence[int | str]:
        """What the player's decision is about, such as the creature and the cell of an attack."""
        return tuple(self._state.pending[-1][2:]) if self.phase else ()

    def uses(self, back: str) -> Sequence[Sequence[Action]]:
        """Return for each effect of a back everything that the player could use it for now."""
        return [
            tuple(offers(self._state, self.player, back, number))
            for number in range(len(self.backs.parts[back]))
        ]

    def known_backs(self) -> Mapping[int, str]:
        """Return the backs that the player knows: fixed by the map, its own, and those out of the game."""
        state = self._state
        hidden = state.station | mask(cell for hand in state.hands for cell in hand)
        hidden &= ~(self.chart.known_backs | mask(state.hands[self.player]))
        return {cell: state.backs[cell] for cell in cells_of(self.chart.station & ~hidden)}

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        ids = self.chart.ids
        return {
            **self.common_json(),
            "legal": [list(action) for action in self.legal()],
            "first": self.first,
            "points": self.points,
            "tiles": {
                ids[cell]: self.class_names[self.classes[cell]] for cell in cells_of(self.station)
            },
            "backs": {ids[cell]: back for cell, back in self.known_backs().items()},
            "hand": sorted(self.hand),
            "kept_tiles": [[ids[cell] for cell in each] for each in self.kept_tiles],
            "crew": self._crew_json(),
            "unplaced": [list(each) for each in self.unplaced],
            "ships": {
                ids[cell]: SHIPS[self.ship_kinds[ship]] for cell, ship in sorted(self.ships.items())
            },
            "creatures": {
                name: {ids[cell]: number for cell, number in sorted(each.items())}
                for name, each in zip(self.bestiary.names, self.creatures, strict=True)
            },
            "captured": [list(each) for each in self.captured],
            "supply": {
                **dict(zip(self.bestiary.names, self.supply, strict=True)),
                **dict(zip(SHIPS, self.hangar, strict=True)),
            },
        }

    def _crew_json(self) -> JsonObject:
        state = self._state
        return {
            crew_name(state.game, crew): [place_name(state, crew), value or None]
            for crew, value in enumerate(self.values)
        }
